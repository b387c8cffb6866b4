"""A tournament of bots, played out on all cores; the same seed gives the same result."""

from __future__ import annotations

import heapq
import os
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial

import msgspec

from spectacula import bots
from spectacula.bots import choose, read_level, task_for
from spectacula.bots.processes import processes
from spectacula.bots.progress import progress
from spectacula.engine.game import load
from spectacula.tournaments.arena import PATIENCE, next_tables
from spectacula.tournaments.drawing import next_round
from spectacula.tournaments.plan import BadTournament, Plan, System
from spectacula.tournaments.rooms import Entrant, Result, Room
from spectacula.tournaments.standings import Standing, standings

FILLER = "novice"
"""The level of a bot that has the seat of nobody."""
MOVE = 5.0
"""Seconds a decision takes by the clock of an arena, whatever it takes on this machine."""
QUICK = ("random", "novice")
Levels = Mapping[str, str]
Played = tuple[Room, int]
"""A room that is done, and how many decisions it took."""
Play = Callable[[list[Room]], list[Played]]


class Report(msgspec.Struct, frozen=True):
    """What `spectacula tournament` prints."""

    plan: Plan
    levels: dict[str, str]
    rooms: list[Room]
    standings: list[Standing]


def tournament(plan: Plan, levels: Sequence[str], workers: int | None = None) -> Report:
    """Let these bots play it; of a level named several times each is somebody of its own."""
    names = named([read_level(level, plan.game) for level in levels])
    if len(names) < 2:
        raise BadTournament("a tournament needs at least two bots, such as novice skilled expert")
    if set(names.values()) - set(QUICK):
        with progress(f"Compiling {plan.game}", 1) as step:
            bots.warm_up(plan.game, lambda part, total: step(part / total))
    entrants = [Entrant(name, strength=-number) for number, name in enumerate(names)]
    with processes(workers or os.cpu_count() or 1) as pool:
        play = partial(_played, pool, plan, names)
        rooms = play_arena(plan, entrants, play) if plan.system is System.ARENA else play_rounds(plan, entrants, play)
    return Report(plan, names, rooms, standings(plan, entrants, rooms))


def named(levels: Iterable[str]) -> dict[str, str]:
    """A name for each: its level, with a number from the second one on."""
    seen, found = Counter[str](), dict[str, str]()
    for level in levels:
        seen[level] += 1
        found[level if seen[level] == 1 else f"{level} {seen[level]}"] = level
    return found


def play_rounds(plan: Plan, entrants: Sequence[Entrant], play: Play) -> list[Room]:
    """Round after round until none is drawn."""
    rooms: list[Room] = []
    with progress(f"{plan.system} tournament of {plan.game}", plan.rounds) as step:
        while drawn := next_round(plan, entrants, rooms):
            rooms += [room for room, _ in play(drawn)]
            step(drawn[0].round)
    return rooms


def play_arena(plan: Plan, entrants: Sequence[Entrant], play: Play) -> list[Room]:
    """Time is counted in decisions, so that nothing depends on how quick the machine is."""
    rooms, now, end = dict[int, Room](), 0.0, 60.0 * plan.minutes
    free_since, busy = {one.id: now for one in entrants}, list[tuple[float, int]]()
    with progress(f"arena of {plan.game}", end) as step:
        while now < end:
            drawn = next_tables(plan, free_since, list(rooms.values()), now)
            for room, decisions in play(drawn):
                rooms[room.number] = room
                heapq.heappush(busy, (now + MOVE * decisions, room.number))
                free_since = {one: since for one, since in free_since.items() if one not in room.seats}
            now = _next_moment(now, busy, free_since) or end
            while busy and busy[0][0] <= now:
                at, number = heapq.heappop(busy)
                free_since |= dict.fromkeys(rooms[number].entrants, at)
            step(min(now, end))
    return list(rooms.values())


def _next_moment(now: float, busy: Sequence[tuple[float, int]], free_since: Mapping[str, float]) -> float | None:
    """When a table ends, or when somebody has waited long enough for a table of another size."""
    patience = min(free_since.values(), default=now) + PATIENCE
    return min([*(at for at, _ in busy[:1]), *([patience] if patience > now else [])], default=None)


def _played(pool: Executor, plan: Plan, levels: Levels, drawn: list[Room]) -> list[Played]:
    byes = [(room, 0) for room in drawn if room.bye]
    return [*pool.map(partial(play_room, plan, levels), [room for room in drawn if not room.bye]), *byes]


def play_room(plan: Plan, levels: Levels, room: Room) -> Played:
    """One table to its end; with the same cards a bot has the same luck at the same moment, in every room."""
    deal = plan.deal(room.round, room.number)
    match = load(plan.game, len(room.seats), **plan.options).new(deal)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, choose(task_for(match, seat, _level(levels, room.seats[seat]), deal)))
    return msgspec.structs.replace(room, result=Result(match.scores, match.winners)), match.ply


def _level(levels: Levels, entrant: str | None) -> str:
    return FILLER if entrant is None else levels[entrant]


def as_json(found: Report) -> str:
    """The report for programs."""
    return msgspec.json.encode(found).decode()


def describe(found: Report) -> str:
    """The report for people."""
    plan, wide = found.plan, max(map(len, found.levels))
    rounds = len({room.round for room in found.rooms})
    length = f"{plan.minutes} minutes" if plan.system is System.ARENA else f"{rounds} rounds"
    tables = sum(not room.bye for room in found.rooms)
    lines = [f"{plan.game}, {plan.system}: {len(found.levels)} bots, {length}, {tables} tables, seed {plan.seed}"]
    for standing in found.standings:
        games = " ".join(f"{game.points or 0:5.1f}" for game in standing.games[:12])
        more = " …" if len(standing.games) > 12 else ""
        lines.append(
            f"{standing.place:3} {standing.entrant:{wide}} {standing.points:7.1f} points"
            f"  share {standing.share:.2f}  {games}{more}"
        )
    return "\n".join(lines)
