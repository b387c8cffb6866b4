"""A turn laid out but not yet played: the table is shown as it would stand, and only the gold button makes it so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from spectacula.engine.match import Match
from spectacula.kernel.errors import SpectaculaError

MOST_STEPS = 60
BETWEEN = "|"


class Opened(NamedTuple):
    """A question and the moves that answer it."""

    kind: str
    moves: frozenset[str]


@dataclass(frozen=True)
class Draft:
    """Steps a seat has laid out: `steps` all of them as they were chosen, `laid` those that can be played, in order."""

    steps: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()
    opened: tuple[Opened, ...] = ()
    """What each step laid answers; another answer may be laid instead."""

    @property
    def whole(self) -> bool:
        return len(self.steps) == len(self.laid)


NOTHING = Draft()


class Imagined(NamedTuple):
    """The match as it would stand, and the steps that led there."""

    match: Match
    draft: Draft


def written(steps: tuple[str, ...] | list[str]) -> str:
    """Steps as one word of a form."""
    return BETWEEN.join(steps)


def read(text: str) -> tuple[str, ...]:
    return tuple(step for step in text.split(BETWEEN) if step)[:MOST_STEPS]


def imagine(match: Match, seat: int | None, steps: tuple[str, ...], board: object) -> Imagined:
    """The match after these steps, in the order the board gives them, if it has an `ordered` of its own.

    A step that is illegal, reveals something or ends the turn is not laid. A turn ends when it is somebody else's, or
    when the board's `turn` of the state, if it has one, becomes another: the same seat may be asked again right away.
    """
    if seat is None or not steps or seat not in match.pending or match.sealed:
        return Imagined(match, NOTHING)
    laid, opened = [], []
    ordered = getattr(board, "ordered", tuple)
    for step in ordered(steps):
        after = after_step(match, seat, step, board)
        if after is not None:
            opened.append(Opened(match.kind(seat) or "", frozenset(match.moves(seat))))
            match = after
            laid.append(step)
    return Imagined(match, Draft(steps, tuple(laid), tuple(opened)))


def goes_on(match: Match, seat: int, move: str, board: object) -> bool:
    """Whether a move leaves the seat with something to decide and nothing revealed: it can be a step of a draft."""
    return after_step(match, seat, move, board) is not None


def after_step(match: Match, seat: int, move: str, board: object) -> Match | None:
    """The match after a step of a draft; nothing if the move cannot be one."""
    twin = match.copy()
    try:
        twin.play(seat, move)
    except SpectaculaError:
        return None
    if twin.over or seat not in twin.pending or twin.sealed or any(p.mark for p in twin.played[match.ply :]):
        return None
    return twin if _turn(twin, board) == _turn(match, board) else None


def _turn(match: Match, board: object) -> object:
    turn = getattr(board, "turn", None)
    return None if turn is None else turn(match.state)
