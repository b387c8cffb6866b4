"""The end of a round: payment, hats, sets, scoring, the next round."""

from __future__ import annotations

import pytest

from spectacula.games.magnificent import box
from tests.games.magnificent.circus import CARDS, TRAINERS, Circus


def end(players: int = 2, *hats: str, number: int = 1) -> Circus:
    """A table after the last turn of a round; hats by seat."""
    t = Circus(players)
    for seat, space in enumerate(hats):
        t.hats(seat, *space.split())
    return t.last_turn(number)


# --- payment


def paying(coins: int, number: int, *dice: str) -> Circus:
    t = Circus().coins(0, coins).holds(0, *dice)
    return t.last_turn(number)


def test_the_highest_colour_and_all_clear_dice_are_paid() -> None:
    t = paying(20, 1, "orange 5", "orange 2", "green 6", "clear 3")
    assert t.s.coins[0] == 20 - 7 - 3 and t.s.due[0] == 10 and t.s.points[0] == 0


def test_ruling_9_of_two_equal_colours_one_is_paid() -> None:
    assert paying(20, 1, "orange 4", "green 4").s.coins[0] == 16


@pytest.mark.parametrize(("number", "points"), [(1, -3), (2, -6), (3, -9)])
def test_missing_coins_cost_one_two_three_points_each(number: int, points: int) -> None:
    t = paying(2, number, "orange 5")
    assert t.s.coins[0] == 0 and t.s.missing[0] == 3
    assert t.s.points[0] == points == t.s.points_from[0, 6]


def test_ruling_33_points_may_fall_below_zero() -> None:
    assert paying(0, 3, "orange 6", "orange 6").s.points[0] == -36


def test_without_dice_nothing_is_due() -> None:
    assert paying(3, 1).s.coins[0] == 3


# --- hats and sets


def test_the_lower_of_two_hats_goes_home() -> None:
    t = end(2, "4 11", "9")
    assert t.match.view(None).table.players[0].hats == (box.START_SPACES + 8,)


def test_the_top_hat_chooses_first_and_the_others_follow_downwards() -> None:
    t = end(4, "5", "12", "#4", "9")
    seats = []
    while t.kind == "set":
        seats.append(t.seat)
        t.play(t.moves[0])
    assert seats == [1, 3, 0], "seat 2 takes the last set by itself"


def test_ruling_6_who_never_performed_ranks_with_the_hat_on_its_start_space() -> None:
    assert end(3, "#3", "#1", "#2").seat == 0


def test_a_set_is_a_master_card_and_the_trainer_tile_beside_it() -> None:
    t = end(3, "5", "4", "3")
    card, trainer = t.s.set_card[1], t.s.set_trainer[1]
    t.play(f"card {box.MASTER_IDS[card].lower()}")
    assert t.s.card[0, 4] == card and t.s.trainer[0, 0] == trainer


def test_two_players_apart_the_higher_one_removes_a_set_before_the_other_takes_the_last() -> None:
    t = end(2, "6", "4")
    assert t.seat == 0 and t.kind == "set" and len(t.moves) == 3
    t.play(t.moves[0])
    assert t.seat == 0 and t.kind == "remove" and len(t.moves) == 2
    removed, last = (CARDS[m.split()[1]] for m in t.moves)
    t.play(t.moves[0])
    assert t.kind == "score" and t.s.card[1, 4] == last and t.told("removed")[-1][:2] == (0, removed)


def test_two_players_side_by_side_the_lower_one_chooses_and_the_other_set_goes() -> None:
    t = end(2, "5", "4")
    t.play(t.moves[0])
    assert t.seat == 1 and t.kind == "set" and len(t.moves) == 2
    chosen, other = (CARDS[m.split()[1]] for m in t.moves)
    t.play(t.moves[0])
    assert t.s.card[1, 4] == chosen and t.told("removed")[-1][:2] == (-1, other)


@pytest.mark.parametrize(("high", "low", "kind"), [("2", "#4", "set"), ("2", "#3", "remove"), ("#3", "#1", "remove")])
def test_ruling_34_start_spaces_count_for_the_gap(high: str, low: str, kind: str) -> None:
    t = end(2, high, low)
    t.play(t.moves[0])
    assert t.kind == kind


def test_ruling_34_in_round_three_a_set_is_the_card_only() -> None:
    t = end(2, "6", "4", number=3)
    for i in range(4):
        t.s.set_trainer[i] = -1
    t.play(t.moves[0]).play(t.moves[0])
    assert t.s.trainer[0, 0] == -1 and t.told("removed")[-1][2] == -1


def test_ruling_3_round_three_gives_a_card_but_no_trainer_tile() -> None:
    t = end(2, "6", "4", number=2)
    while t.s.round == 1:
        t.play(t.moves[0])
    shown = t.match.view(None).table.sets
    assert [s.card is not None for s in shown[:3]] == [True] * 3 and all(s.trainer is None for s in shown)


@pytest.mark.parametrize("players", [3, 4])
def test_ruling_35_with_three_or_four_players_no_set_is_left_and_all_are_refilled(players: int) -> None:
    t = end(players, *(["5", "4", "3", "2"][:players]))
    while t.kind == "set":
        t.play(t.moves[0])
    assert all(s.card is None for s in t.match.view(None).table.sets)
    while t.s.round == 0:
        t.play(t.moves[0])
    assert sum(s.card is not None and s.trainer is not None for s in t.match.view(None).table.sets) == players


# --- scoring


def scoring(players: int = 2) -> Circus:
    t = end(players, *(["9", "7", "5", "3"][:players]))
    while t.kind in ("set", "remove"):
        t.play(t.moves[0])
    return t


def test_decision_all_score_at_once_and_sealed() -> None:
    t = scoring(3)
    assert t.match.sealed and list(t.match.pending) == [0, 1, 2]
    t.match.play(2, t.match.moves(2)[0])
    assert t.s.card[2, 0] >= 0 and list(t.match.pending) == [0, 1]


def test_one_of_five_cards_is_scored_and_discarded() -> None:
    t = scoring().coins(0, 9)
    assert len(t.match.moves(0)) == 5
    t.match.play(0, "card m46")
    t.match.play(1, "card m46")
    assert t.s.points[0] == 9 == t.s.points_from[0, 1]
    owned = [t.s.card[0, slot] for slot in range(5)]
    assert CARDS["m46"] not in owned and owned[4] == -1 and min(owned[:4]) >= 0


def test_ruling_31_the_new_card_may_be_scored_at_once() -> None:
    t = scoring()
    new = box.MASTER_IDS[t.s.card[0, 4]].lower()
    assert f"card {new}" in t.match.moves(0)


def test_ruling_32_a_card_that_gives_nothing_must_be_scored_too() -> None:
    t = scoring()
    assert all(move.startswith("card") for move in t.match.moves(0))
    t.match.play(0, "card m25")
    t.match.play(1, "card m25")
    assert t.s.points[0] == 0 and t.s.round == 1


def test_decision_a_die_on_a_discarded_card_still_counts_for_dice_cards() -> None:
    t = Circus().cards(0, "m46", "m50", "m54", "m25").holds(0, "orange 1", "green 2").last_turn(3)
    while t.kind in ("set", "remove"):
        t.play(t.moves[0])
    left = (0, CARDS["m50"], 4 * 2 // 2)
    t.match.play(0, "card m25")
    t.match.play(1, t.match.moves(1)[0])
    assert left in t.told("card-left"), "the orange die lay on m25"


# --- the next round


def next_round(t: Circus) -> Circus:
    number = t.s.round
    while t.s.round == number:
        t.play(t.moves[0])
    return t


def test_markers_come_home() -> None:
    t = next_round(Circus().markers(0, 1, tired=3).last_turn())
    assert (t.s.markers[0], t.s.tired[0]) == (4, 0)


def test_hats_slide_down_in_order_and_ruling_4_the_lowest_starts() -> None:
    t = next_round(end(4, "5", "12", "#4", "9"))
    assert [t.s.hat[p, 0] for p in range(4)] == [1, 3, 0, 2]
    assert t.s.first == 2 and t.seat == 2 and t.s.shows[1] == 0


@pytest.mark.parametrize(("players", "dice"), [(2, 11), (3, 15), (4, 19)])
def test_the_start_player_rolls_all_dice(players: int, dice: int) -> None:
    t = next_round(end(players))
    assert len(t.match.view(None).table.dice) == dice
    assert all(t.s.die_value[p, slot] == 0 for p in range(players) for slot in range(5))


def test_after_round_one_trainer_tiles_are_refilled() -> None:
    t = next_round(end(2))
    assert all(s.trainer is not None for s in t.match.view(None).table.sets[:3])


def test_trainer_tiles_lie_from_the_left() -> None:
    t = Circus(3).trainers(0, "tr05").hats(0, "9").last_turn()
    t.play(t.moves[0])
    assert t.s.trainer[0, 0] == TRAINERS["tr05"] and t.s.trainer[0, 1] >= 0
