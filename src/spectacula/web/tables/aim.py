"""The line under a question: what matters now."""

from __future__ import annotations

from spectacula.engine.match import View
from spectacula.web.words import Words


def aim(view: View, words: Words, form: str = "", **args: object) -> str:
    """What matters at this question, in one of its forms; without an aim, how to answer."""
    if len(view.moves) == 1:
        return words("only-one")
    message = f"aim-{view.kind}-{form}" if form else f"aim-{view.kind}"
    return words(message, **args) if words.has(message) else words("choose-first")
