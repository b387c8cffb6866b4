"""Rows of one's own tables: what each asks, to those who may know it, and what is ordered already."""

from __future__ import annotations

from dataclasses import replace
from html import unescape

import pytest

from spectacula.kernel.orders import Order
from spectacula.server.alerts.waiting import name_of
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.tables.table import SeatPlan
from spectacula.web.lobby.own import Entry, entries, question
from spectacula.web.words import LANGUAGES, Words
from tests.server.at_table import PERSON_HERE, RANDOM_BOT, play_first, two_people
from tests.server.test_orders import at_auction, by_days

from .browser import Browser
from .pages import cookie_of

pytestmark = pytest.mark.anyio


async def row_of(house: House, player: Player, language: str = "en") -> Entry:
    [row] = await entries(house, player.id, await house.tables_of(player.id), Words(language))
    return row


def sits_down(browser: Browser, house: House, player: Player) -> None:
    browser.client.cookies.set("visitor", cookie_of(house.settings, player.id))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_row_asks_what_the_table_asks(house: House, language: str) -> None:
    table, ann, _ = await two_people(house)
    said = table.match.prompt(0)
    assert said is not None
    row = await row_of(house, ann, language)
    assert row.mine and row.asked == Words(language, "histrio", table.names(language)).say(said)


async def test_nobody_is_asked_what_others_decide(house: House) -> None:
    table, ann, bob = await two_people(house)
    table = await play_first(house, table, 0)
    asked, waiting = await row_of(house, bob), await row_of(house, ann)
    assert asked.asked and not asked.others_on
    assert not waiting.asked and not waiting.mine and waiting.others_on == "Waiting for Bob"


async def test_where_several_share_a_screen_the_row_keeps_their_questions(house: House) -> None:
    ann = await house.new_player("Ann")
    seats = [SeatPlan("me"), PERSON_HERE, RANDOM_BOT]
    await house.open_table(ann, "histrio", 3, {}, seats)
    row = await row_of(house, ann)
    assert row.mine and row.asked == ""


async def test_a_table_that_cannot_be_read_is_listed_without_a_question(house: House) -> None:
    table, ann, _ = await two_people(house)
    [card] = await house.tables_of(ann.id)
    await house.clear(table.id)
    assert await question(house, card, Words("en")) == ""


async def test_what_one_seat_is_asked_is_told_to_no_other(house: House) -> None:
    _, company, asked, waiting = await at_auction(house)
    [card] = await house.tables_of(company[asked].id)
    assert "Raise or pass?" in await question(house, card, Words("en"))
    assert await question(house, replace(card, seats=(waiting,)), Words("en")) == ""


async def test_listing_a_table_that_rests_does_not_wake_it(house: House) -> None:
    table, ann, _ = await two_people(house)
    del house.live[table.id]
    assert (await row_of(house, ann)).asked == "Choose your destination"
    assert table.id not in house.live


async def test_a_standing_order_is_told_to_its_owner_alone(house: House, browsers: tuple[Browser, Browser]) -> None:
    table, company, asked, waiting = await at_auction(house)
    auction = table.match.view(None).table.auction
    await house.orders.give(table.id, company[waiting].id, Order("bid", (str(auction.market), "20")))
    assert (await row_of(house, company[waiting])).orders == 1
    for browser, seat in zip(browsers, (waiting, asked), strict=True):
        sits_down(browser, house, company[seat])
    hers, theirs = [[(await browser.get(path)).text for path in ("/", "/own", "/mine")] for browser in browsers]
    assert all("a standing order is set" in page for page in hers)
    assert not [page for page in theirs if "standing order is set" in page]


async def test_what_was_answered_and_is_not_told_yet_is_no_order(house: House) -> None:
    house.settings.told_within = 600
    table, company = await by_days(house)
    seat = table.match.pending[0]
    await play_first(house, table, seat)
    row = await row_of(house, company[seat])
    assert (row.orders, row.mine, row.asked) == (0, False, "")


async def test_the_lobby_shows_the_question_and_hears_of_the_next(house: House, browser: Browser) -> None:
    table, ann, _ = await two_people(house)
    sits_down(browser, house, ann)
    row, before = await row_of(house, ann), name_of(await house.tables_of(ann.id))
    assert f"<b>{row.asked}</b>" in unescape((await browser.get("/own")).text)
    table = await play_first(house, table, 0)
    while 0 not in table.match.pending:
        table = await play_first(house, table, table.match.pending[0])
    assert (await row_of(house, ann)).mine and name_of(await house.tables_of(ann.id)) != before


async def test_my_games_begin_with_what_waits_and_then_what_others_are_on(house: House, browser: Browser) -> None:
    first, ann, _ = await two_people(house)
    second, _, bob = await two_people(house)
    sits_down(browser, house, ann)
    page = unescape((await browser.get("/mine")).text)
    assert f'href="/t/{first.id}"' in page.split('id="waiting"')[1].split("</section>")[0]
    assert "Others are on" not in page
    await play_first(house, first, 0)
    page = unescape((await browser.get("/mine")).text)
    waiting, others = page.split('id="waiting"')[1].split("</section>")[:2]
    assert "No table waits for you just now." in waiting
    assert f'href="/t/{first.id}"' in others and "Waiting for Bob" in others
    assert second.id not in page
    sits_down(browser, house, bob)
    assert "Others are on" not in (await browser.get("/mine")).text


async def test_what_is_over_neither_waits_nor_goes_on(house: House, browser: Browser) -> None:
    table, ann, _ = await two_people(house)
    while not table.over:
        table = await play_first(house, table, table.match.pending[0])
    sits_down(browser, house, ann)
    page = (await browser.get("/mine")).text
    assert "Waiting for you" not in page and f"/review/{table.id}" in page
