"""How strong each level is, as measured: `spectacula arena --ladder` writes the figures, the set-up page reads them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

FILE = Path(__file__).with_name("strength.json")
ENOUGH = 30  # games before a share is worth telling


class Measured(msgspec.Struct, frozen=True):
    """One seat of a level at a table of the level below: the share of games won, with its 95 % interval."""

    below: str
    players: int
    games: int
    share: float
    low: float
    high: float


class Strength(msgspec.Struct, frozen=True):
    """A level of a game: its rating above the lowest level measured, and its contests."""

    rating: int
    contests: tuple[Measured, ...]


Strengths = dict[str, dict[str, Strength]]


def read(file: Path = FILE) -> Strengths:
    """By game and level; what was never measured is missing."""
    return msgspec.json.decode(file.read_bytes(), type=Strengths) if file.exists() else {}


@cache
def measured(game: str, level: str) -> Measured | None:
    """The contest that tells most of a level: the largest table with enough games."""
    known = read().get(game, {}).get(level)
    told = [] if known is None else [contest for contest in known.contests if contest.games >= ENOUGH]
    return max(told, key=lambda contest: contest.players, default=None)
