"""From a live table to rows and back: the only place that knows how one is written as the other."""

from __future__ import annotations

import base64
import logging
import time
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any

import msgspec

from spectacula.engine.definition import definition
from spectacula.engine.fairness import Share
from spectacula.engine.match import Match
from spectacula.engine.record import FORMAT, Line, Record, Snapshot
from spectacula.kernel.errors import SpectaculaError
from spectacula.server.errors import Damaged, Unplayable
from spectacula.server.store.rows import Insert, Row, StoredTable, Write
from spectacula.server.tables.clocks import HOUSE, Break, clocks_text, read_clocks, up
from spectacula.server.tables.deal import Deal
from spectacula.server.tables.table import Lease, Pace, Room, SeatInfo, Table, TableCard, Talk, UndoOffer, Visit
from spectacula.server.tables.terms import read_terms, terms_text

log = logging.getLogger(__name__)
UNREADABLE = (msgspec.MsgspecError, SpectaculaError, ValueError, TypeError, LookupError, RecursionError)
"""What reading a row may end in when it is not what was written."""
SEAT_FIELDS = ("kind", "name", "player_id", "level", "stand_in", "invite", "hints_asked", "opened", "last_seen")
SNAPSHOT_EVERY = 32
NO_SNAPSHOT = {"position": None, "position_ply": None, "position_check": None}


@dataclass(frozen=True)
class Decision:
    """One acknowledged decision. A sealed one keeps the ply it was stored under; its seat orders it when revealed."""

    ply: int
    opened: int
    seat: int
    move: str


# --- to rows


def whole(table: Table) -> list[Write]:
    """A table that was not there before, with everything at it."""
    rows: list[Write] = [Insert("tables", _table_row(table))]
    rows += [Insert("seats", _seat_row(table.id, number, seat)) for number, seat in enumerate(table.seats)]
    rows += [Insert("moves", decision_row(table.id, made, table.created)) for made in _decisions(table)]
    if table.room is not None:
        rows.append(Insert("rooms", {"table_id": table.id, **room_row(table.room)}))
    if table.deal is not None:
        rows.append(Insert("deals", {"table_id": table.id, **deal_row(table.deal)}))
    return rows if table.minded is None else [*rows, due_row(table.id)]


def due_row(table_id: str) -> Write:
    """That bots are due at a table, which nobody has taken on yet."""
    return Insert("due", {"table_id": table_id, **Lease()._asdict()})


def _table_row(table: Table) -> Row:
    return {
        "id": table.id,
        "game": table.game.id,
        "rules": table.game.definition.version,
        "players": table.game.players,
        "options": msgspec.json.encode(table.game.options).decode(),
        "seed": table.match.seed,
        "owner": table.owner,
        "pace": table.pace.value,
        "hints": table.hints,
        "terms": terms_text(table.terms),
        "clocks": clocks_text(table.clocks),
        "due": table.due,
        "version": table.version,
        "created": table.created,
        "touched": table.created,
        "finished": table.finished,
        "day": table.day,
        "away": table.away,
        "journey": table.journey,
        **standing(table.match),
    }


def _seat_row(table_id: str, number: int, seat: SeatInfo) -> Row:
    return {"table_id": table_id, "seat": number, **{name: getattr(seat, name) for name in SEAT_FIELDS}}


def _decisions(table: Table) -> Iterable[Decision]:
    notation = table.game.definition.notation
    for ply, (opened, played) in enumerate(zip(table.openings, table.match.played, strict=True)):
        yield Decision(ply, opened, played.seat, notation[played.move])
    for seat, move in table.match.sealed_moves.items():
        yield Decision(table.sealed_plies[seat], table.match.ply, seat, notation[move])


def fields_row(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Fields of a table as they stand in its own row; an undo offer, the room and the deal have rows of their own."""
    own = {name: value for name, value in fields.items() if name not in ("undo", "room", "deal")}
    if "clocks" in own:
        own["clocks"] = clocks_text(own["clocks"])
    return {name: value.value if isinstance(value, Pace) else value for name, value in own.items()}


def decision_row(table_id: str, made: Decision, at: float) -> Row:
    return {"table_id": table_id, "at": at, **asdict(made)}


def talk_row(table_id: str, said: Talk) -> Row:
    return {"table_id": table_id, **asdict(said)}


def offer_row(table_id: str, offer: UndoOffer) -> Row:
    asked, agreed = mask_of(offer.asked), mask_of(offer.agreed)
    return {"table_id": table_id, "seat": offer.seat, "to_ply": offer.to_ply, "asked": asked, "agreed": agreed}


def room_row(room: Room) -> dict[str, Any]:
    return {**asdict(room), "languages": " ".join(room.languages), "barred": " ".join(room.barred)}


def deal_row(deal: Deal) -> dict[str, Any]:
    return {**vars(deal), "shares": msgspec.json.encode(deal.shares).decode()}


def standing(match: Match) -> dict[str, Any]:
    """What a table's row says of where the game stands."""
    result = {"scores": match.scores, "winners": match.winners} if match.over else None
    return {
        "ply": match.ply,
        "pending": mask_of(match.pending),
        "result": None if result is None else msgspec.json.encode(result).decode(),
    }


def snapshot(before: Match, after: Match) -> dict[str, Any]:
    """Now and then the position itself, so that a long game is taken up without playing it again."""
    if after.ply < before.ply:
        return NO_SNAPSHOT
    if before.ply // SNAPSHOT_EVERY == after.ply // SNAPSHOT_EVERY:
        return {}
    check = after.played[-1].check.hex()
    return {"position": after.position, "position_ply": after.ply, "position_check": check}


# --- from rows


def live_table(stored: StoredTable) -> Table:
    """A table as it was when it was last stored; raises `Unplayable` if its rules have changed, else `Damaged`."""
    try:
        return _live_table(stored)
    except Unplayable:
        raise
    except UNREADABLE as error:
        log.error("what is stored of table %s cannot be read: %r", stored.row["id"], error)
        raise Damaged("what is stored of this table is damaged; its operator may have a backup of it") from error


def _live_table(stored: StoredTable) -> Table:
    row = stored.row
    match = _match(stored)
    if len(stored.seats) != match.game.players:
        raise ValueError("seats are missing")
    deal, room = (
        None if stored.deal is None else _deal(stored.deal),
        None if stored.room is None else _room(stored.room),
    )
    if deal is not None and (room is None or room.started is not None):
        match.fair = deal.fair
    visits = frozenset(Visit(each["player_id"], each["server"]) for each in stored.visits)
    here = {visit.player_id for visit in visits}
    return Table(
        id=row["id"],
        game=match.game,
        match=match,
        seats=[_seat(values, here) for values in stored.seats],
        owner=row["owner"],
        pace=Pace(row["pace"]),
        hints=row["hints"],
        terms=read_terms(row["terms"]),
        clocks=read_clocks(row["clocks"]),
        due=row["due"],
        breaks=_breaks(stored.breaks),
        version=row["version"],
        created=row["created"],
        finished=row["finished"],
        talk=[Talk(t["number"], t["at"], t["seat"], t["name"], t["text"], t["player_id"]) for t in stored.talk],
        undo=None if stored.undo is None else _offer(stored.undo),
        rematch=row["rematch"],
        room=room,
        deal=deal,
        day=row["day"],
        away=row["away"],
        journey=row["journey"],
        saved_version=row["version"],
        openings=[m["opened"] for m in stored.moves if m["opened"] < row["ply"]],
        sealed_plies={m["seat"]: m["ply"] for m in stored.moves if m["opened"] >= row["ply"]},
        faces={each["player_id"]: each["seat"] for each in stored.screens},
        visits=visits,
        minded=None if stored.due is None else Lease(stored.due["server"], stored.due["until"]),
    )


def _breaks(rows: Sequence[Row]) -> dict[str, tuple[Break, ...]]:
    found = defaultdict[str, list[Break]](list)
    for row in rows:
        found[row["player_id"] or HOUSE].append(Break(row["since"], row["until"]))
    return {who: tuple(breaks) for who, breaks in found.items()}


def _room(values: Row) -> Room:
    return Room(
        invite=values["invite"],
        code=values["code"],
        house=values["house"],
        languages=tuple(values["languages"].split()),
        watch=values["watch"],
        started=values["started"],
        barred=tuple(values["barred"].split()),
    )


def _deal(values: Row) -> Deal:
    shares = msgspec.json.decode(values["shares"], type=tuple[Share, ...])
    return Deal(values["name"], values["number"], shares, values["made"], values["closed"], values["opens"])


def _seat(values: Row, here: Collection[str]) -> SeatInfo:
    fields = {name: values[name] for name in SEAT_FIELDS}
    return SeatInfo(**fields, here=values["player_id"] in here)


def _match(stored: StoredTable) -> Match:
    row = stored.row
    kept = None
    if row["position"] is not None:
        state = base64.b64encode(row["position"]).decode()
        kept = Snapshot(row["position_ply"], state, row["position_check"])
    record = Record(
        format=FORMAT,
        game=row["game"],
        rules=row["rules"],
        players=row["players"],
        options=msgspec.json.decode(row["options"]),
        seed=str(row["seed"]),
        dealt="",
        moves=[Line(m["seat"], m["move"], "") for m in stored.moves if m["opened"] < row["ply"]],
        sealed={str(m["seat"]): m["move"] for m in stored.moves if m["opened"] >= row["ply"]},
        snapshot=kept,
    )
    if definition(record.game).version != record.rules:
        raise Unplayable("this table can no longer be played: its rules have changed since it was opened")
    return _resumed(record)


def _resumed(record: Record) -> Match:
    """From the snapshot; from the moves alone if that cannot be read, or if no seat could make sense of it."""
    try:
        match = record.resume()
        for seat in range(match.game.players):
            match.view(seat)
        return match
    except UNREADABLE:
        record.snapshot = None
        return record.resume()


def _offer(values: Row) -> UndoOffer:
    return UndoOffer(values["seat"], values["to_ply"], seats_in(values["asked"]), seats_in(values["agreed"]))


def card(row: Row, seats: Sequence[Row], player_id: str, breaks: Sequence[Row] = ()) -> TableCard:
    """A row of the lobby's list; of a damaged one what can be made out, for the others must be listed with it."""
    try:
        return msgspec.convert(asdict(_card(row, seats, player_id, breaks)), TableCard)
    except UNREADABLE:
        return _damaged_card(row, seats)


def _damaged_card(row: Row, seats: Sequence[Row]) -> TableCard:
    created, touched = [row[name] if isinstance(row[name], float) else 0.0 for name in ("created", "touched")]
    return TableCard(
        id=str(row["id"]),
        game=str(row["game"]),
        players=len(seats),
        names=tuple(str(s["name"]) for s in seats),
        seats=(),
        my_turn=False,
        ply=0,
        created=created,
        touched=touched,
        finished=None,
        scores=(),
        winners=(),
        away=False,
        damaged=True,
    )


def _ends(row: Row, mine: Sequence[int], breaks: Sequence[Row]) -> float | None:
    """The first of somebody's clocks at a table to be over."""
    agreed, clocks = read_terms(row["terms"]).clock, read_clocks(row["clocks"])
    if agreed is None:
        return None
    still = [Break(each["since"], each["until"]) for each in breaks if each["player_id"] is None or not agreed.live]
    moments = [up(agreed, clocks[seat], still) for seat in mine]
    return min((moment for moment in moments if moment is not None), default=None)


def _card(row: Row, seats: Sequence[Row], player_id: str, breaks: Sequence[Row]) -> TableCard:
    mine = tuple(s["seat"] for s in seats if s["player_id"] == player_id)
    acting = [s["seat"] for s in seats if s["player_id"] == player_id and s["stand_in"] is None]
    result = msgspec.json.decode(row["result"]) if row["result"] else {"scores": (), "winners": ()}
    return TableCard(
        id=row["id"],
        game=row["game"],
        players=row["players"],
        names=tuple(s["name"] for s in seats),
        seats=mine,
        my_turn=bool(row["pending"] & mask_of(acting)) and row["away"] is None and not row["gathers"],
        ply=row["ply"],
        created=row["created"],
        touched=row["touched"],
        finished=row["finished"],
        scores=tuple(result["scores"]),
        winners=tuple(result["winners"]),
        away=row["away"] is not None,
        gathering=bool(row["gathers"]),
        ends=_ends(row, mine, breaks),
        shared=row["day"] == _today() or read_terms(row["terms"]).same_deal,
        by_days=read_terms(row["terms"]).by_days,
        pending=seats_in(row["pending"]),
    )


def _today() -> str:
    return datetime.fromtimestamp(time.time(), UTC).date().isoformat()


def mask_of(seats: Sequence[int]) -> int:
    return sum(1 << seat for seat in seats)


def seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
