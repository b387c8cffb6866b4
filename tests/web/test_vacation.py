"""Vacations are planned among one's games."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from spectacula.server.building import build
from tests.server.conftest import settings_in
from tests.server.visiting import visiting

from .browser import Browser

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def ann(tmp_path: Path) -> AsyncIterator[Browser]:
    """Somebody with a table."""
    async with visiting(build(settings_in(tmp_path))) as client:
        browser = Browser(client.app)
        await browser.post("/tables", game="histrio", players="2", **{"kind-1": "me", "kind-2": "here"})
        yield browser


def day(later: int) -> str:
    return str(datetime.now(UTC).date() + timedelta(days=later))


async def test_a_vacation_is_set_and_given_up_again(ann: Browser) -> None:
    await ann.post("/mine/vacation", first=day(3), last=day(5))
    page = (await ann.get("/mine")).text
    assert "Not after all" in page
    found = page.split('action="/mine/vacation/end"')[1].split('name="id" value="')[1].split('"')[0]
    await ann.post("/mine/vacation/end", id=found)
    assert "Not after all" not in (await ann.get("/mine")).text


async def test_what_cannot_be_is_explained(ann: Browser) -> None:
    answer = await ann.post("/mine/vacation", first=day(0), last=day(40))
    assert "a year has 21 days of it" in (await ann.get(answer.headers["location"])).text
