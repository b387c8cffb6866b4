"""How a deal went: for one person, for the field, for the master."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from spectacula.server.store.rows import Row


@dataclass(frozen=True)
class Try:
    """Somebody's one go at a deal; `score` is none until it stands, or when its table was not `kept`."""

    day: str
    game: str
    player_id: str
    name: str
    table_id: str
    score: int | None
    kept: bool = True

    @property
    def stands(self) -> bool:
        return self.score is not None


def try_of(row: Row, seat: int) -> Try:
    """What is stored of a try by whoever sat there."""
    result = msgspec.json.decode(row["result"]) if row["result"] else None
    score = None if result is None else int(result["scores"][seat])
    return Try(row["day"], row["game"], row["player_id"], row["name"], row["table_id"], score, row["kept"] is not None)


@dataclass(frozen=True)
class Field:
    """Everybody's results of one deal, the lowest first; the master's apart."""

    tries: Sequence[Try]
    master: int | None

    @property
    def scores(self) -> list[int]:
        return [found.score for found in self.tries if found.score is not None]

    @property
    def median(self) -> float:
        found = self.scores
        half = len(found) // 2
        return found[half] if len(found) % 2 else (found[half - 1] + found[half]) / 2

    def better_than(self, score: int) -> int | None:
        """Of a hundred others so many did worse; none where nobody else has finished."""
        others = len(self.tries) - 1
        return None if others < 1 else round(100 * bisect_left(self.scores, score) / others)


def field_of(tries: Sequence[Try], master: str) -> Field:
    finished = sorted((found for found in tries if found.stands), key=lambda found: found.score or 0)
    best = next((found.score for found in finished if found.player_id == master), None)
    return Field([found for found in finished if found.player_id != master], best)
