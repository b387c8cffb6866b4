"""Compile what bots of a game think with, beside the game being played."""

from __future__ import annotations

from collections.abc import Callable

from spectacula.bots.desk import Desk, bound, manner_of
from spectacula.engine.definition import Progress, definition
from spectacula.engine.game import load
from spectacula.engine.warmup import Warmup


class BotWarmup(Warmup):
    """Compilation of one game's search in the background."""

    module = "spectacula.bots"

    @property
    def is_needless(self) -> bool:
        return bound(self.game).is_warm


def warm_up(game: str, progress: Progress) -> None:
    """Compile the search of a game, or load it from the cache."""
    match = load(game, definition(game).players[1]).new(0)
    seat = match.pending[0]
    desk = Desk(game, match.concealed(seat, 1), seat, 2, manner_of(game), compiled=True)
    move = match.ids(seat)[0]
    steps: list[Callable[[], object]] = [
        lambda: desk.search(0, 1, 0),
        desk.tally,
        desk.priors,
        lambda: desk.foresee(move, 0, 1, 0),
    ]
    for done, compile_entry in enumerate(steps):
        progress(done, len(steps))
        compile_entry()
    progress(len(steps), len(steps))
    bound(game).mark_warm()
