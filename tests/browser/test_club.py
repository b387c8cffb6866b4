"""The club with several people at once: each at their own browser, in a house whose clock can be moved."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from spectacula.server.daily import deal as dealing
from spectacula.server.daily import desk as daily
from spectacula.server.tables import clocks, leaving
from spectacula.server.tables.table import Pace, Table
from spectacula.server.tables.terms import DAY, Terms
from tests.browser.club import Club
from tests.browser.conftest import Enter, Visit
from tests.browser.hands import decide, open_table
from tests.server.at_table import play_first, play_to
from tests.server.rated import rating
from tests.server.receivers import Receiver
from tests.server.test_alerts import ALL, wish
from tests.server.test_clocks import DAYS
from tests.server.test_daily import bots_are_done
from tests.server.test_daily import play_out as play_the_day
from tests.server.test_orders import at_auction, raise_bid
from tests.server.tournaments.held import play_out, proposal, with_people

HOUR = 3600
TOLD_WITHIN = 600.0
BOTS = ((dealing, "LEVEL"), (daily, "BEST"), (leaving, "SUCCESSOR"), (clocks, "MINDER"))


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """One house for all of them, whose bots need no time to think."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        for where, name in BOTS:
            monkeypatch.setattr(where, name, "random")
        club = Club(tmp_path_factory.mktemp("club"), monkeypatch)
        yield club
        club.close()


def table_on(page: Page) -> str:
    """Where somebody has sat down."""
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def before_the_last(table: Table) -> int:
    """The ply of the last decision, if everybody takes what comes first."""
    match, last = table.match.copy(), table.match.ply
    while not match.over:
        last, seat = match.ply, match.pending[-1]
        match.play(seat, match.moves(seat)[0])
    return last


def shows(page: Page, table: Table) -> None:
    """What a page shows has caught up with the table."""
    page.wait_for_function("ply => Number(table.dataset.opened) === ply", arg=table.match.ply)


def finish(club: Club, table_id: str, *pages: Page) -> None:
    """Whoever is asked decides at their own browser, until nobody is."""
    luck = Random(1)
    while not (table := club.do(club.house.table(table_id))).over:
        page = pages[table.match.pending[0]]
        shows(page, table)
        decide(page, luck)


def test_an_open_table_is_found_on_the_board_and_played_to_its_rated_end(come: Enter, club: Club) -> None:
    clara, livia = come(club.url), come(club.url, phone=True, language="de")
    people = [club.member(clara, "Clara"), club.member(livia, "Livia")]
    room = clara.go("/new/histrio?with=house")
    room.check("[name=clock][value=live]", force=True)
    room.check("[name=rated][value=yes]", force=True)
    open_table(room, 2, ["me", "invite"], season_one_only="true")

    theirs = livia.go("/?house=1")
    theirs.locator("#board-looking .notice-row", has_text="Clara").locator("button").click()
    table_id = table_on(theirs)
    assert table_on(room) == table_id
    open_menu(theirs)
    expect(theirs.locator("#menu #leave")).to_be_visible()
    assert livia.axe() == [] and livia.wider_than_screen() <= 0
    theirs.keyboard.press("Escape")

    table = club.do(club.house.table(table_id))
    club.do(play_to(club.house, table, before_the_last(table)))
    finish(club, table_id, room, theirs)
    for visit, player in ((clara, people[0]), (livia, people[1])):
        now = club.do(rating(club.house, player))
        expect(visit.page.locator("#rated .rated-mine")).to_contain_text(f"{now.shown} ± {now.give_or_take}")
        assert visit.axe() == [] and visit.wider_than_screen() <= 0
    expect(livia.go("/profile").locator("main")).to_contain_text("±")
    assert livia.axe() == [] and livia.axe_by_night() == [] and livia.wider_than_screen() <= 0


def test_a_game_by_days_goes_on_over_alerts(come: Enter, club: Club) -> None:
    """Told once that it is one's turn, reminded, and when time is up a bot minds the seat until its person is back."""
    clara, matteo = come(club.url), come(club.url, phone=True, language="fr")
    people = [club.member(clara, "Daria"), club.member(matteo, "Matteo")]
    receiver = club.do(Receiver().__aenter__())
    club.do(club.house.alerts.add(people[1], "json", "A hook", receiver.url, base=club.url))
    club.do(wish(club.house, people[1], quiet_from=0, quiet_to=0, choices={"hook": ALL}))
    table = club.do(club.table(*people, terms=Terms(DAYS)))
    hers = clara.go(f"/t/{table.id}")
    table = club.do(play_first(club.house, table, 0))

    def told(number: int) -> tuple[str, str]:
        """Of what the only alert tells that there is by now beside those before, and where it leads."""
        club.do(club.heard(receiver, number))
        assert len(receiver.received) == number
        said: dict[str, str] = receiver.received[-1].said
        return said["kind"], said["link"].removeprefix(club.url)

    club.wait(HOUR)
    kind, link = told(1)
    assert kind == "turn"
    theirs = matteo.go(link)
    expect(theirs.locator("#clock-prompt-1")).to_contain_text("j")
    theirs.wait_for_selector("#go")
    assert matteo.axe() == [] and matteo.wider_than_screen() <= 0
    matteo.leave()
    club.do(club.nobody_of(table.id, people[1].id))
    club.wait(2.5 * DAY)
    assert told(2) == ("reminder", link)
    club.wait(DAY)
    assert told(3) == ("minded", link)

    expect(hers.locator("#player-1")).to_contain_text("bot")
    theirs = matteo.go(link)
    assert matteo.axe() == [] and matteo.wider_than_screen() <= 0
    theirs.locator("#prompt [action$=take-back] button").click()
    expect(hers.locator("#player-1")).not_to_contain_text("bot")
    club.do(receiver.__aexit__())


def test_a_standing_order_is_carried_out_and_one_for_something_else_is_not(
    come: Enter, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are given in the table menu; the others' pages tell nothing of either."""
    table, company, asked, waiting = club.do(at_auction(club.house))
    auction = table.match.view(None).table.auction
    bidder = auction.bidder
    visits = [come(club.url, phone=seat == waiting, language="de" if seat == waiting else "en") for seat in range(3)]
    for visit, player in zip(visits, company, strict=True):
        club.guest(visit, player)
    onlooker = visits[asked].go(f"/t/{table.id}")

    fires = visits[waiting].go(f"/t/{table.id}")

    def somebody_talks() -> None:
        with fires.expect_response("**/menu"):
            club.do(club.house.say(table.id, company[asked].id, "Who will stop me?"))

    order_bid(fires, auction.market, 15, somebody_talks)
    assert visits[waiting].axe() == [] and visits[waiting].wider_than_screen() <= 0
    other = next(lot.number for lot in table.match.view(None).table.markets if lot.number != auction.market)
    rests = visits[bidder].go(f"/t/{table.id}")
    order_bid(rests, other, 15)
    open_menu(onlooker)
    assert onlooker.locator("#orders li").count() == 0
    onlooker.keyboard.press("Escape")

    before = table.match.ply
    monkeypatch.setattr(club.house.settings, "told_within", TOLD_WITHIN)
    club.do(raise_bid(club.house, table, asked))
    onlooker.reload()
    expect(onlooker.locator("#answered")).to_contain_text("Your answer: ")
    assert visits[asked].axe() == []
    assert rests.reload() and rests.locator("#answered").count() == 0
    for ply in (before + 1, before + 2):  # what was decided, and what was ordered: each is told at a moment of its own
        club.wait(TOLD_WITHIN)
        for page in (onlooker, rests):
            page.wait_for_function("ply => Number(table.dataset.opened) === ply", arg=ply)
    now = club.do(club.house.table(table.id)).match.view(None).table.auction
    assert (now.bidder, now.bid) == (waiting, auction.bid + 2)
    expect(rests.locator("#go")).to_be_visible()
    club.wait(HOUR)
    assert club.do(club.house.table(table.id)).match.pending == (bidder,)


def open_menu(page: Page) -> None:
    """The table menu, as it stands now."""
    with page.expect_response("**/menu"):
        page.locator("[commandfor=menu]").first.click()
    page.wait_for_function("() => !document.querySelector('#menu-here.htmx-request')")


def order_bid(page: Page, market: int, limit: int, meanwhile: Callable[[], None] = lambda: None) -> None:
    """A standing order by the table menu: bid for a lot up to so much; what happens meanwhile does not disturb it."""
    open_menu(page)
    form = page.locator("#orders details", has=page.locator("[name=name][value=bid]"))
    form.locator("summary").click()
    meanwhile()
    form.locator("[name=value-1]").select_option(str(market))
    form.locator("[name=value-2]").select_option(str(limit))
    form.get_by_role("button").click()
    expect(page.locator("#orders > ul li")).to_have_count(1)


def test_a_daily_deal_is_compared_with_somebody_who_played_it_before(come: Enter, club: Club) -> None:
    """Until one's own result stands one sees that somebody has finished, and nothing else."""
    club.stay_within_a_day()
    visit = come(club.url)
    clara, inez = club.member(visit, "Elena"), club.do(club.house.new_player("Inès"))
    hers = club.do(play_the_day(club.house, inez, seed=1))
    page = visit.go("/")
    page.click(".daily-strip")
    expect(page.locator("[data-game=histrio] .game-facts")).to_contain_text("one has finished")
    assert "Inès" not in page.content()
    page.click("[data-game=histrio] .button.solid")
    table_id = table_on(page)
    page.wait_for_selector("#go")
    assert page.locator("#hint-ask").count() == 0
    club.do(club.house.set_pace(table_id, clara.id, Pace.INSTANT))
    visit.go("/daily").click("[data-game=histrio] .button.solid")
    assert table_on(page) == table_id

    table = club.do(bots_are_done(club.house, table_id))
    [seat] = table.seats_of(clara.id)
    while table.match.ply < hers.match.ply - 4 and not table.over:
        club.do(play_first(club.house, table, seat))
        table = club.do(bots_are_done(club.house, table_id))
    while not table.over:
        shows(page, table)
        decide(page, Random(3))
        table = club.do(bots_are_done(club.house, table_id))
    page.click("text=Compare")
    page.wait_for_url("**/daily/histrio/*")
    expect(page.locator(".ranks li")).to_have_count(2)
    expect(page.locator(".ranks .mine")).to_contain_text("Elena")
    expect(page.locator(".forks .choice-share.mine")).not_to_have_count(0)
    expect(page.locator(".master-line")).to_contain_text("The Master")
    assert visit.axe_all_over() == []


def test_a_swiss_of_eight_goes_on_when_two_drop_out(come: Enter, club: Club) -> None:
    """One goes in the middle of a game, one between; whoever looks sees rounds and podium come by themselves."""
    clara, livia, noor = come(club.url), come(club.url, phone=True, language="fr"), come(club.url, language="de")
    host = club.member(clara, "Flavia")
    for visit, name in ((livia, "Livia"), (noor, "Noor")):
        club.guest(visit, club.do(club.house.new_player(name)))
    found = club.do(club.house.tournaments.propose(host, proposal(full_at=8, rounds=3)))
    hers = clara.go(f"/tournaments/{found.id}")
    hers.locator("#cancel summary").click()
    club.do(with_people(club.house, found, 6))
    for visit in (livia, noor):
        visit.go(f"/tournaments/{found.id}").click(".sign-up button")
    expect(hers.locator("#standings tbody tr")).to_have_count(8)
    expect(hers.locator(".room-row")).to_have_count(4)
    expect(hers.locator("#cancel form")).to_be_visible()  # what she has opened stays open

    theirs = livia.page
    theirs.click(".table-ready .button")
    table_on(theirs)
    drop_out(livia, found.id)
    expect(hers.locator("#standings tbody th", has_text="Livia").locator("small")).to_be_visible()
    found = club.do(club.house.tournaments.find(found.id))
    for laid in found.playing[:-1]:
        club.do(play_out(club.house, laid.table_id or ""))
    drop_out(noor, found.id)
    club.do(play_out(club.house, found.playing[-1].table_id or ""))
    found = club.do(club.gone_on(found))
    expect(hers.locator(".room-row")).to_have_count(7)
    expect(hers.locator("main")).to_have_count(1)
    while found.state != "over":
        for laid in found.playing:
            club.do(play_out(club.house, laid.table_id or ""))
        found = club.do(club.gone_on(found))
    expect(hers.locator(".podium li")).to_have_count(3)
    expect(hers.locator("#standings small")).to_have_count(2)
    assert clara.axe_all_over() == []


def drop_out(visit: Visit, tournament_id: str) -> None:
    page = visit.go(f"/tournaments/{tournament_id}")
    page.locator("#withdraw summary").click()
    page.locator("#withdraw button").click()
    expect(page.locator("#standings .mine small")).to_be_visible()
    assert visit.axe() == [] and visit.wider_than_screen() <= 0
