"""The house: every change to a table goes through here, stored before it is acknowledged."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress
from dataclasses import replace

from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.kernel.errors import SpectaculaError
from spectacula.server.alerts.desk import Alerts
from spectacula.server.chores import for_ever
from spectacula.server.consequences import QUIET
from spectacula.server.daily.desk import DailyDesk
from spectacula.server.ending import end
from spectacula.server.errands import Errands
from spectacula.server.errors import NoSuchTable, NotNow, NotYourSeat, Refused, Unplayable
from spectacula.server.finding import room
from spectacula.server.finding.board import TOPIC, NoticeBoard
from spectacula.server.finding.doors import Doors, Rooms, new_room
from spectacula.server.finding.numbers import Numbers
from spectacula.server.finding.seeking import Seekers
from spectacula.server.host.desk import Books, HostDesk
from spectacula.server.host.reports import Reports, check_may_talk
from spectacula.server.live.changes import Changes, Work
from spectacula.server.live.reading import Reading
from spectacula.server.news import Hub, News
from spectacula.server.orders.desk import OrderDesk
from spectacula.server.people.desk import Accounts
from spectacula.server.people.friends import Friends
from spectacula.server.people.manners import Manners
from spectacula.server.people.people import People
from spectacula.server.player import Player
from spectacula.server.presence import Presence
from spectacula.server.rating.desk import Ratings, Sheets
from spectacula.server.settings import Settings
from spectacula.server.sharing import Sharing
from spectacula.server.spans import NoSpans, Spans
from spectacula.server.store.rows import Note, Write
from spectacula.server.store.store import Conflict, Store
from spectacula.server.tables import company, playing, travelling, undoing
from spectacula.server.tables.change import Change
from spectacula.server.tables.codec import card
from spectacula.server.tables.deal import Given
from spectacula.server.tables.opening import Invitation, dealt_table, new_table
from spectacula.server.tables.seating import known_level, seat_everybody
from spectacula.server.tables.table import Pace, SeatPlan, Table, TableCard
from spectacula.server.tables.terms import NOTHING_AGREED, Terms
from spectacula.server.tables.travelling import Parcel
from spectacula.server.thinking import advising
from spectacula.server.thinking.advising import Advice
from spectacula.server.thinking.bots import Thinkers
from spectacula.server.thinking.lookback import Lookbacks
from spectacula.server.thinking.workers import Staff
from spectacula.server.timing.keeper import Timekeeper
from spectacula.server.tournaments.desk import TournamentDesk
from spectacula.server.tournaments.people import renamed

log = logging.getLogger(__name__)
PLAYER = "player:"  # news of somebody, not of a table


class House:
    """Stands on a store, a staff that thinks and news. Tables stay in memory while somebody looks or a bot thinks."""

    def __init__(
        self, settings: Settings, store: Store, staff: Staff, books: Books | None = None, sheets: Sheets | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.news: News = Hub()
        self.spans: Spans = NoSpans()
        self.people = People(self.store)
        self.live: dict[str, Table] = {}
        self.done: Counter[str] = Counter()
        self.server = secrets.token_hex(6)
        self.presence = Presence(self)
        self.bots = Thinkers(self, staff)
        self.sharing = None if store.register is None else Sharing(self, store.register)
        self.lookbacks = Lookbacks(self.bots)
        self.daily = DailyDesk(self)
        self.tournaments = TournamentDesk(self)
        self.errands = Errands(store, settings.lease)
        self.accounts = Accounts(self)
        self.alerts = Alerts(self)
        self.host = HostDesk(self, books)
        self.ratings = Ratings(self, sheets)
        self.rooms = Rooms(self)
        self.board = NoticeBoard(self)
        self.seekers = Seekers(self)
        self.numbers = Numbers(self)
        self.friends = Friends(self)
        self.manners = Manners(self)
        self.reports = Reports(self)
        self.time = Timekeeper(self)
        self.orders = OrderDesk(self)
        self._reading = Reading(self)
        self._changes = Changes(self, self._reading)
        self._chores: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Bring the database up to date and begin to look after tables."""
        await self.store.start()
        sweeping = for_ever(self._clear_out, "what nobody needs any more", self.settings.sweep_every)
        chores = [sweeping, self.host.keep_watch(), *(chore() for chore in self.bots.staff.chores)]
        if self.settings.guests:
            await self.time.hours.beat(time.time())
            watched = (self.seekers, self.time, self.tournaments)
            chores += [each.look_after_for_ever() for each in watched]
        chores += [self.errands.see_to_for_ever()] if self.errands.messengers else []
        chores += [self.alerts.clerk.look_after_for_ever()] if self.alerts.offered else []
        self._chores = [asyncio.create_task(chore) for chore in chores]
        if self.sharing is not None:
            await self.news.start(self._heard, self.sharing.catch_up)
            self._chores += [asyncio.create_task(chore) for chore in self.sharing.chores()]

    async def stop(self) -> None:
        """Stop bots and close the database; everything acknowledged is already stored."""
        chores, self._chores = self._chores, []
        await end(chores)
        await self.lookbacks.stop()
        await self.bots.stop()
        await self.numbers.stop()
        await self.presence.stop()
        if self.sharing is not None:
            await self.sharing.stop()
        await self.accounts.stop()
        await self.errands.stop(self.settings.stop_timeout)
        await self.news.stop()
        await self.store.stop()
        await self.spans.stop()

    # --- people

    async def new_player(self, name: str = "") -> Player:
        return await self.people.add(name)

    async def player(self, player_id: str) -> Player | None:
        return await self.people.find(player_id)

    async def new_token(self, player_id: str) -> str:
        """A secret with which programs act for this player. It is not stored, only its digest."""
        return await self.people.new_token(player_id)

    async def player_by_token(self, token: str) -> Player | None:
        return await self.people.by_token(token)

    async def rename(self, player_id: str, name: str) -> Player:
        """Call somebody else from now on, at their open tables too."""
        before = await self.people.find(player_id)
        player = await self.people.rename(player_id, name, self.notes_about(player_id))
        self.tell_about(player_id)
        await self.store.write(await renamed(self, player))
        for found in await self.tables_of(player_id):
            if found.finished is None and before is not None:
                with suppress(NoSuchTable, Unplayable):  # gone meanwhile, or damaged: the others are told all the same
                    await self.alter(found.id, lambda table: company.rename(table, player, before.name))
        return player

    def notes_about(self, player_id: str) -> Sequence[Note]:
        """What is to be stored with a change of somebody, so that other servers ask anew who they are."""
        return self.news.notes(f"{PLAYER}{player_id}", 0)

    def tell_about(self, player_id: str) -> None:
        """The same for those who do not hear of it from the store; call it after the change is stored."""
        self.news.tell(f"{PLAYER}{player_id}", 0)

    # --- tables

    async def open_table(
        self,
        owner: Player,
        game: str,
        players: int,
        options: dict[str, object],
        seats: Sequence[SeatPlan],
        pace: Pace = Pace.BRISK,
        hints: bool | None = None,
        doors: Doors = Doors(),  # noqa: B008
        terms: Terms = NOTHING_AGREED,
        given: Given | None = None,
    ) -> Table:
        """A new table, dealt from the house's sealed number and what its people give to it.

        Where somebody is invited, people gather first.
        Unless told, hints are allowed if nobody is invited.
        """
        invites = any(plan.kind == "invite" for plan in seats)
        if not self.settings.guests and invites:
            raise Refused("nobody can be invited to this house")
        terms.check(invites)
        await self.ratings.admission.check_opening(owner, seats, hints, terms)
        if invites and doors.house:
            await self.rooms.check_open(owner.id)
        await self.host.allow_table(owner.id)
        rules, gather = load(game, players, **options), new_room(doors) if invites else None
        company = seat_everybody(owner, rules, seats)
        return await self._changes.open(dealt_table(owner.id, rules, company, pace, hints, gather, given, terms))

    async def take_up(self, owner: Player, match: Match, seats: Sequence[SeatPlan], pace: Pace = Pace.BRISK) -> Table:
        """A new table at which a match goes on from where it stands, or lies finished to be looked at."""
        if not match.over:
            await self.host.allow_table(owner.id)
        company = seat_everybody(owner, match.game, seats)
        return await self._changes.open(new_table(owner.id, match.copy(), company, pace))

    async def send_off(self, table_id: str, player_id: str) -> Parcel:
        """Let somebody take a table of their own against bots elsewhere; it is not played here until it is back."""
        table = await self.alter(table_id, lambda table: travelling.leave(table, player_id))
        return travelling.parcel_of(table, player_id)

    async def keep_here(self, table_id: str, player_id: str) -> Table:
        """Go on with a table from where it left."""
        return await self.alter(table_id, lambda table: travelling.stay(table, player_id))

    async def take_in(self, player: Player, parcel: Parcel) -> Table:
        """A table from elsewhere, every move of it checked: one that had left here goes on under its own name."""
        match = parcel.record.verify()
        try:
            await self.table(parcel.table)
        except NoSuchTable:
            with suppress(Conflict):
                return await self._changes.open(travelling.come_in(parcel, match, player))
        return await self.alter(parcel.table, lambda table: travelling.come_back(table, parcel, match, player))

    async def forget(self, table_id: str, player_id: str) -> None:
        """Take a table off somebody's list: gone for good when it is theirs alone, otherwise only without them."""
        table = await self.alter(table_id, lambda table: company.leave(table, player_id))
        if not table.people - {player_id}:
            await self.clear(table_id)

    async def table(self, table_id: str) -> Table:
        """The live table; from the store if it is not in memory, or if another server has changed it."""
        return await self._reading.table(table_id)

    async def tables_of(self, player_id: str, limit: int = 100) -> list[TableCard]:
        """Open and finished tables of somebody, latest first."""
        found = await self.store.tables_of(player_id, limit)
        timed = any(row["due"] is not None for row, _ in found)
        stood_still = [await self.store.rows("breaks", {"player_id": who}) for who in (player_id, None) if timed]
        breaks = [row for rows in stood_still for row in rows]
        seen_to = await self.orders.seen_to(player_id) if timed else {}
        cards = [card(row, seats, player_id, breaks) for row, seats in found]
        return [replace(each, my_turn=each.my_turn and each.id not in seen_to) for each in cards]

    async def invitation(self, invite: str) -> Invitation:
        found = await self.store.invited(invite)
        if found is None:
            return await self.rooms.invitation(invite)
        return Invitation(found["table_id"], found["seat"], found["player_id"])

    async def claim(self, invite: str, player: Player, seal: str = "") -> tuple[Table, int]:
        """Take the seat an invite is for, or any it leads to: once. The one who has it may come again."""
        return await self.rooms.sit_down(await self.invitation(invite), player, seal)

    # --- playing

    async def play(self, table_id: str, player_id: str, seat: int, opened: int, moves: Sequence[str]) -> Table:
        """One turn of a seat, of one or several decisions. `opened` is the ply at which the decision was shown.

        Where an order could have decided, the others are not told sooner than they would be of that.
        """

        held: list[float] = []

        def work(table: Table) -> Change | None:
            self._own(table, player_id, seat)
            change = playing.turn(table, seat, opened, moves)
            if change is None or change.course is None:
                return change
            held.clear()
            if (until := self.orders.told_at(table, seat)) > change.at:
                held.append(until)
                return None
            return replace(change, passing=company.passing_the_screen(table, change.course.match, player_id, seat))

        table = await self.alter(table_id, work)
        for until in held:
            await self.orders.hold(table, seat, moves, until)
        await self.look_in(table, player_id)
        await self.presence.act(table_id, player_id)
        return table

    async def come_to(self, table: Table, player_id: str | None) -> Table:
        """The table for whoever asks for its page: that they are here stands on it at the first look already.

        Where several serve they see it first, as in their streams.
        """
        if player_id is None or not table.seats_of(player_id) or self.sharing is not None:
            return table
        with suppress(SpectaculaError):  # who looks at it gets to see it all the same
            await self.look_in(table, player_id)
            await self.presence.act(table.id, player_id)
        return await self.table(table.id)

    async def undo(self, table_id: str, player_id: str, seat: int) -> Table:
        """Take back a sealed choice or the last decision, if nothing was revealed since."""
        return await self._own_work(table_id, player_id, seat, lambda table: undoing.undo_alone(table, seat))

    async def ask_undo(self, table_id: str, player_id: str, seat: int, to_ply: int) -> Table:
        """Ask the others to go further back; happens at once when there is nobody to ask."""
        return await self._own_work(table_id, player_id, seat, lambda table: undoing.ask_undo(table, seat, to_ply))

    async def answer_undo(self, table_id: str, player_id: str, seat: int, agree: bool) -> Table:
        """Agree or refuse; the asker withdraws. The last to agree makes it happen."""

        def work(table: Table) -> Change | None:
            self._own(table, player_id, seat, themselves=False)
            return undoing.answer_undo(table, seat, agree)

        return await self.alter(table_id, work)

    async def say(self, table_id: str, player_id: str, text: str) -> Table:
        """Table talk of somebody who sits here or owns the table."""
        player = await self.people.find(player_id)
        check_may_talk(player)
        return await self.alter(table_id, lambda table: company.say(table, player, text))

    async def stand_in(self, table_id: str, by: str, seat: int, level: str = company.STAND_IN) -> Table:
        """Let a bot decide for a person who is away, or for oneself."""

        def work(table: Table) -> Change | None:
            return room.stand_in(table, by, seat, known_level(level, table.game.id))

        return await self.alter(table_id, work)

    async def take_back(self, table_id: str, player_id: str, seat: int) -> Table:
        """Decide for oneself again."""

        def work(table: Table) -> Change | None:
            self._own(table, player_id, seat, themselves=False)
            return company.take_back(table, seat)

        return await self.alter(table_id, work)

    async def set_pace(self, table_id: str, player_id: str, pace: Pace) -> Table:
        """Let the bots of a table take more or less time."""
        return await self.alter(table_id, lambda table: company.set_pace(table, player_id, pace))

    async def hints(
        self, table_id: str, player_id: str, seat: int, imagined: Match | None = None
    ) -> tuple[Match, Advice]:
        """Where a seat is to decide, and its best moves; `imagined` has steps of its turn laid out already."""

        table = await self.table(table_id)
        advising.check(table, player_id, seat)
        match = imagined or table.match
        asked = advising.question(match, seat)
        found = advising.known(table, asked)
        if found is None:
            table = await self.alter(table_id, lambda live: company.count_hint(live, seat))
            self.done["hints"] += 1
            found = await self.bots.advice(asked)
            advising.remember(table, asked, found)
        return match, found

    async def face(self, table_id: str, player_id: str, seat: int | None) -> Table:
        """Turn a shared screen to one of its seats, or put the cover on."""

        def work(table: Table) -> Change | None:
            if seat is not None and seat not in table.faces_of(player_id):
                if seat not in table.seats_of(player_id):
                    raise NotYourSeat("this seat is not played on your screen")
                raise NotNow("another seat of this screen is to act")
            return company.turn_to(table, player_id, seat)

        return await self.alter(table_id, work)

    async def rematch(self, table_id: str, player_id: str, given: Given = Given()) -> Table:  # noqa: B008
        """The same company at a new table, where each who asks for it sits down; it is one table for all of them."""
        gather = new_room(Doors())
        table = await self.alter(table_id, lambda table: company.rematch(table, player_id, gather, given))
        assert table.rematch is not None
        seats, blockers = table.seats_of(player_id), await self.manners.blockers(player_id)
        return await self.alter(table.rematch, lambda fresh: room.agree(fresh, seats, player_id, given.seal, blockers))

    # --- live

    def versions(self, table_id: str, player_id: str | None) -> AsyncGenerator[int]:
        """The version now, then every new one, and again as a heartbeat. Whoever listens is here."""
        return self._reading.versions(table_id, player_id)

    async def version(self, table_id: str) -> int:
        """How far a table is; where others may have changed it only that is asked for."""
        return await self._reading.version(table_id)

    async def look_in(self, table: Table, player_id: str) -> None:
        """Note that somebody has a table before them for the first time."""
        if company.look_in(table, player_id) is not None:
            await self.alter(table.id, lambda live: company.look_in(live, player_id))

    def sweep(self, now: float) -> None:
        """Let tables that nobody looks at leave memory."""
        self._reading.sweep(now)

    # --- changes

    async def alter(self, table_id: str, work: Work) -> Table:
        """The way of every change: worked out on the table as it stands, stored, made so; again if it clashed."""
        return await self._changes.alter(table_id, work)

    async def open_together(self, tables: Sequence[Table], before: Sequence[Write], after: Sequence[Write]) -> None:
        """Tables that were laid out for people, with what is to be known of them: all of it is stored, or nothing."""
        await self._changes.open_together(tables, before, after)

    async def clear(self, table_id: str) -> None:
        """Take a table away for good."""
        await self._changes.clear(table_id)

    # --- inside

    def _heard(self, topic: str) -> None:
        if topic == TOPIC:
            self.board.forget()
        if topic.startswith(QUIET):
            self.time.reread(topic.removeprefix(QUIET))
        if topic.startswith(PLAYER):
            self.accounts.forget(topic.removeprefix(PLAYER))

    async def _own_work(self, table_id: str, player_id: str, seat: int, work: Work) -> Table:
        def own(table: Table) -> Change | None:
            self._own(table, player_id, seat)
            if table.over:
                raise NotNow("the game is over")
            return work(table)

        return await self.alter(table_id, own)

    def _own(self, table: Table, player_id: str, seat: int, themselves: bool = True) -> None:
        if seat not in table.seats_of(player_id):
            raise NotYourSeat("this seat is not yours")
        if themselves and table.seats[seat].stand_in is not None:
            raise NotNow("a bot stands in for this seat; take it back first")

    async def _clear_out(self) -> None:
        """What nobody looks at or needs any more goes."""
        self.sweep(time.monotonic())
        await self.accounts.clear_out()
        await self.ratings.admission.clear_out()
        await self.daily.clear_out()
        await self.reports.clear_out()
        await self.host.clean_up()
        await self.time.hours.clear_out(time.time())
