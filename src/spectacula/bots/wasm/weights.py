"""Where a net lies in memory: its arrays one behind the other, each at a whole word, before the block of its module."""

from __future__ import annotations

from array import array
from math import prod

from spectacula.bots.trained import Card
from spectacula.engine.wasm.runner import WORD


class Weights:
    """The places of a net's arrays in its file and in memory."""

    def __init__(self, card: Card) -> None:
        self.numbers: dict[str, int] = {}
        self.moves: list[tuple[int, int, int]] = []  # from where in the file to where in memory, so many bytes
        start = self.size = 0
        for name, (kind, shape) in card.arrays.items():
            length = array(kind).itemsize * prod(shape)
            self.moves.append((start, self.size, length))
            self._tell(name.upper(), shape)
            start += length
            self.size += -(-length // WORD) * WORD
        self.numbers["NET_SIZE"] = self.size

    def _tell(self, name: str, shape: tuple[int, ...]) -> None:
        """What a driver knows an array by."""
        self.numbers |= {f"{name}_FROM": self.size, f"{name}_ROWS": shape[0]}
        if len(shape) > 1:
            self.numbers[f"{name}_COLUMNS"] = shape[1]
