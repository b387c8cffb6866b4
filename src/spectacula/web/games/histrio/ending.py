"""The end of the game: every Ecu by its source."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.engine.places import places
from spectacula.games.histrio.state import START_ECUS
from spectacula.games.histrio.view import Table
from spectacula.web.games import Sitting
from spectacula.web.games.histrio.chronicle import Chronicle
from spectacula.web.games.histrio.festival import Festival, festival

OVERALL = ("bonus", "managers", "acrobats", "thefts", "losses", "fees")
SEASONAL = ("actors", "show", "requests")


@dataclass(frozen=True)
class Place:
    place: int
    seat: int
    score: int
    winner: bool


@dataclass(frozen=True)
class Cell:
    text: str
    cls: str


@dataclass(frozen=True)
class SourceRow:
    label: str
    cells: tuple[Cell, ...]
    heading: str = ""


@dataclass(frozen=True)
class End:
    places: tuple[Place, ...]
    rows: tuple[SourceRow, ...]
    totals: tuple[int, ...]
    festivals: tuple[Festival, ...]


def end_of_game(sitting: Sitting, table: Table, told: Chronicle) -> End:
    view, words = sitting.view, sitting.words
    ranked = places(view.scores, view.winners)
    order = [seat for _, seat in ranked]
    rows = [SourceRow(words("source-start"), _cells([START_ECUS] * view.players, signed=False))]
    for source in OVERALL:
        values = [sum(season[source] for season in table.troupes[seat].earned) for seat in order]
        if any(values):
            rows.append(SourceRow(words.own(f"source-{source}"), _cells(values)))
    for season in range(table.seasons):
        mood = told.totals[season + 1].mood if season + 1 in told.totals else ""
        heading = words("end-season", season=season + 1, mood=words(f"mood-{mood}") if mood else "")
        rows.append(SourceRow("", (), heading))
        for source in SEASONAL:
            values = [table.troupes[seat].earned[season][source] for seat in order]
            rows.append(SourceRow(words.own(f"source-{source}"), _cells(values)))
    return End(
        places=tuple(Place(place, seat, view.scores[seat], seat in view.winners) for place, seat in ranked),
        rows=tuple(rows),
        totals=tuple(view.scores[seat] for seat in order),
        festivals=tuple(festival(sitting, table, totals, (), now=False) for _, totals in sorted(told.totals.items())),
    )


def _cells(values: list[int], *, signed: bool = True) -> tuple[Cell, ...]:
    most = max(values)
    cells = []
    for value in values:
        text = f"{value:+d}".replace("-", "−") if signed and value else str(value)
        kind = "negative" if value < 0 else "nothing" if value == 0 else "highest" if signed and value == most else ""
        cells.append(Cell(text, kind))
    return tuple(cells)
