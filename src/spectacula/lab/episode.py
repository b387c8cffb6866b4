"""One game as the field's interfaces step it: plain rules, actions and observations as the acting seat sees them.

An action is the id of a move whose seats are counted from the acting one, so that one policy can play every seat.
"""

from __future__ import annotations

from array import array
from typing import Any

from spectacula.engine import rewards, trail
from spectacula.engine.game import Game, load
from spectacula.engine.rewards import REWARDS, read_reward
from spectacula.kernel.errors import BadAction, BadSeat


class Episode:
    """A game from its deal to its end. What a seat may know of it is `observe`, `mask` and nothing else."""

    def __init__(self, game: Game, seed: int, reward: str = "win") -> None:
        self.game = game
        self.seed = seed
        self.state = game.deal(seed)
        self.state.listen = 0
        self.trail = array("h", bytes(2 * trail.TRAIL))
        self.reward = read_reward(reward)
        self.rules = game.definition.bound(trail, rewards).plain

    @property
    def position(self) -> bytes:
        return self.game.definition.layout.bytes_of(self.state)

    @property
    def over(self) -> bool:
        return bool(self.rules.over(self.state))

    @property
    def sealed(self) -> bool:
        """Whether all pending seats choose in secret, before anything is revealed."""
        return not self.over and bool(self.rules.sealed(self.state))

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision, lowest first."""
        mask = 0 if self.over else self.rules.pending(self.state)
        return tuple(seat for seat in range(self.game.players) if mask >> seat & 1)

    def actions(self, seat: int) -> list[int]:
        """Legal actions of a seat, rising; none if it owes no decision."""
        if self._seat(seat) not in self.pending:
            return []
        ids = array("q", bytes(8 * self.game.definition.most_moves))
        n = self.rules.legal(self.state, seat, ids)
        return sorted(self.action(seat, move) for move in ids[:n])

    def mask(self, seat: int) -> Any:
        """Legal actions as ones among all."""
        import numpy as np

        mask = np.zeros(len(self.game.definition.notation), np.int8)
        mask[self.actions(seat)] = 1
        return mask

    def observe(self, seat: int) -> Any:
        """What the seat knows, in the order of `game.observation`."""
        import numpy as np

        row = array("h", bytes(2 * self.game.observation.size))
        self.rules.observe(self.state, self._seat(seat), row)
        self.rules.recall(self.state, seat, self.trail, row)
        return np.array(row, np.int16)

    def oversee(self, seat: int) -> Any:
        """What is hidden from the seat, in the order of `game.hidden`."""
        import numpy as np

        row = array("h", bytes(2 * self.game.hidden.size))
        self.rules.oversee(self.state, self._seat(seat), row)
        return np.array(row, np.int16)

    def play(self, seat: int, action: int) -> None:
        """Play a decision of a seat that owes one."""
        legal = self.actions(seat)
        if action not in legal:
            raise BadAction(f"action {action} of seat {seat} is not legal; {_allowed(legal)}")
        move = self.move(seat, action)
        self.rules.note(self.state, seat, move, self.trail)
        self.rules.play(self.state, seat, move)

    def move(self, seat: int, action: int) -> int:
        """The move meant by an action of a seat."""
        move: int = self.rules.turned(self.state, seat, int(action), 1)
        return move

    def action(self, seat: int, move: int) -> int:
        """A move as an action of a seat."""
        action: int = self.rules.turned(self.state, seat, move, -1)
        return action

    def notation(self, seat: int, action: int) -> str:
        """An action as it stands in records."""
        return self.game.definition.notation[self.move(seat, action)]

    @property
    def rewards(self) -> list[float]:
        """What the game was worth to each seat; nothing before its end."""
        if not self.over:
            return [0.0] * self.game.players
        return [self.rules.worth_of(self.state, seat, self.reward) for seat in range(self.game.players)]

    def copy(self) -> Episode:
        """An episode of its own that stands where this one does."""
        return self._at(self.position)

    def __deepcopy__(self, memo: Any) -> Episode:
        return self.copy()

    def __reduce__(self) -> Any:
        """Plain data, so that an episode can be kept or sent elsewhere."""
        game, reward = self.game, REWARDS[self.reward]
        return _taken_up, (game.id, game.players, game.options, self.seed, reward, self.position, self.trail.tobytes())

    def concealed(self, seat: int, key: int) -> Episode:
        """A copy in which everything the seat cannot know is drawn anew from a key: what a search may look at."""
        copy = self.copy()
        self.rules.conceal(copy.state, self._seat(seat), key)
        return copy

    def _at(self, position: bytes) -> Episode:
        twin = object.__new__(Episode)
        twin.__dict__.update(self.__dict__)
        twin.state = self.game.definition.layout.new(position)
        twin.trail = self.trail[:]
        return twin

    def _seat(self, seat: int) -> int:
        if not isinstance(seat, int) or not 0 <= seat < self.game.players:
            raise BadSeat(f"seats are 0 to {self.game.players - 1}, not {seat}")
        return seat


def _taken_up(
    game: str, players: int, options: dict[str, Any], seed: int, reward: str, position: bytes, trail: bytes
) -> Episode:
    """An episode from what was kept of it."""
    episode = Episode(load(game, players, **options), seed, reward)
    episode.state = episode.game.definition.layout.new(position)
    episode.trail = array("h", trail)
    return episode


def _allowed(legal: list[int]) -> str:
    if not legal:
        return "it owes no decision"
    return f"legal are {', '.join(map(str, legal[:12]))}{', …' if len(legal) > 12 else ''}"
