"""The end of the game and the solo game."""

from __future__ import annotations

import pytest

from spectacula.games.magnificent.scoring import best_players, final_scoring
from spectacula.games.magnificent.state import OVER
from tests.games.magnificent.circus import Circus


def final(t: Circus) -> Circus:
    """Score the end of the game on this table."""
    final_scoring(t.s)
    t.s.phase = OVER
    return t


def test_each_card_left_counts_half_rounded_down() -> None:
    t = Circus().cards(0, "m46", "m54", "m25", "m11").coins(0, 3).posters(0, "sao").trainers(0, "tr01")
    assert final(t).s.points_from[0, 3] == 3 // 2 + 3 // 2 + 0 + 4 // 2


@pytest.mark.parametrize(("coins", "points"), [(4, 0), (5, 1), (14, 2)])
def test_five_coins_are_a_point(coins: int, points: int) -> None:
    assert final(Circus().cards(0).coins(0, coins)).s.points_from[0, 5] == points


def test_a_full_area_gives_four_points() -> None:
    assert final(Circus().cards(0).camp(0, "a1-c3", "d1-g2")).s.points_from[0, 4] == 8


def test_decision_left_over_gems_fill_areas_in_the_best_way() -> None:
    t = Circus().cards(0).camp(0, "a1-c2", "a3", "d1-f2", "h1-i3").gems(0, "ogpc")
    assert final(t).s.points_from[0, 4] == 8, "two cells of A and two of B; the three of C would not leave enough"


def test_ruling_30_gems_that_fill_areas_still_count_for_gem_cards() -> None:
    t = Circus().cards(0, "m08").camp(0, "a1-c2", "a3").gems(0, "og")
    final(t)
    assert t.s.points_from[0, 3] == 2 * 2 // 2 and t.s.points_from[0, 4] == 4


def test_the_sum_of_all_sources_is_the_score() -> None:
    t = Circus().cards(0, "m46").coins(0, 17).camp(0, "a1-c3")
    final(t)
    assert t.s.points[0] == sum(t.s.points_from[0, k] for k in range(7)) == 17 // 2 + 3 + 4


def winners(*players: tuple[int, int, int]) -> int:
    """Winners among players with so many points, coins and posters performed."""
    t = Circus(len(players))
    for p, (points, coins, shown) in enumerate(players):
        t.s.points[p], t.s.coins[p], t.s.shown[p] = points, coins, (1 << shown) - 1
    return best_players(t.s)


def test_most_points_win() -> None:
    assert winners((90, 0, 0), (91, 0, 0), (12, 9, 9)) == 0b010


def test_ruling_36_a_tie_is_broken_by_coins_then_by_posters_then_shared() -> None:
    assert winners((90, 3, 0), (90, 4, 0)) == 0b10
    assert winners((90, 4, 2), (90, 4, 1)) == 0b01
    assert winners((90, 4, 2), (80, 4, 2), (90, 4, 2)) == 0b101


# --- solo


def test_solo_tent_reserve_and_display() -> None:
    t = Circus(1)
    shown = t.match.view(0).table
    assert [d.colour for d in shown.dice] == ["orange", "green", "purple", "clear", "clear"]
    assert shown.reserve == {"orange": 4, "green": 4, "purple": 4, "clear": 2}
    assert all(s.card and s.trainer for s in shown.sets) and shown.trainers_left == 12 - 4 - 2


def test_solo_keeps_four_of_six_master_cards_and_one_of_two_trainer_tiles() -> None:
    import spectacula

    match = spectacula.load("magnificent", 1).new(5)
    asked = []
    while match.kind(0) in ("draft", "trainer"):
        asked.append((match.kind(0), len(match.moves(0))))
        match.play(0, match.moves(0)[0])
    assert asked == [("draft", 6), ("draft", 5), ("draft", 4), ("draft", 3), ("trainer", 2)]
    assert match.view(0).table.masters_left == 56 - 4 - 4 and not match.sealed


def test_decision_solo_a_die_of_the_colour_taken_comes_from_the_reserve_after_every_turn() -> None:
    t = Circus(1).turn("orange 3", "m54").play("travel 1").finish()
    assert t.s.reserve[0] == 3 and t.told("reserve")[-1][1] == 0
    assert [d.colour for d in t.match.view(0).table.dice].count("orange") == 2, "one was in the tent already"


def test_decision_solo_the_real_colour_of_the_die_counts() -> None:
    t = Circus(1).turn("clear 3", "m54").play("colour orange", "travel 1").finish()
    assert [t.s.reserve[c] for c in range(4)] == [4, 4, 4, 1]


def test_solo_without_a_die_in_the_reserve_the_tent_shrinks() -> None:
    t = Circus(1)
    t.s.reserve[0] = 0
    t.turn("orange 3", "m54").play("travel 1").finish()
    assert len(t.match.view(0).table.dice) == 3 and not t.told("reserve")


def test_solo_chooses_one_of_four_sets_and_the_others_leave() -> None:
    t = Circus(1).hats(0, "12").last_turn()
    assert t.kind == "set" and len(t.moves) == 4
    t.play(t.moves[0])
    assert t.kind == "score" and len(t.told("removed")) == 3
    t.play(t.moves[0])
    shown = t.match.view(0).table
    assert all(s.card and s.trainer for s in shown.sets) and shown.trainers_left == 2
    assert shown.players[0].hats == (0,) and shown.reserve["orange"] == 4 and len(shown.dice) == 5


@pytest.mark.parametrize(("points", "rank"), [(199, 0), (200, 1), (219, 1), (220, 2), (239, 2), (240, 3)])
def test_solo_ladder(points: int, rank: int) -> None:
    t = Circus(1)
    t.s.points[0] = points
    assert t.match.view(0).table.players[0].rank == rank
    assert best_players(t.s) == (1 if rank else 0), "below 200 points nobody wins"


def test_a_whole_solo_game_ends_after_twelve_turns() -> None:
    t = Circus(1)
    turns = 0
    while not t.match.over:
        turns += t.kind == "die"
        t.play(t.moves[-1])
    assert turns == 12 and t.match.winners == ((0,) if t.match.scores[0] >= 200 else ())
