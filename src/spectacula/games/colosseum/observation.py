"""What a seat of Colosseum knows as a row of integers, for learning. Seats are counted clockwise from the viewer's.

Everything lies open; whatever stood in a row before is written over.
"""

from __future__ import annotations

from spectacula.games.colosseum.moves import OFFER_TO
from spectacula.games.colosseum.rules import KINDS
from spectacula.games.colosseum.state import (
    ACQUIRING,
    ASSETS,
    COMPONENTS,
    FACES,
    KINDS_OF_TOKEN,
    LARGEST_ARENA,
    LUXURY_SEATS,
    MARKET_SIZE,
    MARKETS,
    MEDALS,
    NOBLES,
    OFFERS,
    PERFORMING,
    PROGRAMS,
    ROUNDS,
    SEATS,
    SEATS_PER_ARENA,
    SQUARES,
    STAR_KIND,
    STAR_KINDS,
    TOKENS,
    TRADABLE,
    TRADING,
    State,
)
from spectacula.kernel.observation import (
    Observation,
    Part,
    around,
    blank,
    numbered,
    place_of,
    put_bits,
    put_seat,
    seat_at,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells

PLAYER, NUMBERS = around(SEATS), numbered(PROGRAMS)
STALLS = tuple(f"market {n}" for n in numbered(MARKETS))
GOODS, COUNT = TOKENS[:TRADABLE], 16  # no token is there more often
COINS = 4095  # more than all shows together pay
SCORES = (0, 255)
NOBLE_NAMES = tuple(f"{noble['name']} from square {noble['square']}" for noble in COMPONENTS["track"]["nobles"])
OFFERED = (("offer", "counter"), ("given", "wanted"))
MOST_ASSETS = 40

OBSERVATION = Observation(
    Part("question", (KINDS,)),
    Part("asked", (PLAYER,)),
    Part("players", low=3, high=SEATS),
    Part("medals by the booklet"),
    Part("intense auctions"),
    Part("programs are drafted"),
    Part("round", high=ROUNDS),
    Part("phase", (("draft", "investing", "auctions", "trading", "shows", "ceremony"),)),
    Part("start player", (PLAYER,)),
    Part("active", (PLAYER,)),
    Part("coins", (PLAYER,), high=COINS),
    Part("medals", (PLAYER,), high=MEDALS),
    Part("record", (PLAYER,), high=SCORES[1]),
    Part("arena parts", (PLAYER,), high=LARGEST_ARENA),
    Part("arena begins on square", (PLAYER,), high=SQUARES - 1),
    Part("luxury seats", (PLAYER,), high=SEATS_PER_ARENA),
    Part("emperor's loge", (PLAYER,)),
    Part("podiums", (PLAYER,), high=ROUNDS),
    Part("program performed last", (PLAYER,), high=PROGRAMS),
    Part("performed this round", (PLAYER,)),
    Part("tokens", (PLAYER, TOKENS), high=COUNT),
    Part("used in the show", (PLAYER, TOKENS[: ASSETS + 1]), high=COUNT),
    Part("stars", (PLAYER, tuple(TOKENS[STAR_KIND[i]] for i in range(STAR_KINDS)))),
    Part("programs", (PLAYER, NUMBERS)),
    Part("programs performed", (PLAYER, NUMBERS)),
    Part("market won", (PLAYER, STALLS)),
    Part("programs for sale", (NUMBERS,)),
    Part("nobles", (NOBLE_NAMES,), high=SQUARES - 1),
    Part("squares from noble to arena", (PLAYER, NOBLE_NAMES), high=SQUARES - 1),
    Part("markets", (STALLS, TOKENS), high=MARKET_SIZE),
    Part("bag", (TOKENS,), high=COUNT),
    Part("green token left over", (TOKENS,)),
    Part("medals left", high=MEDALS),
    Part("luxury seats left", high=LUXURY_SEATS),
    Part("investments left", high=SEATS),
    Part("investments made", high=8),
    Part("lot", (STALLS,)),
    Part("bid", high=COINS),
    Part("hundreds named", high=40),
    Part("bidder", (PLAYER,)),
    Part("out of the auction", (PLAYER,)),
    Part("may not bid", (PLAYER,)),
    Part("has opened", (PLAYER,)),
    Part("offers left", high=OFFERS),
    Part("offer is for", (PLAYER,)),
    Part("answers", (PLAYER,)),
    Part("has answered", (PLAYER,)),
    Part("goods", (*OFFERED, GOODS), high=COUNT),
    Part("coins offered", OFFERED, high=COINS),
    Part("dice", (numbered(2),), high=FACES),
    Part("dice used", high=2),
    Part("noble moved first", (NOBLE_NAMES,)),
    Part("program on stage", (NUMBERS,)),
    Part("tokens on stage", high=MOST_ASSETS),
    Part("medals handed in", high=MEDALS),
    Part("podium of this round", (PLAYER,)),
    Part("players who have cleaned up", high=SEATS),
)
OBSERVED = OBSERVATION.size
UNCHECKED = APART = True  # see `kernel.observation`
(AT_QUESTION, AT_ASKED, AT_PLAYERS, AT_OPTIONS, _, _, AT_ROUND, AT_PHASE) = OBSERVATION.starts[:8]
(AT_START, AT_ACTIVE, AT_COINS, AT_MEDALS, AT_RECORD, AT_PARTS, AT_SQUARE, AT_SEATS) = OBSERVATION.starts[8:16]
(AT_LOGE, AT_PODIUMS, AT_LAST, AT_SHOWN, AT_TOKENS, AT_CAST, AT_STARS, AT_PROGRAMS) = OBSERVATION.starts[16:24]
(AT_PERFORMED, AT_WON, AT_SALE, AT_NOBLES, AT_WAY, AT_MARKETS, AT_BAG, AT_GREEN) = OBSERVATION.starts[24:32]
(AT_MEDALS_LEFT, AT_SEATS_LEFT, AT_ALLOWANCE, AT_INVESTED, AT_LOT, AT_BID, AT_HUNDREDS) = OBSERVATION.starts[32:39]
(AT_BIDDER, AT_OUT, AT_LOCKED, AT_BEEN, AT_OFFERS, AT_TO, AT_PARTNER, AT_ANSWERED) = OBSERVATION.starts[39:47]
(AT_GOODS, AT_SUMS, AT_DICE, AT_DIE, AT_MOVED, AT_STAGED, AT_ASSETS, AT_HANDED) = OBSERVATION.starts[47:55]
(AT_LAUREATE, AT_WORN) = OBSERVATION.starts[55:]

HIDDEN = Observation()


@rule
def turned(s: State, seat: int, move: int, way: int) -> int:
    """A move that names a seat, with seats counted from the acting one (way -1), or back (way 1)."""
    if OFFER_TO <= move < OFFER_TO + SEATS:
        return OFFER_TO + (move - OFFER_TO + way * seat + s.players) % s.players
    return move


@rule
def discreet(s: State) -> int:
    """Every move is open."""
    return 0


@rule
def put_one(member: int, out: Cells, n: int) -> None:
    """One more of a member; for none nothing is added to the first, as a branch would cost more."""
    out[n + max(0, member)] += 1 if member >= 0 else 0


@rule
def observe(s: State, seat: int, out: Cells) -> int:
    """The question, every player from the one that looks on, the board, and what the phase is about."""
    observe_course(s, seat, out)
    if s.players < SEATS:
        blank(out, AT_COINS, AT_SALE)
        blank(out, AT_WAY, AT_MARKETS)
    for i in range(s.players):
        p = seat_at(s, seat, i)
        observe_player(s, p, i, out)
        observe_standing(s, p, i, out)
    observe_board(s, out)
    observe_stars(s, seat, out)
    blank(out, AT_LOT, AT_LAUREATE)
    if s.phase == ACQUIRING:
        observe_auction(s, seat, out)
    elif s.phase == TRADING:
        observe_offers(s, seat, out)
    elif s.phase == PERFORMING:
        observe_show(s, out)
    return OBSERVED


@rule
def observe_course(s: State, seat: int, out: Cells) -> None:
    """The question, the options and whose turn it is."""
    blank(out, AT_QUESTION, AT_COINS)
    blank(out, AT_LAUREATE, AT_WORN)
    if s.done == 0:
        out[AT_QUESTION + s.ask] = 1
        put_seat(s, seat, s.seat, out, AT_ASKED)
    out[AT_PLAYERS] = s.players
    for i in range(3):
        out[AT_OPTIONS + i] = s.option[i]
    out[AT_ROUND] = s.round
    out[AT_PHASE + s.phase] = 1
    put_seat(s, seat, s.start, out, AT_START)
    put_seat(s, seat, s.active, out, AT_ACTIVE)
    put_seat(s, seat, s.laureate, out, AT_LAUREATE)
    out[AT_ALLOWANCE] = s.allowance
    out[AT_INVESTED] = s.invested
    out[AT_WORN] = s.worn


@rule
def observe_player(s: State, p: int, place: int, out: Cells) -> None:
    """Everything before a player."""
    out[AT_COINS + place] = s.coins[p]
    out[AT_MEDALS + place] = s.medals[p]
    out[AT_RECORD + place] = s.record[p]
    out[AT_PARTS + place] = s.parts[p]
    out[AT_SQUARE + place] = s.arena[p]
    out[AT_SEATS + place] = s.seats[p]
    out[AT_LOGE + place] = s.loge[p]
    out[AT_PODIUMS + place] = s.podiums[p]
    for k in range(KINDS_OF_TOKEN):
        out[AT_TOKENS + place * KINDS_OF_TOKEN + k] = s.hand[p, k]
    put_bits(s.programs[p] >> 1, PROGRAMS, out, AT_PROGRAMS + place * PROGRAMS)
    put_bits(s.performed[p] >> 1, PROGRAMS, out, AT_PERFORMED + place * PROGRAMS)
    for i in range(NOBLES):
        way = s.arena[p] - s.noble[i]
        out[AT_WAY + place * NOBLES + i] = way if way >= 0 else way + SQUARES


@rule
def observe_standing(s: State, p: int, place: int, out: Cells) -> None:
    """What a player has done in this round."""
    out[AT_LAST + place] = s.last[p]
    blank(out, AT_WON + place * MARKETS, AT_WON + (place + 1) * MARKETS)
    put_one(s.bought[p], out, AT_WON + place * MARKETS)
    out[AT_SHOWN + place] = s.shown >> p & 1
    on_stage = s.active if s.phase == PERFORMING else -1
    seen = s.shown >> p & 1 | (1 if p == on_stage else 0)
    for k in range(ASSETS + 1):
        out[AT_CAST + place * (ASSETS + 1) + k] = s.cast[p, k] * seen


@rule
def observe_stars(s: State, seat: int, out: Cells) -> None:
    """Who has which star."""
    blank(out, AT_STARS, AT_PROGRAMS)
    for i in range(STAR_KINDS):
        out[AT_STARS + place_of(s, seat, s.star[i]) * STAR_KINDS + i] = 1 if s.star[i] >= 0 else 0


@rule
def observe_board(s: State, out: Cells) -> None:
    """Nobles, programs for sale, markets, bag and supplies."""
    for i in range(NOBLES):
        out[AT_NOBLES + i] = s.noble[i]
    put_bits(s.sale >> 1, PROGRAMS, out, AT_SALE)
    blank(out, AT_MARKETS, AT_BAG)
    for m in range(MARKETS):
        for i in range(MARKET_SIZE):
            put_one(s.market[m, i], out, AT_MARKETS + m * KINDS_OF_TOKEN)
    for k in range(KINDS_OF_TOKEN):
        out[AT_BAG + k] = s.bag[k]
    blank(out, AT_GREEN, AT_MEDALS_LEFT)
    if s.green_left >= 0:
        out[AT_GREEN + s.green_left] = 1
    out[AT_MEDALS_LEFT] = s.medal_supply
    out[AT_SEATS_LEFT] = s.seat_supply


@rule
def observe_auction(s: State, seat: int, out: Cells) -> None:
    """The lot, the bid, and who may still take part."""
    if s.lot >= 0:
        out[AT_LOT + s.lot] = 1
        out[AT_BID] = s.bid
        out[AT_HUNDREDS] = s.hundreds
        put_seat(s, seat, s.bidder, out, AT_BIDDER)
    for i in range(s.players):
        p = seat_at(s, seat, i)
        out[AT_OUT + i] = s.out >> p & 1
        out[AT_LOCKED + i] = s.locked >> p & 1
        out[AT_BEEN + i] = s.been >> p & 1


@rule
def observe_offers(s: State, seat: int, out: Cells) -> None:
    """Offers left, whom the open one is for, who has answered, what it and the counter-offer hold."""
    out[AT_OFFERS] = s.offers
    put_seat(s, seat, s.to, out, AT_TO)
    put_seat(s, seat, s.partner, out, AT_PARTNER)
    for i in range(s.players):
        out[AT_ANSWERED + i] = s.answered >> seat_at(s, seat, i) & 1
    n = AT_GOODS
    for b in range(2):
        for side in range(2):
            for k in range(TRADABLE):
                out[n + k] = s.goods[b, side, k]
            n += TRADABLE
            out[AT_SUMS + 2 * b + side] = s.sums[b, side]


@rule
def observe_show(s: State, out: Cells) -> None:
    """Dice, the program on stage and what it has."""
    out[AT_DICE] = s.dice[0] + 1
    out[AT_DICE + 1] = s.dice[1] + 1
    out[AT_DIE] = s.die
    if s.moved >= 0:
        out[AT_MOVED + s.moved] = 1
    if s.staged > 0:
        out[AT_STAGED + s.staged - 1] = 1
    out[AT_ASSETS] = s.assets
    out[AT_HANDED] = s.handed


@rule
def oversee(s: State, seat: int, out: Cells) -> int:
    """Nothing is hidden from anybody."""
    return 0
