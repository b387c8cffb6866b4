"""Where somebody is signed in: one row for every browser, which can be ended from any other."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from dataclasses import dataclass

from spectacula.server.errors import OutOfService
from spectacula.server.people.once import digest_of
from spectacula.server.people.people import AN_HOUR, REMEMBERED
from spectacula.server.player import clean_name
from spectacula.server.store.rows import Delete, Insert, Update
from spectacula.server.store.store import Conflict, Store

A_YEAR = 365 * 24 * 3600.0


@dataclass(frozen=True)
class Session:
    """A browser in which somebody is signed in; `id` is the digest of what its cookie holds."""

    id: str
    device: str
    began: float
    seen: float


class Sessions:
    """Sessions of one store, the recent ones in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, tuple[str, float]] = {}

    async def holds(self, secret: object, player_id: str) -> bool:
        """Whether a browser that shows this is signed in as somebody."""
        if not isinstance(secret, str):
            return False
        digest = digest_of(secret)
        if digest not in self._known:
            found = await self.store.rows("sessions", {"digest": digest})
            if not found or found[0]["until"] < time.time():
                return False
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[digest] = found[0]["player_id"], found[0]["seen"]
        holder, seen = self._known[digest]
        if holder == player_id and time.time() - seen > AN_HOUR:
            await self._note_use(digest, player_id)
        return holder == player_id

    async def of(self, player_id: str) -> list[Session]:
        """Where somebody is signed in, the latest first."""
        rows = await self.store.rows("sessions", {"player_id": player_id})
        found = [Session(row["digest"], row["device"], row["created"], row["seen"]) for row in rows]
        return sorted(found, key=lambda session: -session.seen)

    def forget(self, player_id: str | None = None) -> None:
        """Ask the store again, about somebody or about everybody."""
        self._known = {} if player_id is None else {d: held for d, held in self._known.items() if held[0] != player_id}

    async def _note_use(self, digest: str, player_id: str) -> None:
        now = time.time()
        self._known[digest] = player_id, now
        with suppress(Conflict, OutOfService):
            await self.store.write([Update("sessions", {"digest": digest}, {"seen": now, "until": now + A_YEAR})])


def new_session(player_id: str, device: str) -> tuple[str, Insert]:
    """What the cookie of a browser is to hold, and the row that makes it count."""
    secret, now = secrets.token_urlsafe(24), time.time()
    row = {"digest": digest_of(secret), "player_id": player_id, "device": clean_name(device)}
    return secret, Insert("sessions", {**row, "created": now, "seen": now, "until": now + A_YEAR})


def ended(player_id: str, session_id: str) -> Delete:
    return Delete("sessions", {"player_id": player_id, "digest": session_id})
