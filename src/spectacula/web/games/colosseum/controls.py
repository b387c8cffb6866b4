"""What clicking a piece does: lay out a step, choose the move that ends the turn, or say why not."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup, escape

from spectacula.web.draft import written
from spectacula.web.games import Sitting
from spectacula.web.games.colosseum.steps import laid

FINAL = (
    *("bid ", "pass", "give up", "propose", "accept", "refuse", "end trading", "perform", "announce", "no show"),
    *("stop investing", "decline"),
)


@dataclass(frozen=True)
class Control:
    move: str
    label: str = ""
    draft: str | None = None
    pick: str = ""
    why: str = ""
    title: str = ""

    @property
    def can(self) -> bool:
        return self.draft is not None or bool(self.pick)

    @property
    def cls(self) -> str:
        return "can" if self.can else "no"

    @property
    def attrs(self) -> Markup:
        """The attributes of the button."""
        if self.draft is not None:
            return Markup(' data-draft="{}"').format(self.draft)
        if self.pick:
            return Markup(' data-pick="{}" aria-pressed="false"').format(self.pick)
        if self.why:
            return Markup(' aria-disabled="true" data-why="{}" data-why-title="{}"').format(self.why, self.title)
        return Markup(' aria-disabled="true"')


def slug(move: str) -> str:
    """A move as the name of a piece."""
    return str(escape(move.replace(" ", "-").replace("+", "plus-")))


def is_final(move: str) -> bool:
    return move.startswith(FINAL)


def control(sitting: Sitting, move: str, what: str = "") -> Control:
    """How a move is made, if it is one of the viewer's now."""
    label = sitting.labels.get(move, "")
    if label and not is_final(move) and sitting.goes_on(move):
        return Control(move, label, draft=laid(sitting.draft.steps, move))
    if label:
        return Control(move, label, pick=slug(move))
    why = sitting.why.get(move, "")
    return Control(move, why=why, title=sitting.words("why-not", what=what) if what and why else "")


def set_draft(steps: tuple[str, ...], move: str = "", label: str = "") -> Control:
    """A control that lays out exactly these steps."""
    return Control(move, label, draft=written(steps))
