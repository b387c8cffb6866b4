"""The table of Colosseum: components, the state, the questions, the moves and the events."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

from spectacula.kernel.questions import Course
from spectacula.kernel.rules import table
from spectacula.kernel.state import Cells, Layout, Table, i1, i2, i4, i8

COMPONENTS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("components.toml").read_text("utf-8"))
_coins, _spectators, _supply = COMPONENTS["coins"], COMPONENTS["spectators"], COMPONENTS["supply"]
_track, _tokens, _programs = COMPONENTS["track"], COMPONENTS["token"], COMPONENTS["program"]

SEATS = 5

# --- tokens: twelve assets, then the joker, the additional action and the emperor token
TOKENS = tuple(t["name"] for t in _tokens)
KINDS_OF_TOKEN = len(TOKENS)
ASSETS = 12
JOKER, ACTION, EMPEROR_TOKEN = (TOKENS.index(name) for name in ("joker", "action", "emperor"))
TRADABLE = 14  # assets, jokers and additional actions
COINS = 14  # stands for coins among the goods of a trade
GREEN = table([t["green"] for t in _tokens])
ORANGE = table([t["orange"] for t in _tokens])
DEAL = table([COMPONENTS["deal"].get(str(n), 0) for n in range(SEATS + 1)])

# --- stars
STAR_KIND = table([i for i, t in enumerate(_tokens) if t.get("star")])
STAR_KINDS = sum(1 for t in _tokens if t.get("star"))
STAR_FROM: int = _supply["star_from"]

# --- programs, by number from 1 to 30
PROGRAMS = len(_programs)
_rows = [{"arena": 0, "cost": 0, "needs": {}, "spectators": [0]}, *_programs]
SMALL = 10  # programs 1 to 10 are the free ones: one of 1 to 5, one of 6 to 10
ARENA_FOR = table([p["arena"] for p in _rows])
COST = table([p["cost"] for p in _rows])
NEEDS = table([[p["needs"].get(name, 0) for name in TOKENS[:ASSETS]] for p in _rows])
SIZE = table([sum(p["needs"].values()) for p in _rows])
FEWEST = table([sum(p["needs"].values()) - len(p["spectators"]) + 1 for p in _rows])
LONGEST = max(len(p["spectators"]) for p in _rows)
CROWD = table([p["spectators"] + [0] * (LONGEST - len(p["spectators"])) for p in _rows])

# --- the track
SQUARES: int = _track["squares"]
NOBLES = len(_track["nobles"])
NOBLE_START = table([n["square"] for n in _track["nobles"]])
NOBLE_CROWD = table([n["spectators"] for n in _track["nobles"]])
REST = sum(1 << square for square in _track["rest"])
ARENA_START = table([(_track["arenas"].get(str(n), []) + [0] * SEATS)[:SEATS] for n in range(SEATS + 1)])
BASE_ARENA = 2
LARGEST_ARENA: int = BASE_ARENA + _supply["expansions_per_arena"]
FACES = len(_track["die"])
FACE_LEAST = table([min(face) for face in _track["die"]])
FACE_MOST = table([max(face) for face in _track["die"]])
MEDAL_STEPS: int = COMPONENTS["nobles"]["medal_steps"]

# --- prices and spectators
START_COINS: int = _coins["start"]
OPENING_BID: int = _coins["opening_bid"]
EXPANSION_COST: int = _coins["expansion"]
SEAT_COST: int = _coins["seat"]
LOGE_COST: int = _coins["loge"]
MEDAL_COINS: int = _coins["medal"]
EARLIER_CROWD: int = _spectators["earlier_program"]
SEAT_CROWD: int = _spectators["seat"]
STAR_CROWD: int = _spectators["star"]
PODIUM_CROWD: int = _spectators["podium"]
MEDAL_CROWD: int = _spectators["medal"]

# --- supply
ROUNDS: int = _supply["rounds"]
MEDALS: int = _supply["medals"]
LUXURY_SEATS: int = _supply["seats"]
SEATS_PER_ARENA: int = _supply["seats_per_arena"]
MARKETS: int = _supply["markets"]
MARKET_SIZE: int = _supply["market_size"]
MEDALS_FOR_ONE_MORE: int = COMPONENTS["investing"]["medals_for_one_more"]
OFFERS: int = COMPONENTS["trading"]["offers_per_turn"]

# --- options, by their place in OPTIONS
MEDALS_OPTION, AUCTIONS_OPTION, START_OPTION = 0, 1, 2
BOOKLET, INTENSE, DRAFT = 1, 1, 1

# --- streams of chance
DEALT, BAG, DICE, TIES = 0, 1, 2, 3

# --- phases
DRAFTING, INVESTING, ACQUIRING, TRADING, PERFORMING, CEREMONY = 0, 1, 2, 3, 4, 5

# --- where spectators come from
FROM_PROGRAM, FROM_EARLIER, FROM_SEATS, FROM_STARS, FROM_NOBLES, FROM_PODIUMS, FROM_MEDALS = 0, 1, 2, 3, 4, 5, 6
SOURCES = ("program", "earlier", "seats", "stars", "nobles", "podiums", "medals")

# --- questions
(
    ASK_DRAFT,
    ASK_INVEST,
    ASK_OPEN,
    ASK_OPENING,
    ASK_BID,
    ASK_TRADE,
    ASK_OFFER,
    ASK_ANSWER,
    ASK_COUNTER,
    ASK_REPLY,
    ASK_ANNOUNCE,
    ASK_NOBLE,
    ASK_PROGRAM,
    ASK_CAST,
    ASK_WEAR,
    ASK_DONATION,
) = range(16)

# --- what the flow does next; WAIT: somebody is asked
(
    WAIT,
    TO_DRAFT,
    TO_INVEST,
    TO_OPENER,
    TO_OPEN,
    TO_BID,
    TO_TRADE,
    TO_ANSWER,
    TO_ANNOUNCE,
    TO_PROGRAM,
    TO_CAST,
    TO_PODIUM,
    TO_WEAR,
    TO_DONATION,
    TO_ROUND,
) = range(15)

MOST_MOVES = 128

# --- events
EVENTS = (
    "round",
    "dealt",
    "took-program",
    "bought-program",
    "expanded",
    "seat",
    "medal-seat",
    "loge",
    "again-action",
    "again-medals",
    "invested-nothing",
    "cashed",
    "swapped",
    "opened",
    "raised",
    "passed",
    "gave-up",
    "won-lot",
    "lot",
    "emperor-token",
    "emperor-lost",
    "refilled",
    "star",
    "star-aside",
    "offered",
    "offered-all",
    "offer-gives",
    "offer-wants",
    "refused",
    "countered",
    "deal",
    "received",
    "ended-trading",
    "rolled",
    "no-show",
    "moved",
    "moved-both",
    "rested",
    "nudged",
    "staged",
    "spectators",
    "show",
    "record",
    "podium",
    "no-podium",
    "tie-roll",
    "worn",
    "donated",
    "declined",
    "no-donation",
)
(
    ROUND,
    DEALT_PROGRAMS,
    TOOK_PROGRAM,
    BOUGHT_PROGRAM,
    EXPANDED,
    SEAT_BOUGHT,
    SEAT_FOR_MEDALS,
    LOGE_BUILT,
    AGAIN_ACTION,
    AGAIN_MEDALS,
    INVESTED_NOTHING,
    CASHED,
    SWAPPED,
    OPENED,
    RAISED,
    PASSED,
    GAVE_UP,
    WON_LOT,
    LOT,
    EMPEROR_USED,
    EMPEROR_LOST,
    REFILLED,
    STAR,
    STAR_ASIDE,
    OFFERED,
    OFFERED_ALL,
    OFFER_GIVES,
    OFFER_WANTS,
    REFUSED,
    COUNTERED,
    DEAL_MADE,
    RECEIVED,
    ENDED_TRADING,
    ROLLED,
    NO_SHOW_GIVEN,
    MOVED,
    MOVED_BOTH,
    RESTED,
    NUDGED,
    STAGED,
    SPECTATORS,
    SHOW,
    RECORD,
    PODIUM,
    NO_PODIUM,
    TIE_ROLL,
    WORN,
    DONATED,
    DECLINED,
    NO_DONATION,
) = range(50)


class State(Table):
    """The whole table. Everything on it is open; only the key of chance is not."""

    done: Annotated[int, i1]
    round: Annotated[int, i1]  # 1 to 5
    phase: Annotated[int, i1]
    start: Annotated[int, i1]  # the start player
    active: Annotated[int, i1]  # whose turn it is in this phase
    turns: Annotated[int, i1]  # turns taken in this phase
    todo: Annotated[int, i1]
    ask: Annotated[int, i1]
    seat: Annotated[int, i1]  # who is asked, or spoke last

    coins: Annotated[Cells, i2, (SEATS,)]
    earned: Annotated[Cells, i2, (SEATS,)]  # coins from the bank
    spent: Annotated[Cells, i2, (SEATS,)]  # coins to the bank
    medals: Annotated[Cells, i1, (SEATS,)]
    medal_supply: Annotated[int, i1]
    medals_gone: Annotated[int, i1]
    hand: Annotated[Cells, i1, (SEATS, KINDS_OF_TOKEN)]
    programs: Annotated[Cells, i8, (SEATS,)]  # bit n: program n
    performed: Annotated[Cells, i8, (SEATS,)]
    last: Annotated[Cells, i1, (SEATS,)]  # number of the program performed last
    arena: Annotated[Cells, i1, (SEATS,)]  # first square
    parts: Annotated[Cells, i1, (SEATS,)]
    seats: Annotated[Cells, i1, (SEATS,)]  # luxury seats
    loge: Annotated[Cells, i1, (SEATS,)]
    podiums: Annotated[Cells, i1, (SEATS,)]
    record: Annotated[Cells, i2, (SEATS,)]
    star: Annotated[Cells, i1, (STAR_KINDS,)]  # owner of each, -1: set aside

    sale: Annotated[int, i8]  # programs for sale, or open to the draft
    noble: Annotated[Cells, i1, (NOBLES,)]  # square of each
    market: Annotated[Cells, i1, (MARKETS, MARKET_SIZE)]  # kinds of token, -1: empty place
    sold: Annotated[Cells, i1, (MARKETS,)]  # who took the lot since the last refill, -1: nobody
    bag: Annotated[Cells, i1, (KINDS_OF_TOKEN,)]
    in_bag: Annotated[int, i2]
    green_left: Annotated[int, i1]  # kind of the left-over green token, -1: none
    gone: Annotated[Cells, i1, (KINDS_OF_TOKEN,)]  # tokens out of the game
    seat_supply: Annotated[int, i1]

    allowance: Annotated[int, i1]  # investments still allowed
    invested: Annotated[int, i1]  # investments made this turn

    been: Annotated[int, i1]  # mask of seats that have been active in the auctions
    locked: Annotated[int, i1]  # mask of winners who may not bid
    out: Annotated[int, i1]  # mask of seats that passed in this auction
    lot: Annotated[int, i1]  # the market under the hammer, -1: none
    bid: Annotated[int, i2]
    bidder: Annotated[int, i1]
    hundreds: Annotated[int, i1]
    bought: Annotated[Cells, i1, (SEATS,)]  # market won last this round, -1: none

    offers: Annotated[int, i1]  # offers left this turn
    to: Annotated[int, i1]  # whom the offer is for, -1: all
    partner: Annotated[int, i1]  # who answers
    answered: Annotated[int, i1]  # mask
    cursor: Annotated[int, i2]  # last step of the bundle being named
    wares: Annotated[int, i4]  # goods the addressed seats could give
    goods: Annotated[Cells, i1, (2, 2, TRADABLE)]  # offer and counter; given and wanted by who makes it
    sums: Annotated[Cells, i2, (2, 2)]  # coins, likewise

    dice: Annotated[Cells, i1, (2,)]  # faces rolled, -1: none
    die: Annotated[int, i1]  # which die moves a noble next
    moved: Annotated[int, i1]  # noble moved by the first die, -1: none
    stageable: Annotated[int, i8]  # programs the performer could stage
    staged: Annotated[int, i1]  # the program on stage, 0: none
    assets: Annotated[int, i1]  # tokens in the show
    handed: Annotated[int, i1]  # medals handed in
    cast: Annotated[Cells, i1, (SEATS, ASSETS + 1)]  # tokens used in this round's show
    shown: Annotated[int, i1]  # mask of seats that performed this round
    show: Annotated[Cells, i2, (SEATS, len(SOURCES))]  # spectators of the latest show by source
    show_program: Annotated[Cells, i1, (SEATS,)]
    best: Annotated[Cells, i2, (SEATS, len(SOURCES))]  # and of the record show
    best_program: Annotated[Cells, i1, (SEATS,)]
    best_round: Annotated[Cells, i1, (SEATS,)]

    laureate: Annotated[int, i1]  # podium winner of this round, -1: none
    worn: Annotated[int, i1]  # seats done with cleaning up


LAYOUT = Layout(State)
COURSE: Course[State] = Course("ask", steps="todo")
