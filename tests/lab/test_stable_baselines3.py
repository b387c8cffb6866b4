"""Stable-Baselines3 learns to play a seat of every game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("sb3_contrib", reason="Stable-Baselines3 is not installed; `make lab-check` has it")

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

from spectacula.kernel.errors import BadAction, BadBatch, BadSeat
from spectacula.lab.stable_baselines3 import Seats
from tests.games.tables import PLAIN_COUNTS, PLAIN_NAMES

every_count = pytest.mark.parametrize(("game", "players", "options"), PLAIN_COUNTS, ids=PLAIN_NAMES)
pytestmark = pytest.mark.filterwarnings("error")


@every_count
def test_one_iteration_of_maskable_ppo(game: str, players: int, options: dict[str, Any]) -> None:
    env = Seats(game, 4, players)
    assert is_masking_supported(env)
    model = MaskablePPO("MlpPolicy", env, n_steps=16, batch_size=16, n_epochs=1, seed=1, device="cpu")
    assert model.learn(64).num_timesteps == 64


def test_masks_are_those_of_the_games() -> None:
    env = Seats("histrio", 3, players=2)
    assert (get_action_masks(env) == env.batch.mask).all()


def test_games_that_end_pay_the_seat_that_learns() -> None:
    env, paid = Seats("histrio", 4, players=2, seat=1), 0
    env.reset()
    for _ in range(200):
        _, rewards, done, infos = env.step(env.batch.sample())
        assert (rewards == env.batch.reward[:, 1]).all()
        assert [bool(info) for info in infos] == done.tolist()
        paid += int(done.sum())
    assert paid >= 4


def test_bad_input_is_answered_with_one_sentence() -> None:
    with pytest.raises(BadSeat, match=r"^seats are 0 to 1, not 2$"):
        Seats("histrio", 2, players=2, seat=2)
    with pytest.raises(BadBatch, match=r"^opponents in a batch are random or novice, not master$"):
        Seats("histrio", 2, opponents="master")
    with pytest.raises(BadAction, match=r"^action 153 of game 0 is not legal"):
        Seats("histrio", 2).step(np.array([153, 0]))
    with pytest.raises(AttributeError, match=r"^games of a batch have no method render, only action_masks$"):
        Seats("histrio", 2).env_method("render")
