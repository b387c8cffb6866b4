"""A tournament of bots: from the command line, the same from the same seed, refused in one clear line."""

from __future__ import annotations

import json
import sys
from random import Random

import pytest

from spectacula.cli import main
from spectacula.tournaments import bots
from spectacula.tournaments.bots import named, play_room
from spectacula.tournaments.plan import BadTournament, read_plan
from spectacula.tournaments.rooms import Entrant, Result, Room
from spectacula.tournaments.standings import standings
from tests.tournaments.playing import ended, people

LEVELS = {"random": "random", "random 2": "random"}


def told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *args: str) -> str:
    monkeypatch.setattr(sys, "argv", ["spectacula", "tournament", *args, "--workers", "1"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert not ended.value.code
    return capsys.readouterr().out


def test_several_of_a_level_are_told_apart() -> None:
    assert named(["novice", "random", "novice"]) == {"novice": "novice", "random": "random", "novice 2": "novice"}


def test_a_room_is_the_same_every_time_it_is_played() -> None:
    agreed = read_plan("histrio", 2, "swiss")
    room = Room(1, 1, ("random", "random 2"))
    assert play_room(agreed, LEVELS, room) == play_room(agreed, LEVELS, room)


def test_with_the_same_deal_the_same_bots_do_the_same_in_every_room() -> None:
    agreed = read_plan("histrio", 2, "duplicate")
    first, second = [play_room(agreed, LEVELS, Room(1, number, ("random", "random 2")))[0] for number in (1, 2)]
    assert first.result == second.result


def test_an_arena_goes_on_until_the_time_is_up() -> None:
    """Tables of 60 decisions take five minutes each, so that two are over and a third begins in eleven."""
    agreed = read_plan("histrio", 2, "arena", minutes=11)
    rooms = bots.play_arena(agreed, people(4), lambda drawn: [(ended(room, Random(1)), 60) for room in drawn])
    assert [len([room for room in rooms if one.id in room.seats]) for one in people(4)] == [3, 3, 3, 3]


def test_in_an_arena_whoever_is_left_over_waits_for_a_table_of_another_size() -> None:
    agreed = read_plan("histrio", 3, "arena", minutes=2)
    rooms = bots.play_arena(agreed, people(5), lambda drawn: [(ended(room, Random(1)), 600) for room in drawn])
    assert [len(room.seats) for room in rooms] == [3, 2]


def test_the_command_tells_standings_and_rooms(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = json.loads(told(capsys, monkeypatch, "histrio", "random", "random", "--players", "2", "--json"))
    assert [standing["place"] for standing in found["standings"]] == [1, 2]
    assert len(found["rooms"]) == 5 and found["plan"]["system"] == "swiss"


def test_people_read_who_came_where() -> None:
    agreed = read_plan("histrio", 2, "swiss")
    room = Room(1, 1, ("random", "random 2"), Result((7, 5), (0,)))
    found = bots.Report(agreed, LEVELS, [room], standings(agreed, [Entrant(name) for name in LEVELS], [room]))
    first, second, third = bots.describe(found).splitlines()
    assert first == "histrio, swiss: 2 bots, 1 rounds, 1 tables, seed 0"
    assert second.split() == ["1", "random", "100.0", "points", "share", "1.17", "100.0"]
    assert third.split()[:3] == ["2", "random", "2"]


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"system": "league"}, "swiss, knockout"),
        ({"advance": 4}, "one to 3 can go on"),
        ({"rounds": 21}, "one to 20 rounds"),
        ({"minutes": 0}, "240 minutes"),
        ({"game": "magnificent", "players": 1}, "at least two"),
    ],
)
def test_what_makes_no_tournament_is_refused(asked: dict[str, object], why: str) -> None:
    with pytest.raises(BadTournament, match=why):
        read_plan(**{"game": "histrio", "players": 4, "system": "swiss", **asked})  # type: ignore[arg-type]


def test_one_bot_alone_is_refused() -> None:
    with pytest.raises(BadTournament, match="at least two"):
        bots.tournament(read_plan("histrio", 2, "swiss"), ["random"])
