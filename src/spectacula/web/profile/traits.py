"""What is peculiar to somebody: the plays they like best, their records, and a few calm badges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from spectacula.engine.definition import definition
from spectacula.games import GAMES
from spectacula.server.house import House
from spectacula.server.people.history import Played, rivals
from spectacula.server.rating.log import Line
from spectacula.web.words import Words

LOOKED_AT = 30
"""Games of each kind, the latest, that tell what somebody likes."""
SHOWN = 3
PLAYS = {"histrio": "travel", "colosseum": "stage", "magnificent": "poster"}
"""The decision of each game that tells most of somebody: where to, with which program, by which poster."""
COMPANY = 10
STAYS = 20
AGAINST = 0.7
"""Of the way from the first place to the last: where coming first was against all expectation."""


@dataclass(frozen=True)
class Favourites:
    """What somebody likes to play at a game, with how often."""

    game: str
    title: str
    line: str
    plays: tuple[tuple[str, str], ...]


async def favourites(house: House, games: Sequence[Played], words: Words) -> list[Favourites]:
    found = [await _favourites(house, game, games, words.about(game)) for game in PLAYS]
    return [each for each in found if each.plays]


async def _favourites(house: House, game: str, games: Sequence[Played], words: Words) -> Favourites:
    mine = {played.card.id: played.seat for played in games if played.card.game == game}
    latest = list(mine)[:LOOKED_AT]
    kind = f"{PLAYS[game]} "
    moves = await house.store.lines(latest) if latest else []
    counts = Counter(
        row["move"] for row in moves if mine[row["table_id"]] == row["seat"] and row["move"].startswith(kind)
    )
    known = definition(game)
    plays = tuple(
        (words.say(known.describe(known.ids[move])), words("profile-favourite", n=n))
        for move, n in counts.most_common(SHOWN)
        if n > 1 and move in known.ids
    )
    return Favourites(game, words.own("title"), words("profile-favourites-line", n=len(latest)), plays)


def records(games: Sequence[Played], words: Words) -> list[tuple[str, str]]:
    """The best score at every game: in words, and the table it was reached at."""
    best: dict[str, Played] = {}
    for played in games:
        before = best.get(played.card.game)
        if before is None or played.card.scores[played.seat] > before.card.scores[before.seat]:
            best[played.card.game] = played
    return [
        (
            words(
                "profile-record-score",
                game=words.about(game).own("title"),
                n=best[game].card.scores[best[game].seat],
                players=best[game].card.players,
            ),
            best[game].card.id,
        )
        for game in GAMES
        if game in best
    ]


def badges(games: Sequence[Played], lines: Sequence[Line]) -> list[str]:
    """Those somebody has; none is ever lost by playing badly."""
    counted = [line for line in lines if not line.out]
    has = {
        "three": {played.card.game for played in games} >= set(GAMES),
        "company": len(rivals(games)) >= COMPANY,
        "certain": any(not line.after.provisional for line in counted),
        "upset": any(line.place == 1 and line.expected >= 1 + AGAINST * (line.players - 1) for line in counted),
        "stayer": len(counted) >= STAYS and not any(line.left for line in counted),
    }
    return [name for name, holds in has.items() if holds]
