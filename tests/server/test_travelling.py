"""A table against bots is taken elsewhere and brought back, and never played in two places."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing
from pathlib import Path

import msgspec
import pytest

from spectacula.kernel.errors import BadRecord
from spectacula.server.errors import NotNow, NotYourSeat, Refused
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.tables.table import Pace, SeatPlan, Table
from spectacula.server.tables.terms import Terms
from spectacula.server.tables.travelling import Parcel, level_here, may_leave, parcel_of

from .at_table import PERSON_HERE, RANDOM_BOT, again, open_for, play_first, standing, two_people
from .in_memory import house_in_memory

pytestmark = pytest.mark.anyio


@pytest.fixture
async def elsewhere(tmp_path: Path) -> AsyncIterator[House]:
    """A house like that of a browser tab."""
    house = house_in_memory(tmp_path / "elsewhere")
    await house.start()
    yield house
    await house.stop()


async def begun(house: House) -> tuple[Table, Player]:
    """Ann against a bot, some decisions into the game."""
    ann = await house.new_player("Ann")
    table = await open_for(house, ann, RANDOM_BOT)
    return await plays_on(house, table), ann


async def plays_on(house: House, table: Table, decisions: int = 2) -> Table:
    """Ann decides, and again when the bot has; then it is her turn."""
    for _ in range(decisions):
        await play_first(house, await her_turn(house, table), 0)
    return await her_turn(house, table)


async def her_turn(house: House, table: Table) -> Table:
    async with aclosing(house.versions(table.id, None)) as versions:
        async for _ in versions:
            table = await house.table(table.id)
            if 0 in table.match.pending:
                break
    return table


def moves(table: Table) -> list[tuple[int, int]]:
    return [(played.seat, played.move) for played in table.match.played]


def by_post(parcel: Parcel) -> Parcel:
    """As it comes out of a file."""
    return Parcel.read(parcel.encode())


async def test_it_goes_on_elsewhere_where_it_left(small_house: House, elsewhere: House) -> None:
    table, ann = await begun(small_house)
    parcel = by_post(await small_house.send_off(table.id, ann.id))
    visitor = await elsewhere.new_player("Visitor")
    there = await elsewhere.take_in(visitor, parcel)
    assert moves(there)[: table.match.ply] == moves(table) and there.match.seed == table.match.seed
    assert [(seat.kind, seat.name, seat.level) for seat in there.seats] == [
        (seat.kind, seat.name, seat.level) for seat in table.seats
    ]
    assert there.people == {visitor.id} and there.id == table.id


async def test_nothing_is_played_where_it_has_left(small_house: House) -> None:
    table, ann = await begun(small_house)
    await small_house.send_off(table.id, ann.id)
    table = await again(small_house, table)
    assert not table.bots_due
    with pytest.raises(NotNow):
        await play_first(small_house, table, 0)
    with pytest.raises(NotNow):
        await small_house.ask_undo(table.id, ann.id, 0, 0)
    with pytest.raises(NotNow):
        await small_house.hints(table.id, ann.id, 0)
    assert not (await small_house.tables_of(ann.id))[0].my_turn


async def test_it_comes_back_with_what_was_played_meanwhile(house: House, elsewhere: House) -> None:
    table, ann = await begun(house)
    left = table.match.ply
    away = by_post(await house.send_off(table.id, ann.id))
    visitor = await elsewhere.new_player("Visitor")
    there = await plays_on(elsewhere, await elsewhere.take_in(visitor, away), 3)
    back = by_post(await elsewhere.send_off(there.id, visitor.id))
    await house.take_in(ann, back)
    home = await again(house, table)
    assert home.match.ply >= len(back.record.moves) > left
    assert home.match.record().moves[: len(back.record.moves)] == back.record.moves
    assert home.away is None and home.people == {ann.id}


async def test_one_parcel_makes_one_table(small_house: House, elsewhere: House) -> None:
    table, ann = await begun(small_house)
    parcel = await small_house.send_off(table.id, ann.id)
    assert await small_house.send_off(table.id, ann.id) == parcel
    visitor = await elsewhere.new_player("Visitor")
    first, second = [await elsewhere.take_in(visitor, parcel) for _ in range(2)]
    assert first is second and len(await elsewhere.tables_of(visitor.id)) == 1


async def test_an_old_parcel_turns_no_table_back(small_house: House, elsewhere: House) -> None:
    table, ann = await begun(small_house)
    old = await small_house.send_off(table.id, ann.id)
    visitor = await elsewhere.new_player("Visitor")
    await elsewhere.take_in(visitor, old)
    await small_house.take_in(ann, await elsewhere.send_off(table.id, visitor.id))
    await small_house.send_off(table.id, ann.id)
    with pytest.raises(NotNow):
        await small_house.take_in(ann, old)


async def test_what_was_kept_here_after_all_is_not_overwritten(small_house: House, elsewhere: House) -> None:
    table, ann = await begun(small_house)
    parcel = await small_house.send_off(table.id, ann.id)
    visitor = await elsewhere.new_player("Visitor")
    await plays_on(elsewhere, await elsewhere.take_in(visitor, parcel), 1)
    await small_house.keep_here(table.id, ann.id)
    kept = standing(await plays_on(small_house, await small_house.table(table.id), 1))
    with pytest.raises(NotNow):
        await small_house.take_in(ann, await elsewhere.send_off(table.id, visitor.id))
    assert standing(await again(small_house, table))["played"][: len(kept["played"])] == kept["played"]


async def test_nobody_else_gets_the_table_or_what_is_hidden_in_it(small_house: House) -> None:
    table, ann = await begun(small_house)
    eve = await small_house.new_player("Eve")
    with pytest.raises(NotNow):
        await small_house.send_off(table.id, eve.id)
    parcel = await small_house.send_off(table.id, ann.id)
    with pytest.raises(NotYourSeat):
        parcel_of(await small_house.table(table.id), eve.id)
    with pytest.raises(NotYourSeat):
        await small_house.keep_here(table.id, eve.id)
    with pytest.raises(NotYourSeat):
        await small_house.take_in(eve, msgspec.structs.replace(parcel, journey=9))


async def test_the_seed_stays_here_while_the_table_does(small_house: House) -> None:
    table, ann = await begun(small_house)
    with pytest.raises(NotNow):
        parcel_of(table, ann.id)


async def test_only_tables_against_bots_alone_leave(small_house: House) -> None:
    shared, ann, _ = await two_people(small_house)
    round_one_screen = await open_for(small_house, ann, PERSON_HERE)
    waiting = await open_for(small_house, ann, SeatPlan("invite"))
    assert not any(may_leave(table, ann.id) for table in (shared, round_one_screen, waiting))
    for table in (shared, round_one_screen, waiting):
        with pytest.raises(NotNow):
            await small_house.send_off(table.id, ann.id)


async def test_a_daily_deal_never_leaves(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    deal = await small_house.daily.play(ann, "histrio")
    with pytest.raises(NotNow):
        await small_house.send_off(deal.id, ann.id)


async def test_a_forged_parcel_is_refused(small_house: House, elsewhere: House) -> None:
    table, ann = await begun(small_house)
    parcel = await small_house.send_off(table.id, ann.id)
    visitor = await elsewhere.new_player("Visitor")
    other = (await open_for(elsewhere, visitor, RANDOM_BOT)).match.record()
    for forged in (
        msgspec.structs.replace(parcel, seats=parcel.seats[:1]),
        msgspec.structs.replace(parcel, record=msgspec.structs.replace(parcel.record, seed="1")),
    ):
        with pytest.raises(BadRecord):
            await elsewhere.take_in(visitor, forged)
    with pytest.raises(Refused):
        await small_house.take_in(ann, msgspec.structs.replace(parcel, record=other, journey=2))
    with pytest.raises(BadRecord):
        Parcel.read(parcel.encode().replace(table.id.encode(), b"../../secrets"))


async def test_a_parcel_of_no_tournament_joins_none(small_house: House, elsewhere: House) -> None:
    table, ann = await begun(small_house)
    parcel = await small_house.send_off(table.id, ann.id)
    forged = msgspec.structs.replace(parcel, terms=Terms(tournament="cup", same_deal=True))
    with pytest.raises(Refused):
        await elsewhere.take_in(await elsewhere.new_player("Visitor"), forged)


async def test_the_pace_and_the_hints_asked_for_travel_along(small_house: House, elsewhere: House) -> None:
    table, ann = await begun(small_house)
    await small_house.set_pace(table.id, ann.id, Pace.CALM)
    table.seats[0].hints_asked = 3
    parcel = by_post(await small_house.send_off(table.id, ann.id))
    there = await elsewhere.take_in(await elsewhere.new_player("Visitor"), parcel)
    assert (there.pace, there.seats[0].hints_asked) == (Pace.CALM, 3)


async def test_who_had_to_sit_in_for_a_bot_travels_along(small_house: House, elsewhere: House) -> None:
    table, ann = await begun(small_house)
    visitor = await elsewhere.new_player("Visitor")
    await elsewhere.take_in(visitor, by_post(await small_house.send_off(table.id, ann.id)))
    (await elsewhere.table(table.id)).seats[1].stand_in = "master"
    back = by_post(await elsewhere.send_off(table.id, visitor.id))
    assert (await small_house.take_in(ann, back)).seats[1].stand_in == "master"
    assert (await again(small_house, table)).seats[1].stand_in == "master"
    anew = await house_in_memory(small_house.settings.folder).take_in(ann, back)
    assert [seat.stand_in for seat in anew.seats] == [None, "master"]


def test_a_bot_that_cannot_think_here_leaves_its_seat_to_the_strongest_that_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert level_here("grandmaster", "histrio") == "grandmaster"
    monkeypatch.setattr("spectacula.bots.levels.has_net", lambda game: False)
    assert [level_here(level, "histrio") for level in ("grandmaster", "novice", None)] == ["master", "novice", None]
