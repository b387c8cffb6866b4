"""OpenSpiel: importing this registers `spectacula_histrio(players=4)` and its sisters.

All chance of a game is one node at its start: which of `deals` seeds it is dealt from. What is drawn later follows from
the seed, so a search that must not look ahead resamples with `resample`. An illegal action is an error, as everywhere
in OpenSpiel.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel

from spectacula.engine.definition import definition
from spectacula.engine.game import Game, load
from spectacula.engine.rewards import LEAD, WIN, read_reward
from spectacula.games import GAMES
from spectacula.lab.episode import Episode

DEALS = 4096
LONGEST = 20_000  # more decisions than any game takes
PREFIX = "spectacula_"


def resample(state: State, player: int) -> State:
    """A state that looks the same to a player, with everything it cannot know drawn anew: for searching bots."""
    twin: State = state.clone()
    assert state.episode is not None
    twin.episode = state.episode.concealed(player, int(np.random.randint(1 << 62)))
    return twin


class SpielGame(pyspiel.Game):
    """A game of ours with players, options, reward and number of deals as parameters."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        given = {**_parameters(name), **params}
        self.game = load(name, given["players"], **{o.name: given[o.name] for o in definition(name).options})
        self.reward: str = given["reward"]
        self.deals: int = given["deals"]
        stated = self.game.utility(self.reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.definition.notation),
            max_chance_outcomes=self.deals,
            num_players=self.game.players,
            min_utility=float(stated.low),
            max_utility=float(stated.high),
            utility_sum=None if stated.total is None else float(stated.total),
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(name, self.game.players, self.reward), info, params)

    def __reduce__(self) -> Any:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class State(pyspiel.State):
    """Before the deal a chance node, then an episode."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.spiel_game = Reference(game)
        self.episode: Episode | None = None
        self.remembered = [b""] * game.game.players

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.episode.pending[0] if not self.episode.over else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.spiel_game.it.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.actions(player) if self.episode is not None else []

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = Episode(self.spiel_game.it.game, action, self.spiel_game.it.reward)
            return
        seat = self.episode.pending[0]
        seen = self.remembered[seat] + self.episode.observe(seat).tobytes() + action.to_bytes(2, "big")
        self.remembered[seat] = hashlib.sha256(seen).digest()
        self.episode.play(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.episode is None else self.episode.notation(player, action)

    def returns(self) -> list[float]:
        return self.episode.rewards if self.episode is not None else [0.0] * self.spiel_game.it.game.players

    def recollection(self, player: int) -> str:
        """All a player has seen and done, as a fingerprint, and what it sees now."""
        if self.episode is None:
            return ""
        now = hashlib.sha256(self.episode.observe(player).tobytes()).hexdigest()[:24]
        return f"player {player} after {self.remembered[player].hex()[:24] or 'nothing'} sees {now}"

    def __str__(self) -> str:
        """The position as a fingerprint, and the question."""
        if self.episode is None:
            return "before the deal"
        at = hashlib.sha256(self.episode.position).hexdigest()[:24]
        return f"{at} {'over' if self.episode.over else 'player ' + str(self.episode.pending[0])}"


class Reference:
    """Keeps a game from being copied with every state."""

    def __init__(self, it: SpielGame) -> None:
        self.it = it

    def __deepcopy__(self, memo: Any) -> Reference:
        return self

    def __reduce__(self) -> Any:
        return _referred, (str(self.it),)


def _referred(game: str) -> Reference:
    return Reference(pyspiel.load_game(game))


class Observer:
    """Observations as OpenSpiel reads them: a tensor, its named parts, and words."""

    def __init__(self, game: Game, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        self.game = game
        self.recalls = iig_obs_type.perfect_recall
        self.tensor = np.zeros(game.observation.size, np.float32)
        self.dict = game.observation.split(self.tensor)

    def set_from(self, state: State, player: int) -> None:
        """Show what a player sees."""
        self.tensor.fill(0)
        if state.episode is not None:
            self.tensor[:] = state.episode.observe(player)

    def string_from(self, state: State, player: int) -> str:
        """What a player sees, in words; with perfect recall a fingerprint of all it has seen."""
        if self.recalls:
            return state.recollection(player)
        if state.episode is None:
            return "before the deal"
        return "\n".join(f"{k}: {v}" for k, v in self.game.explain(state.episode.observe(player)).items())


# --- registering


def _parameters(name: str) -> dict[str, Any]:
    chosen = definition(name)
    options = {option.name: option.default for option in chosen.options}
    return {"players": min(chosen.players[1], 4), "reward": "win", "deals": DEALS, **options}


def _type_of(name: str, players: int | None = None, reward: str = "win") -> Any:
    chosen = definition(name)
    alone = players == 1
    utilities = {WIN: pyspiel.GameType.Utility.CONSTANT_SUM, LEAD: pyspiel.GameType.Utility.ZERO_SUM}
    fixed = utilities.get(read_reward(reward), pyspiel.GameType.Utility.GENERAL_SUM)
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Spectacula: {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else fixed,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=chosen.players[1],
        min_num_players=chosen.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


def _class_of(name: str) -> type[SpielGame]:
    """OpenSpiel makes a game by calling a class with parameters."""

    def begin(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, name, params or {})

    return type(f"{name.capitalize()}Game", (SpielGame,), {"__init__": begin})


def register() -> None:
    """Make the games known to `pyspiel.load_game`."""
    for name in GAMES:
        if PREFIX + name not in pyspiel.registered_names():
            pyspiel.register_game(_type_of(name), _class_of(name))


register()
