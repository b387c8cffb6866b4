"""The desk where ratings are kept: settled with the change that ends a table, and made again from the log."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple, Protocol

from spectacula.games import GAMES
from spectacula.server.errors import NotNow
from spectacula.server.rating.admission import Admission
from spectacula.server.rating.finishing import ends, finishers, resigning
from spectacula.server.rating.log import Line, inserted, line_of, mended, replayed, settled
from spectacula.server.rating.model import UNKNOWN, Rating
from spectacula.server.rating.partners import A_DAY, weights
from spectacula.server.store.rows import Delete, Insert, Row, Update, Write
from spectacula.server.store.store import Conflict
from spectacula.server.tables.change import Change
from spectacula.server.tables.table import Table

if TYPE_CHECKING:
    from spectacula.server.house import House

TRIES = 5


class Sheets(Protocol):
    """What is asked of a store about many people at once."""

    async def leaders(self, game: str, start: int, limit: int) -> list[Row]: ...

    async def count(self, game: str) -> int: ...

    async def ahead(self, game: str, value: float) -> int: ...

    async def met(self, people: Sequence[str], game: str, since: float) -> list[Row]: ...

    async def latest(self, limit: int, doubtful: bool) -> list[Row]: ...

    async def same_browser(self, people: Sequence[str]) -> list[Row]: ...


@dataclass(frozen=True)
class Standing:
    """Where somebody stands at a game. `number` is that of the last table they have settled."""

    rating: Rating = UNKNOWN
    games: int = 0
    number: int = 0
    version: int | None = None  # None where nothing is stored yet


class Meaning(NamedTuple):
    """What a change of a table means for ratings."""

    writes: Sequence[Write] = ()
    lines: Sequence[Line] = ()


class Ratings:
    """The ratings of one house. A house in a tab has none: nobody else comes there."""

    def __init__(self, house: House, sheets: Sheets | None) -> None:
        self.house = house
        self.sheets = sheets
        self.admission = Admission(self)

    @property
    def offered(self) -> bool:
        """Whether tables of this house can be rated: others come here, and names are kept."""
        settings = self.house.settings
        return self.sheets is not None and settings.guests and settings.accounts

    # --- what goes with a change of a table

    async def meaning(self, table: Table, change: Change) -> Meaning:
        """What is to be stored in the same breath: who leaves a rated table, and what its end means for everybody."""
        if not table.terms.rated or self.sheets is None:
            return Meaning()
        after = change.outcome(table)
        gone = resigning(table, after)
        left: list[Write] = [
            Insert("rating_leavers", {"table_id": table.id, "seat": seat, "player_id": who, "at": change.at})
            for seat, who in gone
        ]
        if not ends(table, after) or await self.lines(table.id):
            return Meaning(left)
        known = await self.house.store.rows("rating_leavers", {"table_id": table.id})
        leavers = {row["seat"]: row["player_id"] for row in known} | dict(gone)
        lines, standings = await self._settle(after, leavers, change.at)
        return Meaning([*left, *map(inserted, lines), *self._stored(lines, standings)], lines)

    async def _settle(
        self, table: Table, leavers: Mapping[int, str], at: float
    ) -> tuple[list[Line], dict[str, Standing]]:
        game, finished = table.game.id, finishers(table, leavers)
        people = [each.who for each in finished]
        standings = {who: await self.standing(who, game) for who in people}
        number = 1 + max(standing.number for standing in standings.values())
        ratings = [standings[who].rating for who in people]
        sure = [not rating.provisional for rating in ratings]
        counts = weights(people, await self._met(people, game, at), sure)
        lines = [
            Line(table.id, seat, game, number, at, who, place, len(finished), left, weight, 0.0, rating, rating)
            for (seat, who, place, left), weight, rating in zip(finished, counts, ratings, strict=True)
        ]
        return settled(lines), standings

    async def _met(self, people: Sequence[str], game: str, at: float) -> dict[frozenset[str], int]:
        """How often each two of them have played rated against each other within a day."""
        assert self.sheets is not None
        tables: dict[str, set[str]] = {}
        for row in await self.sheets.met(people, game, at - A_DAY):
            tables.setdefault(row["table_id"], set()).add(row["player_id"])
        pairs = [frozenset(pair) for pair in combinations(people, 2)]
        return {pair: sum(pair <= met for met in tables.values()) for pair in pairs}

    def _stored(self, lines: Sequence[Line], standings: Mapping[str, Standing]) -> list[Write]:
        """Everybody's new rating; refused where another table was settled for one of them meanwhile."""
        writes: list[Write] = []
        for line in lines:
            before = standings[line.who]
            values = {
                "value": line.after.value,
                "spread": line.after.spread,
                "games": before.games + 1,
                "number": line.number,
                "version": (before.version or 0) + 1,
            }
            key = {"player_id": line.who, "game": line.game}
            if before.version is not None:
                writes.append(Update("ratings", {**key, "version": before.version}, values))
            elif not is_gone(line.who):
                writes.append(Insert("ratings", {**key, **values}))
        return writes

    # --- asking

    async def standing(self, who: str, game: str) -> Standing:
        """Somebody's rating now; of whoever has left the house the log knows the last."""
        rows = await self.house.store.rows("ratings", {"player_id": who, "game": game})
        if rows:
            return standing_of(rows[0])
        if not is_gone(who):
            return Standing()
        told = await self.history(who, game)
        return Standing(told[-1].after, len(told), told[-1].number) if told else Standing()

    async def of(self, player_id: str | None) -> dict[str, Standing]:
        """Every game somebody has a rating in."""
        if player_id is None or self.sheets is None:
            return {}
        rows = await self.house.store.rows("ratings", {"player_id": player_id})
        known = {row["game"]: standing_of(row) for row in rows}
        return {game: known[game] for game in GAMES if game in known}

    async def of_table(self, table: Table) -> list[Line]:
        """The same of a table that may be settled, without asking where it cannot be."""
        ended = table.terms.rated and (table.over or (not table.gathering and len(table.people) < 2))
        return await self.lines(table.id) if ended else []

    async def lines(self, table_id: str) -> list[Line]:
        """What a table meant for everybody, by seat; nothing unless it was rated and is settled."""
        if self.sheets is None:
            return []
        rows = await self.house.store.rows("rating_log", {"table_id": table_id})
        return sorted(map(line_of, rows), key=lambda line: line.seat)

    async def history(self, who: str, game: str | None = None) -> list[Line]:
        """Somebody's rated games, the oldest first."""
        if self.sheets is None:
            return []
        where = {"player_id": who} if game is None else {"player_id": who, "game": game}
        return sorted(map(line_of, await self.house.store.rows("rating_log", where)), key=lambda line: line.number)

    async def listed(self, player_id: str) -> bool:
        """Whether somebody may be named among the best."""
        return not await self.house.store.rows("unlisted", {"player_id": player_id})

    async def list_me(self, player_id: str, listed: bool) -> None:
        gone = Delete("unlisted", {"player_id": player_id})
        hidden = Insert("unlisted", {"player_id": player_id, "since": time.time()})
        await self.house.store.write([gone] if listed else [gone, hidden])

    async def public(self, player_id: str) -> bool:
        """Whether anybody may look at somebody's profile: they stand on a list, and want to."""
        certain = [game for game, found in (await self.of(player_id)).items() if not found.rating.provisional]
        return bool(certain) and await self.listed(player_id)

    # --- once more from the log

    async def recompute(self, game: str, out: Mapping[str, float | None] | None = None) -> int:
        """Make all ratings of a game again from its log; tables are taken out of it, or put back. Says what changed."""
        for _ in range(TRIES):
            try:
                return await self._recompute(game, out or {})
            except Conflict:
                continue  # a table was settled meanwhile
        raise NotNow("too many rated games end at the moment; try again")

    async def _recompute(self, game: str, out: Mapping[str, float | None]) -> int:
        stored = {row["player_id"]: standing_of(row) for row in await self.house.store.rows("ratings", {"game": game})}
        lines = [line_of(row) for row in await self.house.store.rows("rating_log", {"game": game})]
        told = replayed([_marked(line, out) for line in lines])
        before = {(line.table_id, line.seat): line for line in lines}
        wrong = [line for line in told if line != before[line.table_id, line.seat]]
        final = {line.who: line for line in told}
        counted = {who: sum(line.who == who and not line.out for line in told) for who in final}
        writes: list[Write] = [mended(line) for line in wrong]
        for who, standing in stored.items():
            line = final.get(who)
            rating, games = (UNKNOWN, 0) if line is None else (line.after, counted[who])
            if (rating, games) != (standing.rating, standing.games):
                writes.append(_corrected(who, game, standing, rating, games))
        if writes:
            await self.house.store.write(writes)
        return len(writes)

    async def take_out(self, table_id: str, out: bool) -> None:
        """A table counts for nobody, or counts again; everybody's rating is made anew."""
        lines = await self.lines(table_id)
        if lines:
            await self.recompute(lines[0].game, {table_id: time.time() if out else None})

    # --- somebody leaves the house

    async def without(self, player_id: str) -> list[Write]:
        """Nobody knows any more whose lines these were; they stay, for the ratings of others rest on them."""
        if self.sheets is None:
            return []
        nobody = new_gone()
        keys = (("rating_log", "player_id"), ("rating_leavers", "player_id"))
        return [
            Update(table, {"table_id": row["table_id"], "seat": row["seat"]}, {column: nobody})
            for table, column in keys
            for row in await self.house.store.rows(table, {column: player_id})
        ]


def standing_of(row: Row) -> Standing:
    return Standing(Rating(row["value"], row["spread"]), row["games"], row["number"], row["version"])


def new_gone() -> str:
    """Instead of the id of somebody who has left; no id of a person begins so."""
    return f"~{secrets.token_urlsafe(12)}"


def is_gone(who: str) -> bool:
    return who.startswith("~")


def _marked(line: Line, out: Mapping[str, float | None]) -> Line:
    return replace(line, out=out[line.table_id]) if line.table_id in out else line


def _corrected(who: str, game: str, standing: Standing, rating: Rating, games: int) -> Write:
    values = {"value": rating.value, "spread": rating.spread, "games": games, "version": (standing.version or 0) + 1}
    return Update("ratings", {"player_id": who, "game": game, "version": standing.version}, values)
