"""The Theatre and the purses: the King's mood, the Managers, and Ecus changing hands."""

from __future__ import annotations

from spectacula.games.histrio.state import (
    COMEDY,
    DIAL,
    E_MOOD,
    E_NEEDLE,
    E_STOLE,
    FROM_THEFTS,
    TO_THIEVES,
    TRAGEDY,
    State,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.streams import tell


@rule
def mood(s: State) -> int:
    """What the King wants: the side of the dial the needle is on."""
    return COMEDY if s.needle >= 0 else TRAGEDY


@rule
def move_needle(s: State, steps: int) -> None:
    """Towards comedy (up) or tragedy (down), to the end of the dial at most; crossing the middle changes the mood."""
    before = mood(s)
    old = s.needle
    s.needle = max(-s.option[DIAL], min(s.option[DIAL] - 1, old + steps))
    if s.needle != old:
        tell(s, E_NEEDLE, -1, old, s.needle)
    if mood(s) != before:
        tell(s, E_MOOD, -1, mood(s), managers_on_stage(s))
        send_managers_home(s)


@rule
def towards(kind: int, fields: int) -> int:
    """Steps of the needle for an actor of a kind."""
    return fields if kind == COMEDY else -fields


@rule
def managers_on_stage(s: State) -> int:
    """Managers at the Theatre, of any colour."""
    n = 0
    for p in range(s.players):
        n += s.on_stage[p]
    return n


@rule
def send_managers_home(s: State) -> None:
    """The backdrop turns: every Manager returns to its player."""
    for p in range(s.players):
        s.on_stage[p] = 0


@rule
def earn(s: State, seat: int, ecus: int, source: int) -> None:
    """Ecus from the Treasury, or to it when negative."""
    s.ecus[seat] += ecus
    s.earned[seat, s.season, source] += ecus


@rule
def steal(s: State, thief: int, victim: int, ecus: int) -> None:
    """Take Ecus from an opponent."""
    taken = min(ecus, s.ecus[victim])
    earn(s, victim, -taken, TO_THIEVES)
    earn(s, thief, taken, FROM_THEFTS)
    tell(s, E_STOLE, thief, victim, taken)


@rule
def victims(s: State, thief: int) -> int:
    """Opponents with at least one Ecu."""
    seats = 0
    for p in range(s.players):
        if p != thief and s.ecus[p] > 0:
            seats |= 1 << p
    return seats
