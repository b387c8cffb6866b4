"""The examples run as they stand; the one that learns beats what it learned against."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> Any:
    return run_path(str(EXAMPLES / f"{name}.py"))["main"]


def test_random_agents_share_a_win() -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed; requirements/test.lock has it")
    assert sum(example("random_agents")().values()) == pytest.approx(1.0)


def test_openspiels_search_plays() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed; requirements/test.lock has it")
    first, worth = example("ismcts")(simulations=4, decisions=1)
    assert first.startswith("travel") and worth == "worth: [0.0, 0.0]"


def test_ppo_beats_random_play() -> None:
    pytest.importorskip("sb3_contrib", reason="Stable-Baselines3 is not installed; `make lab-check` has it")
    assert example("ppo")() > 0.6
