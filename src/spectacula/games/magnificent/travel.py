"""Travel: wagons go clockwise round three rings; gems and posters lie on the way, tents where the trip ends."""

from __future__ import annotations

from spectacula.games.magnificent.asking import ask, list_choices, place_moves
from spectacula.games.magnificent.box import GEMS, POSTER_SYMBOL, RING, SYMBOL, TENT_DOES, TENT_MUCH
from spectacula.games.magnificent.camp import printed_bonus
from spectacula.games.magnificent.goods import free_tents, gain_gems
from spectacula.games.magnificent.moves import LEAVE, PLACE, TENT
from spectacula.games.magnificent.names import tent_name
from spectacula.games.magnificent.state import (
    ASK_PASSED,
    ASK_TENT,
    E_LEFT_TENT,
    E_TENT,
    E_TRAVEL,
    NOTHING,
    TRAVELLING,
    State,
    question,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import count, tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say


@rule
def start_travel(s: State, p: int, steps: int) -> None:
    """Move the wagon; gems come by themselves, posters and the tent of the last space are asked for."""
    s.stage = TRAVELLING
    ring = s.colour
    tell(s, E_TRAVEL, p, ring, steps)
    for colour in range(GEMS):
        much = gems_on_the_way(s, ring, steps, colour)
        if much > 0:
            gain_gems(s, p, colour, much)
    for k in range(1, steps + 1):
        symbol = SYMBOL[ring, (s.wagon[ring] + k) % RING] - POSTER_SYMBOL
        if symbol >= 0:
            meet_poster_symbol(s, ring, symbol, steps - k)
    s.wagon[ring] = (s.wagon[ring] + steps) % RING


@rule
def gems_on_the_way(s: State, ring: int, steps: int, colour: int) -> int:
    """Gem symbols of a colour passed or reached; a full lap meets them again."""
    much = 0
    for k in range(1, steps + 1):
        if SYMBOL[ring, (s.wagon[ring] + k) % RING] == 1 + colour:
            much += 1
    return much


@rule
def meet_poster_symbol(s: State, ring: int, symbol: int, to_go: int) -> None:
    """A poster if the tent above it is gone; else a tent, to be taken only where the trip ends."""
    if s.ring_tent[ring, symbol] < 0:
        s.trip += 1
    elif to_go == 0:
        s.stop = symbol
    else:
        s.passed |= 1 << symbol


@rule
def arrive(s: State, p: int) -> None:
    """The tent of the last space, for who has room for it."""
    symbol = s.stop
    s.stop = NOTHING
    if free_tents(s, p) != 0:
        s.pitching = symbol
        s.may_leave = 1
        s.detail = ASK_TENT


@rule
def tents_passed(s: State, p: int) -> int:
    """Tents merely passed that could still be taken, as a mask of tents without the printed one."""
    if free_tents(s, p) == 0:
        return 0
    tents = 0
    for symbol in range(5):
        if (s.passed >> symbol) & 1 != 0 and s.ring_tent[s.colour, symbol] >= 0:
            tents |= 1 << (s.ring_tent[s.colour, symbol] - 1)
    return tents


@rule
def ask_passed(s: State) -> None:
    """Which tent of the way is fetched."""
    ask(s, ASK_PASSED, tents_passed(s, s.seat), 0)


@rule
def tent_moves(s: State, seat: int, ids: Cells) -> int:
    """Tents to fetch."""
    return list_choices(s, ids, TENT)


@rule
def take_passed_tent(s: State, seat: int, move: int) -> None:
    """A trainer or a bonus fetches a tent from the way."""
    for symbol in range(5):
        if s.ring_tent[s.colour, symbol] == move - TENT + 1:
            s.pitching = symbol
    s.may_leave = 0
    s.detail = ASK_TENT


def why_not_passed(s: State, seat: int, move: Move) -> Say | None:
    return Say("why-not-passed")


question(
    ASK_PASSED, "passed", ask=ask_passed, legal=tent_moves, play=take_passed_tent, moves=(TENT,), why_not=why_not_passed
)


@rule
def ask_tent(s: State) -> None:
    """Where the tent in hand goes; the one of the last space may be left."""
    ask(s, ASK_TENT, free_tents(s, s.seat), (1 << LEAVE) if s.may_leave != 0 else 0)


@rule
def pitch_or_leave(s: State, seat: int, move: int) -> None:
    """The tent in hand on a free tent space, or back."""
    if move == LEAVE:
        leave_tent(s, seat)
    else:
        pitch_tent(s, seat, move - PLACE)


@rule
def pitch_tent(s: State, p: int, place: int) -> None:
    """Put the tent on a free tent space and take the bonus it covers."""
    s.tent[p, place] = s.ring_tent[s.colour, s.pitching]
    s.ring_tent[s.colour, s.pitching] = NOTHING
    s.pitching = NOTHING
    s.detail = NOTHING
    tell(s, E_TENT, p, s.tent[p, place], place)
    printed_bonus(s, p, TENT_DOES[s.board[p], place], TENT_MUCH[s.board[p], place])


@rule
def leave_tent(s: State, p: int) -> None:
    """Decline the tent of the last space."""
    tell(s, E_LEFT_TENT, p, s.ring_tent[s.colour, s.pitching], 0)
    s.pitching = NOTHING
    s.detail = NOTHING


def say_tent_in_hand(s: State, seat: int) -> Say:
    return Say("prompt-tent", {"tent": tent_name(s.ring_tent[s.colour, s.pitching])})


def why_not_pitch(s: State, seat: int, move: Move) -> Say | None:
    return Say("why-tent-there") if move.family == "place" else None


question(
    ASK_TENT,
    "tent",
    ask=ask_tent,
    legal=place_moves,
    play=pitch_or_leave,
    moves=(PLACE, LEAVE),
    prompt=say_tent_in_hand,
    why_not=why_not_pitch,
)


@rule
def tents_owned(s: State, p: int) -> int:
    """Tents of a player, the printed one included."""
    return 5 - count(free_tents(s, p))
