"""Looking back at a whole game: every choice is weighed, once for all who look, and it ends with the house."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import spectacula
from spectacula.bots import Task
from spectacula.bots.analysis import Decision, Weighed, decisions, weigh
from spectacula.engine.match import Match
from spectacula.server.errors import NotNow
from spectacula.server.house import House
from spectacula.server.tables.table import Pace, SeatInfo, Table
from spectacula.server.thinking.gears import is_warm
from spectacula.server.thinking.lookback import Lookback
from spectacula.server.thinking.processes import Processes
from spectacula.server.thinking.workers import NoThought

pytestmark = pytest.mark.anyio


def a_table(over: bool = True, seed: int = 5) -> Table:
    game = spectacula.load("histrio", 2, season_one_only=True)
    match, luck = game.new(seed), Random(seed)
    while over and not match.over:
        seat = match.pending[0]
        match.play(seat, luck.choice(match.ids(seat)))
    seats = [SeatInfo("bot", f"P{n}", level="novice") for n in range(2)]
    return Table("table", game, match, seats, "u0", Pace.BRISK, 1, 0.0)


class Pool:
    """Workers that weigh a choice when they are let to, and note what they are asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.warm = True
        self.asked: list[Decision] = []
        self.breaks_at: set[int] = set()
        self.most, self.inside = 0, 0
        self.gate = asyncio.Event()
        self.gate.set()
        pool = self

        async def run(self: Processes, think: Any, task: Any, urgent: bool = False) -> Any:
            return await pool.think(think, task)

        monkeypatch.setattr(Processes, "run", run)

    async def think(self, think: Any, task: Any) -> Any:
        if think is is_warm:
            return self.warm
        assert think is weigh
        self.asked.append(task)
        self.inside += 1
        self.most = max(self.most, self.inside)
        await asyncio.sleep(0)
        await self.gate.wait()
        self.inside -= 1
        if task.ply in self.breaks_at:
            raise NoThought("workers died")
        return Weighed(task.ply, task.task.seat, task.move, 0, 20.0, 20.0, 21.0)


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Pool:
    return Pool(monkeypatch)


async def until_rest(back: Lookback) -> Lookback:
    while back.at_work:
        await asyncio.sleep(0.001)
    return back


async def test_every_choice_is_weighed_and_the_accounts_add_up(small_house: House, pool: Pool) -> None:
    table = a_table()
    back = await until_rest(small_house.lookbacks.begin(table))
    expected = list(decisions(table.match))
    assert back.status == "done" and back.seen == back.total == len(expected) > 10
    assert pool.asked == expected, "in the order they were played"
    for account, score in zip(back.accounts, table.match.scores, strict=True):
        assert account[0].expected + sum(e.choice + e.luck for e in account) == pytest.approx(score)


async def test_workers_get_what_a_seat_could_know_and_nothing_else(small_house: House, pool: Pool) -> None:
    table = a_table()
    await until_rest(small_house.lookbacks.begin(table))
    again = Match(table.game, table.match.seed)
    for played in table.match.played:
        for decision in (d for d in pool.asked if d.ply == again.ply):
            task = decision.task
            assert isinstance(task, Task) and task.seat == played.seat
            assert task.position == again.concealed(task.seat, task.seed), "never the position itself"
        again.replay_move(played.seat, played.move)


async def test_a_game_that_goes_on_is_refused(small_house: House, pool: Pool) -> None:
    with pytest.raises(NotNow, match="when it is over"):
        small_house.lookbacks.begin(a_table(over=False))
    assert small_house.lookbacks.find(a_table(over=False)) is None and not pool.asked


async def test_it_waits_until_the_search_is_compiled_and_can_be_asked_again(small_house: House, pool: Pool) -> None:
    pool.warm = False
    table = a_table()
    back = await until_rest(small_house.lookbacks.begin(table))
    assert back.status == "cold" and not pool.asked
    pool.warm = True
    assert (await until_rest(small_house.lookbacks.begin(table))).status == "done"


async def test_two_who_look_share_one_look_back(small_house: House, pool: Pool) -> None:
    table = a_table()
    first = small_house.lookbacks.begin(table)
    assert small_house.lookbacks.begin(table) is first is small_house.lookbacks.find(table)
    await until_rest(first)
    assert small_house.lookbacks.begin(a_table()) is first, "the same table, taken up from the store again"
    assert len(pool.asked) == first.total


async def test_an_end_played_anew_is_looked_back_at_anew(small_house: House, pool: Pool) -> None:
    table = a_table()
    first = await until_rest(small_house.lookbacks.begin(table))
    played = table.match.played[-1]
    table.match.rewind(table.match.ply - 4)
    assert small_house.lookbacks.find(table) is None
    while not table.match.over:
        seat = table.match.pending[0]
        table.match.play(seat, table.match.ids(seat)[-1])
    assert table.match.played[-1] != played
    assert small_house.lookbacks.find(table) is None
    assert small_house.lookbacks.begin(table) is not first


async def test_it_tells_how_far_it_is(small_house: House, pool: Pool) -> None:
    pool.gate.clear()
    back = small_house.lookbacks.begin(a_table())
    while not pool.asked:
        await asyncio.sleep(0.001)
    assert back.at_work and (back.seen, back.total) == (0, len(list(decisions(a_table().match))))
    pool.gate.set()
    await until_rest(back)
    assert back.seen == back.total


async def test_several_together_never_ask_more_workers_than_there_are(small_house: House, pool: Pool) -> None:
    backs = [small_house.lookbacks.begin(a_table(seed=seed)) for seed in (1, 2, 3)]
    for back in backs:
        await until_rest(back)
    assert pool.most == small_house.bots.staff.search.count == 1


async def test_a_choice_that_cannot_be_weighed_is_skipped(small_house: House, pool: Pool) -> None:
    table = a_table()
    broken = [decision.ply for decision in decisions(table.match)][3]
    pool.breaks_at = {broken}
    back = await until_rest(small_house.lookbacks.begin(table))
    assert back.status == "done" and back.skipped == 1 and back.seen == back.total
    assert all(entry.ply != broken for account in back.accounts for entry in account)
    for account, score in zip(back.accounts, table.match.scores, strict=True):
        assert account[0].expected + sum(e.choice + e.luck for e in account) == pytest.approx(score)


async def test_if_nothing_can_be_weighed_it_says_so(small_house: House, pool: Pool) -> None:
    pool.breaks_at = set(range(1000))
    assert (await until_rest(small_house.lookbacks.begin(a_table()))).status == "failed"


async def test_the_house_closes_in_the_middle_of_it(small_house: House, pool: Pool) -> None:
    pool.gate.clear()
    small_house.lookbacks.begin(a_table())
    while not pool.asked:
        await asyncio.sleep(0.001)
    await small_house.stop()
    others = asyncio.all_tasks() - {asyncio.current_task()}
    assert not [task for task in others if "_look" in repr(task) or "_weigh" in repr(task)]
    assert len(pool.asked) == 1, "nobody begins another choice"


async def test_only_so_many_games_are_remembered(
    small_house: House, pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spectacula.server.thinking.lookback.KEPT", 2)
    for seed in (1, 2, 3):
        await until_rest(small_house.lookbacks.begin(a_table(seed=seed)))
    assert [small_house.lookbacks.find(a_table(seed=seed)) is not None for seed in (1, 2, 3)] == [False, True, True]


async def test_real_workers_weigh_a_real_game(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spectacula.server.thinking.gears.is_warm", str)  # whether compiled or not
    small_house.lookbacks.simulations = 2
    table = a_table()
    back = small_house.lookbacks.begin(table)
    async with asyncio.timeout(120):
        while back.at_work:
            await asyncio.sleep(0.05)
    assert back.status == "done" and not back.skipped
    assert sorted(back.weighed) == [weigh(decision) for decision in decisions(table.match, simulations=2)]
