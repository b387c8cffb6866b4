"""What the native gear answers: random games state by state, thoughts and batches, as plain data for another gear."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np

from spectacula.bots.desk import Desk, manner_of, takes_second_look
from spectacula.bots.levels import BUDGETS, SECOND_LOOKS
from spectacula.bots.planner import decide
from spectacula.bots.task import Task, choose
from spectacula.bots.warmup import warm_up
from spectacula.engine.game import Game
from tests.games.tables import game_of, name_of

Variant = tuple[str, int, dict[str, object]]
SIMULATIONS = 150
FORESEEN = 3  # games for an outlook
QUICK = ("skilled", "expert")
UNHURRIED = 3600.0  # seconds, so that no clock has a say


class Amount(NamedTuple):
    """How much is played and thought of every variant."""

    games: int
    thoughts: int
    batch: int


def reference(variant: Variant, amount: Amount) -> dict[str, Any]:
    """Games number i dealt from i; the luck of play is a row of 32-bit numbers that begins with i."""
    game, luck = game_of(variant), Random(name_of(variant))
    compile_search(game.id)
    thoughts = [thought(some_choice(game, luck), luck, is_usual=not variant[2]) for _ in range(amount.thoughts)]
    return {
        "name": name_of(variant),
        "players": game.players,
        "options": np.array(game.definition.options_buffer(game.option_codes)).tolist(),
        "games": [Played(game, number).to_the_end() for number in range(amount.games)],
        "thoughts": thoughts,
        "batch": batch(game, amount.batch),
    }


@cache
def compile_search(game: str) -> None:
    """From here on `decide` searches in the compiled gear."""
    warm_up(game, lambda done, total: None)


class Played:
    """A random game in the compiled gear, with a digest of every position and of all legal moves on the way."""

    def __init__(self, game: Game, number: int) -> None:
        self.game, self.luck = game, number
        self.layout, self.rules = game.definition.layout, game.definition.compiled
        self.options = np.array(game.definition.options_buffer(game.option_codes))
        self.states, self.ids = np.zeros(2, self.layout.dtype), np.zeros(game.definition.most_moves, np.int64)
        self.rules.deal(self.states, 0, number, game.players, self.options)
        self.first = self.owing = int(game.definition.plain.pending(self.layout.new(self.position)))
        self.digest = crc32(self.position)
        self._look()

    @property
    def position(self) -> bytes:
        return self.states[:1].tobytes()[: self.layout.body]

    @property
    def is_over(self) -> bool:
        return self.owing == 0

    @property
    def seat(self) -> int:
        return (self.owing & -self.owing).bit_length() - 1

    def _look(self) -> None:
        self.moves = self.ids[: self.rules.choices(self.states, 0, self.seat, self.ids)].tolist()
        self.digest = crc32(self.ids[: len(self.moves)].tobytes(), self.digest)

    def go_on(self) -> None:
        self.luck = (self.luck * 1664525 + 1013904223) % 2**32
        self.owing = int(self.rules.step(self.states, 0, self.seat, self.moves[self.luck * len(self.moves) >> 32]))
        self.digest = crc32(self.position, self.digest)
        if not self.is_over:
            self._look()

    def to_the_end(self) -> tuple[int, int]:
        """Who was asked first, and the digest of all."""
        while not self.is_over:
            self.go_on()
        return self.first, self.digest

    def choices(self) -> Iterator[Played]:
        """Stop before every decision that is one."""
        while not self.is_over:
            if len(self.moves) > 1:
                yield self
            self.go_on()

    def concealed(self, key: int) -> bytes:
        self.rules.veil(self.states, 1, 0, self.seat, key)
        return self.states[1:].tobytes()[: self.layout.body]


def some_choice(game: Game, luck: Random) -> Played:
    """Somewhere in a random game, where there is something to choose."""
    number = luck.getrandbits(16)
    count = sum(1 for _ in Played(game, number).choices())
    return next(islice(Played(game, number).choices(), luck.randrange(count), None))


def thought(played: Played, luck: Random, is_usual: bool) -> dict[str, Any]:
    """One decision: the tree, the priors, an outlook, and what the levels decide, a master at usual tables only."""
    game, seat, key, seed = played.game.id, played.seat, luck.getrandbits(62), luck.getrandbits(62)
    position = played.concealed(key)
    desk = Desk(game, position, seat, SIMULATIONS, manner_of(game))
    desk.search(0, SIMULATIONS, seed)
    budgets = SECOND_LOOKS if takes_second_look(game) else BUDGETS
    levels = tuple(budgets) if is_usual else QUICK
    pointless = frozenset(played.moves[:1])
    task = Task(game, played.game.players, {}, position, seat, "expert", seed, SIMULATIONS, pointless)
    chosen = {lv: decide(game, position, seat, seed, budgets[lv]._replace(seconds=UNHURRIED)) for lv in levels}
    return {
        "open": played.position.hex(),
        "key": str(key),
        "position": position.hex(),
        "seat": seat,
        "seed": str(seed),
        "simulations": SIMULATIONS,
        "tree": desk.tally(),
        "priors": desk.priors(),
        "foreseen": FORESEEN,
        "outlook": desk.foresee(played.moves[0], 0, FORESEEN, seed),
        "chosen": chosen,
        "pointless": list(pointless),
        "picked": choose(task),
    }


def batch(game: Game, games: int) -> dict[str, Any]:
    out = game.rollouts(games, seed=7)
    return {
        "games": games,
        "seed": 7,
        "decisions": int(out.decisions),
        "scores": out.scores.ravel().tolist(),
        "winners": out.winners.tolist(),
        "lengths": out.lengths.tolist(),
    }
