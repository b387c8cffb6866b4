"""Open tables by pace, by game and by rating: by links, and for rows that come later."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from spectacula.server.building import build
from spectacula.server.finding import board
from spectacula.server.finding.doors import Doors
from spectacula.server.house import House
from spectacula.server.tables.table import SeatPlan, Table
from spectacula.server.tables.terms import Clock, Terms
from spectacula.web.lobby.board import drawn
from spectacula.web.lobby.filters import DAYS, FITS, LIVE, Wanted, paces
from spectacula.web.words import Words
from tests.server.at_table import INVITED
from tests.server.conftest import settings_in

from .browser import Browser
from .test_board import ANNS_TABLE

pytestmark = pytest.mark.anyio
BY_DAYS = replace(ANNS_TABLE, key="days", terms=Terms(Clock("days", 1, 3)))
FOR_THE_BEST = replace(ANNS_TABLE, key="best", terms=Terms(Clock("seconds", 45, 600), rated=True, lowest=1800))


@pytest.fixture
async def house(tmp_path: Path) -> House:
    """On SQLite: in memory nobody else comes."""
    return build(settings_in(tmp_path))


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "AT_MOST_EVERY", 0.0)


def test_a_table_without_a_clock_is_live() -> None:
    assert Wanted(LIVE).fits(ANNS_TABLE) and not Wanted(DAYS).fits(ANNS_TABLE)
    assert Wanted(DAYS).fits(BY_DAYS) and not Wanted(LIVE).fits(BY_DAYS)


def test_a_rating_fits_where_it_may_sit_down() -> None:
    assert not Wanted(FITS, ratings={"histrio": 1799}).fits(FOR_THE_BEST)
    assert Wanted(FITS, ratings={"histrio": 1800}).fits(FOR_THE_BEST)


def test_every_choice_says_how_many_tables_it_leaves_of_the_game_that_is_chosen() -> None:
    other = replace(BY_DAYS, key="other", game="colosseum")
    chips = paces([ANNS_TABLE, BY_DAYS, other], Wanted(DAYS, "histrio"), True, Words("en"))
    assert [(chip.label, chip.count, chip.chosen) for chip in chips] == [
        ("All", 2, False),
        ("Live", 1, False),
        ("By days", 1, True),
        ("Fits my rating", None, False),
    ]
    assert chips[1].address == "/?house=1&show=live&game=histrio#open-tables"


def test_a_row_of_the_stream_says_what_choices_ask_of_it() -> None:
    assert 'data-pace="days"' in drawn(BY_DAYS, "en") and "data-lowest" not in drawn(BY_DAYS, "en")
    assert 'data-lowest="1800"' in drawn(FOR_THE_BEST, "en") and "data-highest" not in drawn(FOR_THE_BEST, "en")


async def hung(house: House, game: str, terms: Terms) -> Table:
    host = await house.new_player("Ann")
    seats = [SeatPlan("me"), INVITED, INVITED]
    return await house.open_table(host, game, 3, {}, seats, doors=Doors(house=True), terms=terms)


def rows(page: str) -> dict[str, bool]:
    """The open tables of a page by game, and whether they are seen."""
    return {
        game: not hidden for hidden, game in re.findall(r'<li (hidden )?class="notice-row"[^>]*data-game="(\w+)"', page)
    }


async def test_a_link_shows_tables_by_days_alone(house: House, browser: Browser) -> None:
    await hung(house, "histrio", Terms())
    await hung(house, "colosseum", Terms(Clock("days", 1, 3)))
    assert rows((await browser.get("/?house=1")).text) == {"histrio": True, "colosseum": True}
    chosen = (await browser.get("/?house=1&show=days")).text
    assert rows(chosen) == {"histrio": False, "colosseum": True}
    assert re.search(r'show=days#open-tables" aria-current="true"', chosen)


async def test_a_link_shows_tables_of_one_game_or_says_that_there_are_none(house: House, browser: Browser) -> None:
    await hung(house, "histrio", Terms())
    said = 'id="none-fits" hidden'
    assert said in (await browser.get("/?house=1&game=histrio")).text
    none = (await browser.get("/?house=1&game=magnificent")).text
    assert rows(none) == {"histrio": False} and said not in none


async def test_nobody_without_a_kept_name_is_asked_for_a_rating(house: House, browser: Browser) -> None:
    await hung(house, "histrio", Terms())
    page = (await browser.get("/?house=1&show=fits")).text
    assert "Fits my rating" not in page and rows(page) == {"histrio": True}


@pytest.mark.parametrize("nonsense", ["show=x", "game=chess", "show=%3Cb%3E&game=%22"])
async def test_nonsense_shows_everything(house: House, browser: Browser, nonsense: str) -> None:
    await hung(house, "histrio", Terms())
    assert rows((await browser.get(f"/?house=1&{nonsense}")).text) == {"histrio": True}
