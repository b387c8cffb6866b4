"""Phase 4 on screen: the dice and the nobles, the program, the tokens on stage, and the count of spectators."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.games.colosseum.names import counted
from spectacula.games.colosseum.state import (
    EARLIER_CROWD,
    JOKER,
    MEDAL_CROWD,
    PODIUM_CROWD,
    SEAT_CROWD,
    STAR_CROWD,
    TOKENS,
)
from spectacula.games.colosseum.table import Player, Show, Table
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Event
from spectacula.web.games import Sitting
from spectacula.web.games.colosseum.controls import control, control_of, moves_of, set_draft
from spectacula.web.games.colosseum.prospects import hand_of
from spectacula.web.games.colosseum.steps import spell, without_step
from spectacula.web.tables.controls import Control
from spectacula.web.tables.draft import written
from spectacula.web.words import Words

HAND_IN, SWAP = spell("hand-in"), spell("swap-action")
BAR = {
    "program": "source-program",
    "earlier": "source-earlier",
    "seats": "source-seats",
    "stars": "source-stars",
    "nobles": "source-nobles",
    "podiums": "source-podiums",
    "medals": "source-medals",
}


@dataclass(frozen=True)
class Reach:
    """A square a noble could be moved to."""

    square: int
    steps: str
    note: str
    good: bool
    both: bool
    control: Control
    label: str


@dataclass(frozen=True)
class Mover:
    """A noble that may be moved, with the squares in reach."""

    id: str
    art: str
    name: str
    square: int
    spectators: int
    where: str
    reaches: tuple[Reach, ...]
    medals: tuple[Reach, ...]


@dataclass(frozen=True)
class Row:
    """A line of the count."""

    source: str
    arts: tuple[str, ...]
    number: int | None
    title: str
    note: str
    value: int
    cls: str


@dataclass(frozen=True)
class Ledger:
    total: int
    record: int
    mine: bool
    who: int
    certain: bool
    rows: tuple[Row, ...]
    bar: tuple[tuple[str, int], ...]
    label: str


@dataclass(frozen=True)
class Staging:
    """A program that could be staged tonight."""

    number: int
    name: str
    have: int
    size: int
    total: int
    control: Control
    done: bool


@dataclass(frozen=True)
class Actor:
    """A token on stage or held back; `for_kind` is what a joker stands for."""

    kind: str
    name: str
    state: str
    for_kind: str
    control: Control | None
    label: str


@dataclass(frozen=True)
class Tonight:
    performer: int
    movers: tuple[Mover, ...]
    stagings: tuple[Staging, ...]
    program: int | None
    name: str
    actors: tuple[Actor, ...]
    table: tuple[int, ...]
    now: int | None
    unused: tuple[tuple[str, str, int, str], ...]
    note: str
    handed: int
    hand_in: Control | None
    take_back: Control | None
    medals: int
    ledger: Ledger
    dice_left: int


def show(sitting: Sitting, table: Table) -> Tonight:
    assert table.stage is not None
    stage = table.stage
    player = table.players[stage.performer]
    asked = sitting.seat == stage.performer and sitting.seat in sitting.view.pending
    movers = _movers(sitting, table, player) if asked and sitting.view.kind in ("noble", "program") else ()
    program = table.programs[stage.program - 1] if stage.program else None
    return Tonight(
        performer=stage.performer,
        movers=movers,
        stagings=_stagings(sitting, table, player) if not program else (),
        program=stage.program,
        name=sitting.words.own(f"program-{stage.program}") if program else "",
        actors=_actors(sitting, table, player, asked) if program else (),
        table=program.table if program else (),
        now=stage.spectators.sources["program"] if stage.spectators else None,
        unused=_unused(sitting, table, player) if program else (),
        note=_note(sitting, table) if program else "",
        handed=stage.medals,
        hand_in=control(sitting, HAND_IN) if HAND_IN in sitting.labels else None,
        take_back=_medal_back(sitting),
        medals=player.medals,
        ledger=ledger(sitting, table, player),
        dice_left=len(stage.dice) - stage.dice_used,
    )


# --- nobles


def _movers(sitting: Sitting, table: Table, player: Player) -> tuple[Mover, ...]:
    words = sitting.words
    moves: dict[int, list[Reach]] = {}
    nudges: dict[int, list[Reach]] = {}
    for notation, move in moves_of(sitting, "noble", "noble-both", "nudge"):
        kept = nudges if move.family == "nudge" else moves
        kept.setdefault(move.values[0], []).append(_reach(sitting, table, player, notation, move))
    found = []
    for i, noble in enumerate(table.nobles):
        if i in moves or i in nudges:
            where = words("noble-at", n=noble.square) if noble.arena is None else _city(words, table, noble.arena)
            found.append(
                Mover(
                    id=noble.id,
                    art=f"noble-{noble.name}",
                    name=words.own(f"noble-{noble.name}"),
                    square=noble.square,
                    spectators=noble.spectators,
                    where=where,
                    reaches=tuple(moves.get(i, ())),
                    medals=tuple(nudges.get(i, ())),
                )
            )
    return tuple(found)


def _city(words: Words, table: Table, seat: int) -> str:
    return words.own(f"city-{table.players[seat].arena.city}")


def _reach(sitting: Sitting, table: Table, player: Player, notation: str, move: Move) -> Reach:
    words, (noble, steps) = sitting.words, move.values
    square = (table.nobles[noble].square + steps) % table.squares
    owner = next((p.seat for p in table.players if square in p.arena.squares), None)
    said = [] if owner is None else [_city(words, table, owner)]
    if square in table.resting and any(event.name == "rested" for event in _told(sitting, notation)):
        said.append(words("reach-medal"))
    note = ", ".join(said)
    shown = f"{steps:+d}".replace("-", "−") if move.family == "nudge" else str(steps)
    way = control(sitting, notation)
    label = words("reach-label", move=way.label, n=square, note=note or words("reach-road"))
    return Reach(square, shown, note, owner == player.seat, move.family == "noble-both", way, label)


def _told(sitting: Sitting, notation: str) -> tuple[Event, ...]:
    return tuple(event for preview in sitting.preview(notation)[:1] for event in preview.events)


# --- program and tokens


def _stagings(sitting: Sitting, table: Table, player: Player) -> tuple[Staging, ...]:
    assert table.stage is not None
    words, found = sitting.words, []
    ready = {show.program: show.total for show in table.stage.stagings}
    for number in sorted(player.programs, reverse=True):
        program = table.programs[number - 1]
        name = words.own(f"program-{number}")
        have = program.owners.usable if program.owners else 0
        way = control_of(sitting, "stage", number, what=name)
        done = number in player.performed
        found.append(Staging(number, name, have, program.size, ready.get(number, 0), way, done))
    return tuple(found)


def _actors(sitting: Sitting, table: Table, player: Player, asked: bool) -> tuple[Actor, ...]:
    """The slots of the program: tokens on stage, jokers for what is missing, tokens held back."""
    assert table.stage is not None and table.stage.program is not None
    words, stage = sitting.words, table.stage
    program = table.programs[table.stage.program - 1]
    cast = {good.kind: good.count for good in stage.cast}
    jokers, held = cast.get("joker", 0), {good.kind: good.count for good in stage.held_back}
    actors: list[Actor] = []
    for good in program.needs:
        name = words.own(f"token-{good.kind}")
        on, off = cast.get(good.kind, 0), held.get(good.kind, 0)
        for i in range(good.count):
            if i < on:
                way = control_of(sitting, "hold", TOKENS.index(good.kind)) if asked else None
                actors.append(Actor(good.kind, name, "ok", "", way, words("actor-on", token=name)))
            elif i >= good.count - off:
                way = _use_again(sitting, good.kind) if asked else None
                actors.append(Actor(good.kind, name, "held", "", way, words("actor-held", token=name)))
            else:
                actors.append(Actor(good.kind, name, "no", "", None, words("actor-missing", token=name)))
    return tuple(_with_jokers(sitting, actors, jokers, asked))


def _with_jokers(sitting: Sitting, actors: list[Actor], jokers: int, asked: bool) -> list[Actor]:
    """Jokers stand in for what is missing, then for what is held back."""
    words = sitting.words
    for state in ("no", "held"):
        for i, actor in enumerate(actors):
            if jokers and actor.state == state:
                jokers -= 1
                way = control_of(sitting, "hold", JOKER) if asked else None
                label = words("actor-joker", token=actor.name)
                actors[i] = Actor("joker", words.own("token-joker"), "jk", actor.kind, way, label)
    return actors


def _use_again(sitting: Sitting, kind: str) -> Control | None:
    move = spell("hold", TOKENS.index(kind))
    if move not in sitting.draft.steps:
        return None
    return set_draft(without_step(sitting.draft.steps, move), move)


def _medal_back(sitting: Sitting) -> Control | None:
    if HAND_IN not in sitting.draft.steps:
        return None
    return Control(HAND_IN, draft=written(without_step(sitting.draft.steps, HAND_IN)))


def _unused(sitting: Sitting, table: Table, player: Player) -> tuple[tuple[str, str, int, str], ...]:
    assert table.stage is not None
    cast = {good.kind: good.count for good in table.stage.cast}
    held = {good.kind: good.count for good in table.stage.held_back}
    found = []
    for good in player.tokens:
        rest = good.count - cast.get(good.kind, 0) - held.get(good.kind, 0)
        if rest > 0 and good.kind != "emperor":
            name = sitting.words.own(f"token-{good.kind}")
            found.append((good.kind, name, rest, sitting.words.say(counted(good.kind, rest))))
    return tuple(found)


def _note(sitting: Sitting, table: Table) -> str:
    assert table.stage is not None and table.stage.program is not None
    program = table.programs[table.stage.program - 1]
    used = sum(good.count for good in table.stage.cast)
    held = sum(good.count for good in table.stage.held_back)
    words = sitting.words
    if used == program.size:
        return words("cast-whole")
    return words("cast-held" if held else "cast-missing", n=program.size - used, least=program.fewest)


# --- the count


def ledger(sitting: Sitting, table: Table, player: Player) -> Ledger:
    """The show as it stands, or before a program is chosen as the best one would."""
    assert table.stage is not None
    stage = table.stage
    best = max(stage.stagings, key=lambda show: show.total, default=Show(0, 0, dict.fromkeys(BAR, 0)))
    count = stage.spectators or best
    words = sitting.words
    listed = words.list([f"{words.own(f'source-{k}')} {v}" for k, v in count.sources.items() if v])
    return Ledger(
        total=count.total,
        record=player.record,
        mine=player.seat == sitting.seat,
        who=player.seat,
        certain=stage.spectators is not None,
        rows=_rows(sitting, table, player, count),
        bar=tuple((BAR[source], value) for source, value in count.sources.items() if value),
        label=words("count-label", n=count.total, sources=listed),
    )


def _rows(sitting: Sitting, table: Table, player: Player, count: Show) -> tuple[Row, ...]:
    words, own = sitting.words, sitting.words.own
    program = table.programs[count.program - 1] if count.program else None
    earlier = sorted(set(player.performed) - {count.program})
    nobles = [noble for noble in table.nobles if noble.arena == player.seat]
    stars = _stars_on_stage(table, player, count)
    rows = []
    if program is not None:
        assert table.stage is not None and program.owners is not None
        have = sum(g.count for g in table.stage.cast) if table.stage.program else program.owners.usable
        note = words("row-program", have=have, size=program.size)
        name = own(f"program-{count.program}")
        rows.append(Row("program", (), count.program, name, note, count.sources["program"], ""))
    each = words("row-each", n=EARLIER_CROWD)
    listed = f"{words('row-numbers', list=', '.join(map(str, earlier)))} · {each}" if earlier else each
    rows += [
        Row("earlier", (), None, words("row-earlier", n=len(earlier)), listed, count.sources["earlier"], ""),
        Row("seats", ("a-seat",), None, words("row-seats", n=player.arena.seats), words("row-each", n=SEAT_CROWD),
            count.sources["seats"], ""),
        Row("stars", tuple(f"a-{s}" for s in stars[:2]) or ("i-star",), None, words("row-stars", n=len(stars)),
            words("row-each", n=STAR_CROWD), count.sources["stars"], ""),
        Row("nobles", tuple(f"noble-{n.name}" for n in nobles[:2]) or ("noble-senator",), None,
            words("row-nobles", n=len(nobles)),
            ", ".join(f"{own(f'noble-{n.name}')} {n.spectators}" for n in nobles) or words("row-nobles-each"),
            count.sources["nobles"], ""),
        Row("podiums", ("a-podium",), None, words("row-podiums", n=player.podiums), words("row-each", n=PODIUM_CROWD),
            count.sources["podiums"], ""),
        Row("medals", ("a-medal",), None, words("row-medals"),
            words("row-medals-line", n=MEDAL_CROWD, have=player.medals), count.sources["medals"], "medals"),
    ]  # fmt: skip
    return tuple(rows)


def _stars_on_stage(table: Table, player: Player, count: Show) -> list[str]:
    """Own stars that draw spectators in a show."""
    if not count.program:
        return []
    needed = {good.kind for good in table.programs[count.program - 1].needs}
    held = {good.kind for good in table.stage.cast} if table.stage and table.stage.program else set(hand_of(player))
    return [star for star in player.stars if star in needed & held][: count.sources["stars"] // STAR_CROWD]


def idle_medals(sitting: Sitting, table: Table) -> int:
    """Medals, and additional actions that can still become medals, that a last show leaves unused."""
    if (
        sitting.seat is None
        or table.round < table.rounds
        or (HAND_IN not in sitting.labels and SWAP not in sitting.labels)
    ):
        return 0
    me = table.players[sitting.seat]
    return me.medals + (min(hand_of(me)["action"], table.medals_left) if SWAP in sitting.labels else 0)
