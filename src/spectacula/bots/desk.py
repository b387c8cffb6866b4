"""A position on a bot's desk: the buffers that search and outlook work in, in whatever gear there is."""

from __future__ import annotations

from array import array
from math import prod
from typing import Any, NamedTuple, Protocol

from spectacula.bots import hurry, outlook, search
from spectacula.engine.bound import Bound
from spectacula.engine.definition import Definition, definition

DEPTH = 64


class Manner(NamedTuple):
    """How the search goes about it, in the order of `search.HOW`."""

    explore: int = 1200  # curiosity about moves with a good prior and few visits, in thousandths
    sharpness: int = 3  # the power a prior is raised to
    first_moves: int = 3  # moves looked at from the start
    widening: int = 100  # hundredths of a move more for the root of the visits
    cut: int = 60  # decisions of hurried play before the position is appraised
    blur: int = 150  # noise on priors in hurried play, in thousandths
    glance: int = 12  # moves looked at in hurried play
    spread: int = 150  # a lead of so many thousandths of the best worth counts half
    winning: int = 700  # the share of winning, as against leading, in a finished game, in thousandths


def manner_of(game: str) -> Manner:
    """Every game says how far to look ahead."""
    return Manner(cut=definition(game).module("advice").HORIZON)


def takes_second_look(game: str) -> bool:
    """Every game says whether whole games of hurried play are worth a look."""
    return bool(definition(game).module("advice").SECOND_LOOK)


def bound(game: str) -> Bound:
    """A game's rules with everything bots think with."""
    return definition(game).bound(search, outlook, hurry)


class Searching(Protocol):
    """One position and one tree, wherever it grows."""

    @property
    def compiled(self) -> bool: ...

    def search(self, first: int, last: int, seed: int) -> None:
        """Grow the tree by simulations number first to last - 1."""

    def tally(self) -> list[tuple[int, int, int]]:
        """The legal moves with visits and total value."""

    def priors(self) -> list[tuple[int, int]]:
        """The legal moves with how promising each looks."""

    def foresee(self, move: int, first: int, last: int, seed: int) -> list[int]:
        """What a move leads to, in the order of `outlook`, summed up over simulations number first to last - 1."""


class Gear(Protocol):
    """What searches where nothing can be compiled: WebAssembly, in a browser."""

    def desk(self, game: str, position: bytes, seat: int, simulations: int, manner: Manner) -> Searching: ...


_given: list[Gear] = []


def search_with(gear: Gear) -> None:
    """Have all bots of this process search in a gear of somebody else's from now on."""
    _given[:] = [gear]


def is_lent() -> bool:
    """Whether somebody else's gear searches."""
    return bool(_given)


def is_ready(game: str) -> bool:
    """Whether a game is searched thoroughly, and not in plain Python."""
    return is_lent() or bound(game).is_warm


def desk_for(
    game: str, position: bytes, seat: int, simulations: int, manner: Manner, compiled: bool | None = None
) -> Searching:
    """A desk in the gear that is ready, or in the one that is asked for."""
    if _given and compiled is None:
        return _given[0].desk(game, position, seat, simulations, manner)
    return Desk(game, position, seat, simulations, manner, compiled)


class Desk:
    """In plain Python or machine code; `compiled` is None for the one that is ready."""

    def __init__(
        self, game: str, position: bytes, seat: int, simulations: int, manner: Manner, compiled: bool | None = None
    ) -> None:
        chosen, rules = definition(game), bound(game)
        self.seat = seat
        self.compiled = rules.is_warm if compiled is None else compiled
        self.rules = rules.compiled if self.compiled else rules.plain
        self.states = _states(chosen, position, self.compiled)
        self.rows = 1 << (3 * simulations + 8).bit_length()
        self.out = self.cells(chosen.most_moves, 2)
        self.papers = search.Papers(
            ids=self.cells(chosen.most_moves),
            edges=self.cells(self.rows, search.EDGE),
            scratch=self.cells(chosen.most_moves, search.SCRATCH),
            path=self.cells(DEPTH, 2),
            memo=self.cells(search.MEMO),
            how=self.cells(search.HOW),
            notes=self.cells(chosen.module("advice").NOTES),
        )
        for number, value in enumerate(manner):
            self.papers.how[number] = value

    def cells(self, *shape: int) -> Any:
        """A blank array of integers."""
        if self.compiled:
            import numpy as np

            return np.zeros(shape, np.int64)
        return blank(*shape)

    def search(self, first: int, last: int, seed: int) -> None:
        """Grow the tree by simulations number first to last - 1."""
        self.rules.search(self.states, self.papers, self.seat, first, last, seed)

    def clear(self) -> None:
        """An empty tree again."""
        self.papers = self.papers._replace(edges=self.cells(self.rows, search.EDGE))
        self.papers.memo[search.EDGES] = 0

    def tally(self) -> list[tuple[int, int, int]]:
        """The legal moves with visits and total value."""
        n = self.rules.tally(self.states, self.papers, self.seat, self.out)
        return [(int(self.papers.ids[i]), int(self.out[i, 0]), int(self.out[i, 1])) for i in range(n)]

    def priors(self) -> list[tuple[int, int]]:
        """The legal moves with how promising each looks."""
        n = self.rules.priors(self.states, self.papers, self.seat, self.out)
        return [(int(self.papers.ids[i]), int(self.out[i, 0])) for i in range(n)]

    def foresee(self, move: int, first: int, last: int, seed: int) -> list[int]:
        """What a move leads to, in the order of `outlook`, summed up over simulations number first to last - 1."""
        held, out = self.cells(outlook.OUTLOOK), self.cells(outlook.OUTLOOK)
        n = self.rules.foresee(self.states, self.papers, self.seat, move, first, last, seed, held, out)
        return [int(out[i]) for i in range(outlook.PARTS + n)]


def blank(*shape: int) -> Any:
    """An array of zeros for the plain gear."""
    flat = memoryview(array("q", bytes(8 * prod(shape))))
    return flat.cast("B").cast("q", shape=list(shape)) if len(shape) > 1 else flat


def _states(chosen: Definition, position: bytes, compiled: bool) -> Any:
    if not compiled:
        return [chosen.layout.new(position), chosen.layout.new()]
    import numpy as np

    states = np.zeros(2, chosen.layout.dtype)
    states.view(np.uint8)[: len(position)] = np.frombuffer(position, np.uint8)
    return states
