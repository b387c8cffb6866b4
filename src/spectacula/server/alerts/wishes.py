"""What somebody wants to hear of by which way, and when not to be disturbed."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

import msgspec

from spectacula.server.alerts.events import Kind
from spectacula.server.alerts.ways import GROUPS, Group
from spectacula.server.store.rows import Row

DAY = 24 * 60
AT_FIRST: dict[Group, tuple[Kind, ...]] = {
    "push": tuple(Kind),
    "mail": (Kind.TURN, Kind.REMINDER, Kind.ROUND),
    "hook": (Kind.TURN, Kind.REMINDER, Kind.INVITED, Kind.ROUND),
}


@dataclass(frozen=True)
class Wishes:
    """Hours are minutes of the day in somebody's own time zone; the same twice means that none are quiet."""

    player_id: str
    choices: dict[Group, tuple[Kind, ...]] = field(default_factory=lambda: dict(AT_FIRST))
    quiet_from: int = 22 * 60
    quiet_to: int = 8 * 60
    zone: str = ""
    told: float = 0.0  # when they were alerted last

    def quiet_until(self, now: float) -> float | None:
        """When the quiet hours end that it is in now, if it is."""
        local = datetime.fromtimestamp(now, zone_called(self.zone))
        since = (local.hour * 60 + local.minute - self.quiet_from) % DAY
        if since >= (self.quiet_to - self.quiet_from) % DAY:
            return None
        end = local.replace(hour=self.quiet_to // 60, minute=self.quiet_to % 60, second=0, microsecond=0)
        return (end if end > local else end + timedelta(days=1)).timestamp()


def zone_called(name: str) -> tzinfo:
    """UTC where somebody has not said, or where this machine does not know it."""
    try:
        return ZoneInfo(name) if name else UTC
    except (LookupError, ValueError, OSError):
        return UTC


def known_zone(name: str) -> str:
    """The name of a time zone, or nothing."""
    return name if len(name) <= 64 and zone_called(name) is not UTC else ""


def wishes_of(row: Row) -> Wishes:
    return Wishes(**{**row, "choices": msgspec.json.decode(row["choices"], type=dict[Group, tuple[Kind, ...]])})


def wishes_row(wishes: Wishes) -> Row:
    chosen = {group: list(wishes.choices.get(group, ())) for group in GROUPS}
    return {**vars(wishes), "choices": msgspec.json.encode(chosen).decode()}
