"""Many games stepped together: a decision of each, then what the seat that decides next may do and observes.

Games that end are paid and dealt anew at once, each from a seed of its own. Rows are kept from step to step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from spectacula.engine.batch import key_of
from spectacula.engine.rewards import worth_of
from spectacula.engine.trail import AGE, PAST, note, recall
from spectacula.kernel.observation import clear
from spectacula.kernel.rules import copy_state, entry, flat_entry, rule, wide_entry
from spectacula.kernel.state import Cells, States, Table
from spectacula.kernel.streams import M32, lowest, mix

if TYPE_CHECKING:
    from collections.abc import Callable

    setup: Callable[[Table], None]
    pending: Callable[[Table], int]
    legal: Callable[[Table, int, Cells], int]
    play: Callable[[Table, int, int], None]
    over: Callable[[Table], int]
    observe: Callable[[Table, int, Cells], int]
    oversee: Callable[[Table, int, Cells], int]
    turned: Callable[[Table, int, int, int], int]
    study: Callable[[Table, int, Cells], None]
    prior: Callable[[Table, int, int, Cells], int]

RIVALS = ("random", "novice")
RANDOM, NOVICE = range(2)
BLUR = 120  # thousandths by which a novice's opinion of a move is blurred either way


class Rows(Protocol):
    """A row of integers for every game."""

    def __getitem__(self, index: int, /) -> Cells: ...
    def __len__(self) -> int: ...


@rule
def deal_anew(states: States[Table], i: int, seed: int, trail: Cells) -> None:
    """A fresh game from a seed, on a copy of the last state of all, a blank one that has its players and options."""
    copy_state(states, i, len(states) - 1)
    s = states[i]
    s.key = key_of(seed)
    setup(s)
    for k in range(PAST):
        trail[k] = 0


@rule
def decide(s: Table, seat: int, move: int, trail: Cells, worth: Any, what: int) -> int:
    """Play a move and remember it; 1 if it ended the game, which then pays everybody."""
    note(s, seat, move, trail)
    play(s, seat, move)
    if over(s) == 0:
        return 0
    for p in range(s.players):
        worth[p] = worth_of(s, p, what)
    return 1


@rule
def withdraw(ids: Cells, had: int, mask: Cells) -> None:
    """Take back the actions that a mask has, listed as ids: on a GPU cheaper than a blank mask."""
    for k in range(had):
        mask[ids[k]] = 0


@rule
def offer(s: Table, seat: int, ids: Cells, mask: Cells) -> int:
    """The actions of the seat that is asked, as ids and in a mask that is blank before."""
    n = legal(s, seat, ids)
    for k in range(n):
        ids[k] = turned(s, seat, ids[k], -1)
        mask[ids[k]] = 1
    return n


@flat_entry
def step_games(
    states: States[Table],
    trails: Rows,
    seeds: Cells,
    first: int,
    last: int,
    fresh: int,
    what: int,
    actions: Cells,
    masks: Rows,
    ids: Rows,
    choices: Cells,
    seats: Cells,
    worths: Rows,
    done: Cells,
) -> None:
    """A decision of games first to last - 1, or with `fresh` their deal."""
    for i in range(first, last):
        s = states[i]
        if done[i] != 0:
            clear(worths[i])
        done[i] = 0
        if fresh == 0:
            done[i] = decide(s, seats[i], turned(s, seats[i], actions[i], 1), trails[i], worths[i], what)
            seeds[i] += done[i] * len(seeds)
        if fresh != 0 or done[i] != 0:
            deal_anew(states, i, seeds[i], trails[i])
        seats[i] = lowest(pending(s))
        clear(masks[i])
        choices[i] = offer(s, seats[i], ids[i], masks[i])


@wide_entry
def show_games(
    states: States[Table], trails: Rows, seats: Cells, first: int, last: int, rows: Rows, hidden: Rows
) -> None:
    """What the seats that decide next in games first to last - 1 observe, and with rows for it what they cannot see."""
    for i in range(first, last):
        observe(states[i], seats[i], rows[i])
        recall(states[i], seats[i], trails[i], rows[i])
    if len(hidden) != 0:
        for i in range(first, last):
            oversee(states[i], seats[i], hidden[i])


# --- one seat against rivals


@rule
def luck_of(seed: int, trail: Cells) -> int:
    """Chance for a rival's choice: the same in every batch that deals from this seed."""
    return mix((mix(seed & M32) + trail[AGE] * 0x9E3779B9) & M32)


@rule
def novice_choice(s: Table, seat: int, n: int, ids: Cells, luck: int, notes: Cells) -> int:
    """The move that advice likes best, each blurred a bit."""
    study(s, seat, notes)
    best = -1
    move = ids[0]
    for k in range(n):
        luck = (luck + 0x9E3779B9) & M32
        weight = (1 + prior(s, seat, ids[k], notes)) * (1000 - BLUR + ((mix(luck) * (2 * BLUR + 1)) >> 32))
        if weight > best:
            best = weight
            move = ids[k]
    return move


@flat_entry
def step_seats(
    states: States[Table],
    trails: Rows,
    seeds: Cells,
    first: int,
    last: int,
    fresh: int,
    what: int,
    actions: Cells,
    masks: Rows,
    ids: Rows,
    choices: Cells,
    seats: Cells,
    worths: Rows,
    done: Cells,
    rival: int,
    notes: Cells,
    spare: Cells,
) -> None:
    """A decision of one seat of each game, and of its rivals up to the seat's next one."""
    for i in range(first, last):
        s = states[i]
        if done[i] != 0:
            clear(worths[i])
        done[i] = 0
        acting = seats[i]
        move = -1 if fresh != 0 else turned(s, acting, actions[i], 1)
        if fresh != 0:
            deal_anew(states, i, seeds[i], trails[i])
            acting = lowest(pending(s))
        while move >= 0 or acting != seats[i]:
            if move < 0:
                n = legal(s, acting, spare)
                luck = luck_of(seeds[i], trails[i])
                if rival == NOVICE:
                    move = novice_choice(s, acting, n, spare, luck, notes)
                else:
                    move = spare[(luck * n) >> 32]
            if decide(s, acting, move, trails[i], worths[i], what) != 0:
                done[i] = 1
                seeds[i] += len(seeds)
                deal_anew(states, i, seeds[i], trails[i])
            acting = lowest(pending(s))
            move = -1
        clear(masks[i])
        choices[i] = offer(s, acting, ids[i], masks[i])


# --- beside the rules


@entry
def first_illegal(actions: Cells, masks: Cells, wide: int) -> int:
    """The first game whose action its mask forbids, -1 if there is none."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= wide or masks[i, actions[i]] == 0:
            return i
    return -1


@entry
def sample(luck: int, ids: Cells, choices: Cells, actions: Cells) -> None:
    """A random legal action of every game."""
    for i in range(len(actions)):
        luck = (luck + 0x9E3779B9) & M32
        actions[i] = ids[i, (mix(luck) * choices[i]) >> 32]
