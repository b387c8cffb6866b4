"""Manners: whose talk somebody does not want to hear, and with whom they do not want to sit. Nobody is told."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spectacula.server.errors import NotNow, Refused
from spectacula.server.player import Player
from spectacula.server.store.rows import Delete, Insert, Update, Write
from spectacula.server.store.store import Conflict

if TYPE_CHECKING:
    from spectacula.server.house import House

MOST = 500
Pair = frozenset[str]


class TooManyMuted(Refused):
    """Somebody has muted as many people as one may."""

    status = 409
    code = "too-many-muted"


@dataclass(frozen=True)
class Muted:
    """Somebody whose talk is hidden, and who may be blocked too."""

    id: str
    name: str
    blocked: bool
    since: float


class Manners:
    """Who does not hear whom in one house. What holds for somebody is known with who they are."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def mute(self, player_id: str, other_id: str) -> None:
        """Hide somebody's talk; whoever was blocked may sit down again."""
        await self._write(player_id, other_id, blocked=False)

    async def block(self, player_id: str, other_id: str) -> None:
        """Hide somebody's talk, and do not let them sit down where one sits; they are no friend any more."""
        await self._write(player_id, other_id, blocked=True)
        await self.house.friends.part(player_id, other_id)

    async def relent(self, player_id: str, other_id: str) -> None:
        """Hear somebody again, and let them sit down."""
        await self.house.accounts.write(player_id, _gone(player_id, other_id))

    async def of(self, player_id: str) -> list[Muted]:
        """Everybody somebody has muted or blocked, by name."""
        found = []
        for row in await self.house.store.rows("mutes", {"player_id": player_id}):
            player = await self.house.player(row["muted_id"])
            if player is not None:
                found.append(Muted(player.id, player.name, row["blocked"], row["since"]))
        return sorted(found, key=lambda muted: (not muted.blocked, muted.name.casefold()))

    async def blockers(self, player_id: str) -> frozenset[str]:
        """Those who do not want to sit with somebody."""
        rows = await self.house.store.rows("mutes", {"muted_id": player_id, "blocked": True})
        return frozenset(row["player_id"] for row in rows)

    async def apart(self, people: Iterable[str]) -> frozenset[Pair]:
        """Pairs of whom one has blocked the other, among people and with anybody."""
        found = [await self.house.player(one) for one in people]
        return frozenset(frozenset((one.id, other)) for one in found if one is not None for other in one.blocked)

    async def _write(self, player_id: str, other_id: str, blocked: bool) -> None:
        player = await self.house.player(player_id)
        if player is None or player_id == other_id:
            raise NotNow("one hears oneself")
        if other_id not in player.unheard and len(player.unheard) >= MOST:
            raise TooManyMuted(f"nobody mutes more than {MOST} people")
        row = {"player_id": player_id, "muted_id": other_id, "since": time.time(), "blocked": blocked}
        try:
            await self.house.accounts.write(player_id, _gone(player_id, other_id), Insert("mutes", row))
        except Conflict:
            raise NotNow("there is nobody of that name any more") from None


def _gone(player_id: str, other_id: str) -> Write:
    return Delete("mutes", {"player_id": player_id, "muted_id": other_id})


async def handed_over(house: House, guest: Player, player: Player) -> list[Write]:
    """A guest's peace, that of others from them, and the host's word hold for whoever the guest turns out to be."""
    store, writes = house.store, list[Write]()
    for mine, theirs in (("player_id", "muted_id"), ("muted_id", "player_id")):
        known = {row[theirs] for row in await store.rows("mutes", {mine: player.id})} | {player.id}
        for row in await store.rows("mutes", {mine: guest.id}):
            if row[theirs] not in known:
                writes += [Insert("mutes", {**row, mine: player.id}), *house.notes_about(row[theirs])]
    for who in ("reporter", "about"):
        rows = await store.rows("reports", {who: guest.id})
        writes += [Update("reports", {"id": row["id"]}, {who: player.id}) for row in rows]
    held = {row["kind"] for row in await store.rows("cautions", {"player_id": player.id})}
    for row in await store.rows("cautions", {"player_id": guest.id}):
        writes += [] if row["kind"] in held else [Insert("cautions", {**row, "player_id": player.id})]
    return [*writes, *house.notes_about(player.id)]
