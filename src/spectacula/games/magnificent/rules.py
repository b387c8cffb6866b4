"""The verbs: whose decision it is, which moves are legal, what a move does, when it is over."""

from __future__ import annotations

from spectacula.games.magnificent.abilities import (
    abilities_to_use,
    card_bonus_to_use,
    copied_together,
    copy_bonus,
    use_ability,
    use_card_bonus,
)
from spectacula.games.magnificent.box import ABILITIES
from spectacula.games.magnificent.camp import camp_bonus, place_tile, start_build, take_tile, turn_tile
from spectacula.games.magnificent.goods import (
    discard_for_place,
    gain_gems,
    poster_from_deck,
    poster_from_display,
)
from spectacula.games.magnificent.opening import (
    cards_in_hand,
    choose_side,
    choose_trainer,
    draft_step,
    set_up,
    side_step,
    trainer_step,
)
from spectacula.games.magnificent.perform import (
    end_performance,
    hat_of,
    move_hat,
    pay_gem,
    pick_up_posters,
    put_poster,
    start_perform,
    start_show,
)
from spectacula.games.magnificent.round_end import (
    cards_owned,
    choose_set,
    remove_set,
    score_step,
    sets_step,
)
from spectacula.games.magnificent.scoring import best_players
from spectacula.games.magnificent.state import (
    ASK_ARRANGE,
    ASK_BUILD,
    ASK_CARD,
    ASK_COLOUR,
    ASK_COPY,
    ASK_DIE,
    ASK_DISCARD,
    ASK_DOUBLE,
    ASK_DRAFT,
    ASK_GEM,
    ASK_HAT,
    ASK_KEEP,
    ASK_LAY,
    ASK_PASSED,
    ASK_PAY,
    ASK_POSTER,
    ASK_REMOVE,
    ASK_ROTATE,
    ASK_SCORE,
    ASK_SET,
    ASK_SHOW,
    ASK_SIDE,
    ASK_TENT,
    ASK_TRAINER,
    ASK_TURN,
    ASK_VALUE,
    BASE,
    BONUS,
    BUILD,
    CHOOSE_SETS,
    COLOUR,
    DECK,
    DONE,
    DRAFT,
    DRAFT_TRAINERS,
    E_DISCARDED,
    E_DRAWN,
    E_LEFT_POSTER,
    KEEP,
    LEAVE,
    NOTHING,
    OVER,
    PERFORM,
    PLAY_TURNS,
    SHOW,
    SIDES,
    SPEND,
    TILE,
    TRAINER,
    TRAVEL,
    TURN_OVER,
    State,
)
from spectacula.games.magnificent.travel import leave_tent, pitch_tent, start_travel, take_passed_tent
from spectacula.games.magnificent.turn import (
    change_value,
    choose_colour,
    detail_open,
    detail_step,
    gems_to_spend,
    levels_in_reach,
    other_colours,
    put_die,
    spaces_in_reach,
    spend_gem,
    steps_in_reach,
    take_die,
    turn_step,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import count, lowest, tell

# --- the course of the game


@rule
def setup(s: State) -> None:
    """Deal a game."""
    set_up(s)
    advance(s)


@rule
def advance(s: State) -> None:
    """Go on until somebody has something to choose."""
    s.asked = NOTHING
    while s.asked == NOTHING and s.phase != OVER:
        next_step(s)
        if s.asked != NOTHING:
            only = only_move(s)
            if only >= 0:
                answer(s, s.seat, only)


@rule
def next_step(s: State) -> None:
    """One step of the game."""
    if detail_open(s) != 0:
        detail_step(s)
    elif s.phase == PLAY_TURNS:
        turn_step(s)
    elif s.phase == SIDES:
        side_step(s)
    elif s.phase == DRAFT:
        draft_step(s)
    elif s.phase == DRAFT_TRAINERS:
        trainer_step(s)
    elif s.phase == CHOOSE_SETS:
        sets_step(s)
    else:
        score_step(s)


@rule
def only_move(s: State) -> int:
    """The only answer to the question, -1 if there are several."""
    if s.asked == ASK_DRAFT or s.asked == ASK_SCORE or s.offers != 0:
        return NOTHING
    if s.asked == ASK_TURN:
        return only_action(s)
    if count(s.choices) + count(s.specials) != 1:
        return NOTHING
    return lowest(s.specials) if s.specials != 0 else BASE[s.asked] + lowest(s.choices)


@rule
def only_action(s: State) -> int:
    """With energy 1 and nothing to add, a trip of one space."""
    if s.energy > 1 or s.colour < 0 or s.specials != 0 or gems_to_spend(s, s.seat) != 0:
        return NOTHING
    return TRAVEL


# --- verbs


@rule
def pending(s: State) -> int:
    """The seats that owe a decision."""
    if s.phase == OVER:
        return 0
    if s.asked != ASK_DRAFT and s.asked != ASK_SCORE:
        return 1 << s.seat
    seats = 0
    for p in range(s.players):
        if s.choice[p] < 0:
            seats |= 1 << p
    return seats


@rule
def sealed(s: State) -> int:
    """Cards are drafted and scored by all at once."""
    return 1 if s.players > 1 and (s.asked == ASK_DRAFT or s.asked == ASK_SCORE) else 0


@rule
def kind(s: State, seat: int) -> int:
    """Which question is asked."""
    return s.asked


@rule
def list_members(ids: Cells, n: int, base: int, members: int) -> int:
    """Write the ids of a family's members behind the first n; the new number of ids."""
    while members != 0:
        ids[n] = base + lowest(members)
        members &= members - 1
        n += 1
    return n


@rule
def legal(s: State, seat: int, ids: Cells) -> int:
    """The legal moves, rising."""
    if s.asked == ASK_DRAFT:
        return list_members(ids, 0, BASE[ASK_DRAFT], cards_in_hand(s, seat))
    if s.asked == ASK_SCORE:
        return list_members(ids, 0, BASE[ASK_SCORE], cards_owned(s, seat))
    n = list_members(ids, 0, 0, s.specials | card_bonus_to_use(s, seat) << BONUS)
    offers = abilities_to_use(s, seat)
    if s.asked == ASK_TURN:
        return list_actions(s, seat, ids, list_members(ids, n, TRAINER, offers))
    if BASE[s.asked] < TRAINER:
        together = copied_together(s, seat) if s.asked == ASK_COPY else 0
        n = list_members(ids, n, BASE[s.asked], s.choices | together)
        return list_members(ids, n, TRAINER, offers)
    n = list_members(ids, n, TRAINER, offers)
    return list_members(ids, n, BASE[s.asked], s.choices)


@rule
def list_actions(s: State, seat: int, ids: Cells, n: int) -> int:
    """What adds energy or colour, then the three actions as far as the energy goes."""
    if s.colour < 0:
        n = list_members(ids, n, COLOUR, other_colours(s))
    n = list_members(ids, n, SPEND, gems_to_spend(s, seat))
    n = list_members(ids, n, BUILD, levels_in_reach(s))
    for steps in range(steps_in_reach(s)):
        ids[n] = TRAVEL + steps
        n += 1
    return list_members(ids, n, PERFORM, spaces_in_reach(s))


@rule
def play(s: State, seat: int, move: int) -> None:
    """Play a decision and go on."""
    answer(s, seat, move)
    advance(s)


@rule
def over(s: State) -> int:
    """Whether the game has ended."""
    return 1 if s.phase == OVER else 0


@rule
def score(s: State, seat: int) -> int:
    """Points of a player."""
    return s.points[seat]


@rule
def winners(s: State) -> int:
    """The winners as a mask; alone nobody below the goal."""
    return best_players(s)


# --- answers


@rule
def answer(s: State, p: int, move: int) -> None:
    """Do what a move says."""
    asked = s.asked
    s.asked = NOTHING
    member = move - BASE[asked]
    if asked == ASK_DRAFT or asked == ASK_SCORE:
        s.choice[p] = member
    elif asked == ASK_SIDE:
        choose_side(s, p, member)
    elif asked == ASK_TRAINER:
        choose_trainer(s, p, member)
    elif asked == ASK_SET:
        choose_set(s, p, member)
    elif asked == ASK_REMOVE:
        remove_set(s, p, member)
    elif asked < ASK_HAT:
        answer_in_turn(s, p, asked, move)
    elif asked < ASK_GEM:
        answer_poster(s, p, asked, move)
    elif asked == ASK_ARRANGE:
        answer_arrange(s, p, move)
    else:
        answer_detail(s, p, asked, move)


@rule
def answer_in_turn(s: State, p: int, asked: int, move: int) -> None:
    """A step of the turn, or an ability in between."""
    if move == BONUS:
        use_card_bonus(s, p)
    elif TRAINER <= move < TRAINER + ABILITIES:
        use_ability(s, p, move - TRAINER)
    elif asked == ASK_DIE:
        take_die(s, move - BASE[ASK_DIE])
    elif asked == ASK_CARD:
        put_die(s, p, move - BASE[ASK_CARD])
    elif asked == ASK_TURN:
        answer_turn(s, p, move)
    elif asked == ASK_BUILD and move != DONE:
        take_tile(s, move - TILE)
    elif asked == ASK_SHOW:
        if move == DONE:
            end_performance(s, p)
        else:
            start_show(s, p, move - SHOW)
    else:
        s.stage = TURN_OVER


@rule
def answer_turn(s: State, p: int, move: int) -> None:
    """Colour or energy, or one of the three actions."""
    if move < SPEND:
        choose_colour(s, p, move - COLOUR)
    elif move < BUILD:
        spend_gem(s, p, move - SPEND)
    elif move < TRAVEL:
        start_build(s, p, move - BUILD)
    elif move < PERFORM:
        start_travel(s, p, move - TRAVEL + 1)
    else:
        start_perform(s, p, move - PERFORM)


@rule
def answer_poster(s: State, p: int, asked: int, move: int) -> None:
    """Take, lay, discard or keep a poster; the higher or lower hat."""
    member = move - BASE[asked]
    if asked == ASK_HAT:
        move_hat(s, p, hat_of(s, p, member))
    elif asked == ASK_LAY:
        s.poster[p, member] = s.hold
        s.hold = NOTHING
    elif asked == ASK_DISCARD:
        discard_for_place(s, p, member)
    elif asked == ASK_KEEP:
        keep_poster(s, p, member)
    else:
        take_poster(s, p, asked, move)


@rule
def take_poster(s: State, p: int, asked: int, move: int) -> None:
    """A poster that is due or lies on the way, from the deck or the display, or left."""
    if asked == ASK_POSTER:
        s.posters_due -= 1
    else:
        s.trip -= 1
    if move == LEAVE:
        tell(s, E_LEFT_POSTER, p, 0, 0)
    elif move == DECK:
        poster_from_deck(s, p)
    else:
        poster_from_display(s, p, move - BASE[asked])


@rule
def keep_poster(s: State, p: int, poster: int) -> None:
    """Keep one of two posters drawn; the other one is discarded."""
    tell(s, E_DRAWN, p, poster, 0)
    for i in range(2):
        if s.pair[i] >= 0 and s.pair[i] != poster:
            s.poster_discard |= 1 << s.pair[i]
            tell(s, E_DISCARDED, p, s.pair[i], 0)
        s.pair[i] = NOTHING
    s.hold = poster
    s.detail = NOTHING


@rule
def answer_arrange(s: State, p: int, move: int) -> None:
    """Posters stay as they are, or all are laid anew one by one."""
    if move == KEEP:
        s.stage = TURN_OVER
        return
    if s.rest[0] < 0:
        pick_up_posters(s, p)
    put_poster(s, p, move - BASE[ASK_ARRANGE])


@rule
def answer_detail(s: State, p: int, asked: int, move: int) -> None:
    """A choice that an ability or an action has raised."""
    member = move - BASE[asked]
    if asked == ASK_GEM:
        pick_gem(s, p, member)
    elif asked == ASK_PAY:
        pay_gem(s, p, member)
    elif asked == ASK_COLOUR:
        choose_colour(s, p, member)
    elif asked == ASK_VALUE:
        change_value(s, p, member + 1)
    elif asked == ASK_COPY:
        copy_bonus(s, p, member)
    elif asked == ASK_DOUBLE:
        s.detail = NOTHING
        camp_bonus(s, p, member)
    elif asked == ASK_PASSED:
        take_passed_tent(s, member + 1)
    elif asked == ASK_TENT:
        if move == LEAVE:
            leave_tent(s, p)
        else:
            pitch_tent(s, p, member)
    elif asked == ASK_ROTATE:
        turn_tile(s, member)
    else:
        place_tile(s, p, member)


@rule
def pick_gem(s: State, p: int, colour: int) -> None:
    """A gem of a chosen colour; a second one must differ."""
    s.gem_picks -= 1
    s.gem_choice &= ~(1 << colour)
    if s.gem_picks == 0:
        s.detail = NOTHING
    gain_gems(s, p, colour, 1)
