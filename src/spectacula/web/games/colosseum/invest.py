"""Phase 1 on screen: what can be built, the programs for sale, and what is laid out already."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.games.colosseum.moves import VOCABULARY
from spectacula.games.colosseum.state import EXPANSION_COST, LOGE_COST, MEDALS_FOR_ONE_MORE, SEAT_COST, SEAT_CROWD
from spectacula.games.colosseum.table import Table
from spectacula.kernel.vocabulary import Move
from spectacula.web.games import Sitting
from spectacula.web.games.colosseum.controls import control, control_of, moves_of
from spectacula.web.games.colosseum.stacks import Group, groups
from spectacula.web.games.colosseum.steps import CHANGES, without_step
from spectacula.web.tables.controls import Control
from spectacula.web.tables.draft import written
from spectacula.web.words import Words

AGAIN = ("invest-again-by-action", "invest-again-by-medals")
PRICES = {
    "expand-counterclockwise": EXPANSION_COST,
    "expand-clockwise": EXPANSION_COST,
    "buy-seat": SEAT_COST,
    "build-loge": LOGE_COST,
}


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
    before = me.coins + laid_out(sitting)
    return Invest(
        buildings=_buildings(sitting, table, seat) if mine else (),
        more=tuple(control(sitting, notation) for notation, _ in moves_of(sitting, *AGAIN)),
        basket=_basket(sitting, table),
        coins=me.coins,
        before=before,
        allowed=words("invest-allowed", n=table.investments_left) if mine else "",
        groups=groups(sitting, table, seat),
    )


def laid_out(sitting: Sitting) -> int:
    """Coins the steps laid out take."""
    return sum(cost_of(sitting.view.table, sitting.move(step)) for step in sitting.draft.laid)


def cost_of(table: Table, move: Move) -> int:
    """Coins a step takes."""
    return table.programs[move.values[0] - 1].cost if move.family == "buy" else PRICES.get(move.family, 0)


def _basket(sitting: Sitting, table: Table) -> tuple[Bought, ...]:
    words, steps = sitting.words, sitting.draft.laid
    if table.phase not in ("draft", "investing"):
        return ()
    return tuple(
        Bought(
            _step_name(words, step, sitting.move(step)),
            cost_of(table, sitting.move(step)),
            written(without_step(sitting.draft.steps, step)),
        )
        for step in steps
        if step not in CHANGES
    )


def _step_name(words: Words, step: str, move: Move) -> str:
    if move.family in ("buy", "take"):
        return words.own(f"program-{move.values[0]}")
    return words.say(VOCABULARY.describe(VOCABULARY.ids[step]))


def _buildings(sitting: Sitting, table: Table, seat: int) -> tuple[Building, ...]:
    words, arena = sitting.words, table.players[seat].arena
    built = []
    for family, square in (("expand-counterclockwise", arena.grows_back), ("expand-clockwise", arena.grows_on)):
        line = words("expand-full") if square is None else _square_line(words, table, square, arena.parts + 1)
        built.append(_building(sitting, family, words.own(f"move-{family}"), line, "a-scenery"))
    line = words("seat-line", n=SEAT_CROWD, have=arena.seats, most=arena.seats_most)
    built.append(_building(sitting, "buy-seat", words("seat"), line, "a-seat"))
    if sitting.view.options.get("medals") == "sheet":
        built.append(_building(sitting, "seat-for-medals", words("medal-seat"), words("medal-seat-line"), "a-medal"))
    line = words("loge-has" if arena.loge else "loge-line")
    built.append(_building(sitting, "build-loge", words("loge"), line, "a-loge"))
    return tuple(built)


def _building(sitting: Sitting, family: str, title: str, line: str, art: str) -> Building:
    medals = MEDALS_FOR_ONE_MORE if family == "seat-for-medals" else 0
    return Building(art, title, line, PRICES.get(family, 0), medals, control_of(sitting, family, what=title))


def _square_line(words: Words, table: Table, square: int, parts: int) -> str:
    here = [noble for noble in table.nobles if noble.square == square]
    said = words("expand-line", n=square, parts=parts)
    if square in table.resting:
        said += " " + words("expand-rest")
    for noble in here:
        said += " " + words("expand-noble", noble=words.own(f"noble-{noble.name}"), n=noble.spectators)
    return said
