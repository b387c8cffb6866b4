"""The desk of the tournaments: proposing one, signing up, leaving; and what everybody may see of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from spectacula.server.errors import NotNow, OutOfService, Refused
from spectacula.server.player import Player
from spectacula.server.store.rows import Insert, Update, Write
from spectacula.server.store.store import Conflict
from spectacula.server.tables.change import next_version
from spectacula.server.tables.table import Table
from spectacula.server.tournaments.proposing import MOST_OPEN, Proposal, proposed
from spectacula.server.tournaments.running import Running
from spectacula.server.tournaments.tourney import Laid, Tourney, tourney_of, tourney_row
from spectacula.tournaments.companies import Apart
from spectacula.tournaments.plan import System

if TYPE_CHECKING:
    from spectacula.server.house import House

TOPIC = "tournament:"
TRIES = 5
LIVE = ("open", "running")
OVER_LISTED = 50
Work = Callable[[Tourney], "list[Write] | None"]
Check = Callable[[Tourney], Awaitable[None]]


class NoSuchTournament(Refused):
    """No tournament of that name."""

    status = 404
    code = "no-such-tournament"


class NotYours(Refused):
    """Only its organiser or a host may do that."""

    status = 403
    code = "not-your-tournament"


class TournamentDesk:
    """The tournaments of one house; a house to which nobody comes has none."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.running = Running(self)

    def wake(self, tournament_id: str) -> None:
        self.running.wake(tournament_id)

    async def look_after_for_ever(self) -> None:
        await self.running.go_on()

    # --- reading

    async def find(self, tournament_id: str) -> Tourney:
        store = self.house.store
        for row in await store.rows("tournaments", {"id": tournament_id}):
            mine = {"tournament_id": tournament_id}
            return tourney_of(row, await store.rows("entrants", mine), await store.rows("tournament_rooms", mine))
        raise NoSuchTournament("there is no such tournament")

    async def listed(self) -> list[Tourney]:
        """Those that are to come or run first, then the last that are over."""
        over = await self.house.store.rows("tournaments", {"state": "over"})
        latest = sorted(over, key=lambda row: -(row["ended"] or 0.0))[:OVER_LISTED]
        return [*await self.live(), *[await self.find(row["id"]) for row in latest]]

    async def live(self) -> list[Tourney]:
        """Those that run or are to come."""
        rows = [row for state in LIVE for row in await self.house.store.rows("tournaments", {"state": state})]
        return [await self.find(row["id"]) for row in rows]

    async def table_of(self, found: Tourney, player_id: str | None) -> Laid | None:
        """Where somebody is to play now: at the table laid out for them, as long as their seat there is theirs."""
        laid = found.table_of(player_id)
        if laid is None:
            return None
        return (
            laid if await self.house.store.rows("seats", {"table_id": laid.table_id, "player_id": player_id}) else None
        )

    async def may_propose(self, player: Player | None) -> bool:
        """Whoever's name is kept, where names can be kept; and hosts."""
        if not self.house.settings.guests or player is None:
            return False
        if player.kept is not None or not self.house.settings.accounts:
            return True
        return await self.house.host.is_host(player.id)

    async def may_decide(self, found: Tourney, player_id: str | None) -> bool:
        """Organisers about their own, hosts about all."""
        return player_id is not None and (found.organiser == player_id or await self.house.host.is_host(player_id))

    async def keep_quiet(self, table: Table, player_id: str | None) -> None:
        """Raises `NotNow` where a table would give away cards that others of its round still play."""
        if player_id in table.people or table.terms.tournament is None:
            return
        with suppress(NoSuchTournament):
            found = await self.find(table.terms.tournament)
            turn = next((laid.room.round for laid in found.laid if laid.table_id == table.id), None)
            if turn is not None and found.state in LIVE and not found.complete(turn):
                raise NotNow("others still play these cards: the table is shown when the round is over")

    # --- deciding

    async def propose(self, player: Player, asked: Proposal) -> Tourney:
        """A new tournament; raises `Refused` for those who may not, or have enough of them."""
        host = await self.house.host.is_host(player.id)
        if not await self.may_propose(player):
            raise NotYours("keep your name to propose a tournament")
        if asked.repeats and not host:
            raise NotYours("only a host lets tournaments repeat")
        mine = [found for found in await self.live() if found.organiser == player.id]
        if len(mine) >= MOST_OPEN and not host:
            raise NotNow(f"nobody may have more than {MOST_OPEN} tournaments that are not over")
        if asked.rated:
            await self.house.ratings.admission.check_seeking(player)
        found = proposed(asked, player.id)
        await self.house.store.write([Insert("tournaments", tourney_row(found))])
        return found

    async def sign_up(self, tournament_id: str, player: Player) -> Tourney:
        """Play along; whoever has left may come back, and whoever comes late plays from the next round on."""

        def work(found: Tourney) -> list[Write] | None:
            mine = found.entry_of(player.id)
            if mine is not None and mine.out is None:
                return None
            if mine is not None and mine.removed is not None:
                raise NotNow("you were taken out of this tournament")
            _check_open(found)
            if mine is not None:
                return [Update("entrants", _place(found, mine.number), {"out": None, "name": player.name})]
            number = len(found.entries) + 1
            row = {**_place(found, number), "player_id": player.id, "name": player.name, "joined": time.time()}
            return [Insert("entrants", row)]

        return await self._alter(tournament_id, work, check=lambda found: self._check_welcome(found, player))

    async def _check_welcome(self, found: Tourney, player: Player) -> None:
        """Whom the organiser has blocked finds every place taken; a rated one has the door of a rated table."""
        if found.organiser in await self.house.manners.blockers(player.id):
            raise NotNow("every place in this tournament is taken")
        if found.terms.rated:
            people = {entry.player_id for entry in found.here if entry.player_id is not None}
            await self.house.ratings.admission.check_entering(player, people - {player.id})

    async def apart(self, found: Tourney) -> Apart:
        """Entrants of whom one has blocked the other; where it is rated, also two names of one browser."""
        keys = {entry.player_id: entry.key for entry in found.here if entry.player_id is not None}
        pairs = await self.house.manners.apart(keys)
        if found.terms.rated:
            pairs |= await self.house.ratings.admission.sharing(keys)
        return frozenset(frozenset(keys[one] for one in pair) for pair in pairs if pair <= keys.keys())

    async def withdraw(self, tournament_id: str, player_id: str) -> Tourney:
        """Play along no more; a bot plays on at the table one leaves."""
        mine = (await self.find(tournament_id)).entry_of(player_id)
        return await self._take_out(tournament_id, mine.number if mine is not None else 0)

    async def remove(self, tournament_id: str, by: str, number: int) -> Tourney:
        """The organiser or a host takes somebody out, who may not come back; oneself one may."""
        await self._check_decides(tournament_id, by)
        return await self._take_out(tournament_id, number, by)

    async def cancel(self, tournament_id: str, by: str) -> Tourney:
        """Call it off; tables that are played go on as tables."""
        await self._check_decides(tournament_id, by)
        fields = {"state": "cancelled", "ended": time.time(), "repeats": ""}
        found = await self._alter(tournament_id, lambda found: [] if found.state in LIVE else None, fields)
        await self.running.unseal(found)
        return found

    async def _take_out(self, tournament_id: str, number: int, by: str | None = None) -> Tourney:
        def work(found: Tourney) -> list[Write] | None:
            entry = next((entry for entry in found.here if entry.number == number), None)
            if entry is None or found.state not in LIVE:
                return None
            removed = time.time() if by not in (None, entry.player_id) else None
            return [Update("entrants", _place(found, number), {"out": time.time(), "removed": removed})]

        found = await self._alter(tournament_id, work)
        await self.running.see_off(found)
        return found

    async def _check_decides(self, tournament_id: str, by: str) -> None:
        if not await self.may_decide(await self.find(tournament_id), by):
            raise NotYours("only the organiser and the host decide about this tournament")

    # --- storing

    async def _alter(
        self, tournament_id: str, work: Work, fields: dict[str, Any] | None = None, check: Check | None = None
    ) -> Tourney:
        """What is checked and worked out holds for the tournament as it is written to."""
        for _ in range(TRIES):
            found = await self.find(tournament_id)
            if check is not None:
                await check(found)
            writes = work(found)
            if writes is None:
                return found
            with suppress(Conflict):
                await self.store_change(found, fields or {}, writes)
                self.wake(tournament_id)
                return await self.find(tournament_id)
        raise NotNow("too many people change this tournament at once; try again")

    def change_writes(self, found: Tourney, fields: dict[str, Any]) -> tuple[list[Write], int]:
        """Refused if the tournament is no longer as it was read."""
        version = next_version(found.version)
        here = {"id": found.id, "version": found.version}
        notes = self.house.news.notes(f"{TOPIC}{found.id}", version)
        return [Update("tournaments", here, {**fields, "version": version}), *notes], version

    async def store_change(self, found: Tourney, fields: dict[str, Any], also: Sequence[Write] = ()) -> None:
        writes, version = self.change_writes(found, fields)
        await self.house.store.write([*writes, *also])
        self.tell(found.id, version)

    def tell(self, tournament_id: str, version: int) -> None:
        self.house.news.tell(f"{TOPIC}{tournament_id}", version)

    async def versions(self, tournament_id: str) -> AsyncGenerator[int]:
        """The version now, then every new one, and again as a heartbeat."""
        async with self.house.news.watch(f"{TOPIC}{tournament_id}") as told:
            heartbeat = self.house.settings.pulse()
            version = (await self.find(tournament_id)).version
            yield version
            while not self.house.news.closed:
                try:
                    version = await asyncio.wait_for(told.get(), heartbeat)
                except TimeoutError:
                    with suppress(OutOfService):
                        version = (await self.find(tournament_id)).version
                if not self.house.news.closed:
                    yield version


def _place(found: Tourney, number: int) -> dict[str, Any]:
    return {"tournament_id": found.id, "number": number}


def _check_open(found: Tourney) -> None:
    """Raises `NotNow` where nobody can join any more."""
    if found.state not in LIVE:
        raise NotNow("this tournament is over")
    if len(found.here) >= found.most:
        raise NotNow("every place in this tournament is taken")
    if found.state == "open":
        return
    if found.plan.system is System.KNOCKOUT:
        raise NotNow("a knock-out is joined before it begins")
    last = found.turn >= found.plan.rounds
    if last if found.plan.system is not System.ARENA else time.time() >= (found.ends or 0.0):
        raise NotNow("there is no round left to play")
