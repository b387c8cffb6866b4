"""What tokens are worth on stage, and who would hold a star: worked out from the open table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from spectacula.games.colosseum.state import (
    EARLIER_CROWD,
    PODIUM_CROWD,
    SEAT_CROWD,
    STAR_CROWD,
    STAR_FROM,
    STAR_KIND,
    STAR_KINDS,
    TOKENS,
)
from spectacula.games.colosseum.view import Player, Program, Show, Table

STARS = tuple(TOKENS[STAR_KIND[i]] for i in range(STAR_KINDS))
ORDER = {name: i for i, name in enumerate((*TOKENS, "coins"))}
Hand = Counter[str]


def hand_of(player: Player) -> Hand:
    return Counter({good.kind: good.count for good in player.tokens})


def fitting(program: Program, hand: Mapping[str, int]) -> int:
    """Tokens of a hand that a program can use, jokers included."""
    real = sum(min(hand.get(good.kind, 0), good.count) for good in program.needs)
    return min(program.size, real + hand.get("joker", 0))


def crowd(program: Program, hand: Mapping[str, int]) -> int | None:
    """Spectators of a program with this hand, None with too few tokens."""
    have = fitting(program, hand)
    return program.table[program.size - have] if have >= program.fewest else None


def gaps(program: Program, hand: Mapping[str, int]) -> Hand:
    """What a program still lacks, before jokers fill in."""
    return Counter({g.kind: g.count - hand.get(g.kind, 0) for g in program.needs if g.count > hand.get(g.kind, 0)})


def own_programs(table: Table, seat: int) -> list[Program]:
    return [table.programs[number - 1] for number in table.players[seat].programs]


def aim(table: Table, seat: int, hand: Mapping[str, int]) -> Program | None:
    """The program a player is most likely collecting for: the largest that is within reach."""
    mine = own_programs(table, seat)
    return max(mine, key=lambda p: ((crowd(p, hand) or 0) + 0.4 * p.table[0], p.number), default=None)


def wanted(table: Table, seat: int) -> Hand:
    """Tokens a player lacks for the program aimed at."""
    hand = hand_of(table.players[seat])
    program = aim(table, seat, hand)
    return gaps(program, hand) if program else Counter()


def best_gain(table: Table, seat: int, before: Hand, after: Hand) -> tuple[Program, int, int] | None:
    """The program that changes most between two hands, with its spectators before and after."""
    changes = []
    for program in own_programs(table, seat):
        now, then = crowd(program, before) or 0, crowd(program, after) or 0
        if now != then:
            changes.append((abs(then - now), then, program, now))
    if not changes:
        return None
    _, then, program, now = max(changes, key=lambda change: (change[0], change[1], change[2].number))
    return program, now, then


def tonight(table: Table, player: Player, program: Program) -> Show:
    """The show of a program before anything is held back, source by source."""
    hand = hand_of(player)
    stars = sum(star in {g.kind for g in program.needs} and hand[star] > 0 for star in player.stars)
    sources = {
        "program": crowd(program, hand) or 0,
        "earlier": EARLIER_CROWD * len(set(player.performed) - {program.number}),
        "seats": SEAT_CROWD * player.arena.seats,
        "stars": STAR_CROWD * stars,
        "nobles": player.nobles,
        "podiums": PODIUM_CROWD * player.podiums,
        "medals": 0,
    }
    return Show(program.number, sum(sources.values()), sources)


def star_moves(table: Table, hands: Mapping[int, Hand]) -> list[tuple[str, int | None, int | None]]:
    """Stars that would change hands if players held these tokens: kind, owner before, owner after."""
    moves = []
    for star in STARS:
        counts = [(hands[player.seat] if player.seat in hands else hand_of(player))[star] for player in table.players]
        before = next((player.seat for player in table.players if star in player.stars), None)
        after = _star_owner(counts, before)
        if after != before:
            moves.append((star, before, after))
    return moves


def _star_owner(counts: list[int], owner: int | None) -> int | None:
    """Strictly most and three at least; on a tie the owner keeps it."""
    most = max(counts)
    if most < STAR_FROM:
        return None
    leaders = [seat for seat, count in enumerate(counts) if count == most]
    if len(leaders) == 1:
        return leaders[0]
    return owner if owner in leaders else None
