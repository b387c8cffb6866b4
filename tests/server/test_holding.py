"""By days an answer is told at the same moments whether an order has given it or its person: no moment tells which."""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

import pytest

from spectacula.kernel.orders import Order
from spectacula.server.building import build
from spectacula.server.finding.doors import Doors
from spectacula.server.house import House
from spectacula.server.http.api.shapes import table_out
from spectacula.server.orders.holding import SOONEST
from spectacula.server.player import Player
from spectacula.server.store.rows import Insert
from spectacula.server.tables.table import Pace, SeatPlan, Table
from spectacula.server.tables.terms import Clock, Terms
from spectacula.web.tables.screen import sit

from .at_table import INVITED
from .moved import Stopped
from .rated import resign
from .test_orders import at_auction, by_days, last, on_to, raise_bid

pytestmark = pytest.mark.anyio
LONGEST = 600.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Stopped:
    return Stopped(monkeypatch)


class Auction(NamedTuple):
    """Somebody has just been asked to bid; somebody else looks on."""

    table: Table
    asked: Player
    seat: int
    onlooker: Player


async def auction(house: House, clock: Stopped, by_order: bool = False) -> Auction:
    """Answers are held; whoever is asked has said before that they pass, or has not."""
    house.settings.away_after = 1e6
    table, company, first, waiting = await at_auction(house)
    if by_order:
        await house.orders.give(table.id, company[waiting].id, Order("pass"))
    house.settings.told_within = LONGEST
    await raise_bid(house, table, first)
    await house.orders.carry_out(clock.on(LONGEST))
    table = await house.table(table.id)
    assert table.match.pending == (waiting,)
    return Auction(table, company[waiting], waiting, company[first])


async def passes(house: House, at: Auction) -> Table:
    return await house.play(at.table.id, at.asked.id, at.seat, at.table.match.ply, ["pass"])


async def until_told(house: House, at: Auction) -> float:
    """Seconds from now until the one answer that is on its way is told."""
    rows = await house.store.rows("orders", {"table_id": at.table.id})
    (moment,) = [row["due"] for row in rows if row["due"] is not None]
    return float(moment - time.time())


async def known_to(house: House, at: Auction, player: Player) -> tuple[object, ...]:
    """What somebody sees of a table: on the page, at the API."""
    table = await house.table(at.table.id)
    shown = sit(table, player.id, "en")
    status = [(person.status, person.deciding) for person in shown.people]
    out = table_out(table, player.id, next(iter(table.seats_of(player.id)), None))
    return out.version, out.seats, out.view, out.answered, status, shown.prompt, shown.answered, shown.log


async def test_an_order_and_its_person_are_told_at_the_same_moment(house: House, clock: Stopped) -> None:
    at = await auction(house, clock, by_order=True)
    by_order = await until_told(house, at)
    [order] = await house.orders.of(at.table.id, at.asked.id)
    await house.orders.withdraw(at.table.id, at.asked.id, order.id)
    told = time.time() + by_order
    for _ in range(3):  # whenever they decide
        clock.on(by_order / 4)
        await passes(house, at)
        assert time.time() + await until_told(house, at) == told
    assert SOONEST * LONGEST <= by_order <= LONGEST


@pytest.mark.parametrize("by_order", [True, False])
async def test_until_then_nobody_sees_a_difference(small_house: House, clock: Stopped, by_order: bool) -> None:
    at = await auction(small_house, clock, by_order)
    async with small_house.news.watch(at.table.id) as told:
        before = await known_to(small_house, at, at.onlooker)
        if not by_order:
            await small_house.presence.arrive(at.table.id, at.asked.id)
            await passes(small_house, at)
            small_house.presence.leave(at.table.id, at.asked.id)
            await small_house.presence.see_off(at.table.id, at.asked.id)
        wait = await until_told(small_house, at)
        await small_house.orders.carry_out(clock.on(wait - 1))
        assert told.empty() and await known_to(small_house, at, at.onlooker) == before
        await small_house.orders.carry_out(clock.on(1))
        assert told.qsize() == 1
    table = await small_house.table(at.table.id)
    assert last(table.match) == (at.seat, "pass")
    stored = await small_house.store.load(at.table.id)
    assert stored is not None and stored.moves[-1]["at"] == stored.row["touched"] == time.time()


async def test_moments_are_spread_and_drawn_anew_for_every_question(small_house: House, clock: Stopped) -> None:
    waits = []
    for _ in range(12):
        at = await auction(small_house, clock, by_order=True)
        waits.append(await until_told(small_house, at))
        small_house.settings.told_within = 0.0
    assert len(set(waits)) == len(waits)
    assert all(SOONEST * LONGEST <= wait <= LONGEST for wait in waits)


async def test_whoever_decides_later_is_told_of_at_once(small_house: House, clock: Stopped) -> None:
    at = await auction(small_house, clock)
    clock.on(LONGEST)
    assert last((await passes(small_house, at)).match) == (at.seat, "pass")


async def test_one_may_choose_otherwise_until_it_is_told(small_house: House, clock: Stopped) -> None:
    at = await auction(small_house, clock, by_order=True)
    await raise_bid(small_house, at.table, at.seat)
    table = await passes(small_house, at)
    assert table.answered(at.seat) == ("pass",)
    bid = next(move for move in table.match.moves(at.seat) if move.startswith("bid "))
    await raise_bid(small_house, at.table, at.seat)
    await small_house.orders.carry_out(clock.on(LONGEST))
    assert last((await small_house.table(table.id)).match) == (at.seat, bid), "their own word goes before the order"


async def test_a_second_question_has_a_moment_of_its_own(small_house: House, clock: Stopped) -> None:
    """An order that stands for a round is carried out for one question after the other, each after its own wait."""
    small_house.settings.away_after = 1e6
    table, company, asked, waiting = await at_auction(small_house)
    lot = table.match.view(None).table.auction.market
    await small_house.orders.give(table.id, company[waiting].id, Order("bid", (str(lot), "15")))
    small_house.settings.told_within = LONGEST
    at, waits = Auction(table, company[waiting], waiting, company[asked]), []
    for _ in range(2):
        while waiting not in (table := await small_house.table(table.id)).match.pending:
            await raise_bid(small_house, table, table.match.pending[0])
            await small_house.orders.carry_out(clock.on(LONGEST))
        waits.append(await until_told(small_house, at))
        await small_house.orders.carry_out(clock.on(waits[-1]))
    assert waits[0] != waits[1] and min(waits) >= SOONEST * LONGEST


async def test_one_sees_ones_own_answer_and_nobody_else_does(small_house: House, clock: Stopped) -> None:
    at = await auction(small_house, clock)
    table = await passes(small_house, at)
    assert "pass" in sit(table, at.asked.id, "en").answered.casefold()
    assert table_out(table, at.asked.id, at.seat).answered == ["pass"]
    for other in (at.onlooker.id, None):
        assert sit(table, other, "en").answered == ""
    (theirs,) = table.seats_of(at.onlooker.id)
    assert table_out(table, at.onlooker.id, theirs).answered == []


async def test_the_table_waits_for_nobody_who_has_answered(small_house: House, clock: Stopped) -> None:
    at = await auction(small_house, clock)
    (mine,) = await small_house.tables_of(at.asked.id)
    assert mine.my_turn
    async with small_house.news.watch(f"mine:{at.asked.id}") as told:
        await passes(small_house, at)
        assert told.qsize() == 1
    (mine,) = await small_house.tables_of(at.asked.id)
    assert not mine.my_turn


async def test_an_answer_outlives_its_server(small_house: House, clock: Stopped) -> None:
    at = await auction(small_house, clock)
    await passes(small_house, at)
    await small_house.stop()
    again = build(small_house.settings)
    await again.start()
    assert (await again.table(at.table.id)).answered(at.seat) == ("pass",)
    await again.orders.carry_out(clock.on(LONGEST))
    assert last((await again.table(at.table.id)).match) == (at.seat, "pass")
    await again.stop()


async def test_an_illegal_answer_is_refused_at_once(small_house: House, clock: Stopped) -> None:
    at = await auction(small_house, clock)
    with pytest.raises(Exception, match="bid 9999"):
        await small_house.play(at.table.id, at.asked.id, at.seat, at.table.match.ply, ["bid 9999"])
    assert await small_house.store.rows("orders", {"table_id": at.table.id}) == []


async def test_going_back_takes_the_answer_along(small_house: House, clock: Stopped) -> None:
    at = await auction(small_house, clock)
    await passes(small_house, at)
    (asker,) = at.table.seats_of(at.onlooker.id)
    table = await small_house.ask_undo(at.table.id, at.onlooker.id, asker, at.table.match.ply - 1)
    await small_house.orders.carry_out(clock.on(LONGEST))
    assert (await small_house.table(table.id)).match.ply == at.table.match.ply, "nothing is told while somebody asks"
    assert table.undo is not None
    for seat in table.undo.waiting:
        table = await small_house.answer_undo(table.id, table.seats[seat].player_id or "", seat, True)
    assert table.match.pending == (asker,)
    assert table.answers == {} and await small_house.store.rows("orders", {"table_id": table.id}) == []


async def test_what_is_not_told_when_time_runs_out_is_told_in_time(small_house: House, clock: Stopped) -> None:
    at = await auction(small_house, clock)
    small_house.settings.told_within = 30 * 86400.0
    await passes(small_house, at)
    ends = table_out(await small_house.table(at.table.id), at.asked.id, at.seat).clocks[at.seat].ends
    assert ends is not None
    await small_house.orders.carry_out(clock.on(ends - time.time() - 1))
    assert last((await small_house.table(at.table.id)).match) == (at.seat, "pass")


async def test_nothing_is_held_at_live_tables(small_house: House, clock: Stopped) -> None:
    small_house.settings.told_within = LONGEST
    table, _ = await by_days(small_house, "colosseum", terms=Terms(clock=Clock("seconds", 45, 600)))
    table = await on_to(small_house, table, "bid")
    (seat,) = table.match.pending
    assert last((await raise_bid(small_house, table, seat)).match)[0] == seat


async def test_what_no_order_could_answer_is_told_at_once(small_house: House, clock: Stopped) -> None:
    small_house.settings.told_within = LONGEST
    table, company = await by_days(small_house, "colosseum")
    seat = table.match.pending[0]
    after = await small_house.play(table.id, company[seat].id, seat, table.match.ply, [table.match.moves(seat)[0]])
    assert after.match.ply > 0 or seat in after.match.committed


async def test_nothing_is_held_where_nobody_else_is_left(small_house: House, clock: Stopped) -> None:
    at = await auction(small_house, clock)
    for seat in at.table.seats:
        if seat.player_id != at.asked.id:
            await resign(small_house, at.table, Player(seat.player_id or "", seat.name))
    table = await small_house.table(at.table.id)
    assert table.people == {at.asked.id}
    assert last((await passes(small_house, at)).match) == (at.seat, "pass")


async def test_no_alert_calls_somebody_whose_answer_is_on_its_way(small_house: House, clock: Stopped) -> None:
    at = await auction(small_house, clock, by_order=True)
    key = {"player_id": at.asked.id, "table_id": at.table.id, "kind": "turn"}
    row = {**key, "asker": "", "until": None, "due": time.time()}
    await small_house.store.write([Insert("alerts", row)])
    await small_house.alerts.clerk.look_after(time.time())
    [alert] = await small_house.store.rows("alerts", key)
    assert alert["due"] == time.time() + await until_told(small_house, at) + small_house.settings.alert_after


# --- who is here


async def test_by_days_nobody_is_told_who_is_here(house: House) -> None:
    house.settings.away_after = 1e6
    table, company = await by_days(house)
    version = table.version
    async with house.news.watch(table.id) as told:
        await house.presence.arrive(table.id, company[1].id)
        table = await house.table(table.id)
        assert table.version == version
        assert told.empty() or told.get_nowait() == version  # what is known already may be told again
    assert [seat.here for seat in table_out(table, company[0].id, 0).seats] == [False] * 3
    assert table_out(table, company[1].id, 1).seats[1].here
    assert {person.status for person in sit(table, company[0].id, "en").people} == {"choosing"}
    await house.friends.agree(await house.friends.link(company[0].id), company[1])
    assert [friend.here for friend in await house.friends.of(company[0].id)] == [False]


async def test_at_live_tables_friends_see_each_other(small_house: House) -> None:
    table, company = await by_days(small_house, terms=Terms(clock=Clock("seconds", 45, 600)))
    await small_house.presence.arrive(table.id, company[1].id)
    await small_house.friends.agree(await small_house.friends.link(company[0].id), company[1])
    assert [friend.here for friend in await small_house.friends.of(company[0].id)] == [True]


async def test_by_days_the_board_does_not_tell_who_is_there(small_house: House, clock: Stopped) -> None:
    ann, bob = await small_house.new_player("Ann"), await small_house.new_player("Bob")
    doors, terms = Doors(house=True, watch=True), Terms(clock=Clock("days", 1, 2))
    table = await small_house.open_table(
        ann, "histrio", 2, {}, [SeatPlan("me"), INVITED], Pace.INSTANT, doors=doors, terms=terms
    )
    assert table.room is not None
    await small_house.claim(table.room.invite, bob)
    clock.on(3600)
    boards = []
    for come in (True, False):
        if come:
            await small_house.presence.arrive(table.id, bob.id)
        else:
            small_house.presence.leave(table.id, bob.id)
            small_house.presence._until.clear()
            await small_house.presence.see_off(table.id, bob.id)
        small_house.board.forget()
        boards.append(await small_house.board.now())
    assert boards[0].name == boards[1].name and list(boards[1].notices) == [table.id]


# --- several servers


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_other_servers_learn_who_is_here_and_tell_nobody(house: House, other: House) -> None:
    house.settings.away_after = 1e6
    table, company = await by_days(house)
    async with other.news.watch(table.id) as told:
        table = await house.say(table.id, company[0].id, "Good morning")
        while await told.get() < table.version:
            pass  # what was told before may have been on its way
        seen = await other.table(table.id)
        await house.presence.arrive(table.id, company[1].id)
        while not any(visit.player_id == company[1].id for visit in seen.visits):
            await asyncio.sleep(0.01)
            await other.table(table.id)
        assert told.empty() and seen.version == table.version


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_what_was_answered_through_one_server_is_shown_and_told_by_another(
    house: House, other: House, clock: Stopped
) -> None:
    at = await auction(house, clock)
    theirs = await other.table(at.table.id)
    await passes(house, at)
    await other.orders.freshen(theirs)
    assert theirs.answered(at.seat) == ("pass",)
    await other.orders.carry_out(clock.on(LONGEST))
    assert last((await house.table(at.table.id)).match) == (at.seat, "pass")
