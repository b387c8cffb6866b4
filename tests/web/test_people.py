"""The list of players: who is here."""

from __future__ import annotations

from spectacula.server.tables.table import Pace, SeatInfo, Table
from spectacula.web.tables.screen import sit
from tests.scenes import scene


def shown_to_ann(*, bob_is_here: bool) -> list[str]:
    """What Ann, whose own stream is not open yet, reads beside the two names."""
    match = scene("histrio", "travel")
    seats = [SeatInfo("person", name, player_id=name) for name in ("Ann", "Bob", "Eve")[: match.game.players]]
    seats[1].here = bob_is_here
    table = Table("t", match.game, match, seats, "Ann", Pace.INSTANT, version=7, created=0.0)
    return [person.status for person in sit(table, "Ann", "en").people[:2]]


def test_whoever_has_gone_is_away_at_once() -> None:
    assert shown_to_ann(bob_is_here=False)[1] == "away"


def test_whoever_is_here_is_not() -> None:
    assert shown_to_ann(bob_is_here=True)[1] != "away"


def test_nobody_is_told_that_they_are_away_themselves() -> None:
    assert shown_to_ann(bob_is_here=False)[0] != "away"
