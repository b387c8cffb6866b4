"""The box against the totals known of it."""

from __future__ import annotations

from collections import Counter

import pytest

from spectacula.games.magnificent import box
from spectacula.games.magnificent.moves import VOCABULARY
from spectacula.games.magnificent.state import LAYOUT

BOX = box.BOX


def test_the_box_has_56_master_cards_of_which_16_are_starters_all_different() -> None:
    assert len(BOX["masters"]) == 56
    assert Counter(m["set"] for m in BOX["masters"] if "set" in m) == {1: 4, 2: 4, 3: 4, 4: 4}
    assert len({(*m["bonus"], *m["score"]) for m in BOX["masters"]}) == 56


def test_top_bonuses_are_as_many_as_listed() -> None:
    bonuses = Counter(tuple(m["bonus"]) for m in BOX["masters"])
    assert bonuses == {
        ("energy", 3): 6,
        ("coins", 2): 6,
        ("gem-die", 1): 5,
        ("coins", 1): 4,
        ("points", 2): 4,
        ("gem-clear", 1): 4,
        ("poster", 1): 4,
        ("marker-back", 1): 3,
        ("colour", 0): 3,
        ("energy", 2): 2,
        ("coins", 3): 2,
        ("gems-two", 2): 2,
        ("die-value", 2): 2,
        ("copy", 0): 2,
        ("energy", 4): 2,
        ("points", 3): 2,
        ("tent-passed", 1): 1,
        ("small-tile", 1): 1,
        ("extra-poster", 1): 1,
    }


def test_scoring_kinds_are_as_many_as_listed() -> None:
    scores = Counter(m["score"][0] for m in BOX["masters"])
    thrice = {"row", "tent", "marker", "column", "shown", "area", "pair", "large"}
    assert scores == {kind: 3 if kind in thrice else 2 for kind in box.SCORES}


def test_the_box_has_54_posters_in_sixteen_patterns_and_six_start_posters() -> None:
    assert len(BOX["posters"]) == len({p["id"] for p in BOX["posters"]}) == 54
    assert Counter(p["id"][:3] for p in BOX["posters"] if "start" not in p) == {f"R{n:02}": 3 for n in range(1, 17)}
    assert [p["id"] for p in BOX["posters"] if p.get("start") == 4] == ["SAO", "SAG", "SAP", "SBO"]
    assert [p["id"] for p in BOX["posters"] if p.get("start") == 6] == ["SBG", "SBP"]


def test_no_colour_is_favoured_by_posters() -> None:
    tiles = Counter(tile for p in BOX["posters"] for tile in p["tiles"])
    assert tiles["Os"] == tiles["Gs"] == tiles["Ps"] and tiles["OL"] == tiles["GL"] == tiles["PL"]
    gems = Counter(gem for p in BOX["posters"] for gem in p["gems"])
    assert gems["O"] == gems["G"] == gems["P"] and set(gems) == set("OGP")


def test_the_box_has_16_tents_and_a_printed_one() -> None:
    assert [t["id"] for t in BOX["tents"]] == [f"T{n:02}" for n in range(17)]


def test_the_box_has_12_trainer_tiles_and_four_board_spaces() -> None:
    assert len(BOX["trainer"]) == len({t["does"][0] for t in BOX["trainer"]}) == 12 and len(BOX["space"]) == 4


@pytest.mark.parametrize(("option", "total"), [("84", 84), ("72", 72)])
def test_the_supply_has_84_or_72_camp_tiles(option: str, total: int) -> None:
    assert sum(t["supply"][option] for t in BOX["tile"]) == total


def test_small_tiles_have_four_cells_and_large_ones_six() -> None:
    sizes = {t["name"]: "".join(t["shape"]).count("X") for t in BOX["tile"]}
    assert all(n == (4 if name.startswith("small") else 6) for name, n in sizes.items()) and len(sizes) == 6


def test_build_levels_cover_one_cell_more_than_their_energy() -> None:
    for level, boxes in BOX["build"].items():
        cells = 4 * boxes.count("s") + 6 * boxes.count("L")
        assert cells == int(level) + (1 if level != "18" else 0)


def test_the_performance_track_rises_from_1x_to_5x() -> None:
    energy, posters = BOX["performance"]["energy"], BOX["performance"]["posters"]
    assert energy == sorted(set(energy)) and posters == sorted(posters) and set(posters) == {1, 2, 3, 4, 5}
    assert posters[energy.index(12)] == 3, "space 12 allows three posters"


@pytest.mark.parametrize("ring", ["orange", "green", "purple"])
def test_a_ring_has_five_tents_four_own_gems_three_of_each_other_and_a_clear_one(ring: str) -> None:
    own = ring[0].upper()
    symbols = Counter(BOX["rings"][ring])
    assert len(BOX["rings"][ring]) == 20 and symbols["T"] == 5 and symbols["C"] == 1 and symbols["-"] == 4
    assert symbols[own] == 4 and all(symbols[other] == 3 for other in "OGP" if other != own)


@pytest.mark.parametrize("board", BOX["board"], ids=lambda b: b["id"])
def test_a_board_has_seven_rectangles_and_thirteen_bonus_cells(board: dict[str, list[str]]) -> None:
    for letter in "ABCDEFG":
        spots = [(r, c) for r, row in enumerate(board["areas"]) for c, a in enumerate(row) if a == letter]
        rows, columns = {r for r, _ in spots}, {c for _, c in spots}
        assert len(spots) == (max(rows) - min(rows) + 1) * (max(columns) - min(columns) + 1)
    codes = Counter(code for row in board["bonuses"] for code in row.split())
    assert codes == {"--": 47, "c1": 2, "c2": 2, "p2": 2, "p3": 1, "tr": 2, "po": 2, "cg": 2}
    assert sorted(board["tents"]) == ["c2", "cg", "po", "tr"]


@pytest.mark.parametrize("number", range(4))
def test_the_b_side_is_the_a_side_turned_round_with_its_tent_row_reversed(number: int) -> None:
    a, b = 2 * number, 2 * number + 1
    for i in range(box.CELLS):
        assert box.CELL_DOES[a, i] == box.CELL_DOES[b, 59 - i] and box.CELL_MUCH[a, i] == box.CELL_MUCH[b, 59 - i]
    turned = {sum(1 << (59 - i) for i in range(60) if box.AREA[a, k] >> i & 1) for k in range(7)}
    assert turned == {box.AREA[b, k] for k in range(7)}
    assert [box.TENT_DOES[a, i] for i in range(1, 5)] == [box.TENT_DOES[b, i] for i in (4, 3, 2, 1)]


def test_the_gem_supply_fills_every_storage_at_once() -> None:
    assert BOX["limits"]["gem_supply"] == box.SEATS * box.GEM_SLOTS == 12


def test_dice_leave_exactly_three_behind_with_two_to_four_players() -> None:
    for players in (2, 3, 4):
        assert sum(BOX["dice"]["players"][str(players)]) - 4 * players == 3


def test_the_state_is_small_and_the_vocabulary_has_a_few_hundred_moves() -> None:
    assert LAYOUT.size <= 2048 and VOCABULARY.size < 600
