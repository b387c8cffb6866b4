"""Where the deal of a table comes from: the house's number under its seal, and what each seat has given to it."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, replace

from spectacula.engine.fairness import Fair, Share, is_number, new_number, seal_of
from spectacula.engine.game import Game
from spectacula.engine.match import Match


@dataclass(frozen=True)
class Given:
    """What somebody gives to a deal: a seal, or the number itself where the house has sealed its own `house` before."""

    seal: str = ""
    number: str = ""
    house: str = ""

    @property
    def share(self) -> Share:
        if self.house and is_number(self.number):
            return Share(seal_of(self.number), self.number)
        return Share(self.seal if is_number(self.seal) else "")


@dataclass(frozen=True)
class Deal:
    """The numbers of a deal. The house's is told to nobody before the game is over, and not before it `opens`."""

    name: str
    number: str
    shares: tuple[Share, ...] = ()
    made: float = 0.0
    closed: float | None = None  # since when nobody can seal any more, and numbers are opened
    opens: float | None = None  # when others who play the same deal have had their time

    @property
    def fair(self) -> Fair:
        return Fair(self.name, seal_of(self.number), self.number, self.shares)

    @property
    def seal(self) -> str:
        return seal_of(self.number)

    @property
    def waits(self) -> bool:
        """Whether somebody who has given a seal has not opened it."""
        return any(share.seal and not share.number for share in self.shares)

    @property
    def may_open(self) -> bool:
        return self.opens is None or self.opens <= time.time()

    def with_share(self, seat: int, share: Share) -> Deal:
        shares = [share if number == seat else other for number, other in enumerate(self.shares)]
        return replace(self, shares=tuple(shares))

    def without(self, seats: Iterable[int]) -> Deal:
        """Whoever gets up takes what they have given along."""
        gone = set(seats)
        return replace(self, shares=tuple(Share() if n in gone else share for n, share in enumerate(self.shares)))

    def match(self, game: Game) -> Match:
        match = game.new(self.fair.seed)
        match.fair = self.fair
        return match


def new_deal(name: str, players: int, seat: int | None = None, given: Given | None = None) -> Deal:
    """The house seals a number; whoever opens the table gives what they have to it."""
    given = given or Given()
    deal = Deal(name, given.house or new_number(), (Share(),) * players, time.time())
    return deal if seat is None else deal.with_share(seat, given.share)


def deal_of(fair: Fair) -> Deal:
    """A deal that was made elsewhere, and goes on here."""
    return Deal(fair.name, fair.number, fair.seats, time.time())
