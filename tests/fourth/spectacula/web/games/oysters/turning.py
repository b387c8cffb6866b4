"""What turned a game of Oysters: the finest pearl."""

from __future__ import annotations

from spectacula.web.games import Story
from spectacula.web.review.timeline import Step, at_step
from spectacula.web.words import Words


def turning(told: Story, step: Step, seat: int, words: Words) -> str:
    won = [event for event in at_step(told, step) if event.name == "won" and event.who == seat]
    return words("turning-won") if won else ""
