"""The state of a game: named integers over one run of bytes."""

from __future__ import annotations

from functools import cached_property
from math import prod
from typing import Annotated, Any, Generic, Protocol, TypeVar, get_args, get_type_hints

i1, i2, i4, i8 = "i1", "i2", "i4", "i8"
CODES = {i1: ("b", 1), i2: ("h", 2), i4: ("i", 4), i8: ("q", 8)}

STREAMS = 8
OPTIONS = 8
NEWS = 64
TAIL = ("mark", "listen", "told", "news")

CHANCE, REVEALED = 1, 2


class Cells(Protocol):
    """An array of integers. Rules always give the full index: `s.city[c, i]`."""

    def __getitem__(self, index: int | tuple[int, ...], /) -> int: ...
    def __setitem__(self, index: int | tuple[int, ...], value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Table:
    """What every game's state begins and ends with. The tail is not part of the position: see `Layout.body`."""

    key: Annotated[int, i8]  # the secret of all chance
    drawn: Annotated[Cells, i4, (STREAMS,)]  # words taken from each stream
    players: Annotated[int, i1]
    option: Annotated[Cells, i1, (OPTIONS,)]

    mark: Annotated[int, i1]  # CHANCE | REVEALED: what the last transition did
    listen: Annotated[int, i1]
    told: Annotated[int, i2]
    news: Annotated[Cells, i2, (NEWS, 4)]


S = TypeVar("S", bound=Table)
S_co = TypeVar("S_co", bound=Table, covariant=True)


class States(Protocol[S_co]):
    """Several states, addressed by number, in either gear."""

    def __getitem__(self, index: int, /) -> S_co: ...
    def __len__(self) -> int: ...


class Layout(Generic[S]):
    """The bytes of a state class: where each field lies, the plain view of it and the NumPy record of it."""

    def __init__(self, state: type[S]) -> None:
        hints = get_type_hints(state, include_extras=True)
        names = [n for n in hints if n not in TAIL] + list(TAIL)
        self.fields: dict[str, tuple[str, tuple[int, ...]]] = {}
        self.offsets: dict[str, int] = {}
        end = 0
        for name in names:
            _, code, *shape = get_args(hints[name])
            self.fields[name] = code, tuple(shape[0]) if shape else ()
            width = CODES[code][1]
            end = -(-end // width) * width
            self.offsets[name] = end
            end += width * prod(self.fields[name][1])
        self.body = self.offsets["mark"]
        self.size = -(-end // 8) * 8
        self._plain = self._plain_class()

    def new(self, data: bytes | None = None) -> S:
        """A state in the plain gear: blank, or over a copy of these bytes."""
        fresh = bytearray(self.size)
        if data is not None:
            fresh[: len(data)] = data
        state: S = self._plain(fresh)
        return state

    def bytes_of(self, state: S) -> bytes:
        """The position, without the tail that only reports the last transition."""
        return bytes(memoryview(state.data)[: self.body])  # type: ignore[attr-defined]

    def _plain_class(self) -> Any:
        """A class whose fields are views of its bytes: reads give ints; values and indices are checked."""
        init, scalars = [], []
        for name, (code, shape) in self.fields.items():
            letter, width = CODES[code]
            start = self.offsets[name]
            view = f"m[{start}:{start + width * prod(shape)}].cast('{letter}'"
            view += f", shape={list(shape)})" if len(shape) > 1 else ")"
            if shape:
                init.append(f"self.{name} = {view}")
            else:
                init.append(f"self._{name} = {view}")
                scalars.append(name)
        slots = ["data", *(f"_{n}" if n in scalars else n for n in self.fields)]
        lines = ["class Plain:", f" __slots__ = {tuple(slots)!r}", " def __init__(self, data):"]
        lines += ["  self.data = data", "  m = memoryview(data)", *(f"  {line}" for line in init)]
        for name in scalars:
            lines += [" @property", f" def {name}(self): return self._{name}[0]"]
            lines += [f" @{name}.setter", f" def {name}(self, value): self._{name}[0] = value"]
        space: dict[str, Any] = {}
        exec("\n".join(lines), space)
        return space["Plain"]

    @cached_property
    def dtype(self) -> Any:
        """The same bytes as a NumPy record: one object, as compiled rules take longer to know another one."""
        import numpy as np

        formats = [(code, shape) if shape else code for code, shape in self.fields.values()]
        offsets = [self.offsets[name] for name in self.fields]
        return np.dtype({"names": list(self.fields), "formats": formats, "offsets": offsets, "itemsize": self.size})
