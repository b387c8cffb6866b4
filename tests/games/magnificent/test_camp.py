"""Placements and completed rows, columns and areas against slow, obvious methods."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from spectacula.games.magnificent import box
from spectacula.games.magnificent.camp import beside, full_areas, full_areas_with, full_columns, full_rows, spots

Cells = frozenset[tuple[int, int]]


def slow_ways(shape: list[str]) -> set[Cells]:
    """All turns and flips of a shape, moved to the top left corner."""
    now = {(r, c) for r, row in enumerate(shape) for c, mark in enumerate(row) if mark == "X"}
    ways = set()
    for _ in range(2):
        for _ in range(4):
            now = {(c, -r) for r, c in now}
            top, left = min(r for r, _ in now), min(c for _, c in now)
            ways.add(frozenset((r - top, c - left) for r, c in now))
        now = {(r, -c) for r, c in now}
    return ways


def slow_placements(tile: int, camp: set[tuple[int, int]], jump: bool) -> set[Cells]:
    """Every way to lay a tile, tried cell by cell."""
    found = set()
    for way in slow_ways(box.BOX["tile"][tile]["shape"]):
        for row in range(6):
            for column in range(10):
                placed = frozenset((r + row, c + column) for r, c in way)
                inside = all(0 <= r < 6 and 0 <= c < 10 for r, c in placed)
                touches = any(
                    (r + dr, c + dc) in camp for r, c in placed for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))
                )
                if inside and not placed & camp and (touches or jump or not camp):
                    found.add(placed)
    return found


def fast_placements(tile: int, camp: int, jump: bool) -> list[Cells]:
    found = []
    for turn in range(box.TURNS_OF[tile]):
        anchors = spots(camp, int(jump), tile, turn)
        found += [to_cells(box.SHAPE[tile, turn] << i) for i in range(box.CELLS) if anchors >> i & 1]
    return found


def to_cells(mask: int) -> Cells:
    return frozenset((i // 10, i % 10) for i in range(60) if mask >> i & 1)


def random_camp(luck: Random) -> int:
    density = luck.random()
    return sum(1 << i for i in range(60) if luck.random() < density)


@pytest.mark.parametrize("tile", range(6), ids=lambda t: box.TILE_NAMES[t])
def test_placements_equal_those_tried_cell_by_cell(tile: int) -> None:
    luck = Random(tile)
    for camp in [0, box.FULL, *(random_camp(luck) for _ in range(40))]:
        jump = luck.random() < 0.3
        fast = fast_placements(tile, camp, jump)
        assert len(fast) == len(set(fast))
        assert set(fast) == slow_placements(tile, set(to_cells(camp)), jump)


@pytest.mark.parametrize(("tile", "ways"), [(0, 8), (1, 4), (2, 4), (3, 8), (4, 4), (5, 4)])
def test_a_tile_has_as_many_turns_as_it_looks_different(tile: int, ways: int) -> None:
    assert box.TURNS_OF[tile] == len(slow_ways(box.BOX["tile"][tile]["shape"])) == ways


def test_the_first_cell_of_a_placement_in_reading_order_names_it() -> None:
    for tile in range(6):
        for turn in range(box.TURNS_OF[tile]):
            assert box.SHAPE[tile, turn] & 1 and box.SHAPE[tile, turn].bit_count() == (4 if tile < 3 else 6)


def test_cells_beside_the_camp_share_a_side_with_it() -> None:
    luck = Random(1)
    for _ in range(50):
        camp = random_camp(luck)
        covered = to_cells(camp)
        sides = ((0, 1), (1, 0), (0, -1), (-1, 0))
        slow = {(r + dr, c + dc) for r, c in covered for dr, dc in sides} - covered
        assert to_cells(beside(camp)) == {(r, c) for r, c in slow if 0 <= r < 6 and 0 <= c < 10}


def test_full_rows_columns_and_areas_equal_a_count_by_cells() -> None:
    luck = Random(2)
    for _ in range(200):
        camp = box.FULL & ~sum(1 << luck.randrange(60) for _ in range(luck.randrange(6)))
        covered, board = to_cells(camp), luck.randrange(8)
        assert full_rows(camp) == sum(all((r, c) in covered for c in range(10)) for r in range(6))
        assert full_columns(camp) == sum(all((r, c) in covered for r in range(6)) for c in range(10))
        areas = [to_cells(box.AREA[board, a]) for a in range(7)]
        assert full_areas(camp, board) == sum(area <= covered for area in areas)


def test_fillers_complete_as_many_areas_as_the_best_choice_of_areas() -> None:
    luck = Random(3)
    for _ in range(150):
        camp, board, gems = random_camp(luck), luck.randrange(8), luck.randrange(13)
        free = [(box.AREA[board, a] & ~camp).bit_count() for a in range(7)]
        best = max(n for n in range(8) for chosen in combinations(free, n) if sum(chosen) <= gems)
        assert full_areas_with(camp, board, gems) == best
