"""Everything that can be wrong with what a caller asks for. Each message says what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spectacula.kernel.words import Say


class SpectaculaError(ValueError):
    """The caller asked for something that is not possible; the message says what is."""


class UnknownGame(SpectaculaError):
    """No game of that name."""


class BadPlayers(SpectaculaError):
    """The game is not for that many players."""


class BadOption(SpectaculaError):
    """An option or value the game does not have."""


class BadSeed(SpectaculaError):
    """A seed is a whole number from 0 to 2**63 - 1."""


class BadObservation(SpectaculaError):
    """Not an observation of this game."""


class BadReward(SpectaculaError):
    """No reward of that name."""


class BadAction(SpectaculaError):
    """An action that is not legal now, or an array that does not hold one for each game."""


class BadBatch(SpectaculaError):
    """No such batch: too few games, no such device or opponents."""


class BadSeat(SpectaculaError):
    """No such seat at this table."""


class UnknownLevel(SpectaculaError):
    """No bot of that level."""


class IllegalMove(SpectaculaError):
    """The rules forbid it; `reason` is the unmet rule, to be put into the player's language."""

    def __init__(self, message: str, reason: Say) -> None:
        super().__init__(message)
        self.reason = reason


class CannotUndo(SpectaculaError):
    """Something was revealed or somebody else has moved since."""


class BadRecord(SpectaculaError):
    """A record that cannot be read or does not hold; `ply` is the first move that does not, if it is a move."""

    def __init__(self, message: str, ply: int | None = None) -> None:
        super().__init__(message)
        self.ply = ply
