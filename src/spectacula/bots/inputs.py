"""What a net is told of an observation: amounts divided by powers of two, and ones where a number has a certain value.

The trail of moves is left out: a bot has the position before it and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spectacula.engine.definition import Definition
from spectacula.engine.trail import trail_parts
from spectacula.kernel.observation import Part

NO_AMOUNT = -1


class Inputs(NamedTuple):
    """Of each input which number of a row it comes from, the value it stands for (-1: the amount), and its shift."""

    source: tuple[int, ...]
    value: tuple[int, ...]
    shift: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.source)


def inputs_of(chosen: Definition, largest: Sequence[int]) -> Inputs:
    """First the amounts, then the names, which become a one for each value but the lowest.

    `largest` is what the numbers of a row have come to.
    """
    amounts: list[tuple[int, int, int]] = []
    names: list[tuple[int, int, int]] = []
    told = len(chosen.observation.parts) - len(trail_parts(chosen.players[1], chosen.notation))
    for part, start in list(zip(chosen.observation.parts, chosen.observation.starts, strict=True))[:told]:
        places = range(start, start + part.size)
        usual = max(largest[place] for place in places)
        for place in places:
            if is_name(part):
                names += [(place, value, 0) for value in range(part.low + 1, part.high + 1)]
            else:
                amounts.append((place, NO_AMOUNT, shift_of(largest[place] or usual)))
    source, value, shift = zip(*amounts, *names, strict=True)
    return Inputs(source, value, shift)


def is_name(part: Part) -> bool:
    """Whether the numbers of a part stand for one of several things."""
    return len(part.words) > 2


def shift_of(largest: int) -> int:
    """How often amounts are halved, so that the largest comes to less than 4."""
    return max(0, largest.bit_length() - 2)
