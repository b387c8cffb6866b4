"""Random agents play Colosseum through PettingZoo: the loop every multi-agent library starts with."""

from __future__ import annotations

from spectacula.lab.pettingzoo import aec_env


def main(seed: int = 1) -> dict[str, float]:
    env = aec_env("colosseum", players=3)
    env.reset(seed=seed)
    for agent in env.agents:
        env.action_space(agent).seed(seed)
    won = {}
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        if over:
            won[agent] = reward
        env.step(None if over else env.action_space(agent).sample(info["action_mask"]))
    return won


if __name__ == "__main__":
    for agent, share in main().items():
        print(f"{agent}: {share:.2f} of the win")
