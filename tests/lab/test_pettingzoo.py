"""PettingZoo's own tests, unmodified and with warnings as errors, for every game and number of players."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed; requirements/test.lock has it")

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from spectacula.engine.trail import AGE
from spectacula.kernel.errors import BadAction, BadOption, BadPlayers, BadReward, UnknownGame
from spectacula.lab.pettingzoo import aec_env, parallel_env
from tests.games.tables import PLAIN_COUNTS, PLAIN_NAMES

every_count = pytest.mark.parametrize(("game", "players", "options"), PLAIN_COUNTS, ids=PLAIN_NAMES)
pytestmark = pytest.mark.filterwarnings("error")


@every_count
def test_api(game: str, players: int, options: dict[str, Any]) -> None:
    api_test(aec_env(game, players), num_cycles=100)


@every_count
def test_seeds(game: str, players: int, options: dict[str, Any]) -> None:
    seed_test(lambda: aec_env(game, players), num_cycles=30)


@every_count
def test_parallel_api(game: str, players: int, options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(game, players), num_cycles=100)


@every_count
def test_parallel_seeds(game: str, players: int, options: dict[str, Any]) -> None:
    parallel_seed_test(lambda: parallel_env(game, players), num_cycles=30)


@every_count
def test_a_game_played_in_parallel_ends_and_pays(game: str, players: int, options: dict[str, Any]) -> None:
    env = parallel_env(game, players, reward="lead")
    observed, infos = env.reset(seed=5)
    luck = np.random.default_rng(5)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {agent: luck.choice(np.flatnonzero(infos[agent]["action_mask"])) for agent in env.agents}
        observed, rewards, _, _, infos = env.step(actions)
    assert rewards == dict(zip(env.possible_agents, env.episode.rewards, strict=True))
    assert env.episode.over and observed.keys() == rewards.keys()


def test_sealed_choices_are_made_in_one_step() -> None:
    env = parallel_env("histrio", 4)
    _, infos = env.reset(seed=1)
    cities = [infos[agent]["action_mask"].nonzero()[0].tolist() for agent in env.agents]
    assert cities == [list(range(8))] * 4
    env.step({agent: city for city, agent in enumerate(env.agents)})
    assert env.episode.trail[AGE] == 4


def test_whoever_owes_nothing_waits() -> None:
    env = parallel_env("colosseum", 3)
    _, infos = env.reset(seed=1)
    waiting = [agent for agent in env.agents if infos[agent]["action_mask"][env.waiting]]
    assert len(waiting) == 2
    assert all(infos[agent]["action_mask"].sum() == 1 for agent in waiting)


def test_an_illegal_action_loses_the_game() -> None:
    env = aec_env("histrio", 3)
    env.reset(seed=1)
    env.step(153)
    assert env.rewards == {"player_0": -1.0, "player_1": 0, "player_2": 0}
    assert all(env.terminations.values())
    together = parallel_env("histrio", 3)
    together.reset(seed=1)
    _, rewards, ended, _, _ = together.step({"player_0": 0, "player_1": 153, "player_2": 1})
    assert rewards == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0} and all(ended.values())


def test_an_agent_that_owes_an_action_and_sends_none_is_named() -> None:
    env = parallel_env("histrio", 3)
    env.reset(seed=1)
    with pytest.raises(BadAction, match=r"^player_1 owes an action$"):
        env.step({"player_0": 0, "player_2": 1})


def test_the_state_is_what_the_acting_seat_knows_and_what_it_does_not() -> None:
    env = aec_env("histrio", 3)
    env.reset(seed=1)
    state = env.state()
    assert env.unwrapped.state_space.contains(state)
    assert (state[: len(env.observe("player_0"))] == env.observe("player_0")).all()


def test_a_game_is_drawn_in_words() -> None:
    env = aec_env("magnificent", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "question: trainer" in env.render().splitlines()


def test_bad_input_is_answered_with_one_sentence() -> None:
    with pytest.raises(UnknownGame, match=r"^no game called 'chess'; there are"):
        aec_env("chess")
    with pytest.raises(BadPlayers, match=r"^colosseum is for 3 to 5 players, not 2$"):
        aec_env("colosseum", 2)
    with pytest.raises(BadOption, match=r"^histrio has no option colour; there are"):
        parallel_env("histrio", colour="red")
    with pytest.raises(BadReward, match=r"^a reward is one of win, lead, score, not fame$"):
        parallel_env("histrio", reward="fame")
