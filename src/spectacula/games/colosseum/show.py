"""Phase 4, performing: nobles move, a program is staged, spectators are counted."""

from __future__ import annotations

from spectacula.games.colosseum.moves import ANNOUNCE, CASH, HAND_IN, HOLD, NO_SHOW, NUDGE, NUDGES, PERFORM, STAGE, SWAP
from spectacula.games.colosseum.names import program_name, token_name
from spectacula.games.colosseum.nobles import noble_crowd, nudge
from spectacula.games.colosseum.phases import begin_phase
from spectacula.games.colosseum.purse import earn, legal_changes, may_change, play_medals
from spectacula.games.colosseum.state import (
    ARENA_FOR,
    ASK_ANNOUNCE,
    ASK_CAST,
    ASK_NOBLE,
    ASK_PROGRAM,
    ASSETS,
    CEREMONY,
    COURSE,
    CROWD,
    DICE,
    EARLIER_CROWD,
    FACES,
    FEWEST,
    FROM_EARLIER,
    FROM_MEDALS,
    FROM_NOBLES,
    FROM_PODIUMS,
    FROM_PROGRAM,
    FROM_SEATS,
    FROM_STARS,
    JOKER,
    MEDAL_CROWD,
    NEEDS,
    NO_SHOW_GIVEN,
    NOBLES,
    PODIUM_CROWD,
    RECORD,
    ROLLED,
    ROUNDS,
    SEAT_CROWD,
    SHOW,
    SIZE,
    SOURCES,
    SPECTATORS,
    STAGED,
    STAR_CROWD,
    STAR_KIND,
    STAR_KINDS,
    TO_ANNOUNCE,
    TO_CAST,
    TO_PODIUM,
    TO_PROGRAM,
    WAIT,
    State,
)
from spectacula.kernel.rules import near_rule, rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import below, count, lowest, tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say

SOURCE_COUNT = len(SOURCES)


@rule
def fitting(s: State, p: int, number: int) -> int:
    """Real tokens a player has for a program."""
    n = 0
    for k in range(ASSETS):
        n += min(s.hand[p, k], NEEDS[number, k])
    return n


@near_rule
def usable(s: State, p: int, number: int) -> int:
    """Tokens for a program, jokers included."""
    return min(fitting(s, p, number) + s.hand[p, JOKER], SIZE[number])


@rule
def stageable_by(s: State, p: int) -> int:
    """Programs that fit the arena and have tokens enough."""
    mask = 0
    programs = s.programs[p]
    while programs != 0:
        number = lowest(programs)
        programs &= programs - 1
        if ARENA_FOR[number] <= s.parts[p] and usable(s, p, number) >= FEWEST[number]:
            mask |= 1 << number
    return mask


@rule
def next_performer(s: State) -> None:
    """Who could stage a program may announce a show before the dice are rolled (R16)."""
    if s.turns == s.players:
        end_performing(s)
        return
    p = s.active
    s.stageable = stageable_by(s, p)
    if s.stageable != 0:
        s.seat = p
        s.ask = ASK_ANNOUNCE
        s.todo = WAIT
    else:
        skip_show(s, p)


@rule
def end_performing(s: State) -> None:
    """The ceremony, or after the last round the end."""
    if s.round == ROUNDS:
        s.done = 1
        s.todo = WAIT
    else:
        begin_phase(s, CEREMONY, TO_PODIUM)


@rule
def skip_show(s: State, p: int) -> None:
    """No show this round, no dice."""
    tell(s, NO_SHOW_GIVEN, p, 0, 0)
    end_show(s)


@rule
def end_show(s: State) -> None:
    """The next player performs."""
    s.staged = 0
    s.stageable = 0
    s.dice[0] = -1
    s.dice[1] = -1
    s.moved = -1
    s.turns += 1
    s.active = (s.active + 1) % s.players
    s.todo = TO_ANNOUNCE


@rule
def legal_announce(s: State, p: int, ids: Cells) -> int:
    """A show or none."""
    n = legal_changes(s, p, ids)
    ids[n] = ANNOUNCE
    ids[n + 1] = NO_SHOW
    return n + 2


@rule
def announce(s: State, p: int, move: int) -> None:
    """Announce a show and roll one die, or two with a loge."""
    if move == NO_SHOW:
        skip_show(s, p)
        return
    s.dice[0] = below(s, DICE, FACES)
    s.dice[1] = below(s, DICE, FACES) if s.loge[p] != 0 else -1
    s.die = 0
    s.moved = -1
    s.handed = 0
    tell(s, ROLLED, p, s.dice[0], s.dice[1])
    s.ask = ASK_NOBLE


@rule
def ask_program(s: State) -> None:
    """Which program, after moving nobles by medals; one program and no medal leave no choice."""
    p = s.active
    if s.stageable & (s.stageable - 1) == 0 and may_change(s, p) == 0:
        stage(s, p, lowest(s.stageable))
    else:
        s.seat = p
        s.ask = ASK_PROGRAM
        s.todo = WAIT


@rule
def legal_program(s: State, p: int, ids: Cells) -> int:
    """Every program that can be staged; for a medal any noble one to three squares either way (R20)."""
    n = legal_changes(s, p, ids)
    programs = s.stageable
    while programs != 0:
        ids[n] = STAGE + lowest(programs) - 1
        n += 1
        programs &= programs - 1
    if s.medals[p] > 0:
        for i in range(NOBLES * NUDGES):
            ids[n] = NUDGE + i
            n += 1
    return n


@rule
def choose_program(s: State, p: int, move: int) -> None:
    """Stage a program or play a medal on a noble."""
    if move < NUDGE:
        stage(s, p, move - STAGE + 1)
    else:
        nudge(s, p, (move - NUDGE) // NUDGES, (move - NUDGE) % NUDGES)


@rule
def stage(s: State, p: int, number: int) -> None:
    """All tokens that fit go on stage, jokers for what is missing; the player may hold some back (R22)."""
    s.staged = number
    s.assets = 0
    for k in range(ASSETS):
        s.cast[p, k] = min(s.hand[p, k], NEEDS[number, k])
        s.assets += s.cast[p, k]
    s.cast[p, JOKER] = min(s.hand[p, JOKER], SIZE[number] - s.assets)
    s.assets += s.cast[p, JOKER]
    s.cursor = HOLD
    s.todo = TO_CAST


@rule
def ask_cast(s: State) -> None:
    """What to hold back and how many medals to hand in, if there is a choice."""
    p = s.active
    if can_hold_back(s, p) != 0 or may_change(s, p) != 0:
        s.seat = p
        s.ask = ASK_CAST
        s.todo = WAIT
    else:
        perform(s, p)


@rule
def has_spare_joker(s: State, p: int) -> int:
    """A joker off stage, ready to stand in for a token that is held back."""
    if s.hand[p, JOKER] > s.cast[p, JOKER] and s.assets > s.cast[p, JOKER]:
        return 1
    return 0


@rule
def can_hold_back(s: State, p: int) -> int:
    """Whether a token may still be held back, in the order they are named."""
    enough = s.assets > FEWEST[s.staged]
    if s.cursor == HAND_IN:
        return 0
    if enough and s.cast[p, JOKER] > 0:
        return 1
    if enough or has_spare_joker(s, p) != 0:
        for k in range(s.cursor - HOLD, ASSETS):
            if s.cast[p, k] > 0:
                return 1
    return 0


@rule
def legal_cast(s: State, p: int, ids: Cells) -> int:
    """Perform, hold tokens back but never below the least, hand in medals; named in this order."""
    n = legal_changes(s, p, ids)
    ids[n] = PERFORM
    n += 1
    enough = s.assets > FEWEST[s.staged]
    if s.cursor < HAND_IN:
        if enough or has_spare_joker(s, p) != 0:
            for k in range(s.cursor - HOLD, ASSETS):
                if s.cast[p, k] > 0:
                    ids[n] = HOLD + k
                    n += 1
        if enough and s.cast[p, JOKER] > 0:
            ids[n] = HOLD + JOKER
            n += 1
    if s.medals[p] > 0:
        ids[n] = HAND_IN
        n += 1
    return n


@rule
def cast_show(s: State, p: int, move: int) -> None:
    """One step of the show: hold back, hand in, or begin."""
    if move == PERFORM:
        perform(s, p)
        return
    s.cursor = move
    if move == HAND_IN:
        play_medals(s, p, 1)
        s.handed += 1
    else:
        hold_back(s, p, move - HOLD)
    s.todo = TO_CAST


@rule
def hold_back(s: State, p: int, kind: int) -> None:
    """A token stays off stage; a spare joker stands in for it."""
    s.cast[p, kind] -= 1
    if kind != JOKER and s.hand[p, JOKER] > s.cast[p, JOKER]:
        s.cast[p, JOKER] += 1
    else:
        s.assets -= 1


@rule
def star_crowd(s: State, p: int) -> int:
    """Four for each own star with a real token of its kind on stage (R23)."""
    n = 0
    for i in range(STAR_KINDS):
        if s.star[i] == p and s.cast[p, STAR_KIND[i]] > 0:
            n += STAR_CROWD
    return n


@rule
def earlier_crowd(s: State, p: int, number: int) -> int:
    """Five for each other program performed before (R25)."""
    return EARLIER_CROWD * count(s.performed[p] & ~(1 << number))


@rule
def count_spectators(s: State, p: int) -> int:
    """Fill in the spectators of the show on stage by source; their sum."""
    s.show_program[p] = s.staged
    s.show[p, FROM_PROGRAM] = CROWD[s.staged, SIZE[s.staged] - s.assets]
    s.show[p, FROM_EARLIER] = earlier_crowd(s, p, s.staged)
    s.show[p, FROM_SEATS] = SEAT_CROWD * s.seats[p]
    s.show[p, FROM_STARS] = star_crowd(s, p)
    s.show[p, FROM_NOBLES] = noble_crowd(s, p)
    s.show[p, FROM_PODIUMS] = PODIUM_CROWD * s.podiums[p]
    s.show[p, FROM_MEDALS] = MEDAL_CROWD * s.handed
    total = 0
    for source in range(SOURCE_COUNT):
        total += s.show[p, source]
    return total


@rule
def perform(s: State, p: int) -> None:
    """The show: spectators, record, income."""
    number = s.staged
    total = count_spectators(s, p)
    tell(s, STAGED, p, number, s.assets)
    for source in range(SOURCE_COUNT):
        if s.show[p, source] > 0:
            tell(s, SPECTATORS, p, source, s.show[p, source])
    tell(s, SHOW, p, number, total)
    s.performed[p] |= 1 << number
    s.last[p] = number
    s.shown |= 1 << p
    earn(s, p, total)
    if total > s.record[p]:
        set_record(s, p, total)
    end_show(s)


@rule
def set_record(s: State, p: int, total: int) -> None:
    """The record never goes back."""
    tell(s, RECORD, p, total, s.record[p])
    s.record[p] = total
    s.best_program[p] = s.staged
    s.best_round[p] = s.round
    for source in range(SOURCE_COUNT):
        s.best[p, source] = s.show[p, source]


# --- the questions


def why_not_stage(s: State, seat: int, move: Move) -> Say | None:
    """Not one's own, too large for the arena, or too few tokens for it."""
    if s.ask not in (ASK_ANNOUNCE, ASK_PROGRAM):
        return None
    (number,) = move.values
    said: dict[str, object] = {"program": program_name(number), "number": number}
    if not s.programs[seat] >> number & 1:
        return Say("why-not-your-program", said)
    if ARENA_FOR[number] > s.parts[seat]:
        return Say("why-arena-small", {**said, "needed": ARENA_FOR[number], "parts": s.parts[seat]})
    fewest, have = FEWEST[number], usable(s, seat, number)
    return Say("why-too-few", {**said, "fewest": fewest, "have": have}) if have < fewest else None


def why_not_cast(s: State, seat: int, move: Move) -> Say:
    """A token that is not on stage, that was passed over, or that the show needs."""
    if move.family == "hand-in":
        return Say("why-no-medal")
    (kind,) = move.values
    if s.cast[seat, kind] == 0:
        return Say("why-not-in-show", {"token": token_name(kind)})
    return Say("why-order") if HOLD + kind < s.cursor else Say("why-least", {"fewest": FEWEST[s.staged]})


def prompt_cast(s: State, seat: int) -> Say:
    return Say("prompt-cast", {"number": s.staged, "program": program_name(s.staged)})


COURSE.step(TO_ANNOUNCE, next_performer)
COURSE.step(TO_PROGRAM, ask_program)
COURSE.step(TO_CAST, ask_cast)
COURSE.question(ASK_ANNOUNCE, "announce", legal=legal_announce, play=announce, moves=(CASH, SWAP, ANNOUNCE, NO_SHOW))
COURSE.question(ASK_PROGRAM, "program", legal=legal_program, play=choose_program, moves=(CASH, SWAP, STAGE, NUDGE))
COURSE.question(
    ASK_CAST,
    "cast",
    legal=legal_cast,
    play=cast_show,
    moves=(CASH, SWAP, PERFORM, HOLD, HAND_IN),
    prompt=prompt_cast,
    why_not=why_not_cast,
)
COURSE.forbid((STAGE,), why_not_stage)
