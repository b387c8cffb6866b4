"""A batch: many games in arrays that are allocated once, stepped together on the CPU."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any

from spectacula.engine import advising, rewards, stepping, trail
from spectacula.engine.advising import NO_ADVICE
from spectacula.engine.rewards import read_reward
from spectacula.engine.stepping import RIVALS
from spectacula.engine.trail import TRAIL
from spectacula.kernel.errors import BadAction, BadBatch, BadSeat

if TYPE_CHECKING:
    from spectacula.engine.game import Game

MOST_GAMES = 1 << 24
DRIVERS = (trail, rewards, stepping)
ADVISERS = (advising,)


class Batch:
    """Games stepped together. Every array has a row for each game and stays the same object from step to step.

    observation  what the seat that decides next knows, in the order of `game.observation`
    hidden       what is hidden from it, in the order of `game.hidden`; without `critic` an array of no rows
    mask         its legal actions; `legal` lists them as ids, `choices` says how many there are
    seat         which seat that is
    reward       what the game that ended in this step was worth to each seat
    done         whether a game ended in this step; everything else shows the one dealt after it
    seed         what the running game was dealt from: `game.new(seed)` is the same game
    advice       with `advised`: how promising the game's advice finds each action, 0 to 1000, -1 if it is not legal

    With opponents one seat of each game decides and they play the others: seat number `seat`, or in game i seat i
    modulo the number of players.
    """

    device = "cpu"

    def __init__(
        self,
        game: Game,
        n: int,
        seed: int = 0,
        reward: str = "win",
        critic: bool = False,
        opponents: str | None = None,
        seat: int | None = None,
        threads: int = 1,
        advised: bool = False,
    ) -> None:
        self.game = game
        self.advised = advised
        self.n = _read_count("games", n, MOST_GAMES)
        self.what = read_reward(reward)
        self.rival = _read_opponents(opponents)
        self.learner = _read_learner(game, seat, opponents)
        self.threads = _read_count("threads", threads, 1024)
        self.actions = len(game.definition.notation)
        self._allocate(critic)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Deal all games anew: game i from seed + i, the one after it from seed + i + n."""
        from spectacula.engine.game import read_seed

        first = read_seed(seed)
        for i, number in enumerate((first, first + self.n - 1)):
            read_seed(number + i)
        self.sampled = 0
        self._deal(first)

    def step(self, actions: Any) -> None:
        """Play an action in every game and show the next decision; refused as a whole if one of them is illegal."""
        self._read(actions)
        self._run(0)

    # --- on the CPU

    def _allocate(self, critic: bool) -> None:
        import numpy as np

        n, game = self.n, self.game
        self.states: Any = np.zeros(n + 1, game.definition.layout.dtype)
        self.states["players"][n] = game.players
        self.states["option"][n] = np.array(game.definition.options_buffer(game.option_codes))
        self.trails: Any = np.zeros((n, TRAIL), np.int16)
        self.seed: Any = np.zeros(n, np.int64)
        self.observation: Any = np.zeros((n, game.observation.size), np.int16)
        self.hidden: Any = np.zeros((n if critic else 0, game.hidden.size), np.int16)
        self.mask: Any = np.zeros((n, self.actions), np.bool_)
        self.legal: Any = np.zeros((n, game.definition.most_moves), np.int16)
        self.choices: Any = np.zeros(n, np.int16)
        self.seat: Any = np.zeros(n, np.int64)
        self.reward: Any = np.zeros((n, game.players), np.float32)
        self.done: Any = np.zeros(n, np.bool_)
        self.chosen: Any = np.zeros(n, np.int64)
        self._allowed, self._ended = self.mask.view(np.uint8), self.done.view(np.uint8)
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._spans = [(n * k // self.threads, n * (k + 1) // self.threads) for k in range(self.threads)]
        self._spare = [np.zeros((2, self._room), np.int64) for _ in range(self.threads)]
        self._entries = game.definition.bound(*DRIVERS).compiled
        self.advice: Any = np.full((n if self.advised else 0, self.actions), NO_ADVICE, np.int16)
        self._adviser = game.definition.bound(*ADVISERS).compiled if self.advised else None

    @property
    def _room(self) -> int:
        """Numbers that a rival's thoughts or moves may take."""
        notes: int = self.game.definition.module("advice").NOTES
        return max(self.game.definition.most_moves, notes)

    def _deal(self, seed: int) -> None:
        import numpy as np

        self.seed[:] = np.arange(seed, seed + self.n)
        if self.rival is not None:
            self.seat[:] = np.arange(self.n) % self.game.players if self.learner is None else self.learner
        self.done[:] = True
        self._run(1)
        self.done[:] = False

    def _run(self, fresh: int) -> None:
        if self._pool is None:
            self._part(fresh, self._spans[0], self._spare[0])
        else:
            list(self._pool.map(partial(self._part, fresh), self._spans, self._spare))

    def _part(self, fresh: int, span: tuple[int, int], spare: Any) -> None:
        """The games of one thread."""
        first, last = span
        before = self.states, self.trails, self.seed, first, last, fresh, self.what, self.chosen
        after = self._allowed, self.legal, self.choices, self.seat, self.reward, self._ended
        if self.rival is None:
            self._entries.step_games(*before, *after)
        else:
            self._entries.step_seats(*before, *after, self.rival, spare[0], spare[1])
        self._entries.show_games(self.states, self.trails, self.seat, first, last, self.observation, self.hidden)
        if self._adviser is not None:
            self.advice[first:last] = NO_ADVICE
            asked = self.seat, self.legal, self.choices
            self._adviser.advise_games(self.states, first, last, *asked, spare[0], self.advice)

    def _read(self, actions: Any) -> None:
        import numpy as np

        given = np.asarray(actions)
        if given.shape != (self.n,):
            raise BadAction(f"one action for each of {self.n} games, not an array of shape {given.shape}")
        if given.dtype.kind not in "iu":
            raise BadAction(f"actions are whole numbers, not {given.dtype}")
        self.chosen[:] = given
        wrong = self._entries.first_illegal(self.chosen, self._allowed, self.actions)
        if wrong >= 0:
            legal = sorted(self.legal[wrong, : self.choices[wrong]].tolist())
            raise BadAction(f"action {self.chosen[wrong]} of game {wrong} is not legal; legal are {legal}")

    def sample(self) -> Any:
        """A random legal action of every game, the same after every reset to the same seed."""
        import numpy as np

        actions = np.empty(self.n, np.int64)
        self._entries.sample(self.sampled * self.n, self.legal, self.choices, actions)
        self.sampled += 1
        return actions


def _read_count(what: str, number: int, most: int) -> int:
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= most:
        raise BadBatch(f"the number of {what} is a whole number from 1 to {most}, not {number}")
    return number


def _read_opponents(opponents: str | None) -> int | None:
    if opponents is None:
        return None
    if opponents not in RIVALS:
        raise BadBatch(f"opponents in a batch are {' or '.join(RIVALS)}, not {opponents}")
    return RIVALS.index(opponents)


def _read_learner(game: Game, seat: int | None, opponents: str | None) -> int | None:
    if seat is not None and opponents is None:
        raise BadBatch("a seat of its own needs opponents; without them every seat decides")
    if seat is not None and not (isinstance(seat, int) and 0 <= seat < game.players):
        raise BadSeat(f"seats are 0 to {game.players - 1}, not {seat}")
    return seat
