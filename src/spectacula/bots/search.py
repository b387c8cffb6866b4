"""Information-set tree search, written once against the verbs every game has.

Every simulation starts from a position concealed anew for the seat that thinks. There are no nodes: a table of edges is
keyed by what the acting seat knows has been done, and a sealed choice is known to others only after the reveal. An edge
counts the value for the seat that chose it, so each seat plays for itself.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from spectacula.engine.batch import key_of
from spectacula.kernel.rules import copy_state, entry, rule
from spectacula.kernel.state import Cells, States, Table
from spectacula.kernel.streams import M32, count, lowest, mix

if TYPE_CHECKING:
    from collections.abc import Callable

    pending: Callable[[Table], int]
    sealed: Callable[[Table], int]
    legal: Callable[[Table, int, Cells], int]
    play: Callable[[Table, int, int], None]
    over: Callable[[Table], int]
    score: Callable[[Table, int], int]
    winners: Callable[[Table], int]
    conceal: Callable[[Table, int, int], None]
    study: Callable[[Table, int, Cells], None]
    prior: Callable[[Table, int, int, Cells], int]
    worth: Callable[[Table, int], int]

M62 = (1 << 62) - 1
SPREAD_ACTIONS = 0x2545F4914F6CDD1D
SPREAD_KEYS = 0x1B873593CC9E2D51
SEATS = 8

# memo: what a simulation remembers, by seat and for itself
HISTORY, CHOSEN, VALUE = 0, SEATS, 2 * SEATS
WAITING, LUCK = 3 * SEATS, 3 * SEATS + 1
LAST = 3 * SEATS + 2  # who has decided last
EDGES = 3 * SEATS + 3  # how many the table has; goes on from simulation to simulation
MEMO = 3 * SEATS + 4

# edges: a row each
KEY, VISITS, TOTAL = 0, 1, 2
EDGE = 3

# scratch: a row per legal move
SLOT, WEIGHT = 0, 1
SCRATCH = 2

# how: the manner of searching
EXPLORE, SHARPNESS, FIRST_MOVES, WIDENING, CUT, BLUR, GLANCE, SPREAD, WINNING = range(9)
HOW = 9


class Papers(NamedTuple):
    """What lies on a bot's desk: the sheets that all simulations of a position are worked out on."""

    ids: Cells  # the legal moves of the seat that decides
    edges: Cells  # the tree; the number of rows is a power of two
    scratch: Cells
    path: Cells  # the edges followed in a simulation, with the seat that chose each
    memo: Cells
    how: Cells
    notes: Cells  # what a game's advice has studied


WHOLE = 1000
PATIENCE = 100  # decisions to wait for a turn to come round


# --- chance and keys


@rule
def chance(memo: Cells, n: int) -> int:
    """A number from 0 to n - 1 from the bot's own luck."""
    memo[LUCK] = (memo[LUCK] + 0x9E3779B9) & M32
    return (mix(memo[LUCK]) * n) >> 32


@rule
def fold(history: int, seat: int, move: int) -> int:
    """A history with one more choice; never 0."""
    x = (history + (4096 * seat + move + 1) * SPREAD_ACTIONS) & M62
    x = ((x ^ (x >> 31)) * SPREAD_KEYS) & M62
    x ^= x >> 29
    return x if x != 0 else 1


@rule
def slot_of(edges: Cells, key: int) -> int:
    """Where an edge is, or would be, in the table."""
    last = len(edges) - 1
    slot = key & last
    while edges[slot, KEY] != 0 and edges[slot, KEY] != key:
        slot = (slot + 1) & last
    return slot


# --- in the tree


@rule
def begin_simulation(memo: Cells, luck: int) -> None:
    """Nobody has done anything yet."""
    for p in range(SEATS):
        memo[HISTORY + p] = p + 1
        memo[CHOSEN + p] = 0
    memo[WAITING] = 0
    memo[LAST] = -1
    memo[LUCK] = luck


@rule
def weigh(s: Table, seat: int, move: int, sharpness: int, notes: Cells) -> int:
    """How much a move draws the search: its prior to a power."""
    weight = 1 + prior(s, seat, move, notes)
    result = weight
    for _ in range(sharpness - 1):
        result = result * weight // WHOLE
    return 1 + result


@rule
def select(s: Table, seat: int, n: int, papers: Papers) -> int:
    """The index of the move to look at next: tried ones by value and curiosity, and the most promising untried one.

    In secret curiosity varies by chance, or seats that choose at once would fall into step with each other.
    """
    ids, edges, scratch, memo, how = papers.ids, papers.edges, papers.scratch, papers.memo, papers.how
    study(s, seat, papers.notes)
    visits = 0
    total = 0
    tried = 0
    weights = 0
    fresh = -1
    for i in range(n):
        slot = slot_of(edges, fold(memo[HISTORY + seat], seat, ids[i]))
        scratch[i, SLOT] = slot
        scratch[i, WEIGHT] = weigh(s, seat, ids[i], how[SHARPNESS], papers.notes)
        weights += scratch[i, WEIGHT]
        if edges[slot, KEY] != 0:
            visits += edges[slot, VISITS]
            total += edges[slot, TOTAL]
            tried += 1
        elif fresh < 0 or scratch[i, WEIGHT] > scratch[fresh, WEIGHT]:
            fresh = i
    usual = total / visits if visits > 0 else WHOLE / 2
    curiosity = how[EXPLORE] * sqrt(visits + 1) / weights
    secret = sealed(s)
    best = -1.0
    choice = 0
    wide = how[FIRST_MOVES] + how[WIDENING] * sqrt(visits) / 100
    for i in range(n):
        slot = scratch[i, SLOT]
        pull = curiosity * scratch[i, WEIGHT] / (1 + edges[slot, VISITS])
        if secret != 0:
            pull = pull * chance(memo, 2 * WHOLE) / WHOLE
        if edges[slot, KEY] != 0:
            promise = edges[slot, TOTAL] / edges[slot, VISITS] + pull
        elif i == fresh and tried < wide:
            promise = usual + pull
        else:
            promise = -1.0
        if promise > best:
            best = promise
            choice = i
    return choice


@rule
def pass_turn(s: Table, seat: int, memo: Cells) -> None:
    """Note who decides, and who is still to choose if it is in secret. Called before the move is played."""
    if sealed(s) != 0 and memo[WAITING] == 0:
        memo[WAITING] = pending(s)
    memo[WAITING] &= ~(1 << seat)
    memo[LAST] = seat


@rule
def remember(s: Table, seat: int, move: int, memo: Cells) -> None:
    """Fold a choice into what seats know: an open one into all, a sealed one into its owner's until the reveal.

    Called before the move is played.
    """
    secret = sealed(s)
    pass_turn(s, seat, memo)
    if secret == 0:
        for p in range(s.players):
            memo[HISTORY + p] = fold(memo[HISTORY + p], seat, move)
        return
    memo[HISTORY + seat] = fold(memo[HISTORY + seat], seat, move)
    memo[CHOSEN + seat] = move + 1
    if memo[WAITING] == 0:
        reveal_choices(s, memo)


@rule
def reveal_choices(s: Table, memo: Cells) -> None:
    """All sealed choices become known to everybody."""
    for q in range(s.players):
        if memo[CHOSEN + q] > 0:
            for p in range(s.players):
                if p != q:
                    memo[HISTORY + p] = fold(memo[HISTORY + p], q, memo[CHOSEN + q] - 1)
            memo[CHOSEN + q] = 0


@rule
def descend(s: Table, papers: Papers) -> int:
    """Follow known edges and add one, or one for each seat of a sealed choice; how many edges were followed."""
    ids, edges, path, memo = papers.ids, papers.edges, papers.path, papers.memo
    steps = 0
    known = 1
    while (known != 0 or memo[WAITING] != 0) and steps < len(path) and over(s) == 0:
        seat = lowest(pending(s))
        n = legal(s, seat, ids)
        choice = 0
        if n > 1:
            choice = select(s, seat, n, papers)
            slot = papers.scratch[choice, SLOT]
            if edges[slot, KEY] == 0:
                known = 0
                add_edge(edges, slot, fold(memo[HISTORY + seat], seat, ids[choice]), memo)
            if edges[slot, KEY] != 0:
                path[steps, 0] = slot
                path[steps, 1] = seat
                steps += 1
        remember(s, seat, ids[choice], memo)
        play(s, seat, ids[choice])
    return steps


@rule
def add_edge(edges: Cells, slot: int, key: int, memo: Cells) -> None:
    """A new edge, unless the table is three quarters full."""
    if 4 * memo[EDGES] < 3 * len(edges):
        memo[EDGES] += 1
        edges[slot, KEY] = key


# --- below the tree


@rule
def hunch(s: Table, seat: int, n: int, papers: Papers) -> int:
    """What a player in a hurry does: the best prior of a few moves, blurred; of one move only, that one."""
    ids, memo, how, notes = papers.ids, papers.memo, papers.how, papers.notes
    if how[GLANCE] == 1:
        return ids[chance(memo, n)]
    study(s, seat, notes)
    best = -1
    choice = ids[0]
    for k in range(min(n, how[GLANCE])):
        move = ids[k] if n <= how[GLANCE] else ids[chance(memo, n)]
        weight = (1 + prior(s, seat, move, notes)) * (WHOLE - how[BLUR] + chance(memo, 2 * how[BLUR] + 1))
        if weight > best:
            best = weight
            choice = move
    return choice


@rule
def play_on(s: Table, thinker: int, papers: Papers) -> None:
    """Hurried play up to the cut, and on until it is the thinker's turn again: then all have had theirs."""
    ids, memo, most = papers.ids, papers.memo, papers.how[CUT]
    decisions = 0
    while over(s) == 0 and (decisions < most or memo[WAITING] != 0 or is_turn_of(s, thinker, memo) == 0):
        seat = lowest(pending(s))
        n = legal(s, seat, ids)
        move = ids[0] if n == 1 else hunch(s, seat, n, papers)
        pass_turn(s, seat, memo)
        play(s, seat, move)
        decisions += 1
        if decisions == most + PATIENCE:
            return


@rule
def is_turn_of(s: Table, seat: int, memo: Cells) -> int:
    """Whether a seat is asked after somebody else has decided."""
    return 1 if memo[LAST] != seat and pending(s) >> seat & 1 != 0 else 0


@rule
def appraise(s: Table, memo: Cells, how: Cells) -> None:
    """What the position is worth to each seat, from 0 to 1000: its lead over the best rival, and winning at the end."""
    done = over(s)
    most = 0
    for p in range(s.players):
        memo[CHOSEN + p] = 10 * score(s, p) if done != 0 else worth(s, p)
        most = max(most, memo[CHOSEN + p])
    scale = most * how[SPREAD] // WHOLE + 10
    for p in range(s.players):
        memo[VALUE + p] = lead_value(s, p, memo, scale)
    if done != 0:
        won = winners(s)
        share = WHOLE // max(1, count(won))
        for p in range(s.players):
            win = share if won >> p & 1 != 0 else 0
            memo[VALUE + p] += how[WINNING] * (win - memo[VALUE + p]) // WHOLE


@rule
def lead_value(s: Table, seat: int, memo: Cells, scale: int) -> int:
    """A lead or deficit squeezed into 0 to 1000; alone at the table, what one has."""
    mine = memo[CHOSEN + seat]
    if s.players == 1:
        return WHOLE * max(0, mine) // (max(0, mine) + WHOLE)
    rival = -(1 << 40)
    for q in range(s.players):
        if q != seat:
            rival = max(rival, memo[CHOSEN + q])
    lead = mine - rival
    return WHOLE // 2 + WHOLE // 2 * lead // (abs(lead) + scale)


# --- what Python calls


@entry
def search(states: States[Table], papers: Papers, seat: int, first: int, last: int, seed: int) -> None:
    """Simulations number first to last - 1 of a position in states[0] for a seat that owes a decision."""
    edges, path, memo = papers.edges, papers.path, papers.memo
    for k in range(first, last):
        copy_state(states, 1, 0)
        s = states[1]
        s.listen = 0
        conceal(s, seat, key_of(seed + k))
        begin_simulation(memo, mix((seed + k) & M32))
        steps = descend(s, papers)
        play_on(s, seat, papers)
        appraise(s, memo, papers.how)
        for i in range(steps):
            edges[path[i, 0], VISITS] += 1
            edges[path[i, 0], TOTAL] += memo[VALUE + path[i, 1]]


@entry
def priors(states: States[Table], papers: Papers, seat: int, out: Cells) -> int:
    """The legal moves of a seat in states[0] and how promising each looks."""
    s = states[0]
    n = legal(s, seat, papers.ids)
    study(s, seat, papers.notes)
    for i in range(n):
        out[i, 0] = prior(s, seat, papers.ids[i], papers.notes)
    return n


@entry
def tally(states: States[Table], papers: Papers, seat: int, out: Cells) -> int:
    """The legal moves of a seat in states[0], with visits and value of each in the table."""
    n = legal(states[0], seat, papers.ids)
    for i in range(n):
        slot = slot_of(papers.edges, fold(seat + 1, seat, papers.ids[i]))
        out[i, 0] = papers.edges[slot, VISITS]
        out[i, 1] = papers.edges[slot, TOTAL]
    return n
