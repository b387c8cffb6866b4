"""A live table: the match, who sits where, what was said, and what each screen shows."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import structs

from spectacula.engine.fairness import Fair, Share
from spectacula.engine.game import Game
from spectacula.engine.match import Match
from spectacula.engine.record import Record
from spectacula.engine.texts import Texts
from spectacula.server.errors import NotNow
from spectacula.server.tables.clocks import Break, SeatClock
from spectacula.server.tables.deal import Deal
from spectacula.server.tables.terms import NOTHING_AGREED, Terms

if TYPE_CHECKING:
    from spectacula.server.rating.log import Line
    from spectacula.server.thinking.advising import Advice, Question


ABSENT_AFTER = 120.0
"""Seconds without somebody after which the others may let a bot mind their seat."""


class Pace(StrEnum):
    """How long bots take over a move, so that people can follow."""

    INSTANT = "instant"
    BRISK = "brisk"
    CALM = "calm"

    @property
    def seconds(self) -> float:
        return {"instant": 0.0, "brisk": 0.7, "calm": 1.8}[self.value]


@dataclass(frozen=True)
class SeatPlan:
    """Who is to sit somewhere: "me", "here" (another person on this screen), "invite" (by link) or "bot"."""

    kind: Literal["me", "here", "invite", "bot"]
    name: str = ""
    level: str | None = None


@dataclass
class SeatInfo:
    """A seat of a table. A person's seat without `player_id` waits for its invite to be claimed."""

    kind: Literal["person", "bot"]
    name: str
    player_id: str | None = None
    level: str | None = None
    stand_in: str | None = None  # the level of a bot that minds it; at a bot's, of one that had to decide for it
    invite: str | None = None
    hints_asked: int = 0
    opened: float | None = None  # when its person first had the table before them
    here: bool = False
    last_seen: float | None = None

    @property
    def bot_level(self) -> str | None:
        """The level of the bot that decides for this seat now, if one does."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def resigned(self) -> bool:
        """Whether a bot plays on here for somebody who was at the table and gave up."""
        return self.kind == "bot" and self.opened is not None

    @property
    def open(self) -> bool:
        """Whether the seat still waits for somebody to claim it."""
        return self.kind == "person" and self.player_id is None

    @property
    def free(self) -> bool:
        """Whether nobody is to play here yet, not even a bot."""
        return self.open and self.stand_in is None


@dataclass(frozen=True)
class Room:
    """Where the people of a table gather: until the curtain is `started` nobody plays, nothing is dealt for good."""

    invite: str  # leads to any free seat
    code: str | None  # the same, to say aloud; nobody's any more once the curtain is up
    house: bool = False  # anybody in the house may sit down, not only those who were told
    languages: tuple[str, ...] = ()
    watch: bool = False  # listed for anybody who would like to look on
    started: float | None = None
    barred: tuple[str, ...] = ()  # those from whom the host has taken a seat back


class Visit(NamedTuple):
    """Somebody who is at a table, and the server through which they are."""

    player_id: str
    server: str


class Lease(NamedTuple):
    """The server that sees to the bots of a table, and the time until which the others leave them to it."""

    server: str = ""
    until: float = 0.0


@dataclass(frozen=True)
class Talk:
    """Something said at a table; nothing but a good-bye when somebody resigns, which each reader gets in words."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str
    player_id: str | None = None
    """Who has said it, whoever has the seat by now."""

    @property
    def goodbye(self) -> bool:
        """Whether this tells that somebody has resigned."""
        return not self.text


class Answered(NamedTuple):
    """What somebody has decided at a ply, and the others are not told yet."""

    ply: int
    moves: tuple[str, ...]


@dataclass(frozen=True)
class UndoOffer:
    """A seat asks to go back to an earlier ply; it happens when every seat in `asked` has agreed."""

    seat: int
    to_ply: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...] = ()

    @property
    def waiting(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.asked if seat not in self.agreed)


@dataclass(frozen=True)
class TableCard:
    """A table as the lobby lists it."""

    id: str
    game: str
    players: int
    names: tuple[str, ...]
    seats: tuple[int, ...]
    my_turn: bool
    ply: int
    created: float
    touched: float
    finished: float | None
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    away: bool = False
    """It is played elsewhere at the moment."""
    gathering: bool = False
    ends: float | None = None
    """When the time of its owner's decision is up, where a clock runs."""
    damaged: bool = False
    """What is stored of it cannot be read; all else here is what could be made out."""
    shared: bool = False
    """Others may still play the same cards: its record is shown to nobody, or only where it is looked at."""
    by_days: bool = False
    pending: tuple[int, ...] = ()
    """Every seat the table waits for."""


@dataclass
class Table:
    """One table in memory. `version` grows with everything any viewer can see."""

    id: str
    game: Game
    match: Match
    seats: list[SeatInfo]
    owner: str
    pace: Pace
    version: int
    created: float
    hints: bool = True
    terms: Terms = NOTHING_AGREED
    clocks: tuple[SeatClock, ...] = ()  # by seat, where one was agreed on
    due: float | None = None  # when they have something to say next
    breaks: Mapping[str, tuple[Break, ...]] = field(default_factory=dict)  # by person, and of the house
    finished: float | None = None
    talk: list[Talk] = field(default_factory=list)
    undo: UndoOffer | None = None
    rematch: str | None = None
    room: Room | None = None
    deal: Deal | None = None  # none at tables from before there were fair deals
    day: str | None = None  # the deal of that day, played once and by oneself
    away: float | None = None  # since when it is played elsewhere
    journey: int = 0  # how often it has left or was kept
    ratings: Sequence[Line] = ()  # what its end meant for everybody, where it was rated
    answers: Mapping[int, Answered] = field(default_factory=dict)  # by seat, each for its person alone
    saved_version: int = 0
    openings: list[int] = field(default_factory=list)  # the ply at which each played decision opened
    sealed_plies: dict[int, int] = field(default_factory=dict)  # where the choices not yet revealed are stored
    undone: int = 0
    advice: dict[int, tuple[Question, Advice]] = field(default_factory=dict)  # the last each seat was given
    doubts: int = 0  # how often it may have become another in the store without our knowing
    settled: int = 0  # so many of these came up before it was last read
    faces: dict[str, int] = field(default_factory=dict)
    visits: frozenset[Visit] = frozenset()
    minded: Lease | None = None  # while bots are due
    used: float = field(default_factory=time.monotonic)
    loaded: float = field(default_factory=time.time)  # nobody's absence is known from before

    @property
    def doubtful(self) -> bool:
        """Whether it is to be read again before use."""
        return self.doubts > self.settled

    def doubt(self) -> None:
        self.doubts += 1

    def become(self, stored: Table, settled: int, passing_too: bool = False) -> None:
        """Stand where the store says; who is here and what screens show stays, unless it knows that too."""
        kept: dict[str, object] = {"used": self.used, "doubts": self.doubts, "settled": settled}
        if not passing_too:
            for seat, fresh in zip(self.seats, stored.seats, strict=True):
                fresh.here, fresh.last_seen = seat.here, seat.last_seen
            kept |= {name: getattr(self, name) for name in ("faces", "visits", "loaded")}
        version, undone = max(self.version, stored.version), self.undone + (not self._led_to(stored.match))
        self.__dict__.update(stored.__dict__, **kept, version=version, undone=undone)

    def _led_to(self, later: Match) -> bool:
        """Whether nothing was taken back on the way to a position."""
        moves = [[(played.seat, played.move) for played in match.played] for match in (self.match, later)]
        return moves[0] == moves[1][: len(moves[0])]

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def contest(self) -> bool:
        """Whether others are compared by how it ends: a deal of the day, or a table of a tournament."""
        return self.day is not None or self.terms.tournament is not None

    @property
    def withheld(self) -> bool:
        """Whether others still play the same cards, so that nobody is told what they were dealt from."""
        return self.deal is not None and not self.deal.may_open

    @property
    def gathering(self) -> bool:
        """Whether the curtain is still down: seats fill, nobody plays."""
        return self.room is not None and self.room.started is None

    @property
    def opening(self) -> bool:
        """Whether every seat is taken and those who have sealed a number open it."""
        return self.gathering and self.deal is not None and self.deal.closed is not None

    @property
    def discreet(self) -> bool:
        """Whether nobody is told who is here: by days that would tell who cannot have decided by themselves."""
        return self.terms.by_days and not self.gathering and not self.over

    @property
    def free(self) -> list[int]:
        """The seats nobody is to play at yet."""
        return [number for number, seat in enumerate(self.seats) if seat.free]

    @property
    def open(self) -> list[int]:
        """The seats that can be had: nobody's, or minded by a bot until somebody comes; free ones first."""
        return self.free + [number for number, seat in enumerate(self.seats) if seat.open and not seat.free]

    @property
    def people(self) -> set[str]:
        """Everybody who sits here."""
        return {seat.player_id for seat in self.seats if seat.player_id is not None}

    @property
    def next_talk(self) -> int:
        """The number of whatever is said next."""
        return self.talk[-1].number + 1 if self.talk else 0

    def speaker(self, said: Talk) -> str | None:
        """Who has said something; that somebody has resigned is told by nobody."""
        if said.goodbye or said.player_id is not None or said.seat is None:
            return said.player_id
        return self.seats[said.seat].player_id

    def heard_without(self, unheard: frozenset[str]) -> list[Talk]:
        """What was said here by others than those."""
        return [said for said in self.talk if self.speaker(said) not in unheard]

    def seats_of(self, player_id: str | None) -> list[int]:
        """The seats that belong to somebody, those a bot minds for them included."""
        return [i for i, seat in enumerate(self.seats) if player_id is not None and seat.player_id == player_id]

    def answered(self, seat: int | None) -> tuple[str, ...]:
        """What a seat has decided already, while the others still wait for it."""
        held = self.answers.get(-1 if seat is None else seat)
        return held.moves if held is not None and held.ply == self.match.ply and seat in self.match.pending else ()

    def absent(self, number: int) -> bool:
        """Whether nobody holds the seat, or its person was here and has long been away.

        By days people are away most of the time: once the curtain is up, their clock alone says when that is too long.
        """
        seat = self.seats[number]
        if seat.kind == "bot" or seat.player_id is None:
            return seat.open
        if self.terms.by_days and not self.gathering:
            return False
        if seat.opened is None or any(visit.player_id == seat.player_id for visit in self.visits):
            return False
        return time.time() - max(seat.last_seen or seat.opened, self.loaded) > ABSENT_AFTER

    def record(self) -> Record:
        """Set-up, moves and the seed, which tells everything hidden: shown to nobody before the game is over."""
        if not self.over:
            raise NotNow("the record is shown when the game is over")
        if self.withheld:
            until = "round" if self.terms.same_deal else "day"
            raise NotNow(f"others still play these cards: the record is shown when the {until} is over")
        return self.match.record()

    @property
    def fair(self) -> Fair | None:
        """What may be told of the deal now: the seats' numbers once it is made, the house's after the end."""
        if self.deal is None:
            return None
        fair = self.deal.fair
        if self.gathering:
            fair = structs.replace(fair, seats=tuple(Share(share.seal) for share in fair.seats))
        return fair if self.over and self.deal.may_open else structs.replace(fair, number="")

    def names(self, language: str = "en") -> tuple[str, ...]:
        """What everybody is called; a seat without a name is a numbered player."""
        texts = Texts(None, language)
        return tuple(s.name or texts.text("player", number=i + 1) for i, s in enumerate(self.seats))

    def viewing_seat(self, player_id: str | None) -> int | None:
        """The seat whose view this person's screen may show; None for the public view, or the cover."""
        mine = self.seats_of(player_id)
        if len(mine) < 2:
            return mine[0] if mine else None
        if not self.secrets:
            return next((seat for seat in mine if seat in self.match.pending), mine[0])
        face = self.faces.get(player_id or "")
        return face if face in self.faces_of(player_id) else None

    def faces_of(self, player_id: str | None) -> list[int]:
        """The seats a shared screen may turn to now: those with something to decide, any when none has."""
        mine = self.seats_of(player_id)
        if not self._deciding(player_id):
            return mine
        return [seat for seat in mine if seat in self.match.owing and not self.seats[seat].bot_level]

    def covered(self, player_id: str | None) -> bool:
        """Whether this person's screen must show the cover: it is shared, one of its seats is to act, none is up."""
        shared = len(self.seats_of(player_id)) > 1
        return shared and self._deciding(player_id) and self.viewing_seat(player_id) is None

    def _deciding(self, player_id: str | None) -> bool:
        return any(seat in self.match.pending and not self.seats[seat].bot_level for seat in self.seats_of(player_id))

    @property
    def secrets(self) -> bool:
        """Whether seats know things the others do not."""
        return bool(getattr(self.game.definition.package, "SECRETS", True))

    @property
    def thinking(self) -> tuple[int, ...]:
        """Every seat the table waits for."""
        return self.match.pending

    def bots_to_move(self) -> list[int]:
        """Seats that owe a decision and have a bot to make it."""
        return [seat for seat in self.match.pending if self.seats[seat].bot_level is not None]

    @property
    def bots_due(self) -> bool:
        """Whether bots may decide now; not while somebody asks to go back."""
        stands_still = self.over or self.gathering or self.away is not None or self.undo is not None
        return not stands_still and bool(self.bots_to_move())
