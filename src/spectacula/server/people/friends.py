"""Friends: two people who have met over a link. They see when the other is at a table, and ask each other to one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spectacula.server.alerts.events import Event, Kind
from spectacula.server.errors import NotNow, OutOfService, Refused
from spectacula.server.people.manners import Pair
from spectacula.server.people.once import OnceOnly, Spent
from spectacula.server.player import Player
from spectacula.server.store.rows import Delete, Insert, Update, Write
from spectacula.server.store.store import Conflict
from spectacula.server.tables.change import next_version
from spectacula.server.tables.table import Table

if TYPE_CHECKING:
    from spectacula.server.house import House

LINK = "friend"
HOLDS = 7 * 24 * 3600.0
"""Seconds for which somebody may answer a link."""
MOST = 200
TOPIC = "friends:"


class TooManyFriends(Refused):
    """Somebody has as many friends as one person may have."""

    status = 409
    code = "too-many-friends"


@dataclass(frozen=True)
class Friend:
    """Somebody's friend. `here` only if they show it; `sees_me` is what the other one is shown."""

    id: str
    name: str
    here: bool
    sees_me: bool


@dataclass(frozen=True)
class Asked:
    """A friend asks to a table that still gathers."""

    table: Table
    asker: str


class Friends:
    """The friendships of one house. Nobody finds anybody here whom they have not met over a link."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.once = OnceOnly(house.store)

    async def link(self, player_id: str) -> str:
        """The end of a link that makes one friend, within a week."""
        return await self.once.issue(LINK, HOLDS, player_id)

    async def asker(self, secret: str, answerer: str | None) -> Player:
        """Whose link it is, while it holds; raises `Spent`, and so it looks where one has blocked the other."""
        found = await self.once.look(LINK, secret)
        player = await self.house.player(found.player_id or "")
        if player is None:
            raise NotNow("whoever made this link is not here any more")
        if answerer is not None and Pair((player.id, answerer)) in await self.house.manners.apart(
            [player.id, answerer]
        ):
            raise Spent("this was used already, or has run out: begin anew")
        return player

    async def agree(self, secret: str, player: Player) -> Player:
        """Both are friends from now on, the second time too; raises `Spent` or `TooManyFriends`."""
        other = await self.asker(secret, player.id)
        if other.id == player.id:
            raise NotNow("this is your own link: hand it to somebody else")
        for one in (player.id, other.id):
            if len(await self.house.store.rows("friends", {"player_id": one})) >= MOST:
                raise TooManyFriends(f"nobody has more than {MOST} friends here")
        await self.once.take(LINK, secret)
        with suppress(Conflict):
            await self._write([*befriended(player.id, other.id)], player.id, other.id)
        return other

    async def of(self, player_id: str) -> list[Friend]:
        """Somebody's friends: those who are here first, then by name."""
        mine = {row["friend_id"]: row for row in await self.house.store.rows("friends", {"player_id": player_id})}
        theirs = {row["player_id"]: row for row in await self.house.store.rows("friends", {"friend_id": player_id})}
        here, found = await self._here(mine), list[Friend]()
        for friend_id, row in mine.items():
            player = await self.house.player(friend_id)
            shown = friend_id in here and friend_id in theirs and theirs[friend_id]["shows"]
            if player is not None:
                found.append(Friend(friend_id, player.name, shown, row["shows"]))
        return sorted(found, key=lambda friend: (not friend.here, friend.name.casefold()))

    async def _here(self, among: Collection[str]) -> set[str]:
        """Those who are at a table that tells who is there, through any server."""
        pairs = {(table_id, player) for table_id, player in self.house.presence.pairs if player in among}
        if self.house.sharing is not None:
            now = time.time()
            for one in among:
                visits = await self.house.store.rows("visits", {"player_id": one})
                pairs |= {(visit["table_id"], one) for visit in visits if visit["until"] > now}
        return {player for table_id, player in pairs if await self._tells(table_id)}

    async def _tells(self, table_id: str) -> bool:
        try:
            return not (await self.house.table(table_id)).discreet
        except Refused:
            return False

    async def part(self, player_id: str, friend_id: str) -> None:
        """Friends no more, neither of them; nobody is told."""
        pairs = ((player_id, friend_id), (friend_id, player_id))
        gone: list[Write] = [Delete("friends", {"player_id": one, "friend_id": other}) for one, other in pairs]
        gone += [Delete("asks", {"player_id": one, "asker": other}) for one, other in pairs]
        await self._write(gone, player_id, friend_id)

    async def show(self, player_id: str, friend_id: str, shows: bool) -> None:
        """Whether a friend sees when somebody is here."""
        where = {"player_id": player_id, "friend_id": friend_id}
        with suppress(Conflict):
            await self._write([Update("friends", where, {"shows": shows})], friend_id)

    # --- asking to a table

    async def ask(self, player: Player, friend_id: str, table_id: str) -> Table:
        """Ask a friend to a table that still has a seat; asked twice is asked once."""
        table = await self.house.table(table_id)
        friends = await self.house.store.rows("friends", {"player_id": player.id, "friend_id": friend_id})
        if not friends or player.id not in table.people or friend_id in table.people:
            raise NotNow("only somebody who sits here asks a friend who does not")
        if not table.gathering or not table.open:
            raise NotNow("there is no seat any more")
        row = {"player_id": friend_id, "table_id": table_id, "asker": player.id, "at": time.time()}
        with suppress(Conflict):
            await self._write([Insert("asks", row)], friend_id)
            await self.house.alerts.tell(Event(friend_id, Kind.INVITED, table_id, player.name))
        return table

    async def asked(self, player_id: str) -> list[Asked]:
        """The tables somebody is asked to, as long as there is a seat."""
        found, gone = list[Asked](), list[Write]()
        for row in await self.house.store.rows("asks", {"player_id": player_id}):
            with suppress(Refused):
                table, asker = await self.house.table(row["table_id"]), await self.house.player(row["asker"])
                if asker is not None and table.gathering and table.open and player_id not in table.people:
                    found.append(Asked(table, asker.name))
                if not table.gathering:
                    gone.append(Delete("asks", {"player_id": player_id, "table_id": table.id}))
        if gone:
            await self.house.store.write(gone)
        return found

    async def decline(self, player_id: str, table_id: str) -> None:
        await self._write([Delete("asks", {"player_id": player_id, "table_id": table_id})], player_id)

    async def versions(self, player_id: str) -> AsyncGenerator[int]:
        """A number whenever something about somebody's friends changes, and as a heartbeat."""
        async with self.house.news.watch(f"{TOPIC}{player_id}") as told:
            version, heartbeat = 0, self.house.settings.pulse()
            while not self.house.news.closed:
                yield version
                with suppress(TimeoutError, OutOfService):
                    version = await asyncio.wait_for(told.get(), heartbeat)

    async def _write(self, writes: Iterable[Write], *concerned: str) -> None:
        topics, version = [f"{TOPIC}{one}" for one in concerned], next_version(0)
        notes = [note for topic in topics for note in self.house.news.notes(topic, version)]
        await self.house.store.write([*writes, *notes])
        for topic in topics:
            self.house.news.tell(topic, version)


def befriended(one: str, other: str) -> list[Write]:
    now = time.time()
    pairs = ((one, other), (other, one))
    return [Insert("friends", {"player_id": a, "friend_id": b, "since": now, "shows": True}) for a, b in pairs]


async def handed_over(house: House, guest: Player, player: Player) -> list[Write]:
    """A guest's friends are friends of whoever the guest turns out to be."""
    known = {row["friend_id"] for row in await house.store.rows("friends", {"player_id": player.id})}
    guests = {row["friend_id"] for row in await house.store.rows("friends", {"player_id": guest.id})}
    return [write for friend in sorted(guests - known - {player.id}) for write in befriended(player.id, friend)]
