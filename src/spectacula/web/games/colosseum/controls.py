"""How a move of Colosseum is made: as a step of the turn laid out, or as the choice that ends it."""

from __future__ import annotations

from spectacula.games.colosseum.view import Table
from spectacula.web.games import Sitting
from spectacula.web.games.colosseum.prospects import fitting, hand_of
from spectacula.web.games.colosseum.steps import in_bundle, is_offer, laid
from spectacula.web.tables.controls import Control, slug
from spectacula.web.tables.draft import written

FINAL = (
    *("bid ", "pass", "give up", "propose", "accept", "refuse", "end trading", "perform", "announce", "no show"),
    *("stop investing", "decline"),
)


def is_step(sitting: Sitting, move: str) -> bool:
    """Whether a legal move can be laid out with more to decide after it; tried out only where it is not plain."""
    if move.startswith(FINAL):
        return False
    return is_offer(move) or in_bundle(move) or _leaves_more(sitting, move) or sitting.goes_on(move)


def _leaves_more(sitting: Sitting, move: str) -> bool:
    """After a noble was moved: something to change, several programs, or tokens that may be held back."""
    table: Table = sitting.view.table
    if not move.startswith(("move ", "medal ")) or table.stage is None:
        return False
    me, ready = table.players[table.stage.performer], table.stage.stageable
    if me.medals - move.startswith("medal ") > 0 or "swap action" in sitting.labels or len(ready) > 1:
        return True
    program = table.programs[ready[0] - 1]
    return fitting(program, hand_of(me)) > program.fewest


def control(sitting: Sitting, move: str, what: str = "") -> Control:
    """How a move is made, if it is one of the viewer's now."""
    label = sitting.labels.get(move, "")
    if label and is_step(sitting, move):
        return Control(move, label, draft=laid(sitting.draft.steps, move))
    if label:
        return Control(move, label, pick=slug(move))
    why = sitting.why.get(move, "")
    return Control(move, why=why, title=sitting.words("why-not", what=what) if what and why else "")


def set_draft(steps: tuple[str, ...], move: str = "", label: str = "") -> Control:
    """A control that lays out exactly these steps."""
    return Control(move, label, draft=written(steps))
