"""Compile what bots of a game think with, beside the game being played."""

from __future__ import annotations

from collections.abc import Callable

from spectacula.bots import trained
from spectacula.bots.desk import Desk, bound, manner_of
from spectacula.bots.trained import has_net
from spectacula.engine.definition import Progress, definition
from spectacula.engine.game import load
from spectacula.engine.warmup import Warmup


class BotWarmup(Warmup):
    """Compilation of one game's search, and of its net if it has one, in the background."""

    module = "spectacula.bots"

    @property
    def is_needless(self) -> bool:
        return bound(self.game).is_warm and (not has_net(self.game) or trained.bound(self.game).is_warm)


def warm_up(game: str, progress: Progress) -> None:
    """Compile the search of a game, then what its net needs if it has one, or load them from the cache."""
    match = load(game, definition(game).players[1]).new(0)
    seat = match.pending[0]
    position, move = match.concealed(seat, 1), match.ids(seat)[0]
    desk = Desk(game, position, seat, 2, manner_of(game), compiled=True)
    steps: list[Callable[[], object]] = [
        lambda: desk.search(0, 1, 0),
        desk.tally,
        desk.priors,
        lambda: desk.foresee(move, 0, 1, 0),
        bound(game).mark_warm,
    ]
    if has_net(game):
        glance = trained.Glance(game, position, seat, compiled=True)
        steps += [glance.promises, lambda: glance.prospect(move, 0, 1, 0, 1)]
        steps += [lambda: glance.foresee(move, 0, 1, 0), trained.bound(game).mark_warm]
    for done, compile_entry in enumerate(steps):
        progress(done, len(steps))
        compile_entry()
    progress(len(steps), len(steps))
