"""Phase 1, investing: a program, an arena expansion, a luxury seat or the Emperor's loge."""

from __future__ import annotations

from spectacula.games.colosseum.auction import begin_auctions
from spectacula.games.colosseum.moves import (
    AGAIN_BY_ACTION,
    AGAIN_BY_MEDALS,
    BUILD_LOGE,
    BUY,
    BUY_SEAT,
    CASH,
    EXPAND_BACK,
    EXPAND_ON,
    MEDAL_SEAT,
    STOP,
    SWAP,
    TAKE,
)
from spectacula.games.colosseum.names import program_name
from spectacula.games.colosseum.phases import begin_phase
from spectacula.games.colosseum.preparation import sold
from spectacula.games.colosseum.purse import discard, legal_changes, pay, play_medals, purse, short_of
from spectacula.games.colosseum.state import (
    ACQUIRING,
    ACTION,
    AGAIN_ACTION,
    AGAIN_MEDALS,
    ASK_INVEST,
    BOOKLET,
    BOUGHT_PROGRAM,
    COST,
    COURSE,
    EXPANDED,
    EXPANSION_COST,
    INVESTED_NOTHING,
    LARGEST_ARENA,
    LOGE_BUILT,
    LOGE_COST,
    MEDALS_FOR_ONE_MORE,
    MEDALS_OPTION,
    SEAT_BOUGHT,
    SEAT_COST,
    SEAT_FOR_MEDALS,
    SEATS_PER_ARENA,
    SMALL,
    SQUARES,
    TO_INVEST,
    TO_OPENER,
    WAIT,
    State,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import lowest, tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say


@rule
def programs_open_to(s: State, p: int) -> int:
    """Programs for sale with a number above the one performed last (R1)."""
    return s.sale & ~((2 << s.last[p]) - 1)


@rule
def can_expand(s: State, p: int, coins: int) -> int:
    """Two expansions an arena, ten coins each."""
    if s.parts[p] < LARGEST_ARENA and coins >= EXPANSION_COST:
        return 1
    return 0


@rule
def has_room_for_seat(s: State, p: int) -> int:
    """Four luxury seats an arena, ten in all."""
    if s.seats[p] < SEATS_PER_ARENA and s.seat_supply > 0:
        return 1
    return 0


@rule
def can_invest(s: State, p: int, coins: int) -> int:
    """Whether these coins buy anything."""
    if can_expand(s, p, coins) != 0:
        return 1
    if has_room_for_seat(s, p) != 0 and coins >= SEAT_COST:
        return 1
    if s.loge[p] == 0 and coins >= LOGE_COST:
        return 1
    programs = programs_open_to(s, p)
    while programs != 0:
        if COST[lowest(programs)] <= coins:
            return 1
        programs &= programs - 1
    return 0


@rule
def can_take_medal_seat(s: State, p: int) -> int:
    """Two medals buy a luxury seat at once, without coins (`medals=sheet`)."""
    if s.option[MEDALS_OPTION] != BOOKLET and s.medals[p] >= MEDALS_FOR_ONE_MORE and has_room_for_seat(s, p) != 0:
        return 1
    return 0


@rule
def can_claim_by_medals(s: State, p: int) -> int:
    """Two medals give one more paid investment (`medals=booklet`)."""
    if s.option[MEDALS_OPTION] == BOOKLET and s.medals[p] >= MEDALS_FOR_ONE_MORE:
        return 1
    return 0


@rule
def has_investing_to_do(s: State, p: int) -> int:
    """Whether the turn offers more than stopping, medals cashed if need be."""
    if can_take_medal_seat(s, p) != 0:
        return 1
    if s.allowance == 0 and s.hand[p, ACTION] == 0 and can_claim_by_medals(s, p) == 0:
        return 0
    return can_invest(s, p, purse(s, p))


@rule
def next_investor(s: State) -> None:
    """Ask the active player, or pass on when there is nothing to choose; after the last one come the auctions."""
    p = s.active
    if s.turns == s.players:
        begin_phase(s, ACQUIRING, TO_OPENER)
        begin_auctions(s)
    elif has_investing_to_do(s, p) != 0:
        s.seat = p
        s.ask = ASK_INVEST
        s.todo = WAIT
    else:
        stop_investing(s, p)


@rule
def stop_investing(s: State, p: int) -> None:
    """The next player invests."""
    s.turns += 1
    s.active = (p + 1) % s.players
    s.allowance = 1
    s.invested = 0


@rule
def legal_invest(s: State, p: int, ids: Cells) -> int:
    """Everything the player can pay for now, what gives one more investment, and stopping."""
    n = legal_changes(s, p, ids)
    ids[n] = STOP
    n += 1
    coins = s.coins[p]
    if s.allowance == 0 and can_invest(s, p, coins) != 0:
        if s.hand[p, ACTION] > 0:
            ids[n] = AGAIN_BY_ACTION
            n += 1
        if can_claim_by_medals(s, p) != 0:
            ids[n] = AGAIN_BY_MEDALS
            n += 1
    if s.allowance > 0:
        n = legal_building(s, p, ids, n)
    elif can_take_medal_seat(s, p) != 0:
        ids[n] = MEDAL_SEAT
        n += 1
    return n


@rule
def legal_building(s: State, p: int, ids: Cells, n: int) -> int:
    """Expansions, seats, the loge and programs."""
    coins = s.coins[p]
    if can_expand(s, p, coins) != 0:
        ids[n] = EXPAND_BACK
        ids[n + 1] = EXPAND_ON
        n += 2
    if has_room_for_seat(s, p) != 0 and coins >= SEAT_COST:
        ids[n] = BUY_SEAT
        n += 1
    if can_take_medal_seat(s, p) != 0:
        ids[n] = MEDAL_SEAT
        n += 1
    if s.loge[p] == 0 and coins >= LOGE_COST:
        ids[n] = BUILD_LOGE
        n += 1
    programs = programs_open_to(s, p)
    while programs != 0:
        number = lowest(programs)
        ids[n] = BUY + number - SMALL - 1
        n += COST[number] <= coins
        programs &= programs - 1
    return n


@rule
def invest(s: State, p: int, move: int) -> None:
    """Make an investment, claim one more, or stop."""
    s.todo = TO_INVEST
    if move == STOP:
        if s.invested == 0:
            tell(s, INVESTED_NOTHING, p, 0, 0)
        stop_investing(s, p)
    elif move == MEDAL_SEAT:
        take_medal_seat(s, p)
    elif move == AGAIN_BY_ACTION:
        discard(s, p, ACTION)
        s.allowance += 1
        tell(s, AGAIN_ACTION, p, 0, 0)
    elif move == AGAIN_BY_MEDALS:
        play_medals(s, p, MEDALS_FOR_ONE_MORE)
        s.allowance += 1
        tell(s, AGAIN_MEDALS, p, 0, 0)
    else:
        s.allowance -= 1
        s.invested += 1
        buy(s, p, move)


@rule
def buy(s: State, p: int, move: int) -> None:
    """The paid investments."""
    if move == BUY_SEAT:
        buy_seat(s, p)
    elif move == BUILD_LOGE:
        pay(s, p, LOGE_COST)
        s.loge[p] = 1
        tell(s, LOGE_BUILT, p, LOGE_COST, 0)
    elif move >= BUY:
        buy_program(s, p, move - BUY + SMALL + 1)
    else:
        expand(s, p, move)


@rule
def buy_program(s: State, p: int, number: int) -> None:
    """A program from the stacks; whether the arena is large enough matters only on stage (R2)."""
    pay(s, p, COST[number])
    s.sale &= ~(1 << number)
    s.programs[p] |= 1 << number
    tell(s, BOUGHT_PROGRAM, p, number, COST[number])


@rule
def expand(s: State, p: int, move: int) -> None:
    """One more part on the side of choice; nobles standing there are now inside."""
    pay(s, p, EXPANSION_COST)
    square = (s.arena[p] + s.parts[p]) % SQUARES
    if move == EXPAND_BACK:
        square = (s.arena[p] + SQUARES - 1) % SQUARES
        s.arena[p] = square
    s.parts[p] += 1
    tell(s, EXPANDED, p, s.parts[p], square)


@rule
def buy_seat(s: State, p: int) -> None:
    """A luxury seat for coins."""
    pay(s, p, SEAT_COST)
    s.seats[p] += 1
    s.seat_supply -= 1
    tell(s, SEAT_BOUGHT, p, s.seats[p], SEAT_COST)


@rule
def take_medal_seat(s: State, p: int) -> None:
    """A luxury seat for two medals."""
    play_medals(s, p, MEDALS_FOR_ONE_MORE)
    s.seats[p] += 1
    s.seat_supply -= 1
    tell(s, SEAT_FOR_MEDALS, p, s.seats[p], 0)


# --- the question


def prompt_invest(s: State, seat: int) -> Say:
    return Say("prompt-invest") if s.allowance else Say("prompt-invest-more")


def why_not_invest(s: State, seat: int, move: Move) -> Say | None:
    """What a way to invest lacks: the right, the room or the coins."""
    if move.family in ("invest-again-by-action", "invest-again-by-medals", "seat-for-medals"):
        return _why_not_again(s, seat, move.family)
    if s.allowance == 0:
        return Say("why-one-investment")
    if move.family == "buy":
        return _why_not_program(s, seat, *move.values)
    if move.family == "buy-seat":
        return _no_room_for_seat(s, seat) or short_of(s, seat, SEAT_COST)
    if move.family == "build-loge":
        return Say("why-has-loge") if s.loge[seat] else short_of(s, seat, LOGE_COST)
    if s.parts[seat] == LARGEST_ARENA:
        return Say("why-arena-full", {"parts": LARGEST_ARENA})
    return short_of(s, seat, EXPANSION_COST)


def _why_not_again(s: State, seat: int, family: str) -> Say | None:
    booklet = s.option[MEDALS_OPTION] == BOOKLET
    by_action, for_seat = family == "invest-again-by-action", family == "seat-for-medals"
    if for_seat and booklet:
        return Say("why-booklet")
    if family == "invest-again-by-medals" and not booklet:
        return Say("why-sheet")
    if by_action and s.hand[seat, ACTION] == 0:
        return Say("why-no-action")
    if not by_action and s.medals[seat] < MEDALS_FOR_ONE_MORE:
        return Say("why-two-medals", {"medals": MEDALS_FOR_ONE_MORE})
    if for_seat:
        return _no_room_for_seat(s, seat)
    return Say("why-first-invest") if s.allowance else Say("why-nothing-to-buy")


def _no_room_for_seat(s: State, seat: int) -> Say | None:
    if has_room_for_seat(s, seat):
        return None
    full = s.seats[seat] >= SEATS_PER_ARENA
    return Say("why-seats-full", {"limit": SEATS_PER_ARENA}) if full else Say("why-seats-out")


def _why_not_program(s: State, seat: int, number: int) -> Say | None:
    owned = sold(s, number)
    if owned is None and number <= s.last[seat]:
        return Say("why-low-number", {"program": program_name(number), "number": number, "last": s.last[seat]})
    return owned or short_of(s, seat, COST[number])


def why_not_take(s: State, seat: int, move: Move) -> Say | None:
    """Free programs are never for sale."""
    (number,) = move.values
    return (sold(s, number) or Say("why-not-for-sale", {"number": number})) if s.ask == ASK_INVEST else None


COURSE.step(TO_INVEST, next_investor)
COURSE.question(
    ASK_INVEST,
    "invest",
    legal=legal_invest,
    play=invest,
    moves=(
        *(CASH, SWAP, STOP, AGAIN_BY_ACTION, AGAIN_BY_MEDALS),
        *(EXPAND_BACK, EXPAND_ON, BUY_SEAT, MEDAL_SEAT, BUILD_LOGE, BUY),
    ),
    prompt=prompt_invest,
    why_not=why_not_invest,
)
COURSE.forbid((TAKE,), why_not_take)
