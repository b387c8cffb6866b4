"""Colosseum's vocabulary: every decision as notation, as a message, and why it may be forbidden."""

from __future__ import annotations

from spectacula.games.colosseum.auction import least_bid
from spectacula.games.colosseum.investing import has_room_for_seat
from spectacula.games.colosseum.names import NOBLE_NAMES, a_token, noble_name, program_name, token_name
from spectacula.games.colosseum.purse import may_change, promised_actions
from spectacula.games.colosseum.show import usable
from spectacula.games.colosseum.state import (
    ACCEPT,
    ACTION,
    AGAIN_BY_ACTION,
    AGAIN_BY_MEDALS,
    ARENA_FOR,
    ASK_ANNOUNCE,
    ASK_ANSWER,
    ASK_BID,
    ASK_CAST,
    ASK_COUNTER,
    ASK_DONATION,
    ASK_DRAFT,
    ASK_FOR,
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
    BID,
    BID_SPAN,
    BOOKLET,
    BOTH_STEPS,
    BUILD_LOGE,
    BUY_SEAT,
    CASH,
    CEREMONY,
    COIN_STEP,
    COIN_STEPS,
    COST,
    COUNTER,
    DRAFTING,
    EXPAND_BACK,
    EXPAND_ON,
    EXPANSION_COST,
    FACE_LEAST,
    FACE_MOST,
    FACES,
    FEWEST,
    GIVE,
    GIVE_COINS,
    HAND_IN,
    HOLD,
    HUNDRED,
    KINDS,
    LARGEST_ARENA,
    LOGE_COST,
    MARKET,
    MARKETS,
    MEDAL_COINS,
    MEDAL_CROWD,
    MEDAL_SEAT,
    MEDAL_STEPS,
    MEDALS_FOR_ONE_MORE,
    MEDALS_OPTION,
    NOBLE,
    NOBLE_BOTH,
    NUDGE,
    NUDGES,
    OFFER_ALL,
    OFFER_TO,
    OPENING_BID,
    PASS,
    PROGRAMS,
    PROPOSE,
    SEAT_COST,
    SEATS,
    SEATS_PER_ARENA,
    SMALL,
    STAGE,
    SWAP,
    TAKE,
    TOKENS,
    TRADABLE,
    WANT,
    WANT_COINS,
    WEAR,
    State,
)
from spectacula.kernel.words import Say, Seat

SINGLE = (
    "cash medal",
    "swap action",
    "stop investing",
    "invest again by action",
    "invest again by medals",
    "expand counterclockwise",
    "expand clockwise",
    "buy seat",
    "seat for medals",
    "build loge",
    "give up opening",
    "pass",
    "add 100",
    "end trading",
    "accept",
    "refuse",
    "counter",
    "propose",
    "offer to all",
    "announce show",
    "no show",
    "perform",
    "decline donation",
)
STEPS = tuple(f"{n:+d}" for n in range(-MEDAL_STEPS, MEDAL_STEPS + 1) if n)


def coins_of(step: int) -> str:
    return f"{COIN_STEP[step]} coin{'s' if COIN_STEP[step] > 1 else ''}"


NOTATION: tuple[str, ...] = (
    *SINGLE,
    *(f"offer to {p + 1}" for p in range(SEATS)),
    *(f"{'take' if n <= SMALL else 'buy'} program {n}" for n in range(1, PROGRAMS + 1)),
    *(f"stage program {n}" for n in range(1, PROGRAMS + 1)),
    *(f"market {m + 1}" for m in range(MARKETS)),
    *(f"bid {OPENING_BID + i}" for i in range(BID_SPAN)),
    *(f"give {name}" for name in TOKENS[:TRADABLE]),
    *(f"give {coins_of(step)}" for step in range(COIN_STEPS)),
    *(f"want {name}" for name in TOKENS[:TRADABLE]),
    *(f"want {coins_of(step)}" for step in range(COIN_STEPS)),
    *(f"move {noble} {k}" for noble in NOBLE_NAMES for k in range(1, FACES + 1)),
    *(f"move {noble} both {k}" for noble in NOBLE_NAMES for k in range(2, BOTH_STEPS + 2)),
    *(f"medal {noble} {step}" for noble in NOBLE_NAMES for step in STEPS),
    *(f"hold back {name}" for name in TOKENS[: ASSETS + 1]),
    "hand in medal",
    *(f"wear out {name}" for name in TOKENS[: ASSETS + 1]),
    *(f"ask for {name}" for name in TOKENS[:ASSETS]),
)
RUNS = (
    *(OFFER_TO, TAKE, STAGE, MARKET, BID, GIVE, GIVE_COINS, WANT, WANT_COINS),
    *(NOBLE, NOBLE_BOTH, NUDGE, HOLD, HAND_IN, WEAR, ASK_FOR),
)


def family(move: int) -> tuple[int, int]:
    """The first id of the run a move belongs to, and its place in it; a single move is its own run."""
    first = max((run for run in RUNS if run <= move), default=move)
    return first, move - first


def describe(move: int) -> Say:
    """A move as a sentence to choose."""
    first, i = family(move)
    if first < OFFER_TO:
        return Say(f"move-{SINGLE[move].replace(' ', '-')}", {"coins": MEDAL_COINS} if move == CASH else {})
    if first == OFFER_TO:
        return Say("move-offer-to", {"player": Seat(i)})
    if first in (TAKE, STAGE):
        act = "stage" if first == STAGE else "take" if i < SMALL else "buy"
        return Say(f"move-{act}", {"number": i + 1, "program": program_name(i + 1), "coins": COST[i + 1]})
    if first == MARKET:
        return Say("move-market", {"number": i + 1})
    if first == BID:
        return Say("move-bid", {"coins": OPENING_BID + i})
    if first in (GIVE, WANT):
        return Say("move-give" if first == GIVE else "move-want", {"token": a_token(i)})
    if first in (GIVE_COINS, WANT_COINS):
        return Say("move-give-coins" if first == GIVE_COINS else "move-want-coins", {"coins": COIN_STEP[i]})
    if first == NOBLE:
        return Say("move-noble", {"noble": noble_name(i // FACES), "squares": i % FACES + 1})
    if first == NOBLE_BOTH:
        return Say("move-noble-both", {"noble": noble_name(i // BOTH_STEPS), "squares": i % BOTH_STEPS + 2})
    if first == NUDGE:
        way = "back" if i % NUDGES < MEDAL_STEPS else "on"
        squares = abs(int(STEPS[i % NUDGES]))
        return Say(f"move-medal-{way}", {"noble": noble_name(i // NUDGES), "squares": squares})
    if first == HAND_IN:
        return Say("move-hand-in", {"spectators": MEDAL_CROWD})
    message = {HOLD: "move-hold", WEAR: "move-wear", ASK_FOR: "move-ask"}[first]
    return Say(message, {"token": a_token(i)})


def prompt(s: State, seat: int) -> Say:
    """What a seat is asked."""
    args: dict[str, object] = {}
    if s.ask == ASK_INVEST and s.allowance == 0:
        return Say("prompt-invest-more")
    if s.ask == ASK_OPENING:
        args = {"number": s.lot + 1, "coins": s.coins[seat]}
    elif s.ask == ASK_BID:
        args = {"number": s.lot + 1, "bid": s.bid, "player": Seat(s.bidder), "coins": s.coins[seat]}
    elif s.ask in (ASK_TRADE, ASK_OFFER):
        args = {"offers": s.offers}
    elif s.ask == ASK_REPLY:
        args = {"player": Seat(s.partner)}
    elif s.ask in (ASK_ANSWER, ASK_COUNTER):
        args = {"player": Seat(s.active)}
    elif s.ask == ASK_CAST:
        args = {"number": s.staged, "program": program_name(s.staged)}
    elif s.ask == ASK_DONATION:
        args = {"player": Seat(s.laureate)}
    return Say(f"prompt-{KINDS[s.ask]}", args)


# --- why not?

BUILDING = (EXPAND_BACK, EXPAND_ON, BUY_SEAT, BUILD_LOGE)
BUNDLES = (GIVE, GIVE_COINS, WANT, WANT_COINS, PROPOSE)


def why_not(s: State, seat: int, move: int) -> Say | None:
    """The rule that forbids a move to the seat that is asked."""
    first, i = family(move)
    if move == CASH:
        return _why_not_now(s) or Say("why-no-medal")
    if move == SWAP:
        return _why_not_now(s) or _why_not_swap(s, seat)
    if s.ask == ASK_INVEST:
        return _why_not_invest(s, seat, move)
    if s.ask in (ASK_OPEN, ASK_OPENING, ASK_BID):
        return _why_not_bid(s, seat, move)
    if s.ask in (ASK_TRADE, ASK_ANSWER, ASK_REPLY):
        return _why_not_trade(s, seat, move)
    if s.ask in (ASK_OFFER, ASK_COUNTER) and first in BUNDLES:
        return _why_not_bundle(s, seat, first, i)
    if s.ask == ASK_NOBLE:
        return _why_not_noble(s, first, i)
    if s.ask in (ASK_PROGRAM, ASK_ANNOUNCE):
        return _why_not_stage(s, seat, first, i)
    if s.ask == ASK_CAST:
        return _why_not_cast(s, seat, first, i)
    if s.ask == ASK_WEAR and first == WEAR:
        return Say("why-not-in-show", {"token": token_name(i)})
    if s.ask == ASK_DONATION and first == ASK_FOR:
        return Say("why-donor-lacks", {"player": Seat(s.laureate), "token": token_name(i)})
    if s.ask == ASK_DRAFT and first == TAKE:
        return _why_not_draft(s, i + 1)
    return None


def _why_not_now(s: State) -> Say | None:
    return Say("why-no-change-now") if s.phase in (DRAFTING, CEREMONY) else None


def _why_not_swap(s: State, seat: int) -> Say:
    if s.hand[seat, ACTION] == 0:
        return Say("why-no-action")
    if s.hand[seat, ACTION] <= promised_actions(s, seat):
        return Say("why-promised")
    return Say("why-medals-out")


def _why_not_draft(s: State, number: int) -> Say:
    for p in range(s.players):
        if s.programs[p] >> number & 1:
            return Say("why-sold", {"program": program_name(number), "player": Seat(p)})
    return Say("why-first-half" if s.turns < s.players else "why-second-half")


def _short_of(s: State, seat: int, cost: int) -> Say | None:
    return Say("why-coins", {"cost": cost, "coins": s.coins[seat]}) if s.coins[seat] < cost else None


def _no_room_for_seat(s: State, seat: int) -> Say | None:
    if has_room_for_seat(s, seat):
        return None
    full = s.seats[seat] >= SEATS_PER_ARENA
    return Say("why-seats-full", {"limit": SEATS_PER_ARENA}) if full else Say("why-seats-out")


def _why_not_invest(s: State, seat: int, move: int) -> Say | None:
    first, i = family(move)
    if move in (AGAIN_BY_ACTION, AGAIN_BY_MEDALS, MEDAL_SEAT):
        return _why_not_again(s, seat, move)
    if first != TAKE and move not in BUILDING:
        return None
    if s.allowance == 0:
        return Say("why-one-investment")
    if first == TAKE:
        return _why_not_program(s, seat, i + 1)
    if move == BUY_SEAT:
        return _no_room_for_seat(s, seat) or _short_of(s, seat, SEAT_COST)
    if move == BUILD_LOGE:
        return Say("why-has-loge") if s.loge[seat] else _short_of(s, seat, LOGE_COST)
    if s.parts[seat] == LARGEST_ARENA:
        return Say("why-arena-full", {"parts": LARGEST_ARENA})
    return _short_of(s, seat, EXPANSION_COST)


def _why_not_again(s: State, seat: int, move: int) -> Say | None:
    booklet = s.option[MEDALS_OPTION] == BOOKLET
    if move == MEDAL_SEAT and booklet:
        return Say("why-booklet")
    if move == AGAIN_BY_MEDALS and not booklet:
        return Say("why-sheet")
    if move == AGAIN_BY_ACTION and s.hand[seat, ACTION] == 0:
        return Say("why-no-action")
    if move != AGAIN_BY_ACTION and s.medals[seat] < MEDALS_FOR_ONE_MORE:
        return Say("why-two-medals", {"medals": MEDALS_FOR_ONE_MORE})
    if move == MEDAL_SEAT:
        return _no_room_for_seat(s, seat)
    return Say("why-first-invest") if s.allowance else Say("why-nothing-to-buy")


def _why_not_program(s: State, seat: int, number: int) -> Say | None:
    program = {"program": program_name(number), "number": number}
    for p in range(s.players):
        if s.programs[p] >> number & 1:
            return Say("why-sold", {**program, "player": Seat(p)})
    if number <= SMALL:
        return Say("why-not-for-sale", program)
    if number <= s.last[seat]:
        return Say("why-low-number", {**program, "last": s.last[seat]})
    return _short_of(s, seat, COST[number])


def _why_not_bid(s: State, seat: int, move: int) -> Say | None:
    first, i = family(move)
    if first == MARKET and s.ask == ASK_OPEN:
        empty = all(s.market[i, place] < 0 for place in range(3))
        return Say("why-market-empty", {"number": i + 1}) if empty else _short_of(s, seat, OPENING_BID)
    if s.ask == ASK_OPEN:
        return Say("why-market-first") if first == BID else None
    if move == PASS:
        return Say("why-must-bid")
    if move == HUNDRED or first == BID:
        amount = OPENING_BID + BID_SPAN * (s.hundreds + 1) if move == HUNDRED else _amount(s, i)
        if amount > s.coins[seat] or move == HUNDRED:
            return Say("why-bid-coins", {"coins": s.coins[seat]})
        return Say("why-bid-low", {"least": least_bid(s)})
    return None


def _amount(s: State, i: int) -> int:
    return OPENING_BID + BID_SPAN * s.hundreds + i


def _why_not_trade(s: State, seat: int, move: int) -> Say | None:
    first, i = family(move)
    if move == ACCEPT and s.ask != ASK_TRADE:
        return Say("why-cannot-deliver")
    if move == COUNTER and s.ask == ASK_REPLY:
        return Say("why-no-second-counter")
    if first == OFFER_TO and i >= s.players:
        return Say("why-nobody-there")
    if first == OFFER_TO and i == seat:
        return Say("why-not-yourself")
    if s.ask == ASK_REPLY or (s.ask == ASK_ANSWER and move != COUNTER):
        return None
    if move not in (COUNTER, OFFER_ALL) and first != OFFER_TO:
        return None
    return Say("why-cash-first") if s.coins[seat] == 0 and may_change(s, seat) else Say("why-nothing-to-swap")


def _why_not_bundle(s: State, seat: int, first: int, i: int) -> Say:
    b = 1 if s.ask == ASK_COUNTER else 0
    gives = any(s.goods[b, 0, k] for k in range(TRADABLE)) or s.sums[b, 0] > 0
    if first == PROPOSE:
        return Say("why-both-sides")
    if first in (WANT, WANT_COINS) and not gives:
        return Say("why-give-first")
    if first + i < s.cursor:
        return Say("why-order")
    if first == GIVE and s.hand[seat, i] <= s.goods[b, 0, i]:
        return Say("why-not-owned", {"token": token_name(i)})
    if first == GIVE_COINS:
        return _short_of(s, seat, s.sums[b, 0] + COIN_STEP[i]) or Say("why-coin-steps")
    if first == WANT and s.goods[b, 0, i] > 0:
        return Say("why-same-good")
    if first == WANT_COINS:
        return Say("why-same-good") if s.sums[b, 0] else Say("why-coin-steps")
    return Say("why-nothing-to-want") if first == GIVE else Say("why-nobody-has", {"token": token_name(i)})


def _why_not_noble(s: State, first: int, i: int) -> Say | None:
    if first == NUDGE:
        return Say("why-dice-first")
    if first == NOBLE_BOTH:
        return Say("why-no-loge") if s.dice[1] < 0 else Say("why-die-used") if s.die else Say("why-not-the-sum")
    if first != NOBLE:
        return None
    if i // FACES == s.moved:
        return Say("why-other-noble")
    face = s.dice[s.die]
    free = FACE_LEAST[face] < FACE_MOST[face]
    return Say("why-not-the-free-die") if free else Say("why-not-the-die", {"squares": FACE_MOST[face]})


def _why_not_stage(s: State, seat: int, first: int, i: int) -> Say | None:
    if first == NUDGE:
        return Say("why-no-medal") if s.ask == ASK_PROGRAM else Say("why-dice-first")
    if first != STAGE:
        return None
    program = {"program": program_name(i + 1), "number": i + 1}
    if not s.programs[seat] >> i + 1 & 1:
        return Say("why-not-your-program", program)
    if ARENA_FOR[i + 1] > s.parts[seat]:
        return Say("why-arena-small", {**program, "needed": ARENA_FOR[i + 1], "parts": s.parts[seat]})
    fewest, have = FEWEST[i + 1], usable(s, seat, i + 1)
    return Say("why-too-few", {**program, "fewest": fewest, "have": have}) if have < fewest else None


def _why_not_cast(s: State, seat: int, first: int, i: int) -> Say | None:
    if first == HAND_IN:
        return Say("why-no-medal")
    if first == NUDGE:
        return Say("why-nobles-first")
    if first != HOLD:
        return None
    if s.cast[seat, i] == 0:
        return Say("why-not-in-show", {"token": token_name(i)})
    if first + i < s.cursor:
        return Say("why-order")
    return Say("why-least", {"fewest": FEWEST[s.staged]})
