"""The part of a page about alerts: one's ways, what each sort of them tells, and quiet hours."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from spectacula.server.alerts.events import Kind
from spectacula.server.alerts.ways import GROUPS, HOOKS, MOST, Group, Sort, Way
from spectacula.server.house import House
from spectacula.server.people.devices import hand_held
from spectacula.web.account.place import Asked
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

GOOD = ("added", "removed", "tested", "saved")
BAD = ("full", "url", "https", "private", "unknown", "keys", "topic", "room", "time")
ICONS = {"mail": "mail"}


@dataclass(frozen=True)
class WayRow:
    """A way, with one line about it."""

    id: str
    name: str
    icon: str
    line: str
    off: bool
    trouble: bool


@dataclass(frozen=True)
class Alerts:
    """Everything the template prints."""

    ways: list[WayRow]
    groups: list[Group]
    kinds: list[Kind]
    choices: dict[Group, tuple[Kind, ...]]
    quiet_from: str
    quiet_to: str
    quiet: bool
    zone: str
    push: str
    mail: str
    hooks: tuple[Sort, ...]
    full: bool


def notice_of(name: str) -> str | None:
    """The message for what has just been done on the page."""
    what = name.removeprefix("alerts-")
    return name if name != what and what in (*GOOD, *BAD) else None


def is_problem(name: str) -> bool:
    return notice_of(name) is not None and name.removeprefix("alerts-") in BAD


async def alerts_of(request: Asked, visitor: Visitor, house: House) -> Alerts | None:
    """None where nobody can be alerted. A guest lives in one browser, and is alerted there."""
    if not house.alerts.offered or visitor.id is None:
        return None
    words = Words(visitor.language)
    ways, wishes = await house.alerts.ways(visitor.id), await house.alerts.wishes(visitor.id)
    has_mail = house.accounts.mailer is not None and all(way.sort != "mail" for way in ways)
    return Alerts(
        ways=[_row(way, words) for way in ways],
        groups=[group for group in GROUPS if any(way.group == group for way in ways)],
        kinds=list(Kind),
        choices=wishes.choices,
        quiet_from=clock(wishes.quiet_from),
        quiet_to=clock(wishes.quiet_to),
        quiet=wishes.quiet_from != wishes.quiet_to,
        zone=wishes.zone,
        push=await _key(house) if "installable" in request.app.state else "",
        mail=(visitor.kept and has_mail and await house.accounts.address_of(visitor.id)) or "",
        hooks=HOOKS if visitor.kept else (),
        full=len(ways) >= MOST,
    )


async def _key(house: House) -> str:
    from spectacula.server.alerts.push import house_key  # needs cryptography, a house in a tab has none

    return (await house_key(house.store)).public


def clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def minutes(text: str) -> int | None:
    """From `22:00`, as a field of a form gives it."""
    hours, _, rest = text.partition(":")
    if not (hours.isdecimal() and rest.isdecimal() and int(hours) < 24 and int(rest) < 60):
        return None
    return int(hours) * 60 + int(rest)


def _row(way: Way, words: Words) -> WayRow:
    icon = ICONS.get(way.sort) or ("hook" if way.group == "hook" else "phone" if hand_held(way.name) else "screen")
    if way.group == "push":
        name, line = way.name or words("account-some-browser"), words("alerts-push-line")
    elif way.group == "mail":
        name, line = words("alerts-mail"), words("alerts-mail-line")
    else:
        name, line = words(f"alerts-sort-{way.sort}"), urlsplit(way.address).hostname or ""
    if way.problem:
        line = words("alerts-off" if way.off else f"alerts-trouble-{way.problem}")
    return WayRow(way.id, name, icon, line, way.off, bool(way.problem))
