"""A game with its players and options chosen: the thing matches and batches are made from."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from spectacula.engine.definition import Definition, definition
from spectacula.engine.rewards import Utility, read_reward, utility
from spectacula.kernel.errors import BadBatch, BadObservation, BadOption, BadPlayers, BadSeed
from spectacula.kernel.observation import Observation
from spectacula.kernel.options import Value
from spectacula.kernel.state import Table

if TYPE_CHECKING:
    from spectacula.engine.match import Match
    from spectacula.engine.stepper import Batch

SEEDS = 2**63


def load(game: str, players: int | None = None, **options: object) -> Game:
    """A game by its id; `players` defaults to the most it allows short of five, options to their defaults.

    >>> spectacula.load("colosseum", players=3, medals="booklet").options["medals"]
    'booklet'
    """
    chosen = definition(game)
    return Game(chosen, min(chosen.players[1], 4) if players is None else players, options)


def read_seed(seed: object) -> int:
    """A seed from a number or its digits."""
    try:
        number = int(str(seed))
    except ValueError:
        number = -1
    if not 0 <= number < SEEDS:
        raise BadSeed(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed}")
    return number


@dataclass
class Rollouts:
    """Results of a batch of random games: an array row per game."""

    scores: Any
    winners: Any
    lengths: Any
    decisions: int


class Game:
    """Rules, number of players and options: what matches and batches are made from.

    >>> game.id, game.players, game.options["dial"]
    ('histrio', 3, 6)
    """

    def __init__(self, chosen: Definition, players: int, options: dict[str, object]) -> None:
        fewest, most = chosen.players
        if not isinstance(players, int) or not fewest <= players <= most:
            raise BadPlayers(f"{chosen.id} is for {fewest} to {most} players, not {players}")
        self.definition = chosen
        self.id = chosen.id
        self.players = players
        self.options = self._read(options)

    def _read(self, given: dict[str, object]) -> dict[str, Value]:
        known = {o.name: o for o in self.definition.options}
        for name in given:
            if name not in known:
                raise BadOption(f"{self.id} has no option {name}; there are {', '.join(known) or 'none'}")
        return {o.name: o.read(given.get(o.name, o.default)) for o in self.definition.options}

    @property
    def option_codes(self) -> list[int]:
        """The options as the rules read them: numbers.

        >>> game.option_codes
        [6, 0, 0]
        """
        return [o.code(self.options[o.name]) for o in self.definition.options]

    @property
    def observation(self) -> Observation:
        """What a seat observes as a row of integers: named parts, their shapes and ranges.

        >>> [part.name for part in game.observation.parts[:3]]
        ['question', 'asked', 'players']
        """
        return self.definition.observation

    @property
    def hidden(self) -> Observation:
        """What is hidden from a seat, for critics that may see everything.

        >>> game.hidden.size > 0
        True
        """
        return self.definition.hidden

    def explain(self, observation: Sequence[int]) -> dict[str, str]:
        """An observation in words: by part, what there is.

        >>> game.explain(game.observation.low)["mood"]
        'comedy'
        """
        if len(observation) != self.observation.size:
            raise BadObservation(f"{self.id} is observed in {self.observation.size} numbers, not {len(observation)}")
        return self.observation.explain(observation)

    def utility(self, reward: str = "win") -> Utility:
        """The least and the most a finished game is worth to a seat: its share of the win, its lead or its score.

        >>> game.utility("win")
        Utility(low=0, high=1, total=1)
        """
        return utility(read_reward(reward), self.players, self.definition.scores)

    def new(self, seed: int | None = None) -> Match:
        """A match at its first decision. Without a seed the deal is drawn from the system's own randomness.

        >>> game.new(seed=7).ply
        0
        """
        from spectacula.engine.match import Match

        return Match(self, secrets.randbelow(SEEDS) if seed is None else read_seed(seed))

    def deal(self, seed: int) -> Table:
        """The position before the first decision, in the plain gear.

        >>> game.deal(7).players
        3
        """
        state = self.definition.layout.new()
        state.listen = 1
        self.definition.plain.begin(state, seed, self.players, self.definition.options_buffer(self.option_codes))
        return state

    def batch(self, n: int, device: str = "cpu", **how: Any) -> Batch:
        """Games stepped together in arrays that are allocated once; `how` is what `Batch` takes.

        >>> batch = game.batch(64, seed=1)
        >>> batch.step(batch.sample())
        >>> batch.observation.shape == (64, game.observation.size), batch.seat.shape
        (True, (64,))
        """
        from spectacula.engine.stepper import Batch

        if device not in ("cpu", "cuda"):
            raise BadBatch(f"games are stepped on cpu or cuda, not {device}")
        if device == "cuda":
            from spectacula.engine.cuda.batch import CudaBatch

            return CudaBatch(self, n, **how)
        return Batch(self, n, **how)

    def rollouts(self, n: int, seed: int = 0, threads: int = 1) -> Rollouts:
        """Random games in the compiled gear; game number i is dealt from seed + i, whatever the number of threads.

        >>> out = game.rollouts(100, seed=1, threads=2)
        >>> out.scores.shape, int(out.lengths.sum()) == out.decisions
        ((100, 3), True)
        """
        import numpy as np

        out = Rollouts(np.zeros((n, self.players), np.int64), np.zeros(n, np.int64), np.zeros(n, np.int64), 0)
        options = np.array(self.definition.options_buffer(self.option_codes))
        run = partial(_chunk, self, read_seed(seed), options, out)
        size = max(1, min(256, -(-n // threads)))
        chunks = [(first, min(first + size, n)) for first in range(0, n, size)]
        if chunks:
            out.decisions = run(chunks[0])
        with ThreadPoolExecutor(threads) as pool:
            out.decisions += sum(pool.map(run, chunks[1:]))
        return out


def _chunk(game: Game, seed: int, options: Any, out: Rollouts, games: tuple[int, int]) -> int:
    import numpy as np

    states = np.zeros(2, game.definition.layout.dtype)
    ids = np.zeros(game.definition.most_moves, np.int64)
    results = out.scores, out.winners, out.lengths
    decisions: int = game.definition.compiled.rollouts(states, ids, *games, seed, game.players, options, *results)
    return decisions
