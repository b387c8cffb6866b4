"""The log of ratings: one line for every person and rated table, from which all ratings can be made again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from spectacula.server.rating.model import UNKNOWN, Rating, expected_places, rate
from spectacula.server.store.rows import Insert, Row, Update, Write


@dataclass(frozen=True)
class Line:
    """What a rated table meant for one who played there. `who` is nobody's id any more once they have left the house.

    `number` orders the tables of a game: a table has a larger one than any its people have settled before.
    """

    table_id: str
    seat: int
    game: str
    number: int
    at: float
    who: str
    place: int
    players: int
    left: bool
    weight: float
    expected: float
    before: Rating
    after: Rating
    out: float | None = None  # since when the host does not let it count

    @property
    def change(self) -> int:
        return self.after.shown - self.before.shown


def line_of(row: Row) -> Line:
    plain = {name: row[name] for name in PLAIN}
    before = Rating(row["value_before"], row["spread_before"])
    return Line(**plain, who=row["player_id"], before=before, after=Rating(row["value_after"], row["spread_after"]))


PLAIN = ("table_id", "seat", "game", "number", "at", "place", "players", "left", "weight", "expected", "out")


def inserted(line: Line) -> Write:
    plain = {name: getattr(line, name) for name in PLAIN}
    return Insert("rating_log", {**plain, "player_id": line.who, **_figures(line)})


def mended(line: Line) -> Write:
    """The same line with other figures."""
    values = {**_figures(line), "expected": line.expected, "out": line.out}
    return Update("rating_log", {"table_id": line.table_id, "seat": line.seat}, values)


def _figures(line: Line) -> Row:
    return {
        "value_before": line.before.value,
        "spread_before": line.before.spread,
        "value_after": line.after.value,
        "spread_after": line.after.spread,
    }


def settled(lines: Sequence[Line]) -> list[Line]:
    """The lines of one table with what it means for everybody, from their ratings before; nothing while it is out."""
    company = [line.before for line in lines]
    expected = expected_places(company)
    after = rate(company, [line.place for line in lines], [0.0 if line.out else line.weight for line in lines])
    return [
        replace(line, expected=expects, after=new) for line, expects, new in zip(lines, expected, after, strict=True)
    ]


def replayed(lines: Iterable[Line]) -> list[Line]:
    """The whole log of one game once more, from everybody's first game on."""
    known: dict[str, Rating] = {}
    told: list[Line] = []
    for _, group in groupby(sorted(lines, key=_order), key=lambda line: (line.number, line.table_id)):
        table = settled([replace(line, before=known.get(line.who, UNKNOWN)) for line in group])
        known |= {line.who: line.after for line in table}
        told += table
    return told


def _order(line: Line) -> tuple[int, str, int]:
    return line.number, line.table_id, line.seat
