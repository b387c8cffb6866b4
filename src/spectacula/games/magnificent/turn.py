"""A turn: a die, one action, what helps it, and its end."""

from __future__ import annotations

from spectacula.games.magnificent.abilities import (
    abilities_offered,
    abilities_to_use,
    card_bonus_to_use,
    card_bonus_works,
    use_help,
)
from spectacula.games.magnificent.asking import ask, list_members
from spectacula.games.magnificent.box import (
    CLEAR,
    GEMS,
    LEVELS_UP_TO,
    SPACES_UP_TO,
    STEPS,
    SURVEY_ENERGY,
    TILES,
    TURNS,
)
from spectacula.games.magnificent.camp import start_build, take_tile, tiles_to_build, why_not_build
from spectacula.games.magnificent.energy import (
    choose_colour,
    count_energy,
    dice_offered,
    gems_to_spend,
    other_colours,
    spend_gem,
    take_die,
)
from spectacula.games.magnificent.moves import (
    BONUS,
    BUILD,
    COLOUR,
    DIE,
    DONE,
    HELP,
    LEAVE,
    PERFORM,
    SHOW,
    SPACE,
    SPEND,
    TILE,
    TRAINER,
    TRAVEL,
)
from spectacula.games.magnificent.names import colour_name, gem_name
from spectacula.games.magnificent.perform import (
    end_performance,
    posters_ready,
    spaces_taken,
    start_perform,
    start_show,
    why_not_show,
)
from spectacula.games.magnificent.posters import ask_poster, posters_left
from spectacula.games.magnificent.state import (
    ASK_BUILD,
    ASK_DIE,
    ASK_SHOW,
    ASK_TRAVEL,
    ASK_TRIP,
    ASK_TURN,
    BEFORE_ACTION,
    BUILDING,
    CHOOSE_SETS,
    DICE,
    E_LOST_TILES,
    E_RESERVE,
    NOTHING,
    PERFORMING,
    TAKE_DIE,
    TRAVELLING,
    TURN_OVER,
    TURN_STEPS,
    State,
    question,
)
from spectacula.games.magnificent.travel import arrive, start_travel
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import below, count, tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say


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


# --- questions at which the card's bonus and abilities may be used as well


@rule
def ask_helped(s: State, p: int, kind: int, choices: int, specials: int) -> None:
    """A question of the turn at which the card bonus and trainers may be used as well."""
    ask(s, kind, choices, specials)
    if card_bonus_works(s, p) != 0:
        s.specials |= 1 << BONUS
    s.offers = abilities_offered(s, p)


@rule
def list_help(s: State, seat: int, ids: Cells) -> int:
    """Done, the card's bonus and abilities; how many."""
    n = list_members(ids, 0, 0, s.specials | card_bonus_to_use(s, seat) << BONUS)
    return list_members(ids, n, TRAINER, abilities_to_use(s, seat))


# --- 1: take a die


@rule
def ask_die(s: State) -> None:
    """A die of the main tent; abilities that need none work already."""
    ask(s, ASK_DIE, dice_offered(s), 0)
    s.offers = abilities_offered(s, s.seat)


@rule
def die_moves(s: State, seat: int, ids: Cells) -> int:
    """Dice of the main tent, and abilities."""
    n = list_members(ids, 0, DIE, s.choices)
    return list_members(ids, n, TRAINER, abilities_to_use(s, seat))


@rule
def choose_die(s: State, seat: int, move: int) -> None:
    """Take a die, or use an ability before."""
    if use_help(s, seat, move) == 0:
        take_die(s, move - DIE)


def why_not_die(s: State, seat: int, move: Move) -> Say | None:
    return Say("why-no-such-die") if move.family == "die" else None


TURN_STEPS.step(TAKE_DIE, ask_die)
question(ASK_DIE, "die", legal=die_moves, play=choose_die, moves=(DIE, TRAINER, SPACE), why_not=why_not_die)


# --- 2 and 3: energy, and one of three actions within it


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


@rule
def ask_action(s: State) -> None:
    """More energy, a colour, or one of the three actions."""
    s.energy = count_energy(s, s.seat)
    ask_helped(s, s.seat, ASK_TURN, 0, 0)


@rule
def action_moves(s: State, seat: int, ids: Cells) -> int:
    """What adds energy or colour, then the three actions as far as the energy goes."""
    n = list_help(s, seat, ids)
    if s.colour < 0:
        n = list_members(ids, n, COLOUR, other_colours(s))
    n = list_members(ids, n, SPEND, gems_to_spend(s, seat))
    n = list_members(ids, n, BUILD, levels_in_reach(s))
    for steps in range(steps_in_reach(s)):
        ids[n] = TRAVEL + steps
        n += 1
    return list_members(ids, n, PERFORM, spaces_in_reach(s))


@rule
def act(s: State, seat: int, move: int) -> None:
    """Help, colour or energy, or one of the three actions."""
    if use_help(s, seat, move) != 0:
        return
    if move < SPEND:
        choose_colour(s, seat, move)
    elif move < BUILD:
        spend_gem(s, seat, move - SPEND)
    elif move < TRAVEL:
        start_build(s, seat, move - BUILD)
    elif move < PERFORM:
        start_travel(s, seat, move - TRAVEL + 1)
    else:
        start_perform(s, seat, move - PERFORM)


def say_energy(s: State, seat: int) -> Say:
    return Say("prompt-turn-clear" if s.colour < 0 else "prompt-turn", {"energy": s.energy})


def why_not_act(s: State, seat: int, move: Move) -> Say | None:
    """Colour and gems for energy; for an action too little energy, or a space that is taken."""
    if move.family == "colour":
        return Say("why-die-has-colour")
    (value,) = move.values
    if s.colour < 0 and not (move.family == "spend" and value == CLEAR):
        return Say("why-colour-first")
    if move.family == "spend":
        if value not in (s.colour, CLEAR):
            return Say("why-gem-colour", {"name": gem_name(value), "colour": colour_name(s.colour)})
        return Say("why-no-gem", {"name": gem_name(value)})
    if move.family == "perform" and value <= s.energy:
        return Say("why-space-taken", {"space": value})
    return Say("why-energy", {"need": value, "energy": s.energy})


TURN_STEPS.step(BEFORE_ACTION, ask_action)
question(
    ASK_TURN,
    "turn",
    legal=action_moves,
    play=act,
    moves=(COLOUR, SPEND, BUILD, TRAVEL, PERFORM, *HELP),
    prompt=say_energy,
    why_not=why_not_act,
)


# --- Build


@rule
def ask_build(s: State) -> None:
    """A tile that fits must be built; afterwards what is left of the level is lost."""
    tiles = tiles_to_build(s, s.seat)
    ask_helped(s, s.seat, ASK_BUILD, tiles, (1 << DONE) if tiles == 0 else 0)


@rule
def tile_moves(s: State, seat: int, ids: Cells) -> int:
    """Tiles to build, and help."""
    return list_members(ids, list_help(s, seat, ids), TILE, s.choices)


@rule
def build(s: State, seat: int, move: int) -> None:
    """Take a tile in hand, use help, or end the turn."""
    if use_help(s, seat, move) != 0:
        return
    if move == DONE:
        s.stage = TURN_OVER
    else:
        take_tile(s, move - TILE)


def say_tiles(s: State, seat: int) -> Say:
    return Say("prompt-build" if s.choices else "prompt-build-over", {"small": s.small, "large": s.large})


def why_not_tile(s: State, seat: int, move: Move) -> Say | None:
    return Say("why-must-build") if move.family == "done" else why_not_build(s, *move.values)


TURN_STEPS.step(BUILDING, ask_build)
question(
    ASK_BUILD,
    "build",
    legal=tile_moves,
    play=build,
    moves=(TILE, DONE, *HELP),
    prompt=say_tiles,
    why_not=why_not_tile,
)


# --- Travel


@rule
def travel_step(s: State) -> None:
    """Posters of the way, the tent at its end, then abilities."""
    if s.trip > 0 and posters_left(s) != 0:
        ask_poster(s, ASK_TRIP, 1 << LEAVE)
    elif s.stop >= 0:
        arrive(s, s.seat)
    else:
        ask_helped(s, s.seat, ASK_TRAVEL, 0, 1 << DONE)


@rule
def end_moves(s: State, seat: int, ids: Cells) -> int:
    """End the turn, or use help."""
    return list_help(s, seat, ids)


@rule
def end_trip(s: State, seat: int, move: int) -> None:
    """Use help, or end the turn."""
    if use_help(s, seat, move) == 0:
        s.stage = TURN_OVER


TURN_STEPS.step(TRAVELLING, travel_step)
question(ASK_TRAVEL, "travel", legal=end_moves, play=end_trip, moves=(DONE, *HELP))


# --- Perform


@rule
def ask_show(s: State) -> None:
    """The next poster to perform."""
    ask_helped(s, s.seat, ASK_SHOW, posters_ready(s, s.seat, s.lack), 1 << DONE)


@rule
def show_moves(s: State, seat: int, ids: Cells) -> int:
    """Posters to perform, and help."""
    return list_members(ids, list_help(s, seat, ids), SHOW, s.choices)


@rule
def show(s: State, seat: int, move: int) -> None:
    """Perform a poster, use help, or end the show."""
    if use_help(s, seat, move) != 0:
        return
    if move == DONE:
        end_performance(s, seat)
    else:
        start_show(s, seat, move - SHOW)


def say_posters(s: State, seat: int) -> Say:
    return Say("prompt-show", {"left": s.limit - s.done}) if s.choices else Say("prompt-show-over")


def why_not_perform(s: State, seat: int, move: Move) -> Say | None:
    return why_not_show(s, seat, *move.values) if move.family == "show" else None


TURN_STEPS.step(PERFORMING, ask_show)
question(
    ASK_SHOW,
    "show",
    legal=show_moves,
    play=show,
    moves=(SHOW, DONE, *HELP),
    prompt=say_posters,
    why_not=why_not_perform,
)


# --- after the action


@rule
def end_turn(s: State) -> None:
    """Used markers go to the main tent; the next player takes a die."""
    p = s.seat
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


TURN_STEPS.step(TURN_OVER, end_turn)
