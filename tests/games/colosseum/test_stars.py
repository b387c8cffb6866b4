"""Star performers: how they are won, kept, handed over and set aside."""

from __future__ import annotations

import pytest

from tests.games.colosseum.stage import Stage

LIONS = list[int]


def owners(*steps: LIONS) -> list[int | None]:
    """Who owns the lion star after each of these counts of lions by seat."""
    stage = Stage(len(steps[0]))
    found = []
    for step in steps:
        for seat, lions in enumerate(step):
            stage.s.hand[seat, 7] = lions
        stage.hand(0, lion=step[0])
        found.append(stage.stars().get("lion"))
    return found


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ([[2, 0, 0]], [None]),
        ([[3, 0, 0]], [0]),
        ([[3, 3, 0]], [None]),
        ([[3, 0, 0], [3, 3, 0]], [0, 0]),
        ([[3, 0, 0], [3, 4, 0]], [0, 1]),
        ([[3, 0, 0], [2, 0, 0]], [0, None]),
        ([[4, 3, 0], [2, 3, 0]], [0, 1]),
        ([[4, 3, 3], [2, 3, 3]], [0, None]),
        ([[4, 3, 3], [2, 3, 3], [2, 4, 3]], [0, None, 1]),
        ([[3, 0, 0], [3, 4, 4]], [0, None]),
        ([[3, 0, 0], [4, 4, 4]], [0, 0]),
        ([[5, 4, 0], [5, 5, 0], [5, 6, 0], [6, 6, 0], [7, 6, 0]], [0, 0, 1, 1, 0]),
    ],
)
def test_r33_star_hand_over(steps: list[LIONS], expected: list[int | None]) -> None:
    assert owners(*steps) == expected


def test_decision_a_star_whose_owner_is_overtaken_by_two_who_tie_is_set_aside() -> None:
    assert owners([3, 0, 0], [3, 4, 4]) == [0, None]


def test_jokers_never_count_for_a_star() -> None:
    assert Stage().hand(0, lion=2, joker=3).stars() == {}


def test_torches_scenery_decorations_chariots_and_cages_have_no_star() -> None:
    assert Stage().hand(0, torch=5, scenery=5, decoration=5, chariot=5, cage=5).stars() == {}


def test_decision_a_lot_is_one_change() -> None:
    """Two kinds pass seat 1 in one lot; each star changes hands once and nothing is set aside between."""
    stage = Stage().coins(20, 0, 0).hand(0, lion=2, ship=2).hand(1, lion=3, ship=3)
    stage.market(1, "lion", "lion", "ship").auctions().play(0, "market 1", "bid 8")
    assert stage.stars() == {"lion": 0, "ship": 1}
    assert stage.told("star", "star-aside") == [("star", 0, 7, 1)]


def test_r33_stars_change_in_the_middle_of_trading() -> None:
    stage = Stage().coins(9, 9, 9).hand(0, lion=3).hand(1, lion=2, cage=1).trading()
    stage.play(0, "offer to 2", "give lion", "want cage", "propose").play(1, "accept")
    assert stage.stars() == {"lion": 1}
    assert stage.asked == (0, "trade")
