"""The Magnificent from set-up to the end: the verbs every game has, and the course of the game."""

from __future__ import annotations

from spectacula.games.magnificent import (
    abilities,
    camp,
    energy,
    goods,
    opening,
    perform,
    posters,
    round_end,
    travel,
    turn,
)
from spectacula.games.magnificent.box import SURVEYOR
from spectacula.games.magnificent.energy import gems_to_spend
from spectacula.games.magnificent.moves import TRAINER, TRAVEL
from spectacula.games.magnificent.opening import set_up
from spectacula.games.magnificent.posters import ask_place, ask_poster, posters_left
from spectacula.games.magnificent.scoring import best_players
from spectacula.games.magnificent.state import (
    ASK_BUILD,
    ASK_POSTER,
    ASK_TURN,
    COURSE,
    GAME_STEPS,
    NOTHING,
    OVER,
    PLAY_TURNS,
    TURN_OVER,
    TURN_STEPS,
    State,
)
from spectacula.kernel.rules import rule, table
from spectacula.kernel.streams import count, lowest

ASKING = (opening, goods, posters, camp, travel, perform, abilities, energy, turn, round_end)
"""Each declares its questions."""
KINDS = COURSE.kinds
SEALED = COURSE.sealed
FAMILY = table([COURSE.questions[number].moves[0] for number in range(len(KINDS))])
"""The family that the choices of a question belong to."""
FIRST_TURN_STEP = 2 + len(KINDS)  # steps by number: a poster in hand, posters due, details, turns, the game
FIRST_GAME_STEP = FIRST_TURN_STEP + TURN_OVER + 1

legal = COURSE.legal
answer_asked = COURSE.answer
ask_detail = COURSE.go_on
go_on = GAME_STEPS.go_on
go_on_in_turn = TURN_STEPS.go_on


# --- the course of the game


@rule
def setup(s: State) -> None:
    """Deal a game."""
    set_up(s)
    s.asked = NOTHING
    advance(s)


@rule
def play(s: State, seat: int, move: int) -> None:
    """Play a decision and go on."""
    answer(s, seat, move)
    advance(s)


@rule
def answer(s: State, seat: int, move: int) -> None:
    """Do what a move says; the question is answered."""
    answer_asked(s, seat, move)
    s.asked = NOTHING


@rule
def advance(s: State) -> None:
    """Go on until somebody has something to choose."""
    s.asked = NOTHING
    while s.asked == NOTHING and s.phase != OVER:
        take_step(s)


@rule
def take_step(s: State) -> None:
    """One step; what it asks is answered at once where there is nothing to choose."""
    next_step(s)
    if s.asked != NOTHING:
        only = only_move(s)
        if only >= 0:
            answer(s, s.seat, only)


@rule
def next_step(s: State) -> None:
    """A poster in hand, posters that are due and open details come before the next step of turn or game."""
    if s.hold >= 0:
        ask_place(s)
    elif s.posters_due > 0:
        ask_due_poster(s)
    elif s.detail >= 0:
        ask_detail(s)
    elif s.phase == PLAY_TURNS:
        go_on_in_turn(s)
    else:
        go_on(s)


@rule
def due(s: State) -> int:
    """The step that comes next by itself, -1 while somebody is asked or the game is over."""
    if s.asked != NOTHING or s.phase == OVER:
        return -1
    if s.hold >= 0:
        return 0
    if s.posters_due > 0:
        return 1
    if s.detail >= 0:
        return 2 + s.detail
    if s.phase == PLAY_TURNS:
        return FIRST_TURN_STEP + s.stage
    return FIRST_GAME_STEP + s.phase


@rule
def ask_due_poster(s: State) -> None:
    """A poster of a bonus, if any is left."""
    if posters_left(s) != 0:
        ask_poster(s, ASK_POSTER, 0)
    else:
        s.posters_due = 0


@rule
def only_move(s: State) -> int:
    """The only answer to the question, -1 if there are several."""
    if asked_of_all(s) != 0 or s.offers != 0:
        return NOTHING
    if s.asked == ASK_TURN:
        return only_action(s)
    if count(s.choices) + count(s.specials) != 1:
        return NOTHING
    return lowest(s.specials) if s.specials != 0 else FAMILY[s.asked] + lowest(s.choices)


@rule
def only_action(s: State) -> int:
    """With energy 1 and nothing to add, a trip of one space."""
    if s.energy > 1 or s.colour < 0 or s.specials != 0 or gems_to_spend(s, s.seat) != 0:
        return NOTHING
    return TRAVEL


@rule
def asked_of_all(s: State) -> int:
    """Whether all seats answer the question, each for itself."""
    return SEALED >> s.asked & 1 if s.asked >= 0 else 0


# --- verbs


@rule
def pending(s: State) -> int:
    """The seats that owe a decision."""
    if s.phase == OVER:
        return 0
    if asked_of_all(s) == 0:
        return 1 << s.seat
    seats = 0
    for p in range(s.players):
        if s.choice[p] < 0:
            seats |= 1 << p
    return seats


@rule
def sealed(s: State) -> int:
    """Cards are drafted and scored by all at once."""
    return asked_of_all(s) if s.players > 1 else 0


@rule
def kind(s: State, seat: int) -> int:
    """Which question is asked."""
    return s.asked


@rule
def over(s: State) -> int:
    """Whether the game has ended."""
    return 1 if s.phase == OVER else 0


@rule
def score(s: State, seat: int) -> int:
    """Points of a player."""
    return s.points[seat]


@rule
def winners(s: State) -> int:
    """The winners as a mask; alone nobody below the goal."""
    return best_players(s)


def once_offered(s: State, move: int) -> bool:
    """A Surveyor called after the last tile: it does nothing and is no longer offered, but older records hold it."""
    return s.asked == ASK_BUILD and move == TRAINER + SURVEYOR and bool(s.offers >> SURVEYOR & 1)
