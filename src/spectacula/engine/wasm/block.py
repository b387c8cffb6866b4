"""The one block of memory a module works on: where everything lies in it, and arrays over addresses for the drivers.

All lies in words of eight bytes. What differs in length from call to call, a tree or the results of a batch, has the
room behind all else.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from types import ModuleType
from typing import Any

from spectacula.engine.definition import Definition
from spectacula.engine.wasm.runner import WORD
from spectacula.kernel.state import OPTIONS

STATES = 2  # a position, and one to play on in


class Block:
    """The parts of a block by name: those of the batch runner, then those of further drivers."""

    def __init__(self, definition: Definition, words: Mapping[str, int], numbers: Mapping[str, int]) -> None:
        self.definition = definition
        self.numbers = numbers
        own = {"states": STATES * definition.layout.size // WORD, "options": OPTIONS, "ids": definition.most_moves}
        self.words = {**own, **words}
        ends = accumulate((WORD * length for length in self.words.values()), initial=0)
        self.offsets = dict(zip([*self.words, "room"], ends, strict=True))

    @property
    def names(self) -> ModuleType:
        """What drivers find beside the verbs of a game: `IDS_AT`, `IDS_WORDS` and such, numbers, arrays by address."""
        import numba

        names = ModuleType("spectacula.engine.wasm.names")
        record = numba.from_dtype(self.definition.layout.dtype)
        vars(names).update({f"{name.upper()}_AT": offset for name, offset in self.offsets.items()})
        vars(names).update({f"{name.upper()}_WORDS": length for name, length in self.words.items()})
        vars(names).update(
            states_at=_over(record, 1, STATES),
            cells_at=_over(numba.types.int64, 1),
            grid_at=_over(numba.types.int64, 2),
            ints_at=_over(numba.types.int32, 1),
            shorts_at=_over(numba.types.int16, 1),
            byte_grid_at=_over(numba.types.int8, 2),
        )
        vars(names).update(self.numbers)
        return names


def _over(element: Any, dimensions: int, length: int | None = None) -> Any:
    """An array over an address. Numba's own would count references, for which there is nobody here."""
    from numba import types
    from numba.extending import intrinsic
    from numba.np import arrayobj

    kind = types.Array(element, dimensions, "C")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        address, *shape = arguments
        item = context.get_data_type(element)
        size = context.get_constant(types.intp, context.get_abi_sizeof(item))
        if length is not None:
            shape = [context.get_constant(types.intp, length)]
        strides = [size] if dimensions == 1 else [builder.mul(size, shape[1]), size]
        array = arrayobj.make_array(kind)(context, builder)
        data = builder.inttoptr(address, item.as_pointer())
        arrayobj.populate_array(array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None)
        return array._getvalue()

    word = types.int64
    if length is not None:
        return intrinsic(lambda typing, address: (kind(word), generate))
    if dimensions == 1:
        return intrinsic(lambda typing, address, n: (kind(word, word), generate))
    return intrinsic(lambda typing, address, n, m: (kind(word, word, word), generate))
