"""Spectacula: three board games about putting on a show, from Python.

>>> import spectacula
>>> game = spectacula.load("histrio", players=4)
>>> match = game.new(seed=7)
>>> while not match.over:
...     seat = match.pending[0]
...     match.play(seat, match.moves(seat)[0])
>>> match.over
True
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)

from spectacula.bots import Hint, hint
from spectacula.engine.game import Game, Rollouts, load
from spectacula.engine.match import Match, View
from spectacula.engine.preview import Preview
from spectacula.engine.record import Record, replay, verify
from spectacula.kernel.errors import (
    BadOption,
    BadPlayers,
    BadRecord,
    BadSeat,
    BadSeed,
    CannotUndo,
    IllegalMove,
    SpectaculaError,
    UnknownGame,
    UnknownLevel,
)

__all__ = [
    "BadOption",
    "BadPlayers",
    "BadRecord",
    "BadSeat",
    "BadSeed",
    "CannotUndo",
    "Game",
    "Hint",
    "IllegalMove",
    "Match",
    "Preview",
    "Record",
    "Rollouts",
    "SpectaculaError",
    "UnknownGame",
    "UnknownLevel",
    "View",
    "hint",
    "load",
    "replay",
    "verify",
]
