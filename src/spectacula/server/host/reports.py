"""Reports: somebody tells the host of bad manners, with what was said; the host closes it, warns or silences."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from spectacula.server.errors import NotNow, OutOfService, Refused
from spectacula.server.player import Player, clean
from spectacula.server.store.rows import Delete, Insert, Row, Update
from spectacula.server.store.store import Conflict
from spectacula.server.tables.table import Table

if TYPE_CHECKING:
    from spectacula.server.house import House

DAY = 24 * 3600.0
KINDS = ("insult", "hate", "spam", "cheating", "name", "other")
MOST_A_DAY = 5
LINES = 10
"""So many of the last words of somebody are kept with a report."""
LINE_LENGTH = 200
UNDECIDED, DECIDED = 365 * DAY, 90 * DAY
"""How long a report is kept while nobody decides, and after somebody has."""
UNREAD = 365 * DAY
"""How long a warning waits to be read."""


class TooManyReports(Refused):
    """Somebody has reported as often as one may in a day."""

    status = 429
    code = "too-many-reports"


class Silenced(NotNow):
    """The host lets somebody say nothing for a while."""

    code = "silenced"


@dataclass(frozen=True)
class Report:
    """What somebody has told the host about somebody."""

    id: str
    at: float
    about: str
    name: str
    reporter: str
    kind: str
    line: str
    table_id: str
    evidence: tuple[str, ...]


class Reports:
    """The reports of one house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def report(self, player: Player, about: str, table: Table, kind: str, line: str) -> None:
        """Tell the host; the last words of whom it is about come along."""
        if kind not in KINDS or player.id == about:
            raise NotNow("there is nothing to report")
        now = time.time()
        mine = await self.house.store.rows("reports", {"reporter": player.id})
        if sum(row["at"] > now - DAY for row in mine) >= MOST_A_DAY:
            raise TooManyReports(f"nobody reports more than {MOST_A_DAY} times a day")
        said = [each.text for each in table.talk if not each.goodbye and table.speaker(each) == about][-LINES:]
        row = {
            "id": secrets.token_urlsafe(12),
            "at": now,
            "reporter": player.id,
            "about": about,
            "table_id": table.id,
            "kind": kind,
            "line": clean(line, LINE_LENGTH),
            "evidence": msgspec.json.encode(said).decode(),
            "decision": "",
            "until": now + UNDECIDED,
        }
        try:
            await self.house.store.write([Insert("reports", row)])
        except Conflict:
            raise NotNow("there is nobody of that name any more") from None

    async def waiting(self) -> list[Report]:
        """Those nobody has decided on, the oldest first."""
        rows = await self.house.store.rows("reports", {"decision": ""})
        return [await self._report(row) for row in sorted(rows, key=lambda row: float(row["at"]))]

    async def _report(self, row: Row) -> Report:
        about, reporter = [await self.house.player(row[who] or "") for who in ("about", "reporter")]
        return Report(
            row["id"],
            row["at"],
            row["about"],
            "" if about is None else about.name,
            "" if reporter is None else reporter.name,
            row["kind"],
            row["line"],
            row["table_id"],
            tuple(msgspec.json.decode(row["evidence"], type=list[str])),
        )

    async def close(self, report_id: str) -> None:
        """Nothing more is to be done."""
        await self._decide(report_id, "closed")

    async def warn(self, report_id: str) -> None:
        """A word with somebody, which they see until they have read it."""
        await self._caution(await self._decide(report_id, "warned"), "warned", UNREAD)

    async def silence(self, report_id: str, days: float) -> None:
        """Somebody says nothing at any table for so long."""
        await self._caution(await self._decide(report_id, "silenced"), "silenced", days * DAY)

    async def read(self, player_id: str) -> None:
        """Somebody has read what the host has said to them."""
        await self.house.accounts.write(player_id, Delete("cautions", {"player_id": player_id, "kind": "warned"}))

    async def made_by(self, player_id: str) -> list[Row]:
        return await self.house.store.rows("reports", {"reporter": player_id})

    async def clear_out(self) -> None:
        """What was kept long enough goes."""
        now = time.time()
        with suppress(OutOfService, Conflict):
            await self.house.store.write([Delete(table, {}, until=now) for table in ("reports", "cautions")])

    async def _decide(self, report_id: str, decision: str) -> str:
        """Note what was decided, once; returns whom it is about."""
        where, after = {"id": report_id, "decision": ""}, {"decision": decision, "until": time.time() + DECIDED}
        found = await self.house.store.rows("reports", where)
        try:
            await self.house.store.write([Update("reports", where, after)])
        except Conflict:
            raise NotNow("somebody has decided on this already") from None
        return str(found[0]["about"])

    async def _caution(self, player_id: str, kind: str, seconds: float) -> None:
        row = {"player_id": player_id, "kind": kind, "until": time.time() + seconds}
        gone = Delete("cautions", {"player_id": player_id, "kind": kind})
        await self.house.accounts.write(player_id, gone, Insert("cautions", row))


def check_may_talk(player: Player | None) -> None:
    """Raises `Silenced` while the host lets somebody say nothing."""
    if player is not None and player.silent_until > time.time():
        raise Silenced("the host has asked you not to talk for a while")
