"""Where the levels of bots stand on the scale people are rated on: fitted to the contests of the ladder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from math import exp, sqrt
from pathlib import Path
from typing import NamedTuple

import msgspec

from spectacula.bots import scale
from spectacula.bots.scale import ANCHOR, FIRST, Placed, breadth
from spectacula.games import GAMES
from spectacula.lab.ladder import Rung

STEPS = 100
DRAWN = 1.0
"""A game in every contest that is half won and half lost, so that a level that never lost stays on the scale."""


class Gap(NamedTuple):
    """How far a level is above the one below it, and how well that is known."""

    level: str
    below: str
    points: float
    variance: float


def place(rungs: Iterable[Rung]) -> dict[str, dict[str, Placed]]:
    """By game and level."""
    order = sorted(rungs, key=lambda rung: (GAMES.index(rung.report.game), rung.level))
    return {game: _placed(list(found)) for game, found in groupby(order, lambda rung: rung.report.game)}


def rewrite(ladder: Path, file: Path = scale.FILE) -> dict[str, dict[str, Placed]]:
    """From the data of a ladder to the file the house reads; games that were not held keep their figures."""
    rungs = msgspec.json.decode(ladder.read_bytes(), type=list[Rung])
    found = scale.read(file) | place(rungs)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return found


def described(found: dict[str, dict[str, Placed]]) -> str:
    """A line for every game."""
    return "\n".join(
        f"{game}: " + ", ".join(f"{level} {each.rating} ± {each.give_or_take}" for level, each in levels.items())
        for game, levels in found.items()
    )


def _placed(rungs: Sequence[Rung]) -> dict[str, Placed]:
    by_pair = groupby(rungs, lambda rung: (rung.level, rung.below))
    gaps = [gap(level, below, list(contests)) for (level, below), contests in by_pair]
    found = {ANCHOR: (float(FIRST), 0.0)}
    while reached := [each for each in gaps if (each.level in found) != (each.below in found)]:
        for each in reached:
            if each.below in found:
                value, variance = found[each.below]
                found[each.level] = value + each.points, variance + each.variance
            else:
                value, variance = found[each.level]
                found[each.below] = value - each.points, variance + each.variance
    ranks = sorted(found.items(), key=lambda pair: pair[1])
    return {level: Placed(round(value), round(sqrt(variance))) for level, (value, variance) in ranks}


def gap(level: str, below: str, contests: Sequence[Rung]) -> Gap:
    """The most likely distance by Plackett and Luce, by Newton's method: the likelihood has one summit."""
    points, information = 0.0, 1.0
    for _ in range(STEPS):
        slope, information = 0.0, 0.0
        for rung in contests:
            players, games = rung.report.players, rung.report.games + DRAWN
            won = next(s.share.value for s in rung.report.standings if s.level == level) * rung.report.games + DRAWN / 2
            first = 1 / (1 + (players - 1) * exp(-points / breadth(players)))
            slope += (won - games * first) / breadth(players)
            information += games * first * (1 - first) / breadth(players) ** 2
        step = slope / information
        points += max(-200.0, min(200.0, step))
        if abs(step) < 1e-9:
            break
    return Gap(level, below, points, 1 / information)
