"""A turn: the die, the card, energy, colours and what may be used when."""

from __future__ import annotations

import pytest

from tests.games.magnificent.circus import Circus

ACTIONS = ("build", "travel", "perform")


def actions(t: Circus) -> list[str]:
    return [move for move in t.moves if move.startswith(ACTIONS)]


def farthest(t: Circus) -> int:
    return max((int(move.split()[1]) for move in t.moves if move.startswith("travel")), default=0)


# --- energy


def test_printed_example_energy_4_and_1_and_two_gems_is_9() -> None:
    t = Circus().gems(0, "gg").holds(0, "green 1").turn("green 4")
    t.play("spend green", "spend green")
    assert t.s.energy == 4 + 1 + 2 + 2 == 9


def test_printed_example_parts_of_the_energy_are_shown() -> None:
    t = Circus().gems(0, "gg").holds(0, "green 1").turn("green 4").play("spend green", "spend green")
    turn = t.match.view(0).table.turn
    assert (turn.die.value, turn.own_dice, turn.gems_spent["green"], turn.extra, turn.energy) == (4, 1, 2, 0, 9)


def test_dice_of_other_colours_and_earlier_clear_dice_add_nothing() -> None:
    t = Circus().holds(0, "orange 5", "clear 6").turn("green 3", "m46")
    assert t.s.energy == 3


def test_energy_limits_every_action() -> None:
    t = Circus().turn("orange 5")
    moves = ["build 3", "build 5", *(f"travel {n}" for n in range(1, 6)), *(f"perform {n}" for n in range(2, 6))]
    assert actions(t) == moves
    assert t.why("build 7") == "why-energy" and t.why("travel 6") == "why-energy" and t.why("perform 6") == "why-energy"


def test_ruling_39_energy_1_leaves_a_trip_of_one_space() -> None:
    t = Circus().turn("orange 1", "m25").dice("orange 2")
    assert actions(t) == ["travel 1"] and t.moves == ["bonus", "travel 1"]


def test_ruling_39_energy_2_allows_performing_and_energy_3_building() -> None:
    assert [m for m in Circus().turn("green 2").moves if m.startswith(("build", "perform"))] == ["perform 2"]
    assert "build 3" in Circus().turn("green 3").moves


def test_ruling_39_a_forced_trip_is_played_by_itself() -> None:
    t = Circus().cards(0, "m39", "m46", "m47", "m54").turn("orange 1", "m39")
    assert t.s.wagon[0] == 1 and t.seat == 1


# --- colours


def test_ruling_7_a_clear_die_now_adds_all_dice_of_the_chosen_colour() -> None:
    t = Circus().holds(0, "purple 4", "green 2").turn("clear 3", "m46")
    assert actions(t) == [] and t.why("travel 1") == "why-colour-first"
    assert t.play("colour purple").s.energy == 3 + 4


def test_ruling_7_a_clear_die_costs_its_pips_besides_the_highest_colour() -> None:
    assert Circus().holds(0, "clear 3", "purple 4", "green 2").due(0) == 3 + 4


def test_decision_the_colour_of_a_clear_die_is_declared_once() -> None:
    t = Circus().gems(0, "c").turn("clear 3").play("spend clear", "colour green")
    assert "colour orange" not in t.moves and t.why("colour orange") == "why-die-has-colour"


def test_decision_a_coloured_gem_needs_the_colour_first() -> None:
    t = Circus().gems(0, "gc").turn("clear 3")
    assert "spend clear" in t.moves and "spend green" not in t.moves
    assert t.why("spend green") == "why-colour-first"


@pytest.mark.parametrize("locks", ["gem", "bonus"])
def test_decision_a_gem_of_the_colour_fixes_it(locks: str) -> None:
    t = Circus().cards(0, "m46", "m47", "m54", "m25").trainers(0, "tr04").markers(0, 1).gems(0, "g")
    t.turn("green 3", "m46")
    assert "trainer tr04" in t.moves
    t.play("spend green" if locks == "gem" else "bonus")
    assert "trainer tr04" not in t.moves and t.why("trainer tr04") == "why-colour-locked"


def test_decision_a_clear_gem_does_not_fix_the_colour() -> None:
    t = Circus().trainers(0, "tr04").markers(0, 1).gems(0, "c").turn("green 3").play("spend clear")
    assert "trainer tr04" in t.moves


def test_ruling_8_a_changed_colour_counts_this_turn_only_and_is_not_paid() -> None:
    t = Circus().cards(0, "m12", "m46", "m47", "m54").holds(0, "purple 4").turn("green 3", "m12")
    t.play("bonus", "colour purple")
    assert t.s.energy == 3 + 4 and t.s.die_colour[0, 0] == 1 and t.due(0) == 4


def test_ruling_10_gems_and_bonus_energy_cost_no_coins() -> None:
    t = Circus().cards(0, "m41", "m46", "m54", "m25").gems(0, "o").turn("orange 2", "m41").play("spend orange")
    assert t.s.energy == 2 + 4 + 2 and t.due(0) == 2


def test_ruling_11_clear_gems_are_jokers_for_energy() -> None:
    assert Circus().gems(0, "cc").turn("purple 2").play("spend clear", "spend clear").s.energy == 6


def test_a_gem_of_another_colour_gives_no_energy() -> None:
    t = Circus().gems(0, "o").turn("green 2")
    assert "spend orange" not in t.moves and t.why("spend orange") == "why-gem-colour"


def test_ruling_12_a_gem_gained_before_the_action_can_be_spent() -> None:
    t = Circus().turn("orange 2", "m46").play("bonus", "spend orange")
    assert t.s.energy == 4


def test_decision_energy_and_colour_are_fixed_when_the_action_starts() -> None:
    t = Circus().gems(0, "o").markers(0, 3).trainers(0, "tr03", "tr04").turn("orange 3").play("travel 1")
    assert t.kind == "travel" and "spend orange" not in t.moves
    assert t.why("trainer tr03") == "why-too-late" and t.why("trainer tr04") == "why-too-late"
    assert t.why("board h1") == "why-too-late"


# --- the card and its bonus


def test_a_die_goes_on_a_free_card_only() -> None:
    t = Circus().holds(0, "green 2").dice("orange 3", "clear 1").play("die orange 3")
    assert t.kind == "card" and "card m25" not in t.moves and t.why("card m25") == "why-card-has-die"


def test_the_last_free_card_takes_the_die_by_itself() -> None:
    t = Circus().holds(0, "green 2", "green 1", "green 3").dice("orange 3", "clear 1").play("die orange 3")
    assert t.kind == "turn" and t.s.slot == 0


def test_a_die_that_is_not_in_the_main_tent_cannot_be_taken() -> None:
    t = Circus().dice("orange 3", "clear 1")
    assert t.why("die green 6") == "why-no-such-die"


def test_ruling_13_a_card_bonus_need_not_be_used() -> None:
    t = Circus().turn("green 3", "m54")
    assert "bonus" in t.moves
    t.play("travel 1").finish()
    assert t.seat == 1 and t.gem_letters(0) == "g"


def test_ruling_13_a_card_bonus_works_once() -> None:
    t = Circus().turn("green 3", "m46").play("bonus")
    assert "bonus" not in t.moves and t.why("bonus") == "why-bonus-used"


def test_ruling_13_a_bonus_works_only_in_the_turn_its_die_is_placed() -> None:
    t = Circus().turn("green 3", "m46").play("travel 1").finish()
    t.turn("green 2", "m47").play("travel 1").turn("purple 2", "m47")
    assert "bonus" not in t.moves


@pytest.mark.parametrize("when", ["before", "after"])
def test_decision_a_card_bonus_works_before_or_after_the_action(when: str) -> None:
    t = Circus().cards(0, "m37", "m46", "m47", "m54").turn("green 3", "m37")
    t.play(*(["bonus"] if when == "before" else ["travel 3", "bonus"]))
    assert t.s.gems[0, 3] == 1


def test_decision_bonus_and_trainers_do_not_interrupt_a_sub_choice() -> None:
    t = Circus().markers(0, 2).turn("orange 3", "m25").play("build 3", "small orange")
    assert t.kind == "rotate" and not [m for m in t.moves if m.startswith(("bonus", "board", "trainer"))]


def test_decision_trainers_that_need_no_die_work_before_the_die_is_taken() -> None:
    t = Circus().markers(0, 2).trainers(0, "tr03", "tr12", "tr04").fresh_turn()
    assert [m for m in t.moves if not m.startswith("die")] == ["trainer tr12", "board h3", "board h4"]
    assert t.why("trainer tr03") == "why-die-first" and t.why("bonus") == "why-die-first"


# --- trainers in general


def test_ruling_14_one_marker_on_a_trainer_or_space_per_turn() -> None:
    t = Circus().markers(0, 3).turn("orange 3").play("board h1")
    assert "board h1" not in t.moves and t.why("board h1") == "why-used-trainer"


def test_ruling_14_several_trainers_may_be_used_in_one_turn() -> None:
    t = Circus().markers(0, 3).trainers(0, "tr03", "tr11").turn("orange 3")
    t.play("trainer tr03", "trainer tr11", "board h1")
    assert t.s.energy == 3 + 3 + 2 and t.s.gems[0, 3] == 1 and t.s.markers[0] == 0


def test_a_trainer_needs_a_marker() -> None:
    t = Circus().trainers(0, "tr12").turn("orange 3")
    assert t.why("trainer tr12") == "why-no-marker" and t.why("trainer tr01") == "why-not-your-trainer"


def test_used_markers_go_to_the_main_tent_after_the_turn() -> None:
    t = Circus().markers(0, 2).turn("orange 3").play("board h1")
    assert (t.s.markers[0], t.s.tired[0]) == (1, 0)
    t.play("travel 1").finish()
    assert (t.s.markers[0], t.s.tired[0]) == (1, 1)


def test_everybody_may_use_the_same_board_space() -> None:
    t = Circus().markers(0, 1).markers(1, 1).turn("orange 3").play("board h1", "travel 1").finish()
    t.dice("green 3", "clear 1").play("die green 3", "card m54")
    assert "board h1" in t.moves


def test_turns_go_round_four_times_and_then_the_round_ends() -> None:
    t = Circus(3)
    seats = []
    while t.s.phase == 3:
        if t.kind == "die":
            seats.append(t.seat)
        t.play(t.moves[-1])
    assert seats == [0, 1, 2] * 4
