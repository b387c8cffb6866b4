"""Find me a table: those who look for company are brought together, whichever server they came through."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncGenerator, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spectacula.engine.definition import definition
from spectacula.engine.game import load
from spectacula.games import GAMES
from spectacula.kernel.errors import SpectaculaError
from spectacula.server.alerts.events import Event, Kind
from spectacula.server.chores import for_ever
from spectacula.server.errors import InviteUsed, NotNow, OutOfService, Refused
from spectacula.server.finding.board import LISTED
from spectacula.server.finding.doors import Doors, new_room
from spectacula.server.finding.room import open_to_house
from spectacula.server.people.manners import Pair
from spectacula.server.player import Player
from spectacula.server.store.rows import Delete, Insert, Row, Update, Write
from spectacula.server.store.store import Conflict
from spectacula.server.tables.change import next_version
from spectacula.server.tables.codec import whole
from spectacula.server.tables.opening import dealt_table
from spectacula.server.tables.seating import seat_everybody
from spectacula.server.tables.table import Pace, SeatPlan, Table
from spectacula.server.tables.terms import RATED_CLOCK, Clock, Terms, read_terms

if TYPE_CHECKING:
    from spectacula.server.house import House

log = logging.getLogger(__name__)
TOPIC = "seek:"
QUICK = Terms(clock=Clock("seconds", 60, 900))
BY_DAYS = Terms(clock=Clock("days", 1, 3))
"""What those agree on who are brought together: nobody has to wait for a stranger for ever."""
ANY = 0
"""As many players as there happen to be."""
ANSWER = 30.0
"""Seconds in which one sits down at a table that was found."""
LONG = 240.0
"""Seconds after which one is asked whether to go on."""
LEASE = 15.0
"""Seconds after which somebody who is heard of no more has gone."""
BEAT = 4.0
LOOK_EVERY = 2.0
TRIES = 5


@dataclass(frozen=True)
class Seeker:
    """Somebody who looks for a table, or has been found one."""

    player_id: str
    games: tuple[str, ...]
    players: int
    since: float
    until: float
    version: int
    table_id: str | None = None
    answer_by: float | None = None
    rated: bool = False
    by_days: bool = False

    @property
    def long(self) -> bool:
        return self.table_id is None and time.time() - self.since > LONG

    def takes(self, game: str, players: int) -> bool:
        return game in self.games and self.players in (ANY, players)

    def plays_like(self, other: Seeker) -> bool:
        """Whether both look for the same kind of table."""
        return (self.rated, self.by_days) == (other.rated, other.by_days)


def seeker_of(row: Row) -> Seeker:
    return Seeker(**{**row, "games": tuple(row["games"].split())})


def seeker_row(seeker: Seeker) -> Row:
    return {**vars(seeker), "games": " ".join(seeker.games)}


def together(waiting: Sequence[Seeker], apart: Collection[Pair] = ()) -> tuple[str, list[Seeker]] | None:
    """The first company that can be made: whoever waits longest is served first, and no longer than need be.

    Those who are `apart` never meet.
    """
    for first in waiting:
        for game in first.games:
            fewest, most = definition(game).players
            for players in range(max(2, fewest), most + 1):
                company = [each for each in waiting if each.takes(game, players) and each.plays_like(first)]
                if first in company and (met := _company(first, company, players, apart)):
                    return game, met
    return None


def _company(first: Seeker, others: Sequence[Seeker], players: int, apart: Collection[Pair]) -> list[Seeker]:
    """The first and those who have waited longest beside, no two of them apart; empty if they are too few."""
    others = [other for other in others if other != first]
    for start in range(len(others) - players + 2):
        met = [first]
        for other in others[start:]:
            if len(met) < players and not _avoids(other, [one.player_id for one in met], apart):
                met.append(other)
        if len(met) == players:
            return met
    return []


def _avoids(seeker: Seeker, company: Iterable[str], apart: Collection[Pair]) -> bool:
    return bool(apart) and any(Pair((seeker.player_id, one)) in apart for one in company)


class Seekers:
    """Everybody of one house who looks for company; rows in the store, each held by whoever listens for it."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def seek(
        self, player: Player, games: Iterable[str], players: int, rated: bool = False, by_days: bool = False
    ) -> Seeker:
        """Begin to look, or look for something else."""
        if not self.house.settings.guests:
            raise Refused("nobody else comes to this house")
        wanted = tuple(dict.fromkeys(games))
        if not wanted or not all(_allows(game, players) for game in wanted):
            raise Refused("choose a game, and a number of players that it allows")
        if rated:
            await self.house.ratings.admission.check_seeking(player)
        await self.cancel(player.id)
        now = time.time()
        seeker = Seeker(player.id, wanted, players, now, now + LEASE, next_version(0), rated=rated, by_days=by_days)
        with suppress(Conflict):  # asked for twice at once
            await self.house.store.write([Insert("seekers", seeker_row(seeker))])
        await self.bring_together()
        return await self.of(player.id) or seeker

    async def of(self, player_id: str) -> Seeker | None:
        row = await self.house.store.seeker(player_id)
        return None if row is None else seeker_of(row)

    async def cancel(self, player_id: str) -> None:
        """Look no more; a seat that was found is there for somebody else."""
        seeker = await self.of(player_id)
        if seeker is None:
            return
        await self.house.store.write([Delete("seekers", {"player_id": player_id}), *self._notes([player_id])])
        self._tell([player_id])
        if seeker.table_id is not None:
            await self._give_up(seeker.table_id, player_id)
            await self.bring_together()

    async def go_on(self, player_id: str) -> None:
        """Wait for another while."""
        seeker = await self.of(player_id)
        if seeker is not None and seeker.table_id is None:
            await self._change([replace(seeker, since=time.time())])

    async def sit_down(self, player: Player, seal: str = "") -> Table:
        """Take the seat at the table that was found."""
        seeker = await self.of(player.id)
        if seeker is None or seeker.table_id is None:
            raise NotNow("no table is found for you at the moment")
        table = await self.house.table(seeker.table_id)
        if table.room is None:
            raise NotNow("that table has gone on without you")
        try:
            table, _ = await self.house.claim(table.room.invite, player, seal)
        except InviteUsed:
            await self._change([replace(seeker, table_id=None, answer_by=None)])
            raise
        await self.house.store.write([Delete("seekers", {"player_id": player.id}), *self._notes([player.id])])
        self._tell([player.id])
        return table

    async def company(self, seeker: Seeker) -> list[str]:
        """The names of the others at a table that was found."""
        if seeker.table_id is None:
            return []
        table = await self.house.table(seeker.table_id)
        promised = [found.player_id for found in await self._all() if found.table_id == table.id]
        people = [await self.house.player(one) for one in dict.fromkeys([*sorted(table.people), *promised])]
        return [one.name for one in people if one is not None and one.id != seeker.player_id and one.name]

    async def states(self, player_id: str) -> AsyncGenerator[str]:
        """A word for how the search stands, whenever it changes and as a heartbeat. Whoever listens goes on looking."""
        async with self.house.news.watch(f"{TOPIC}{player_id}") as told:
            while not self.house.news.closed:
                with suppress(OutOfService, Conflict):
                    seeker = await self.of(player_id)
                    if seeker is None:
                        yield "none"
                        return
                    await self._renew(seeker)
                    yield f"found-{seeker.table_id}" if seeker.table_id else "long" if seeker.long else "searching"
                with suppress(TimeoutError):
                    await asyncio.wait_for(told.get(), BEAT * random.uniform(0.8, 1.2))

    async def look_after_for_ever(self) -> None:
        """Those who have gone or do not answer make way; the others are brought together."""
        await for_ever(lambda: self.look_after(time.time()), "those who look for a table", LOOK_EVERY)

    async def look_after(self, now: float) -> None:
        found = await self._all()
        for seeker in found:
            if (seeker.until if seeker.table_id is None or seeker.answer_by is None else seeker.answer_by) < now:
                await self.cancel(seeker.player_id)
        if any(seeker.table_id is None for seeker in found):
            await self.bring_together()

    async def bring_together(self) -> None:
        """As many tables as can be found; whoever was faster elsewhere is left out of it."""
        for _ in range(TRIES):
            try:
                while await self._fill_a_seat() or await self._open_a_table():
                    pass
                return
            except Conflict:
                continue

    async def _fill_a_seat(self) -> bool:
        """Somebody gets a seat that is free at a table on the board, and promised to nobody."""
        everybody = await self._all()
        waiting = _waiting(everybody)
        if not waiting:
            return False
        apart = await self.house.manners.apart(each.player_id for each in waiting)
        shown = (await self.house.board.now()).notices
        for listed in await self.house.store.listed_rooms(LISTED):
            row, seats = listed.row, listed.seats
            if row["invite"] not in shown:
                continue
            free = sum(s["kind"] == "person" and s["player_id"] is None and s["stand_in"] is None for s in seats)
            free -= sum(seeker.table_id == row["id"] for seeker in everybody)
            sits = {s["player_id"] for s in seats if s["player_id"] is not None}
            company = sits | {seeker.player_id for seeker in everybody if seeker.table_id == row["id"]}
            barred, rated, by_days = set(row["barred"].split()), _rated(row), read_terms(row["terms"]).by_days
            all_apart = apart | await self._apart(company | {each.player_id for each in waiting if each.rated}, rated)
            fitting = [
                seeker
                for seeker in waiting
                if seeker.takes(row["game"], len(seats)) and (seeker.rated, seeker.by_days) == (rated, by_days)
                if seeker.player_id not in sits | barred and not _avoids(seeker, company, all_apart)
            ]
            if free > 0 and fitting and sits:
                await self._promise(row["id"], fitting[:1])
                return True
        return False

    async def _open_a_table(self) -> bool:
        waiting = _waiting(await self._all())
        apart = await self.house.manners.apart(each.player_id for each in waiting)
        found = together(waiting, apart | await self._apart({each.player_id for each in waiting if each.rated}, True))
        if found is None:
            return False
        game, company = found
        owner = await self.house.player(company[0].player_id)
        if owner is None:
            await self.cancel(company[0].player_id)
            return True
        rules = load(game, len(company))
        seats = seat_everybody(owner, rules, [SeatPlan("invite")] * len(company))
        table = dealt_table(
            owner.id, rules, seats, Pace.BRISK, hints=False, room=new_room(Doors()), terms=_terms(company)
        )
        await self._promise(table.id, company, whole(table))
        return True

    async def _apart(self, people: set[str], rated: bool | None) -> frozenset[Pair]:
        """Pairs of whom one has blocked the other; where it is rated, also two names of one browser."""
        apart = await self.house.manners.apart(people)
        return apart | await self.house.ratings.admission.sharing(people) if rated and people else apart

    async def _promise(self, table_id: str, company: Sequence[Seeker], first: Sequence[Write] = ()) -> None:
        """All of them are found a table, or none."""
        answer_by = time.time() + ANSWER
        told = [Event(each.player_id, Kind.FOUND, table_id) for each in company]
        first = [*first, *await self.house.alerts.noted(told)]
        await self._change([replace(each, table_id=table_id, answer_by=answer_by) for each in company], first)
        self.house.alerts.wake()

    async def _change(self, seekers: Sequence[Seeker], first: Sequence[Write] = ()) -> None:
        writes = [*first]
        for seeker in seekers:
            values = {**seeker_row(seeker), "version": seeker.version + 1}
            writes.append(Update("seekers", {"player_id": seeker.player_id, "version": seeker.version}, values))
        who = [seeker.player_id for seeker in seekers]
        await self.house.store.write([*writes, *self._notes(who)])
        self._tell(who)

    async def _renew(self, seeker: Seeker) -> None:
        """Without news: nothing has changed but that they are still here."""
        where = {"player_id": seeker.player_id, "version": seeker.version}
        values = {"until": time.time() + LEASE, "version": seeker.version + 1}
        await self.house.store.write([Update("seekers", where, values)])

    async def _give_up(self, table_id: str, player_id: str) -> None:
        """A promised seat is free again: for the next who looks, or the table goes if nobody is at it."""
        with suppress(SpectaculaError):
            table = await self.house.table(table_id)
            promised = [seeker.player_id for seeker in await self._all() if seeker.table_id == table_id]
            others = [one for one in (*sorted(table.people), *promised) if one != player_id]
            if not table.gathering or player_id in table.people:
                return
            if others:
                await self.house.alter(table_id, lambda live: open_to_house(live, player_id, others[0]))
            else:
                await self.house.clear(table_id)

    async def _all(self) -> list[Seeker]:
        return [seeker_of(row) for row in await self.house.store.seekers()]

    def _notes(self, who: Iterable[str]) -> list[Write]:
        return [note for one in who for note in self.house.news.notes(f"{TOPIC}{one}", next_version(0))]

    def _tell(self, who: Iterable[str]) -> None:
        for one in who:
            self.house.news.tell(f"{TOPIC}{one}", next_version(0))


def _waiting(seekers: Iterable[Seeker]) -> list[Seeker]:
    now = time.time()
    return sorted((s for s in seekers if s.table_id is None and s.until > now), key=lambda s: s.since)


def _rated(row: Row) -> bool | None:
    """Whether a table on the board is rated; None where only some ratings may sit down, whom nobody is sent to."""
    terms = read_terms(row["terms"])
    return None if terms.lowest is not None or terms.highest is not None else terms.rated


def _terms(company: Sequence[Seeker]) -> Terms:
    """What a company plays by that was brought together, all of whom look for the same."""
    first = company[0]
    if not first.rated:
        return BY_DAYS if first.by_days else QUICK
    return Terms(BY_DAYS.clock if first.by_days else RATED_CLOCK, rated=True)


def _allows(game: str, players: int) -> bool:
    if game not in GAMES:
        return False
    fewest, most = definition(game).players
    return players == ANY or fewest <= players <= most
