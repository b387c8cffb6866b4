"""Colosseum's vocabulary: every family of moves, declared once. Within a bundle ids only rise."""

from __future__ import annotations

from typing import Any

from spectacula.games.colosseum.names import NOBLE_NAMES, a_token, noble_name, program_name
from spectacula.games.colosseum.state import (
    ASSETS,
    COST,
    FACES,
    MARKETS,
    MEDAL_COINS,
    MEDAL_CROWD,
    MEDAL_STEPS,
    OPENING_BID,
    PROGRAMS,
    SEATS,
    SMALL,
    TOKENS,
    TRADABLE,
)
from spectacula.kernel.rules import table
from spectacula.kernel.vocabulary import Vocabulary, numbers
from spectacula.kernel.words import Seat

VOCABULARY = Vocabulary()
family = VOCABULARY.family


def _program(number: int) -> dict[str, Any]:
    return {"number": number, "program": program_name(number), "coins": COST[number]}


def _token(kind: int) -> dict[str, Any]:
    return {"token": a_token(kind)}


def _coins(coins: int) -> dict[str, Any]:
    return {"coins": coins}


def _moved(noble: int, squares: int) -> dict[str, Any]:
    return {"noble": noble_name(noble), "squares": squares}


def _nudged(noble: int, steps: int) -> dict[str, Any]:
    return {"noble": noble_name(noble), "squares": abs(steps), "way": "on" if steps > 0 else "back"}


_SEATS = [str(p + 1) for p in range(SEATS)]
_COINS = {20: "20 coins", 5: "5 coins", 1: "1 coin"}
_GOODS = TOKENS[:TRADABLE]
_ON_STAGE = TOKENS[: ASSETS + 1]
_STEPS = {n: f"{n:+d}" for n in range(-MEDAL_STEPS, MEDAL_STEPS + 1) if n}
BID_SPAN = 100  # bids from 8 to 107; HUNDRED adds 100 to the bid that follows
COIN_STEP = table(list(_COINS))
COIN_STEPS = len(_COINS)
BOTH_STEPS = 2 * FACES - 1  # the two dice move a noble 2 to 12 squares
NUDGES = len(_STEPS)

CASH = family("cash-medal", says=lambda: {"coins": MEDAL_COINS})
SWAP = family("swap-action")
STOP = family("stop-investing")
AGAIN_BY_ACTION = family("invest-again-by-action")
AGAIN_BY_MEDALS = family("invest-again-by-medals")
EXPAND_BACK = family("expand-counterclockwise")
EXPAND_ON = family("expand-clockwise")
BUY_SEAT = family("buy-seat")
MEDAL_SEAT = family("seat-for-medals")
BUILD_LOGE = family("build-loge")
GIVE_UP = family("give-up-opening")
PASS = family("pass")
HUNDRED = family("add-100")
END_TRADING = family("end-trading")
ACCEPT = family("accept")
REFUSE = family("refuse")
COUNTER = family("counter")
PROPOSE = family("propose")
OFFER_ALL = family("offer-to-all")
ANNOUNCE = family("announce-show")
NO_SHOW = family("no-show")
PERFORM = family("perform")
DECLINE = family("decline-donation")
OFFER_TO = family("offer-to", "offer to {seat}", says=lambda seat: {"player": Seat(seat)}, seat=_SEATS)
TAKE = family("take", "take program {number}", says=_program, number=numbers(1, SMALL))
BUY = family("buy", "buy program {number}", says=_program, number=numbers(SMALL + 1, PROGRAMS))
STAGE = family("stage", "stage program {number}", says=_program, number=numbers(1, PROGRAMS))
MARKET = family("market", "market {number}", says=lambda number: {"number": number}, number=numbers(1, MARKETS))
BID = family("bid", "bid {coins}", says=_coins, coins=numbers(OPENING_BID, OPENING_BID + BID_SPAN - 1))
GIVE = family("give", "give {token}", says=_token, token=_GOODS)
GIVE_COINS = family("give-coins", "give {coins}", says=_coins, coins=_COINS)
WANT = family("want", "want {token}", says=_token, token=_GOODS)
WANT_COINS = family("want-coins", "want {coins}", says=_coins, coins=_COINS)
NOBLE = family("noble", "move {noble} {squares}", says=_moved, noble=NOBLE_NAMES, squares=numbers(1, FACES))
NOBLE_BOTH = family(
    "noble-both", "move {noble} both {squares}", says=_moved, noble=NOBLE_NAMES, squares=numbers(2, 2 * FACES)
)
NUDGE = family("nudge", "medal {noble} {steps}", says=_nudged, noble=NOBLE_NAMES, steps=_STEPS)
HOLD = family("hold", "hold back {token}", says=_token, token=_ON_STAGE)
HAND_IN = family("hand-in", "hand in medal", says=lambda: {"spectators": MEDAL_CROWD})
WEAR = family("wear", "wear out {token}", says=_token, token=_ON_STAGE)
ASK_FOR = family("ask", "ask for {token}", says=_token, token=TOKENS[:ASSETS])
