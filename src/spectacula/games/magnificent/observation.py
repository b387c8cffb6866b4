"""What a seat cannot know is drawn anew; what it knows is written down for learning.

Everything lies open but the order of decks, dice to come and, in the advanced setup, the hands of the draft.
"""

from __future__ import annotations

from spectacula.games.magnificent.box import (
    CELLS,
    DISPLAY,
    GEMS,
    HAND,
    PLACES,
    RINGS,
    ROUNDS,
    SEATS,
    SETS,
    SLOTS,
    TILES,
)
from spectacula.games.magnificent.opening import dealt, hand_of, sort_hand
from spectacula.games.magnificent.state import DRAFT, HANDS, NOTHING, State
from spectacula.kernel.rules import rule
from spectacula.kernel.state import STREAMS, Cells
from spectacula.kernel.streams import below, count, draw


@rule
def conceal(s: State, seat: int, key: int) -> None:
    """Replace the key, take back sealed choices of others, and deal anew what the seat has not seen."""
    s.key = key
    for stream in range(STREAMS):
        s.drawn[stream] = 0
    for p in range(s.players):
        if p != seat:
            s.choice[p] = NOTHING
    if s.phase == DRAFT and s.players > 1:
        conceal_hands(s, seat)


@rule
def first_seen(s: State, h: int, seat: int) -> int:
    """The step of the draft in which a hand comes to a seat for the first time; never for the public."""
    return (seat - h) % s.players if seat >= 0 else HAND


@rule
def conceal_hands(s: State, seat: int) -> None:
    """Cards the seat never saw come from the deck; cards it passed on may lie with anybody who had them since."""
    for h in range(s.players):
        for i in range(unseen_cards(s, h, seat)):
            s.masters |= 1 << s.hand[h, i]
    for h in range(s.players):
        for i in range(unseen_cards(s, h, seat)):
            s.hand[h, i] = draw(s, HANDS, s.masters)
            s.masters &= ~(1 << s.hand[h, i])
        if first_seen(s, h, seat) <= s.step:
            mix_passed(s, h, first_seen(s, h, seat))
        sort_hand(s, h)


@rule
def unseen_cards(s: State, h: int, seat: int) -> int:
    """Places of a hand, from the front, that the seat never saw: cards kept before it came, or all."""
    first = first_seen(s, h, seat)
    return first if first <= s.step else dealt(s)


@rule
def mix_passed(s: State, h: int, visit: int) -> None:
    """Between two visits of a hand nobody knows who kept what; after the last one the rest is as unknown."""
    while visit < s.step:
        back = visit + s.players
        mix_places(s, h, visit + 1, back if back <= s.step else dealt(s))
        visit = back


@rule
def mix_places(s: State, h: int, first: int, last: int) -> None:
    """Shuffle some places of a hand, starting from rising order."""
    for i in range(first, last):
        for k in range(i + 1, last):
            if s.hand[h, k] < s.hand[h, i]:
                swap(s, h, i, k)
    for i in range(last - 1, first, -1):
        swap(s, h, i, first + below(s, HANDS, i - first + 1))


@rule
def swap(s: State, h: int, i: int, k: int) -> None:
    """Exchange two cards of a hand."""
    card = s.hand[h, i]
    s.hand[h, i] = s.hand[h, k]
    s.hand[h, k] = card


# --- observation


@rule
def observe(s: State, seat: int, out: Cells) -> int:
    """The table as a seat sees it: the main board, the turn, then every player from the seat on."""
    n = observe_board(s, out)
    n = observe_turn(s, seat, out, n)
    for i in range(HAND):
        known = s.phase == DRAFT and i >= s.step
        out[n + i] = s.hand[hand_of(s, seat), i] if known else NOTHING
    n += HAND
    for k in range(SEATS):
        n = observe_player(s, (seat + k) % s.players, k < s.players, out, n)
    return n


@rule
def observe_board(s: State, out: Cells) -> int:
    """Dice, tiles, rings and displays."""
    n = 0
    for colour in range(GEMS):
        for value in range(6):
            out[n] = s.dice[colour, value]
            n += 1
        out[n] = s.reserve[colour]
        n += 1
    for ring in range(RINGS):
        out[n] = s.wagon[ring]
        n += 1
        for symbol in range(5):
            out[n] = s.ring_tent[ring, symbol]
            n += 1
    for tile in range(TILES):
        out[n] = s.supply[tile]
        n += 1
    for i in range(DISPLAY):
        out[n] = s.display[i]
        n += 1
    for i in range(SETS):
        out[n] = s.set_card[i]
        out[n + 1] = s.set_trainer[i]
        n += 2
    out[n] = count(s.poster_deck)
    out[n + 1] = s.trainer_offer
    return n + 2


@rule
def observe_turn(s: State, seat: int, out: Cells, n: int) -> int:
    """The question and what has been done in this turn."""
    out[n] = s.phase
    out[n + 1] = s.round
    out[n + 2] = s.turn
    out[n + 3] = s.asked
    out[n + 4] = (s.seat - seat) % s.players
    out[n + 5] = (s.first - seat) % s.players
    out[n + 6] = s.colour
    out[n + 7] = s.energy
    out[n + 8] = s.bonus
    out[n + 9] = s.small
    out[n + 10] = s.large
    out[n + 11] = s.recolour
    out[n + 12] = s.jump
    out[n + 13] = s.laying
    out[n + 14] = s.turned
    out[n + 15] = s.trip
    out[n + 16] = s.limit - s.done
    out[n + 17] = s.lack
    out[n + 18] = s.hold
    out[n + 19] = s.used
    return n + 20


@rule
def observe_player(s: State, p: int, present: int, out: Cells, n: int) -> int:
    """What a player owns; zeros for an empty chair."""
    start = n
    out[n] = s.points[p]
    out[n + 1] = s.coins[p]
    out[n + 2] = s.markers[p]
    out[n + 3] = s.tired[p]
    out[n + 4] = s.board[p]
    out[n + 5] = s.shows[p]
    out[n + 6] = s.hat[p, 0]
    out[n + 7] = s.hat[p, 1]
    out[n + 8] = count(s.shown[p])
    n += 9
    for gem in range(GEMS):
        out[n] = s.gems[p, gem]
        n += 1
    for i in range(ROUNDS):
        out[n] = s.trainer[p, i]
        n += 1
    for i in range(SLOTS):
        out[n] = s.card[p, i]
        out[n + 1] = s.die_colour[p, i]
        out[n + 2] = s.die_value[p, i]
        n += 3
    n = observe_camp(s, p, out, n)
    if present == 0:
        for i in range(start, n):
            out[i] = 0
    return n


@rule
def observe_camp(s: State, p: int, out: Cells, n: int) -> int:
    """Posters, tents, tiles and covered cells."""
    for place in range(PLACES):
        out[n] = s.poster[p, place]
        out[n + 1] = s.tent[p, place]
        n += 2
    for tile in range(TILES):
        out[n] = s.built[p, tile]
        n += 1
    for cell in range(CELLS):
        out[n] = (s.camp[p] >> cell) & 1
        n += 1
    return n
