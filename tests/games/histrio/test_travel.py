"""Phase 1, Travel: sealed choices and the Acrobats announced before them."""

from __future__ import annotations

import pytest

from spectacula import IllegalMove
from tests.games.histrio.stage import Stage


def test_travel_cards_are_chosen_by_all_at_once_and_nobody_sees_anything_before_the_reveal() -> None:
    t = Stage(3).begin()
    assert t.asked == (0, 1, 2) and t.match.sealed
    t.play(1, "travel 4")
    assert t.asked == (0, 2) and t.match.committed == (1,)
    assert t.match.view(0).table == Stage(3).begin().match.view(0).table
    assert t.match.view(1).choice == "travel 4" and t.match.view(0).choice is None


def test_a_sealed_choice_may_be_changed_until_the_last_one_commits() -> None:
    t = Stage(3).begin().play(1, "travel 4").play(1, "travel 5").play(0, "travel 1").play(2, "travel 2")
    assert t.events("travelled") == [(0, 0, 0), (1, 4, 0), (2, 1, 0)]


def test_a_sealed_choice_may_be_taken_back() -> None:
    t = Stage(3).begin().play(1, "travel 4")
    t.match.undo(1)
    assert t.asked == (0, 1, 2)


def test_a_revealed_travel_card_leaves_the_hand_and_its_city_cannot_be_chosen_again() -> None:
    t = Stage(3).begin().go(1, 2, 3)
    assert 1 not in t.match.view(0).table.troupes[0].travel
    with pytest.raises(IllegalMove, match="You have used your card for Laughwell"):
        t.play(0, "travel 1")


def test_after_the_reveal_nobody_can_undo() -> None:
    t = Stage(3).begin().go(1, 2, 3)
    assert not any(t.match.can_undo(seat) for seat in range(3))


# --- Ox


def test_ox_announces_a_city_and_nobody_else_may_choose_it() -> None:
    t = Stage(3).acrobats(0, "ox").begin()
    assert t.asked == (0,)
    t.play(0, "use ox 4")
    assert t.asked == (1, 2), "the owner's destination is fixed"
    assert "travel 4" not in t.moves(1)
    with pytest.raises(IllegalMove, match="announced Lanthorn"):
        t.play(1, "travel 4")


def test_ox_protects_the_announced_city_only_when_used_with_the_horse() -> None:
    t = Stage(3).acrobats(0, "ox", "horse").begin().play(0, "use ox 4").play(0, "use horse")
    assert t.asked == (0, 1, 2)
    assert all("4" in move.split() for move in t.moves(0)) and len(t.moves(0)) == 7
    assert "travel 5" in t.moves(1)


def test_ruling_an_ox_cannot_announce_a_used_city() -> None:
    t = Stage(3).acrobats(0, "ox").travel(0, 1, 2).begin()
    assert t.moves(0) == ["use ox 1", "use ox 2", "pass"]


def test_ox_and_turtle_exclude_each_other_in_one_round() -> None:
    t = Stage(3).acrobats(0, "ox", "turtle", "horse").begin().play(0, "use turtle")
    assert t.moves(0) == ["use horse", "pass"]
    assert t.match.why_not(0, "use ox 3") == ("why-ox-or-turtle", {})


# --- Horse


def test_horse_visits_two_cities_which_are_resolved_separately() -> None:
    t = Stage(2).city(2, "bonus 3").city(5, "bonus 2").acrobats(0, "horse").begin().play(0, "use horse")
    t.ally(0, 7).ally(1, 8).play(0, "travel 2 5").play(1, "travel 1")
    assert [(who, ecus) for who, _, ecus in t.events("bonus")] == [(0, 3), (0, 2)] and t.purse()[0] == 8


def test_horse_needs_two_cards_that_are_not_banned() -> None:
    t = Stage(3).acrobats(0, "ox").acrobats(1, "horse").travel(1, 4, 5).begin().play(0, "use ox 4")
    assert t.asked == (1, 2), "the Horse cannot be used"


def test_horse_stays_used_if_a_later_ban_leaves_one_card() -> None:
    t = Stage(3).acrobats(0, "horse").acrobats(1, "ox").travel(0, 4, 5).begin().play(0, "use horse").play(1, "use ox 4")
    assert t.moves(0) == ["travel 5"]
    t.go(5, 4, 1)
    assert t.match.view(0).table.troupes[0].acrobats[0].used


def test_ruling_1_no_limit_of_caravels_the_horse_may_use_all_eight() -> None:
    t = Stage(3).acrobats(0, "horse").travel(0, 4, 5).begin().play(0, "use horse").play(0, "travel 4 5")
    t.play(1, "travel 1").play(2, "travel 2")
    assert t.s.travel[0] == 255, "no card left: all come back"


# --- Turtle


def test_turtle_chooses_after_all_others_have_revealed() -> None:
    t = Stage(3).acrobats(2, "turtle").begin().play(2, "use turtle")
    assert t.asked == (0, 1)
    t.play(0, "travel 3").play(1, "travel 3")
    assert t.asked == (2,) and not t.match.sealed and t.match.kind(2) == "turtle"
    assert t.match.view(2).table.cities[2].visitors == (0, 1)


def test_turtle_sees_allied_cards_too() -> None:
    t = Stage(2).acrobats(0, "turtle").begin().play(0, "use turtle").ally(1, 6).play(1, "travel 2")
    assert t.match.view(0).table.cities[5].allies >= 1
    assert t.match.view(0).table.troupes[1].ally.city == 6


def test_ruling_44_windows_before_the_choice_go_by_seat() -> None:
    t = Stage(4).acrobats(3, "ox").acrobats(1, "turtle").begin()
    assert t.asked == (1,)
    t.play(1, "pass")
    assert t.asked == (3,)


def test_a_seat_uses_what_it_likes_until_it_passes_and_does_not_come_back() -> None:
    t = Stage(3).acrobats(0, "horse", "turtle").begin().play(0, "use horse")
    assert t.asked == (0,)
    t.play(0, "pass")
    assert t.asked == (0, 1, 2) and t.match.sealed


def test_a_round_without_usable_acrobats_asks_nobody_anything_extra() -> None:
    t = Stage(3).acrobats(0, "fox", "chameleon", "raven").begin()
    assert t.match.sealed and t.asked == (0, 1, 2)
