"""A turn: a die on a master card, energy, one action, trainers in between."""

from __future__ import annotations

from spectacula.games.magnificent.abilities import (
    abilities_offered,
    card_bonus_works,
    cards_to_copy,
    copied_together,
    taken_at_once,
    use_card_bonus,
    works,
)
from spectacula.games.magnificent.box import (
    BONUS_DOES,
    CLEAR,
    COLOURS,
    GEM_ENERGY,
    GEMS,
    KEPT,
    LEVELS_UP_TO,
    PLACES,
    SLOTS,
    SPACES_UP_TO,
    STEPS,
    SURVEY_ENERGY,
    TILES,
    TURNS,
)
from spectacula.games.magnificent.camp import double_cells, spots, tile_turns, tiles_to_build
from spectacula.games.magnificent.goods import (
    ask,
    free_places,
    free_tents,
    posters_left,
    posters_of,
    posters_on_display,
)
from spectacula.games.magnificent.perform import finish_show, gems_to_pay, next_gem, posters_ready, spaces_taken
from spectacula.games.magnificent.state import (
    ARRANGING,
    ASK_ARRANGE,
    ASK_BUILD,
    ASK_CARD,
    ASK_COLOUR,
    ASK_COPY,
    ASK_DIE,
    ASK_DISCARD,
    ASK_DOUBLE,
    ASK_GEM,
    ASK_HAT,
    ASK_KEEP,
    ASK_LAY,
    ASK_PASSED,
    ASK_PAY,
    ASK_POSTER,
    ASK_ROTATE,
    ASK_SHOW,
    ASK_TENT,
    ASK_TRAVEL,
    ASK_TRIP,
    ASK_TURN,
    ASK_VALUE,
    BEFORE_ACTION,
    BONUS,
    BUILDING,
    CHOOSE_SETS,
    DECK,
    DICE,
    DONE,
    E_COLOUR,
    E_DIE,
    E_LOST_TILES,
    E_RESERVE,
    E_SPENT,
    E_VALUE,
    KEEP,
    LEAVE,
    NOTHING,
    PERFORMING,
    PUT_DIE,
    TAKE_DIE,
    TRAVELLING,
    TURN_OVER,
    State,
)
from spectacula.games.magnificent.travel import arrive, tents_passed
from spectacula.kernel.rules import rule
from spectacula.kernel.streams import below, count, tell

# --- 1: take a die


@rule
def start_turn(s: State) -> None:
    """Nothing of the last turn counts any more."""
    s.stage = TAKE_DIE
    s.slot = NOTHING
    s.colour = NOTHING
    s.locked = 0
    s.bonus = 0
    s.extra = 0
    s.energy = 0
    s.used = 0
    s.small = 0
    s.large = 0
    s.recolour = 0
    s.jump = 0
    s.fresh = 0
    s.brought = 0
    s.trip = 0
    s.passed = 0
    s.stop = NOTHING
    s.limit = 0
    s.done = 0
    s.lack = 0
    for tile in range(TILES):
        s.busy[tile] = 0
    for gem in range(GEMS):
        s.spent[gem] = 0


@rule
def dice_offered(s: State) -> int:
    """Dice of the main tent as a mask of colours and values."""
    dice = 0
    for colour in range(GEMS):
        for value in range(6):
            if s.dice[colour, value] > 0:
                dice |= 1 << (6 * colour + value)
    return dice


@rule
def take_die(s: State, die: int) -> None:
    """Take a die from the main tent."""
    s.taken_colour = die // 6
    s.taken_value = die % 6 + 1
    s.dice[die // 6, die % 6] -= 1
    s.stage = PUT_DIE


@rule
def free_cards(s: State, p: int) -> int:
    """Own master cards without a die as a mask."""
    cards = 0
    for slot in range(KEPT):
        if s.die_value[p, slot] == 0:
            cards |= 1 << s.card[p, slot]
    return cards


@rule
def put_die(s: State, p: int, card: int) -> None:
    """Put the die on a free master card; coins, points, energy and markers of its bonus come at once."""
    s.slot = slot_of(s, p, card)
    s.die_colour[p, s.slot] = s.taken_colour
    s.die_value[p, s.slot] = s.taken_value
    s.colour = s.taken_colour if s.taken_colour < COLOURS else NOTHING
    s.bonus = 1
    s.stage = BEFORE_ACTION
    tell(s, E_DIE, p, 6 * s.taken_colour + s.taken_value - 1, card)
    does = BONUS_DOES[card]
    if taken_at_once(does) != 0 and works(s, p, does) != 0:
        use_card_bonus(s, p)


@rule
def slot_of(s: State, p: int, card: int) -> int:
    """Where a card of a player lies."""
    for slot in range(SLOTS):
        if s.card[p, slot] == card:
            return slot
    return NOTHING


# --- 2: energy


@rule
def pips(s: State, p: int, colour: int) -> int:
    """Pips of a player's dice of one colour, this turn's die excepted."""
    n = 0
    for slot in range(KEPT):
        if slot != s.slot and s.die_colour[p, slot] == colour:
            n += s.die_value[p, slot]
    return n


@rule
def gems_spent(s: State) -> int:
    """Gems given for energy in this turn."""
    return s.spent[0] + s.spent[1] + s.spent[2] + s.spent[CLEAR]


@rule
def count_energy(s: State, p: int) -> int:
    """This turn's die, own dice of its colour, two per gem, and what bonuses and trainers add."""
    energy = s.die_value[p, s.slot] + GEM_ENERGY * gems_spent(s) + s.extra
    if s.colour >= 0:
        energy += pips(s, p, s.colour)
    return energy


@rule
def gems_to_spend(s: State, p: int) -> int:
    """Gems that give energy as a mask: the action's colour, and clear ones as jokers."""
    gems = 0
    if s.colour >= 0 and s.gems[p, s.colour] > 0:
        gems = 1 << s.colour
    if s.gems[p, CLEAR] > 0:
        gems |= 1 << CLEAR
    return gems


@rule
def spend_gem(s: State, p: int, gem: int) -> None:
    """Give a gem for energy; a coloured one ties the action to its colour."""
    s.gems[p, gem] -= 1
    s.spent[gem] += 1
    if gem != CLEAR:
        s.locked = 1
    tell(s, E_SPENT, p, gem, 0)


@rule
def choose_colour(s: State, p: int, colour: int) -> None:
    """The colour the die counts as in this turn; for payment it keeps its own."""
    s.colour = colour
    s.detail = NOTHING
    tell(s, E_COLOUR, p, colour, 0)


@rule
def values_in_reach(s: State, p: int) -> int:
    """Other values this turn's die can be changed to, as a mask."""
    value = s.die_value[p, s.slot]
    values = 0
    for other in range(max(1, value - s.reach), min(6, value + s.reach) + 1):
        if other != value:
            values |= 1 << (other - 1)
    return values


@rule
def change_value(s: State, p: int, value: int) -> None:
    """Turn the die to another value, which is what it will cost."""
    s.die_value[p, s.slot] = value
    s.detail = NOTHING
    tell(s, E_VALUE, p, value, 0)


# --- questions


@rule
def turn_step(s: State) -> None:
    """The next step of the turn: a question, or something that needs none."""
    p = s.seat
    if s.stage == TAKE_DIE:
        ask(s, ASK_DIE, dice_offered(s), 0)
        s.offers = abilities_offered(s, p)
    elif s.stage == PUT_DIE:
        ask(s, ASK_CARD, free_cards(s, p), 0)
    elif s.stage == BEFORE_ACTION:
        s.energy = count_energy(s, p)
        ask_helped(s, p, ASK_TURN, 0, 0)
    elif s.stage == BUILDING:
        ask_build(s, p)
    elif s.stage == TRAVELLING:
        travel_step(s, p)
    elif s.stage == PERFORMING:
        ask_helped(s, p, ASK_SHOW, posters_ready(s, p, s.lack), 1 << DONE)
    elif s.stage == ARRANGING:
        ask_arrange(s, p)
    else:
        end_turn(s, p)


@rule
def ask_helped(s: State, p: int, kind: int, choices: int, specials: int) -> None:
    """A question of the turn at which the card bonus and trainers may be used as well."""
    ask(s, kind, choices, specials)
    if card_bonus_works(s, p) != 0:
        s.specials |= 1 << BONUS
    s.offers = abilities_offered(s, p)


@rule
def ask_build(s: State, p: int) -> None:
    """A tile that fits must be built; afterwards what is left of the level is lost."""
    tiles = tiles_to_build(s, p)
    ask_helped(s, p, ASK_BUILD, tiles, (1 << DONE) if tiles == 0 else 0)


@rule
def travel_step(s: State, p: int) -> None:
    """Posters of the way, the tent at its end, then abilities."""
    if s.trip > 0 and posters_left(s) != 0:
        ask_poster(s, ASK_TRIP, 1 << LEAVE)
    elif s.stop >= 0:
        arrive(s, p)
    else:
        ask_helped(s, p, ASK_TRAVEL, 0, 1 << DONE)


@rule
def ask_poster(s: State, kind: int, specials: int) -> None:
    """An open poster or the top of the deck."""
    ask(s, kind, posters_on_display(s), specials)
    if (s.poster_deck | s.poster_discard) != 0:
        s.specials |= 1 << DECK


@rule
def ask_arrange(s: State, p: int) -> None:
    """Where the next poster in hand goes; before the first one all may stay as they are."""
    if s.rest[0] >= 0:
        ask(s, ASK_ARRANGE, free_places(s, p), 0)
    elif posters_of(s, p) != 0:
        ask(s, ASK_ARRANGE, (1 << PLACES) - 1, 1 << KEEP)
    else:
        s.stage = TURN_OVER


@rule
def detail_step(s: State) -> None:
    """A detail that something has raised: a poster looks for a place, posters are due, or a choice is open."""
    p = s.seat
    if s.hold >= 0:
        free = free_places(s, p)
        if free != 0:
            ask(s, ASK_LAY, free, 0)
        else:
            ask(s, ASK_DISCARD, posters_of(s, p) | (1 << s.hold), 0)
    elif s.posters_due > 0:
        if posters_left(s) != 0:
            ask_poster(s, ASK_POSTER, 0)
        else:
            s.posters_due = 0
    elif s.detail == ASK_PAY:
        if next_gem(s) >= 0:
            ask(s, ASK_PAY, gems_to_pay(s, p), 0)
        else:
            finish_show(s, p)
    else:
        ask(s, s.detail, detail_choices(s, p), (1 << LEAVE) if s.detail == ASK_TENT and s.may_leave != 0 else 0)


@rule
def detail_open(s: State) -> int:
    """Whether a detail comes before the next step of the turn."""
    return 1 if s.hold >= 0 or s.posters_due > 0 or s.detail >= 0 else 0


@rule
def detail_choices(s: State, p: int) -> int:
    """What the open detail can be answered with."""
    if s.detail == ASK_COLOUR:
        return other_colours(s)
    if s.detail == ASK_VALUE:
        return values_in_reach(s, p)
    if s.detail == ASK_COPY:
        cards = cards_to_copy(s, p)
        return cards if cards != 0 else copied_together(s, p)
    if s.detail == ASK_DOUBLE:
        return double_cells(s, p, s.markers[p] + 1)
    if s.detail == ASK_PASSED:
        return tents_passed(s, p)
    if s.detail == ASK_TENT:
        return free_tents(s, p)
    if s.detail == ASK_GEM:
        return s.gem_choice
    if s.detail == ASK_KEEP:
        return pair_drawn(s)
    if s.detail == ASK_HAT:
        return 3
    if s.detail == ASK_ROTATE:
        return tile_turns(s.camp[p], s.jump, s.laying)
    return spots(s.camp[p], s.jump, s.laying, s.turned)


@rule
def other_colours(s: State) -> int:
    """Colours the action does not have now."""
    colours = (1 << COLOURS) - 1
    return colours & ~(1 << s.colour) if s.colour >= 0 else colours


@rule
def pair_drawn(s: State) -> int:
    """The posters of which one is kept."""
    posters = 0
    for i in range(2):
        if s.pair[i] >= 0:
            posters |= 1 << s.pair[i]
    return posters


# --- 3: actions within the energy


@rule
def levels_in_reach(s: State) -> int:
    """Build levels up to the energy; Surveyor adds to it."""
    if s.colour < 0:
        return 0
    return LEVELS_UP_TO[s.energy + SURVEY_ENERGY * s.jump]


@rule
def steps_in_reach(s: State) -> int:
    """Farthest trip."""
    return min(s.energy, STEPS) if s.colour >= 0 else 0


@rule
def spaces_in_reach(s: State) -> int:
    """Free performance spaces up to the energy."""
    return SPACES_UP_TO[s.energy] & ~spaces_taken(s) if s.colour >= 0 else 0


# --- after the action


@rule
def end_turn(s: State, p: int) -> None:
    """Used markers go to the main tent; the next player takes a die."""
    if s.small + s.large > 0:
        tell(s, E_LOST_TILES, p, s.small, s.large)
    s.tired[p] += count(s.used)
    s.used = 0
    s.race[p, s.round * (TURNS + 1) + s.turn // s.players] = s.points[p]
    if s.players == 1:
        roll_reserve(s, s.taken_colour)
    s.turn += 1
    s.step = NOTHING
    if s.turn == TURNS * s.players:
        s.phase = CHOOSE_SETS
    else:
        s.seat = s.order[s.turn % s.players]
        start_turn(s)


@rule
def roll_reserve(s: State, colour: int) -> None:
    """Solo: a die of the colour just taken comes from the reserve."""
    if s.reserve[colour] > 0:
        s.reserve[colour] -= 1
        value = below(s, DICE, 6)
        s.dice[colour, value] += 1
        tell(s, E_RESERVE, s.seat, colour, value + 1)
