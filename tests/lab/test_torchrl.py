"""TorchRL's own check, unmodified and with warnings as errors, for every game and number of players."""

from __future__ import annotations

from typing import Any

import pytest

torch: Any = pytest.importorskip("torch", reason="TorchRL is not installed; `make lab-check` has it")
pytest.importorskip("torchrl", reason="TorchRL is not installed; `make lab-check` has it")

from torchrl.envs.utils import check_env_specs

from spectacula.kernel.errors import BadAction, BadBatch, BadOption
from spectacula.lab.torchrl import Games
from tests.games.tables import PLAIN_COUNTS, PLAIN_NAMES

every_count = pytest.mark.parametrize(("game", "players", "options"), PLAIN_COUNTS, ids=PLAIN_NAMES)
pytestmark = pytest.mark.filterwarnings("error")


@every_count
def test_check_env_specs(game: str, players: int, options: dict[str, Any]) -> None:
    check_env_specs(Games(game, 3, players, critic=True), seed=1, break_when_any_done="both")
    check_env_specs(Games(game, 3, players, opponents="random"))


def test_games_that_end_go_on_with_the_next_one() -> None:
    played = Games("histrio", 4, players=2).rollout(300, break_when_any_done=False)
    ends = played["next", "done"].sum()
    assert ends >= 4 and played["next", "reward"].sum() == ends


def test_a_seed_repeats_the_games() -> None:
    env = Games("histrio", 2, players=3)

    def dealt(seed: int) -> Any:
        env.set_seed(seed)
        return env.reset()["observation"]

    assert (dealt(5) == dealt(5)).all() and (dealt(5) != dealt(6)).any()


def test_what_was_shown_is_kept() -> None:
    env = Games("histrio", 2, players=3)
    before = env.reset()
    kept = before["observation"].clone()
    env.step(env.rand_action(before))
    assert (before["observation"] == kept).all()


def test_bad_input_is_answered_with_one_sentence() -> None:
    env = Games("histrio", 2, players=3)
    with pytest.raises(BadAction, match=r"^action 153 of game 0 is not legal"):
        env.step(env.reset().set("action", torch.tensor([153, 0])))
    with pytest.raises(BadBatch, match=r"^games of a batch are dealt anew when they end"):
        env.reset(env.reset().set("_reset", torch.tensor([[True], [False]])))
    with pytest.raises(BadBatch, match=r"^a batch on cuda needs an NVIDIA GPU, and torch finds none here$"):
        Games("histrio", 2, device="cuda")
    with pytest.raises(BadOption, match=r"^histrio has no option colour"):
        Games("histrio", 2, colour="red")
