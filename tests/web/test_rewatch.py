"""A game that is looked back at, and one that is told to a beginner, play the scenes a table plays."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from markupsafe import Markup

from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.games import GAMES
from spectacula.server.tables.table import Pace, SeatInfo, Table
from spectacula.web.games import OFFERED
from spectacula.web.guide.scene import told
from spectacula.web.guide.script import Step, guide
from spectacula.web.review.position import Eyes, beats, position
from tests.web.test_leaks import other_world
from tests.web.test_shows import play, scenes

NAMES = ("Clara", "Matteo", "Inès", "Noor", "Yuki")


def finished(game: str, moves: int = 60) -> Match:
    luck, match = random.Random(5), load(game, 3).new(5)
    while not match.over and match.ply < moves:
        play(match, luck)
    return match


def table_of(match: Match) -> Table:
    seats = [SeatInfo("person", NAMES[n], player_id=f"p{n}", last_seen=0.0) for n in range(match.game.players)]
    return Table("t", match.game, match, seats, "p0", Pace.INSTANT, version=7, created=0.0)


def stepped(match: Match, ply: int, since: int, seat: int | None = None) -> Markup:
    """What is played to somebody who comes to a ply from another."""
    return beats(position(table_of(match), ply, Eyes(seat), "en"), since)


def steps(match: Match) -> list[tuple[int, int]]:
    line = position(table_of(match), 0, Eyes(None), "en").line.steps
    return [(before.ply, after.ply) for before, after in pairwise(line)]


@pytest.mark.parametrize("game", GAMES)
def test_most_steps_on_have_something_to_show(game: str) -> None:
    match = finished(game)
    shown = [bool(scenes(stepped(match, after, before))) for before, after in steps(match)]
    assert sum(shown) > len(shown) / 3


def test_only_a_step_on_by_one_is_played() -> None:
    match = finished("histrio")
    (start, first), (_, second) = steps(match)[:2]
    assert stepped(match, first, start)
    assert not stepped(match, second, start) and not stepped(match, start, first) and not stepped(match, second, -1)


@pytest.mark.parametrize("game", ["histrio", "magnificent"])
def test_the_eyes_of_a_seat_are_shown_nothing_it_could_not_know(game: str) -> None:
    """Byte for byte the same, whatever the others hide."""
    match, luck = finished(game, 30), random.Random(1)
    world = other_world(match, 0, luck.randrange(2**60))
    ways = steps(match)[-3:]
    assert [stepped(match, after, before, 0) for before, after in ways] == [
        stepped(world, after, before, 0) for before, after in ways
    ]


def moved(game: str) -> Step:
    return next(step for step in guide(game).steps if step.ply > step.since and _played(step, step.number - 1, game))


def _played(step: Step, seen: int, game: str) -> Markup:
    return told(guide(game), step, "en", NAMES[: guide(game).record.players], seen).beats


@pytest.mark.parametrize("game", OFFERED)
def test_a_guided_step_plays_what_happened_since_the_one_before(game: str) -> None:
    step = moved(game)
    assert scenes(_played(step, step.number - 1, game))
    assert not _played(step, 0, game) and not _played(step, step.number, game)
