"""The list of tournaments: what runs, what comes, what is over, and three weeks of a calendar."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from spectacula.server.tournaments.tourney import Tourney
from spectacula.web.games import OFFERED, playbill_of
from spectacula.web.tournaments.words import clock_of, form_of, moment, name_of
from spectacula.web.words import Words

WEEKS = 3
PAST = 12


@dataclass(frozen=True)
class Listed:
    """A row of the list."""

    id: str
    game: str
    icon: str
    name: str
    form: str
    line: str
    starts: str
    mine: bool
    open: bool
    winner: str = ""
    place: int | None = None


@dataclass(frozen=True)
class Day:
    """A day of the calendar, by the clock of Greenwich."""

    number: int
    iso: str
    gone: bool
    today: bool
    events: tuple[Listed, ...]


def listed(found: Tourney, player_id: str | None, words: Words) -> Listed:
    mine = found.entry_of(player_id)
    over = found.state == "over"
    ranked = found.standings() if over else []
    own = next((each.place for each in ranked if mine is not None and each.entrant == mine.key), None)
    return Listed(
        id=found.id,
        game=found.plan.game,
        icon=playbill_of(found.plan.game).ICON,
        name=found.name,
        form=" · ".join(filter(None, [form_of(found, words), clock_of(found, words)])),
        line=_line(found, words),
        starts=moment(found.starts if found.state == "open" else found.began),
        mine=mine is not None and mine.out is None,
        open=found.state == "open",
        winner=name_of(found.entry(ranked[0].entrant), words) if ranked else "",
        place=own,
    )


def _line(found: Tourney, words: Words) -> str:
    people = words("tournament-people", n=len(found.here))
    if found.state == "running" and found.ends is None:
        return people
    if found.state == "running":
        return f"{words('tournament-runs', n=found.turn)} · {people}"
    if found.state == "open" and found.full_at is not None:
        return words("tournament-waits", n=len(found.here), of=found.full_at)
    return people


def offered(found: Iterable[Tourney]) -> list[Tourney]:
    return [each for each in found if each.plan.game in OFFERED]


def calendar(found: Iterable[Tourney], player_id: str | None, words: Words) -> list[Day]:
    """From the Monday of this week on."""
    today = datetime.now(UTC).date()
    first = today - timedelta(days=today.weekday())
    by_day: dict[date, list[Listed]] = {}
    for each in found:
        at = each.began or each.starts
        if at is not None:
            by_day.setdefault(datetime.fromtimestamp(at, UTC).date(), []).append(listed(each, player_id, words))
    days = [first + timedelta(days=n) for n in range(7 * WEEKS)]
    return [Day(day.day, day.isoformat(), day < today, day == today, tuple(by_day.get(day, ()))) for day in days]
