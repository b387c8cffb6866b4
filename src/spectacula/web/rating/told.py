"""What the end of a rated table means, in words: for everybody who sat there, and why."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.server.rating.log import Line
from spectacula.server.rating.model import Rating, chance
from spectacula.server.tables.table import Table
from spectacula.web.words import Words


@dataclass(frozen=True)
class Meant:
    """What it meant for one seat."""

    seat: int
    name: str
    place: int
    before: str
    change: str
    sign: str
    """"gain", "loss" or "even"."""
    now: str
    why: str
    mine: bool


@dataclass(frozen=True)
class Told:
    """What `rating/told.html` shows."""

    seats: tuple[Meant, ...]
    chances: tuple[str, ...]
    """For the viewer: how likely they were to finish ahead of each of the others."""
    out: bool


def told(table: Table, seat: int | None, words: Words) -> Told | None:
    """Nothing for a table that was not rated, or is not settled."""
    if not table.ratings:
        return None
    lines = sorted(table.ratings, key=lambda line: (line.place, line.seat))
    meant = tuple(_meant(line, seat, words) for line in lines)
    return Told(meant, tuple(_chances(lines, seat, words)), any(line.out for line in lines))


def figure(rating: Rating, words: Words) -> str:
    """`1512 ± 80`."""
    return words("rating-figure", n=str(rating.shown), spread=rating.give_or_take)


def signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "±0"


def because(line: Line, words: Words) -> str:
    """Why somebody gained or lost."""
    expected = round(line.expected, 1)
    place = words("rated-place", place=line.place, of=line.players)
    said = (
        words("rated-because-left", expected=expected)
        if line.left
        else words("rated-because", place=place, expected=expected)
    )
    if line.weight == 1:
        return said
    percent = round(100 * line.weight)
    return f"{said}; {words('rated-counts', percent=percent) if percent else words('rated-counts-not')}"


def _meant(line: Line, seat: int | None, words: Words) -> Meant:
    return Meant(
        line.seat,
        words.names[line.seat],
        line.place,
        str(line.before.shown),
        signed(line.change),
        "gain" if line.change > 0 else "loss" if line.change < 0 else "even",
        figure(line.after, words),
        because(line, words),
        line.seat == seat,
    )


def _chances(lines: list[Line], seat: int | None, words: Words) -> list[str]:
    mine = next((line for line in lines if line.seat == seat), None)
    if mine is None:
        return []
    company = [line.before for line in lines]
    return [
        words(
            "rated-chance",
            n=round(100 * chance(mine.before, line.before, company)),
            name=words.names[line.seat],
            did="ahead" if mine.place < line.place else "behind" if mine.place > line.place else "level",
        )
        for line in lines
        if line.seat != seat
    ]
