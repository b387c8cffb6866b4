"""What rules are written with: a state of named integers over one run of bytes, and three marks.

A rules file is plain Python. `@rule` only marks a function; the same function runs as it stands (the plain gear) and,
bound by `engine.gears`, as machine code or on a GPU.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from math import prod
from typing import Annotated, Any, Generic, Protocol, TypeVar, get_args, get_type_hints

i1, i2, i4, i8 = "i1", "i2", "i4", "i8"
CODES = {i1: ("b", 1), i2: ("h", 2), i4: ("i", 4), i8: ("q", 8)}

STREAMS = 8
OPTIONS = 8
NEWS = 64
TAIL = ("mark", "listen", "told", "news")

CHANCE, REVEALED = 1, 2

F = TypeVar("F", bound=Callable[..., Any])


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


def rule(function: F) -> F:
    """Mark a function as a rule. It stays plain Python."""
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def entry(function: F) -> F:
    """Mark a rule that Python may call when compiled."""
    function.is_entry = True  # type: ignore[attr-defined]
    return rule(function)


def compiled_as(twin: Callable[..., Any]) -> Callable[[F], F]:
    """A rule whose compiled form is another function: for the few things the two gears spell differently."""

    def mark(function: F) -> F:
        function.twin = twin  # type: ignore[attr-defined]
        return rule(function)

    return mark


def table(values: Sequence[Any]) -> Cells:
    """A constant the rules look things up in, of any shape: a read-only view here, an array in compiled rules."""
    shape: list[int] = []
    level: Any = values
    while isinstance(level, (list, tuple)):
        shape.append(len(level))
        level = level[0]
    flat = array("q", _flatten(values))
    if len(flat) != prod(shape):
        raise ValueError(f"table rows differ in length: {len(flat)} values for shape {shape}")
    view = memoryview(flat)
    if len(shape) > 1:
        view = view.cast("B").cast("q", shape=shape)
    return view.toreadonly()


def _flatten(values: Iterable[Any]) -> Iterable[int]:
    for value in values:
        if isinstance(value, (list, tuple)):
            yield from _flatten(value)
        else:
            yield int(value)


def _copy_compiled(states: Any, to: int, source: int) -> None:
    states[to] = states[source]


@compiled_as(_copy_compiled)
def copy_state(states: Any, to: int, source: int) -> None:
    """Overwrite one state with another."""
    states[to].data[:] = states[source].data


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

    @property
    def dtype(self) -> Any:
        """The same bytes as a NumPy record."""
        import numpy as np

        formats = [(code, shape) if shape else code for code, shape in self.fields.values()]
        offsets = [self.offsets[name] for name in self.fields]
        return np.dtype({"names": list(self.fields), "formats": formats, "offsets": offsets, "itemsize": self.size})
