"""Every game, player count and option that the shared tests go through, and random play on them."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import spectacula
from spectacula.engine.definition import definition
from spectacula.engine.game import Game
from spectacula.engine.match import Match
from spectacula.games import GAMES


def variants() -> list[tuple[str, int, dict[str, object]]]:
    """All player counts with the usual options; every other value of every option once per player count."""
    found: list[tuple[str, int, dict[str, object]]] = []
    for game in GAMES:
        chosen = definition(game)
        for players in range(chosen.players[0], chosen.players[1] + 1):
            found.append((game, players, {}))
            for option in chosen.options:
                found += [(game, players, {option.name: v}) for v in option.values if v != option.default]
    return found


def name_of(variant: tuple[str, int, dict[str, object]]) -> str:
    game, players, options = variant
    return "-".join([game, str(players), *(f"{k}={v}" for k, v in options.items())])


VARIANTS = variants()
NAMES = [name_of(v) for v in VARIANTS]
PLAIN_COUNTS = [v for v in VARIANTS if not v[2]]
PLAIN_NAMES = [name_of(v) for v in PLAIN_COUNTS]


def game_of(variant: tuple[str, int, dict[str, object]]) -> Game:
    game, players, options = variant
    return spectacula.load(game, players, **options)


def random_play(match: Match, luck: Random, most: int | None = None) -> Iterator[Match]:
    """Play random moves, in random order of pending seats, and stop before every decision."""
    while not match.over and (most is None or match.ply < most):
        yield match
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.ids(seat)))


def priors(match: Match, seat: int, moves: Sequence[int] = ()) -> dict[int, int]:
    """What a game's advice thinks of some moves or all legal ones, weighed one after the other."""
    advice, s = match.game.definition.module("advice"), match.state
    notes: Any = array("q", bytes(8 * advice.NOTES))
    advice.study(s, seat, notes)
    return {move: advice.prior(s, seat, move, notes) for move in moves or match.ids(seat)}
