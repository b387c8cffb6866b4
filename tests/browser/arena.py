"""Colosseum's tables for the browser tests: one at every kind of decision, one finished, all with sensible play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from spectacula.bots.novice import novice
from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.games.colosseum.rules import KINDS
from spectacula.server.building import build
from tests.browser.house import Line, Ready, settings, stored

COMPOSED = ("offer", "counter")  # only ever shown as drafts: their steps are sent as one turn
ASKED = tuple(kind for kind in KINDS if kind not in COMPOSED)
DRAFT, BOOKLET = {"start_programs": "draft"}, {"medals": "booklet"}
THRIFTY = ("stop investing", "pass", "end trading", "refuse", "cash medal")


class Way(NamedTuple):
    """A line of play, and the options it is played with."""

    line: Line
    options: dict[str, str]


@cache
def ways() -> dict[str, Way]:
    """For every kind of decision a game that has got there; later rounds make richer tables."""
    found: dict[str, Way] = {}
    for seed in range(12):
        if len(found) == len(ASKED) + 1 and seed > 2:
            break
        _play(seed, found)
    return found


def _play(seed: int, found: dict[str, Way]) -> None:
    options = DRAFT if seed % 2 else {}
    match, luck = load("colosseum", 4, **options).new(seed), Random(seed)
    moves: list[tuple[int, str]] = []
    while not match.over:
        seat = match.pending[0]
        kind, turn = match.kind(seat) or "", match.view(None).table.round
        if kind in ASKED and (kind not in found or (not options and turn == 3)):
            found[kind] = Way(Line(4, seed, tuple(moves), seat), options)
        move = match.game.definition.notation[bold_beginner(match, seat, luck)]
        match.play(seat, move)
        moves.append((seat, move))
    if not options:
        found.setdefault("over", Way(Line(4, seed, tuple(moves), 0), options))


def bold_beginner(match: Match, seat: int, luck: Random) -> int:
    """A good beginner, who now and then haggles."""
    ids, notation = match.ids(seat), match.game.definition.notation
    bold = [i for i in ids if notation[i] in ("offer to all", "counter", "announce show", "accept")]
    if bold and luck.random() < 0.5:
        return luck.choice(bold)
    return novice("colosseum", match.position, seat, luck)


def rich() -> Way:
    """Somebody has saved so much that a bid may go beyond a hundred."""
    return _search({}, lambda match, seat: match.kind(seat) == "bid" and "add 100" in match.moves(seat), miser=0)


def decorated() -> Way:
    """Somebody has two medals to spare where they buy one more investment."""

    def fits(match: Match, seat: int) -> bool:
        me = match.view(seat).table.players[seat]
        return match.kind(seat) == "invest" and me.medals >= 2 and me.coins >= 20 and "buy seat" in match.moves(seat)

    return _search(BOOKLET, fits)


def _search(options: dict[str, str], fits: Callable[[Match, int], bool], miser: int | None = None) -> Way:
    for seed in range(60):
        match, luck = load("colosseum", 3, **options).new(seed), Random(seed)
        moves: list[tuple[int, str]] = []
        while not match.over:
            seat = match.pending[0]
            if fits(match, seat):
                return Way(Line(3, seed, tuple(moves), seat), options)
            saving = seat == miser and match.view(None).table.round >= 4
            move = next((move for move in THRIFTY if saving and move in match.moves(seat)), "")
            move = move or match.game.definition.notation[bold_beginner(match, seat, luck)]
            match.play(seat, move)
            moves.append((seat, move))
    raise LookupError("no game gets there")


@cache
def prepare(folder: Path) -> dict[str, Ready]:
    return _laid(folder, ways())


def lay(folder: Path, way: Way) -> Ready:
    """A table for one test alone, which may play on."""
    return _laid(folder, {"one": way})["one"]


def _laid(folder: Path, chosen: dict[str, Way]) -> dict[str, Ready]:
    with ThreadPoolExecutor(1) as aside:  # Playwright keeps an event loop of its own in this thread
        return aside.submit(lambda: asyncio.run(_store(folder, chosen))).result()


async def _store(folder: Path, chosen: dict[str, Way]) -> dict[str, Ready]:
    house = build(settings(folder))
    await house.start()
    try:
        return {
            kind: await stored(house, folder, way.line, "colosseum", dict(way.options)) for kind, way in chosen.items()
        }
    finally:
        await house.stop()
