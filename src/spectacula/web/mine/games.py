"""Somebody's games as a list, filtered, and as figures."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from spectacula.games import GAMES
from spectacula.server.house import House
from spectacula.server.tables.table import TableCard

MOST = 1000
STATES = ("open", "finished", "won")


@dataclass(frozen=True)
class Filter:
    """Which games are listed; an empty string means any."""

    game: str = ""
    state: str = ""
    players: str = ""

    def fits(self, table: TableCard) -> bool:
        return (
            self.game in ("", table.game)
            and self.players in ("", str(table.players))
            and (not self.state or self.state in states_of(table))
        )


@dataclass(frozen=True)
class Figures:
    """How somebody fared at one game with so many players."""

    game: str
    players: int
    games: int
    wins: int
    best: int | None
    mean: float | None

    @property
    def share(self) -> int:
        return round(100 * self.wins / self.games) if self.games else 0


def states_of(table: TableCard) -> tuple[str, ...]:
    if table.finished is None:
        return ("open",)
    return ("finished", "won") if set(table.winners) & set(table.seats) else ("finished",)


async def games_of(house: House, player_id: str) -> list[TableCard]:
    """All tables of somebody, latest first."""
    return await house.tables_of(player_id, MOST)


def figures(tables: list[TableCard]) -> list[Figures]:
    """Finished games in which somebody held exactly one seat, by game and number of players."""
    groups: dict[tuple[str, int], list[TableCard]] = defaultdict(list)
    for table in tables:
        if table.finished is not None and len(table.seats) == 1 and table.scores:
            groups[table.game, table.players].append(table)
    found = []
    for (game, players), group in sorted(groups.items(), key=lambda item: (GAMES.index(item[0][0]), item[0][1])):
        scores = [table.scores[table.seats[0]] for table in group]
        wins = sum(table.seats[0] in table.winners for table in group)
        found.append(Figures(game, players, len(group), wins, max(scores), sum(scores) / len(scores)))
    return found
