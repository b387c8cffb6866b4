"""What somebody has played to the end: against whom, with what result, and who was ahead of whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spectacula.bots import ALL_LEVELS
from spectacula.games import GAMES
from spectacula.server.daily.deal import today
from spectacula.server.store.rows import Row
from spectacula.server.tables.codec import card
from spectacula.server.tables.table import TableCard

if TYPE_CHECKING:
    from spectacula.server.house import House

MOST = 1000
ALONE, PEOPLE = "alone", "people"


@dataclass(frozen=True)
class Played:
    """A finished game of somebody who held one seat of it."""

    card: TableCard
    people: tuple[str | None, ...]
    """Who had which seat; nobody where a bot played, or whoever played has left the house."""
    against: str

    @property
    def seat(self) -> int:
        return self.card.seats[0]

    @property
    def place(self) -> int:
        return 1 + sum(self.ahead(other, self.seat) for other in range(self.card.players))

    def ahead(self, one: int, other: int) -> bool:
        """Whether a seat finished ahead of another: as its winner, or with the better score."""
        return self._standing(one) > self._standing(other)

    def _standing(self, seat: int) -> tuple[bool, int]:
        return seat in self.card.winners, self.card.scores[seat]


@dataclass(frozen=True)
class Results:
    """How somebody fared at a game against people, or against bots of a level."""

    game: str
    against: str
    games: int
    first: int
    mean_place: float
    mean_players: float

    @property
    def share(self) -> int:
        return round(100 * self.first / self.games)


@dataclass(frozen=True)
class Rival:
    """Somebody else at the same tables, and how often either was ahead."""

    player_id: str
    name: str
    ahead: int
    behind: int
    level: int

    @property
    def games(self) -> int:
        return self.ahead + self.behind + self.level


async def history(house: House, player_id: str) -> list[Played]:
    """Finished games, the latest first; today's deal is nobody's to talk about yet."""
    rows = await house.store.tables_of(player_id, MOST)
    found = [(card(row, seats, player_id), seats) for row, seats in rows if row["finished"] and row["day"] != today()]
    return [
        Played(shown, tuple(seat["player_id"] for seat in seats), _against(seats, player_id))
        for shown, seats in found
        if not shown.damaged and len(shown.seats) == 1 and shown.scores
    ]


def results(games: Sequence[Played]) -> list[Results]:
    """By game, against people first, then against ever stronger bots."""
    groups: dict[tuple[str, str], list[Played]] = defaultdict(list)
    for played in games:
        groups[played.card.game, played.against].append(played)
    order = [PEOPLE, *ALL_LEVELS, ALONE]
    return [
        Results(
            game,
            against,
            len(group),
            sum(played.seat in played.card.winners for played in group),
            sum(played.place for played in group) / len(group),
            sum(played.card.players for played in group) / len(group),
        )
        for (game, against), group in sorted(groups.items(), key=lambda g: (GAMES.index(g[0][0]), order.index(g[0][1])))
    ]


def rivals(games: Sequence[Played]) -> list[Rival]:
    """Everybody else who sat there and is still in the house, those met most often first."""
    met: dict[str, list[tuple[Played, int]]] = defaultdict(list)
    for played in games:
        for seat, other in enumerate(played.people):
            if other is not None and seat != played.seat:
                met[other].append((played, seat))
    found = [_rival(other, games_with) for other, games_with in met.items()]
    return sorted(found, key=lambda rival: -rival.games)


def _rival(other: str, games: list[tuple[Played, int]]) -> Rival:
    ahead = sum(played.ahead(played.seat, seat) for played, seat in games)
    behind = sum(played.ahead(seat, played.seat) for played, seat in games)
    latest, seat = games[0]
    return Rival(other, latest.card.names[seat], ahead, behind, len(games) - ahead - behind)


def _against(seats: Sequence[Row], player_id: str) -> str:
    others = [seat for seat in seats if seat["player_id"] != player_id]
    if any(seat["kind"] == "person" for seat in others):
        return PEOPLE
    levels = [level for seat in others if (level := seat["stand_in"] or seat["level"]) in ALL_LEVELS]
    return max(levels, key=ALL_LEVELS.index) if levels else ALONE
