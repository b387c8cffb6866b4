"""Gymnasium's own check, unmodified and with warnings as errors; one seat against bots."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

gymnasium: Any = pytest.importorskip("gymnasium", reason="Gymnasium is not installed; requirements/test.lock has it")

from gymnasium.utils.env_checker import check_env

from spectacula.kernel.errors import BadOption, BadSeat, UnknownLevel
from spectacula.lab.gymnasium import OneSeat
from tests.games.tables import PLAIN_COUNTS, PLAIN_NAMES

every_count = pytest.mark.parametrize(("game", "players", "options"), PLAIN_COUNTS, ids=PLAIN_NAMES)
pytestmark = pytest.mark.filterwarnings("error")


def made(game: str, **how: Any) -> Any:
    return gymnasium.make(f"spectacula/{game.capitalize()}-v0", **how)


@every_count
def test_check_env(game: str, players: int, options: dict[str, Any]) -> None:
    check_env(made(game, players=players, opponents="random", render_mode="ansi").unwrapped)


@every_count
def test_a_game_ends_and_pays(game: str, players: int, options: dict[str, Any]) -> None:
    env = made(game, players=players, opponents="random", seat=players - 1, reward="score")
    observed, info = env.reset(seed=3)
    luck = np.random.default_rng(3)
    over, reward = False, 0.0
    while not over:
        assert reward == 0.0 and env.observation_space.contains(observed)
        observed, reward, over, cut, info = env.step(luck.choice(np.flatnonzero(info["action_mask"])))
    played: OneSeat = env.unwrapped
    assert reward == played.episode.rewards[players - 1] and not cut


def test_bots_of_every_level_sit_opposite() -> None:
    for level in ("random", "novice", "skilled"):
        env = made("histrio", players=3, opponents=level)
        _, info = env.reset(seed=1)
        for _ in range(3):
            _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert env.unwrapped.decisions > 3


def test_a_seed_repeats_game_and_opponents() -> None:
    def first_rounds() -> list[bytes]:
        env = made("histrio", players=4, opponents="novice")
        observed, info = env.reset(seed=8)
        seen = [observed.tobytes()]
        for _ in range(6):
            observed, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
            seen.append(observed.tobytes())
        return seen

    assert first_rounds() == first_rounds()


def test_an_illegal_action_ends_the_game_and_costs_a_point() -> None:
    env = made("magnificent", players=1).unwrapped
    env.reset(seed=1)
    _, reward, over, cut, _ = env.step(env.action_space.n - 1)
    assert (reward, over, cut) == (-1.0, True, False)


def test_masks_are_found_under_the_name_that_algorithms_look_for() -> None:
    env = made("histrio").unwrapped
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert (env.action_masks() == info["action_mask"]).all()


def test_bad_input_is_answered_with_one_sentence() -> None:
    with pytest.raises(BadSeat, match=r"^seats are 0 to 3, not 4$"):
        OneSeat("histrio", players=4, seat=4)
    with pytest.raises(
        UnknownLevel, match=r"^bot levels are random, novice, skilled, expert, master, grandmaster, not god$"
    ):
        OneSeat("histrio", opponents="god")
    with pytest.raises(BadOption, match=r"^histrio has no option colour"):
        OneSeat("histrio", colour="red")


def test_the_lab_is_not_needed_to_play() -> None:
    import subprocess

    code = "import sys, spectacula.cli; sys.exit(any(n in sys.modules for n in ('gymnasium', 'pettingzoo', 'torch')))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
