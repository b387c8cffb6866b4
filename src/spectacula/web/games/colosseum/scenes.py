"""Colosseum's scenes: investing, the auction, a trade, dice and nobles, the show, the ceremony."""

from __future__ import annotations

from spectacula.web.games.colosseum.beats import ACTS, Props, tells
from spectacula.web.tables.scenes import Episode, Telling, concerned

KINDS = {
    "round": "round",
    **dict.fromkeys(("took-program", "bought-program", "expanded", "seat", "medal-seat", "loge"), "invest"),
    **dict.fromkeys(("again-action", "again-medals", "invested-nothing", "cashed", "swapped"), "invest"),
    **dict.fromkeys(("opened", "raised", "passed", "gave-up", "won-lot"), "auction"),
    **dict.fromkeys(("offered", "offered-all", "countered", "refused", "deal", "ended-trading"), "trade"),
    **dict.fromkeys(("rolled", "moved", "moved-both", "nudged"), "nobles"),
    **dict.fromkeys(("staged", "no-show"), "performance"),
    **dict.fromkeys(("podium", "no-podium", "tie-roll", "worn", "donated", "declined", "no-donation"), "ceremony"),
}
"""Which scene an event opens or belongs to; all others go on with the scene before."""


def scenes(telling: Telling) -> list[Episode]:
    """Everything since then, scene by scene; a player's turn is one."""
    props, found, last = Props(telling), list[Episode](), ("", -1)
    for event, line in telling.lines():
        kind = KINDS.get(event.name, "")
        here = (kind, -1 if kind in ("ceremony", "auction", "trade") else event.who)
        if not found or (kind and here != last):
            found.append(Episode(telling.words(f"scene-{kind or 'invest'}"), concerned(event)))
            last = here
        ACTS.get(event.name, tells)(found[-1], event, line, props)
    return found
