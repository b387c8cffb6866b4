"""What is asked of a database about the ratings of many people at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, and_, func, or_, select

from spectacula.server.rating.model import CERTAIN
from spectacula.server.store.rows import Row
from spectacula.server.store.schema import players, rating_browsers, rating_log, ratings, unlisted
from spectacula.server.store.sql import SqlStore


class SqlSheets:
    """Reads only."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def leaders(self, game: str, start: int, limit: int) -> list[Row]:
        """The best of a game whose rating is certain enough and who do not mind, from a place on."""
        query = LISTED.where(ratings.c.game == game).order_by(ratings.c.value.desc(), players.c.id)
        return await self.store.all(query.offset(start).limit(limit))

    async def count(self, game: str) -> int:
        """How many stand on that list."""
        listed = LISTED.where(ratings.c.game == game).subquery()
        return int((await self.store.all(select(func.count().label("n")).select_from(listed)))[0]["n"])

    async def ahead(self, game: str, value: float) -> int:
        """How many on that list have a higher rating."""
        listed = LISTED.where(ratings.c.game == game, ratings.c.value > value).subquery()
        return int((await self.store.all(select(func.count().label("n")).select_from(listed)))[0]["n"])

    async def met(self, people: Sequence[str], game: str, since: float) -> list[Row]:
        """Their lines in the log since some time."""
        columns = rating_log.c.table_id, rating_log.c.player_id
        recent = rating_log.c.game == game, rating_log.c.at > since
        return await self.store.all(select(*columns).where(*recent, rating_log.c.player_id.in_(people)))

    async def latest(self, limit: int, doubtful: bool) -> list[Row]:
        """The lines of the last rated tables; only of those that somebody left, that count less, or were taken out."""
        strange = or_(rating_log.c.left, rating_log.c.weight < 1, rating_log.c.out.is_not(None))
        at = func.max(rating_log.c.at)
        tables = select(rating_log.c.table_id).group_by(rating_log.c.table_id).order_by(at.desc()).limit(limit)
        chosen = tables.where(strange) if doubtful else tables
        names = select(rating_log, players.c.name).outerjoin(players, players.c.id == rating_log.c.player_id)
        order = rating_log.c.at.desc(), rating_log.c.table_id, rating_log.c.place
        return await self.store.all(names.where(rating_log.c.table_id.in_(chosen.scalar_subquery())).order_by(*order))

    async def same_browser(self, people: Sequence[str]) -> list[Row]:
        """Who else was at a browser through which one of these came to a rated table: both their ids."""
        one, other = rating_browsers.alias(), rating_browsers.alias()
        both = and_(one.c.digest == other.c.digest, one.c.player_id != other.c.player_id)
        pairs = select(one.c.player_id.label("one"), other.c.player_id.label("other")).join(other, both)
        return await self.store.all(pairs.where(one.c.player_id.in_(people)).distinct())


LISTED: Select[Any] = (
    select(players.c.id, players.c.name, ratings.c.value, ratings.c.spread, ratings.c.games)
    .join(players, players.c.id == ratings.c.player_id)
    .outerjoin(unlisted, unlisted.c.player_id == players.c.id)
    .where(ratings.c.spread <= CERTAIN, players.c.kept.is_not(None), unlisted.c.player_id.is_(None))
)
