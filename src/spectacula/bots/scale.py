"""The scale of ratings, the same for people and bots, and where the arena has put every level on it."""

from __future__ import annotations

from functools import cache
from math import log, sqrt
from pathlib import Path

import msgspec

FILE = Path(__file__).with_name("ratings.json")
FIRST = 1500
"""Everybody's first rating. The scale is laid so that in every game the bot of level `ANCHOR` stands here."""
ANCHOR = "skilled"
TENFOLD = 400
"""So much more, in a game of two: ten times as likely to finish ahead."""
LUCK = TENFOLD / log(10) / sqrt(2)
"""How far one game strays from what its players are worth; openskill's beta."""


class Placed(msgspec.Struct, frozen=True):
    """A level on the scale, with the standard deviation of that figure against the anchor's."""

    rating: int
    give_or_take: int


def breadth(players: int) -> float:
    """At a table of so many: so much more makes somebody e times as likely to come first as another."""
    return LUCK * sqrt(players)


def read(file: Path = FILE) -> dict[str, dict[str, Placed]]:
    """By game and level; what was never measured is missing."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, Placed]]) if file.exists() else {}


@cache
def placed(game: str) -> dict[str, Placed]:
    """Every level of a game that was measured, the weakest first."""
    return dict(sorted(read().get(game, {}).items(), key=lambda level: level[1].rating))
