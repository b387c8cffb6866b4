"""The Magnificent's state: what lies on the table, and the words of its moves and events."""

from __future__ import annotations

from typing import Annotated

from spectacula.games.magnificent.box import (
    CELLS,
    GEMS,
    HAND,
    PLACES,
    RINGS,
    ROUNDS,
    SEATS,
    SETS,
    SLOTS,
    TILES,
    TURNS,
)
from spectacula.kernel.questions import Course
from spectacula.kernel.state import Cells, Layout, Table, i1, i2, i4, i8

# options and streams
START_POSTERS, CAMP_TILES, SETUP, TURN_ORDER = 0, 1, 2, 3
ADVANCED, HATS = 1, 1
SEATING, DICE, MASTER_DECK, POSTER_DECK, TENT_PILE, TRAINER_PILE, HANDS = range(7)

MOST_MOVES = 128

# the questions
(ASK_SIDE, ASK_DRAFT, ASK_TRAINER, ASK_DIE, ASK_CARD, ASK_TURN, ASK_BUILD, ASK_TRAVEL, ASK_SHOW, ASK_HAT) = range(10)
(ASK_POSTER, ASK_TRIP, ASK_LAY, ASK_DISCARD, ASK_KEEP, ASK_GEM, ASK_PAY, ASK_COLOUR, ASK_VALUE) = range(10, 19)
(ASK_COPY, ASK_DOUBLE, ASK_PASSED, ASK_TENT, ASK_ROTATE, ASK_CELL, ASK_ARRANGE) = range(19, 26)
ASK_SET, ASK_REMOVE, ASK_SCORE = range(26, 29)
NOTHING = -1

# the course of the game, and of a turn
PHASES = ("sides", "draft", "trainers", "turns", "sets", "score", "over")
SIDES, DRAFT, DRAFT_TRAINERS, PLAY_TURNS, CHOOSE_SETS, SCORE_CARDS, OVER = range(7)
STAGES = ("die", "card", "before", "build", "travel", "perform", "arrange", "end")
TAKE_DIE, PUT_DIE, BEFORE_ACTION, BUILDING, TRAVELLING, PERFORMING, ARRANGING, TURN_OVER = range(8)

# where points come from
SOURCES = ("shows", "cards", "bonuses", "left", "areas", "coins", "missing")
FROM_SHOWS, FROM_CARDS, FROM_BONUSES, FROM_CARDS_LEFT, FROM_AREAS, FROM_COINS, FROM_MISSING = range(7)

EVENTS = (
    "first",
    "board",
    "start-poster",
    "side",
    "cards",
    "trainer",
    "round",
    "die",
    "bonus",
    "copied",
    "trained",
    "space",
    "spent",
    "colour",
    "value",
    "build",
    "tile",
    "travel",
    "perform",
    "coins",
    "points",
    "gems",
    "full",
    "marker",
    "marker-back",
    "poster",
    "drawn",
    "discarded",
    "left-poster",
    "tent",
    "left-tent",
    "shown",
    "earned",
    "paid-gem",
    "arranged",
    "lost-tiles",
    "reserve",
    "paid",
    "missing",
    "hat-home",
    "set",
    "removed",
    "scored",
    "home",
    "card-left",
    "coin-points",
    "areas",
    "won",
    "lost",
)
(E_FIRST, E_BOARD, E_START_POSTER, E_SIDE, E_CARDS, E_TRAINER, E_ROUND, E_DIE, E_BONUS, E_COPIED, E_TRAINED) = range(11)
(E_SPACE, E_SPENT, E_COLOUR, E_VALUE, E_BUILD, E_TILE, E_TRAVEL, E_PERFORM, E_COINS, E_POINTS) = range(11, 21)
(E_GEMS, E_FULL, E_MARKER, E_MARKER_BACK, E_POSTER, E_DRAWN, E_DISCARDED, E_LEFT_POSTER, E_TENT) = range(21, 30)
(E_LEFT_TENT, E_SHOWN, E_EARNED, E_PAID_GEM, E_ARRANGED, E_LOST_TILES, E_RESERVE, E_PAID, E_MISSING) = range(30, 39)
(E_HAT_HOME, E_SET, E_REMOVED, E_SCORED, E_HOME, E_CARD_LEFT, E_COIN_POINTS, E_AREAS, E_WON, E_LOST) = range(39, 49)


class State(Table):
    """A game of The Magnificent. Sets are masks; -1 means none."""

    # the main board
    masters: Annotated[int, i8]  # master cards in the deck
    poster_deck: Annotated[int, i8]
    poster_discard: Annotated[int, i8]
    trainer_deck: Annotated[int, i2]
    trainer_offer: Annotated[int, i2]  # tiles of the draft
    dice: Annotated[Cells, i1, (GEMS, 6)]  # in the main tent, by colour and value
    reserve: Annotated[Cells, i1, (GEMS,)]
    supply: Annotated[Cells, i1, (TILES,)]
    ring_tent: Annotated[Cells, i1, (RINGS, 5)]
    wagon: Annotated[Cells, i1, (RINGS,)]
    display: Annotated[Cells, i1, (4,)]  # posters
    set_card: Annotated[Cells, i1, (SETS,)]
    set_trainer: Annotated[Cells, i1, (SETS,)]

    # the players
    camp: Annotated[Cells, i8, (SEATS,)]  # covered cells
    shown: Annotated[Cells, i8, (SEATS,)]  # posters performed
    coins: Annotated[Cells, i2, (SEATS,)]
    points: Annotated[Cells, i2, (SEATS,)]
    points_from: Annotated[Cells, i2, (SEATS, len(SOURCES))]
    race: Annotated[Cells, i2, (SEATS, ROUNDS * (TURNS + 1) + 1)]  # points after every turn, round end and the end
    tile: Annotated[Cells, i2, (SEATS, CELLS // 4)]  # placements in the order they were built
    board: Annotated[Cells, i1, (SEATS,)]  # number and side: 2 * number + side
    built: Annotated[Cells, i1, (SEATS, TILES)]
    gems: Annotated[Cells, i1, (SEATS, GEMS)]
    markers: Annotated[Cells, i1, (SEATS,)]  # ready
    tired: Annotated[Cells, i1, (SEATS,)]  # in the main tent
    trainer: Annotated[Cells, i1, (SEATS, ROUNDS)]
    card: Annotated[Cells, i1, (SEATS, SLOTS)]
    die_colour: Annotated[Cells, i1, (SEATS, SLOTS)]
    die_value: Annotated[Cells, i1, (SEATS, SLOTS)]  # 0: no die
    poster: Annotated[Cells, i1, (SEATS, PLACES)]
    tent: Annotated[Cells, i1, (SEATS, PLACES)]
    hat: Annotated[Cells, i1, (SEATS, 2)]  # space of the performance track, #1 is 0
    shows: Annotated[Cells, i1, (SEATS,)]  # Perform actions of this round
    due: Annotated[Cells, i1, (SEATS,)]  # coins of the last payment
    missing: Annotated[Cells, i1, (SEATS,)]
    hand: Annotated[Cells, i1, (SEATS, HAND)]  # master cards of the draft: kept ones first, see opening
    choice: Annotated[Cells, i1, (SEATS,)]  # sealed: a master card to keep or to score

    # the course of the game
    phase: Annotated[int, i1]
    stage: Annotated[int, i1]
    asked: Annotated[int, i1]  # the question
    seat: Annotated[int, i1]
    first: Annotated[int, i1]
    round: Annotated[int, i1]
    turn: Annotated[int, i1]  # turns taken this round, by all
    order: Annotated[Cells, i1, (SEATS,)]  # of the turns, or of choosing sets
    step: Annotated[int, i1]  # place in the order of a draft or of choosing sets

    # the question: what may be answered
    choices: Annotated[int, i8]  # members of the family that answers it
    specials: Annotated[int, i1]  # done, leave, keep, deck, bonus
    offers: Annotated[int, i4]  # trainer tiles, then spaces of the main board

    # the turn
    slot: Annotated[int, i1]  # where the die of this turn lies
    taken_colour: Annotated[int, i1]
    taken_value: Annotated[int, i1]
    colour: Annotated[int, i1]  # of the action
    locked: Annotated[int, i1]  # 1: the colour cannot be changed any more
    bonus: Annotated[int, i1]  # 1: the card's bonus is still there
    extra: Annotated[int, i1]  # energy of bonuses and trainers
    energy: Annotated[int, i1]
    used: Annotated[int, i4]  # trainer tiles, then spaces, that hold a marker
    spent: Annotated[Cells, i1, (GEMS,)]  # gems given for energy
    detail: Annotated[int, i1]  # a question that an ability or an action has raised
    reach: Annotated[int, i1]  # how far the die may be changed
    hold: Annotated[int, i1]  # a poster that looks for a place
    posters_due: Annotated[int, i1]  # posters that must be taken
    pair: Annotated[Cells, i1, (2,)]  # posters of which one is kept
    gem_picks: Annotated[int, i1]
    gem_choice: Annotated[int, i1]  # colours to pick from

    # an action: Build
    small: Annotated[int, i1]  # tiles still to build
    large: Annotated[int, i1]
    recolour: Annotated[int, i1]  # 1: one tile may have another colour
    jump: Annotated[int, i1]  # 1: tiles need not touch
    laying: Annotated[int, i1]  # the tile in hand
    turned: Annotated[int, i1]
    fresh: Annotated[int, i8]  # bonus cells covered in this action
    brought: Annotated[int, i1]  # markers those cells brought

    # Travel
    trip: Annotated[int, i1]  # posters on the way
    passed: Annotated[int, i1]  # tents on the way
    stop: Annotated[int, i1]  # the tent of the last space, as its place on the ring
    pitching: Annotated[int, i1]  # the tent in hand
    may_leave: Annotated[int, i1]

    # Perform
    space: Annotated[int, i1]  # where the hat goes
    limit: Annotated[int, i1]  # posters this action allows
    done: Annotated[int, i1]  # posters performed in this action
    lack: Annotated[int, i1]  # 1: one poster may lack a small tile
    busy: Annotated[Cells, i1, (TILES,)]  # tiles used in this action
    playing: Annotated[int, i1]  # place of the poster being performed
    need: Annotated[Cells, i1, (GEMS + 1,)]  # gems still to pay, the last for any gem
    rest: Annotated[Cells, i1, (PLACES,)]  # posters picked up to be arranged


LAYOUT = Layout(State)
COURSE: Course[State] = Course("asked", steps="detail")  # what a detail asks follows from itself
GAME_STEPS: Course[State] = Course("phase")
TURN_STEPS: Course[State] = Course("stage")
question, forbid = COURSE.question, COURSE.forbid
