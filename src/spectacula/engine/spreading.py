"""Sets written into rows at once: a processor lays members side by side, where a loop takes one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from spectacula.kernel import observation

MOST_AT_ONCE = 32


def spreading() -> dict[Any, Callable[..., Any]]:
    """What machine code has in the place of the rules that write sets, which are as wide as a constant says."""
    from numba import types
    from numba.extending import intrinsic

    @intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
    def put_bits(typing: Any, bits: Any, width: Any, out: Any, n: Any) -> Any:
        wide = constant(width)

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            bits, _, row, n = arguments
            first = place(context, builder, out, row, n)
            for start, size in parts(wide):
                store(builder, builder.zext(members(builder, bits, start, size), numbers(first, size)), first, start)
            return context.get_dummy_value()

        return types.none(types.int64, width, out, types.int64), generate

    @intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
    def put_two_sets(typing: Any, a: Any, x: Any, b: Any, y: Any, width: Any, out: Any, n: Any) -> Any:
        wide = constant(width)

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            a, x, b, y, _, row, n = arguments
            first = place(context, builder, out, row, n)
            for start, size in parts(wide):
                told = numbers(first, size)(None)
                for bits, number in ((b, y), (a, x)):
                    chosen = members(builder, bits, start, size)
                    told = builder.select(chosen, repeated(builder, number, told.type), told)
                store(builder, told, first, start)
            return context.get_dummy_value()

        four = (types.int64,) * 4
        return types.none(*four, width, out, types.int64), generate

    return {observation.put_bits: put_bits, observation.put_two_sets: put_two_sets}


def constant(width: Any) -> int:
    """The width of a set, from its type."""
    from numba.core.errors import TypingError
    from numba.core.types import IntegerLiteral

    if not isinstance(width, IntegerLiteral):
        raise TypingError("put_bits and put_two_sets take the width of a set as the name of a constant")
    wide: int = width.literal_value
    return wide


def parts(width: int) -> Iterator[tuple[int, int]]:
    """Where the parts of a row begin that are written at once, and how wide they are; the last two may overlap."""
    size = min(MOST_AT_ONCE, 1 << width.bit_length() - 1)
    for start in range(0, width, size):
        yield min(start, width - size), size


def place(context: Any, builder: Any, out: Any, row: Any, n: Any) -> Any:
    """Where place n of a row lies."""
    return builder.gep(context.make_array(out)(context, builder, row).data, [n])


def numbers(first: Any, size: int) -> Any:
    """A vector of numbers as a row holds them."""
    from llvmlite import ir

    return ir.VectorType(first.type.pointee, size)


def members(builder: Any, bits: Any, start: int, size: int) -> Any:
    """Some of the members of a set as a vector of truths."""
    from llvmlite import ir

    kept = builder.trunc(builder.lshr(bits, bits.type(start)), ir.IntType(size))
    return builder.bitcast(kept, ir.VectorType(ir.IntType(1), size))


def repeated(builder: Any, number: Any, kind: Any) -> Any:
    """A vector that has a number everywhere."""
    from llvmlite import ir

    blank = ir.Constant(kind, ir.Undefined)
    narrow = kind.element.width < number.type.width
    one = builder.insert_element(blank, builder.trunc(number, kind.element) if narrow else number, ir.IntType(32)(0))
    return builder.shuffle_vector(one, blank, ir.VectorType(ir.IntType(32), kind.count)(None))


def store(builder: Any, vector: Any, first: Any, start: int) -> None:
    """Write a vector into a row."""
    from llvmlite import ir

    there = builder.gep(first, [ir.IntType(32)(start)])
    written = builder.store(vector, builder.bitcast(there, vector.type.as_pointer()))
    written.align = vector.type.element.width // 8
