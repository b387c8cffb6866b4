"""One tournament as somebody sees it: their table, rounds, standings, deals compared, the podium."""

from __future__ import annotations

from dataclasses import dataclass, replace

from markupsafe import Markup

from spectacula.server.tournaments.tourney import Entry, Laid, Tourney
from spectacula.tournaments.plan import System
from spectacula.tournaments.rooms import Room, points_at
from spectacula.web.tournaments.beam import beam
from spectacula.web.tournaments.words import clock_of, form_of, moment, name_of
from spectacula.web.words import Words


@dataclass(frozen=True)
class Row:
    """A line of the standings."""

    place: int
    number: int
    name: str
    points: str
    share: str
    games: tuple[str, ...]
    mine: bool
    out: bool


@dataclass(frozen=True)
class TableRow:
    """A table of a round; `way` leads to it where anybody may look."""

    number: int
    names: str
    done: bool
    mine: bool
    way: str


@dataclass(frozen=True)
class Round:
    number: int
    tables: tuple[TableRow, ...]


@dataclass(frozen=True)
class DealRow:
    """One deal of a duplicate as it went in my seat; sealed while nothing may be known."""

    number: int
    score: int | None
    seat: int | None
    points: str
    said: str
    drawing: Markup
    way: str


@dataclass(frozen=True)
class Shown:
    """Everything the page prints."""

    found: Tourney
    form: str
    clock: str
    starts: str
    ends: str
    me: Entry | None
    table: str
    meeting: str
    rows: tuple[Row, ...]
    columns: tuple[int, ...]
    rounds: tuple[Round, ...]
    deals: tuple[DealRow, ...]
    podium: tuple[Row, ...]
    decides: bool
    joinable: bool

    @property
    def arena(self) -> bool:
        return self.found.plan.system is System.ARENA


def shown(found: Tourney, player_id: str | None, mine: Laid | None, decides: bool, words: Words) -> Shown:
    """As somebody sees it who is to play at `mine` now."""
    me = found.entry_of(player_id)
    rows = tuple(_rows(found, me, words))
    arena = found.plan.system is System.ARENA
    return Shown(
        found=found,
        form=form_of(found, words),
        clock=clock_of(replace(found, terms=found.terms.friendly()), words),
        starts=moment(found.starts),
        ends=moment(found.ends) if arena else "",
        me=me if me is not None and me.out is None else None,
        table="" if mine is None else f"/t/{mine.table_id}",
        meeting="" if mine is None or me is None else _meeting(found, mine, me, words),
        rows=rows,
        columns=() if arena else tuple(range(1, found.turn + 1)),
        rounds=tuple(_rounds(found, me, mine, words)),
        deals=tuple(_deals(found, me, words)) if found.plan.system is System.DUPLICATE else (),
        podium=rows[:3] if found.state == "over" else (),
        decides=decides and found.state in ("open", "running"),
        joinable=_joinable(found) and (me is None or me.removed is None),
    )


def _joinable(found: Tourney) -> bool:
    if found.state == "open":
        return len(found.here) < found.most
    if found.state != "running" or found.plan.system is System.KNOCKOUT:
        return False
    return found.plan.system is System.ARENA or found.turn < found.plan.rounds


def _meeting(found: Tourney, mine: Laid, me: Entry, words: Words) -> str:
    others = [name_of(found.entry(key), words) for key in mine.room.entrants if key != me.key]
    return words("tournament-meet", names=words.list(others)) if others else words("tournament-meet-bots")


def _rows(found: Tourney, me: Entry | None, words: Words) -> list[Row]:
    turns = range(1, found.turn + 1)
    arena = found.plan.system is System.ARENA
    rows = []
    for each in found.standings():
        by_round = {game.round: _points(game.points) for game in each.games}
        rows.append(
            Row(
                place=each.place,
                number=int(each.entrant),
                name=name_of(found.entry(each.entrant), words),
                points=_points(each.points),
                share=f"{each.share:.2f}",
                games=(str(len(each.games)),) if arena else tuple(by_round.get(turn, "") for turn in turns),
                mine=me is not None and me.key == each.entrant,
                out=each.out,
            )
        )
    return rows


def _points(points: float | None) -> str:
    return "–" if points is None else f"{points:.1f}".removesuffix(".0")


def _rounds(found: Tourney, me: Entry | None, mine: Laid | None, words: Words) -> list[Round]:
    """The latest first."""
    rounds = []
    for turn in range(found.turn, 0, -1):
        laid = [(each, room) for each, room in zip(found.laid, found.told, strict=True) if room.round == turn]
        rounds.append(Round(turn, tuple(_table_row(found, each, room, me, mine, words) for each, room in laid)))
    return rounds


def _table_row(
    found: Tourney, laid: Laid, room: Room, me: Entry | None, playing: Laid | None, words: Words
) -> TableRow:
    mine = me is not None and me.key in room.seats and (laid == playing or laid.room.done)
    open_to_all = found.plan.system is not System.DUPLICATE or found.complete(room.round)
    return TableRow(
        number=room.number,
        names=words("tournament-bye", name=_seated(found, room, words)) if room.bye else _seated(found, room, words),
        done=laid.room.done,
        mine=mine,
        way=f"/t/{laid.table_id}" if laid.table_id and (mine or open_to_all) else "",
    )


def _seated(found: Tourney, room: Room, words: Words) -> str:
    names = [words("tournament-bot") if key is None else name_of(found.entry(key), words) for key in room.seats]
    if room.result is None:
        return ", ".join(names)
    return ", ".join(f"{name} {score}" for name, score in zip(names, room.result.scores, strict=True))


def _deals(found: Tourney, me: Entry | None, words: Words) -> list[DealRow]:
    return [_deal(found, turn, me, words) for turn in range(1, found.plan.rounds + 1)]


def _deal(found: Tourney, turn: int, me: Entry | None, words: Words) -> DealRow:
    rooms = [each for each in found.laid if each.room.round == turn]
    mine = next((each for each in rooms if me is not None and me.key in each.room.seats), None)
    if mine is None or me is None or mine.room.result is None:
        return DealRow(turn, None, None, "–", words("tournament-sealed"), Markup(), "")
    seat = mine.room.seats.index(me.key)
    score, way = mine.room.result.scores[seat], f"/review/{mine.table_id}" if mine.room.result.winners else ""
    if not found.complete(turn):
        return DealRow(turn, score, seat + 1, "–", words("tournament-others-play"), Markup(), way)
    done = [each.room.result for each in rooms if each.room.result is not None]
    scores = [result.scores[seat] for result in done if result.winners or result is mine.room.result]
    points = points_at(found.plan, mine.room, found.rooms)[seat]
    said = words("tournament-deal-chart", n=len(scores), low=min(scores), high=max(scores), mine=score)
    return DealRow(turn, score, seat + 1, f"{_points(points)} %", said, beam(scores, score), way)
