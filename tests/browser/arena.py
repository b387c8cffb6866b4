"""Colosseum's tables for the browser tests: one at every kind of decision, one finished, all with sensible play."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from random import Random

from spectacula.bots.novice import novice
from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.games.colosseum.state import KINDS
from spectacula.server.house import House
from spectacula.server.table import Pace, SeatPlan
from tests.browser.house import Line, Ready, cookie_of, settings

NAMES = ("Clara", "Livia", "Brutus", "Tom", "Yuki")
COMPOSED = ("offer", "counter")  # only ever shown as drafts: their steps are sent as one turn
ASKED = tuple(kind for kind in KINDS if kind not in COMPOSED)


def lines() -> dict[str, Line]:
    """For every kind of decision a game that has got there; later rounds make richer tables."""
    found: dict[str, Line] = {}
    for seed in range(12):
        if len(found) == len(ASKED) + 1 and seed > 2:
            break
        _play(seed, found)
    return found


def _play(seed: int, found: dict[str, Line]) -> None:
    options = {"start_programs": "draft"} if seed % 2 else {}
    match, luck = load("colosseum", 4, **options).new(seed), Random(seed)
    moves: list[tuple[int, str]] = []
    while not match.over:
        seat = match.pending[0]
        kind, turn = match.kind(seat) or "", match.view(None).table.round
        if kind in ASKED and (kind not in found or (not options and turn == 3)):
            found[kind] = Line(4, seed, tuple(moves), seat)
        move = match.game.definition.notation[_choice(match, seat, luck)]
        match.play(seat, move)
        moves.append((seat, move))
    if not options:
        found.setdefault("over", Line(4, seed, tuple(moves), 0))


def _choice(match: Match, seat: int, luck: Random) -> int:
    """A good beginner, who now and then haggles."""
    ids, notation = match.ids(seat), match.game.definition.notation
    bold = [i for i in ids if notation[i] in ("offer to all", "counter", "announce show", "accept")]
    if bold and luck.random() < 0.5:
        return luck.choice(bold)
    return novice("colosseum", match.position, seat, luck)


@cache
def prepare(folder: Path) -> dict[str, Ready]:
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(lambda: asyncio.run(_prepare(folder))).result()


async def _prepare(folder: Path) -> dict[str, Ready]:
    house = House(settings(folder))
    await house.start()
    try:
        return {kind: await _stored(house, folder, line) for kind, line in lines().items()}
    finally:
        await house.stop()


async def _stored(house: House, folder: Path, line: Line) -> Ready:
    player = await house.new_player(NAMES[0])
    seats = [SeatPlan("me", NAMES[0]), *(SeatPlan("here", name) for name in NAMES[1 : line.players])]
    options = {"start_programs": "draft"} if line.seed % 2 else {}
    game = load("colosseum", line.players, **options)
    dealt, type(game).new = type(game).new, lambda self, seed=None: Match(self, line.seed)  # type: ignore[method-assign]
    try:
        table = await house.open_table(player, "colosseum", line.players, dict(options), seats, Pace.INSTANT)
    finally:
        type(game).new = dealt  # type: ignore[method-assign]
    at = 0
    while at < len(line.moves):  # a turn of several steps is sent as one
        seat, turn = line.moves[at][0], [line.moves[at][1]]
        while at + len(turn) < len(line.moves) and line.moves[at + len(turn)][0] == seat and len(turn) < 12:
            turn.append(line.moves[at + len(turn)][1])
        await house.play(table.id, player.id, seat, table.match.ply, turn)
        at += len(turn)
    return Ready(table.id, line.seat, cookie_of(folder, player.id))
