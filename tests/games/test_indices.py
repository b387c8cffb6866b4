"""No rule counts from the end: -1 is "none", and compiled rules take it for no place at all."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from random import Random
from types import FunctionType, SimpleNamespace
from typing import Any

import pytest

from spectacula.engine import gears, rewards, trail
from spectacula.engine.definition import definition
from spectacula.engine.trail import TRAIL
from spectacula.kernel.state import Table
from spectacula.kernel.streams import lowest
from tests.games.tables import PLAIN_COUNTS, game_of, name_of

Variant = tuple[str, int, dict[str, object]]
FEWEST_AND_MOST = [v for v in PLAIN_COUNTS if v[1] in definition(v[0]).players]
OBSERVED_EVERY = 5  # decisions


class FromTheStart:
    """An array that refuses places counted from its end."""

    def __init__(self, cells: Any) -> None:
        self.cells = cells

    def __getitem__(self, index: Any) -> int:
        value: int = self.cells[self._place(index)]
        return value

    def __setitem__(self, index: Any, value: int) -> None:
        self.cells[self._place(index)] = value

    def __len__(self) -> int:
        return len(self.cells)

    @staticmethod
    def _place(index: Any) -> Any:
        if min(index if isinstance(index, tuple) else (index,)) < 0:
            raise IndexError(f"{index} counts from the end")
        return index


def guard_tables(rules: SimpleNamespace) -> None:
    """The tables that these rules look things up in."""
    for function in vars(rules).values():
        space = function.__globals__ if isinstance(function, FunctionType) else {}
        space.update({name: FromTheStart(value) for name, value in space.items() if isinstance(value, memoryview)})


def guard(state: Table) -> Table:
    """The arrays of a state."""
    for name in type(state).__slots__:  # type: ignore[attr-defined]
        value = getattr(state, name)
        if isinstance(value, memoryview) and not name.startswith("_"):
            setattr(state, name, FromTheStart(value))
    return state


def random_play(rules: Any, s: Table, ids: Any, luck: Random) -> Iterator[tuple[int, int]]:
    """Play to the end; the seat and the move, before each is played."""
    while not rules.over(s):
        seat = lowest(rules.pending(s))
        move = ids[luck.randrange(rules.legal(s, seat, ids))]
        yield seat, move
        rules.play(s, seat, move)


@pytest.mark.parametrize("variant", FEWEST_AND_MOST, ids=map(name_of, FEWEST_AND_MOST))
def test_no_rule_counts_from_the_end(variant: Variant) -> None:
    game = game_of(variant)
    chosen, luck = game.definition, Random(1)
    rules = gears.bind([*chosen.rule_modules, trail, rewards])
    guard_tables(rules)
    s, past = guard(game.deal(4)), FromTheStart(array("h", bytes(2 * TRAIL)))
    s.listen = 0
    ids, notes = (FromTheStart(array("q", bytes(8 * n))) for n in (chosen.most_moves, chosen.module("advice").NOTES))
    for number, (seat, move) in enumerate(random_play(rules, s, ids, luck)):
        rules.note(s, seat, move, past)
        if number % OBSERVED_EVERY == 0:
            row = FromTheStart(array("h", bytes(2 * game.observation.size)))
            rules.observe(s, seat, row)
            rules.recall(s, seat, past, row)
            rules.oversee(s, seat, FromTheStart(array("h", bytes(2 * game.hidden.size))))
            rules.study(s, seat, notes)
            rules.prior(s, seat, move, notes)
    assert number > 20 and isinstance(s.drawn, FromTheStart)
