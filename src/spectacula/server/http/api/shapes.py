"""What the JSON API takes and gives."""

from __future__ import annotations

import time
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from spectacula.engine.match import View
from spectacula.server.finding.board import Board, Notice
from spectacula.server.finding.seeking import Seeker
from spectacula.server.player import NAME_LENGTH, TALK_LENGTH, Player
from spectacula.server.rating.desk import Standing
from spectacula.server.rating.log import Line
from spectacula.server.tables import clocks
from spectacula.server.tables.table import Room, SeatInfo, Table
from spectacula.server.tables.terms import Terms

Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Ply = Annotated[int, Meta(ge=0, le=100_000)]
Language = Literal["en", "de", "fr"]
Number = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
PaceName = Literal["instant", "brisk", "calm"]
Value = bool | int | str


class PlayerIn(Struct):
    """Who asks for a token."""

    name: Name = ""


class PlayerOut(Struct):
    """A player and the token with which to act as this player; it is shown once."""

    id: str
    name: str
    token: str


class OptionOut(Struct):
    """An option of a game and its allowed values."""

    name: str
    default: Value
    values: list[Value]


class GameOut(Struct):
    """A game that can be played here."""

    id: str
    fewest: int
    most: int
    options: list[OptionOut]
    levels: list[str]


class SeatIn(Struct):
    """Who is to sit there: the caller, another person played by the caller, somebody invited, or a bot."""

    kind: Literal["me", "here", "invite", "bot"]
    name: Name = ""
    level: Annotated[str, Meta(max_length=24)] | None = None


class DoorsIn(Struct, frozen=True):
    """For whom invited seats are: whoever has a link, or all in the `house`; `watch` lists the game while it runs."""

    house: bool = False
    languages: Annotated[tuple[Language, ...], Meta(max_length=3)] = ()
    watch: bool = False


class GivenIn(Struct, frozen=True):
    """What the caller gives to the deal: a `seal` (SHA-256 of 32 bytes), opened when the last seat is taken.

    Where nobody is invited, the `number` itself, with what was `offered` at `/api/seals`.
    """

    seal: Number | None = None
    number: Number | None = None
    offered: Annotated[str, Meta(max_length=64)] = ""


class ShareOut(Struct):
    """What a seat has given to the deal."""

    seal: str | None
    number: str | None


class FairOut(Struct):
    """Where the deal comes from: the house's number is shown after the end, those of the seats once it is made."""

    name: str
    seal: str
    number: str | None
    opening: bool
    seats: list[ShareOut]


class TableIn(Struct):
    """A table to be opened, with a seat for every player; where somebody is invited, people gather first.

    `hints` left out: allowed if nobody is invited. `doors` left out: for whoever has a link.
    `terms` left out: nothing is agreed, there is no clock.
    """

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatIn], Meta(min_length=1, max_length=10)]
    options: Annotated[dict[str, Value], Meta(max_length=20)] = {}
    pace: PaceName = "brisk"
    hints: bool | None = None
    doors: DoorsIn | None = None
    fair: GivenIn | None = None
    terms: Terms = field(default_factory=Terms)


class InviteIn(Struct):
    """The secret of an invite link, or a code that was said aloud."""

    invite: Annotated[str, Meta(max_length=64)]
    seal: Number | None = None


class TurnIn(Struct):
    """One or several decisions of a seat, played as one. `ply` is the one at which the decision was shown."""

    ply: Ply
    moves: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=32)]
    seat: SeatNumber | None = None


class BackIn(Struct):
    """A ply to go back to, as everybody else must agree; or nobody, where there is nobody to ask."""

    ply: Ply
    seat: SeatNumber | None = None


class AnswerIn(Struct):
    """An answer to somebody who asks to go back. The asker's own answer withdraws the question."""

    agree: bool
    seat: SeatNumber | None = None


class StandInIn(Struct):
    """A seat for a bot of this level to mind, novice only if it is another's; without a level it is taken back."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=24)] | None


class SeekIn(Struct):
    """Games one would play, and with how many at the table; 0 is as many as there happen to be."""

    games: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=1, max_length=5)]
    players: Annotated[int, Meta(ge=0, le=10)] = 0
    rated: bool = False
    by_days: bool = False


class RatingOut(Struct):
    """Somebody's rating at a game; in two of three cases it is no further off than `give_or_take`."""

    game: str
    rating: int
    give_or_take: int
    provisional: bool
    games: int


class LeaderOut(Struct):
    """Somebody on the list of the best."""

    place: int
    name: str
    rating: int
    give_or_take: int
    games: int


class LeadersOut(Struct):
    """A page of the list: those whose rating is certain enough and who do not mind being named."""

    game: str
    total: int
    leaders: list[LeaderOut]


class RatedOut(Struct):
    """What a rated table meant for a seat; `counts` is below 1 where the same people meet again and again."""

    seat: int
    place: int
    expected_place: float
    left: bool
    counts: float
    before: int
    after: int
    give_or_take: int
    taken_out: bool


class SeekOut(Struct):
    """A search; `found` is a table at which a seat is kept until `answer_by`."""

    games: list[str]
    players: int
    rated: bool
    by_days: bool
    since: float
    found: str | None
    answer_by: float | None


class RoomSeatIn(Struct):
    """A seat of the waiting room to be left to a bot, or else to be freed for somebody to sit down."""

    seat: SeatNumber
    bot: bool


class PaceIn(Struct):
    """How long bots take over a move."""

    pace: PaceName


class WordsIn(Struct):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=TALK_LENGTH)]


class SeatOut(Struct):
    """A seat as everybody sees it. Invites are shown to the table's owner only."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    level: str | None
    stand_in: str | None
    yours: bool
    open: bool
    here: bool
    hints_asked: int
    invite: str | None


class TalkOut(Struct):
    """Something said at the table."""

    at: float
    seat: int | None
    name: str
    text: str


class UndoOut(Struct):
    """Somebody asks to go back to a ply; `waiting` are the seats that have not answered."""

    seat: int
    to_ply: int
    waiting: list[int]


class RoomOut(Struct):
    """Where people gather before the curtain goes up. The ways in are shown to those who are there already."""

    started: bool
    house: bool
    languages: list[str]
    watch: bool
    invite: str | None
    code: str | None


class NoticeOut(Struct):
    """A table on the notice board. `join` takes a free seat, `watch` is the table; where no name stands is one."""

    game: str
    host: str
    names: list[str | None]
    bots: list[bool]
    languages: list[str]
    options: dict[str, str]
    hints: bool
    terms: Terms
    since: float
    join: str | None
    watch: str | None


class BoardOut(Struct):
    """Tables that look for people, and running ones that may be watched."""

    open: list[NoticeOut]
    running: list[NoticeOut]


class ClockOut(Struct):
    """The clock of a seat: seconds `left` for its decision, of which `reserve`; `ends` while it runs."""

    left: float
    reserve: float
    ends: float | None
    timeouts: int
    vacation_until: float | None


class TableOut(Struct):
    """A table as the caller may see it. `version` grows with every change.

    `answered` are moves the caller has made at a table by days and the others are not told yet.
    """

    id: str
    version: int
    pace: PaceName
    hints: bool
    terms: Terms
    clocks: list[ClockOut]
    seats: list[SeatOut]
    your_seats: list[int]
    answered: list[str]
    view: View
    talk: list[TalkOut]
    undo: UndoOut | None
    rematch: str | None
    room: RoomOut | None
    fair: FairOut | None
    ratings: list[RatedOut]


class CardOut(Struct):
    """A table in the list of the caller's tables."""

    id: str
    game: str
    names: list[str]
    your_seats: list[int]
    your_turn: bool
    ply: int
    finished: bool
    damaged: bool
    gathering: bool


class PreviewOut(Struct):
    """What a move would do, as far as its seat can know: what must come true, what is told, what decides then."""

    given: str
    events: list[str]
    then: str


class MoveOut(Struct):
    """A legal move in notation and in words; `previews` where they are asked for."""

    move: str
    text: str
    previews: list[PreviewOut] | None = None


class MovesOut(Struct):
    """What a seat may decide now; `ply` belongs into the answer. A sealed choice may be changed until all are in."""

    seat: int
    ply: int
    kind: str | None
    prompt: str | None
    sealed: bool
    choice: str | None
    moves: list[MoveOut]


class HintOut(Struct):
    """A good move: the chance to win and the score to expect after it, from games played on from it, and a reason."""

    move: str
    text: str
    wins: float
    score: float
    reason: str
    previews: list[PreviewOut]


class HintsOut(Struct):
    """The best moves of a seat at a ply, best first. Unless `thorough` they rest on a glance, and so do the figures."""

    seat: int
    ply: int
    thorough: bool
    hints: list[HintOut]


class Health(Struct):
    """All is well. Where others think for the house: how many they are, and how many thoughts wait for them."""

    status: Literal["ok"] = "ok"
    workers: int | UnsetType = UNSET
    waiting: int | UnsetType = UNSET


def seen_by(player: Player, table: Table, seat: int | None) -> TableOut:
    """The table as somebody sees it, without the talk of those they have muted."""
    return table_out(table, player.id, seat, player.unheard)


def table_out(table: Table, player_id: str, seat: int | None, unheard: frozenset[str] = frozenset()) -> TableOut:
    """A table as somebody may see it from one of their seats."""
    names = table.names()
    offer = table.undo
    return TableOut(
        id=table.id,
        version=table.version,
        pace=table.pace.value,
        hints=table.hints,
        terms=table.terms,
        clocks=[_clock_out(table, seat, time.time()) for seat in range(len(table.clocks))],
        seats=[_seat_out(table, i, s, names[i], player_id) for i, s in enumerate(table.seats)],
        your_seats=table.seats_of(player_id),
        answered=[] if seat not in table.seats_of(player_id) else list(table.answered(seat)),
        view=table.match.view(seat),
        talk=[TalkOut(t.at, t.seat, t.name, t.text) for t in table.heard_without(unheard)[-50:]],
        undo=None if offer is None else UndoOut(offer.seat, offer.to_ply, list(offer.waiting)),
        rematch=table.rematch,
        room=None if table.room is None else _room_out(table.room, player_id in table.people | {table.owner}),
        fair=_fair_out(table),
        ratings=[rated_out(line) for line in table.ratings],
    )


def _clock_out(table: Table, seat: int, now: float) -> ClockOut:
    clock, vacation = table.clocks[seat], clocks.on_break(table, seat, now)
    left = max(0.0, clocks.whole(table, seat) - clocks.used(table, seat, now))
    return ClockOut(
        left=left,
        reserve=min(left, clock.reserve),
        ends=clocks.ends(table, seat),
        timeouts=clock.timeouts,
        vacation_until=None if vacation is None else vacation.until,
    )


def _fair_out(table: Table) -> FairOut | None:
    fair = table.fair
    if fair is None:
        return None
    seats = [ShareOut(share.seal or None, share.number or None) for share in fair.seats]
    return FairOut(fair.name, fair.seal, fair.number or None, table.opening, seats)


def rated_out(line: Line) -> RatedOut:
    return RatedOut(
        seat=line.seat,
        place=line.place,
        expected_place=round(line.expected, 2),
        left=line.left,
        counts=line.weight,
        before=line.before.shown,
        after=line.after.shown,
        give_or_take=line.after.give_or_take,
        taken_out=line.out is not None,
    )


def rating_out(game: str, standing: Standing) -> RatingOut:
    rating = standing.rating
    return RatingOut(game, rating.shown, rating.give_or_take, rating.provisional, standing.games)


def seek_out(seeker: Seeker) -> SeekOut:
    return SeekOut(
        list(seeker.games),
        seeker.players,
        seeker.rated,
        seeker.by_days,
        seeker.since,
        seeker.table_id,
        seeker.answer_by,
    )


def board_out(board: Board) -> BoardOut:
    told = [(notice.running, _notice_out(notice)) for notice in board.notices.values()]
    return BoardOut([out for running, out in told if not running], [out for running, out in told if running])


def _notice_out(notice: Notice) -> NoticeOut:
    return NoticeOut(
        game=notice.game,
        host=notice.host,
        names=[None if free else name for free, name in zip(notice.free, notice.names, strict=True)],
        bots=list(notice.bots),
        languages=list(notice.languages),
        options=dict(notice.options),
        hints=notice.hints,
        terms=notice.terms,
        since=notice.since,
        join=None if notice.running else notice.key,
        watch=notice.key if notice.running else None,
    )


def _room_out(room: Room, inside: bool) -> RoomOut:
    return RoomOut(
        started=room.started is not None,
        house=room.house,
        languages=list(room.languages),
        watch=room.watch,
        invite=room.invite if inside else None,
        code=room.code if inside else None,
    )


def _seat_out(table: Table, number: int, seat: SeatInfo, name: str, player_id: str) -> SeatOut:
    return SeatOut(
        seat=number,
        name=name,
        kind=seat.kind,
        level=seat.level,
        stand_in=seat.stand_in,
        yours=seat.player_id == player_id,
        open=seat.open,
        here=seat.here and (not table.discreet or seat.player_id == player_id),
        hints_asked=seat.hints_asked,
        invite=seat.invite if seat.open and table.owner == player_id else None,
    )
