"""Standing orders: carried out when they fit, gone when they no longer can, and nobody else's business."""

from __future__ import annotations

import io
import time
import zipfile
from dataclasses import replace

import pytest
from msgspec import structs

from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.games.colosseum import orders as colosseum
from spectacula.games.colosseum.table import Bundle, Good, Trade
from spectacula.kernel.orders import Order
from spectacula.server.errors import NotNow, NotYourSeat, Refused
from spectacula.server.house import House
from spectacula.server.http.api.shapes import table_out
from spectacula.server.people.export import export
from spectacula.server.people.joining import join
from spectacula.server.player import Player
from spectacula.server.tables.table import Pace, SeatPlan, Table
from spectacula.server.tables.terms import Clock, Terms
from spectacula.web.tables.screen import sit

from .at_table import INVITED, play_first
from .members import member
from .moved import Moved

pytestmark = pytest.mark.anyio
DAYS = Terms(clock=Clock("days", 1, 2))


async def by_days(
    house: House, game: str = "histrio", people: int = 3, terms: Terms = DAYS
) -> tuple[Table, list[Player]]:
    company = [await house.new_player(f"Player {n}") for n in range(people)]
    seats = [SeatPlan("me"), *[INVITED] * (people - 1)]
    table = await house.open_table(company[0], game, people, {}, seats, Pace.INSTANT, terms=terms)
    assert table.room is not None
    for one in company[1:]:
        table, _ = await house.claim(table.room.invite, one)
    return table, company


async def on_to(house: House, table: Table, kind: str, seat: int | None = None) -> Table:
    """People play until somebody, or this seat, is asked; where they can, they open a market."""
    while not any(table.match.kind(one) == kind and seat in (None, one) for one in table.match.pending):
        acting = table.match.pending[0]
        legal = table.match.moves(acting)
        move = next((move for move in legal if move.startswith("market")), legal[0])
        table = await house.play(table.id, table.seats[acting].player_id or "", acting, table.match.ply, [move])
    return table


async def carried_out(house: House, table: Table) -> Table:
    await house.orders.carry_out(time.time() + 5)
    return await house.table(table.id)


def last(match: Match) -> tuple[int, str]:
    played = match.played[-1]
    return played.seat, match.game.definition.notation[played.move]


async def at_auction(house: House) -> tuple[Table, list[Player], int, int]:
    """A lot of Colosseum under the hammer; who will be asked after the one who is asked now."""
    table, company = await by_days(house, "colosseum")
    table = await on_to(house, table, "bid")
    asked = table.match.pending[0]
    auction = table.match.view(None).table.auction
    waiting = next(seat for seat in range(3) if seat not in (asked, auction.bidder))
    return table, company, asked, waiting


async def raise_bid(house: House, table: Table, seat: int) -> Table:
    bid = next(move for move in table.match.moves(seat) if move.startswith("bid "))
    return await house.play(table.id, table.seats[seat].player_id or "", seat, table.match.ply, [bid])


async def test_a_proxy_bids_as_little_as_is_enough(house: House) -> None:
    table, company, asked, waiting = await at_auction(house)
    auction = table.match.view(None).table.auction
    await house.orders.give(table.id, company[waiting].id, Order("bid", (str(auction.market), "15")))
    table = await raise_bid(house, table, asked)
    bid = table.match.view(None).table.auction.bid
    table = await carried_out(house, table)
    assert last(table.match) == (waiting, f"bid {bid + 1}")


async def test_beyond_its_limit_it_passes(small_house: House) -> None:
    table, company, asked, waiting = await at_auction(small_house)
    auction = table.match.view(None).table.auction
    await small_house.orders.give(table.id, company[waiting].id, Order("bid", (str(auction.market), "8")))
    table = await raise_bid(small_house, table, asked)
    assert last((await carried_out(small_house, table)).match) == (waiting, "pass")


async def test_a_bid_for_another_lot_says_nothing(small_house: House) -> None:
    table, company, asked, waiting = await at_auction(small_house)
    lot = table.match.view(None).table.auction.market
    await small_house.orders.give(table.id, company[waiting].id, Order("bid", (str(lot % 5 + 1), "15")))
    ply = (await raise_bid(small_house, table, asked)).match.ply
    assert (await carried_out(small_house, table)).match.ply == ply


async def test_passing_leaves_the_lots_that_are_bid_for(small_house: House) -> None:
    table, company, asked, waiting = await at_auction(small_house)
    lot = table.match.view(None).table.auction.market
    await small_house.orders.give(table.id, company[waiting].id, Order("pass"))
    await small_house.orders.give(table.id, company[waiting].id, Order("bid", (str(lot), "15")))
    table = await raise_bid(small_house, table, asked)
    assert last((await carried_out(small_house, table)).match)[1].startswith("bid ")


async def test_bids_are_gone_when_the_auctions_are_over(small_house: House) -> None:
    table, company, _, waiting = await at_auction(small_house)
    await small_house.orders.give(table.id, company[waiting].id, Order("bid", ("1", "8")))
    table = await on_to(small_house, table, "trade")
    assert await small_house.orders.of(table.id, company[waiting].id) == []


def answered(order: Order, gives: dict[str, int], wants: dict[str, int]) -> str | None:
    """What Colosseum makes of an order when somebody is offered this."""
    given, wanted = [tuple(Good(kind, count) for kind, count in goods.items()) for goods in (gives, wants)]
    trade = Trade(0, 1, 2, 1, 1, (), Bundle(0, given, wanted), None)
    view = load("colosseum", 3).new(1).view(1)
    shown = structs.replace(view.table, trade=trade)
    asked = structs.replace(view, kind="answer", moves=("accept", "refuse"), table=shown)
    return colosseum.answer(order, asked)


SELL = Order("sell", ("give horse", "8"))


@pytest.mark.parametrize(
    ("gives", "wants", "answer"),
    [
        pytest.param({"coins": 8}, {"horse": 1}, "accept", id="enough"),
        pytest.param({"coins": 9, "torch": 1}, {"horse": 1}, "accept", id="more"),
        pytest.param({"coins": 7}, {"horse": 1}, None, id="too little"),
        pytest.param({"coins": 9}, {"horse": 2}, None, id="two"),
        pytest.param({"coins": 9}, {"horse": 1, "coins": 1}, None, id="change"),
        pytest.param({"coins": 9}, {"lion": 1}, None, id="another"),
        pytest.param({"lion": 1}, {"horse": 1}, None, id="goods"),
    ],
)
def test_a_token_is_sold_for_its_price_or_not(gives: dict[str, int], wants: dict[str, int], answer: str | None) -> None:
    assert answered(SELL, gives, wants) == answer


async def test_one_token_is_sold_and_not_every_one_of_its_kind(small_house: House) -> None:
    table, company = await by_days(small_house, "colosseum")
    table = await on_to(small_house, table, "trade")
    buyer = table.match.pending[0]
    seller = (buyer + 1) % 3
    ware = table.match.view(seller).table.players[seller].tokens[0].kind
    await small_house.orders.give(table.id, company[seller].id, Order("sell", (f"give {ware}", "1")))
    for move in (f"offer to {seller + 1}", "give 1 coin", f"want {ware}", "propose"):
        table = await small_house.play(table.id, company[buyer].id, buyer, table.match.ply, [move])
    assert last((await carried_out(small_house, table)).match) == (seller, "accept")
    assert await small_house.orders.of(table.id, company[seller].id) == []


async def test_what_is_not_sold_is_refused_if_both_are_ordered(small_house: House) -> None:
    table, company, _, waiting = await at_auction(small_house)
    names = [form.name for form in small_house.orders.forms(table, company[waiting].id)]
    assert names.index("sell") < names.index("refuse")


async def test_a_journey_is_chosen_before_one_is_asked(small_house: House) -> None:
    table, company = await by_days(small_house)
    table = await play_first(small_house, table, 0)
    await small_house.orders.give(table.id, company[0].id, Order("travel", ("travel 1", "travel 5")))
    while table.match.view(None).table.round == 1 or 0 not in table.match.pending:
        table = await play_first(small_house, table, table.match.pending[-1])
    table = await carried_out(small_house, table)
    assert table.match.view(0).choice == "travel 5", "the first city was visited already"
    assert await small_house.orders.of(table.id, company[0].id) == [], "a journey is ordered once"


async def test_a_card_is_scored_by_order(small_house: House) -> None:
    table, company = await by_days(small_house, "magnificent", 2)
    table = await on_to(small_house, table, "turn", 1)
    card = table.match.view(0).table.players[0].cards[1].card.id.lower()
    await small_house.orders.give(table.id, company[0].id, Order("score", (f"card {card}",)))
    table = await on_to(small_house, table, "score", 0)
    assert (await carried_out(small_house, table)).match.view(0).choice == f"card {card}"


async def test_an_order_waits_as_long_as_a_bot(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Moved(monkeypatch)
    small_house.settings.tempo = 1000.0
    table, company, asked, waiting = await at_auction(small_house)
    await small_house.orders.give(table.id, company[waiting].id, Order("pass"))
    ply = (await raise_bid(small_house, table, asked)).match.ply
    await small_house.orders.carry_out(time.time())
    assert (await small_house.table(table.id)).match.ply == ply
    await small_house.orders.carry_out(clock.on(1000))
    assert (await small_house.table(table.id)).match.ply > ply


async def test_two_who_look_at_once_carry_it_out_once(small_house: House) -> None:
    table, company, asked, waiting = await at_auction(small_house)
    await small_house.orders.give(table.id, company[waiting].id, Order("pass"))
    ply = (await raise_bid(small_house, table, asked)).match.ply
    await carried_out(small_house, table)
    assert (await carried_out(small_house, table)).match.ply == ply + 1


# --- who may


async def test_a_withdrawn_order_is_not_carried_out(small_house: House) -> None:
    table, company, asked, waiting = await at_auction(small_house)
    given = await small_house.orders.give(table.id, company[waiting].id, Order("pass"))
    await small_house.orders.withdraw(table.id, company[waiting].id, given.id)
    ply = (await raise_bid(small_house, table, asked)).match.ply
    assert (await carried_out(small_house, table)).match.ply == ply


async def test_nobody_withdraws_the_order_of_another(small_house: House) -> None:
    table, company, asked, waiting = await at_auction(small_house)
    given = await small_house.orders.give(table.id, company[waiting].id, Order("pass"))
    await small_house.orders.withdraw(table.id, company[asked].id, given.id)
    assert await small_house.orders.of(table.id, company[waiting].id) == [given]


async def test_whoever_is_asked_decides(small_house: House) -> None:
    table, company, asked, _ = await at_auction(small_house)
    with pytest.raises(NotNow):
        await small_house.orders.give(table.id, company[asked].id, Order("pass"))


async def test_live_tables_take_no_orders(small_house: House) -> None:
    table, company = await by_days(small_house, terms=Terms(clock=Clock("seconds", 45, 600)))
    await play_first(small_house, table, 0)
    assert small_house.orders.forms(table, company[0].id) == ()


async def test_strangers_order_nothing(small_house: House) -> None:
    table, _ = await by_days(small_house)
    eve = await small_house.new_player("Eve")
    with pytest.raises(NotYourSeat):
        await small_house.orders.give(table.id, eve.id, Order("pass"))


@pytest.mark.parametrize("values", [("99", "15"), ("1", "9999"), ("1",), ()])
async def test_an_order_is_one_that_can_be_chosen(small_house: House, values: tuple[str, ...]) -> None:
    table, company, _, waiting = await at_auction(small_house)
    with pytest.raises(Refused):
        await small_house.orders.give(table.id, company[waiting].id, Order("bid", values))


async def test_the_orders_of_a_guest_come_along_when_they_sign_in(small_house: House) -> None:
    clara = (await member(small_house)).player
    table, company, asked, waiting = await at_auction(small_house)
    await small_house.orders.give(table.id, company[waiting].id, Order("pass"))
    await join(small_house, company[waiting], clara)
    assert [each.order.name for each in await small_house.orders.of(table.id, clara.id)] == ["pass"]
    archive = zipfile.ZipFile(io.BytesIO(await export(small_house, clara)))
    assert b"pass" in archive.read("orders.json")
    table = await raise_bid(small_house, await small_house.table(table.id), asked)
    table = await carried_out(small_house, table)
    assert last(table.match) == (waiting, "pass")


# --- secrecy


async def test_nobody_else_can_tell_whether_there_is_an_order(small_house: House) -> None:
    small_house.settings.away_after = 600  # whoever has just played stays here
    table, company, asked, waiting = await at_auction(small_house)

    async def known_to(player: Player) -> tuple[object, ...]:
        live = await small_house.table(table.id)
        out = table_out(live, player.id, next(iter(live.seats_of(player.id)), None))
        clocks = [(clock.reserve, clock.ends, clock.timeouts) for clock in out.clocks]
        shown = sit(live, player.id, "en")
        people = [replace(person, clock=None) for person in shown.people]
        archive = zipfile.ZipFile(io.BytesIO(await export(small_house, player)))
        files = {name: archive.read(name) for name in archive.namelist()}
        return live.version, people, shown.prompt, shown.log, out.view, clocks, files

    eve = await small_house.new_player("Eve")
    others = [company[asked], eve]
    before = [await known_to(one) for one in others]
    given = await small_house.orders.give(table.id, company[waiting].id, Order("pass"))
    assert [await known_to(one) for one in others] == before
    assert [await small_house.orders.of(table.id, one.id) for one in others] == [[], []]
    await small_house.orders.withdraw(table.id, company[waiting].id, given.id)
    assert [await known_to(one) for one in others] == before


async def test_a_record_does_not_tell_a_move_by_order_from_another(small_house: House) -> None:
    table, company, asked, waiting = await at_auction(small_house)
    await small_house.orders.give(table.id, company[waiting].id, Order("pass"))
    table = await carried_out(small_house, await raise_bid(small_house, table, asked))
    twin = table.match.game.new(seed=table.match.seed)
    for played in table.match.played:
        twin.play(played.seat, played.move)
    assert twin.record().moves == table.match.record().moves
