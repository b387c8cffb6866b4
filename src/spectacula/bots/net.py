"""A trained net in whole numbers, written like rules: what a seat sees goes in, what its moves promise comes out.

Every gear computes the same numbers, so the same net makes the same move everywhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from spectacula.engine.batch import key_of
from spectacula.kernel.observation import place_of
from spectacula.kernel.rules import copy_state, entry, rule
from spectacula.kernel.state import Cells, States, Table
from spectacula.kernel.streams import count, lowest

if TYPE_CHECKING:
    from collections.abc import Callable

    pending: Callable[[Table], int]
    legal: Callable[[Table, int, Cells], int]
    play: Callable[[Table, int, int], None]
    over: Callable[[Table], int]
    winners: Callable[[Table], int]
    conceal: Callable[[Table, int, int], None]
    observe: Callable[[Table, int, Cells], int]
    turned: Callable[[Table, int, int, int], int]
    study: Callable[[Table, int, Cells], None]
    prior: Callable[[Table, int, int, Cells], int]

UNCHECKED = True  # every place comes from the net, whose sizes are checked when it is read
BRIGHTEST = 1023  # what a place of a hidden layer comes to at most
FINE = 24  # bits behind the point in the scales of the layers
UNIT = 1024  # a logit of 1, or a whole win
LEAN = 8  # what a point of the game's advice adds to a logit
POLICY, WORTH, LAYERS = 3, 4, 5


class Net(NamedTuple):
    """Weights of 8 bits: in hidden layers a row for each place before, for moves and seats a row for each of them."""

    source: Cells  # which number of an observation is an input
    value: Cells  # which value it must have; -1 for its amount
    lift: Cells  # bits by which it is shifted to the left
    first: Cells
    second: Cells
    third: Cells
    policy: Cells
    worth: Cells  # win shares by seat, then leads
    widths: Cells  # of the hidden layers
    scale: Cells  # by layer and place
    bias: Cells


class Sheet(NamedTuple):
    """What a net is worked out on."""

    row: Cells  # what a seat observes
    sums: Cells
    bright: Cells  # the hidden layer reached so far
    ids: Cells  # legal moves
    notes: Cells  # what the game's advice has studied


# --- layer by layer


@rule
def add_row(weights: Cells, row: int, amount: int, sums: Cells, width: int) -> None:
    """So many times a row of weights."""
    for k in range(width):
        sums[k] += weights[row, k] * amount


@rule
def take_in(s: Table, seat: int, net: Net, sheet: Sheet) -> None:
    """The sums of the first layer; what is not there adds nothing."""
    row, sums, width = sheet.row, sheet.sums, net.widths[0]
    observe(s, seat, row)
    for k in range(width):
        sums[k] = 0
    for i in range(len(net.source)):
        amount = row[net.source[i]]
        if net.value[i] >= 0:
            amount = 1 if amount == net.value[i] else 0
        if amount != 0:
            add_row(net.first, i, amount * (1 << net.lift[i]), sums, width)


@rule
def brighten(net: Net, layer: int, sheet: Sheet) -> None:
    """A hidden layer from its sums."""
    for k in range(net.widths[layer]):
        bright = (sheet.sums[k] * net.scale[layer, k] + net.bias[layer, k]) >> FINE
        sheet.bright[k] = min(max(bright, 0), BRIGHTEST)


@rule
def pass_on(weights: Cells, net: Net, layer: int, sheet: Sheet) -> None:
    """A hidden layer from the one before it."""
    width = net.widths[layer]
    for k in range(width):
        sheet.sums[k] = 0
    for i in range(net.widths[layer - 1]):
        if sheet.bright[i] != 0:
            add_row(weights, i, sheet.bright[i], sheet.sums, width)
    brighten(net, layer, sheet)


@rule
def look(s: Table, seat: int, net: Net, sheet: Sheet) -> None:
    """The last hidden layer for what a seat sees."""
    take_in(s, seat, net, sheet)
    brighten(net, 0, sheet)
    pass_on(net.second, net, 1, sheet)
    pass_on(net.third, net, 2, sheet)


@rule
def judged(weights: Cells, layer: int, row: int, net: Net, sheet: Sheet) -> int:
    """What the last hidden layer says of a move or a seat."""
    total = 0
    for k in range(net.widths[2]):
        total += weights[row, k] * sheet.bright[k]
    return (total * net.scale[layer, row] + net.bias[layer, row]) >> FINE


# --- what it comes to


@rule
def promise(s: Table, seat: int, move: int, net: Net, sheet: Sheet) -> int:
    """The logit of a move, after a look and a study: the net leans on the game's advice."""
    found = judged(net.policy, POLICY, turned(s, seat, move, -1), net, sheet)
    return found + LEAN * prior(s, seat, move, sheet.notes)


@rule
def favourite(s: Table, seat: int, n: int, net: Net, sheet: Sheet) -> int:
    """Of the legal moves listed on the sheet the one that promises most; of equals the first."""
    if n == 1:
        return sheet.ids[0]
    look(s, seat, net, sheet)
    study(s, seat, sheet.notes)
    best = 0
    choice = -1
    for i in range(n):
        found = promise(s, seat, sheet.ids[i], net, sheet)
        if choice < 0 or found > best:
            best = found
            choice = sheet.ids[i]
    return choice


@rule
def take_turn(s: Table, net: Net, sheet: Sheet) -> None:
    """Whoever is asked first plays what promises most."""
    mover = lowest(pending(s))
    n = legal(s, mover, sheet.ids)
    play(s, mover, favourite(s, mover, n, net, sheet))


@rule
def chance_to_win(s: Table, seat: int, net: Net, sheet: Sheet) -> int:
    """The share of the win a seat has or can expect, as the next to decide sees it: itself if it is asked."""
    if over(s) != 0:
        won = winners(s)
        return UNIT // count(won) if won >> seat & 1 != 0 else 0
    viewer = seat if pending(s) >> seat & 1 != 0 else lowest(pending(s))
    look(s, viewer, net, sheet)
    return min(max(judged(net.worth, WORTH, place_of(s, viewer, seat), net, sheet), 0), UNIT)


# --- what Python calls


@entry
def promises(states: States[Table], seat: int, net: Net, sheet: Sheet, out: Cells) -> int:
    """The legal moves of a seat in states[0] and the logit of each."""
    s = states[0]
    n = legal(s, seat, sheet.ids)
    look(s, seat, net, sheet)
    study(s, seat, sheet.notes)
    for i in range(n):
        out[i] = promise(s, seat, sheet.ids[i], net, sheet)
    return n


@entry
def prospect(
    states: States[Table], seat: int, move: int, first: int, last: int, seed: int, turns: int, net: Net, sheet: Sheet
) -> int:
    """Chances to win after a move of states[0], summed up over deals number first to last - 1.

    The net plays all seats until the mover has been asked so many times again.
    """
    total = 0
    for k in range(first, last):
        copy_state(states, 1, 0)
        s = states[1]
        s.listen = 0
        conceal(s, seat, key_of(seed + k))
        play(s, seat, move)
        left = turns
        while over(s) == 0:
            left -= pending(s) >> seat & 1
            if left == 0:
                break
            take_turn(s, net, sheet)
        total += chance_to_win(s, seat, net, sheet)
    return total
