"""Before the first round: the table, the tokens, the start programs dealt or drafted."""

from __future__ import annotations

from spectacula.games.colosseum.moves import TAKE
from spectacula.games.colosseum.names import program_name
from spectacula.games.colosseum.phases import begin_phase
from spectacula.games.colosseum.state import (
    ARENA_START,
    ASK_DRAFT,
    BASE_ARENA,
    COURSE,
    DEAL,
    DEALT,
    DEALT_PROGRAMS,
    GREEN,
    INVESTING,
    KINDS_OF_TOKEN,
    LUXURY_SEATS,
    MARKET_SIZE,
    MARKETS,
    MEDALS,
    NOBLE_START,
    NOBLES,
    ORANGE,
    PROGRAMS,
    SMALL,
    STAR_KINDS,
    START_COINS,
    TO_DRAFT,
    TO_INVEST,
    TOOK_PROGRAM,
    WAIT,
    State,
)
from spectacula.games.colosseum.tokens import draw_token, update_stars
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import draw, lowest, tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say, Seat

ALL_PROGRAMS = (2 << PROGRAMS) - 2
SMALL_PROGRAMS = (2 << SMALL) - 2
FIRST_HALF = (2 << SMALL // 2) - 2  # programs 1 to 5


@rule
def lay_table(s: State) -> None:
    """Arenas, coins, nobles and supplies."""
    s.round = 1
    s.medal_supply = MEDALS
    s.seat_supply = LUXURY_SEATS
    s.sale = ALL_PROGRAMS & ~SMALL_PROGRAMS
    for p in range(s.players):
        s.coins[p] = START_COINS
        s.arena[p] = ARENA_START[s.players, p]
        s.parts[p] = BASE_ARENA
        s.bought[p] = -1
    for i in range(NOBLES):
        s.noble[i] = NOBLE_START[i]
    clear_table(s)


@rule
def clear_table(s: State) -> None:
    """Nobody owns a star, nothing is sold, bid, rolled or offered."""
    for i in range(STAR_KINDS):
        s.star[i] = -1
    for m in range(MARKETS):
        s.sold[m] = -1
    s.lot = -1
    s.bidder = -1
    s.partner = -1
    s.to = -1
    s.dice[0] = -1
    s.dice[1] = -1
    s.moved = -1
    s.laureate = -1


@rule
def deal_tokens(s: State) -> None:
    """Green tokens to markets and players, one may be left over; then the bag is filled with the orange ones."""
    for k in range(KINDS_OF_TOKEN):
        s.bag[k] = GREEN[k]
        s.in_bag += GREEN[k]
    for m in range(MARKETS):
        for i in range(MARKET_SIZE):
            s.market[m, i] = draw_token(s, DEALT)
    for p in range(s.players):
        for _ in range(DEAL[s.players]):
            s.hand[p, draw_token(s, DEALT)] += 1
    s.green_left = draw_token(s, DEALT) if s.in_bag > 0 else -1
    for k in range(KINDS_OF_TOKEN):
        s.bag[k] = ORANGE[k]
        s.in_bag += ORANGE[k]
    update_stars(s)


@rule
def deal_programs(s: State) -> None:
    """One of programs 1 to 5 and one of 6 to 10 each; the rest leave the game."""
    first = FIRST_HALF
    second = SMALL_PROGRAMS & ~FIRST_HALF
    for p in range(s.players):
        one = draw(s, DEALT, first)
        other = draw(s, DEALT, second)
        first &= ~(1 << one)
        second &= ~(1 << other)
        s.programs[p] = 1 << one | 1 << other
        tell(s, DEALT_PROGRAMS, p, one, other)


@rule
def draft_choice(s: State) -> int:
    """Programs the next drafter chooses from: 1 to 5, then 6 to 10, all open."""
    half = FIRST_HALF if s.turns < s.players else SMALL_PROGRAMS & ~FIRST_HALF
    for p in range(s.players):
        half &= ~s.programs[p]
    return half


@rule
def next_drafter(s: State) -> None:
    """Against seat order for programs 1 to 5, in seat order for 6 to 10; the last one left is no choice."""
    if s.turns == 2 * s.players:
        begin_phase(s, INVESTING, TO_INVEST)
        return
    s.active = s.players - 1 - s.turns if s.turns < s.players else s.turns - s.players
    choice = draft_choice(s)
    if choice & (choice - 1) == 0:
        take_program(s, s.active, lowest(choice))
    else:
        s.seat = s.active
        s.ask = ASK_DRAFT
        s.todo = WAIT


@rule
def legal_draft(s: State, p: int, ids: Cells) -> int:
    """Every program still lying there."""
    n = 0
    choice = draft_choice(s)
    while choice != 0:
        ids[n] = TAKE + lowest(choice) - 1
        n += 1
        choice &= choice - 1
    return n


@rule
def take_program(s: State, p: int, number: int) -> None:
    """A free program of the draft."""
    s.programs[p] |= 1 << number
    s.turns += 1
    tell(s, TOOK_PROGRAM, p, number, 0)
    s.todo = TO_DRAFT


@rule
def draft(s: State, p: int, move: int) -> None:
    """Choose a program of the draft."""
    take_program(s, p, move - TAKE + 1)


def why_not_draft(s: State, seat: int, move: Move) -> Say:
    """Somebody has it, or its half is not being chosen from."""
    (number,) = move.values
    return sold(s, number) or Say("why-first-half" if s.turns < s.players else "why-second-half")


def sold(s: State, number: int) -> Say | None:
    """Why not, if a program is somebody's."""
    owner = next((p for p in range(s.players) if s.programs[p] >> number & 1), None)
    return None if owner is None else Say("why-sold", {"program": program_name(number), "player": Seat(owner)})


COURSE.step(TO_DRAFT, next_drafter)
COURSE.question(ASK_DRAFT, "draft", legal=legal_draft, play=draft, moves=(TAKE,), why_not=why_not_draft)
