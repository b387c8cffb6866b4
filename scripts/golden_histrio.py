"""Write Histrio's golden records anew, after a change of rules that bumped RULES_VERSION.

Plays random games until it has one for every way a season or a game can end.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import spectacula
from spectacula.engine.match import Match

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures" / "histrio"


def kept(match: Match) -> int:
    """Acrobats kept into the second season, told by the cards it deals."""
    second = [event for event in match.events if event.name in ("season", "dealt")]
    start = max(i for i, event in enumerate(second) if event.name == "season")
    return 48 - sum(event.name == "dealt" for event in second[start:])


ENDINGS: dict[str, tuple[int, dict[str, object], Callable[[Match], bool]]] = {
    "exactly-empty": (3, {}, lambda m: kept(m) in (0, 8)),
    "thin-last-round": (4, {}, lambda m: 0 < kept(m) < 8),
    "five-rounds": (3, {}, lambda m: kept(m) > 8),
    "season-one-only": (3, {"season_one_only": True}, lambda m: True),
    "shared-victory": (5, {}, lambda m: len(m.winners) > 1),
    "allied-troupes": (2, {}, lambda m: any(e.name == "allies-alone" and e.b == 2 for e in m.events)),
    "open-requests": (4, {"requests_open": True, "dial": 8}, lambda m: True),
}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (players, options, wanted) in ENDINGS.items():
        seed = 0
        while not wanted(match := play(players, options, seed)):
            seed += 1
        match.record().save(FOLDER / f"{name}.json")
        print(name, seed, match.scores)


def play(players: int, options: dict[str, object], seed: int) -> Match:
    match = spectacula.load("histrio", players, **options).new(seed)
    luck = Random(seed)
    while not match.over:
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.ids(seat)))
    return match


main()
