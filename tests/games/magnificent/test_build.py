"""Build: levels, tiles, adjacency and bonus cells."""

from __future__ import annotations

import pytest

from spectacula.games.magnificent import box
from tests.games.magnificent.circus import Circus, cell


def builder(energy: int = 6, colour: str = "orange") -> Circus:
    """Seat 0 before a Build with some energy on board I, where e1 is a poster, b2 a coin, i2 a marker."""
    t = Circus().turn(f"{colour} 5")
    t.s.extra = energy - 5
    return t.ready()


def lay(t: Circus, tile: str, turn: int, at: str) -> Circus:
    """Choose a tile, turn it and place it; forced steps are skipped."""
    for kind, move in (("build", tile), ("rotate", f"turn {turn}"), ("cell", f"at {at}")):
        if t.kind == kind and move in t.moves:
            t.play(move)
    return t


@pytest.mark.parametrize(("level", "tiles"), box.BOX["build"].items())
def test_a_level_gives_its_small_and_large_tiles(level: str, tiles: str) -> None:
    t = builder(int(level)).play(f"build {level}")
    assert (t.s.small, t.s.large) == (tiles.count("s"), tiles.count("L"))


def test_decision_any_level_up_to_the_energy_may_be_chosen() -> None:
    assert [m for m in builder(10).moves if m.startswith("build")] == ["build 3", "build 5", "build 7", "build 9"]


def test_tiles_come_in_the_colour_of_the_action() -> None:
    t = builder(9, "green").play("build 9")
    assert t.moves == ["bonus", "small green", "large green"] and t.why("small orange") == "why-tile-colour"


def test_the_order_of_tiles_is_free() -> None:
    t = builder(9).play("build 9", "small orange")
    assert t.kind == "rotate"
    t = builder(9).play("build 9", "large orange")
    assert t.kind == "rotate"


def test_the_first_tile_of_the_game_may_lie_anywhere() -> None:
    t = builder().play("build 3", "small orange", "turn 1")
    assert len(t.moves) == 40


def test_ruling_17_a_tile_shares_a_side_with_another_and_a_corner_is_not_enough() -> None:
    t = builder().camp(0, "a1-b2").play("build 3", "small orange", "turn 1")
    assert "at c1" in t.moves and "at c3" not in t.moves and t.why("at c3") == "why-not-beside"
    assert t.why("at a1") == "why-covered" and t.why("at i1") == "why-outside"


def test_tiles_turn_and_flip() -> None:
    t = builder().play("build 3", "small orange")
    assert t.moves == [f"turn {n}" for n in range(1, 9)]
    t = builder(5, "green").play("build 3", "small green")
    assert t.moves == [f"turn {n}" for n in range(1, 5)] and t.why("turn 5") == "why-same-turn"


def test_a_bonus_is_received_at_once_and_before_the_next_tile() -> None:
    t = builder(7).coins(0, 0).play("build 7")
    lay(t, "small orange", 1, "a1")
    assert t.s.coins[0] == 1 and t.kind == "build", "b2 gives a coin"


def test_every_bonus_cell_gives_what_is_printed_on_it() -> None:
    for where, letter in (("b2", "coin"), ("g2", "points"), ("a4", "clear"), ("i2", "marker")):
        t = builder(7).coins(0, 0).play("build 7", "small orange")
        before = (t.s.coins[0], t.s.points[0], t.s.gems[0, 3], t.s.markers[0])
        place_over(t, where)
        after = (t.s.coins[0], t.s.points[0], t.s.gems[0, 3], t.s.markers[0])
        gained = [b - a for a, b in zip(before, after, strict=True)]
        assert gained[["coin", "points", "clear", "marker"].index(letter)] > 0


def place_over(t: Circus, where: str) -> None:
    """Place the tile in hand so that it covers this bonus cell and no other."""
    for turn in range(box.TURNS_OF[t.s.laying]):
        for at in range(box.CELLS):
            mask = box.SHAPE[t.s.laying, turn] << at
            anchored = box.ANCHORS[t.s.laying, turn] >> at & 1
            if anchored and mask & box.BONUS_CELLS[0] == 1 << cell(where):
                t.play(f"turn {turn + 1}", f"at {'abcdefghij'[at % 10]}{at // 10 + 1}")
                return
    raise AssertionError(where)


def test_a_poster_cell_asks_for_a_poster_which_must_be_taken() -> None:
    t = builder(7).play("build 7", "small orange")
    place_over(t, "e1")
    assert t.kind == "poster" and "leave" not in t.moves and t.why("leave") == "why-must-take"


def test_ruling_16_what_does_not_fit_is_lost() -> None:
    t = builder(7).camp(0, "a1-j5", "a6-f6").play("build 7")
    assert t.s.built[0, 0] == 0 and t.kind == "build" and t.moves == ["done", "bonus"]
    t.play("done")
    assert t.seat == 1


def test_ruling_16_a_tile_that_ran_out_is_lost() -> None:
    t = builder(9)
    t.s.supply[box.TILE_NAMES.index("small orange")] = 0
    t.play("build 9")
    assert t.moves == ["bonus", "large orange"] and t.why("small orange") == "why-no-supply"


def test_decision_a_tile_that_fits_must_be_placed() -> None:
    t = builder().play("build 3")
    assert "done" not in t.moves and t.why("done") == "why-must-build"


def test_places_that_cannot_be_filled_stay_empty() -> None:
    t = builder(5).camp(0, "a1-j5", "a6-g6").play("build 3")
    assert t.moves == ["done", "bonus"] and t.why("small orange") == "why-no-fit"


def test_supply_camp_and_tile_list_agree_after_building() -> None:
    t = builder(9).play("build 9")
    lay(lay(t, "large orange", 1, "c3"), "small orange", 1, "a1")
    camp = t.match.view(0).table.players[0].camp
    assert camp.tiles[0].name == "large orange" and camp.covered == 10
    assert t.s.supply[3] == 11 and camp.tiles[0].cells == (22, 23, 32, 33, 34, 35)


# --- trainer markers from the camp


def test_ruling_15_with_all_eight_markers_a_trainer_bonus_is_a_coin() -> None:
    t = builder(7).coins(0, 0).markers(0, 5, tired=3).play("build 7", "small orange")
    place_over(t, "i2")
    assert t.s.markers[0] == 5 and t.s.coins[0] == 1


def test_ruling_14_a_marker_just_gained_may_be_used_at_once() -> None:
    t = builder(7).trainers(0, "tr12").play("build 7", "small orange")
    place_over(t, "i2")
    assert "trainer tr12" in t.moves


def test_ruling_14_the_marker_of_a_trainer_bonus_cannot_double_that_bonus() -> None:
    t = builder(7).trainers(0, "tr01").play("build 7", "small orange")
    place_over(t, "i2")
    assert t.s.markers[0] == 1 and "trainer tr01" not in t.moves
    t = builder(7).trainers(0, "tr01").markers(0, 1).play("build 7", "small orange")
    place_over(t, "i2")
    assert "trainer tr01" in t.moves, "an older marker may"


def test_ruling_14_a_new_marker_may_double_another_bonus() -> None:
    t = builder(7).coins(0, 0).trainers(0, "tr01").play("build 7")
    t.s.fresh, t.s.brought = 1 << cell("b2") | 1 << cell("i2"), 1
    t.markers(0, 1).play("trainer tr01")
    assert t.told("coins")[-1] == (0, 1, 0), "the coin of b2 by itself: i2 is no choice"
