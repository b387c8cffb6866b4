"""Perform: a hat on the track, posters above tents, gems paid, rewards of both."""

from __future__ import annotations

from spectacula.games.magnificent.asking import ask, list_choices, place_moves
from spectacula.games.magnificent.box import (
    ANY,
    CLEAR,
    COLOURS,
    GEMS,
    PLACES,
    POSTER_COINS,
    POSTER_GEMS,
    POSTER_POINTS,
    POSTER_TILES,
    SPACE_ENERGY,
    SPACE_POSTERS,
    START_SPACES,
    TENT_COINS,
    TENT_GEMS,
    TENT_POINTS,
    TILES,
)
from spectacula.games.magnificent.goods import add_points, all_gems
from spectacula.games.magnificent.moves import HAT, KEEP, PAY, PLACE
from spectacula.games.magnificent.names import gem_name, poster_name
from spectacula.games.magnificent.posters import free_places, posters_of, why_not_place
from spectacula.games.magnificent.state import (
    ARRANGING,
    ASK_ARRANGE,
    ASK_HAT,
    ASK_PAY,
    E_ARRANGED,
    E_EARNED,
    E_PAID_GEM,
    E_PERFORM,
    E_SHOWN,
    FROM_SHOWS,
    NOTHING,
    PERFORMING,
    TURN_OVER,
    TURN_STEPS,
    State,
    question,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say


@rule
def spaces_taken(s: State) -> int:
    """Performance spaces with a hat on them as a mask, without the start spaces."""
    taken = 0
    for p in range(s.players):
        for h in range(2):
            if s.hat[p, h] >= START_SPACES:
                taken |= 1 << (s.hat[p, h] - START_SPACES)
    return taken


@rule
def start_perform(s: State, p: int, space: int) -> None:
    """First the hat on the track, then the other one; from the third time on either."""
    s.space = space
    if s.shows[p] >= 2:
        s.detail = ASK_HAT
    else:
        move_hat(s, p, s.shows[p])


@rule
def hat_of(s: State, p: int, higher: int) -> int:
    """Which of the two hats on the track is the lower or the higher one."""
    second_higher = 1 if s.hat[p, 1] > s.hat[p, 0] else 0
    return second_higher if higher == 1 else 1 - second_higher


@rule
def move_hat(s: State, p: int, hat: int) -> None:
    """Put a hat on the chosen space; its number is the most posters to perform."""
    s.hat[p, hat] = START_SPACES + s.space
    s.shows[p] += 1
    s.limit = SPACE_POSTERS[s.space]
    s.stage = PERFORMING
    s.detail = NOTHING
    tell(s, E_PERFORM, p, s.space, s.energy)


@rule
def ask_hat(s: State) -> None:
    """Which of both hats on the track moves."""
    ask(s, ASK_HAT, 3, 0)


@rule
def hat_moves(s: State, seat: int, ids: Cells) -> int:
    """The lower or the higher hat."""
    return list_choices(s, ids, HAT)


@rule
def choose_hat(s: State, seat: int, move: int) -> None:
    """Move one of the hats on the track."""
    move_hat(s, seat, hat_of(s, seat, move - HAT))


def say_space(s: State, seat: int) -> Say:
    return Say("prompt-hat", {"space": SPACE_ENERGY[s.space]})


question(ASK_HAT, "hat", ask=ask_hat, legal=hat_moves, play=choose_hat, moves=(HAT,), prompt=say_space)


# --- a poster


@rule
def small_missing(s: State, p: int, poster: int) -> int:
    """Small tiles a poster lacks, not counting those used in this action; a large one counts as too many."""
    missing = 0
    for tile in range(TILES):
        short = POSTER_TILES[poster, tile] - s.built[p, tile] + s.busy[tile]
        if short > 0:
            missing += short if tile < COLOURS else TILES
    return missing


@rule
def gems_missing(s: State, p: int) -> int:
    """Gems that storage lacks for what is still to pay; clear gems are jokers."""
    short = s.need[CLEAR]
    total = s.need[CLEAR] + s.need[ANY]
    for colour in range(COLOURS):
        total += s.need[colour]
        if s.need[colour] > s.gems[p, colour]:
            short += s.need[colour] - s.gems[p, colour]
    return max(0, short - s.gems[p, CLEAR], total - all_gems(s, p))


@rule
def list_gems(s: State, p: int, place: int) -> None:
    """What the poster and the tent below it ask for together."""
    for g in range(GEMS + 1):
        s.need[g] = POSTER_GEMS[s.poster[p, place], g] + TENT_GEMS[s.tent[p, place], g]


@rule
def forget_gems(s: State) -> None:
    """Nothing left to pay."""
    for g in range(GEMS + 1):
        s.need[g] = 0


@rule
def can_show(s: State, p: int, place: int, lack: int) -> int:
    """A poster with a tent below, its tiles in the camp and its gems in storage."""
    if s.poster[p, place] < 0 or s.tent[p, place] < 0 or small_missing(s, p, s.poster[p, place]) > lack:
        return 0
    list_gems(s, p, place)
    short = gems_missing(s, p)
    forget_gems(s)
    return 1 if short == 0 else 0


@rule
def posters_ready(s: State, p: int, lack: int) -> int:
    """Posters that can be performed now as a mask."""
    if s.done >= s.limit:
        return 0
    ready = 0
    for place in range(PLACES):
        if can_show(s, p, place, lack) != 0:
            ready |= 1 << s.poster[p, place]
    return ready


@rule
def start_show(s: State, p: int, poster: int) -> None:
    """Set the poster's tiles aside for this action and ask for the gems."""
    if small_missing(s, p, poster) > 0:
        s.lack = 0
    for tile in range(TILES):
        s.busy[tile] = min(s.built[p, tile], s.busy[tile] + POSTER_TILES[poster, tile])
    for place in range(PLACES):
        if s.poster[p, place] == poster:
            s.playing = place
    list_gems(s, p, s.playing)
    s.detail = ASK_PAY


@rule
def next_gem(s: State) -> int:
    """The next kind of gem to pay: orange, green, purple, clear, any; -1 when all is paid."""
    for g in range(GEMS + 1):
        if s.need[g] > 0:
            return g
    return NOTHING


@rule
def gems_to_pay(s: State, p: int) -> int:
    """Gems that may pay the next one asked for, so that the rest can be paid as well."""
    asked = next_gem(s)
    gems = 0
    s.need[asked] -= 1
    for g in range(GEMS):
        if s.gems[p, g] > 0 and (g == asked or g == CLEAR or asked == ANY):
            s.gems[p, g] -= 1
            if gems_missing(s, p) == 0:
                gems |= 1 << g
            s.gems[p, g] += 1
    s.need[asked] += 1
    return gems


@rule
def show_points(s: State, p: int, place: int) -> int:
    """Points of a show: the poster's and the tent's."""
    return POSTER_POINTS[s.poster[p, place]] + TENT_POINTS[s.tent[p, place]]


@rule
def show_coins(s: State, p: int, place: int) -> int:
    """Coins of a show: the poster's and the tent's."""
    return POSTER_COINS[s.poster[p, place]] + TENT_COINS[s.tent[p, place]]


@rule
def finish_show(s: State, p: int) -> None:
    """Points and coins are paid; the poster is turned over, the tent stays."""
    poster = s.poster[p, s.playing]
    tent = s.tent[p, s.playing]
    points = show_points(s, p, s.playing)
    coins = show_coins(s, p, s.playing)
    add_points(s, p, points, FROM_SHOWS)
    s.coins[p] += coins
    s.shown[p] |= 1 << poster
    s.poster[p, s.playing] = NOTHING
    s.done += 1
    s.detail = NOTHING
    s.playing = NOTHING
    tell(s, E_SHOWN, p, poster, tent)
    tell(s, E_EARNED, p, points, coins)


@rule
def ask_payment(s: State) -> None:
    """The next gem to pay, or the rewards when all are paid."""
    if next_gem(s) >= 0:
        ask(s, ASK_PAY, gems_to_pay(s, s.seat), 0)
    else:
        finish_show(s, s.seat)


@rule
def payment_moves(s: State, seat: int, ids: Cells) -> int:
    """Gems to pay with."""
    return list_choices(s, ids, PAY)


@rule
def pay_gem(s: State, seat: int, move: int) -> None:
    """Give a gem away for the poster or its tent."""
    s.need[next_gem(s)] -= 1
    s.gems[seat, move - PAY] -= 1
    tell(s, E_PAID_GEM, seat, move - PAY, 0)


def say_payment(s: State, seat: int) -> Say:
    return Say("prompt-pay", {"gem": gem_name(next_gem(s)), "poster": poster_name(s.poster[seat, s.playing])})


def why_not_pay(s: State, seat: int, move: Move) -> Say | None:
    return Say("why-cannot-pay")


question(
    ASK_PAY,
    "pay",
    ask=ask_payment,
    legal=payment_moves,
    play=pay_gem,
    moves=(PAY,),
    prompt=say_payment,
    why_not=why_not_pay,
)


def why_not_show(s: State, seat: int, poster: int) -> Say | None:
    """Whether the space allows no more, or tent, tiles or gems are missing."""
    name = {"name": poster_name(poster)}
    places = [place for place in range(PLACES) if s.poster[seat, place] == poster]
    if not places:
        return Say("why-not-your-poster", name)
    if s.done >= s.limit:
        return Say("why-enough-shown", {"posters": s.limit})
    if s.tent[seat, places[0]] < 0:
        return Say("why-no-tent", name)
    if small_missing(s, seat, poster) > s.lack:
        return Say("why-tiles-missing", name)
    list_gems(s, seat, places[0])
    missing = gems_missing(s, seat)
    forget_gems(s)
    return Say("why-gems-missing", {**name, "gems": missing}) if missing else None


# --- the posters that are left


@rule
def end_performance(s: State, p: int) -> None:
    """The posters left may be arranged anew."""
    for i in range(PLACES):
        s.rest[i] = NOTHING
    s.stage = ARRANGING


@rule
def pick_up_posters(s: State, p: int) -> None:
    """Take all posters in hand, from left to right."""
    n = 0
    for place in range(PLACES):
        if s.poster[p, place] >= 0:
            s.rest[n] = s.poster[p, place]
            s.poster[p, place] = NOTHING
            n += 1


@rule
def put_poster(s: State, p: int, place: int) -> None:
    """Put the next poster in hand on a place."""
    s.poster[p, place] = s.rest[0]
    for i in range(PLACES - 1):
        s.rest[i] = s.rest[i + 1]
    s.rest[PLACES - 1] = NOTHING
    if s.rest[0] < 0:
        s.stage = TURN_OVER
        tell(s, E_ARRANGED, p, 0, 0)


@rule
def ask_arrange(s: State) -> None:
    """Where the next poster in hand goes; before the first one all may stay as they are."""
    if s.rest[0] >= 0:
        ask(s, ASK_ARRANGE, free_places(s, s.seat), 0)
    elif posters_of(s, s.seat) != 0:
        ask(s, ASK_ARRANGE, (1 << PLACES) - 1, 1 << KEEP)
    else:
        s.stage = TURN_OVER


@rule
def arrange(s: State, seat: int, move: int) -> None:
    """Posters stay as they are, or all are laid anew one by one."""
    if move == KEEP:
        s.stage = TURN_OVER
        return
    if s.rest[0] < 0:
        pick_up_posters(s, seat)
    put_poster(s, seat, move - PLACE)


def say_poster_to_hang(s: State, seat: int) -> Say:
    """The next poster in hand; before the first one the leftmost."""
    if s.rest[0] >= 0:
        return Say("prompt-arrange-next", {"poster": poster_name(s.rest[0])})
    first = next(s.poster[seat, place] for place in range(PLACES) if s.poster[seat, place] >= 0)
    return Say("prompt-arrange", {"poster": poster_name(first)})


TURN_STEPS.step(ARRANGING, ask_arrange)
question(
    ASK_ARRANGE,
    "arrange",
    legal=place_moves,
    play=arrange,
    moves=(PLACE, KEEP),
    prompt=say_poster_to_hang,
    why_not=why_not_place,
)
