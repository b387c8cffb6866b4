"""The nobles on the track: moved by the dice of a show, then by medals, and counted where they stand."""

from __future__ import annotations

from spectacula.games.colosseum.moves import BOTH_STEPS, CASH, NOBLE, NOBLE_BOTH, NUDGE, SWAP
from spectacula.games.colosseum.purse import gain_medal, legal_changes, play_medals
from spectacula.games.colosseum.state import (
    ASK_ANNOUNCE,
    ASK_CAST,
    ASK_NOBLE,
    ASK_PROGRAM,
    COURSE,
    FACE_LEAST,
    FACE_MOST,
    FACES,
    MEDAL_STEPS,
    MOVED,
    MOVED_BOTH,
    NOBLE_CROWD,
    NOBLES,
    NUDGED,
    REST,
    RESTED,
    SQUARES,
    TO_PROGRAM,
    State,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say


@rule
def is_inside(s: State, p: int, square: int) -> int:
    """Whether a square of the track belongs to a player's arena."""
    if (square - s.arena[p] + SQUARES) % SQUARES < s.parts[p]:
        return 1
    return 0


@rule
def noble_crowd(s: State, p: int) -> int:
    """Nobles standing in the arena now (R21)."""
    n = 0
    for i in range(NOBLES):
        if is_inside(s, p, s.noble[i]) != 0:
            n += NOBLE_CROWD[i]
    return n


@rule
def legal_noble(s: State, p: int, ids: Cells) -> int:
    """Any noble by the die at hand, the second die another one; or one noble by the sum of both (R17)."""
    n = legal_changes(s, p, ids)
    face = s.dice[s.die]
    for i in range(NOBLES):
        if i != s.moved:
            for steps in range(FACE_LEAST[face], FACE_MOST[face] + 1):
                ids[n] = NOBLE + FACES * i + steps - 1
                n += 1
    if s.die == 0 and s.dice[1] >= 0:
        other = s.dice[1]
        for i in range(NOBLES):
            for steps in range(FACE_LEAST[face] + FACE_LEAST[other], FACE_MOST[face] + FACE_MOST[other] + 1):
                ids[n] = NOBLE_BOTH + BOTH_STEPS * i + steps - 2
                n += 1
    return n


@rule
def move_noble(s: State, p: int, move: int) -> None:
    """A dice move, clockwise; ending on a resting square earns a medal."""
    if move >= NOBLE_BOTH:
        i = (move - NOBLE_BOTH) // BOTH_STEPS
        s.noble[i] = (s.noble[i] + (move - NOBLE_BOTH) % BOTH_STEPS + 2) % SQUARES
        tell(s, MOVED_BOTH, p, i, s.noble[i])
        s.die = 2
    else:
        i = (move - NOBLE) // FACES
        s.noble[i] = (s.noble[i] + (move - NOBLE) % FACES + 1) % SQUARES
        tell(s, MOVED, p, i, s.noble[i])
        s.die += 1
        s.moved = i
    if REST >> s.noble[i] & 1 != 0 and gain_medal(s, p) != 0:
        tell(s, RESTED, p, i, s.noble[i])
    if s.die == 2 or s.dice[1] < 0:
        s.todo = TO_PROGRAM


@rule
def nudge(s: State, p: int, i: int, place: int) -> None:
    """A medal moves a noble; such a move never earns a medal."""
    steps = place - MEDAL_STEPS if place < MEDAL_STEPS else place - MEDAL_STEPS + 1
    play_medals(s, p, 1)
    s.noble[i] = (s.noble[i] + steps + SQUARES) % SQUARES
    tell(s, NUDGED, p, i, s.noble[i])
    s.todo = TO_PROGRAM


# --- the question


def why_not_noble(s: State, seat: int, move: Move) -> Say:
    """A die moves another noble than the one before, as far as it shows; both together only at once."""
    if move.family == "noble-both":
        return Say("why-no-loge") if s.dice[1] < 0 else Say("why-die-used") if s.die else Say("why-not-the-sum")
    if move.values[0] == s.moved:
        return Say("why-other-noble")
    face = s.dice[s.die]
    free = FACE_LEAST[face] < FACE_MOST[face]
    return Say("why-not-the-free-die") if free else Say("why-not-the-die", {"squares": FACE_MOST[face]})


def why_not_nudge(s: State, seat: int, move: Move) -> Say | None:
    """Medals move nobles between the dice and the choice of a program."""
    reasons = {ASK_ANNOUNCE: "why-dice-first", ASK_NOBLE: "why-dice-first", ASK_CAST: "why-nobles-first"}
    if s.ask == ASK_PROGRAM:
        return Say("why-no-medal")
    return Say(reasons[s.ask]) if s.ask in reasons else None


COURSE.question(
    ASK_NOBLE,
    "noble",
    legal=legal_noble,
    play=move_noble,
    moves=(CASH, SWAP, NOBLE, NOBLE_BOTH),
    why_not=why_not_noble,
)
COURSE.forbid((NUDGE,), why_not_nudge)
