"""Secrets that can be used once: the question to a passkey, a link in a letter, a code on paper. Stored as digests."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass

from spectacula.server.errors import Refused
from spectacula.server.store.rows import Delete, Insert, Row, Update
from spectacula.server.store.store import Conflict, Store


class Spent(Refused):
    """A secret that was used already, has run out, or never was."""

    status = 409
    code = "spent"


@dataclass(frozen=True)
class Once:
    """What a secret stands for."""

    player_id: str | None
    told: str


class OnceOnly:
    """Secrets of one store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def issue(self, kind: str, seconds: float, player_id: str | None = None, told: str = "") -> str:
        secret = secrets.token_urlsafe(24)
        await self.store.write([once_row(secret, kind, time.time() + seconds, player_id, told)])
        return secret

    async def look(self, kind: str, secret: str) -> Once:
        """What a secret stands for, while it may still be used."""
        for row in await self.store.rows("once", {"digest": digest_of(secret)}):
            if row["kind"] == kind and row["until"] > time.time():
                return _once(row)
        raise Spent("this was used already, or has run out: begin anew")

    async def take(self, kind: str, secret: str) -> Once:
        """The same, and nobody can use it again: of two who try at once, on whatever server, one succeeds."""
        found = await self.look(kind, secret)
        mine = {"digest": digest_of(secret)}
        try:
            await self.store.write([Update("once", mine, {"until": 0.0}), Delete("once", mine)])
        except Conflict:
            raise Spent("this was used already: begin anew") from None
        return found


def once_row(secret: str, kind: str, until: float, player_id: str | None, told: str = "") -> Insert:
    values = {"digest": digest_of(secret), "kind": kind, "player_id": player_id, "told": told, "until": until}
    return Insert("once", values)


def digest_of(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def _once(row: Row) -> Once:
    return Once(row["player_id"], row["told"])
