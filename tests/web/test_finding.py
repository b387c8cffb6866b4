"""Find me a table: what its form asks for is looked for, and the pill says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from spectacula.server.building import build
from spectacula.server.house import House
from tests.server.conftest import settings_in

from .browser import Browser

pytestmark = pytest.mark.anyio
FORM = {"name": "Clara", "game-histrio": "yes", "players": "2"}


@pytest.fixture
async def house(tmp_path: Path) -> House:
    """On SQLite: in memory nobody else comes."""
    return build(settings_in(tmp_path))


@pytest.mark.parametrize(
    ("pace", "by_days", "said"), [("days", True, "By days"), ("live", False, "Live"), ("", False, "Live")]
)
async def test_the_form_chooses_between_live_and_by_days(
    house: House, browser: Browser, pace: str, by_days: bool, said: str
) -> None:
    await browser.post("/find", **FORM, pace=pace)
    [row] = await house.store.seekers()
    assert bool(row["by_days"]) is by_days
    assert f"<p>Histrio · {said}</p>" in (await browser.get("/find/pill")).text


async def test_live_is_chosen_unless_one_chooses(browser: Browser) -> None:
    page = (await browser.get("/?house=1")).text
    assert '<input type="radio" name="pace" value="live" checked>' in page
    assert '<input type="radio" name="pace" value="days">' in page
