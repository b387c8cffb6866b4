"""The batch runner: whole games of random play, written once against the verbs every game has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spectacula.kernel.rules import copy_state, dense_entry, entry, rule, single_entry
from spectacula.kernel.state import OPTIONS, Cells, States, Table
from spectacula.kernel.streams import M32, lowest, mix

if TYPE_CHECKING:
    from collections.abc import Callable

    setup: Callable[[Table], None]
    pending: Callable[[Table], int]
    legal: Callable[[Table, int, Cells], int]
    play: Callable[[Table, int, int], None]
    over: Callable[[Table], int]
    score: Callable[[Table, int], int]
    winners: Callable[[Table], int]
    conceal: Callable[[Table, int, int], None]


@rule
def key_of(seed: int) -> int:
    """Spread a seed over all 64 bits of the key; different seeds give different keys."""
    low = mix(seed & M32)
    high = mix(((seed >> 32) & M32) ^ low)
    low = mix(low ^ high ^ 0x5BD1E995)
    return ((high - 0x80000000) << 32) | low


@rule
def begin(s: Table, seed: int, players: int, options: Cells) -> None:
    """A fresh game on a blank state."""
    s.key = key_of(seed)
    s.players = players
    for i in range(OPTIONS):
        s.option[i] = options[i]
    setup(s)


@rule
def playout(s: Table, ids: Cells, luck: int) -> int:
    """Random play to the end; the number of decisions it took."""
    decisions = 0
    while over(s) == 0:
        seat = lowest(pending(s))
        n = legal(s, seat, ids)
        luck = (luck + 0x9E3779B9) & M32
        play(s, seat, ids[(mix(luck) * n) >> 32])
        decisions += 1
    return decisions


@dense_entry
def rollouts(
    states: States[Table],
    ids: Cells,
    first: int,
    last: int,
    seed: int,
    players: int,
    options: Cells,
    scores: Cells,
    won: Cells,
    lengths: Cells,
) -> int:
    """Games number first to last - 1; game g is dealt from seed + g. states[1] is blank."""
    total = 0
    for g in range(first, last):
        copy_state(states, 0, 1)
        s = states[0]
        begin(s, seed + g, players, options)
        lengths[g] = playout(s, ids, mix((seed + g) & M32))
        total += lengths[g]
        won[g] = winners(s)
        for p in range(players):
            scores[g, p] = score(s, p)
    return total


@single_entry
def deal(states: States[Table], i: int, seed: int, players: int, options: Cells) -> None:
    """Set up a game in a blank state."""
    begin(states[i], seed, players, options)


@single_entry
def choices(states: States[Table], i: int, seat: int, ids: Cells) -> int:
    """The legal moves of a seat."""
    return legal(states[i], seat, ids)


@single_entry
def step(states: States[Table], i: int, seat: int, move: int) -> int:
    """Play one decision and say who is next, 0 when the game is over."""
    s = states[i]
    play(s, seat, move)
    return 0 if over(s) != 0 else pending(s)


@single_entry
def veil(states: States[Table], to: int, source: int, seat: int, key: int) -> None:
    """A copy in which everything this seat cannot know is drawn anew."""
    copy_state(states, to, source)
    conceal(states[to], seat, key)


@entry
def veils(states: States[Table], seat: int, n: int) -> None:
    """Copy and conceal n times: what a search does before every simulation."""
    for k in range(n):
        copy_state(states, 1, 0)
        conceal(states[1], seat, k)
