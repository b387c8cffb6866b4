"""What clicking a piece does: lay out a step of the turn, choose the move that ends it, or say why not."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup, escape


@dataclass(frozen=True)
class Control:
    """A piece that stands for a move; without `draft` and `pick` it only explains itself."""

    move: str = ""
    label: str = ""
    draft: str | None = None
    pick: str = ""
    why: str = ""
    title: str = ""
    chosen: bool = False

    @property
    def can(self) -> bool:
        return self.draft is not None or bool(self.pick)

    @property
    def live(self) -> bool:
        """Whether there is anything to click: a choice, or a reason why not."""
        return self.can or bool(self.why)

    @property
    def cls(self) -> str:
        if self.can:
            return "legal selected" if self.chosen else "legal"
        return "selected" if self.chosen else "blocked" if self.why else ""

    @property
    def attrs(self) -> Markup:
        """The attributes of the button."""
        if self.draft is not None:
            pressed = ' aria-pressed="true"' if self.chosen else ""
            return Markup(f' data-draft="{escape(self.draft)}"{pressed}')
        if self.pick:
            return Markup(f' data-pick="{escape(self.pick)}" aria-pressed="false"')
        if self.why:
            return Markup(f' aria-disabled="true" data-why="{escape(self.why)}" data-why-title="{escape(self.title)}"')
        return Markup("")


def slug(move: str) -> str:
    """A move as the name of a piece."""
    return str(escape(move.replace(" ", "-").replace("+", "plus-")))
