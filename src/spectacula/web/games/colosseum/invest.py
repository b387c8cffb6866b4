"""Phase 1 on screen: what can be built, the programs for sale, and what is laid out already."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.games.colosseum.moves import describe
from spectacula.games.colosseum.state import EXPANSION_COST, LOGE_COST, SEAT_COST, SEAT_CROWD
from spectacula.games.colosseum.view import Program, Table
from spectacula.web.draft import written
from spectacula.web.games import Sitting
from spectacula.web.games.colosseum.controls import Control, control
from spectacula.web.games.colosseum.prospects import hand_of
from spectacula.web.games.colosseum.steps import CHANGES, IDS, without_step
from spectacula.web.words import Words


@dataclass(frozen=True)
class Need:
    kind: str
    label: str
    owned: int
    missing: int


@dataclass(frozen=True)
class Offered:
    """A program of the stacks."""

    number: int
    name: str
    cost: int
    needs: tuple[Need, ...]
    now: int | None
    missing: int
    full: int
    state: str
    owner: int | None
    shown: bool
    short: int
    fits: bool
    control: Control
    label: str


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
    groups: tuple[tuple[str, str, tuple[Offered, ...]], ...]


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
        groups=_groups(sitting, table, seat),
    )


def cost_of(table: Table, move: str) -> int:
    """Coins a step takes; what is cashed counts the other way."""
    if move.startswith("buy program"):
        return table.programs[int(move.rsplit(maxsplit=1)[-1]) - 1].cost
    if move.startswith("expand"):
        return EXPANSION_COST
    return {"buy seat": SEAT_COST, "build loge": LOGE_COST, "cash medal": -6}.get(move, 0)


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
    for move, square, name in (
        ("expand counterclockwise", arena.grows_back, "expand-back"),
        ("expand clockwise", arena.grows_on, "expand-on"),
    ):
        title = words(name)
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


def _groups(sitting: Sitting, table: Table, seat: int) -> tuple[tuple[str, str, tuple[Offered, ...]], ...]:
    words, me = sitting.words, table.players[seat]
    spans = ((1, 5, 2), (6, 10, 2)) if table.phase == "draft" else ((11, 20, 3), (21, 30, 4))
    groups = []
    for first, last, parts in spans:
        if table.phase == "draft":
            title, note = words("group-small", first=first, last=last), ""
        else:
            title = words("group", parts=parts)
            note = words("group-fits") if me.arena.parts >= parts else words("group-needs", n=parts - me.arena.parts)
        rows = tuple(offered(sitting, table, seat, program) for program in table.programs[first - 1 : last])
        groups.append((title, note, rows))
    if table.phase != "draft" and me.last_program:
        title, note, rows = groups[0]
        groups[0] = (title, note + " · " + words("group-above", n=me.last_program), rows)
    return tuple(groups)


def offered(sitting: Sitting, table: Table, seat: int, program: Program) -> Offered:
    words, me, prospect = sitting.words, table.players[seat], program.prospect
    assert prospect is not None
    hand, name = hand_of(me), words.own(f"program-{program.number}")
    verb = "take" if program.number <= 10 else "buy"
    way = control(sitting, f"{verb} program {program.number}", name)
    state = "sold" if program.owner not in (None, seat) else "mineown" if program.owner == seat else ""
    short = max(0, program.cost - me.coins) if not state and not way.can else 0
    return Offered(
        number=program.number,
        name=name,
        cost=program.cost,
        needs=tuple(
            Need(
                good.kind,
                words("need-tip", token=words.own(f"token-{good.kind}"), have=hand[good.kind], n=good.count),
                min(good.count, hand[good.kind]),
                max(0, good.count - hand[good.kind]),
            )
            for good in program.needs
        ),
        now=prospect.spectators,
        missing=prospect.missing,
        full=program.table[0],
        state=state,
        owner=program.owner,
        shown=program.performed,
        short=short,
        fits=prospect.fits_arena,
        control=way,
        label=_label(words, program, name, prospect.spectators or 0, prospect.usable),
    )


def _label(words: Words, program: Program, name: str, now: int, have: int) -> str:
    return words(
        "program-label",
        number=program.number,
        name=name,
        cost=program.cost,
        parts=program.arena,
        have=have,
        size=program.size,
        now=now,
        full=program.table[0],
    )
