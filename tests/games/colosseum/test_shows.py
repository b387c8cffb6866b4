"""Phase 4, performing: dice, nobles, medals, programs, spectators."""

from __future__ import annotations

import pytest

from tests.games.colosseum.stage import FREE, Stage

SHOW_20 = {"gladiator": 3, "horse": 3, "chariot": 3, "decoration": 1}


def ready(**hand: int) -> Stage:
    """Seat 0 may stage program 1, seat 1 nothing; no noble is near anybody."""
    return Stage().coins(10, 10, 10).nobles().programs(0, 1).hand(0, **(hand or {"gladiator": 2})).shows()


def test_printed_example_circus_maximus_with_a_horse_and_a_chariot_missing_draws_24() -> None:
    stage = Stage().coins(0, 0, 0).nobles().programs(0, 20).parts(3)
    stage.hand(1, gladiator=4).hand(0, gladiator=3, horse=2, chariot=2, decoration=1).shows().show(0, "perform")
    assert stage.crowd(0) == {"program": 24}


def test_spectators_are_the_record_and_the_income() -> None:
    stage = Stage().coins(5, 0, 0).nobles().programs(0, 20).parts(3).hand(0, **SHOW_20).seats(1).podiums(2)
    stage.performed(0, 2, 7).shows().show(0, "stage program 20", "perform")
    assert stage.crowd(0) == {"program": 32, "earlier": 10, "seats": 5, "stars": 8, "podiums": 6}
    assert (stage.s.record[0], stage.s.coins[0], stage.s.earned[0]) == (61, 66, 61)


def test_the_record_never_goes_back_but_income_is_paid() -> None:
    stage = ready().records(20).show(0, "perform")
    assert (stage.s.record[0], stage.s.coins[0]) == (20, 15)


def test_medals_handed_in_draw_3_each() -> None:
    stage = ready().medals(2).show(0, "stage program 1", "hand in medal", "hand in medal", "perform")
    assert stage.crowd(0) == {"program": 5, "medals": 6}
    assert (stage.s.medals[0], stage.s.medals_gone) == (0, 2)


def test_an_arena_must_be_large_enough() -> None:
    stage = Stage().coins(0, 0, 0).programs(0, 1, 20).hand(0, **SHOW_20).shows().play(0, "announce show")
    stage.dice(2).play(0, "move emperor 2")
    assert stage.s.staged == 1
    assert ready().programs(0, 20).why("stage program 20") == "why-arena-small"


def test_too_few_tokens_make_no_show() -> None:
    stage = ready().parts(3).programs(0, 20)
    assert stage.why("stage program 20") == "why-too-few"


def test_a_die_moves_a_noble_clockwise() -> None:
    stage = ready().play(0, "announce show").dice(5)
    assert stage.moves() == [f"move {noble} 5" for noble in NOBLES]
    stage.play(0, "move consul-1 5")
    assert stage.s.noble[1] == 21


NOBLES = ("emperor", "consul-1", "consul-2", "senator-1", "senator-2", "senator-3")


def test_nobles_go_round_the_track() -> None:
    stage = ready().nobles(34).play(0, "announce show").dice(4).play(0, "move emperor 4")
    assert stage.s.noble[0] == 2


def test_decision_a_loge_always_rolls_two_dice() -> None:
    without, with_loge = ready().play(0, "announce show"), ready().loges(0).play(0, "announce show")
    assert (without.s.dice[1], with_loge.s.dice[1] >= 0) == (-1, True)


def test_r16_no_show_no_dice() -> None:
    stage = ready().programs(1, 1).hand(1, gladiator=1).play(0, "no show")
    assert stage.told("rolled") == []
    assert stage.asked == (1, "announce")


def test_r16_a_show_can_be_announced_only_with_a_program_to_produce() -> None:
    stage = Stage().coins(0, 0, 0).programs(0, 3).hand(0, lion=9).programs(1, 3).hand(1, musician=1).shows()
    assert stage.asked == (1, "announce")


def test_r16_the_program_is_chosen_after_the_nobles_have_moved() -> None:
    stage = ready(gladiator=2, comedian=2).programs(0, 2).shows().play(0, "announce show").dice(2)
    assert stage.play(0, "move emperor 2").moves() == ["stage program 1", "stage program 2"]


def test_r17_every_die_is_used() -> None:
    stage = ready().loges(0).play(0, "announce show").dice(2, 6)
    assert "no show" not in stage.moves()
    assert stage.play(0, "move emperor 2").asked == (0, "noble")


def test_r17_the_free_face_is_1_2_or_3() -> None:
    stage = ready().play(0, "announce show").dice(FREE)
    assert stage.moves("move emperor") == ["move emperor 1", "move emperor 2", "move emperor 3"]


def test_r17_one_noble_by_the_sum_with_a_free_face_chosen_then_added() -> None:
    stage = ready().loges(0).play(0, "announce show").dice(FREE, 5)
    assert stage.moves("move emperor both") == ["move emperor both 6", "move emperor both 7", "move emperor both 8"]
    stage.play(0, "move emperor both 7")
    assert (stage.s.noble[0], stage.told("moved-both")) == (23, [("moved-both", 0, 0, 23)])


def test_r17_two_dice_move_two_different_nobles() -> None:
    stage = ready().loges(0).play(0, "announce show").dice(2, 6).play(0, "move emperor 2")
    assert stage.why("move emperor 6") == "why-other-noble"
    assert "move consul-1 6" in stage.moves()


def test_a_dice_move_onto_a_resting_square_earns_a_medal() -> None:
    stage = ready().nobles(10).play(0, "announce show").dice(2).play(0, "move emperor 2")
    assert (stage.s.medals[0], stage.told("rested")) == (1, [("rested", 0, 0, 12)])


def test_the_sum_earns_only_on_its_last_square() -> None:
    stage = ready().loges(0).nobles(10).play(0, "announce show").dice(2, 3).play(0, "move emperor both 5")
    assert stage.s.medals[0] == 0


def test_decision_two_dice_moves_onto_resting_squares_earn_two_medals() -> None:
    stage = ready().loges(0).nobles(10, 23).play(0, "announce show").dice(2, 3)
    stage.play(0, "move emperor 2", "move consul-1 3")
    assert stage.s.medals[0] == 2


def test_without_medals_left_a_resting_square_earns_nothing() -> None:
    stage = ready().nobles(10).medal_supply(0).play(0, "announce show").dice(2).play(0, "move emperor 2")
    assert stage.s.medals[0] == 0


def test_a_medal_moves_a_noble_up_to_3_either_way_and_earns_nothing() -> None:
    stage = ready().medals(2).nobles(9).play(0, "announce show").dice(2).play(0, "move senator-3 2")
    assert stage.moves("medal emperor") == [f"medal emperor {step}" for step in ("-3", "-2", "-1", "+1", "+2", "+3")]
    stage.play(0, "medal emperor +3")
    assert (stage.s.noble[0], stage.s.medals[0]) == (12, 1)
    stage.play(0, "medal consul-1 -3")
    assert (stage.s.noble[1], stage.s.medals[0]) == (13, 0)


def test_r18_a_resting_square_inside_an_arena_counts_twice() -> None:
    stage = ready().parts(4).nobles(4)
    stage.s.arena[0] = 6
    stage.play(0, "announce show").dice(2).play(0, "move emperor 2", "stage program 1", "perform")
    assert stage.crowd(0) == {"program": 5, "nobles": 7}
    assert stage.s.medals[0] == 1


def test_r19_nobles_may_be_moved_out_of_other_arenas() -> None:
    stage = ready().nobles(21).play(0, "announce show").dice(2)
    assert stage.match.view(0).table.nobles[0].arena == 1
    stage.play(0, "move emperor 2")
    assert stage.match.view(0).table.nobles[0].arena is None


def test_r20_medals_move_nobles_only_after_the_dice_and_before_the_show() -> None:
    stage = ready().medals(3)
    assert stage.why("medal emperor +1") == "why-dice-first"
    stage.show(0, "medal emperor +1", "stage program 1")
    assert stage.why("medal emperor +1") == "why-nobles-first"


def test_r21_nobles_already_in_the_arena_count() -> None:
    assert ready().nobles(8, 9, 9).show(0, "perform").crowd(0) == {"program": 5, "nobles": 17}


def test_r22_tokens_may_be_held_back_but_never_below_the_least() -> None:
    stage = ready(gladiator=2, decoration=1).show(0, "hold back gladiator", "hold back gladiator", "perform")
    assert stage.crowd(0) == {"program": 3}
    stage = ready(gladiator=2, decoration=1).medals(1).show(0, "stage program 1", "hold back gladiator")
    stage.play(0, "hold back gladiator")
    assert stage.why("hold back decoration") == "why-least"


def test_r22_everything_that_fits_is_used_unless_held_back() -> None:
    assert ready(gladiator=5, decoration=1).show(0, "perform").crowd(0) == {"program": 7, "stars": 4}


def test_a_joker_stands_for_what_is_missing() -> None:
    assert ready(gladiator=2, joker=1).show(0, "perform").crowd(0) == {"program": 7}


def test_a_joker_stands_in_for_a_token_held_back() -> None:
    stage = ready(gladiator=2, decoration=1, joker=1).show(0, "hold back decoration", "perform")
    assert stage.crowd(0) == {"program": 7}
    assert {k: stage.s.cast[0, k] for k in (0, 9, 12)} == {0: 2, 9: 0, 12: 1}


def test_r23_a_joker_makes_no_star_count() -> None:
    stage = Stage().coins(0, 0, 0).nobles().programs(0, 6).hand(0, gladiator=3, horse=1, joker=2).shows()
    assert stage.stars() == {"gladiator": 0}
    assert stage.show(0, "perform").crowd(0) == {"program": 7}


def test_a_star_counts_with_a_real_token_of_its_kind_on_stage() -> None:
    stage = ready(gladiator=3)
    assert stage.show(0, "perform").crowd(0) == {"program": 5, "stars": 4}


def test_r25_only_other_programs_performed_before_count() -> None:
    stage = ready().programs(0, 20, 9).performed(0, 4, 7, 1).shows()
    assert stage.show(0, "stage program 1", "perform").crowd(0) == {"program": 5, "earlier": 10}


def test_r34_an_additional_action_is_no_asset() -> None:
    assert ready(gladiator=2, action=1).show(0, "stage program 1", "perform").crowd(0) == {"program": 5}


def test_r36_a_record_may_pass_100() -> None:
    stage = Stage().coins(0, 0, 0).nobles(8, 9, 9, 9, 9, 9).seats(4).medals(15).podiums(4).programs(0, 20).parts(3)
    stage.hand(0, **SHOW_20).performed(0, 2, 7).shows().show(0, "stage program 20", *["hand in medal"] * 15, "perform")
    assert stage.s.record[0] == 32 + 10 + 20 + 8 + 23 + 12 + 45


def test_r38_a_program_may_be_repeated_for_its_full_value() -> None:
    stage = ready(gladiator=2, decoration=1).performed(0, 1).shows()
    assert stage.show(0, "perform").crowd(0) == {"program": 7}


def test_the_view_counts_the_show_before_it_begins() -> None:
    stage = ready(gladiator=2, decoration=1).show(0, "hold back gladiator")
    shown = stage.match.view(1).table.stage
    assert (shown.program, shown.spectators.total, [g.kind for g in shown.held_back]) == (1, 5, ["gladiator"])


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_shows_are_open_to_everybody(seat: int | None) -> None:
    stage = ready().play(0, "announce show").dice(FREE)
    assert stage.match.view(seat).table.stage.dice == ((1, 3),)
