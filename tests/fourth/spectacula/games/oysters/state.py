"""The pearls, the coins and the course of Oysters."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated

from spectacula.kernel.questions import Course
from spectacula.kernel.state import Cells, Layout, Table, i1, i2

BOX = tomllib.loads(Path(__file__).with_name("components.toml").read_text("utf-8"))

SEATS = 3
PEARLS: int = BOX["pearls"]
STAKES: int = BOX["stakes"]
MOST_MOVES = 4
DIVES = 0
SEA = 0

(DIVE, STAKE, NEXT_DIVER, OPEN, OVER) = range(5)

EVENTS = ("kept", "dived", "staked", "won", "over")
(E_KEPT, E_DIVED, E_STAKED, E_WON, E_OVER) = range(5)


class State(Table):
    """A game of Oysters. The sea is a mask of pearls; -1 means none."""

    sea: Annotated[int, i2]
    stage: Annotated[int, i1]
    asked: Annotated[int, i1]
    diver: Annotated[int, i1]
    pearl: Annotated[Cells, i1, (SEATS,)]
    stake: Annotated[Cells, i1, (SEATS,)]
    coins: Annotated[Cells, i1, (SEATS,)]


LAYOUT = Layout(State)
COURSE: Course[State] = Course("stage")
