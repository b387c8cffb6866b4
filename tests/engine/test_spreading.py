"""Sets that machine code writes at once stand in a row as the loops of the other gears write them."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest
from numba.core.errors import TypingError

from spectacula.engine.spreading import parts, spreading
from spectacula.kernel.observation import put_bits, put_two_sets

AT_ONCE = spreading()
WIDTHS = (1, 5, 52, 64)
SETS = (0, 1, 0b1011, 1 << 51, (1 << 52) - 1, 0x0123_4567_89AB_CDEF, -1)


def row() -> Any:
    return np.full(70, 9, np.int16)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_set_is_written_as_the_loop_writes_it(width: int) -> None:
    put = AT_ONCE[put_bits]

    @numba.njit  # type: ignore[untyped-decorator]
    def write(bits: int, out: Any) -> None:
        put(bits, width, out, 3)

    for bits in SETS:
        found, expected = row(), row()
        write(bits, found)
        put_bits(bits, width, expected, 3)
        assert found.tolist() == expected.tolist()


@pytest.mark.parametrize("width", WIDTHS)
def test_two_sets_are_written_as_the_loop_writes_them(width: int) -> None:
    put = AT_ONCE[put_two_sets]

    @numba.njit  # type: ignore[untyped-decorator]
    def write(a: int, x: int, b: int, y: int, out: Any) -> None:
        put(a, x, b, y, width, out, 3)

    for bits in SETS:
        found, expected = row(), row()
        write(bits, 7, ~bits, -2, found)
        put_two_sets(bits, 7, ~bits, -2, width, expected, 3)
        assert found.tolist() == expected.tolist()


@pytest.mark.parametrize("width", range(1, 65))
def test_parts_cover_a_row_and_nothing_beyond_it(width: int) -> None:
    places = [place for start, size in parts(width) for place in range(start, start + size)]
    assert sorted(set(places)) == list(range(width))


def test_a_width_that_is_no_constant_is_refused() -> None:
    put = AT_ONCE[put_bits]

    @numba.njit  # type: ignore[untyped-decorator]
    def write(bits: int, width: int, out: Any) -> None:
        put(bits, width, out, 3)

    with pytest.raises(TypingError, match="the name of a constant"):
        write(5, 4, row())
