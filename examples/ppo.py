"""PPO by Stable-Baselines3 learns Histrio for two against random opponents: about a minute on one core."""

from __future__ import annotations

import numpy as np
import torch
from sb3_contrib import MaskablePPO

from spectacula.lab.stable_baselines3 import Seats

GAMES, STEPS = 128, 150_000


def main(steps: int = STEPS) -> float:
    """Learn, then play games that were not learned from; the share of wins, of which random play gets a half."""
    torch.set_num_threads(1)
    env = Seats("histrio", GAMES, players=2, opponents="random")
    how = {"n_steps": 64, "batch_size": 2048, "n_epochs": 4, "gamma": 1.0, "learning_rate": 1e-3}
    model = MaskablePPO("MlpPolicy", env, seed=1, device="cpu", policy_kwargs={"net_arch": [128]}, **how)
    model.learn(steps)
    return played(model, Seats("histrio", GAMES, players=2, opponents="random", seed=1_000_000))


def played(model: MaskablePPO, env: Seats, games: int = 500) -> float:
    """The mean reward of so many games."""
    observed, rewards = env.reset(), []
    while len(rewards) < games:
        actions, _ = model.predict(observed, action_masks=np.array(env.action_masks()), deterministic=True)
        observed, worth, done, _ = env.step(actions)
        rewards += worth[done].tolist()
    return float(np.mean(rewards))


if __name__ == "__main__":
    print(f"won {main():.0%} of its games against random opponents")
