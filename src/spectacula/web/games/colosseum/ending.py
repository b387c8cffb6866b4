"""The end: places, every spectator of the record shows by source, and the shows of all rounds."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.engine.places import places
from spectacula.games.colosseum.state import SOURCES
from spectacula.games.colosseum.table import Table
from spectacula.web.games import Sitting
from spectacula.web.games.colosseum.ceremony import shows_of
from spectacula.web.games.colosseum.show import BAR


@dataclass(frozen=True)
class Place:
    place: int
    seat: int
    record: int
    winner: bool
    program: str
    number: int | None
    round: int | None
    bar: tuple[tuple[str, int], ...]
    label: str


@dataclass(frozen=True)
class Cell:
    text: str
    cls: str


@dataclass(frozen=True)
class End:
    places: tuple[Place, ...]
    rows: tuple[tuple[str, str, tuple[Cell, ...]], ...]
    totals: tuple[int, ...]
    ties: tuple[tuple[str, tuple[Cell, ...]], ...]
    rounds: tuple[tuple[int, tuple[tuple[int | None, int, str, bool], ...]], ...]
    most: int


def end_of_game(sitting: Sitting, table: Table) -> End:
    view, words = sitting.view, sitting.words
    ranked = places(view.scores, view.winners)
    order = [seat for _, seat in ranked]
    rounds = [shows_of(sitting.story, number) for number in range(1, table.rounds + 1)]
    rows = []
    for source in SOURCES:
        values = [best.sources[source] if (best := table.players[seat].best) else 0 for seat in order]
        rows.append((words.own(f"source-{source}"), BAR[source], _cells(values)))
    return End(
        places=tuple(_place(sitting, table, place, seat) for place, seat in ranked),
        rows=tuple(rows),
        totals=tuple(table.players[seat].record for seat in order),
        ties=_ties(sitting, table, order),
        rounds=_rounds(sitting, table, order, rounds),
        most=max(1, *view.scores),
    )


def _place(sitting: Sitting, table: Table, place: int, seat: int) -> Place:
    player, words = table.players[seat], sitting.words
    best = player.best
    listed = [f"{words.own(f'source-{k}')} {v}" for k, v in best.sources.items() if v] if best else []
    return Place(
        place=place,
        seat=seat,
        record=player.record,
        winner=seat in sitting.view.winners,
        program=words.own(f"program-{best.program}") if best else words("no-show"),
        number=best.program if best else None,
        round=player.best_round,
        bar=tuple((BAR[k], v) for k, v in best.sources.items() if v) if best else (),
        label=words("count-label", n=player.record, sources=words.list(listed) if listed else "0"),
    )


def _ties(sitting: Sitting, table: Table, order: list[int]) -> tuple[tuple[str, tuple[Cell, ...]], ...]:
    """What would decide between equal records: coins with medals cashed, then stars."""
    words, players = sitting.words, [table.players[seat] for seat in order]
    return (
        (words("end-coins"), _cells([p.wealth for p in players])),
        (words("end-stars"), _cells([len(p.stars) for p in players])),
        (words("end-earned"), _cells([p.earned for p in players])),
        (words("end-spent"), _cells([p.spent for p in players])),
    )


def _rounds(
    sitting: Sitting, table: Table, order: list[int], shown: list[dict[int, tuple[int, int]]]
) -> tuple[tuple[int, tuple[tuple[int | None, int, str, bool], ...]], ...]:
    rounds = []
    for number, shows in enumerate(shown, 1):
        cells = []
        for seat in order:
            program, count = shows.get(seat, (None, 0))
            name = sitting.words.own(f"program-{program}") if program else ""
            cells.append((program, count, name, table.players[seat].best_round == number))
        rounds.append((number, tuple(cells)))
    return tuple(rounds)


def _cells(values: list[int]) -> tuple[Cell, ...]:
    most = max(values)
    return tuple(Cell(str(v), "nothing" if v == 0 else "highest" if v == most else "") for v in values)
