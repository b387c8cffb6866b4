"""Everybody the house knows: by their id, or by the token of a program."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress

from spectacula.server.errors import Refused
from spectacula.server.player import Player, clean_name
from spectacula.server.store.rows import Insert, Note, Row, Update
from spectacula.server.store.store import Conflict, Store

REMEMBERED = 10_000


class People:
    """Players in the store, the recent ones in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, Player] = {}
        self._tokens: dict[str, str] = {}

    async def add(self, name: str) -> Player:
        player = Player(secrets.token_urlsafe(12), clean_name(name))
        await self.store.write([_row(player)])
        return self._remember(player)

    async def of_the_house(self, player: Player) -> Player:
        """Somebody who belongs to the house, added when first needed."""
        if await self.find(player.id) is None:
            with suppress(Conflict):
                await self.store.write([_row(player)])
        return self._remember(player)

    async def find(self, player_id: str) -> Player | None:
        if player_id in self._known:
            return self._known[player_id]
        found = await self.store.player(player_id)
        return None if found is None else self._remember(_player(found))

    def forget(self, player_id: str | None = None) -> None:
        """Ask the store again for somebody, or for everybody."""
        if player_id is None:
            self._known.clear()
        self._known.pop(player_id or "", None)

    async def rename(self, player_id: str, name: str, notes: Sequence[Note] = ()) -> Player:
        if await self.find(player_id) is None:
            raise Refused("there is nobody of that id")
        player = Player(player_id, clean_name(name))
        await self.store.write([Update("players", {"id": player.id}, {"name": player.name}), *notes])
        return self._remember(player)

    async def new_token(self, player_id: str) -> str:
        token = secrets.token_urlsafe(32)
        row = {"digest": _digest(token), "player_id": player_id, "created": time.time()}
        await self.store.write([Insert("tokens", row)])
        return token

    async def by_token(self, token: str) -> Player | None:
        digest = _digest(token)
        if digest in self._tokens:
            return await self.find(self._tokens[digest])
        found = await self.store.player_by_token(digest)
        if found is None:
            return None
        if len(self._tokens) >= REMEMBERED:
            self._tokens.clear()
        self._tokens[digest] = found["id"]
        return self._remember(_player(found))

    def _remember(self, player: Player) -> Player:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[player.id] = player
        return player


def _row(player: Player) -> Insert:
    return Insert("players", {"id": player.id, "name": player.name, "created": time.time()})


def _player(row: Row) -> Player:
    return Player(row["id"], row["name"])


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
