"""The programs of the stacks, as cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup, escape

from spectacula.games.colosseum.state import PROGRAMS, SMALL
from spectacula.games.colosseum.table import Player, Program, Prospect, Table
from spectacula.web.games import Sitting
from spectacula.web.games.colosseum.controls import control_of
from spectacula.web.games.colosseum.prospects import Hand, hand_of
from spectacula.web.shell import macros
from spectacula.web.tables.controls import Control
from spectacula.web.words import Words

DRAWN = 6000
"""Parts of cards kept as they were drawn."""


@dataclass(frozen=True)
class Need:
    kind: str
    label: str
    owned: int
    missing: int


@dataclass(frozen=True)
class Group:
    title: str
    note: str
    cards: tuple[Markup, ...]


def groups(sitting: Sitting, table: Table, seat: int) -> tuple[Group, ...]:
    words, me = sitting.words, table.players[seat]
    hand = hand_of(me)
    spans = ((1, 5, 2), (6, 10, 2)) if table.phase == "draft" else ((11, 20, 3), (21, 30, 4))
    found = []
    for first, last, parts in spans:
        if table.phase == "draft":
            title, note = words("group-small", first=first, last=last), ""
        else:
            title = words("group", parts=parts)
            note = words("group-fits") if me.arena.parts >= parts else words("group-needs", n=parts - me.arena.parts)
            if parts == 3 and me.last_program:
                note += " · " + words("group-above", n=me.last_program)
        cards = tuple(_card_for(sitting, me, hand, program) for program in table.programs[first - 1 : last])
        found.append(Group(title, note, cards))
    return tuple(found)


def _card_for(sitting: Sitting, me: Player, hand: Hand, program: Program) -> Markup:
    words, number = sitting.words, program.number
    way = control_of(sitting, "take" if number <= SMALL else "buy", number, what=words.own(f"program-{number}"))
    owner = sitting.names[program.owner] if program.owner is not None else ""
    held = tuple([hand[good.kind] for good in program.needs])
    return _card(words.language, program, held, program.owner == me.seat, owner, max(0, program.cost - me.coins), way)


@lru_cache(maxsize=DRAWN)
def _card(
    language: str, program: Program, held: tuple[int, ...], mine: bool, owner: str, lack: int, way: Control
) -> Markup:
    """A card: what it needs, whose it is and what a click does."""
    words, number = Words(language, "colosseum"), program.number
    state = "" if program.owner is None else "own-card" if mine else "sold"
    short = 0 if state or way.can else lack
    fits = _fits(program, lack, state)
    body, said = needs_of(language, program, held)
    mark = corner(language, program.cost, state, program.owner, owner, program.performed, short)
    begin, end = ('button type="button"', "button") if way.live else ("div", "div")
    return Markup(
        f'<li class="{"gone" if state else ""}" data-fits="{fits}"><{begin} '
        f'class="program-card {state or way.cls}{" short" if short else ""}" id="sale-{number}"{way.attrs}>'
        f'<span class="program-head" aria-hidden="true"><span class="program-number">{number}</span><b>'
        f"{escape(words.own(f'program-{number}'))}</b>{mark}</span>{body}"
        f'<span class="visually-hidden">{said} {_whose(words, state, owner)} {escape(way.why)}</span></{end}>'
        f"{'' if state or number <= SMALL else goal(language, number)}</li>"
    )


@lru_cache(maxsize=DRAWN)
def goal(language: str, number: int) -> Markup:
    """A star to mark a program as a goal: lots and deals then say what they do for it."""
    return Markup(macros("colosseum/card.html").goal(Words(language, "colosseum"), number))


def goal_rules() -> str:
    """What is said about a goal shows once it is starred, and tokens it lacks are marked."""
    return "\n".join(
        f":root:not([data-goals~=goal-{n}]) .for-goal.goal-{n} {{ display: none; }}\n"
        f"[data-goals~=goal-{n}] .asset.goal-{n} {{ outline: 2px dashed var(--accent-2); outline-offset: 2px; }}"
        for n in range(SMALL + 1, PROGRAMS + 1)
    )


def _whose(words: Words, state: str, owner: str) -> Markup:
    return escape(words("stall-sold", name=owner) if state == "sold" else words("yours") if state else "")


@lru_cache(maxsize=DRAWN)
def corner(language: str, cost: int, state: str, owner: int | None, name: str, shown: bool, short: int) -> Markup:
    """The price of a program, with the coins too few for it, or whose it is."""
    return Markup(
        macros("colosseum/card.html").corner(Words(language, "colosseum"), cost, state, owner, name, shown, short)
    )


@lru_cache(maxsize=DRAWN)
def needs_of(language: str, program: Program, held: tuple[int, ...]) -> tuple[Markup, Markup]:
    """What a program needs and draws for who holds so many of each token: as it is seen, and as it is heard."""
    words, prospect = Words(language, "colosseum"), program.prospect
    assert prospect is not None
    needs = tuple(
        Need(
            good.kind,
            words("need-tip", token=words.own(f"token-{good.kind}"), have=have, n=good.count),
            min(good.count, have),
            max(0, good.count - have),
        )
        for good, have in zip(program.needs, held, strict=True)
    )
    seen = macros("colosseum/card.html").needs(words, needs, prospect, program.table[0])
    return Markup(seen), escape(_label(words, program, prospect, [need.label for need in needs]))


def _label(words: Words, program: Program, prospect: Prospect, needs: list[str]) -> str:
    return words(
        "program-label",
        number=program.number,
        name=words.own(f"program-{program.number}"),
        cost=program.cost,
        parts=program.arena,
        have=prospect.usable,
        size=program.size,
        now=prospect.spectators or 0,
        full=program.table[0],
        needs=", ".join(needs),
    )


def _fits(program: Program, lack: int, state: str) -> str:
    """Which of the filters let a program through."""
    prospect = program.prospect
    stage = prospect is not None and prospect.fits_arena and prospect.spectators is not None and state != "sold"
    return " ".join((["coins"] if not state and not lack else []) + (["stage"] if stage else []))
