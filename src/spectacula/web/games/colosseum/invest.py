"""Phase 1 on screen: what can be built, the programs for sale, and what is laid out already."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.games.colosseum.moves import describe
from spectacula.games.colosseum.state import EXPANSION_COST, LOGE_COST, SEAT_COST, SEAT_CROWD
from spectacula.games.colosseum.view import Table
from spectacula.web.games import Sitting
from spectacula.web.games.colosseum.controls import control
from spectacula.web.games.colosseum.stacks import Group, groups
from spectacula.web.games.colosseum.steps import CHANGES, IDS, without_step
from spectacula.web.tables.controls import Control
from spectacula.web.tables.draft import written
from spectacula.web.words import Words


@dataclass(frozen=True)
class Building:
    """Something to build: a drawing, its name, what it does, what it costs."""

    art: str
    name: str
    line: str
    cost: int
    medals: int
    control: Control


@dataclass(frozen=True)
class Bought:
    """A line of the basket."""

    label: str
    cost: int
    without: str


@dataclass(frozen=True)
class Invest:
    buildings: tuple[Building, ...]
    more: tuple[Control, ...]
    basket: tuple[Bought, ...]
    coins: int
    before: int
    allowed: str
    groups: tuple[Group, ...]


def invest(sitting: Sitting, table: Table, seat: int) -> Invest:
    words, me = sitting.words, table.players[seat]
    mine = sitting.view.kind == "invest"
    before = me.coins + sum(cost_of(table, step) for step in sitting.draft.laid)
    return Invest(
        buildings=_buildings(sitting, table, seat) if mine else (),
        more=tuple(control(sitting, move) for move in sitting.labels if move.startswith("invest again")),
        basket=_basket(sitting, table),
        coins=me.coins,
        before=before,
        allowed=words("invest-allowed", n=table.investments_left) if mine else "",
        groups=groups(sitting, table, seat),
    )


def cost_of(table: Table, move: str) -> int:
    """Coins a step takes."""
    if move.startswith("buy program"):
        return table.programs[int(move.rsplit(maxsplit=1)[-1]) - 1].cost
    if move.startswith("expand"):
        return EXPANSION_COST
    return {"buy seat": SEAT_COST, "build loge": LOGE_COST}.get(move, 0)


def _basket(sitting: Sitting, table: Table) -> tuple[Bought, ...]:
    words, steps = sitting.words, sitting.draft.laid
    if table.phase not in ("draft", "investing"):
        return ()
    return tuple(
        Bought(_step_name(words, step), cost_of(table, step), written(without_step(sitting.draft.steps, step)))
        for step in steps
        if step not in CHANGES
    )


def _step_name(words: Words, move: str) -> str:
    if " program " in move:
        return words.own(f"program-{move.rsplit(maxsplit=1)[-1]}")
    return words.say(describe(IDS[move]))


def _buildings(sitting: Sitting, table: Table, seat: int) -> tuple[Building, ...]:
    words, me = sitting.words, table.players[seat]
    arena = me.arena
    built = []
    for move, square in (("expand counterclockwise", arena.grows_back), ("expand clockwise", arena.grows_on)):
        title = words.say(describe(IDS[move]))
        line = words("expand-full") if square is None else _square_line(words, table, square, arena.parts + 1)
        built.append(Building("a-scenery", title, line, EXPANSION_COST, 0, control(sitting, move, title)))
    line = words("seat-line", n=SEAT_CROWD, have=arena.seats, most=arena.seats_most)
    built.append(Building("a-seat", words("seat"), line, SEAT_COST, 0, control(sitting, "buy seat", words("seat"))))
    if sitting.view.options.get("medals") == "sheet":
        title = words("medal-seat")
        built.append(
            Building("a-medal", title, words("medal-seat-line"), 0, 2, control(sitting, "seat for medals", title))
        )
    title = words("loge")
    line = words("loge-has" if arena.loge else "loge-line")
    built.append(Building("a-loge", title, line, LOGE_COST, 0, control(sitting, "build loge", title)))
    return tuple(built)


def _square_line(words: Words, table: Table, square: int, parts: int) -> str:
    here = [noble for noble in table.nobles if noble.square == square]
    said = words("expand-line", n=square, parts=parts)
    if square in table.resting:
        said += " " + words("expand-rest")
    for noble in here:
        said += " " + words("expand-noble", noble=words.own(f"noble-{noble.name}"), n=noble.spectators)
    return said
