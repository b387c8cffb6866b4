"""Everybody the house knows: by their id, or by the token of a program."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from spectacula.server.errors import NotNow, OutOfService, Refused
from spectacula.server.people.looks import check_free, looks_kept
from spectacula.server.people.once import digest_of
from spectacula.server.player import Player, clean_name
from spectacula.server.store.rows import Insert, Note, Row, Update, Write
from spectacula.server.store.store import Conflict, Store

REMEMBERED = 10_000
TRIES = 3
AN_HOUR = 3600.0
"""How exactly it is known when a token or a session was last used."""


class People:
    """Players in the store, the recent ones in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, Player] = {}
        self._tokens: dict[str, tuple[str, float]] = {}

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
        if found is None:
            return None
        kept = (self.store.rows(each, {"player_id": player_id}) for each in ("mutes", "cautions"))
        mutes, cautions = await asyncio.gather(*kept)
        return self._remember(_player(found, mutes, cautions))

    def forget(self, player_id: str | None = None) -> None:
        """Ask the store again for somebody and their tokens, or for everybody."""
        if player_id is None:
            self._known.clear()
            self._tokens.clear()
        self._known.pop(player_id or "", None)
        self._tokens = {token: held for token, held in self._tokens.items() if held[0] != player_id}

    async def rename(self, player_id: str, name: str, notes: Sequence[Note] = ()) -> Player:
        """Raises `NameTaken` where the name is to be kept and looks like somebody else's."""
        for _ in range(TRIES):
            before = await self.find(player_id)
            if before is None:
                raise Refused("there is nobody of that id")
            player = replace(before, name=clean_name(name))
            try:
                await self.store.write([*await self._called(before, player.name), *notes])
            except Conflict:  # somebody was faster to take the name, or to change this person
                self.forget(player_id)
                continue
            return self._remember(player)
        raise NotNow("too many names are chosen at once; try again")

    async def _called(self, before: Player, name: str) -> list[Write]:
        """A new name for somebody who is still as they were; what it looks like goes with it, where it is kept."""
        same = {"id": before.id, "name": before.name, "kept": before.kept}
        called = Update("players", same, {"name": name})
        if before.kept is None or name == before.name:
            return [called]
        await check_free(self.store, name, before.id)
        return [called, *looks_kept(name, before.id)]

    async def new_token(self, player_id: str, name: str = "") -> str:
        token = secrets.token_urlsafe(32)
        row = {"digest": digest_of(token), "player_id": player_id, "created": time.time(), "name": clean_name(name)}
        await self.store.write([Insert("tokens", row)])
        return token

    async def by_token(self, token: str) -> Player | None:
        digest = digest_of(token)
        if digest not in self._tokens:
            found = await self.store.rows("tokens", {"digest": digest})
            if not found:
                return None
            if len(self._tokens) >= REMEMBERED:
                self._tokens.clear()
            self._tokens[digest] = found[0]["player_id"], found[0]["used"] or 0.0
        player_id, used = self._tokens[digest]
        if time.time() - used > AN_HOUR:
            await self._note_use(digest, player_id)
        return await self.find(player_id)

    async def _note_use(self, digest: str, player_id: str) -> None:
        """When a token was last used, by the hour; that it cannot be noted now keeps nobody from using it."""
        now = self._tokens[digest] = player_id, time.time()
        with suppress(Conflict, OutOfService):
            await self.store.write([Update("tokens", {"digest": digest}, {"used": now[1]})])

    def _remember(self, player: Player) -> Player:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[player.id] = player
        return player


def _row(player: Player) -> Insert:
    return Insert("players", {"id": player.id, "name": player.name, "created": time.time()})


def _player(row: Row, mutes: Sequence[Row], cautions: Sequence[Row]) -> Player:
    unheard = frozenset(mute["muted_id"] for mute in mutes)
    blocked = frozenset(mute["muted_id"] for mute in mutes if mute["blocked"])
    until = {caution["kind"]: caution["until"] for caution in cautions}
    told = "warned" in until, until.get("silenced", 0.0)
    return Player(row["id"], row["name"], row["kept"], row["language"], unheard, blocked, *told)
