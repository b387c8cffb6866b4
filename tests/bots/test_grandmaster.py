"""The grandmaster: legal, repeatable, honest, and only where there is a net."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from spectacula import bots
from spectacula.bots.trained import Glance, has_net
from spectacula.games import GAMES
from spectacula.kernel.errors import UnknownLevel
from tests.games.tables import VARIANTS, game_of, name_of, random_play

from .test_search import midway

APART = {"histrio": 11, "colosseum": 41, "magnificent": 61}  # decisions from one try to the next
TRAINED = [variant for variant in VARIANTS if has_net(variant[0])]


@pytest.mark.parametrize("variant", TRAINED, ids=map(name_of, TRAINED))
def test_it_chooses_the_same_move_whatever_is_hidden_from_it(variant: tuple[str, int, dict[str, object]]) -> None:
    game = game_of(variant)
    match = game.new(2)
    for number, _ in enumerate(random_play(match, Random(2))):
        if number % APART[game.id]:
            continue
        seat = match.pending[0]
        chosen = bots.think(bots.task_for(match, seat, "grandmaster", 77, simulations=2))
        truth = match.state
        match.state = game.definition.layout.new(match.concealed(seat, number + 1))
        assert bots.think(bots.task_for(match, seat, "grandmaster", 77, simulations=2)) == chosen
        match.state = truth


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_plays_a_legal_move_and_repeats_it(players: int) -> None:
    match, seat = midway("histrio", players, 12)
    task = bots.task_for(match, seat, "grandmaster", 9, simulations=2)
    move = bots.think(task)
    assert move in match.moves(seat)
    assert bots.think(task) == move


def test_it_leaves_out_what_is_pointless() -> None:
    match, seat = midway("histrio", 3, 12)
    task = bots.task_for(match, seat, "grandmaster", 9, simulations=2)
    favourite = bots.choose(task)
    assert bots.choose(task._replace(pointless=frozenset({favourite}))) != favourite


def test_before_anything_is_compiled_the_net_decides_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = midway("histrio", 3, 12)
    monkeypatch.setattr("spectacula.engine.bound.Bound.is_warm", False)
    task = bots.task_for(match, seat, "grandmaster", 9)
    promised = Glance("histrio", task.position, seat, compiled=False).promises()
    assert bots.choose(task) == max(promised, key=lambda pair: pair[1])[0]


def test_all_three_games_have_a_grandmaster() -> None:
    assert [game for game in GAMES if "grandmaster" in bots.levels_of(game)] == list(GAMES)


def test_games_without_a_net_have_no_grandmaster(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("spectacula.bots.trained.FOLDER", tmp_path)
    assert not any("grandmaster" in bots.levels_of(game) for game in GAMES)
    with pytest.raises(
        UnknownLevel, match=r"^bot levels are random, novice, skilled, expert, master, not grandmaster$"
    ):
        bots.read_level("grandmaster", "colosseum")
