"""The lobby of those who come back: the bar, their tables and the open ones, as they change before their eyes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from spectacula.server.finding.doors import Doors
from spectacula.server.player import Player
from spectacula.server.tables.table import SeatPlan, Table
from spectacula.server.tables.terms import Clock, Terms
from tests.browser.club import Club
from tests.browser.conftest import Enter
from tests.server.at_table import INVITED, play_first

DAYS = Terms(Clock("days", 1, 3))


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        club = Club(tmp_path_factory.mktemp("lobby"), monkeypatch)
        yield club
        club.close()


async def hung(club: Club, host: Player, game: str, terms: Terms) -> Table:
    seats = [SeatPlan("me"), INVITED, INVITED]
    return await club.house.open_table(host, game, 3, {}, seats, doors=Doors(house=True), terms=terms)


async def asks(club: Club, table: Table, seat: int) -> None:
    """The others play until this seat is asked."""
    while seat not in table.match.pending:
        table = await play_first(club.house, table, table.match.pending[0])


def test_tables_that_open_later_keep_to_what_was_chosen(come: Enter, club: Club) -> None:
    visit = come(club.url)
    host = club.do(club.house.new_player("Petra"))
    page = visit.go("/?house=1")
    page.get_by_role("link", name="By days").press("Enter")
    page.wait_for_url("**/?house=1&show=days#open-tables")
    for game, terms in (("histrio", Terms()), ("colosseum", DAYS)):
        club.do(hung(club, host, game, terms))
    looking = page.locator("#board-looking .notice-row")
    expect(looking).to_have_count(2)
    expect(looking.and_(page.locator(":visible"))).to_have_attribute("data-game", "colosseum")
    expect(page.locator(".board-filters [data-count]")).to_have_text(["2", "1", "1"])
    page.locator(".board-filters").get_by_role("link", name="The Magnificent").click()
    expect(page.locator("#none-fits")).to_be_visible()
    assert visit.axe() == [] and visit.axe_by_night() == []


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "de"), (True, "fr")])
def test_the_bar_counts_what_waits_and_the_row_says_for_what(
    come: Enter, club: Club, phone: bool, language: str
) -> None:
    visit = come(club.url, phone=phone, language=language)
    clara, livia = [club.do(club.house.new_player(name)) for name in ("Clara", "Livia")]
    club.guest(visit, clara)
    table = club.do(club.table(clara, livia, terms=DAYS))
    table = club.do(play_first(club.house, table, 0))
    page = visit.go("/")
    turns = page.locator("#bar-waiting")
    expect(turns).to_be_hidden()
    club.do(asks(club, table, 0))
    expect(turns).to_have_text("1")
    expect(page.locator("#own .button.solid")).to_have_count(1)
    assert visit.axe() == [] and visit.axe_by_night() == [] and visit.wider_than_screen() <= 0
    asked = page.locator("#own b").inner_text()

    page.locator(".house-bar a[href='/mine']").click()
    expect(page.locator("#waiting b")).to_have_text(asked)
    assert visit.axe() == [] and visit.axe_by_night() == [] and visit.wider_than_screen() <= 0
    for path in ("/daily", "/tournaments"):
        page.locator(f".house-bar a[href='{path}']").click()
        expect(page.locator(".house-bar [aria-current=page]")).to_have_attribute("href", path)
        assert visit.axe() == [] and visit.wider_than_screen() <= 0
