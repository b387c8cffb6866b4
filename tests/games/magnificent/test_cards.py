"""Every top bonus and every scoring kind of the master cards."""

from __future__ import annotations

import pytest

from spectacula.games.magnificent import box
from spectacula.games.magnificent.scoring import card_points
from tests.games.magnificent.circus import CARDS, Circus


def on(card: str, die: str = "orange 3") -> Circus:
    """Seat 0 has just put a die on this card."""
    others = [c for c in ("m46", "m54", "m25", "m47") if c != card]
    return Circus().coins(0, 0).cards(0, card, *others[:3]).turn(die, card)


def cards_with(does: str) -> list[str]:
    return [m["id"].lower() for m in box.BOX["masters"] if m["bonus"][0] == does]


def much(card: str) -> int:
    return int(box.BOX["masters"][CARDS[card]]["bonus"][1])


# --- top bonuses


@pytest.mark.parametrize("card", cards_with("energy"))
def test_bonus_energy_counts_at_once(card: str) -> None:
    assert on(card).s.energy == 3 + much(card)


@pytest.mark.parametrize("card", cards_with("coins"))
def test_bonus_coins_come_at_once(card: str) -> None:
    assert on(card).s.coins[0] == much(card)


@pytest.mark.parametrize("card", cards_with("points"))
def test_bonus_points_come_at_once(card: str) -> None:
    t = on(card)
    assert t.s.points[0] == much(card) == t.s.points_from[0, 2]


@pytest.mark.parametrize("card", cards_with("gem-die"))
def test_bonus_gem_of_the_action_colour(card: str) -> None:
    assert on(card, "purple 3").play("bonus").gem_letters(0) == "p"


def test_bonus_gem_of_the_action_colour_waits_for_the_colour_of_a_clear_die() -> None:
    t = on("m03", "clear 3")
    assert "bonus" not in t.moves
    assert t.play("colour green", "bonus").gem_letters(0) == "g"


@pytest.mark.parametrize("card", cards_with("gem-clear"))
def test_bonus_clear_gem(card: str) -> None:
    assert on(card).play("bonus").gem_letters(0) == "c"


@pytest.mark.parametrize("card", cards_with("gems-two"))
def test_bonus_two_gems_of_different_colours(card: str) -> None:
    t = on(card).play("bonus")
    assert t.moves == ["gem orange", "gem green", "gem purple"]
    t.play("gem green")
    assert t.moves == ["gem orange", "gem purple"] and t.why("gem green") == "why-gem-twice"
    assert t.play("gem purple").gem_letters(0) == "gp"


@pytest.mark.parametrize("card", cards_with("poster"))
def test_bonus_poster_must_be_taken(card: str) -> None:
    t = on(card).play("bonus")
    assert t.kind == "poster" and "leave" not in t.moves
    t.play("deck", "place 2")
    assert t.s.poster[0, 1] >= 0


@pytest.mark.parametrize("card", cards_with("marker-back"))
def test_bonus_takes_a_marker_back_from_the_main_tent(card: str) -> None:
    t = Circus().cards(0, card, "m46", "m54", "m25").markers(0, 0, tired=2).turn("orange 3", card)
    assert (t.s.markers[0], t.s.tired[0]) == (1, 1)


def test_bonus_marker_back_needs_one_in_the_main_tent() -> None:
    t = on("m08")
    assert "bonus" not in t.moves and t.why("bonus") == "why-no-tired-marker"


@pytest.mark.parametrize("card", cards_with("colour"))
def test_bonus_colour_of_choice(card: str) -> None:
    t = Circus().cards(0, card, "m46", "m54", "m25").holds(0, "green 4").turn("orange 3", card).play("bonus")
    assert t.kind == "colour" and t.moves == ["colour green", "colour purple"]
    assert t.play("colour green").s.energy == 7


@pytest.mark.parametrize("card", cards_with("die-value"))
def test_bonus_changes_the_die_by_up_to_two(card: str) -> None:
    t = on(card, "orange 2").play("bonus")
    assert t.kind == "value" and t.moves == ["value 1", "value 3", "value 4"] and t.why("value 5") == "why-value"
    t.play("value 4")
    assert t.s.energy == 4 and t.due(0) == 4


@pytest.mark.parametrize("die", [("orange 1", ["value 2", "value 3"]), ("orange 6", ["value 4", "value 5"])])
def test_a_changed_die_stays_between_1_and_6(die: tuple[str, list[str]]) -> None:
    assert on("m30", die[0]).play("bonus").moves == die[1]


def test_decision_the_die_may_be_changed_after_the_action_and_the_new_value_is_paid() -> None:
    t = on("m30", "orange 5").play("travel 3", "bonus", "value 3")
    assert t.due(0) == 3 and t.s.wagon[0] == 3


@pytest.mark.parametrize("card", cards_with("copy"))
def test_bonus_copies_another_card_that_holds_a_die(card: str) -> None:
    t = Circus().cards(0, card, "m47", "m46", "m54").holds(0, "green 1", "green 1").turn("orange 3", card)
    t.play("bonus")
    assert t.kind == "copy" and t.moves == ["card m46", "card m54"], "m47 holds no die"
    assert t.why("card m47") == "why-cannot-copy"
    assert t.play("card m46").gem_letters(0) == "o"


def test_ruling_38_a_copy_cannot_be_copied() -> None:
    t = Circus().cards(0, "m40", "m47", "m46", "m51").holds(0, "green 1").turn("orange 3", "m40")
    assert "bonus" not in t.moves and t.why("bonus") == "why-nothing-to-copy"


def test_ruling_38_copied_energy_counts_for_this_turn() -> None:
    t = Circus().cards(0, "m40", "m46", "m54", "m47").holds(0, "green 1").turn("orange 3", "m40").play("bonus")
    assert t.s.energy == 3 + 4


def test_bonus_tent_takes_a_tent_merely_passed() -> None:
    t = Circus().cards(0, "m26", "m46", "m54", "m25").ring("orange", 3, "t01", "t02", "t03", "t04", "t05")
    t.turn("orange 6", "m26")
    assert t.why("bonus") == "why-other-action"
    t.play("travel 5", "bonus")
    assert t.kind == "passed" and t.moves == ["tent t01", "tent t02"] and t.why("tent t03") == "why-not-passed"
    t.play("tent t02", "place 5")
    assert t.tents_of(0) == ["t00", "-", "-", "-", "t02"]


def test_bonus_small_tile_also_after_the_last_tile() -> None:
    t = Circus().cards(0, "m27", "m46", "m54", "m25").turn("orange 3", "m27")
    assert t.why("bonus") == "why-other-action"
    t.play("build 3", "small orange", "turn 1", "at a4")
    assert t.moves == ["done", "bonus"]
    t.play("bonus")
    assert t.kind == "rotate" and t.s.laying == 0, "the only tile is taken in hand by itself"


def test_bonus_one_poster_more_than_the_space_allows() -> None:
    t = Circus().cards(0, "m38", "m46", "m54", "m25").posters(0, "sao", "sag")
    t.tents(0, "t00", "t01").built(0, small_orange=1, small_green=1).turn("orange 3", "m38").play(
        "perform 3", "show sao"
    )
    assert "show sag" not in t.moves
    assert "show sag" in t.play("bonus").moves


def test_bonus_one_poster_more_stops_at_five() -> None:
    t = Circus().cards(0, "m38", "m46", "m54", "m25").turn("orange 3", "m38")
    t.posters(0, "sao").built(0, small_orange=1)
    t.s.extra = 20
    t.ready().play("perform 19")
    assert t.s.limit == 5 and "bonus" not in t.moves


# --- scoring kinds


def worth(card: str, t: Circus) -> int:
    return card_points(t.s, 0, CARDS[card])


def test_score_row() -> None:
    assert worth("m01", Circus().camp(0, "a1-j2", "a4-i6")) == 7 * 2


def test_score_column() -> None:
    assert worth("m05", Circus().camp(0, "a1-b6", "d1-d5")) == 3 * 2


def test_score_area() -> None:
    assert worth("m10", Circus().camp(0, "a1-c3", "d1-g2", "h1-j2")) == 5 * 2


def test_score_cells_by_three() -> None:
    assert worth("m23", Circus().camp(0, "a1-j2")) == 20 // 3


def test_score_bonus_cells_by_two() -> None:
    assert worth("m14", Circus().camp(0, "a1-c3", "d1-g3")) == 3 * (4 // 2), "b2, e1, g2, d3"
    assert worth("m14", Circus().camp(0, "a1-c3", "e1", "g2")) == 3 * (3 // 2)


def test_score_small_and_large_tiles() -> None:
    t = Circus().built(0, small_orange=2, small_purple=1, large_green=4)
    assert worth("m16", t) == 3 * 3 and worth("m13", t) == 3 * 4


@pytest.mark.parametrize(("card", "n"), [("m03", 3), ("m07", 1), ("m09", 2)])
def test_score_tiles_of_a_colour(card: str, n: int) -> None:
    t = Circus().built(0, small_orange=2, large_orange=1, large_green=1, small_purple=2)
    assert worth(card, t) == 3 * n


def test_score_pairs_of_small_and_large_in_one_colour() -> None:
    t = Circus().built(0, small_orange=2, large_orange=1, small_green=1, large_purple=3, small_purple=2)
    assert worth("m12", t) == 5 * (1 + 0 + 2)


def test_score_trios_of_colours() -> None:
    assert worth("m33", Circus().built(0, small_orange=2, large_orange=1, small_green=2, large_purple=5)) == 6 * 2


def test_score_tents_with_the_printed_one() -> None:
    assert worth("m02", Circus().tents(0, "t00", "-", "t05", "t09")) == 4 * 3


def test_score_posters_performed() -> None:
    t = Circus()
    t.s.shown[0] = 0b1011
    assert worth("m06", t) == 2 * 3


def test_score_posters_still_waiting() -> None:
    assert worth("m54", Circus().posters(0, "sao", "-", "r01o", "r02o")) == 3 * 3


def test_score_markers_used_or_not() -> None:
    assert worth("m04", Circus().markers(0, 2, tired=3)) == 3 * 5


def test_score_trainer_tiles() -> None:
    assert worth("m11", Circus().trainers(0, "tr01", "tr02")) == 4 * 2


def test_score_gems_clear_gems_and_sets_of_four() -> None:
    t = Circus().gems(0, "ooogggppcc")
    assert worth("m08", t) == 2 * 10 and worth("m42", t) == 6 * 2 and worth("m44", t) == 7 * 2


def test_score_coins() -> None:
    assert worth("m46", Circus().coins(0, 13)) == 13


def test_score_highest_hat_and_nothing_for_a_hat_not_moved() -> None:
    assert worth("m15", Circus().hats(0, "6", "12")) == 4 * 3
    assert worth("m15", Circus().hats(0, "#2")) == 0


def test_score_die_colours_with_clear() -> None:
    assert worth("m50", Circus().holds(0, "orange 1", "orange 6", "clear 2")) == 4 * 2


def test_score_low_dice() -> None:
    assert worth("m52", Circus().holds(0, "orange 1", "green 3", "clear 4", "purple 6")) == 4 * 2


def test_ruling_30_gems_do_not_complete_rows_columns_or_areas_of_cards() -> None:
    t = Circus().camp(0, "a1-i1", "a2-c3").gems(0, "ooogggpppccc")
    assert worth("m01", t) == 0 and worth("m10", t) == 5, "only a1-c3 is covered by tiles"
