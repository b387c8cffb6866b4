"""Programs, tokens and arena of a player: the viewer's own area and the list of players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from spectacula.games.colosseum.names import counted
from spectacula.games.colosseum.table import Arena, Good, Player, Program, Table
from spectacula.web.games import Sitting
from spectacula.web.games.colosseum.prospects import ORDER, Hand, hand_of
from spectacula.web.shell import macros
from spectacula.web.words import Words

DRAWN = 4000
"""Programs and players kept as they were drawn."""
Held = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Slot:
    """A token a program needs: `ok` owned, `new` in the lot or the deal, `jk` filled by a joker, `no` missing."""

    kind: str
    name: str
    state: str


@dataclass(frozen=True)
class Scroll:
    """A program as its owner reads it."""

    number: int
    name: str
    parts: int
    slots: tuple[Slot, ...]
    table: tuple[int, ...]
    now: int | None
    then: int | None
    note: str
    done: bool


@dataclass(frozen=True)
class Tile:
    """Tokens of one kind."""

    kind: str
    name: str
    count: int
    said: str
    """So many of the kind, in words."""
    star: bool
    tip: str


@dataclass(frozen=True)
class Mine:
    seat: int
    city: str
    scrolls: tuple[tuple[bool, Markup], ...]
    """Each program, and whether it has been performed."""
    tiles: tuple[Tile, ...]
    arena: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Facts:
    """Open facts of a player, for the list of players."""

    record: int
    coins: int
    medals: int
    podiums: int
    seats: int
    loge: bool
    tiles: tuple[Tile, ...]
    programs: tuple[tuple[int, str, bool, str], ...]
    note: str


def tiles(words: Words, tokens: tuple[Good, ...], stars: tuple[str, ...]) -> tuple[Tile, ...]:
    return tuple(
        Tile(
            good.kind,
            words.own(f"token-{good.kind}"),
            good.count,
            words.say(counted(good.kind, good.count)),
            good.kind in stars,
            token_tip(words, good),
        )
        for good in sorted(tokens, key=lambda good: ORDER[good.kind])
    )


def token_tip(words: Words, good: Good) -> str:
    """What a special token is good for; of the others how many."""
    if good.kind in ("joker", "action", "emperor"):
        return words(f"tip-{good.kind}")
    return words("owned", n=good.count)


def slots(words: Words, program: Program, stays: Mapping[str, int], more: Mapping[str, int]) -> tuple[Slot, ...]:
    """Needed tokens one by one: what stays, what would come, where jokers fill in, what is missing."""
    jokers = stays.get("joker", 0)
    found = []
    for good in program.needs:
        name = words.own(f"token-{good.kind}")
        for i in range(good.count):
            if i < stays.get(good.kind, 0):
                state = "ok"
            elif i < stays.get(good.kind, 0) + more.get(good.kind, 0):
                state = "new"
            elif jokers:
                state, jokers = "jk", jokers - 1
            else:
                state = "no"
            found.append(Slot(good.kind, name, state))
    return tuple(found)


@lru_cache(maxsize=DRAWN)
def scroll(
    language: str, program: Program, held: Held, coming: Held, going: Held, done: bool, then: int | None
) -> Markup:
    """A program as its owner reads it, with the tokens it can use in hand, about to come and about to go."""
    words, hand, more, less = Words(language, "colosseum"), dict(held), dict(coming), dict(going)
    stays = {kind: count - less.get(kind, 0) for kind, count in hand.items()}
    assert program.owners is not None
    now, missing = program.owners.spectators, program.owners.missing
    note = words("performed") if done else words("missing-n", n=missing) if missing else words("complete")
    read = Scroll(
        number=program.number,
        name=words.own(f"program-{program.number}"),
        parts=program.arena,
        slots=slots(words, program, stays, more),
        table=program.table,
        now=now,
        then=then if then != now else None,
        note=note,
        done=done,
    )
    return Markup(macros("colosseum/card.html").scroll(words, read))


def _useful(program: Program, hand: Mapping[str, int]) -> Held:
    """Tokens of a hand that matter to a program."""
    return tuple((kind, hand[kind]) for kind in (*(good.kind for good in program.needs), "joker") if hand.get(kind))


def mine(sitting: Sitting, table: Table, more: Hand, less: Hand, then: Mapping[int, int | None]) -> Mine:
    """The viewer's own area; `more` and `less` are tokens of the lot or deal in question, `then` what programs draw."""
    assert sitting.seat is not None
    words, me = sitting.words, table.players[sitting.seat]
    hand, scrolls = hand_of(me), []
    for number in sorted(me.programs, key=lambda n: (n in me.performed, -n)):
        program, done = table.programs[number - 1], number in me.performed
        held, coming, going = (_useful(program, tokens) for tokens in (hand, more, less))
        drawn = scroll(words.language, program, held, coming, going, done, then.get(number))
        scrolls.append((done, drawn))
    return Mine(
        seat=me.seat,
        city=words.own(f"city-{me.arena.city}"),
        scrolls=tuple(scrolls),
        tiles=tiles(words, me.tokens, me.stars),
        arena=arena_facts(words, me.arena, me.nobles),
    )


def arena_facts(words: Words, arena: Arena, nobles: int) -> tuple[tuple[str, str], ...]:
    return (
        ("a-scenery", words("arena-parts", n=arena.parts)),
        ("a-loge", words("arena-loge" if arena.loge else "arena-no-loge")),
        ("a-seat", words("arena-seats", n=arena.seats, most=arena.seats_most)),
        ("noble-emperor", words("arena-nobles", n=nobles)),
    )


def facts_of(words: Words, table: Table, player: Player, note: str) -> Markup:
    """Everything open about a player, for the list of players."""
    arena = player.arena
    return facts(
        words.language,
        (player.record, player.coins, player.medals, player.podiums, arena.seats),
        arena.loge,
        player.tokens,
        player.stars,
        tuple((table.programs[n - 1], n in player.performed) for n in player.programs),
        note,
    )


@lru_cache(maxsize=DRAWN)
def facts(
    language: str,
    counts: tuple[int, int, int, int, int],
    loge: bool,
    tokens: tuple[Good, ...],
    stars: tuple[str, ...],
    programs: tuple[tuple[Program, bool], ...],
    note: str,
) -> Markup:
    words = Words(language, "colosseum")
    record, coins, medals, podiums, seats = counts
    open_to_all = Facts(
        record=record,
        coins=coins,
        medals=medals,
        podiums=podiums,
        seats=seats,
        loge=loge,
        tiles=tiles(words, tokens, stars),
        programs=tuple(
            (p.number, words.own(f"program-{p.number}"), done, _program_tip(words, p)) for p, done in programs
        ),
        note=note,
    )
    return Markup(macros("colosseum/card.html").facts(words, open_to_all))


def _program_tip(words: Words, program: Program) -> str:
    assert program.owners is not None
    have, worth = program.owners.usable, program.owners.spectators or 0
    needs = ", ".join(words.say(counted(good.kind, good.count)) for good in program.needs)
    return words("program-tip", have=have, size=program.size, now=worth, full=program.table[0], needs=needs)
