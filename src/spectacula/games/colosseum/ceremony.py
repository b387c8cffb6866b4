"""Phase 5, the closing ceremony: podium, clean-up, donation."""

from __future__ import annotations

from spectacula.games.colosseum.moves import ASK_FOR, DECLINE, WEAR
from spectacula.games.colosseum.names import token_name
from spectacula.games.colosseum.phases import begin_phase
from spectacula.games.colosseum.purse import discard
from spectacula.games.colosseum.state import (
    ASK_DONATION,
    ASK_WEAR,
    ASSETS,
    COURSE,
    DECLINED,
    DONATED,
    FACE_MOST,
    FACES,
    INVESTING,
    NO_DONATION,
    NO_PODIUM,
    PODIUM,
    ROUND,
    TIE_ROLL,
    TIES,
    TO_DONATION,
    TO_INVEST,
    TO_PODIUM,
    TO_ROUND,
    TO_WEAR,
    WAIT,
    WORN,
    State,
)
from spectacula.games.colosseum.tokens import update_stars
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import below, count, lowest, tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say, Seat


@rule
def foremost(s: State, sign: int) -> int:
    """Seats with the highest record, then the most coins; with sign -1 the lowest and the fewest."""
    best = 0
    mask = 0
    for p in range(s.players):
        standing = sign * (s.record[p] * 65536 + s.coins[p])
        if mask == 0 or standing > best:
            best = standing
            mask = 1 << p
        elif standing == best:
            mask |= 1 << p
    return mask


@rule
def roll_off(s: State, mask: int) -> int:
    """Two dice each, the highest sum wins, again while it is shared (R31)."""
    while count(mask) > 1:
        best = 0
        highest = 0
        for p in range(s.players):
            if mask >> p & 1 != 0:
                roll = FACE_MOST[below(s, TIES, FACES)] + FACE_MOST[below(s, TIES, FACES)]
                tell(s, TIE_ROLL, p, roll, 0)
                if roll > best:
                    best = roll
                    highest = 0
                if roll == best:
                    highest |= 1 << p
        mask = highest
    return lowest(mask)


@rule
def award_podium(s: State) -> None:
    """A podium for the highest record of all; none while all records are 0 (R28)."""
    leaders = foremost(s, 1)
    s.laureate = -1
    s.worn = 0
    s.todo = TO_WEAR
    if s.record[lowest(leaders)] == 0:
        tell(s, NO_PODIUM, -1, 0, 0)
        return
    p = roll_off(s, leaders)
    s.laureate = p
    s.podiums[p] += 1
    tell(s, PODIUM, p, s.record[p], 0)


@rule
def cast_kinds(s: State, p: int) -> int:
    """Mask of the kinds used in this round's show, jokers included."""
    mask = 0
    for k in range(ASSETS + 1):
        if s.cast[p, k] > 0:
            mask |= 1 << k
    return mask


@rule
def next_to_clean_up(s: State) -> None:
    """Everyone who performed, clockwise from the start player, loses one token used (R26)."""
    while s.worn < s.players:
        p = (s.start + s.worn) % s.players
        s.worn += 1
        if s.shown >> p & 1 != 0:
            kinds = cast_kinds(s, p)
            if kinds & (kinds - 1) != 0:
                s.seat = p
                s.ask = ASK_WEAR
                s.todo = WAIT
                return
            wear_out(s, p, lowest(kinds))
    s.todo = TO_DONATION


@rule
def legal_wear(s: State, p: int, ids: Cells) -> int:
    """Any token of the show."""
    n = 0
    for k in range(ASSETS + 1):
        if s.cast[p, k] > 0:
            ids[n] = WEAR + k
            n += 1
    return n


@rule
def wear_out(s: State, p: int, kind: int) -> None:
    """The token leaves the game."""
    discard(s, p, kind)
    tell(s, WORN, p, kind, 0)
    update_stars(s)
    s.todo = TO_WEAR


@rule
def put_away(s: State, p: int, move: int) -> None:
    """Choose the token that is worn out."""
    wear_out(s, p, move - WEAR)


@rule
def has_assets(s: State, p: int) -> int:
    """Whether a player has a token that can be given away."""
    for k in range(ASSETS):
        if s.hand[p, k] > 0:
            return 1
    return 0


@rule
def ask_receiver(s: State) -> None:
    """The lowest record asks the podium winner for a token (R29, R30)."""
    s.todo = TO_ROUND
    if s.laureate < 0:
        return
    p = roll_off(s, foremost(s, -1))
    if p == s.laureate or has_assets(s, s.laureate) == 0:
        tell(s, NO_DONATION, p, 0, 0)
        return
    s.seat = p
    s.ask = ASK_DONATION
    s.todo = WAIT


@rule
def legal_donation(s: State, p: int, ids: Cells) -> int:
    """Any kind the podium winner owns, but no special token; or none."""
    ids[0] = DECLINE
    n = 1
    for k in range(ASSETS):
        if s.hand[s.laureate, k] > 0:
            ids[n] = ASK_FOR + k
            n += 1
    return n


@rule
def donate(s: State, p: int, move: int) -> None:
    """One token goes from first to last."""
    s.todo = TO_ROUND
    if move == DECLINE:
        tell(s, DECLINED, p, s.laureate, 0)
        return
    kind = move - ASK_FOR
    s.hand[s.laureate, kind] -= 1
    s.hand[p, kind] += 1
    tell(s, DONATED, s.laureate, p, kind)
    update_stars(s)


@rule
def begin_round(s: State) -> None:
    """The start player's token goes left, the next round begins."""
    s.round += 1
    s.start = (s.start + 1) % s.players
    s.shown = 0
    for p in range(s.players):
        for k in range(ASSETS + 1):
            s.cast[p, k] = 0
    tell(s, ROUND, s.start, s.round, 0)
    begin_phase(s, INVESTING, TO_INVEST)


# --- the questions


def why_not_wear(s: State, seat: int, move: Move) -> Say:
    return Say("why-not-in-show", {"token": token_name(*move.values)})


def why_not_donate(s: State, seat: int, move: Move) -> Say:
    return Say("why-donor-lacks", {"player": Seat(s.laureate), "token": token_name(*move.values)})


def prompt_donation(s: State, seat: int) -> Say:
    return Say("prompt-donation", {"player": Seat(s.laureate)})


COURSE.step(TO_PODIUM, award_podium)
COURSE.step(TO_WEAR, next_to_clean_up)
COURSE.step(TO_DONATION, ask_receiver)
COURSE.step(TO_ROUND, begin_round)
COURSE.question(ASK_WEAR, "wear", legal=legal_wear, play=put_away, moves=(WEAR,), why_not=why_not_wear)
COURSE.question(
    ASK_DONATION,
    "donation",
    legal=legal_donation,
    play=donate,
    moves=(DECLINE, ASK_FOR),
    prompt=prompt_donation,
    why_not=why_not_donate,
)
