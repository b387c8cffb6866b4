"""The face of a seat's clock: what it shows when the page is made; from there on the browser counts."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from spectacula.server.tables import clocks
from spectacula.server.tables.table import Table
from spectacula.server.tables.terms import DAY
from spectacula.web.daily.days import date_in_words
from spectacula.web.words import Words

HOUR, MINUTE = 3600, 60


@dataclass(frozen=True)
class Face:
    """A clock on the page. All moments are the house's, in seconds."""

    seat: int
    text: str
    line: str
    """The same in a sentence."""
    live: bool
    now: float
    ends: float | None
    """When time is up; None while the clock stands still."""
    reserve: float
    little: float
    """Seconds before the end from which it is plain to see."""
    mine: bool

    @property
    def short(self) -> bool:
        """Whether little time is left."""
        return self.ends is not None and self.ends - self.now <= self.little


def face(table: Table, seat: int, words: Words, now: float, mine: bool = False) -> Face | None:
    """The clock of somebody's seat; None where there is none, or nothing to wait for any more."""
    agreed, info = table.terms.clock, table.seats[seat]
    if agreed is None or not table.clocks or table.over or info.kind == "bot" or info.player_id is None:
        return None
    whole, reserve = clocks.whole(table, seat), table.clocks[seat].reserve
    ends, away = clocks.ends(table, seat), clocks.on_break(table, seat, now)
    left = reserve if ends is None else max(0.0, ends - now)
    text = shown(left, reserve, agreed.live, ends is not None, words)
    if away is not None and not agreed.live:
        last = datetime.fromtimestamp(away.until - 1, UTC).date()
        text = words("clock-away", day=date_in_words(last.isoformat(), words))
    told = "clock-up" if info.stand_in and table.clocks[seat].timeouts else "clock-runs" if ends else "clock-reserve"
    return Face(
        seat=seat,
        text=text,
        line=words(told, name=words.names[seat], time=text),
        live=agreed.live,
        now=now,
        ends=None if away is not None and not agreed.live else ends,
        reserve=reserve,
        little=clocks.LAST_PART * whole,
        mine=mine,
    )


def shown(left: float, reserve: float, live: bool, running: bool, words: Words) -> str:
    """`0:32 + 10:00` in live play, where the first part is the decision's own; `2 d 5 h` by days."""
    if not live:
        return remaining(left, words)
    return f"{_minutes(left - reserve)} + {_minutes(reserve)}" if running and left > reserve else _minutes(left)


def _minutes(seconds: float) -> str:
    return f"{int(seconds) // MINUTE}:{int(seconds) % MINUTE:02}"


def remaining(seconds: float, words: Words) -> str:
    """`2 d 5 h`, `5 h 12 min`."""
    seconds, units = max(0.0, seconds), words("clock-units").split()
    days, hours, minutes = int(seconds // DAY), int(seconds % DAY // HOUR), int(seconds % HOUR // MINUTE)
    parts = [(days, units[0]), (hours, units[1])] if days else [(hours, units[1]), (minutes, units[2])]
    return " ".join(f"{number}\N{NO-BREAK SPACE}{unit}" for number, unit in parts if number) or f"0 {units[2]}"
