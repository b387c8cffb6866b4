"""What turned a game of Histrio: the King's change of mind before a show that paid, a request, a theft."""

from __future__ import annotations

from spectacula.games.histrio.moves import request_name
from spectacula.games.histrio.view import ALL
from spectacula.kernel.words import Event
from spectacula.web.games import Story
from spectacula.web.review.timeline import Step, at_step, latest
from spectacula.web.words import Words

INCOMES = {
    **dict.fromkeys(("best", "pleased", "fulfilled", "fulfilled-again", "stole", "bonus"), "b"),
    **dict.fromkeys(("actors-paid", "manager", "gained"), "a"),
}
"""Events that fill a purse, and which of their numbers says with how much."""
SHOWS = ("best", "pleased")
CARDS = {"used": "card-{}.object", "court": "card-{}"}
"""Cards that move the needle, as the sentence about them needs their names."""
CAUSES = (*CARDS, "met", "round")


def turning(told: Story, step: Step, seat: int, words: Words) -> str:
    gains = [event for event in at_step(told, step) if event.who == seat and event.name in INCOMES and _income(event)]
    if not gains:
        return ""
    most = max(gains, key=_income)
    past = [event for ply, event in told if ply <= step.ply]
    season, turn = latest(past, "season"), latest(past, "round")
    if most.name in SHOWS and (turned := _turned(past, season, words)):
        return turned
    kind = "fulfilled" if most.name == "fulfilled-again" else most.name
    details = {"request": words.own(request_name(most.a))} if kind == "fulfilled" else {}
    details |= {"victim": words.names[most.a]} if kind == "stole" else {}
    ecus = words("ecus", n=_income(most))
    return words(f"turning-{kind}", ecus=ecus, n=_income(most), season=season, turn=turn, **details)


def _income(event: Event) -> int:
    return int(getattr(event, INCOMES[event.name])) * (2 if event.name == "stole" else 1)


def _turned(past: list[Event], season: int, words: Words) -> str:
    """Who made the King change his mind in the season of the show, if he did."""
    since = max((i for i, event in enumerate(past) if event.name == "season"), default=0)
    moods = [i for i in range(since, len(past)) if past[i].name == "mood"]
    if not moods:
        return ""
    before = past[since : moods[-1]]
    when = {"turn": latest(before, "round"), "season": season}
    cause = next((event for event in reversed(before) if event.name in CAUSES), None)
    if cause is None or cause.name not in CARDS:
        return words("turning-king", **when)
    return words(f"turning-king-{cause.name}", card=words.own(CARDS[cause.name].format(ALL[cause.a].name)), **when)
