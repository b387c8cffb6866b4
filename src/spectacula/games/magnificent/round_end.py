"""The end of a round: payment, hats, a master card and trainer tile for everybody, one card scored, the next round."""

from __future__ import annotations

from spectacula.games.magnificent.abilities import why_not_own_card
from spectacula.games.magnificent.asking import ask, card_moves, list_members
from spectacula.games.magnificent.box import (
    CLEAR,
    COLOURS,
    KEPT,
    MISSING_COIN,
    ROUNDS,
    SETS,
    SLOTS,
    TURNS,
)
from spectacula.games.magnificent.goods import add_points, add_trainer
from spectacula.games.magnificent.moves import CARD
from spectacula.games.magnificent.names import card_name
from spectacula.games.magnificent.opening import fill_masters, fill_trainers, roll_dice
from spectacula.games.magnificent.scoring import card_points, final_scoring, tell_winners
from spectacula.games.magnificent.state import (
    ASK_REMOVE,
    ASK_SCORE,
    ASK_SET,
    CHOOSE_SETS,
    E_HAT_HOME,
    E_HOME,
    E_MISSING,
    E_PAID,
    E_REMOVED,
    E_ROUND,
    E_SCORED,
    E_SET,
    FROM_CARDS,
    FROM_MISSING,
    GAME_STEPS,
    HATS,
    NOTHING,
    OVER,
    PLAY_TURNS,
    SCORE_CARDS,
    TURN_ORDER,
    State,
    question,
)
from spectacula.games.magnificent.turn import start_turn
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import count, lowest, tell, unveil
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say

# --- payment


@rule
def colour_sum(s: State, p: int, colour: int) -> int:
    """Pips of a player's dice of one real colour."""
    n = 0
    for slot in range(KEPT):
        if s.die_value[p, slot] > 0 and s.die_colour[p, slot] == colour:
            n += s.die_value[p, slot]
    return n


@rule
def coins_due(s: State, p: int) -> int:
    """The colour with the highest sum, and every clear die."""
    most = 0
    for colour in range(COLOURS):
        most = max(most, colour_sum(s, p, colour))
    return most + colour_sum(s, p, CLEAR)


@rule
def pay(s: State, p: int) -> None:
    """Pay what is due; every missing coin costs points, more in later rounds."""
    s.due[p] = coins_due(s, p)
    s.missing[p] = max(0, s.due[p] - s.coins[p])
    s.coins[p] -= s.due[p] - s.missing[p]
    tell(s, E_PAID, p, s.due[p] - s.missing[p], s.due[p])
    if s.missing[p] > 0:
        points = s.missing[p] * MISSING_COIN[s.round]
        add_points(s, p, -points, FROM_MISSING)
        tell(s, E_MISSING, p, s.missing[p], points)


# --- sets of a master card and a trainer tile


@rule
def begin_round_end(s: State) -> None:
    """All pay; of two hats on the track the lower one goes home; the top hat chooses first."""
    for k in range(s.players):
        pay(s, s.order[k])
    for p in range(s.players):
        lower_hat_home(s, p)
    rank_by_hats(s)
    s.step = 0


@rule
def lower_hat_home(s: State, p: int) -> None:
    """The hat that stays becomes the one on the track."""
    if s.hat[p, 1] >= 0:
        tell(s, E_HAT_HOME, p, min(s.hat[p, 0], s.hat[p, 1]), 0)
        s.hat[p, 0] = max(s.hat[p, 0], s.hat[p, 1])
        s.hat[p, 1] = NOTHING


@rule
def rank_by_hats(s: State) -> None:
    """Order of choosing: from the top hat down."""
    for p in range(s.players):
        s.order[hats_above(s, p)] = p


@rule
def hats_above(s: State, p: int) -> int:
    """How many players have a hat higher than both of this one's: they choose before."""
    above = 0
    for q in range(s.players):
        if max(s.hat[q, 0], s.hat[q, 1]) > max(s.hat[p, 0], s.hat[p, 1]):
            above += 1
    return above


@rule
def sets_on_display(s: State) -> int:
    """Master cards of the display as a mask."""
    cards = 0
    for i in range(SETS):
        if s.set_card[i] >= 0:
            cards |= 1 << s.set_card[i]
    return cards


@rule
def hats_apart(s: State) -> int:
    """Two players: whether at least one empty space lies between the hats."""
    return 1 if s.hat[s.order[0], 0] - s.hat[s.order[1], 0] > 1 else 0


@rule
def sets_step(s: State) -> None:
    """Everybody chooses from the top hat down; two players remove a set in between."""
    if s.step < 0:
        begin_round_end(s)
    elif s.step == s.players:
        clear_sets(s)
        start_scoring(s)
    else:
        s.seat = s.order[s.step]
        sets = sets_on_display(s)
        if s.players == 2 and s.step == 1 and count(sets) == 2 and hats_apart(s) != 0:
            s.seat = s.order[0]
            ask(s, ASK_REMOVE, sets, 0)
        else:
            ask(s, ASK_SET, sets, 0)


@rule
def set_with(s: State, card: int) -> int:
    """Where a set lies on the display."""
    for i in range(SETS):
        if s.set_card[i] == card:
            return i
    return NOTHING


@rule
def choose_set(s: State, seat: int, move: int) -> None:
    """Take a master card as the fifth and the trainer tile beside it."""
    card = move - CARD
    i = set_with(s, card)
    tell(s, E_SET, seat, card, s.set_trainer[i])
    s.card[seat, KEPT] = card
    if s.set_trainer[i] >= 0:
        add_trainer(s, seat, s.set_trainer[i])
    s.set_card[i] = NOTHING
    s.set_trainer[i] = NOTHING
    s.step += 1


@rule
def choose_set_to_remove(s: State, seat: int, move: int) -> None:
    """Take a set out of the game."""
    remove_set(s, seat, move - CARD)


@rule
def remove_set(s: State, p: int, card: int) -> None:
    """A set leaves the game, by a player or by itself."""
    i = set_with(s, card)
    tell(s, E_REMOVED, p, card, s.set_trainer[i])
    s.set_card[i] = NOTHING
    s.set_trainer[i] = NOTHING


def why_not_set(s: State, seat: int, move: Move) -> Say | None:
    return Say("why-not-on-display", {"name": card_name(*move.values)})


GAME_STEPS.step(CHOOSE_SETS, sets_step)
question(ASK_SET, "set", legal=card_moves, play=choose_set, moves=(CARD,), why_not=why_not_set)
question(ASK_REMOVE, "remove", legal=card_moves, play=choose_set_to_remove, moves=(CARD,), why_not=why_not_set)


@rule
def clear_sets(s: State) -> None:
    """What nobody has chosen leaves the game: with two players the other set, alone the other three."""
    sets = sets_on_display(s)
    while sets != 0:
        remove_set(s, NOTHING, lowest(sets))
        sets &= sets - 1


# --- scoring a card


@rule
def start_scoring(s: State) -> None:
    """All score at once."""
    s.phase = SCORE_CARDS
    s.seat = s.order[0]
    for p in range(s.players):
        s.choice[p] = NOTHING


@rule
def cards_owned(s: State, p: int) -> int:
    """Master cards of a player as a mask."""
    cards = 0
    for slot in range(SLOTS):
        if s.card[p, slot] >= 0:
            cards |= 1 << s.card[p, slot]
    return cards


@rule
def score_step(s: State) -> None:
    """When everybody has chosen, one of five cards is scored and discarded."""
    for p in range(s.players):
        if s.choice[p] < 0:
            ask(s, ASK_SCORE, 0, 0)
    if s.asked == NOTHING:
        unveil(s)
        for p in range(s.players):
            score_card(s, p)
        if s.round == ROUNDS - 1:
            finish(s)
        else:
            prepare_round(s)


@rule
def score_moves(s: State, seat: int, ids: Cells) -> int:
    """All own cards."""
    return list_members(ids, 0, CARD, cards_owned(s, seat))


@rule
def seal_scored_card(s: State, seat: int, move: int) -> None:
    """The card to score, which stays hidden until all have chosen."""
    s.choice[seat] = move - CARD


def why_not_score(s: State, seat: int, move: Move) -> Say | None:
    return why_not_own_card(s, seat, move.values[0])


GAME_STEPS.step(SCORE_CARDS, score_step)
question(
    ASK_SCORE,
    "score",
    legal=score_moves,
    play=seal_scored_card,
    moves=(CARD,),
    sealed=True,
    why_not=why_not_score,
)


@rule
def score_card(s: State, p: int) -> None:
    """Points of the chosen card, which leaves the game; a die on it stays until the dice are collected."""
    points = card_points(s, p, s.choice[p])
    add_points(s, p, points, FROM_CARDS)
    tell(s, E_SCORED, p, s.choice[p], points)
    for slot in range(SLOTS):
        if s.card[p, slot] == s.choice[p]:
            s.card[p, slot] = NOTHING
    s.choice[p] = NOTHING
    s.race[p, s.round * (TURNS + 1) + TURNS] = s.points[p]


# --- the next round


@rule
def prepare_round(s: State) -> None:
    """Markers come home, the display is filled, hats slide down, the lowest hat starts and rolls."""
    for p in range(s.players):
        collect_dice(s, p)
        s.markers[p] += s.tired[p]
        s.tired[p] = 0
        s.shows[p] = 0
    tell(s, E_HOME, NOTHING, 0, 0)
    fill_masters(s)
    if s.round < ROUNDS - 2:
        fill_trainers(s)
    s.round += 1
    s.turn = 0
    slide_hats(s)
    s.phase = PLAY_TURNS
    s.seat = s.first
    roll_dice(s)
    start_turn(s)
    tell(s, E_ROUND, s.first, s.round + 1, 0)


@rule
def collect_dice(s: State, p: int) -> None:
    """Dice leave the cards; the fifth card fills the gap."""
    for slot in range(SLOTS):
        s.die_value[p, slot] = 0
        s.die_colour[p, slot] = 0
        if s.card[p, slot] < 0:
            s.card[p, slot] = s.card[p, KEPT]
    s.card[p, KEPT] = NOTHING


@rule
def slide_hats(s: State) -> None:
    """Hats go down in the same order; the lowest starts, the others follow clockwise or as the hats stand."""
    for k in range(s.players):
        s.hat[s.order[k], 0] = s.players - 1 - k
    s.first = s.order[s.players - 1]
    for p in range(s.players):
        if s.option[TURN_ORDER] == HATS:
            s.order[s.hat[p, 0]] = p
        else:
            s.order[(p - s.first) % s.players] = p


@rule
def finish(s: State) -> None:
    """The end of the game."""
    final_scoring(s)
    for p in range(s.players):
        s.race[p, ROUNDS * (TURNS + 1)] = s.points[p]
    s.phase = OVER
    tell_winners(s)
