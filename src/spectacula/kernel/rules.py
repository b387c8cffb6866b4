"""The marks of rules, and the tables they look things up in.

A rules file is plain Python. `@rule` only marks a function; the same function runs as it stands (the plain gear) and,
bound by `engine.gears`, as machine code or on a GPU.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from math import prod
from typing import Any, TypeVar

from spectacula.kernel.state import Cells

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as a rule. It stays plain Python."""
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def near_rule(function: F) -> F:
    """Mark a rule that is asked over and over: compiled, it becomes a part of whoever asks, as a call costs much."""
    function.is_near = True  # type: ignore[attr-defined]
    return rule(function)


def entry(function: F) -> F:
    """Mark a rule that Python may call when compiled."""
    function.is_entry = True  # type: ignore[attr-defined]
    return rule(function)


def single_entry(function: F) -> F:
    """Mark an entry for one step at a time, which is better compiled soon than fast."""
    function.is_single = True  # type: ignore[attr-defined]
    return entry(function)


def dense_entry(function: F) -> F:
    """Mark an entry that does nothing but play: loops of rules are short, and faster in little code than unrolled."""
    function.is_dense = True  # type: ignore[attr-defined]
    return entry(function)


def flat_entry(function: F) -> F:
    """Mark an entry that plays and lists moves: its short loops are laid out flat, several places as one."""
    function.is_flat = True  # type: ignore[attr-defined]
    return entry(function)


def wide_entry(function: F) -> F:
    """Mark an entry that writes long rows: what stands side by side is written as one."""
    function.is_wide = True  # type: ignore[attr-defined]
    return entry(function)


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
