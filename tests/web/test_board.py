"""Rows of the notice board as different people see them."""

from __future__ import annotations

import pytest

from spectacula.server.finding.board import Notice
from spectacula.server.player import Player
from spectacula.web.lobby.board import seen
from spectacula.web.visitor import Visitor

ANNS_TABLE = Notice(
    key="key",
    running=False,
    game="histrio",
    host="Ann",
    names=("Ann", ""),
    bots=(False, False),
    free=(False, True),
    people=("ann", None),
    languages=("en",),
    options=(),
    hints=False,
    since=1.0,
)


def row_for(player_id: str | None, language: str = "en") -> str:
    return seen(ANNS_TABLE, Visitor(None if player_id is None else Player(player_id, "X"), language, None))


@pytest.mark.parametrize("player_id", ["bob", None])
def test_others_may_join_a_table(player_id: str | None) -> None:
    assert 'action="/join/key"' in row_for(player_id)


def test_whoever_waits_there_is_led_to_their_own_room_and_not_asked_to_join() -> None:
    row = row_for("ann")
    assert 'href="/join/key"' in row and "To your waiting room" in row and "<form" not in row


def test_who_sits_there_is_told_to_nobody() -> None:
    assert "ann" not in row_for("bob").replace("Ann", "")
