"""The rules of a game as CUDA device functions, and its record as a GPU reads and deals it."""

from __future__ import annotations

from collections.abc import Sequence
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from spectacula.engine import gears
from spectacula.engine.definition import Definition
from spectacula.kernel import streams
from spectacula.kernel.state import TAIL


def device_rules(chosen: Definition, drivers: Sequence[ModuleType] = ()) -> SimpleNamespace:
    """All rules of a game as CUDA device functions, where nobody listens to what is told.

    `play` and `setup` leave the steps that follow to the caller.
    """
    from numba import cuda
    from numba.cuda.cpython import numbers

    gears.let_integers_wrap(numbers)

    def jit(function: FunctionType, is_entry: bool) -> Any:
        return gears.one_version(cuda.jit(device=True)(function), "compile_device")

    def stay(s: Any) -> None:
        """Somebody else takes the steps."""

    def be_silent(s: Any, what: int, who: int, a: int, b: int) -> None:
        """Nobody listens."""

    instead = {
        chosen.module("rules").advance: cuda.jit(device=True)(stay),
        streams.tell: cuda.jit(device=True)(be_silent),
    }
    return gears.bind([*chosen.rule_modules, *drivers], jit, keep_all=True, instead=instead)


def aligned(chosen: Definition) -> Any:
    """The game's record, promising that every field lies at a multiple of its width: else it is read byte by byte."""
    plain = chosen.layout.dtype
    return _record(plain, plain.names, plain.itemsize)


def body_of(chosen: Definition) -> Any:
    """The game's position as such a record, without the tail that reports the last transition.

    It is filled up so that the records of a warp, side by side in shared memory, lie in as many banks as can be.
    """
    plain = chosen.layout.dtype
    size = -(-(chosen.layout.body + 8) // 16) * 16 - 8
    return _record(plain, [name for name in plain.names if name not in TAIL], size)


def _record(plain: Any, names: Sequence[str], size: int) -> Any:
    import numpy as np

    formats, offsets = zip(*(plain.fields[name][:2] for name in names), strict=True)
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": size}, align=True)


def blank(game: Any, n: int) -> Any:
    """States to deal in. Players and options are written here and not on the GPU.

    There, optimised code (NVVM 12.9) read the last option for the number of players after storing both.
    """
    import numpy as np

    states = np.zeros(n, aligned(game.definition))
    states["players"] = game.players
    states["option"] = np.array(game.definition.options_buffer(game.option_codes))
    return states
