"""The nets that come with the package: read, checked against their cards, and put before a position."""

from __future__ import annotations

import hashlib
from array import array
from functools import cache
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from spectacula.bots import net, netplay, outlook
from spectacula.engine.bound import Bound
from spectacula.engine.definition import Definition, definition
from spectacula.kernel.errors import SpectaculaError

FOLDER = Path(__file__).with_name("nets")
KINDS = {"b": "int8", "h": "int16", "i": "int32", "q": "int64"}


class BadNet(SpectaculaError):
    """A net that does not fit its card or its game; the message says which."""


class Card(msgspec.Struct, frozen=True):
    """What a net is: the game it plays, what it learned from, and the hash of its weights."""

    game: str
    sha256: str
    observed: int  # numbers of an observation without the trail
    actions: int
    learned: str
    licence: str
    arrays: dict[str, tuple[str, tuple[int, ...]]]  # in the order of the file: the kind of number and the shape


def has_net(game: str) -> bool:
    """Whether a net of this game comes with the package."""
    return (FOLDER / f"{game}.json").exists()


@cache
def read(game: str, folder: Path = FOLDER) -> tuple[Card, bytes]:
    """A card and the weights it is for."""
    card = msgspec.json.decode((folder / f"{game}.json").read_bytes(), type=Card)
    weights = (folder / f"{game}.net").read_bytes()
    if hashlib.sha256(weights).hexdigest() != card.sha256:
        raise BadNet(f"the weights of {game} are not those its card is for")
    chosen = definition(game)
    if (card.game, card.observed, card.actions) != (game, chosen.module("observation").OBSERVED, len(chosen.notation)):
        raise BadNet(f"the net of {game} was trained on other observations or moves")
    return card, weights


class Arrays(NamedTuple):
    """A gear's way to make arrays of some kind of number."""

    compiled: bool

    def read(self, data: bytes, kind: str, shape: tuple[int, ...]) -> Any:
        if self.compiled:
            import numpy as np

            return np.frombuffer(data, KINDS[kind]).reshape(shape).copy()
        return memoryview(data).cast(kind, shape=list(shape))  # type: ignore[call-overload]

    def blank(self, size: int, kind: str = "q") -> Any:
        if self.compiled:
            return self.read(bytes(array(kind).itemsize * size), kind, (size,))
        return array(kind, [0]) * size


@cache
def net_of(game: str, compiled: bool, folder: Path = FOLDER) -> net.Net:
    """The arrays of a net for a gear."""
    card, weights = read(game, folder)
    found, start = {}, 0
    for name, (kind, shape) in card.arrays.items():
        end = start + array(kind).itemsize * prod(shape)
        found[name] = Arrays(compiled).read(weights[start:end], kind, shape)
        start = end
    return net.Net(**found)


def bound(game: str) -> Bound:
    """A game's rules with everything a net needs."""
    return definition(game).bound(net, outlook, netplay)


def is_ready(game: str) -> bool:
    """Whether a net is there and thinks at full speed."""
    return has_net(game) and bound(game).is_warm


def sheet_for(chosen: Definition, weights: net.Net, compiled: bool) -> net.Sheet:
    """A blank sheet for a net of this game."""
    blank, widest = Arrays(compiled).blank, max(int(weights.widths[layer]) for layer in range(3))
    return net.Sheet(
        row=blank(chosen.module("observation").OBSERVED),
        sums=blank(widest, "i"),
        bright=blank(widest, "i"),
        ids=blank(chosen.most_moves),
        notes=blank(chosen.module("advice").NOTES),
    )


class Glance:
    """A position before a net. `compiled` is None for the gear that is ready."""

    def __init__(
        self, game: str, position: bytes, seat: int, compiled: bool | None = None, weights: net.Net | None = None
    ) -> None:
        chosen, rules = definition(game), bound(game)
        self.seat = seat
        self.compiled = rules.is_warm if compiled is None else compiled
        self.rules = rules.compiled if self.compiled else rules.plain
        self.net = weights or net_of(game, self.compiled)
        self.states = _states(game, position, self.compiled)
        self.sheet = sheet_for(chosen, self.net, self.compiled)
        self.out = Arrays(self.compiled).blank(chosen.most_moves)

    @property
    def players(self) -> int:
        return int(self.states[0]["players"] if self.compiled else self.states[0].players)

    def promises(self) -> list[tuple[int, int]]:
        """The legal moves with their logits, in parts of `net.UNIT`."""
        n = self.rules.promises(self.states, self.seat, self.net, self.sheet, self.out)
        return [(int(self.sheet.ids[i]), int(self.out[i])) for i in range(n)]

    def prospect(self, move: int, first: int, last: int, seed: int, turns: int) -> int:
        """Chances to win after a move, in parts of `net.UNIT`, summed up over deals number first to last - 1."""
        total = self.rules.prospect(self.states, self.seat, move, first, last, seed, turns, self.net, self.sheet)
        return int(total)

    def foresee(self, move: int, first: int, last: int, seed: int) -> list[int]:
        """What a move leads to, in the order of `outlook`, summed up over whole games number first to last - 1."""
        held, out = (Arrays(self.compiled).blank(outlook.OUTLOOK) for _ in range(2))
        n = self.rules.foresee_by_net(self.states, self.seat, move, first, last, seed, self.net, self.sheet, held, out)
        return [int(out[i]) for i in range(outlook.PARTS + n)]


def favourite(game: str, position: bytes, seat: int, pointless: frozenset[int] = frozenset()) -> int:
    """The move that promises most at a glance."""
    found = [pair for pair in Glance(game, position, seat).promises() if pair[0] not in pointless]
    return max(found, key=lambda pair: pair[1])[0]


def _states(game: str, position: bytes, compiled: bool) -> Any:
    chosen = definition(game)
    if not compiled:
        return [chosen.layout.new(position), chosen.layout.new()]
    import numpy as np

    states = np.zeros(2, chosen.layout.dtype)
    states.view(np.uint8)[: len(position)] = np.frombuffer(position, np.uint8)
    return states
