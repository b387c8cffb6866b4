"""Playing: stored before it is acknowledged, repeats harmless, stale answers refused, several people at once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from spectacula.kernel.errors import CannotUndo, IllegalMove
from spectacula.server.building import build
from spectacula.server.errors import NotNow, NotYourSeat, Stale
from spectacula.server.house import House
from spectacula.server.store.rows import Write

from .at_table import RANDOM_BOT, again, open_for, play_first, play_to, standing, two_people
from .conftest import settings_in

pytestmark = pytest.mark.anyio


async def test_a_sealed_choice_is_stored_and_may_be_changed(house: House) -> None:
    table, ann, _ = await two_people(house)
    first, second = table.match.moves(0)[:2]
    await house.play(table.id, ann.id, 0, 0, [first])
    table = await again(house, table)
    assert (table.match.committed, table.match.view(0).choice) == ((0,), first)
    await house.play(table.id, ann.id, 0, 0, [second])
    table = await again(house, table)
    assert (table.match.view(0).choice, table.match.ply) == (second, 0)


async def test_sealed_choices_commit_in_any_order(house: House) -> None:
    table, ann, bob = await two_people(house)
    mine, theirs = table.match.moves(0)[1], table.match.moves(1)[2]
    await house.play(table.id, bob.id, 1, 0, [theirs])
    await house.play(table.id, ann.id, 0, 0, [mine])
    table = await again(house, table)
    notation = table.game.definition.notation
    assert [notation[p.move] for p in table.match.played[:2]] == [mine, theirs]


async def test_taking_back_a_sealed_choice_leaves_no_gap(house: House) -> None:
    table, ann, _ = await two_people(house)
    await play_first(house, table, 0)
    await house.undo(table.id, ann.id, 0)
    table = await again(house, table)
    assert table.match.committed == ()
    await play_first(house, table, 1)
    table = await play_first(house, await house.table(table.id), 0)
    assert standing(await again(house, table)) == standing(table)


async def test_a_repeated_request_changes_nothing(house: House) -> None:
    table, ann, bob = await two_people(house)
    move = table.match.moves(0)[0]
    for _ in range(3):
        table = await house.play(table.id, ann.id, 0, 0, [move])
    version = table.version
    await house.play(table.id, bob.id, 1, 0, [table.match.moves(1)[0]])
    table = await house.play(table.id, ann.id, 0, 0, [f" {move.upper()} "])
    assert table.match.ply >= 2
    assert table.version > version
    after = standing(table)
    await house.play(table.id, bob.id, 1, 0, [table.game.definition.notation[table.match.played[1].move]])
    assert standing(table) == after


async def test_an_answer_to_a_past_decision_is_stale(house: House) -> None:
    table, ann, _ = await two_people(house)
    first, second = table.match.moves(0)[:2]
    await house.play(table.id, ann.id, 0, 0, [first])
    table = await play_to(house, table, 4)
    before = standing(table)
    for opened, move in [(0, second), (1, first), (table.match.ply + 1, first), (99_999, first)]:
        with pytest.raises(Stale) as refusal:
            await house.play(table.id, ann.id, 0, opened, [move])
        assert refusal.value.table is table
    assert standing(await again(house, table)) == before


async def test_only_the_owner_of_a_seat_plays_it(house: House) -> None:
    table, ann, bob = await two_people(house)
    move = table.match.moves(0)[0]
    for player, seat in [(bob.id, 0), (ann.id, 1), ("nobody", 0), ("", 0), (ann.id, 7), (ann.id, -1)]:
        with pytest.raises(NotYourSeat):
            await house.play(table.id, player, seat, 0, [move])
    assert (await again(house, table)).match.committed == ()


async def test_an_illegal_turn_changes_nothing(small_house: House) -> None:
    table, ann, _ = await two_people(small_house)
    for moves in (["travel 99"], [""], ["'; DROP TABLE moves"]):
        with pytest.raises(IllegalMove):
            await small_house.play(table.id, ann.id, 0, 0, moves)
    assert (await again(small_house, table)).match.committed == ()


async def test_a_sealed_choice_ends_the_turn(small_house: House) -> None:
    table, ann, _ = await two_people(small_house)
    with pytest.raises(NotNow):
        await small_house.play(table.id, ann.id, 0, 0, ["travel 1", "travel 2"])
    assert (await again(small_house, table)).match.committed == ()


async def test_two_people_at_once_against_a_slow_database(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, bob = await two_people(house)
    write = house.store.write

    async def slow(writes: Sequence[Write]) -> None:
        await asyncio.sleep(0.05)
        await write(writes)

    monkeypatch.setattr(house.store, "write", slow)
    mine, theirs = table.match.moves(0)[0], table.match.moves(1)[0]
    jobs = [house.play(table.id, ann.id, 0, 0, [mine]), house.play(table.id, bob.id, 1, 0, [theirs])]
    await asyncio.gather(*jobs, *(house.play(table.id, ann.id, 0, 0, [mine]) for _ in range(3)))
    assert (await again(house, table)).openings[:2] == [0, 0]


async def test_two_servers_on_one_database(database: str, tmp_path: Path) -> None:
    houses = [build(settings_in(tmp_path, database)) for _ in range(2)]
    for house in houses:
        await house.start()
    here, there = houses
    table, ann, bob = await two_people(here)
    other = await there.table(table.id)
    for _ in range(6):
        ply, seats = table.match.ply, table.match.pending
        plays = []
        for seat, house, player in ((0, here, ann), (1, there, bob)):
            if seat in seats:
                plays.append(house.play(table.id, player.id, seat, ply, [table.match.moves(seat)[0]]))
        await asyncio.gather(*plays)
        await here.say(table.id, ann.id, "next")
        await there.say(table.id, bob.id, "yes")
        await here.say(table.id, ann.id, "go")
        await there.say(table.id, bob.id, "!")
        assert table.match.ply > ply
        assert [p.move for p in table.match.played] == [p.move for p in other.match.played]
    for house in houses:
        await house.stop()


async def test_a_failing_database_acknowledges_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, _ = await two_people(house)
    write = house.store.write

    async def fail(writes: Sequence[Write]) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(house.store, "write", fail)
    with pytest.raises(OSError, match="disk full"):
        await play_first(house, table, 0)
    assert (await house.table(table.id)).match.committed == ()
    monkeypatch.setattr(house.store, "write", write)
    assert (await play_first(house, table, 0)).match.committed == (0,)
    assert ann.id == table.owner


async def test_undo_alone_stops_at_the_horizon(house: House) -> None:
    table, _, _ = await two_people(house)
    table = await play_to(house, table, 2)
    for seat, player in enumerate(table.seats):
        assert player.player_id is not None
        with pytest.raises(CannotUndo):
            await house.undo(table.id, player.player_id, seat)


async def test_going_further_back_needs_the_others(house: House) -> None:
    table, ann, bob = await two_people(house)
    table = await play_to(house, table, 7)
    await house.ask_undo(table.id, ann.id, 0, 1)
    table = await again(house, table)
    assert table.undo is not None
    assert (table.undo.to_ply, table.undo.waiting) == (0, (1,))
    with pytest.raises(NotYourSeat):
        await house.answer_undo(table.id, ann.id, 1, True)
    await house.answer_undo(table.id, bob.id, 1, True)
    table = await again(house, table)
    assert (table.match.ply, table.undo, table.openings) == (0, None, [])
    table = await play_to(house, table, 5)
    assert standing(await again(house, table)) == standing(table)


async def test_an_undo_may_be_refused_or_withdrawn(small_house: House) -> None:
    table, ann, bob = await two_people(small_house)
    table = await play_to(small_house, table, 5)
    ply = table.match.ply
    for player, seat in ((bob, 1), (ann, 0)):
        await small_house.ask_undo(table.id, ann.id, 0, 0)
        await small_house.answer_undo(table.id, player.id, seat, False)
        assert (table.undo, table.match.ply) == (None, ply)
    with pytest.raises(NotNow):
        await small_house.answer_undo(table.id, bob.id, 1, True)
    for wrong in (-1, ply, 999):
        with pytest.raises(CannotUndo):
            await small_house.ask_undo(table.id, ann.id, 0, wrong)


async def test_a_move_ends_an_undo_offer(small_house: House) -> None:
    table, ann, _ = await two_people(small_house)
    table = await play_to(small_house, table, 5)
    await small_house.ask_undo(table.id, ann.id, 0, 0)
    table = await play_first(small_house, table, table.match.pending[0])
    assert table.undo is None
    assert (await again(small_house, table)).undo is None


async def test_against_bots_only_nobody_is_asked(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    table = await open_for(small_house, ann, RANDOM_BOT)
    while table.match.ply < 4:
        if 0 in table.match.pending:
            await play_first(small_house, table, 0)
        await asyncio.sleep(0.01)
    table = await small_house.ask_undo(table.id, ann.id, 0, 0)
    assert table.match.ply == 0
