"""OpenSpiel's own tests, unmodified, for every game and number of players."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed; requirements/test.lock has it")

from absl import flags
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from spectacula.games import GAMES
from spectacula.lab.openspiel import State, resample
from tests.games.tables import PLAIN_COUNTS, PLAIN_NAMES

every_count = pytest.mark.parametrize(("game", "players", "options"), PLAIN_COUNTS, ids=PLAIN_NAMES)
every_game = pytest.mark.parametrize("game", GAMES)
pytestmark = pytest.mark.filterwarnings("error")


def loaded(game: str, players: int, **more: Any) -> Any:
    return pyspiel.load_game(f"spectacula_{game}", {"players": players, "deals": 8, **more})


def dealt(game: str, players: int, decisions: int, **more: Any) -> State:
    """A state so many random decisions after the deal."""
    state: State = loaded(game, players, **more).new_initial_state()
    luck = np.random.default_rng(1)
    state.apply_action(3)
    for _ in range(decisions):
        state.apply_action(int(luck.choice(state.legal_actions())))
    return state


@every_count
def test_random_sim(game: str, players: int, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(loaded(game, players), 1, True, False)


@every_count
def test_games_sim(game: str, players: int, options: dict[str, Any]) -> None:
    games_sim_test.GamesSimTest().sim_game(loaded(game, players))


@every_game
def test_a_playthrough_is_replayed(game: str, tmp_path: Path) -> None:
    name = f"spectacula_{game}(players={3 if game == 'colosseum' else 2},deals=8)"
    text = generate_playthrough.playthrough(name, None, seed=1)
    file = tmp_path / "playthrough.txt"
    file.write_text(text, "utf-8")
    flags.FLAGS.mark_as_parsed()
    kept, again = generate_playthrough.replay(str(file))
    assert again == kept == text


@pytest.mark.parametrize("reward", ["win", "lead", "score"])
def test_rewards_are_what_the_type_says(reward: str) -> None:
    game = loaded("histrio", 3, reward=reward)
    utility = pyspiel.GameType.Utility
    expected = {"win": utility.CONSTANT_SUM, "lead": utility.ZERO_SUM, "score": utility.GENERAL_SUM}
    assert game.get_type().utility == expected[reward]
    pyspiel.random_sim_test(game, 1, True, False)


def test_options_are_parameters() -> None:
    game = loaded("histrio", 2, requests_open=True, dial=4)
    assert game.game.options["requests_open"] is True and game.game.options["dial"] == 4


def test_an_observer_shows_named_parts() -> None:
    state = dealt("histrio", 3, 0)
    player = state.current_player()
    observation = make_observation(state.get_game())
    observation.set_from(state, player)
    assert observation.dict["question"].sum() == 1
    assert observation.tensor.tolist() == state.observation_tensor(player)
    assert "question: travel" in state.observation_string(player).splitlines()


def test_a_state_is_pickled_and_serialised_with_what_it_remembers() -> None:
    state = dealt("histrio", 3, 30)
    player = state.current_player()
    for again in (pickle.loads(pickle.dumps(state)), state.get_game().deserialize_state(state.serialize())):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.legal_actions() == state.legal_actions()


def test_a_player_remembers_its_own_decisions() -> None:
    one, other = dealt("histrio", 3, 0), dealt("histrio", 3, 0)
    for state, city in ((one, 0), (other, 1)):
        for action in (city, 4, 5):
            state.apply_action(action)
    assert one.information_state_string(0) != other.information_state_string(0)


@every_game
def test_a_resampled_state_looks_the_same_to_its_player(game: str) -> None:
    state = dealt(game, 3, 40)
    player = state.current_player()
    other = resample(state, player)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()
    assert str(other) != str(state)


def test_an_illegal_action_is_an_error() -> None:
    code = (
        "import pyspiel, spectacula.lab.openspiel\n"
        "state = pyspiel.load_game('spectacula_histrio').new_initial_state()\n"
        "state.apply_action(1)\n"
        "try:\n    state.apply_action(153)\n"
        "except Exception as error:\n    print(error)\n"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "action 153 of seat 0 is not legal; legal are 0, 1, 2" in told.stdout + told.stderr
