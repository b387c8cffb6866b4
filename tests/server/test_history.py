"""What somebody has played to the end: results, and who was ahead of whom."""

from __future__ import annotations

from typing import Any

import pytest

from spectacula.server.house import House
from spectacula.server.people.history import Played, _against, history, results, rivals
from spectacula.server.tables.table import TableCard

from .at_table import PERSON_HERE, open_for, play_to, two_people

pytestmark = pytest.mark.anyio


def played(
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    people: tuple[str | None, ...],
    against: str = "people",
) -> Played:
    """A game of the one in seat 0."""
    names = tuple(f"Name of {who}" for who in people)
    card = TableCard("t", "histrio", len(scores), names, (0,), False, 9, 1.0, 2.0, 2.0, scores, winners)
    return Played(card, people, against)


def test_who_wins_is_ahead_whatever_the_scores() -> None:
    game = played((30, 30, 10), (1,), ("me", "ann", "bob"))
    assert game.place == 2 and game.ahead(1, 0) and game.ahead(0, 2)


def test_a_shared_victory_is_level() -> None:
    [rival] = rivals([played((30, 30), (0, 1), ("me", "ann"))])
    assert (rival.ahead, rival.behind, rival.level) == (0, 0, 1)


def test_head_to_head_counts_every_table_the_two_have_shared() -> None:
    games = [
        played((30, 20, 10), (0,), ("me", "ann", None)),
        played((10, 20), (1,), ("me", "ann")),
        played((30, 20), (0,), ("me", "ann")),
        played((30, 20), (0,), ("me", "bob")),
    ]
    assert [(rival.player_id, rival.ahead, rival.behind) for rival in rivals(games)] == [("ann", 2, 1), ("bob", 1, 0)]


def test_results_against_people_and_bots_stand_apart() -> None:
    games = [
        played((30, 20), (0,), ("me", "ann")),
        played((10, 20), (1,), ("me", "ann")),
        played((30, 20), (0,), ("me", None), "master"),
    ]
    found = [(line.against, line.games, line.share, line.mean_place) for line in results(games)]
    assert found == [("people", 2, 50, 1.5), ("master", 1, 100, 1.0)]


def test_a_game_counts_against_the_strongest_bot_of_the_table() -> None:
    assert _against(seats_against("master", "grandmaster", "novice"), "me") == "grandmaster"


def test_a_bot_for_which_another_had_to_decide_counts_as_that_one() -> None:
    seats = seats_against("novice", "grandmaster")
    seats[2]["stand_in"] = "master"
    assert _against(seats, "me") == "master"


def seats_against(*levels: str) -> list[dict[str, Any]]:
    bots = [{"player_id": None, "kind": "bot", "level": level, "stand_in": None} for level in levels]
    return [{"player_id": "me", "kind": "person", "level": None, "stand_in": None}, *bots]


async def test_a_game_counts_when_it_is_over_for_whoever_held_one_seat(house: House) -> None:
    table, ann, bob = await two_people(house)
    assert await history(house, ann.id) == []
    await play_to(house, table, 1000)
    await play_to(house, await open_for(house, ann, PERSON_HERE), 1000)
    [game] = await history(house, ann.id)
    assert (game.card.id, game.people, game.against) == (table.id, (ann.id, bob.id), "people")
