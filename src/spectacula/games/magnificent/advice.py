"""What a good beginner knows, as rules: `prior` weighs a move, `worth` a position."""

from __future__ import annotations

from spectacula.games.magnificent.box import (
    ABILITY_DOES,
    ABILITY_MUCH,
    BONUS_DOES,
    BONUS_MUCH,
    CELL_DOES,
    CELL_MUCH,
    CLEAR,
    COINS_PER_POINT,
    COLOURS,
    ENERGY,
    FULL,
    GEM_ENERGY,
    LEVEL_LARGE,
    LEVEL_SMALL,
    LEVELS_UP_TO,
    MISSING_COIN,
    MOST_ENERGY,
    PER_HAT,
    PLACES,
    POSTER_COINS,
    POSTER_POINTS,
    POSTER_SYMBOL,
    RING,
    RINGS,
    SHAPE,
    SPACE_POSTERS,
    SPACES_UP_TO,
    SURVEY,
    SURVEY_ENERGY,
    SYMBOL,
    TENT_COINS,
    TENT_DOES,
    TENT_MUCH,
    TENT_POINTS,
    TILES,
    TRACK,
)
from spectacula.games.magnificent.camp import spots, tile_fits
from spectacula.games.magnificent.energy import pips
from spectacula.games.magnificent.goods import all_gems, free_tents
from spectacula.games.magnificent.moves import (
    BONUS,
    BUILD,
    CARD,
    CELL,
    COLOUR,
    DECK,
    DIE,
    DISCARD,
    GEM,
    HAT,
    KEEP,
    LEAVE,
    PAY,
    PERFORM,
    PLACE,
    POSTER,
    SHOW,
    SPEND,
    TENT,
    TILE,
    TRAINER,
    TRAVEL,
    TURN,
    VALUE,
)
from spectacula.games.magnificent.perform import can_show, spaces_taken
from spectacula.games.magnificent.round_end import coins_due, set_with
from spectacula.games.magnificent.scoring import card_points
from spectacula.games.magnificent.state import (
    ASK_CARD,
    ASK_COPY,
    ASK_DOUBLE,
    ASK_REMOVE,
    ASK_SCORE,
    ASK_SET,
    ASK_TENT,
    ASK_TRAINER,
    ASK_TRIP,
    ASK_TURN,
    BEFORE_ACTION,
    OVER,
    State,
)
from spectacula.games.magnificent.values import (
    CAMP_NOTES,
    MARKER_WORTH,
    POSTER_WORTH,
    UNKNOWN,
    areas_value,
    card_bonus_worth,
    card_share,
    card_worth,
    cards_value,
    coin_worth,
    effect_worth,
    gem_worth,
    placement_worth,
    poster_worth,
    posters_value,
    tent_worth,
    tile_worth,
    turns_left,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import count

HORIZON = 25  # decisions to look ahead before `worth` judges a position
SECOND_LOOK = True  # as measured, whole games of hurried play tell good moves from bad
PARTS = ("points", "coins", "stock", "cards", "posters", "areas")
MIDDLE = 300  # the weight of a move that changes nothing

# notes, after those on the camp
TILE_NOTES = CAMP_NOTES  # what a tile to build brings
ACTION_NOTES = TILE_NOTES + TILES  # what the best action brings, by colour and energy
NOTED_ENERGY = 32
SHOW_NOTES = ACTION_NOTES + COLOURS * NOTED_ENERGY  # what a space of the performance brings
REWARD_NOTES = SHOW_NOTES + TRACK  # what a poster brings if it is ready
NOTES_TO_CLEAR = REWARD_NOTES + PLACES
GONE_NOTES = NOTES_TO_CLEAR  # how far along a ring is known
WAY_NOTES = GONE_NOTES + RINGS  # what lies on the way so far
TRIP_NOTES = WAY_NOTES + RINGS  # the best trip of at most so many steps
NOTES = TRIP_NOTES + RINGS * (RING + 1)


@rule
def weigh(gain: int) -> int:
    """A gain in tenths of a point as a weight from 0 to 1000."""
    return max(0, min(1000, MIDDLE + 3 * gain // 2))


@rule
def study(s: State, seat: int, notes: Cells) -> None:
    """Nothing is known of a decision yet; what weighing one move finds out helps with the others."""
    for i in range(NOTES_TO_CLEAR):
        notes[i] = UNKNOWN
    for ring in range(RINGS):
        notes[GONE_NOTES + ring] = 0
        notes[WAY_NOTES + ring] = 0
        notes[TRIP_NOTES + ring * (RING + 1)] = 0


@rule
def prior(s: State, seat: int, move: int, notes: Cells) -> int:
    """How good a move looks at first sight, from 0 to 1000."""
    if move < DIE:
        return weigh(special_gain(s, seat, move, notes))
    if move < CARD:
        return weigh(die_gain(s, seat, move - DIE, notes))
    if move < TRAINER:
        return weigh(card_gain(s, seat, move - CARD))
    if move < COLOUR:
        return weigh(ability_gain(s, seat, move - TRAINER, notes))
    if move < TILE:
        return weigh(turn_gain(s, seat, move, notes))
    if move < PLACE:
        return weigh(tile_gain(s, seat, move, notes))
    if move < TENT:
        return weigh(place_gain(s, seat, move - PLACE))
    if move < POSTER:
        return weigh(tent_worth(s, seat, move - TENT + 1))
    if move < DISCARD:
        return weigh(poster_worth(s, seat, move - POSTER))
    if move < SHOW:
        return weigh(100 - poster_worth(s, seat, move - DISCARD))
    return weigh(200 + POSTER_POINTS[move - SHOW] * 10 + POSTER_COINS[move - SHOW])


@rule
def special_gain(s: State, seat: int, move: int, notes: Cells) -> int:
    """Done, leave, keep, deck, the card bonus, a side, a hat."""
    if move == BONUS:
        card = s.card[seat, s.slot]
        best = best_action(s, seat, s.colour, s.energy, notes) if s.asked == ASK_TURN else 0
        return best + card_bonus_worth(s, seat, card)
    if move == DECK:
        return POSTER_WORTH
    if move == LEAVE:
        return 12 if s.asked == ASK_TRIP else 5
    if move == KEEP:
        return 60 if posters_without_tent(s, seat) == 0 else 20
    if move == HAT:
        return 10
    return 0


@rule
def posters_without_tent(s: State, seat: int) -> int:
    """Posters that wait above no tent while a tent has no poster."""
    waiting = 0
    for place in range(PLACES):
        if s.poster[seat, place] >= 0 and s.tent[seat, place] < 0:
            waiting += 1
    return waiting


# --- dice and energy


@rule
def die_gain(s: State, seat: int, die: int, notes: Cells) -> int:
    """The best action this die allows in its best colour, less what it adds to the payment."""
    colour = die // 6
    value = die % 6 + 1
    cost = value
    if colour < COLOURS:
        cost = rise_of_due(s, seat, colour, value)
        best = best_action(s, seat, colour, value + pips(s, seat, colour), notes)
    else:
        best = 0
        for other in range(COLOURS):
            best = max(best, best_action(s, seat, other, value + pips(s, seat, other), notes))
    return best - cost_of(s, seat, cost)


@rule
def rise_of_due(s: State, seat: int, colour: int, value: int) -> int:
    """Coins more to pay with another die of a colour."""
    highest = 0
    for other in range(COLOURS):
        highest = max(highest, pips(s, seat, other))
    return max(0, pips(s, seat, colour) + value - highest)


@rule
def cost_of(s: State, seat: int, coins: int) -> int:
    """Coins at hand are cheap, missing ones cost points."""
    spare = max(0, s.coins[seat] - coins_due(s, seat))
    covered = min(coins, spare)
    return covered * coin_worth(s, seat) // 2 + (coins - covered) * 8 * MISSING_COIN[s.round]


@rule
def best_action(s: State, seat: int, colour: int, energy: int, notes: Cells) -> int:
    """The best gain of any action with so much energy; nothing without a colour."""
    if colour < 0:
        return 0
    energy = min(energy, MOST_ENERGY - 2)
    if energy >= NOTED_ENERGY:
        return best_of_actions(s, seat, colour, energy, notes)
    place = ACTION_NOTES + NOTED_ENERGY * colour + energy
    if notes[place] == UNKNOWN:
        notes[place] = best_of_actions(s, seat, colour, energy, notes)
    return notes[place]


@rule
def best_of_actions(s: State, seat: int, colour: int, energy: int, notes: Cells) -> int:
    """Build, travel or perform, whichever gains most."""
    best = max(best_build(s, seat, colour, energy, notes), best_trip(s, seat, colour, energy, notes))
    return max(best, best_show(s, seat, energy, notes))


@rule
def build_worth(s: State, seat: int, tile: int, notes: Cells) -> int:
    """A tile to build; nothing where it does not fit."""
    place = TILE_NOTES + tile
    if notes[place] == UNKNOWN:
        notes[place] = tile_worth(s, seat, tile) if tile_fits(s, seat, tile) != 0 else 0
    return notes[place]


@rule
def best_build(s: State, seat: int, colour: int, energy: int, notes: Cells) -> int:
    """The highest gain of a level within the energy."""
    small = build_worth(s, seat, colour, notes)
    large = build_worth(s, seat, COLOURS + colour, notes)
    levels = LEVELS_UP_TO[energy + SURVEY_ENERGY * s.jump]
    best = 0
    level = 0
    while levels != 0:
        best = max(best, level_gain(s, seat, level, small, large))
        levels >>= 1
        level += 1
    return best


@rule
def level_gain(s: State, seat: int, level: int, small: int, large: int) -> int:
    """Tiles of a level as far as the camp has room for them; bonus cells come with them."""
    cells = 4 * LEVEL_SMALL[level] + 6 * LEVEL_LARGE[level]
    room = max(0, count(FULL & ~s.camp[seat]) - 4)
    gain = LEVEL_SMALL[level] * small + LEVEL_LARGE[level] * large + 3 * cells
    return gain if cells <= room else gain * room // cells


@rule
def trip_gain(s: State, seat: int, ring: int, steps: int) -> int:
    """Gems and posters on the way and the tent at its end."""
    gain = 0
    for k in range(1, steps + 1):
        gain += space_gain(s, seat, ring, k)
    return gain + stop_gain(s, seat, ring, steps)


@rule
def best_trip(s: State, seat: int, ring: int, energy: int, notes: Cells) -> int:
    """The best place to stop within the energy; the way is looked at once, as far as anybody asks."""
    best = TRIP_NOTES + ring * (RING + 1)
    steps = min(energy, RING)
    for k in range(notes[GONE_NOTES + ring] + 1, steps + 1):
        notes[WAY_NOTES + ring] += space_gain(s, seat, ring, k)
        notes[best + k] = max(notes[best + k - 1], notes[WAY_NOTES + ring] + stop_gain(s, seat, ring, k))
        notes[GONE_NOTES + ring] = k
    return notes[best + steps]


@rule
def space_gain(s: State, seat: int, ring: int, k: int) -> int:
    """What passing the k-th space ahead brings."""
    symbol = SYMBOL[ring, (s.wagon[ring] + k) % RING]
    if symbol == 0:
        return 0
    if symbol < POSTER_SYMBOL:
        return gem_worth(s, seat, symbol - 1)
    if s.ring_tent[ring, symbol - POSTER_SYMBOL] >= 0:
        return 0
    return POSTER_WORTH if turns_left(s) > 2 else 5


@rule
def stop_gain(s: State, seat: int, ring: int, k: int) -> int:
    """A tent where the trip ends."""
    symbol = SYMBOL[ring, (s.wagon[ring] + k) % RING] - POSTER_SYMBOL
    if symbol < 0 or s.ring_tent[ring, symbol] < 0 or free_tents(s, seat) == 0:
        return 0
    return tent_worth(s, seat, s.ring_tent[ring, symbol]) + 12


@rule
def best_show(s: State, seat: int, energy: int, notes: Cells) -> int:
    """The best free space within the energy."""
    spaces = SPACES_UP_TO[energy] & ~spaces_taken(s)
    if spaces == 0:
        return 0
    top = 0
    while spaces > 1:
        spaces >>= 1
        top += 1
    if notes[SHOW_NOTES + top] == UNKNOWN:
        notes[SHOW_NOTES + top] = show_gain(s, seat, top, notes)
    return notes[SHOW_NOTES + top]


@rule
def show_gain(s: State, seat: int, space: int, notes: Cells) -> int:
    """Rewards of the best posters that are ready, and the hat's place."""
    gain = space + card_share(s, seat, PER_HAT) * SPACE_POSTERS[space] // 3 - 30
    used = 0
    for _ in range(SPACE_POSTERS[space]):
        best = 0
        which = -1
        for place in range(PLACES):
            if (used >> place) & 1 == 0 and reward_if_ready(s, seat, place, notes) > best:
                best = reward_if_ready(s, seat, place, notes)
                which = place
        if which >= 0:
            used |= 1 << which
            gain += best
    return gain


@rule
def reward_if_ready(s: State, seat: int, place: int, notes: Cells) -> int:
    """What a poster brings; nothing if it cannot be shown."""
    if notes[REWARD_NOTES + place] == UNKNOWN:
        notes[REWARD_NOTES + place] = reward_of(s, seat, place) if can_show(s, seat, place, 0) != 0 else 0
    return notes[REWARD_NOTES + place]


@rule
def reward_of(s: State, seat: int, place: int) -> int:
    """Points and coins of a poster and the tent below it."""
    poster = s.poster[seat, place]
    tent = s.tent[seat, place]
    coins = POSTER_COINS[poster] + TENT_COINS[tent]
    return 10 * (POSTER_POINTS[poster] + TENT_POINTS[tent]) + coins * coin_worth(s, seat)


@rule
def turn_gain(s: State, seat: int, move: int, notes: Cells) -> int:
    """Colours, gems for energy, values, actions; also gems gained or paid."""
    if move < SPEND:
        return best_action(s, seat, move - COLOUR, s.energy + pips(s, seat, move - COLOUR), notes)
    if move < GEM:
        more = best_action(s, seat, s.colour, s.energy + GEM_ENERGY, notes)
        return more - gem_worth(s, seat, move - SPEND) - 2
    if move < PAY:
        return 30 - 8 * s.gems[seat, move - GEM]
    if move < VALUE:
        return 20 + 5 * s.gems[seat, move - PAY] if move - PAY < CLEAR else 0
    if move < BUILD:
        return value_gain(s, seat, move - VALUE + 1, notes)
    if move < TRAVEL:
        return build_gain(s, seat, move - BUILD, notes)
    if move < PERFORM:
        return trip_gain(s, seat, s.colour, move - TRAVEL + 1)
    return show_gain(s, seat, move - PERFORM, notes)


@rule
def value_gain(s: State, seat: int, value: int, notes: Cells) -> int:
    """Before the action more energy, less what it costs; afterwards the cheaper the better."""
    change = value - s.die_value[seat, s.slot]
    gain = -8 * change
    if s.stage == BEFORE_ACTION:
        gain += best_action(s, seat, s.colour, s.energy + change, notes)
    return gain


@rule
def build_gain(s: State, seat: int, level: int, notes: Cells) -> int:
    """A level of the Build action."""
    small = build_worth(s, seat, s.colour, notes)
    large = build_worth(s, seat, COLOURS + s.colour, notes)
    return level_gain(s, seat, level, small, large)


@rule
def ability_gain(s: State, seat: int, ability: int, notes: Cells) -> int:
    """A trainer or a space of the main board: what it gives for the marker it costs."""
    does = ABILITY_DOES[ability]
    if s.asked == ASK_TRAINER:
        return effect_worth(s, seat, does, ABILITY_MUCH[ability])
    marker = MARKER_WORTH - 6 if turns_left(s) > 1 else 2
    if s.asked != ASK_TURN:
        return effect_worth(s, seat, does, ABILITY_MUCH[ability]) - marker
    if does == ENERGY or does == SURVEY:
        return best_action(s, seat, s.colour, s.energy + ABILITY_MUCH[ability], notes) - marker
    best = best_action(s, seat, s.colour, s.energy, notes)
    return best + effect_worth(s, seat, does, ABILITY_MUCH[ability]) - marker - 4


# --- tiles, places, cards


@rule
def tile_gain(s: State, seat: int, move: int, notes: Cells) -> int:
    """A tile to build, a way to turn it, a cell to lay it on or to double."""
    if move < TURN:
        return tile_worth(s, seat, move - TILE)
    if move < CELL:
        return best_placement(s, seat, move - TURN, notes)
    if s.asked == ASK_DOUBLE:
        board = s.board[seat]
        return effect_worth(s, seat, CELL_DOES[board, move - CELL], CELL_MUCH[board, move - CELL])
    return placement_worth(s, seat, SHAPE[s.laying, s.turned] << (move - CELL), notes)


@rule
def best_placement(s: State, seat: int, turn: int, notes: Cells) -> int:
    """The best place for the tile in hand when turned like this."""
    cells = spots(s.camp[seat], s.jump, s.laying, turn)
    best = -200
    while cells != 0:
        cell = count((cells & -cells) - 1)
        best = max(best, placement_worth(s, seat, SHAPE[s.laying, turn] << cell, notes))
        cells &= cells - 1
    return best


@rule
def place_gain(s: State, seat: int, place: int) -> int:
    """A place for a tent by its bonus, for a poster by the tent below."""
    if s.asked == ASK_TENT:
        worth = effect_worth(s, seat, TENT_DOES[s.board[seat], place], TENT_MUCH[s.board[seat], place])
        return worth + 20 if s.poster[seat, place] < 0 else worth + 40
    if s.tent[seat, place] < 0:
        return 10
    return 40 + 4 * TENT_POINTS[s.tent[seat, place]] + TENT_COINS[s.tent[seat, place]]


@rule
def card_gain(s: State, seat: int, card: int) -> int:
    """A card to put the die on, to copy, to take, to remove or to score."""
    if s.asked == ASK_SCORE:
        return 10 * card_points(s, seat, card)
    if s.asked == ASK_CARD or s.asked == ASK_COPY:
        return effect_worth(s, seat, BONUS_DOES[card], BONUS_MUCH[card])
    gain = card_worth(s, seat, card)
    if s.asked == ASK_SET or s.asked == ASK_REMOVE:
        trainer = s.set_trainer[set_with(s, card)]
        if trainer >= 0:
            gain += effect_worth(s, seat, ABILITY_DOES[trainer], ABILITY_MUCH[trainer])
    return gain


# --- positions


@rule
def money(s: State, seat: int) -> int:
    """Coins beyond what is due, as points; missing ones cost more."""
    coins = s.coins[seat] - coins_due(s, seat)
    return 10 * coins // COINS_PER_POINT if coins >= 0 else 10 * coins * MISSING_COIN[s.round]


@rule
def stock(s: State, seat: int) -> int:
    """Gems and trainer markers, as long as there are turns to use them in."""
    left = turns_left(s)
    return (8 * all_gems(s, seat) + MARKER_WORTH * s.markers[seat] * min(left, 3) // 3) * min(left, 4) // 4


@rule
def parts(s: State, seat: int, out: Cells) -> int:
    """What `worth` is made of, in the order of PARTS, but for the turns to come."""
    going_on = 1 if s.phase != OVER else 0
    out[0] = 10 * s.points[seat]
    out[1] = going_on * money(s, seat)
    out[2] = going_on * stock(s, seat)
    out[3] = going_on * cards_value(s, seat)
    out[4] = going_on * posters_value(s, seat)
    out[5] = going_on * areas_value(s, seat)
    return 6


@rule
def worth(s: State, seat: int) -> int:
    """Expected final score times 10."""
    if s.phase == OVER:
        return 10 * s.points[seat]
    later = cards_value(s, seat) + posters_value(s, seat) + areas_value(s, seat)
    return 10 * s.points[seat] + money(s, seat) + stock(s, seat) + later + 85 * turns_left(s)
