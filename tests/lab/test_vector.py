"""Batches in the shapes of EnvPool and PufferLib: their loops, and the arrays they read."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed; requirements/test.lock has it")

from spectacula.kernel.errors import BadAction
from spectacula.lab.vector import Pool, Puffer


def test_a_pool_is_stepped_as_envpool_is() -> None:
    env = Pool("histrio", 4, players=3, how={"opponents": "random", "seed": 5})
    observed, info = env.reset()
    assert observed.shape == (4, *env.observation_space.shape) and len(env) == 4
    ends = 0
    for _ in range(120):
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        observed, rewards, ended, cut, info = env.step(actions, info["env_id"])
        assert rewards.shape == ended.shape == cut.shape == (4,) and not cut.any()
        assert (info["elapsed_step"][ended] == 0).all()
        ends += int(ended.sum())
    assert ends > 0 and env.observation_space.contains(observed[0])


def test_a_pool_answers_at_once_what_is_sent() -> None:
    env = Pool("histrio", 2)
    env.async_reset()
    assert env.recv()[-1]["players"]["seat"].tolist() == [0, 0]
    env.send(env.batch.sample())
    *_, info = env.recv()
    assert info["players"]["seat"].tolist() == [1, 1] and info["elapsed_step"].tolist() == [1, 1]


def test_puffer_writes_its_buffers_in_place() -> None:
    env = Puffer("histrio", 4, players=2, how={"opponents": "random"})
    observed, _ = env.reset(seed=3)
    games = 0
    for _ in range(120):
        shown, rewards, ended, _, infos = env.step(env.batch.sample())
        assert shown is observed is env.observations and ended is env.terminals and rewards.shape == (4,)
        games += sum(info["games"] for info in infos)
    assert games > 0 and env.masks.all()


def test_puffer_answers_what_is_sent_with_who_it_is_for() -> None:
    env = Puffer("histrio", 2)
    env.async_reset(1)
    env.send(env.batch.sample())
    *_, agents, alive = env.recv()
    assert agents.tolist() == [0, 1] and alive.all()


def test_bad_input_is_answered_with_one_sentence() -> None:
    with pytest.raises(BadAction, match=r"^all 2 games are stepped together; env_id is 0 to 1 or left out$"):
        Pool("histrio", 2).step([0, 0], env_id=[1])
    with pytest.raises(BadAction, match=r"^action -1 of game 0 is not legal"):
        Pool("histrio", 2).step([-1, 0])
    with pytest.raises(BadAction, match=r"^actions are whole numbers, not float64$"):
        Pool("histrio", 2).step([0.5, 0.5])
