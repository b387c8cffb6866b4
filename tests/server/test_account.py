"""How the waits of an ordeal are counted."""

from __future__ import annotations

import pytest

from .account import Account, Fault, Wait, wait_of

RESTART = Fault("restart", 10.0, 14.0)


@pytest.mark.parametrize(
    ("at", "seen", "found"),
    [
        (5.0, 6.0, Wait(1.0, 1.0, "nothing")),
        (9.0, 14.5, Wait(5.5, 0.5, "restart")),  # only what is left after it is whole again
        (12.0, 13.0, Wait(1.0, 0.0, "restart")),
        (20.0, 20.25, Wait(0.25, 0.25, "restart")),
    ],
)
def test_a_wait_counts_from_when_all_is_whole_again(at: float, seen: float, found: Wait) -> None:
    assert wait_of(at, seen, [RESTART]) == found


def test_an_account_holds_if_every_acknowledged_move_is_found_and_nobody_is_stuck() -> None:
    answer = ("table", 0, 3, "travel 1")
    assert Account(5, [], 0, 0, [], [], []).held
    assert not Account(5, [answer], 0, 0, [], [], []).held
    assert not Account(5, [], 0, 0, [], [], ["table"]).held
    assert not Account(0, [], 0, 0, [], [], []).held


def test_an_account_names_what_is_missing_and_who_is_stuck() -> None:
    told = str(Account(5, [("table", 0, 3, "travel 1")], 0, 0, [Wait(5.5, 0.5, "restart")], [RESTART], ["other"]))
    assert "5 moves acknowledged, 4 of them found" in told
    assert "travel 1" in told and "stuck: other" in told
    assert "after restart: 1 times, broken for at most 4.0 s" in told
