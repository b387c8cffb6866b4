"""What turned a game of The Magnificent: a performance, a master card that counted, areas at the end."""

from __future__ import annotations

from itertools import takewhile

from spectacula.games.magnificent.box import SPACE_ENERGY
from spectacula.games.magnificent.pieces import ALL_CARDS
from spectacula.kernel.words import Event
from spectacula.web.games import Story
from spectacula.web.review.timeline import Step, at_step, latest
from spectacula.web.words import Words

INCOMES = {
    **dict.fromkeys(("earned", "points"), "a"),
    **dict.fromkeys(("scored", "card-left", "areas", "coin-points"), "b"),
}
"""Events that bring points, and which of their numbers says how many."""


def turning(told: Story, step: Step, seat: int, words: Words) -> str:
    gains = [event for event in at_step(told, step) if event.who == seat and event.name in INCOMES and _income(event)]
    if not gains:
        return ""
    most = max(gains, key=_income)
    number = latest([event for ply, event in told if ply <= step.since], "round")
    if most.name == "earned":
        return _performance([(ply, event) for ply, event in told if event.who == seat], step, number, words)
    points = words("points", n=_income(most))
    card = words.own(f"score-{ALL_CARDS[most.a].score}") if most.name in ("scored", "card-left") else ""
    return words(f"turning-{most.name}", points=points, card=card, n=most.a, round=number)


def _income(event: Event) -> int:
    return int(getattr(event, INCOMES[event.name]))


def _performance(own: Story, step: Step, number: int, words: Words) -> str:
    """The whole performance a step belongs to."""
    start = max(i for i, (ply, event) in enumerate(own) if event.name == "perform" and ply <= step.ply)
    show = list(takewhile(lambda event: event.name not in ("die", "perform"), (event for _, event in own[start + 1 :])))
    points = sum(event.a for event in show if event.name == "earned")
    posters = sum(event.name == "shown" for event in show)
    space = SPACE_ENERGY[own[start][1].a]
    return words("turning-performance", n=posters, space=space, points=words("points", n=points), round=number)
