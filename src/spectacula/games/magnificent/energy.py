"""The first half of a turn: a die on a master card, its colour and value, the energy they give."""

from __future__ import annotations

from spectacula.games.magnificent.abilities import taken_at_once, use_card_bonus, why_not_own_card, works
from spectacula.games.magnificent.asking import ask, card_moves, list_choices
from spectacula.games.magnificent.box import BONUS_DOES, CLEAR, COLOURS, GEM_ENERGY, GEMS, KEPT, SLOTS
from spectacula.games.magnificent.moves import CARD, COLOUR, VALUE
from spectacula.games.magnificent.names import card_name
from spectacula.games.magnificent.state import (
    ASK_CARD,
    ASK_COLOUR,
    ASK_VALUE,
    BEFORE_ACTION,
    E_COLOUR,
    E_DIE,
    E_SPENT,
    E_VALUE,
    NOTHING,
    PUT_DIE,
    TURN_STEPS,
    State,
    question,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say

# --- the die


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
def ask_card(s: State) -> None:
    """Which card the die is put on."""
    ask(s, ASK_CARD, free_cards(s, s.seat), 0)


@rule
def put_die(s: State, seat: int, move: int) -> None:
    """Put the die on a free master card; coins, points, energy and markers of its bonus come at once."""
    card = move - CARD
    s.slot = slot_of(s, seat, card)
    s.die_colour[seat, s.slot] = s.taken_colour
    s.die_value[seat, s.slot] = s.taken_value
    s.colour = s.taken_colour if s.taken_colour < COLOURS else NOTHING
    s.bonus = 1
    s.stage = BEFORE_ACTION
    tell(s, E_DIE, seat, 6 * s.taken_colour + s.taken_value - 1, card)
    does = BONUS_DOES[card]
    if taken_at_once(does) != 0 and works(s, seat, does) != 0:
        use_card_bonus(s, seat)


@rule
def slot_of(s: State, p: int, card: int) -> int:
    """Where a card of a player lies."""
    for slot in range(SLOTS):
        if s.card[p, slot] == card:
            return slot
    return NOTHING


def why_not_card(s: State, seat: int, move: Move) -> Say | None:
    return why_not_own_card(s, seat, move.values[0]) or Say("why-card-has-die", {"name": card_name(*move.values)})


TURN_STEPS.step(PUT_DIE, ask_card)
question(ASK_CARD, "card", legal=card_moves, play=put_die, moves=(CARD,), why_not=why_not_card)


# --- energy


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


# --- another colour, another value


@rule
def other_colours(s: State) -> int:
    """Colours the action does not have now."""
    colours = (1 << COLOURS) - 1
    return colours & ~(1 << s.colour) if s.colour >= 0 else colours


@rule
def ask_colour(s: State) -> None:
    """Which colour the die counts as."""
    ask(s, ASK_COLOUR, other_colours(s), 0)


@rule
def colour_moves(s: State, seat: int, ids: Cells) -> int:
    """Colours to choose from."""
    return list_choices(s, ids, COLOUR)


@rule
def choose_colour(s: State, seat: int, move: int) -> None:
    """The colour the die counts as in this turn; for payment it keeps its own."""
    s.colour = move - COLOUR
    s.detail = NOTHING
    tell(s, E_COLOUR, seat, s.colour, 0)


def why_not_colour(s: State, seat: int, move: Move) -> Say | None:
    return Say("why-same-colour")


question(
    ASK_COLOUR,
    "colour",
    ask=ask_colour,
    legal=colour_moves,
    play=choose_colour,
    moves=(COLOUR,),
    why_not=why_not_colour,
)


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
def ask_value(s: State) -> None:
    """Which value the die is turned to."""
    ask(s, ASK_VALUE, values_in_reach(s, s.seat), 0)


@rule
def value_moves(s: State, seat: int, ids: Cells) -> int:
    """Values to choose from."""
    return list_choices(s, ids, VALUE)


@rule
def change_value(s: State, seat: int, move: int) -> None:
    """Turn the die to another value, which is what it will cost."""
    value = move - VALUE + 1
    s.die_value[seat, s.slot] = value
    s.detail = NOTHING
    tell(s, E_VALUE, seat, value, 0)


def why_not_value(s: State, seat: int, move: Move) -> Say | None:
    return Say("why-value")


question(ASK_VALUE, "value", ask=ask_value, legal=value_moves, play=change_value, moves=(VALUE,), why_not=why_not_value)
