"""Programs, tokens and arena of a player: the viewer's own area and the list of players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spectacula.games.colosseum.view import Arena, Good, Player, Program, Table
from spectacula.web.games import Sitting
from spectacula.web.games.colosseum.prospects import ORDER, crowd, fitting, hand_of
from spectacula.web.words import Words


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
    star: bool
    tip: str


@dataclass(frozen=True)
class Mine:
    seat: int
    city: str
    scrolls: tuple[Scroll, ...]
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
    parts: int
    tiles: tuple[Tile, ...]
    stars: tuple[Tile, ...]
    programs: tuple[tuple[int, str, bool, str], ...]
    note: str


def sorted_goods(goods: tuple[Good, ...]) -> list[Good]:
    return sorted(goods, key=lambda good: ORDER[good.kind])


def tiles(words: Words, player: Player) -> tuple[Tile, ...]:
    return tuple(
        Tile(good.kind, words.own(f"token-{good.kind}"), good.count, good.kind in player.stars, token_tip(words, good))
        for good in sorted_goods(player.tokens)
    )


def token_tip(words: Words, good: Good) -> str:
    """What a special token is good for; of the others how many."""
    if good.kind in ("joker", "action", "emperor"):
        return words(f"tip-{good.kind}")
    return words("owned", n=good.count)


def slots(words: Words, program: Program, hand: Mapping[str, int], more: Mapping[str, int]) -> tuple[Slot, ...]:
    """Needed tokens one by one: what is owned, what would come, where jokers fill in, what is missing."""
    jokers = hand.get("joker", 0)
    found = []
    for good in program.needs:
        name = words.own(f"token-{good.kind}")
        for i in range(good.count):
            if i < hand.get(good.kind, 0):
                state = "ok"
            elif i < hand.get(good.kind, 0) + more.get(good.kind, 0):
                state = "new"
            elif jokers:
                state, jokers = "jk", jokers - 1
            else:
                state = "no"
            found.append(Slot(good.kind, name, state))
    return tuple(found)


def scroll(words: Words, program: Program, hand: Mapping[str, int], more: Mapping[str, int], done: bool) -> Scroll:
    now = crowd(program, hand)
    after = {kind: hand.get(kind, 0) + more.get(kind, 0) for kind in {*hand, *more}}
    then = crowd(program, after)
    missing = program.size - fitting(program, hand)
    note = words("performed") if done else words("missing-n", n=missing) if missing else words("complete")
    return Scroll(
        number=program.number,
        name=words.own(f"program-{program.number}"),
        parts=program.arena,
        slots=slots(words, program, hand, more),
        table=program.table,
        now=now,
        then=then if then != now else None,
        note=note,
        done=done,
    )


def mine(sitting: Sitting, table: Table, more: Mapping[str, int]) -> Mine:
    assert sitting.seat is not None
    words, me = sitting.words, table.players[sitting.seat]
    hand = hand_of(me)
    numbers = sorted(me.programs, key=lambda n: (n in me.performed, -n))
    return Mine(
        seat=me.seat,
        city=words.own(f"city-{me.arena.city}"),
        scrolls=tuple(scroll(words, table.programs[n - 1], hand, more, n in me.performed) for n in numbers),
        tiles=tiles(words, me),
        arena=arena_facts(words, me.arena, me.nobles),
    )


def arena_facts(words: Words, arena: Arena, nobles: int) -> tuple[tuple[str, str], ...]:
    return (
        ("a-scenery", words("arena-parts", n=arena.parts)),
        ("a-loge", words("arena-loge" if arena.loge else "arena-no-loge")),
        ("a-seat", words("arena-seats", n=arena.seats, most=arena.seats_most)),
        ("noble-emperor", words("arena-nobles", n=nobles)),
    )


def facts(sitting: Sitting, table: Table, player: Player, note: str) -> Facts:
    words = sitting.words
    held = tiles(words, player)
    programs = tuple(
        (n, words.own(f"program-{n}"), n in player.performed, _program_tip(words, table.programs[n - 1], player))
        for n in player.programs
    )
    return Facts(
        record=player.record,
        coins=player.coins,
        medals=player.medals,
        podiums=player.podiums,
        seats=player.arena.seats,
        loge=player.arena.loge,
        parts=player.arena.parts,
        tiles=held,
        stars=tuple(tile for tile in held if tile.star),
        programs=programs,
        note=note,
    )


def _program_tip(words: Words, program: Program, player: Player) -> str:
    have = fitting(program, hand_of(player))
    needs = ", ".join(f"{good.count} × {words.own(f'token-{good.kind}')}" for good in program.needs)
    worth = crowd(program, hand_of(player)) or 0
    return words("program-tip", have=have, size=program.size, now=worth, full=program.table[0], needs=needs)
