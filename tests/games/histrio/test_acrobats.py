"""Acrobats after the reveal, after city 8 and at the end of a season."""

from __future__ import annotations

import pytest

from spectacula import IllegalMove
from tests.games.histrio.stage import Stage


def after_city_8(t: Stage) -> Stage:
    """Three troupes alone in cities with purses, then the window opens."""
    return t.city(1, "bonus 1").city(2, "bonus 1").city(3, "bonus 2").begin().go(1, 2, 3)


# --- Bear


def test_bear_pays_every_rival_and_resolves_the_city_as_if_alone() -> None:
    t = Stage(4).city(4, "bonus 3", "comedian 4").acrobats(1, "bear").city(1, "bonus 1").begin().go(4, 4, 4, 1)
    t.play(1, "use bear 4")
    assert t.purse() == [4, 3 - 2 + 3, 4, 4], "two rivals paid, then the purse found"
    assert t.match.kind(1) == "court"
    t.play(1, "keep all")
    assert t.names(t.s.troupe[1]) == ["comedian 4"]


def test_bear_rivals_draw_their_request_after_the_owners_court_visit_and_the_owner_draws_none() -> None:
    t = Stage(3).city(4, "comedian 4").acrobats(0, "bear").city(1, "bonus 1").begin().go(4, 4, 1)
    t.play(0, "use bear 4")
    assert t.hand(1) == []
    t.play(0, "keep all")
    assert len(t.hand(1)) == 1 and t.hand(0) == []


def test_bear_is_not_usable_alone_or_when_too_dear() -> None:
    t = Stage(3).acrobats(0, "bear").begin().go(4, 1, 2)
    assert t.match.kind(0) == "travel"
    t = Stage(4).acrobats(0, "bear").ecus(1, 3, 3, 3).begin().go(4, 4, 4, 1)
    assert t.match.kind(0) == "travel"


def test_bear_in_an_empty_city_draws_nothing_for_the_owner() -> None:
    t = Stage(3).acrobats(0, "bear").city(1, "bonus 1").begin().go(4, 4, 1).play(0, "use bear 4")
    assert t.hand(0) == [] and len(t.hand(1)) == 1


def test_ruling_44_the_bear_with_the_horse_chooses_one_of_two_cities() -> None:
    t = Stage(3).acrobats(0, "bear", "horse").begin().play(0, "use horse").play(0, "travel 4 6")
    t.play(1, "travel 4").play(2, "travel 6")
    assert t.moves(0) == ["use bear 4", "use bear 6", "pass"]


# --- after city 8


def test_an_acrobat_gained_this_round_cannot_be_used_in_the_same_resolution_phase() -> None:
    t = Stage(3).city(1, "fox").begin().go(1, 2, 3)
    assert t.match.kind(0) == "travel", "no window after city 8"
    t.begin().go(8, 8, 8)
    while t.match.kind(0) == "discard":
        t.play(0, t.moves(0)[0])
    assert t.match.kind(0) == "acrobats", "but in the next round"


def test_fox_steals_two_or_one_if_there_is_no_more() -> None:
    t = after_city_8(Stage(3).acrobats(0, "fox").ecus(3, 0, 3))
    t.play(0, "use fox 2")
    assert t.purse() == [5, 0, 5]
    t = after_city_8(Stage(3).acrobats(0, "fox").ecus(3, 3, 3)).play(0, "use fox 3")
    assert t.purse() == [6, 4, 3]


def test_elephant_moves_the_needle_one_to_three_fields_either_way() -> None:
    t = after_city_8(Stage(3, needle=1).acrobats(0, "elephant"))
    assert t.moves(0)[:6] == [f"use elephant {side} {n}" for side in ("comedy", "tragedy") for n in (1, 2, 3)]
    assert t.play(0, "use elephant tragedy 3").field == -2


def test_elephant_may_push_against_the_end() -> None:
    t = after_city_8(Stage(3, needle=5).acrobats(0, "elephant")).play(0, "use elephant comedy 3")
    assert t.field == 6 and t.match.view(0).table.troupes[0].acrobats[0].used


@pytest.mark.parametrize(("on_stage", "income"), [(0, 1), (1, 1), (3, 3), (6, 4)])
def test_peacock_pays_per_manager_at_least_one_at_most_four(on_stage: int, income: int) -> None:
    t = Stage(3).acrobats(0, "peacock")
    t.s.on_stage[1], t.s.on_stage[2] = on_stage // 2, on_stage - on_stage // 2
    assert after_city_8(t).play(0, "use peacock").purse()[0] == 4 + income


def test_owl_draws_three_and_discards_one_of_the_drawn() -> None:
    t = after_city_8(Stage(3).acrobats(0, "owl")).play(0, "use owl")
    assert t.match.kind(0) == "owl" and len(t.moves(0)) == 3
    t.play(0, t.moves(0)[0])
    assert len(t.hand(0)) == 2 and t.s.request_discard.bit_count() == 1


def test_owl_goes_down_to_three_afterwards() -> None:
    t = after_city_8(Stage(3).acrobats(0, "owl").requests(0, "queen", "banker", "nun")).play(0, "use owl")
    with pytest.raises(IllegalMove, match="not one of the three"):
        t.play(0, "discard queen")
    t.play(0, t.moves(0)[0])
    assert t.match.kind(0) == "discard" and len(t.hand(0)) == 5
    t.play(0, "discard queen").play(0, "discard banker")
    assert len(t.hand(0)) == 3 and t.match.kind(0) == "travel"


def test_monkey_takes_an_actor_thrown_out_this_round_without_its_effect() -> None:
    t = Stage(3).acrobats(2, "monkey").city(4, "comedian 5", "tragedian 2").city(1, "bonus 1").begin().go(4, 4, 1)
    t.play(2, "use monkey comedian 5")
    assert t.names(t.s.troupe[2]) == ["comedian 5"] and t.purse()[2] == 4
    assert t.names(t.s.discard) == ["tragedian 2", "bonus 1"]


def test_monkey_takes_from_court_visits_too() -> None:
    t = Stage(3).acrobats(2, "monkey").city(4, "comedian 4").begin().go(4, 1, 2).play(0, "send comedian 4")
    assert t.moves(2) == ["use monkey comedian 4", "pass"]


def test_monkey_does_not_take_an_unpaid_level_5() -> None:
    t = Stage(3).acrobats(2, "monkey").city(4, "comedian 5").ecus(0, 3, 3).begin().go(4, 1, 2)
    assert t.match.kind(2) == "travel"


def test_monkey_takes_from_two_allies_alone_but_not_from_one() -> None:
    t = Stage(2).acrobats(0, "monkey").city(4, "comedian 4").begin().ally(0, 4).ally(1, 4).go(1, 2)
    assert "use monkey comedian 4" in t.moves(0)
    t = Stage(2).acrobats(0, "monkey").city(4, "comedian 4").begin().ally(0, 4).ally(1, 7).go(1, 2)
    assert t.match.kind(0) == "travel"


def test_ruling_44_after_city_8_seats_act_by_the_city_their_caravel_stands_in() -> None:
    t = Stage(3).acrobats(0, "peacock").acrobats(2, "fox").city(1, "bonus 1").city(2, "bonus 1").city(7, "bonus 2")
    t.begin().go(7, 1, 2)
    assert t.asked == (2,)
    t.play(2, "pass")
    assert t.asked == (0,)


def test_the_horses_two_cities_count_as_the_lower_one() -> None:
    t = Stage(3).acrobats(0, "horse", "peacock").acrobats(1, "owl").begin().play(0, "use horse")
    t.play(0, "travel 2 8").play(1, "travel 3").play(2, "travel 4")
    assert t.asked == (0,) and t.match.kind(0) == "acrobats"


def test_the_window_comes_before_the_recovery_of_the_last_card() -> None:
    t = Stage(3).acrobats(0, "peacock").travel(0, 1, 2).begin().go(1, 2, 3)
    assert t.s.travel[0] == 0b10
    t.play(0, "pass")
    assert t.s.travel[0] == 255


def test_a_used_acrobat_is_turned_for_the_rest_of_the_season() -> None:
    t = after_city_8(Stage(3).acrobats(0, "peacock")).play(0, "use peacock").go(8, 8, 8)
    assert t.match.kind(0) == "travel"
    assert t.match.why_not(0, "use peacock") == ("why-used-acrobat", {"acrobat": "card-peacock.object"})


# --- the end of a season


def test_raven_sends_an_actor_of_the_troupe_to_court_before_the_totals() -> None:
    t = Stage(3, needle=0).acrobats(0, "raven").troupe(0, "tragedian 2", "tragedian 5").festival()
    assert t.moves(0) == ["use raven tragedian 2", "use raven tragedian 5", "pass"]
    t.play(0, "use raven tragedian 2")
    assert t.events("mood") and t.purse()[0] == 3 + 1 + 6


def test_ruling_33_a_raven_gained_in_the_last_round_is_usable_at_the_end_of_the_season() -> None:
    t = Stage(3).troupe(0, "comedian 2").city(1, "raven").deck().begin().go(1, 2, 3)
    assert t.match.kind(0) == "raven"


def test_ruling_24_and_25_chameleons_turn_nothing_into_one_and_are_never_used_up() -> None:
    t = Stage(3, needle=0).acrobats(0, "chameleon").festival()
    assert t.moves(0) == ["chameleons 1 comedy 0 tragedy", "chameleons 0 comedy 1 tragedy"]
    t.play(0, "chameleons 1 comedy 0 tragedy")
    assert t.purse() == [9, 3, 3], "the only pleasing show is the best"
    assert not t.match.view(0).table.troupes[0].acrobats[0].used


def test_ruling_24_several_chameleons_add_up() -> None:
    t = Stage(3, needle=0).acrobats(0, "chameleon", "chameleon").troupe(1, "comedian 1").festival()
    t.play(0, "chameleons 2 comedy 0 tragedy")
    assert t.events("best") == [(0, 2, 6)] and t.events("pleased") == [(1, 1, 3)]


def test_ruling_26_one_choice_per_chameleon() -> None:
    t = Stage(3, needle=0).acrobats(0, "chameleon", "chameleon").festival()
    assert "chameleons 1 comedy 1 tragedy" in t.moves(0)


def test_chameleons_earn_no_ecu_as_actors() -> None:
    t = Stage(3, needle=0).acrobats(0, "chameleon").festival().play(0, "chameleons 1 comedy 0 tragedy")
    assert t.events("actors-paid") == []


def test_owners_of_chameleons_choose_all_at_once() -> None:
    t = Stage(3, needle=0).acrobats(0, "chameleon").acrobats(2, "chameleon").festival()
    assert t.asked == (0, 2) and t.match.sealed
    t.play(2, "chameleons 0 comedy 1 tragedy")
    assert t.events("chameleons") == []
