"""Fair deals at a table: who seals, who opens, when the curtain goes up, and who learns which number when."""

from __future__ import annotations

from pathlib import Path

import pytest

from spectacula.engine.fairness import Share, new_number, seal_of
from spectacula.server.daily.deal import Deal as DailyDeal
from spectacula.server.errors import NotNow, Refused
from spectacula.server.finding import room
from spectacula.server.finding.doors import Doors, new_room
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.tables.deal import Given
from spectacula.server.tables.opening import once_more
from spectacula.server.tables.table import Pace, SeatPlan, Table

from .at_table import INVITED, RANDOM_BOT, again, open_for
from .in_memory import house_in_memory

pytestmark = pytest.mark.anyio
ANN, BOB = new_number(), new_number()


@pytest.fixture
async def house(tmp_path: Path) -> House:
    return house_in_memory(tmp_path)


async def sealed(house: House) -> tuple[Table, Player, Player]:
    """Two people who have sealed a number each, and sit."""
    ann, bob = await house.new_player("Ann"), await house.new_player("Bob")
    plans = [SeatPlan("me"), INVITED]
    table = await house.open_table(ann, "histrio", 2, {}, plans, Pace.INSTANT, given=Given(seal_of(ANN)))
    assert table.room is not None
    table, _ = await house.claim(table.room.invite, bob, seal_of(BOB))
    return table, ann, bob


def dealt_by(table: Table) -> tuple[Share, ...]:
    assert table.deal is not None and table.match.seed == table.deal.fair.seed
    return table.deal.shares


async def test_the_curtain_waits_for_the_numbers_that_were_sealed(house: House) -> None:
    table, ann, _ = await sealed(house)
    table = await house.numbers.open_number(table.id, ann.id, ANN)
    assert table.opening


async def test_the_last_number_raises_the_curtain_and_all_of_them_deal(house: House) -> None:
    table, ann, bob = await sealed(house)
    await house.numbers.open_number(table.id, bob.id, BOB)
    table = await house.numbers.open_number(table.id, ann.id, ANN)
    assert not table.gathering and dealt_by(table) == (Share(seal_of(ANN), ANN), Share(seal_of(BOB), BOB))


async def test_the_deal_is_the_same_after_a_restart(house: House) -> None:
    table, ann, bob = await sealed(house)
    await house.numbers.open_number(table.id, bob.id, BOB)
    table = await house.numbers.open_number(table.id, ann.id, ANN)
    kept = await again(house, table)
    assert (kept.deal, kept.match.fair, kept.match.seed) == (table.deal, table.match.fair, table.match.seed)


async def test_who_does_not_open_takes_part_with_the_seal(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, _ = await sealed(house)
    await house.numbers.open_number(table.id, ann.id, ANN)
    monkeypatch.setattr(room, "PATIENCE", 0.0)
    table = await house.alter(table.id, room.raise_in_time)
    assert not table.gathering and dealt_by(table) == (Share(seal_of(ANN), ANN), Share(seal_of(BOB)))


async def test_nobody_is_left_out_before_the_time(house: House) -> None:
    table, _, _ = await sealed(house)
    assert (await house.alter(table.id, room.raise_in_time)).opening


async def test_a_number_is_not_opened_before_everybody_has_sealed(house: House) -> None:
    ann = await house.new_player("Ann")
    table = await house.open_table(ann, "histrio", 2, {}, [SeatPlan("me"), INVITED], given=Given(seal_of(ANN)))
    with pytest.raises(NotNow):
        await house.numbers.open_number(table.id, ann.id, ANN)


async def test_another_number_than_the_sealed_one_is_refused(house: House) -> None:
    table, ann, _ = await sealed(house)
    for number in (BOB, new_number(), "", "no number"):
        with pytest.raises(Refused):
            await house.numbers.open_number(table.id, ann.id, number)


async def test_nobody_gets_up_while_numbers_are_opened(house: House) -> None:
    table, ann, bob = await sealed(house)
    with pytest.raises(NotNow):
        await house.rooms.leave(table.id, bob.id)
    with pytest.raises(NotNow):
        await house.rooms.take_seat_back(table.id, ann.id, 1)


async def test_who_gets_up_before_takes_the_seal_along(house: House) -> None:
    ann, bob = await house.new_player("Ann"), await house.new_player("Bob")
    table = await house.open_table(ann, "histrio", 3, {}, [SeatPlan("me"), INVITED, INVITED])
    assert table.room is not None
    await house.claim(table.room.invite, bob, seal_of(BOB))
    await house.rooms.leave(table.id, bob.id)
    assert table.deal is not None and table.deal.shares == (Share(),) * 3


async def test_without_seals_the_curtain_goes_up_at_once_and_the_house_alone_deals(house: House) -> None:
    ann, bob = await house.new_player("Ann"), await house.new_player("Bob")
    table = await open_for(house, ann, INVITED)
    assert table.room is not None
    table, _ = await house.claim(table.room.invite, bob)
    assert not table.gathering and dealt_by(table) == (Share(), Share())


async def test_against_bots_ones_number_counts_against_a_seal_that_was_there_before(house: House) -> None:
    ann = await house.new_player("Ann")
    offered, seal = await house.numbers.offer()
    given = await house.numbers.given(offered, seal_of(ANN), ANN)
    table = await house.open_table(ann, "histrio", 2, {}, [SeatPlan("me"), RANDOM_BOT], given=given)
    assert table.deal is not None and table.deal.seal == seal
    assert dealt_by(table) == (Share(seal_of(ANN), ANN), Share())


async def test_a_seal_deals_one_table_only(house: House) -> None:
    offered, _ = await house.numbers.offer()
    await house.numbers.given(offered, seal_of(ANN), ANN)
    again = await house.numbers.given(offered, seal_of(BOB), BOB)
    assert again.house == "" and again.share == Share(seal_of(BOB))


async def test_a_rematch_has_a_seal_of_its_own(house: House) -> None:
    ann = await house.new_player("Ann")
    table = await open_for(house, ann, RANDOM_BOT)
    fresh = once_more(table, ann.id, new_room(Doors()))
    assert fresh.deal is not None and table.deal is not None and fresh.deal.seal != table.deal.seal


async def test_a_position_that_is_taken_up_goes_on_with_the_deal_it_is_from(house: House) -> None:
    ann = await house.new_player("Ann")
    table = await open_for(house, ann, RANDOM_BOT)
    fork = await house.take_up(ann, table.match, [SeatPlan("me"), RANDOM_BOT])
    assert fork.deal is not None and fork.deal.name == table.id and dealt_by(fork) == dealt_by(table)


async def test_an_undo_keeps_the_deal(house: House) -> None:
    ann = await house.new_player("Ann")
    table = await open_for(house, ann, SeatPlan("here", "Guest"))
    before = table.deal
    table = await house.play(table.id, ann.id, 0, 0, [table.match.moves(0)[0]])
    table = await house.undo(table.id, ann.id, 0)
    assert table.deal == before == (await again(house, table)).deal


def test_the_deal_of_a_day_is_under_a_seal_that_can_be_shown_before() -> None:
    day = DailyDeal("histrio", "2026-11-16", b"key")
    assert day.match().seed == day.fair.seed and day.fair.seal == seal_of(day.fair.number)


@pytest.mark.usefixtures("noon")
async def test_the_number_of_the_day_is_not_told_while_others_may_play_it(house: House) -> None:
    ann = await house.new_player("Ann")
    table = await house.daily.play(ann, "histrio")
    assert table.deal is not None and not table.deal.may_open
