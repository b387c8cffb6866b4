"""Errands: what is to be brought to somebody outside, stored until that is done, tried again with pauses, done once."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Protocol

from spectacula.server.chores import for_ever
from spectacula.server.errors import OutOfService
from spectacula.server.store.rows import Delete, Insert, Row, Update
from spectacula.server.store.store import Conflict, Store

log = logging.getLogger(__name__)
Told = Mapping[str, Any]
HandOver = Callable[[], Awaitable[None]]
PAUSES = (10.0, 60.0, 300.0, 1800.0, 3600.0)  # seconds after the first try, the second and so on
AT_ONCE = 4
LOOK_EVERY = 2.0
LEASES = 10  # of a server, in the time for which somebody has an errand


class NotYet(Exception):
    """It was not accepted now and may be later; the message names nobody."""


class Never(Exception):
    """It was refused for good."""


class Messenger(Protocol):
    """Brings errands of one kind, such as letters."""

    async def carry(self, told: Told, hand_over: HandOver) -> None:
        """Awaits `hand_over` right before it can no longer be taken back; raises `NotYet` or `Never`."""


class Bearers(Protocol):
    """Workers elsewhere who have messengers too."""

    async def take(self, errand_id: str, tries: int) -> bool:
        """Leave an errand to one of them; False while there is none."""

    async def stop(self) -> None: ...


class Errands:
    """Of one server or worker. Whoever takes an errand has it for a lease; if they die, another takes it after that.

    From `hand_over` on it belongs to nobody else: an errand whose bearer died in that moment may have been done,
    and is not done again.
    """

    def __init__(self, store: Store, lease: float) -> None:
        self.store = store
        self.lease = LEASES * lease
        self.messengers: dict[str, Messenger] = {}
        self.bearers: Bearers | None = None
        self._wake = asyncio.Event()
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._under_way: dict[str, asyncio.Task[None]] = {}

    async def send(self, kind: str, told: Told, holds: float, player_id: str | None = None) -> None:
        """Store an errand, to be done by and by, for as many seconds as it `holds`."""
        await self.store.write([errand(kind, told, holds, player_id)])
        self.wake()

    def wake(self) -> None:
        """There is a new errand in the store."""
        self._wake.set()

    async def see_to_for_ever(self) -> None:
        """As long as the house is open, for all that are due; with the house end those who are under way."""
        self.wake()
        await for_ever(self._begin_all, "errands", LOOK_EVERY, self._wake)

    async def stop(self, patience: float) -> None:
        """Those who are under way have so many seconds; what is not done then is done later, or by others."""
        if self._under_way:
            await asyncio.wait(list(self._under_way.values()), timeout=patience)
        for task in self._under_way.values():
            task.cancel()
        if self.bearers is not None:
            await self.bearers.stop()

    async def _begin_all(self) -> None:
        for row in await self.store.errands_due(time.time()):
            self._begin(row)

    def _begin(self, row: Row) -> None:
        if row["id"] not in self._under_way:
            task = self._under_way[row["id"]] = asyncio.create_task(self._see_to(row))
            task.add_done_callback(lambda _: self._under_way.pop(row["id"], None))

    async def _see_to(self, row: Row) -> None:
        if self.bearers is None or not await self.bearers.take(row["id"], row["tries"]):
            async with self._turn:
                await self.carry(row["id"])

    async def carry(self, errand_id: str) -> None:
        """Do an errand, unless somebody else is at it."""
        try:
            row = await self._take(errand_id)
            if row is not None:
                await self._carry(row)
        except (Conflict, OutOfService):
            log.debug("errand %s is left to others, or to later", errand_id)

    async def _take(self, errand_id: str) -> Row | None:
        """Have it for a lease."""
        now = time.time()
        for row in await self.store.rows("errands", {"id": errand_id}):
            if row["at"] > now:
                continue
            if row["handed"] or row["until"] <= now:
                await self._let_go(row, "it is not known whether it arrived" if row["handed"] else "it took too long")
            elif row["kind"] in self.messengers:
                taken = {"tries": row["tries"] + 1, "at": now + self.lease}
                await self._note(row, taken, handed=False)  # unless its bearer has handed it over in this moment
                return {**row, **taken}
        return None

    async def _carry(self, row: Row) -> None:
        try:
            await self.messengers[row["kind"]].carry(
                json.loads(row["told"]), partial(self._note, row, {"handed": True})
            )
        except NotYet as reason:
            pause = PAUSES[min(row["tries"], len(PAUSES)) - 1]
            log.warning("a %s is tried again in %g s: %s", row["kind"], pause, reason)
            await self._note(row, {"handed": False, "at": min(time.time() + pause, row["until"])})
        except Never as reason:
            await self._let_go(row, str(reason))
        except (Conflict, OutOfService):
            raise
        except Exception as error:
            log.warning("a %s was broken off: %s", row["kind"], type(error).__name__)
        else:
            await self.store.write([Delete("errands", {"id": row["id"]})])

    async def _let_go(self, row: Row, reason: str) -> None:
        log.warning("a %s is given up: %s", row["kind"], reason)
        await self.store.write([Delete("errands", {"id": row["id"], "tries": row["tries"]})])

    async def _note(self, row: Row, values: Row, **still: bool) -> None:
        """Raises `Conflict` if somebody else has the errand by now."""
        await self.store.write([Update("errands", {"id": row["id"], "tries": row["tries"], **still}, values)])


def errand(kind: str, told: Told, holds: float, player_id: str | None = None) -> Insert:
    """A row to be stored with whatever it is about; it goes with the person it is for."""
    now = time.time()
    values = {"id": secrets.token_hex(12), "kind": kind, "told": json.dumps(told), "player_id": player_id}
    return Insert("errands", {**values, "at": now, "until": now + holds, "tries": 0, "handed": False})
