"""Every trainer tile and every space of the main board."""

from __future__ import annotations

from spectacula.games.magnificent.box import FULL
from tests.games.magnificent.circus import Circus, cell, cells


def with_trainer(trainer: str, die: str = "orange 3", card: str = "m54") -> Circus:
    return Circus().coins(0, 0).trainers(0, trainer).markers(0, 1).turn(die, card)


def test_tr01_doubler_gives_a_covered_bonus_once_more() -> None:
    t = with_trainer("tr01").play("build 3")
    assert t.why("trainer tr01") == "why-no-use"
    t.play("small orange", "turn 1", "at a1", "trainer tr01")
    assert t.s.coins[0] == 2 and t.s.camp[0] >> cell("b2") & 1


def test_decision_doubler_takes_any_bonus_cell_of_this_action() -> None:
    t = with_trainer("tr01").play("build 3", "small orange")
    t.s.fresh = 1 << cell("b2") | 1 << cell("g2")
    t.play("turn 1", "at a5", "trainer tr01")
    assert t.kind == "double" and {"at b2", "at g2"} <= set(t.moves)


def test_tr02_echo_uses_the_bonus_of_another_card_with_a_die() -> None:
    t = Circus().trainers(0, "tr02").markers(0, 1).cards(0, "m54", "m25", "m46", "m47").holds(0, "green 2")
    t.turn("orange 3", "m54").play("trainer tr02")
    assert t.s.energy == 3 + 4, "m47 is the only card with a die"


def test_ruling_38_echo_cannot_copy_a_copy() -> None:
    t = Circus().trainers(0, "tr02").markers(0, 1).cards(0, "m54", "m25", "m46", "m40").holds(0, "green 2")
    assert t.turn("orange 3", "m54").why("trainer tr02") == "why-nothing-to-copy"


def test_tr03_strongman_adds_three_energy() -> None:
    assert with_trainer("tr03").play("trainer tr03").s.energy == 6


def test_tr04_chameleon_makes_the_die_any_colour() -> None:
    t = with_trainer("tr04").holds(0, "purple 5").play("trainer tr04", "colour purple")
    assert t.s.energy == 8 and t.s.colour == 2


def test_tr05_carpenter_adds_a_small_tile() -> None:
    t = with_trainer("tr05").play("build 3", "trainer tr05")
    assert t.s.small + (t.s.laying >= 0) == 2


def test_decision_carpenter_works_after_the_last_tile_too() -> None:
    t = with_trainer("tr05", card="m46").play("build 3", "small orange", "turn 1", "at a4")
    assert "done" in t.moves
    t.play("trainer tr05")
    assert t.moves == ["bonus", "small orange"]


def purple_hole(*bonus: str, markers: int = 2) -> Circus:
    """Orange has built its tile; of small tiles only purple still fits into the camp."""
    card = bonus[0] if bonus else "m46"
    t = Circus().cards(0, card, "m47", "m54", "m25").trainers(0, "tr05").markers(0, markers).turn("orange 3", card)
    t.play("build 3", "small orange", "turn 1", "at a4")
    t.s.camp[0] = FULL & ~cells("c1-d1", "b2-c2")
    return t.ready()


def test_decision_the_extra_small_tile_may_be_one_that_space_h2_recolours() -> None:
    t = purple_hole()
    assert "small orange" not in t.moves and "trainer tr05" in t.moves
    t.play("trainer tr05", "board h2")
    assert t.kind == "cell" or "small purple" in t.moves


def test_the_extra_small_tile_needs_a_second_marker_for_space_h2() -> None:
    assert purple_hole(markers=1).why("trainer tr05") == "why-no-use"


def test_decision_a_card_s_extra_small_tile_may_be_recoloured_with_one_marker() -> None:
    t = purple_hole("m27", markers=1)
    assert "bonus" in t.moves
    assert "board h2" in t.play("bonus").moves


def test_echo_copies_an_extra_small_tile_that_space_h2_recolours() -> None:
    t = purple_hole().trainers(0, "tr02").cards(0, "m46", "m47", "m54", "m27").holds(0, "green 2")
    assert "trainer tr02" in t.moves
    assert t.play("trainer tr02").s.small == 1


def test_tr06_surveyor_ignores_adjacency_and_adds_energy_before_a_build() -> None:
    t = with_trainer("tr06", "orange 4").camp(0, "a1-b2").ready()
    assert "build 5" not in t.moves
    t.play("trainer tr06")
    assert "build 5" in t.moves
    t.play("build 5", "large orange", "turn 1")
    assert "at g5" in t.moves


def test_decision_surveyor_gives_energy_to_no_other_action() -> None:
    t = with_trainer("tr06", "orange 4").play("trainer tr06")
    assert "travel 5" not in t.moves and "perform 5" not in t.moves


def test_decision_surveyor_within_a_build_gives_no_energy() -> None:
    t = with_trainer("tr06", "orange 4").camp(0, "a1-b2").ready().play("build 3", "trainer tr06")
    assert t.s.jump == 1 and t.s.energy == 4
    t.play("small orange", "turn 1")
    assert "at g5" in t.moves


def test_decision_surveyor_is_not_offered_after_the_last_tile() -> None:
    t = with_trainer("tr06", card="m46").play("build 3", "small orange", "turn 1", "at a4")
    assert "trainer tr06" not in t.moves and t.why("trainer tr06") == "why-no-use"


def test_surveyor_is_offered_after_the_last_tile_while_another_may_come() -> None:
    t = with_trainer("tr06", card="m46").trainers(0, "tr05", "tr06").markers(0, 2)
    t.play("build 3", "small orange", "turn 1", "at a4")
    assert "trainer tr06" in t.moves
    assert t.markers(0, 1).why("trainer tr06") == "why-no-use", "one marker calls one of the two"


def test_tr07_coachman_takes_a_passed_tent_besides_the_one_at_the_end() -> None:
    t = Circus().trainers(0, "tr07").markers(0, 1).ring("orange", 3, "t01", "t02", "t03", "t04", "t05")
    t.turn("orange 4").play("travel 4", "place 2", "trainer tr07", "place 5")
    assert t.tents_of(0) == ["t00", "t02", "-", "-", "t01"]


def test_tr07_coachman_needs_a_free_tent_space() -> None:
    t = Circus().trainers(0, "tr07").markers(0, 1).ring("orange", 3, "t01", "t02", "t03", "t04", "t05")
    t.tents(0, "t00", "t06", "t07", "t08", "t09").turn("orange 3").play("travel 3")
    assert t.why("trainer tr07") == "why-no-use"


def test_tr08_bill_sticker_keeps_one_of_two_posters_and_gains_a_coin() -> None:
    t = with_trainer("tr08").play("trainer tr08")
    assert t.kind == "keep" and len(t.moves) == 2 and t.s.coins[0] == 1
    kept, other = (move.split()[1] for move in t.moves)
    t.play(f"poster {kept}", "place 2")
    assert t.posters_of(0)[1] == kept
    assert t.match.view(None).table.posters_discarded[0].id.lower() == other


def test_decision_bill_sticker_gives_its_coin_without_a_poster_to_draw() -> None:
    t = with_trainer("tr08")
    t.s.poster_deck = 0
    t.ready().play("trainer tr08")
    assert t.kind == "turn" and t.s.coins[0] == 1


def test_tr09_encore_raises_the_number_of_posters_up_to_five() -> None:
    t = with_trainer("tr09").play("perform 3", "trainer tr09")
    assert t.s.limit == 2
    t = with_trainer("tr09")
    t.s.extra = 20
    assert t.ready().play("perform 21").why("trainer tr09") == "why-no-use"


def test_tr10_prop_master_lets_one_poster_lack_a_small_tile() -> None:
    t = with_trainer("tr10").posters(0, "sao", "sag").tents(0, "t00", "t01").play("perform 3")
    assert t.why("show sao") == "why-tiles-missing"
    t.play("trainer tr10")
    assert {"show sao", "show sag"} <= set(t.moves)
    t.s.limit = 2
    t.play("show sao")
    assert "show sag" not in t.moves, "one poster only"


def test_tr10_prop_master_does_not_replace_a_large_tile_or_two_small_ones() -> None:
    t = with_trainer("tr10").posters(0, "sbo", "r06o").tents(0, "t00", "t01").gems(0, "o").play("perform 3")
    assert t.why("trainer tr10") == "why-no-use"


def test_tr11_jeweller_gives_a_clear_gem() -> None:
    assert with_trainer("tr11").play("trainer tr11").gem_letters(0) == "c"


def test_tr12_cashier_gives_three_coins() -> None:
    assert with_trainer("tr12").play("trainer tr12").s.coins[0] == 3


def test_h1_adds_two_energy() -> None:
    assert Circus().markers(0, 1).turn("orange 3").play("board h1").s.energy == 5


def test_h2_builds_one_tile_in_another_colour_of_the_same_size() -> None:
    t = Circus().markers(0, 1).turn("orange 3").play("build 3", "board h2")
    assert [m for m in t.moves if m.startswith("small")] == ["small orange", "small green", "small purple"]
    t.play("small purple", "turn 1", "at b4")
    assert t.s.built[0, 2] == 1 and t.s.recolour == 0


def test_h2_is_for_one_tile_only() -> None:
    t = Circus().markers(0, 1).turn("orange 6", "m46").gems(0, "o").play("spend orange", "build 7", "board h2")
    t.play("small green", "turn 1", "at a4")
    assert t.moves == ["bonus", "small orange"]


def test_h3_gives_a_poster() -> None:
    t = Circus().markers(0, 1).turn("orange 3").play("board h3")
    assert t.kind == "poster" and "leave" not in t.moves


def test_h4_gives_a_gem_that_is_not_clear() -> None:
    t = Circus().markers(0, 1).turn("orange 3").play("board h4")
    assert t.moves == ["gem orange", "gem green", "gem purple"] and t.play("gem green").gem_letters(0) == "g"


def test_decision_a_gem_of_any_source_without_slot_is_a_coin() -> None:
    t = Circus().coins(0, 0).gems(0, "ggg").markers(0, 1).turn("orange 3").play("board h4", "gem green")
    assert t.gem_letters(0) == "ggg" and t.s.coins[0] == 1
