"""The state's bytes, and the plain gear's checks on values and indices."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from spectacula.kernel.rules import table
from spectacula.kernel.state import Cells, Layout, Table, i1, i2, i8


class Toy(Table):
    mask: Annotated[int, i8]
    coins: Annotated[Cells, i2, (3,)]
    board: Annotated[Cells, i1, (2, 4)]


LAYOUT = Layout(Toy)


def test_fields_are_views_of_one_run_of_bytes() -> None:
    s = LAYOUT.new()
    s.coins[1] = -7
    s.board[1, 3] = 5
    s.mask = 1 << 62
    record = np.frombuffer(s.data, LAYOUT.dtype)[0]  # type: ignore[attr-defined]
    assert record["coins"].tolist() == [0, -7, 0] and record["board"][1, 3] == 5 and record["mask"] == 1 << 62


def test_a_value_that_does_not_fit_is_refused() -> None:
    s = LAYOUT.new()
    with pytest.raises(ValueError, match="invalid value"):
        s.board[0, 0] = 200


def test_an_index_out_of_bounds_is_refused() -> None:
    s = LAYOUT.new()
    with pytest.raises(IndexError):
        s.coins[3] = 1


def test_the_tail_is_not_part_of_the_position() -> None:
    s = LAYOUT.new()
    before = LAYOUT.bytes_of(s)
    s.listen, s.told, s.mark = 1, 9, 3
    s.news[0, 0] = 4
    assert LAYOUT.bytes_of(s) == before and len(before) == LAYOUT.body < LAYOUT.size


def test_tables_take_full_indices_and_cannot_be_changed() -> None:
    values = table([[1, 2, 3], [4, 5, 6]])
    assert values[1, 2] == 6
    with pytest.raises(TypeError):
        values[0, 0] = 9


def test_a_ragged_table_is_refused() -> None:
    with pytest.raises(ValueError, match="differ in length"):
        table([[1, 2], [3]])
