"""What a good beginner knows: how promising a move looks, and where a player's record may end."""

from __future__ import annotations

from collections.abc import Sequence

from spectacula.games.colosseum.auction import least_bid
from spectacula.games.colosseum.moves import (
    ACCEPT,
    AGAIN_BY_ACTION,
    AGAIN_BY_MEDALS,
    ANNOUNCE,
    ASK_FOR,
    BID,
    BID_SPAN,
    BOTH_STEPS,
    BUILD_LOGE,
    BUY,
    BUY_SEAT,
    CASH,
    DECLINE,
    END_TRADING,
    EXPAND_BACK,
    EXPAND_ON,
    GIVE,
    GIVE_COINS,
    GIVE_UP,
    HAND_IN,
    HUNDRED,
    MARKET,
    MEDAL_SEAT,
    NOBLE,
    NOBLE_BOTH,
    NUDGE,
    NUDGES,
    OFFER_ALL,
    OFFER_TO,
    PASS,
    PERFORM,
    PROPOSE,
    REFUSE,
    STAGE,
    STOP,
    SWAP,
    TAKE,
    WANT,
    WANT_COINS,
    WEAR,
)
from spectacula.games.colosseum.nobles import is_inside
from spectacula.games.colosseum.plans import (
    MEDAL_WORTH,
    bundle_worth,
    coin_worth,
    crowd_with,
    gain_of,
    has_spare,
    investments_to_come,
    is_wanted,
    kinds_on_offer,
    loss_of,
    lot_worth,
    plan_worth,
    programs_unseen,
    rounds_left,
    steps_to,
    target,
    tonight,
)
from spectacula.games.colosseum.show import earlier_crowd, usable
from spectacula.games.colosseum.state import (
    ARENA_FOR,
    ASK_ANNOUNCE,
    ASK_ANSWER,
    ASK_BID,
    ASK_CAST,
    ASK_COUNTER,
    ASK_DONATION,
    ASK_INVEST,
    ASK_NOBLE,
    ASK_OFFER,
    ASK_OPEN,
    ASK_OPENING,
    ASK_PROGRAM,
    ASK_REPLY,
    ASK_TRADE,
    ASK_WEAR,
    ASSETS,
    COST,
    EARLIER_CROWD,
    FACES,
    MEDAL_CROWD,
    MEDAL_STEPS,
    NOBLE_CROWD,
    NOBLES,
    OFFERS,
    OPENING_BID,
    PODIUM_CROWD,
    REST,
    ROUNDS,
    SEAT_CROWD,
    SEATS,
    SIZE,
    SMALL,
    SQUARES,
    STAR_CROWD,
    TRADABLE,
    State,
)
from spectacula.games.colosseum.tokens import stars_of
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import count

HORIZON = 40  # decisions to look ahead before `worth` judges a position
SECOND_LOOK = False  # as measured, whole games of hurried play tell too little
PATIENCE = 2  # offers of a turn that may come to nothing
OPENINGS = frozenset((OFFER_ALL, *range(OFFER_TO, OFFER_TO + SEATS)))
PARTS = ("record", "show", "comforts", "medals", "stars", "coins")
NOBLES_TO_EXPECT = 50  # tenths of a spectator

# notes: what all moves of a decision are weighed by
AIM, SHOW, SLACK, PLAN, CEILING, BUNDLE = 0, SEATS, SEATS + 1, SEATS + 2, SEATS + 3, SEATS + 4
NOTES = SEATS + 5


@rule
def within(value: int) -> int:
    """A prior lies between 0 and 1000."""
    return max(0, min(1000, value))


@rule
def study(s: State, p: int, notes: Cells) -> None:
    """Note what weighing any move of a player's decision takes: the programs in mind, what is at stake."""
    ask = s.ask
    if ask >= ASK_ANNOUNCE and ask <= ASK_CAST:
        return
    notes[AIM + p] = target(s, p)
    if ask == ASK_TRADE:
        for q in range(s.players):
            if q != p:
                notes[AIM + q] = target(s, q)
    elif ask == ASK_COUNTER:
        notes[AIM + s.active] = target(s, s.active)
    elif ask == ASK_OFFER:
        if s.to >= 0:
            notes[AIM + s.to] = target(s, s.to)
    elif ask != ASK_WEAR:
        notes[SHOW] = tonight(s, p)
        study_stakes(s, p, notes)


@rule
def study_stakes(s: State, p: int, notes: Cells) -> None:
    """Investments to spare, the most to bid, what an offer is worth."""
    aim = notes[AIM + p]
    if s.ask == ASK_INVEST:
        notes[PLAN] = plan_worth(s, p, aim)
        notes[SLACK] = investments_to_come(s, p) - steps_to(s, p, aim)
    elif s.ask == ASK_OPENING or s.ask == ASK_BID:
        notes[CEILING] = ceiling(s, p, lot_worth(s, p, aim, notes[SHOW], s.lot))
    elif s.ask == ASK_ANSWER or s.ask == ASK_REPLY:
        notes[BUNDLE] = bundle_worth(s, p, aim, notes[SHOW], 1 if s.ask == ASK_REPLY else 0)


@rule
def prior(s: State, seat: int, move: int, notes: Cells) -> int:
    """How promising a legal move looks, from 0 to 1000."""
    ask = s.ask
    if move == CASH or move == SWAP:
        return prior_change(s, move)
    if ask == ASK_INVEST:
        return within(prior_invest(s, seat, move, notes))
    if ask == ASK_OPEN or ask == ASK_OPENING or ask == ASK_BID:
        return within(prior_bid(s, seat, move, notes))
    if ask >= ASK_TRADE and ask <= ASK_REPLY:
        return within(prior_trade(s, seat, move, notes))
    if ask == ASK_NOBLE:
        return within(prior_noble(s, seat, move))
    if ask == ASK_PROGRAM:
        return within(prior_program(s, seat, move))
    return within(prior_rest(s, seat, move, notes))


@rule
def prior_change(s: State, move: int) -> int:
    """Medals are kept for the last show; there an additional action is a medal too."""
    if move == SWAP and s.ask == ASK_CAST and s.round == ROUNDS:
        return 950
    return 5


# --- investing


@rule
def prior_invest(s: State, p: int, move: int, notes: Cells) -> int:
    """First what the plan needs, then what pays in every show."""
    if move == STOP:
        return 150
    if move == MEDAL_SEAT:
        return 750
    if move == AGAIN_BY_ACTION or move == AGAIN_BY_MEDALS:
        return 600
    aim = notes[AIM + p]
    slack = notes[SLACK]
    if move == EXPAND_BACK or move == EXPAND_ON:
        return prior_expand(s, p, move, aim, slack)
    if move == BUY_SEAT:
        return 250 if slack == 0 else 560 + (100 if s.round == ROUNDS else 0)
    if move == BUILD_LOGE:
        return 200 if slack == 0 else 300 + 75 * rounds_left(s)
    return prior_buy(s, p, move - BUY + SMALL + 1, notes)


@rule
def prior_expand(s: State, p: int, move: int, aim: int, slack: int) -> int:
    """Expand for the plan, towards a noble if one stands there."""
    square = (s.arena[p] + (SQUARES - 1 if move == EXPAND_BACK else s.parts[p])) % SQUARES
    worth = 250
    if ARENA_FOR[aim] > s.parts[p]:
        worth = 800 if slack > 0 else 930
    if REST >> square & 1 != 0:
        worth += 10
    for i in range(NOBLES):
        if s.noble[i] == square:
            worth += 2 * NOBLE_CROWD[i]
    return worth


@rule
def prior_buy(s: State, p: int, number: int, notes: Cells) -> int:
    """The program of the plan, or one that draws more in the rounds before."""
    aim = notes[AIM + p]
    slack = notes[SLACK]
    if number == aim:
        return 900 if slack == 0 or s.coins[p] - COST[number] >= OPENING_BID else 500
    if slack == 0:
        return 50
    worth = 5 * (plan_worth(s, p, number) - notes[PLAN]) // 2
    if ARENA_FOR[number] <= s.parts[p] + 1:
        now = crowd_with(notes[SHOW], 10 * (SIZE[notes[SHOW]] - usable(s, p, notes[SHOW])))
        then = crowd_with(number, 10 * max(0, SIZE[number] - usable(s, p, number) - 1))
        step = 2 * (then - now) + 10 * EARLIER_CROWD - 6 * COST[number]
        worth = max(worth, step if programs_unseen(s, p) <= rounds_left(s) else step - 150)
    return 420 + worth


# --- auctions


@rule
def ceiling(s: State, p: int, worth: int) -> int:
    """The most a player should pay for a lot of some worth."""
    if s.round == ROUNDS:
        return s.coins[p] if worth > 30 else 0
    return worth // 9


@rule
def prior_bid(s: State, p: int, move: int, notes: Cells) -> int:
    """Open the market that helps most; raise by little, up to what the lot is worth."""
    if move == GIVE_UP:
        return 230
    if move >= MARKET and move < BID:
        return min(900, 50 + 3 * lot_worth(s, p, notes[AIM + p], notes[SHOW], move - MARKET))
    if move == HUNDRED:
        return 0
    most = notes[CEILING]
    least = least_bid(s)
    if move == PASS:
        return 450 + 30 * (least - most)
    amount = OPENING_BID + BID_SPAN * s.hundreds + move - BID
    if amount > most:
        return 300 - 30 * (amount - most)
    return max(310, 750 - 20 * (amount - least))


# --- trading


@rule
def prior_trade(s: State, p: int, move: int, notes: Cells) -> int:
    """Swap what is spare for what is lacking; take what gains."""
    if s.ask == ASK_ANSWER or s.ask == ASK_REPLY:
        if move == ACCEPT:
            return 480 + 8 * notes[BUNDLE]
        return 500 if move == REFUSE else 40
    if s.ask == ASK_TRADE:
        if move == END_TRADING:
            return 300 + 100 * (OFFERS - s.offers)
        return 60 if move == OFFER_ALL else prior_partner(s, p, move - OFFER_TO, notes)
    if s.ask == ASK_OFFER:
        return prior_goods(s, p, s.to, 0, move, notes)
    return prior_goods(s, p, s.active, 1, move, notes)


@rule
def prior_partner(s: State, p: int, q: int, notes: Cells) -> int:
    """Somebody who can spare what the plan lacks, best if it works both ways."""
    n = kinds_on_offer(s, p, notes[AIM + p], q, notes[AIM + q])
    if n == 0:
        return 30
    if kinds_on_offer(s, q, notes[AIM + q], p, notes[AIM + p]) > 0:
        return 650 + 10 * n
    return 450 + 10 * n if s.coins[p] >= 12 else 100


@rule
def prior_goods(s: State, p: int, q: int, b: int, move: int, notes: Cells) -> int:
    """One token, or five coins, for one token."""
    given = s.sums[b, 0]
    wanted = s.sums[b, 1]
    for k in range(TRADABLE):
        given += s.goods[b, 0, k]
        wanted += s.goods[b, 1, k]
    if move == PROPOSE:
        return 950
    if move == END_TRADING or move == REFUSE:
        return 200
    if wanted > 0 or (given > 0 and move < WANT):
        return 20
    if move == GIVE_COINS + 1:
        return 400
    if (move >= GIVE_COINS and move < WANT) or move >= WANT_COINS:
        return 10
    return prior_token(s, p, q, move, notes)


@rule
def prior_token(s: State, p: int, q: int, move: int, notes: Cells) -> int:
    """Give what one can spare and the other lacks, want the reverse."""
    kind = move - WANT if move >= WANT else move - GIVE
    if kind >= ASSETS:
        return 10
    giver = q if move >= WANT else p
    taker = p if move >= WANT else q
    worth = 100
    if giver >= 0:
        worth += 300 * has_spare(s, giver, notes[AIM + giver], kind)
    if taker >= 0:
        worth += 300 * is_wanted(s, taker, notes[AIM + taker], kind)
    return worth


# --- shows


@rule
def noble_worth(s: State, p: int, i: int, square: int) -> int:
    """What it means that a noble goes to a square: seats of one's own, and of those who perform later."""
    worth = 0
    for q in range(s.players):
        change = NOBLE_CROWD[i] * (is_inside(s, q, square) - is_inside(s, q, s.noble[i]))
        if q == p:
            worth += 10 * change
        elif (q - s.start + s.players) % s.players > s.turns:
            worth -= 3 * change
    return worth


@rule
def prior_noble(s: State, p: int, move: int) -> int:
    """Nobles into the arena, or onto a resting square."""
    i = (move - NOBLE) // FACES if move < NOBLE_BOTH else (move - NOBLE_BOTH) // BOTH_STEPS
    steps = (move - NOBLE) % FACES + 1 if move < NOBLE_BOTH else (move - NOBLE_BOTH) % BOTH_STEPS + 2
    square = (s.noble[i] + steps) % SQUARES
    worth = noble_worth(s, p, i, square)
    if REST >> square & 1 != 0 and s.medal_supply > 0:
        worth += MEDAL_WORTH
    if move >= NOBLE_BOTH:
        worth -= 15
    return 400 + 5 * worth


@rule
def prior_program(s: State, p: int, move: int) -> int:
    """The best show now, with an eye on programs not performed yet; medals on nobles in the last round."""
    if move < NUDGE:
        number = move - STAGE + 1
        worth = crowd_with(number, 10 * (SIZE[number] - usable(s, p, number))) + 10 * earlier_crowd(s, p, number)
        if s.performed[p] >> number & 1 == 0:
            worth += 10 * EARLIER_CROWD * min(1, rounds_left(s))
        return 200 + worth // 3
    i = (move - NUDGE) // NUDGES
    place = (move - NUDGE) % NUDGES
    steps = place - MEDAL_STEPS if place < MEDAL_STEPS else place - MEDAL_STEPS + 1
    gain = noble_worth(s, p, i, (s.noble[i] + steps + SQUARES) % SQUARES)
    if s.round < ROUNDS or gain <= 10 * MEDAL_CROWD:
        return gain // 10
    return 650 + 4 * gain


@rule
def prior_rest(s: State, p: int, move: int, notes: Cells) -> int:
    """Always perform; hand medals in at the last show; wear out and ask for what the plan says."""
    if move == ANNOUNCE or move == PERFORM:
        return 800
    if move == HAND_IN:
        return 900 if s.round == ROUNDS else 20
    if move == DECLINE:
        return 10
    if s.ask == ASK_WEAR:
        return 900 - 8 * loss_of(s, p, notes[AIM + p], move - WEAR, 0)
    if s.ask == ASK_DONATION:
        return 300 + 6 * gain_of(s, p, notes[AIM + p], notes[SHOW], move - ASK_FOR, 0)
    if move >= TAKE and move < STAGE:
        number = move - TAKE + 1
        return 200 + 5 * crowd_with(number, 10 * (SIZE[number] - usable(s, p, number)))
    return 10


# --- worth


@rule
def show_to_come(s: State, seat: int) -> int:
    """The program to aim at, with the programs performed by then."""
    aim = target(s, seat)
    earlier = count(s.performed[seat] & ~(1 << aim)) + min(programs_unseen(s, seat), rounds_left(s))
    return plan_worth(s, seat, aim) + NOBLES_TO_EXPECT + 10 * EARLIER_CROWD * earlier


@rule
def comforts(s: State, seat: int) -> int:
    """Season tickets and podiums draw spectators in every show."""
    return 10 * (SEAT_CROWD * s.seats[seat] + PODIUM_CROWD * s.podiums[seat])


@rule
def savings(s: State, seat: int) -> int:
    """Coins for lots to come."""
    return coin_worth(s) * min(s.coins[seat], 40) // 2


@rule
def parts(s: State, seat: int, out: Cells) -> int:
    """What `worth` is made of, in the order of PARTS."""
    going_on = 1 if s.done == 0 else 0
    out[0] = 10 * s.record[seat]
    out[1] = going_on * show_to_come(s, seat)
    out[2] = going_on * comforts(s, seat)
    out[3] = going_on * 10 * MEDAL_CROWD * s.medals[seat]
    out[4] = going_on * 7 * STAR_CROWD * stars_of(s, seat)
    out[5] = going_on * savings(s, seat)
    return 6


@rule
def worth(s: State, seat: int) -> int:
    """The final record to expect, in tenths."""
    if s.done != 0:
        return 10 * s.record[seat]
    show = show_to_come(s, seat) + comforts(s, seat) + 10 * MEDAL_CROWD * s.medals[seat]
    return max(10 * s.record[seat], show + 7 * STAR_CROWD * stars_of(s, seat) + savings(s, seat))


# --- what a position does not tell


def pointless(played: Sequence[tuple[int, int]], seat: int) -> frozenset[int]:
    """Moves that would only complete an offer of this trading turn that was refused before."""
    refused, offer = _offers(played, seat)
    return frozenset(old[-1] for old in refused if offer and old[1:-1] == offer[1:] and old[0] in (offer[0], OFFER_ALL))


def tiresome(played: Sequence[tuple[int, int]], seat: int) -> frozenset[int]:
    """Another offer in a turn in which some have come to nothing: it costs nothing, but others have to answer it."""
    refused, _ = _offers(played, seat)
    return OPENINGS if len(refused) >= PATIENCE else frozenset()


def _offers(played: Sequence[tuple[int, int]], seat: int) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """A seat's offers of this turn that came to nothing, and the one being put together: to whom, then the goods."""
    refused: list[tuple[int, ...]] = []
    offer: tuple[int, ...] = ()
    proposed = False
    for who, move in played:
        opens = move == OFFER_ALL or OFFER_TO <= move < OFFER_TO + SEATS
        if move == END_TRADING or (opens and who != seat):
            refused, offer, proposed = [], (), False
        elif opens:
            refused += [offer] if proposed else []
            offer, proposed = (move,), False
        elif who == seat and offer and not proposed and GIVE <= move < NOBLE:
            offer = (*offer, move)
        elif who == seat and offer and move == PROPOSE:
            proposed = True
        elif move == ACCEPT:
            offer, proposed = (), False
    return ([*refused, offer], ()) if proposed else (refused, offer)
