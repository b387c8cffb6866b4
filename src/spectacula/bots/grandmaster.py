"""The grandmaster: a trained net names a few moves and plays each of them on for some turns, on the same deals."""

from __future__ import annotations

from typing import NamedTuple

from spectacula.bots.net import UNIT
from spectacula.bots.trained import Glance

DOUBT = 8 * UNIT  # a move that promises so much less than the best is not looked at
CERTAINTY = 100  # logits that a sure win weighs as much as
SEEDS = 1 << 62


class Manner(NamedTuple):
    """How a grandmaster looks ahead."""

    rounds: tuple[tuple[int, int], ...] = ((6, 10), (3, 20))  # so many of the best moves, on so many deals more
    turns: tuple[int, ...] = (24, 24, 14, 12, 8)  # until the seat has been asked so many times, with 1, 2 … players

    def turns_at(self, players: int) -> int:
        """The more sit at a table, the longer a turn takes; the last number holds for all larger ones."""
        return self.turns[min(players, len(self.turns)) - 1]


MANNERS = {  # the dearer a turn, the fewer
    "colosseum": Manner(((4, 4), (2, 6)), (8,)),
    "magnificent": Manner(((3, 2), (2, 3)), (24,)),
}


def manner_of(game: str) -> Manner:
    """How it looks ahead in a game."""
    return MANNERS.get(game, Manner())


class Candidate(NamedTuple):
    """A move, its logit, and the chances to win after it, summed up over some deals."""

    move: int
    promise: int
    chances: int = 0

    def worth(self, deals: int) -> int:
        """Promise and chances together."""
        return self.promise * max(1, deals) + CERTAINTY * self.chances


def grandmaster(
    game: str,
    position: bytes,
    seat: int,
    seed: int,
    pointless: frozenset[int] = frozenset(),
    most_deals: int | None = None,
) -> int:
    """The move whose promise and chances are best together; while nothing is compiled, the one that promises most."""
    return ranked(Glance(game, position, seat), manner_of(game), seed, pointless, most_deals)[0]


def ranked(
    glance: Glance, manner: Manner, seed: int, pointless: frozenset[int] = frozenset(), most_deals: int | None = None
) -> list[int]:
    """The moves, best first: those looked at longest before the others."""
    offered = [Candidate(*pair) for pair in glance.promises() if pair[0] not in pointless]
    offered.sort(key=lambda c: -c.promise)
    found = [c for c in offered if offered[0].promise - c.promise < DOUBT] if glance.compiled else offered[:1]
    left = offered[len(found) :]
    deals, turns = 0, manner.turns_at(glance.players)
    for moves, more in manner.rounds:
        found.sort(key=lambda c: -c.worth(deals))
        left = found[moves:] + left
        found = found[:moves]
        if len(found) == 1:
            break
        last = deals + min(more, most_deals or more)
        found = [
            c._replace(chances=c.chances + glance.prospect(c.move, deals, last, seed % SEEDS, turns)) for c in found
        ]
        deals = last
    found.sort(key=lambda c: -c.worth(deals))
    return [c.move for c in found + left]
