"""Perform: hats, posters above tents, gems, rewards, arranging."""

from __future__ import annotations

import pytest

from spectacula.games.magnificent import box
from tests.games.magnificent.circus import Circus


def performer(energy: int = 6) -> Circus:
    """Seat 0 before a Perform action with a small orange tile and the start poster that wants it."""
    t = Circus().posters(0, "sao").built(0, small_orange=1).coins(0, 0).turn("orange 5", "m54")
    t.s.extra = energy - 5
    return t.ready()


# --- hats


def test_the_first_show_moves_the_hat_on_the_track_and_the_second_places_the_other() -> None:
    t = performer().hats(0, "#1").play("perform 4").finish()
    assert [t.s.hat[0, h] for h in range(2)] == [6, -1]
    t.s.seat = 0
    t.fresh_turn().turn("orange 6", "m47").play("perform 6").finish()
    assert [t.s.hat[0, h] for h in range(2)] == [6, 8]


def test_ruling_26_the_third_show_moves_either_hat_to_another_free_space() -> None:
    t = performer().hats(0, "4", "6")
    t.s.shows[0] = 2
    t.ready()
    assert "perform 4" not in t.moves and t.why("perform 4") == "why-space-taken"
    t.play("perform 5")
    assert t.kind == "hat" and t.moves == ["hat lower", "hat higher"]
    t.play("hat higher")
    assert [t.s.hat[0, h] for h in range(2)] == [6, 7]


def test_ruling_26_the_lower_hat_may_move_as_well() -> None:
    t = performer().hats(0, "6", "4")
    t.s.shows[0] = 3
    t.ready().play("perform 5", "hat lower")
    assert [t.s.hat[0, h] for h in range(2)] == [8, 7]


def test_a_space_with_a_hat_of_anybody_is_taken() -> None:
    t = performer().hats(1, "5").ready()
    assert "perform 5" not in t.moves and t.why("perform 5") == "why-space-taken"


def test_a_hat_may_go_lower_than_it_stands() -> None:
    t = performer().hats(0, "6").ready().play("perform 2").finish()
    assert t.s.hat[0, 0] == 4


def test_ruling_37_start_spaces_allow_no_performance() -> None:
    assert not [m for m in performer().moves if "#" in m]


@pytest.mark.parametrize("space", range(16))
def test_every_space_allows_its_number_of_posters(space: int) -> None:
    t = performer(21).play(f"perform {box.SPACE_ENERGY[space]}")
    assert t.s.limit == box.BOX["performance"]["posters"][space]


# --- posters


def test_a_poster_needs_a_tent_below() -> None:
    t = performer().posters(0, "-", "sao").play("perform 2")
    assert "show sao" not in t.moves and t.why("show sao") == "why-no-tent"


def test_a_poster_needs_its_tiles_in_the_camp() -> None:
    t = performer().posters(0, "sag").play("perform 2")
    assert t.why("show sag") == "why-tiles-missing"


def test_a_poster_needs_its_gems() -> None:
    t = performer().posters(0, "r01o").gems(0, "g").play("perform 2")
    assert t.why("show r01o") == "why-gems-missing"


def test_poster_and_tent_give_points_and_coins_and_only_the_poster_goes() -> None:
    t = performer().play("perform 2", "show sao")
    assert t.s.points[0] == 2 + 0 and t.s.coins[0] == 3 + 1
    assert t.posters_of(0) == ["-"] * 5 and t.tents_of(0)[0] == "t00"
    assert t.s.shown[0] == 1 << box.POSTER_IDS.index("SAO") and t.s.points_from[0, 0] == 2


@pytest.mark.parametrize("tent", box.BOX["tents"], ids=lambda t: t["id"])
def test_every_tent_gives_its_reward_for_its_gems(tent: dict[str, object]) -> None:
    t = performer().posters(0, "-", "sao").tents(0, "t00", str(tent["id"]).lower())
    cost = str(tent["gems"]).lower().replace("*", "p")
    t.gems(0, cost).play("perform 2", "show sao")
    assert t.s.points[0] == 2 + int(str(tent["points"])) and t.s.coins[0] == 3 + int(str(tent["coins"]))
    assert t.gem_letters(0) == ""
    if cost:
        t = performer().posters(0, "-", "sao").tents(0, "t00", str(tent["id"]).lower()).play("perform 2")
        assert t.why("show sao") == "why-gems-missing"


@pytest.mark.parametrize("poster", box.BOX["posters"], ids=lambda p: p["id"])
def test_every_poster_gives_its_reward_for_its_tiles_and_gems(poster: dict[str, object]) -> None:
    name = str(poster["id"]).lower()
    t = performer().posters(0, name).gems(0, str(poster["gems"]).lower())
    for tile in range(6):
        t.s.built[0, tile] = list(poster["tiles"]).count(box.TILE_CODES[tile])  # type: ignore[call-overload]
    t.play("perform 2", f"show {name}")
    assert t.s.points[0] == poster["points"] and t.s.coins[0] == int(str(poster["coins"])) + 1
    assert t.gem_letters(0) == ""


def test_the_space_limits_the_posters() -> None:
    t = performer().posters(0, "sao", "r01o").tents(0, "t00", "t01").gems(0, "o").built(0, small_orange=3)
    t.play("perform 5", "show sao")
    assert "show r01o" not in t.moves
    t = performer().posters(0, "sao", "sag").tents(0, "t00", "t01").built(0, small_orange=1, small_green=1)
    t.play("perform 6", "show sao")
    assert "show sag" in t.moves


def test_ruling_25_a_performance_without_posters_is_allowed() -> None:
    t = performer().posters(0).play("perform 6").finish()
    assert t.s.hat[0, 0] == 8 and t.s.shows[0] == 1 and t.seat == 1


def test_ruling_27_a_tile_serves_one_poster_per_action() -> None:
    t = performer().posters(0, "sao", "r01o").tents(0, "t00", "t01").gems(0, "o").play("perform 6", "show sao")
    assert t.why("show r01o") == "why-tiles-missing"


def test_ruling_27_tiles_are_free_again_in_the_next_action() -> None:
    t = performer().posters(0, "sao", "r01o").tents(0, "t00", "t01").gems(0, "o").play("perform 6", "show sao")
    t.finish()
    t.s.seat = 0
    t.fresh_turn().turn("orange 6", "m47").play("perform 3")
    assert "show r01o" in t.moves


def test_ruling_28_more_tiles_than_needed_do_no_harm() -> None:
    assert "show sao" in performer().built(0, small_orange=3, large_green=2).play("perform 2").moves


def test_ruling_29_posters_are_resolved_one_after_another_with_gems_from_stock() -> None:
    t = performer().posters(0, "r01o", "r01g").tents(0, "t00", "t01").built(0, small_orange=1, small_green=1)
    t.gems(0, "oc").play("perform 6", "show r01o", "pay clear")
    assert t.why("show r01g") == "why-gems-missing"


# --- gems


def test_a_clear_gem_is_a_joker_by_choice() -> None:
    t = performer().posters(0, "r01o").gems(0, "oc").play("perform 2", "show r01o")
    assert t.kind == "pay" and t.moves == ["pay orange", "pay clear"]
    assert t.play("pay clear").gem_letters(0) == "o"


def test_without_a_choice_gems_are_paid_by_themselves() -> None:
    assert performer().posters(0, "r01o").gems(0, "c").play("perform 2", "show r01o").gem_letters(0) == ""


def test_decision_gems_of_tent_and_poster_are_paid_together() -> None:
    t = performer().posters(0, "-", "r01o").tents(0, "t00", "t16").gems(0, "oc").play("perform 2", "show r01o")
    assert t.gem_letters(0) == "", "the only clear gem belongs to the tent, so orange pays the poster"


def test_a_tent_for_any_gem_takes_every_colour() -> None:
    t = performer().posters(0, "-", "sao").tents(0, "t00", "t12").gems(0, "gpc").play("perform 2", "show sao")
    assert t.moves == ["pay green", "pay purple", "pay clear"]


def test_a_gem_that_is_needed_for_the_rest_cannot_be_paid() -> None:
    t = performer().posters(0, "-", "r01o").tents(0, "t00", "t12").gems(0, "og").play("perform 2", "show r01o")
    assert t.gem_letters(0) == ""


# --- arranging


def test_decision_arranging_follows_every_perform_action_even_without_posters_performed() -> None:
    t = performer().posters(0, "r16o", "-", "r16g").play("perform 2", "done")
    assert t.kind == "arrange" and t.moves == ["keep", *(f"place {n}" for n in range(1, 6))]
    t.play("place 5")
    assert t.moves == ["place 1", "place 2", "place 3", "place 4"]
    t.play("place 1")
    assert t.posters_of(0) == ["r16g", "-", "-", "-", "r16o"] and t.seat == 1


def test_posters_may_stay_as_they_are() -> None:
    t = performer().posters(0, "r16o", "-", "r16g").play("perform 2", "done", "keep")
    assert t.posters_of(0) == ["r16o", "-", "r16g", "-", "-"]
