"""How a move of Colosseum is made: as a step of the turn laid out, or as the choice that ends it."""

from __future__ import annotations

from spectacula.kernel.vocabulary import Move
from spectacula.web.games import Sitting
from spectacula.web.games.colosseum.steps import BUNDLE, OPENINGS, laid, spell
from spectacula.web.tables.controls import Control, slug
from spectacula.web.tables.draft import written

FINAL = frozenset(
    [
        *("bid", "pass", "give-up-opening", "propose", "accept", "refuse", "end-trading", "perform"),
        *("announce-show", "no-show", "stop-investing", "decline-donation"),
    ]
)


def moves_of(sitting: Sitting, *families: str) -> list[tuple[str, Move]]:
    """The viewer's legal moves of some families, as notation and as data."""
    named = ((notation, sitting.move(notation)) for notation in sitting.labels)
    return [(notation, move) for notation, move in named if move.family in families]


def is_step(sitting: Sitting, notation: str) -> bool:
    """Whether a legal move can be laid out with more to decide after it; tried out only where it is not plain."""
    family = sitting.move(notation).family
    if family == "nudge":  # whichever noble a medal moves, the same is asked next
        notation = next(other for other in sitting.labels if sitting.move(other).family == family)
    return family not in FINAL and (family in OPENINGS or family in BUNDLE or sitting.goes_on(notation))


def control(sitting: Sitting, notation: str, what: str = "") -> Control:
    """How a move is made, if it is one of the viewer's now."""
    label = sitting.labels.get(notation, "")
    if label and is_step(sitting, notation):
        return Control(notation, label, draft=laid(sitting.draft.steps, notation))
    if label:
        return Control(notation, label, pick=slug(notation))
    why = sitting.why.get(notation, "")
    return Control(notation, why=why, title=sitting.words("why-not", what=what) if what and why else "")


def control_of(sitting: Sitting, family: str, *values: int, what: str = "") -> Control:
    """How a move given as data is made."""
    return control(sitting, spell(family, *values), what)


def set_draft(steps: tuple[str, ...], move: str = "", label: str = "") -> Control:
    """A control that lays out exactly these steps."""
    return Control(move, label, draft=written(steps))
