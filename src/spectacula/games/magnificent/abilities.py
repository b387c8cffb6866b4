"""Top bonuses of master cards, trainer tiles and the spaces of the main board: when they work and what they do."""

from __future__ import annotations

from spectacula.games.magnificent.asking import ask, list_members
from spectacula.games.magnificent.box import (
    ABILITIES,
    ABILITY_DOES,
    ABILITY_MUCH,
    ALL_SPACES,
    BONUS_DOES,
    BONUS_MUCH,
    CLEAR,
    COINS,
    COLOURS,
    COPY,
    DOUBLE,
    ENERGY,
    EXTRA_POSTER,
    GEM_ANY,
    GEM_CLEAR,
    GEM_DIE,
    GEMS_TWO,
    LACK_TILE,
    MARKER_BACK,
    MOST_SHOWN,
    NEW_COLOUR,
    NEW_VALUE,
    POINTS,
    POSTER_GAIN,
    RECOLOUR,
    SLOTS,
    SMALL_TILE,
    SURVEY,
    TENT_PASSED,
    TRAINERS,
    TWO_POSTERS,
)
from spectacula.games.magnificent.camp import double_cells, other_colour_fits, tile_fits
from spectacula.games.magnificent.goods import (
    gain_coins,
    gain_gems,
    gain_points,
    take_back_marker,
    trainer_tiles,
)
from spectacula.games.magnificent.moves import BONUS, CARD, SPACE, TRAINER
from spectacula.games.magnificent.names import ability_name, card_name
from spectacula.games.magnificent.perform import posters_ready
from spectacula.games.magnificent.posters import draw_poster, posters_left
from spectacula.games.magnificent.state import (
    ASK_BUILD,
    ASK_CARD,
    ASK_COLOUR,
    ASK_COPY,
    ASK_DIE,
    ASK_DOUBLE,
    ASK_GEM,
    ASK_KEEP,
    ASK_PASSED,
    ASK_SHOW,
    ASK_TRAINER,
    ASK_TRAVEL,
    ASK_VALUE,
    BEFORE_ACTION,
    BUILDING,
    E_BONUS,
    E_COPIED,
    E_SPACE,
    E_TRAINED,
    PERFORMING,
    TAKE_DIE,
    TRAVELLING,
    State,
    forbid,
    question,
)
from spectacula.games.magnificent.travel import tents_passed
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import lowest, tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Name, Say


@rule
def works(s: State, p: int, does: int) -> int:
    """Whether an effect could be used now: in its action, and for something."""
    if does == COPY:
        return 1 if s.stage != TAKE_DIE and cards_to_copy(s, p) != 0 else 0
    return works_itself(s, p, does)


@rule
def works_itself(s: State, p: int, does: int) -> int:
    """`works` for everything but copying."""
    if s.stage == TAKE_DIE:
        return works_without_die(s, does)
    if does == ENERGY or does == NEW_COLOUR:
        return 1 if s.stage == BEFORE_ACTION and (does == ENERGY or s.locked == 0) else 0
    if does == SMALL_TILE or does == RECOLOUR or does == DOUBLE or does == SURVEY:
        return works_in_build(s, p, does)
    if does == EXTRA_POSTER or does == LACK_TILE:
        return works_in_show(s, p, does)
    if does == TENT_PASSED:
        return 1 if s.stage == TRAVELLING and tents_passed(s, p) != 0 else 0
    if does == GEM_DIE:
        return 1 if s.colour >= 0 else 0
    if does == MARKER_BACK:
        return 1 if s.tired[p] > 0 else 0
    if does == POSTER_GAIN or does == TWO_POSTERS:
        return works_without_die(s, does)
    return 1


@rule
def works_without_die(s: State, does: int) -> int:
    """Effects that need neither a die nor an action: coins, gems and posters."""
    if does == POSTER_GAIN:
        return posters_left(s)
    if does == TWO_POSTERS:
        return 1 if (s.poster_deck | s.poster_discard) != 0 else 0
    return 1 if does == COINS or does == GEM_CLEAR or does == GEM_ANY else 0


@rule
def works_in_build(s: State, p: int, does: int) -> int:
    """Help for Build, once it has started; Surveyor before it as well."""
    if does == SURVEY:
        return 1 if s.stage == BEFORE_ACTION or (s.stage == BUILDING and s.jump == 0) else 0
    if s.stage != BUILDING:
        return 0
    if does == SMALL_TILE:
        return tile_fits(s, p, s.colour)
    if does == DOUBLE:
        return 1 if double_cells(s, p, s.markers[p]) != 0 else 0
    return other_colour_fits(s, p) if s.recolour == 0 else 0


@rule
def works_in_show(s: State, p: int, does: int) -> int:
    """Help for Perform, once it has started."""
    if s.stage != PERFORMING:
        return 0
    if does == EXTRA_POSTER:
        return 1 if s.limit < MOST_SHOWN else 0
    return 1 if s.lack == 0 and posters_ready(s, p, 1) != posters_ready(s, p, 0) else 0


@rule
def card_bonus_works(s: State, p: int) -> int:
    """Whether the bonus of the card under this turn's die is still there and works now."""
    if s.bonus == 0:
        return 0
    return works(s, p, BONUS_DOES[s.card[p, s.slot]])


@rule
def abilities_offered(s: State, p: int) -> int:
    """Trainer tiles and spaces of the main board that a marker can be put on now, as a mask."""
    if s.markers[p] == 0:
        return 0
    offered = 0
    own = (trainer_tiles(s, p) | ALL_SPACES) & ~s.used
    while own != 0:
        if works(s, p, ABILITY_DOES[lowest(own)]) != 0:
            offered |= own & -own
        own &= own - 1
    return offered


# --- a second look: what abilities do together; positions, and so records, keep the first look in `offers`


@rule
def abilities_to_use(s: State, p: int) -> int:
    """The abilities on offer, with those that another one or an empty deck makes useful, without an idle Surveyor."""
    offered = s.offers
    if s.markers[p] == 0 or (s.asked != ASK_BUILD and ((s.poster_deck | s.poster_discard) != 0 or helped(s) == 0)):
        return offered
    own = (trainer_tiles(s, p) | ALL_SPACES) & ~s.used
    while own != 0:
        does = ABILITY_DOES[lowest(own)]
        if works_together(s, p, does, s.markers[p] - 1) != 0:
            offered |= own & -own
        elif does == SURVEY and surveys_nothing(s, p) != 0:
            offered &= ~(own & -own)
        own &= own - 1
    return offered


@rule
def helped(s: State) -> int:
    """Whether abilities may be used at this question."""
    return 1 if ASK_DIE <= s.asked <= ASK_SHOW and s.asked != ASK_CARD else 0


@rule
def card_bonus_to_use(s: State, p: int) -> int:
    """Whether the card's bonus works together with an ability that a marker is ready for."""
    if s.asked != ASK_BUILD or s.bonus == 0:
        return 0
    return works_together(s, p, BONUS_DOES[s.card[p, s.slot]], s.markers[p])


@rule
def works_together(s: State, p: int, does: int, ready: int) -> int:
    """Whether an effect is of use with another one that the ready markers allow; two posters, for their coin."""
    if does == TWO_POSTERS:
        return 1 if (s.poster_deck | s.poster_discard) == 0 else 0
    if s.stage != BUILDING:
        return 0
    if does == SMALL_TILE or (does == COPY and cards_with(s, p, SMALL_TILE) != 0):
        return recoloured_tile_fits(s, p, ready)
    return 0


@rule
def recoloured_tile_fits(s: State, p: int, ready: int) -> int:
    """Whether an extra small tile could be built in another colour."""
    if s.recolour == 0 and (ready == 0 or brings(s, p, RECOLOUR) == 0):
        return 0
    for tile in range(COLOURS):
        if tile != s.colour and tile_fits(s, p, tile) != 0:
            return 1
    return 0


@rule
def surveys_nothing(s: State, p: int) -> int:
    """After the last tile, unless an extra one may still come."""
    if s.stage != BUILDING or s.small + s.large > 0:
        return 0
    if s.bonus != 0 and brings_itself(s, p, BONUS_DOES[s.card[p, s.slot]], SMALL_TILE) != 0:
        return 0
    return 1 if s.markers[p] < 2 or brings(s, p, SMALL_TILE) == 0 else 0


@rule
def brings(s: State, p: int, wanted: int) -> int:
    """Whether a marker on a trainer tile or a space could still bring an effect in this turn."""
    own = (trainer_tiles(s, p) | ALL_SPACES) & ~s.used
    while own != 0:
        if brings_itself(s, p, ABILITY_DOES[lowest(own)], wanted) != 0:
            return 1
        own &= own - 1
    return 0


@rule
def brings_itself(s: State, p: int, does: int, wanted: int) -> int:
    """Whether something is the wanted effect, or copies a card that has it."""
    return 1 if does == wanted or (does == COPY and cards_with(s, p, wanted) != 0) else 0


@rule
def cards_with(s: State, p: int, does: int) -> int:
    """Other own cards that hold a die and have a certain bonus."""
    cards = 0
    for slot in range(SLOTS):
        card = s.card[p, slot]
        if slot != s.slot and card >= 0 and s.die_value[p, slot] > 0 and BONUS_DOES[card] == does:
            cards |= 1 << card
    return cards


@rule
def copied_together(s: State, p: int) -> int:
    """Cards to copy whose bonus works only together with an ability that a marker is ready for."""
    return cards_with(s, p, SMALL_TILE) if works_together(s, p, SMALL_TILE, s.markers[p]) != 0 else 0


# --- using them


@rule
def use_help(s: State, p: int, move: int) -> int:
    """Use the card's bonus or an ability if the move says so; whether it did."""
    if move == BONUS:
        use_card_bonus(s, p)
        return 1
    if TRAINER <= move < TRAINER + ABILITIES:
        use_ability(s, p, move - TRAINER)
        return 1
    return 0


@rule
def use_ability(s: State, p: int, ability: int) -> None:
    """Put a marker on a trainer tile or a space of the main board."""
    if ability < TRAINERS:
        tell(s, E_TRAINED, p, ability, 0)
    else:
        tell(s, E_SPACE, p, ability - TRAINERS, 0)
    s.markers[p] -= 1
    s.used |= 1 << ability
    if s.brought > 0 and ABILITY_DOES[ability] != DOUBLE:
        s.brought -= 1
    take_effect(s, p, ABILITY_DOES[ability], ABILITY_MUCH[ability])


@rule
def use_card_bonus(s: State, p: int) -> None:
    """The top bonus of the card that holds this turn's die, once."""
    card = s.card[p, s.slot]
    s.bonus = 0
    tell(s, E_BONUS, p, card, 0)
    take_effect(s, p, BONUS_DOES[card], BONUS_MUCH[card])


@rule
def taken_at_once(does: int) -> int:
    """Card bonuses that only give something nobody would rather have later."""
    return 1 if does == COINS or does == POINTS or does == ENERGY or does == MARKER_BACK else 0


@rule
def take_effect(s: State, p: int, does: int, much: int) -> None:
    """What an ability gives; details are asked for next."""
    s.detail = -1
    if does == ENERGY:
        s.extra += much
    elif does == COINS:
        gain_coins(s, p, much)
    elif does == POINTS:
        gain_points(s, p, much)
    elif does == MARKER_BACK:
        take_back_marker(s, p)
    elif does == POSTER_GAIN:
        s.posters_due += much
    elif does == TWO_POSTERS:
        draw_pair(s, p, much)
    elif does <= GEMS_TWO:
        take_gem_effect(s, p, does, much)
    elif does < SMALL_TILE:
        raise_question(s, does, much)
    else:
        help_action(s, does, much)


@rule
def take_gem_effect(s: State, p: int, does: int, much: int) -> None:
    """Gems of the action's colour or clear ones at once, others by choice."""
    if does == GEM_DIE:
        s.locked = 1
        gain_gems(s, p, s.colour, much)
    elif does == GEM_CLEAR:
        gain_gems(s, p, CLEAR, much)
    else:
        s.gem_picks = much
        s.gem_choice = (1 << COLOURS) - 1
        s.detail = ASK_GEM


@rule
def raise_question(s: State, does: int, much: int) -> None:
    """Effects that are all choice: a colour, a value, a card to copy."""
    if does == NEW_COLOUR:
        s.detail = ASK_COLOUR
    elif does == NEW_VALUE:
        s.detail = ASK_VALUE
        s.reach = much
    else:
        s.detail = ASK_COPY


@rule
def help_action(s: State, does: int, much: int) -> None:
    """Effects on the action itself."""
    if does == SMALL_TILE:
        s.small += much
    elif does == RECOLOUR:
        s.recolour = 1
    elif does == SURVEY:
        s.jump = 1
    elif does == DOUBLE:
        s.detail = ASK_DOUBLE
    elif does == TENT_PASSED:
        s.detail = ASK_PASSED
    elif does == EXTRA_POSTER:
        s.limit = min(MOST_SHOWN, s.limit + much)
    else:
        s.lack = 1


@rule
def draw_pair(s: State, p: int, coins: int) -> None:
    """Two posters from the deck of which one is kept, and a coin, which comes without posters too."""
    gain_coins(s, p, coins)
    s.pair[0] = draw_poster(s)
    s.pair[1] = draw_poster(s)
    if s.pair[0] >= 0:
        s.detail = ASK_KEEP


@rule
def cards_to_copy(s: State, p: int) -> int:
    """Other own cards that hold a die and whose bonus works now; a copy cannot be copied."""
    cards = 0
    for slot in range(SLOTS):
        card = s.card[p, slot]
        if slot != s.slot and card >= 0 and s.die_value[p, slot] > 0 and BONUS_DOES[card] != COPY:
            if works_itself(s, p, BONUS_DOES[card]) != 0:
                cards |= 1 << card
    return cards


@rule
def ask_copy(s: State) -> None:
    """Which card's bonus is copied."""
    cards = cards_to_copy(s, s.seat)
    ask(s, ASK_COPY, cards if cards != 0 else copied_together(s, s.seat), 0)


@rule
def copy_moves(s: State, seat: int, ids: Cells) -> int:
    """Cards to copy, with those that work only together with an ability."""
    return list_members(ids, 0, CARD, s.choices | copied_together(s, seat))


@rule
def copy_bonus(s: State, seat: int, move: int) -> None:
    """The top bonus of another card that holds a die."""
    card = move - CARD
    tell(s, E_COPIED, seat, card, 0)
    take_effect(s, seat, BONUS_DOES[card], BONUS_MUCH[card])


def why_not_own_card(s: State, seat: int, card: int) -> Say | None:
    """Somebody else's card, or nobody's."""
    own = any(s.card[seat, slot] == card for slot in range(SLOTS))
    return None if own else Say("why-not-your-card", {"name": card_name(card)})


def why_not_copy(s: State, seat: int, move: Move) -> Say | None:
    return why_not_own_card(s, seat, move.values[0]) or Say("why-cannot-copy", {"name": card_name(*move.values)})


question(ASK_COPY, "copy", ask=ask_copy, legal=copy_moves, play=copy_bonus, moves=(CARD,), why_not=why_not_copy)


# --- why not


IN_ACTION = {SMALL_TILE: "build", RECOLOUR: "build", DOUBLE: "build", SURVEY: "build", TENT_PASSED: "travel"}
IN_ACTION |= {EXTRA_POSTER: "show", LACK_TILE: "show"}
ASKED_IN = {"build": ASK_BUILD, "travel": ASK_TRAVEL, "show": ASK_SHOW}


def why_not_bonus(s: State, seat: int, move: Move) -> Say | None:
    """The bonus of the card, where abilities may be used."""
    if not helped(s):
        return None
    if s.asked == ASK_DIE:
        return Say("why-die-first")
    return Say("why-bonus-used") if s.bonus == 0 else why_not_effect(s, BONUS_DOES[s.card[seat, s.slot]])


def why_not_ability(s: State, seat: int, move: Move) -> Say | None:
    """A trainer tile or a space of the main board, where they may be used or chosen."""
    ability = move.values[0] + (TRAINERS if move.family == "space" else 0)
    name = {"name": ability_name(ability)}
    if s.asked == ASK_TRAINER:
        return Say("why-not-in-draft", name)
    if not helped(s):
        return None
    if ability < TRAINERS and not trainer_tiles(s, seat) >> ability & 1:
        return Say("why-not-your-trainer", name)
    if s.used >> ability & 1:
        return Say("why-used-trainer", name)
    if s.markers[seat] == 0:
        return Say("why-no-marker")
    return Say("why-die-first") if s.asked == ASK_DIE else why_not_effect(s, ABILITY_DOES[ability])


def why_not_effect(s: State, does: int) -> Say | None:
    """Why an effect does not work at this moment."""
    if does == SURVEY and surveys_nothing(s, s.seat):
        return Say("why-no-use")
    if works(s, s.seat, does):
        return None
    if does in (ENERGY, NEW_COLOUR) and s.stage != BEFORE_ACTION:
        return Say("why-too-late")
    if does == NEW_COLOUR:
        return Say("why-colour-locked")
    if does in IN_ACTION and s.asked != ASKED_IN[IN_ACTION[does]]:
        return Say("why-other-action", {"action": Name(f"action-{IN_ACTION[does]}")})
    if does == MARKER_BACK:
        return Say("why-no-tired-marker")
    return Say("why-nothing-to-copy") if does == COPY else Say("why-no-use")


forbid((BONUS,), why_not_bonus)
forbid((TRAINER, SPACE), why_not_ability)
