"""Vacations are planned among one's games."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from spectacula.server.building import build
from spectacula.server.timing.vacations import A_YEAR
from tests.server.conftest import settings_in
from tests.server.visiting import visiting

from .browser import Browser

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def ann(tmp_path: Path, noon: datetime) -> AsyncIterator[Browser]:
    """Somebody with a table, at noon."""
    async with visiting(build(settings_in(tmp_path))) as client:
        browser = Browser(client.app)
        await browser.post("/tables", game="histrio", players="2", **{"kind-1": "me", "kind-2": "here"})
        yield browser


def days(noon: datetime, *later: int) -> list[str]:
    return [str(noon.date() + timedelta(days=each)) for each in later]


async def test_a_vacation_is_set_and_given_up_again(ann: Browser, noon: datetime) -> None:
    first, last = days(noon, 3, 5)
    await ann.post("/mine/vacation", first=first, last=last)
    page = (await ann.get("/mine")).text
    assert "Not after all" in page
    found = page.split('action="/mine/vacation/end"')[1].split('name="id" value="')[1].split('"')[0]
    await ann.post("/mine/vacation/end", id=found)
    assert "Not after all" not in (await ann.get("/mine")).text


async def test_what_cannot_be_is_explained(ann: Browser, noon: datetime) -> None:
    first, last = days(noon, 0, 2 * A_YEAR)  # too many for one of two years, wherever they meet
    answer = await ann.post("/mine/vacation", first=first, last=last)
    assert "a year has 21 days of it" in (await ann.get(answer.headers["location"])).text
