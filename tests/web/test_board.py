"""Rows of the notice board as different people see them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spectacula.server.finding.board import Notice, board_of
from spectacula.server.player import Player
from spectacula.web.lobby.board import seen, since
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


# --- what the stream says


def test_news_of_the_board_is_written_once_for_all_of_a_language() -> None:
    change = since(board_of([ANNS_TABLE]), None)
    assert change is since(board_of([ANNS_TABLE]), None)
    assert change.told("en", None) is change.told("en", None)
    assert b"Join" in change.told("en", None) and b"Join" not in change.told("de", None)


def test_whoever_sits_there_hears_of_the_same_table_as_theirs() -> None:
    change = since(board_of([ANNS_TABLE]), None)
    assert b"To your waiting room" in change.told("en", "ann")
    assert b"To your waiting room" not in change.told("en", None)


def test_one_frame_tells_what_is_new_what_is_gone_and_the_name_of_the_board() -> None:
    before, now = board_of([ANNS_TABLE]), board_of([replace(ANNS_TABLE, key="other", running=True)])
    events = [line for line in since(now, before).told("en", None).decode().splitlines() if line.startswith("event")]
    assert events == ["event: running", "event: gone", "event: board"]
    assert since(now, before).told("en", None).decode().count(f"id: {now.name}") == 1
