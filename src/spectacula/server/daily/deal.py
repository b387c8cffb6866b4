"""What is dealt on a day: cards, seat and bots, from the secret of the house and the date."""

from __future__ import annotations

import hmac
import time
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cached_property

from spectacula.engine.fairness import Fair, seal_of
from spectacula.engine.game import Game, load
from spectacula.engine.match import Match
from spectacula.kernel.errors import SpectaculaError
from spectacula.server.tables.table import SeatPlan

PLAYERS = 3
LEVEL = "skilled"
BEST = "master"
"""The level whose play of the deal everybody may compare theirs with."""


@dataclass(frozen=True)
class Deal:
    """One game of one day."""

    game: str
    day: str
    secret: bytes

    @cached_property
    def _drawn(self) -> bytes:
        return hmac.digest(self.secret, f"deal of the day {self.day} {self.game}".encode(), "sha256")

    @property
    def rules(self) -> Game:
        return load(self.game, PLAYERS)

    @property
    def seat(self) -> int:
        """Where whoever plays it sits."""
        return self._drawn[-1] % PLAYERS

    @property
    def fair(self) -> Fair:
        """The number of the day, sealed long before; it is opened when the day is over."""
        number = self._drawn.hex()
        return Fair(f"{self.day} {self.game}", seal_of(number), number)

    @property
    def opens(self) -> float:
        """When nobody can begin to play it any more."""
        after = date.fromisoformat(self.day) + timedelta(days=1)
        return datetime.combine(after, datetime.min.time(), UTC).timestamp()

    def match(self) -> Match:
        match = self.rules.new(self.fair.seed)
        match.fair = self.fair
        return match

    def company(self, me: SeatPlan) -> list[SeatPlan]:
        """Bots all round, and one place to play at."""
        return [me if seat == self.seat else SeatPlan("bot", level=LEVEL) for seat in range(PLAYERS)]


def today() -> str:
    """The day everywhere is the one in Greenwich, so that it begins for all at once."""
    return datetime.fromtimestamp(time.time(), UTC).date().isoformat()


def until_tomorrow() -> timedelta:
    now = datetime.fromtimestamp(time.time(), UTC)
    return datetime.combine(now.date() + timedelta(days=1), datetime.min.time(), UTC) - now


def week(day: str) -> list[str]:
    """The seven days that end with this one."""
    last = date.fromisoformat(day)
    return [(last - timedelta(days=back)).isoformat() for back in reversed(range(7))]


def known_day(text: str) -> str:
    """A day that has begun."""
    try:
        written = date.fromisoformat(text).isoformat() == text
    except ValueError:
        written = False
    if not written:  # a day goes by one name only, or today could be asked for as if it were past
        raise SpectaculaError("a day is written like 2026-11-16")
    if text > today():
        raise SpectaculaError("that day has not come yet")
    return text


def luck(match: Match, seat: int) -> int:
    """What a bot of the deal draws from at a decision: the same whoever sits opposite."""
    drawn = hmac.digest(str(match.seed).encode(), f"{match.ply} {seat}".encode(), "sha256")
    return int.from_bytes(drawn[:4], "big") >> 1
