"""Records from outside: every move is checked before a table is made of them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import UploadFile
from litestar.di import NamedDependency
from litestar.enums import RequestEncodingType
from litestar.params import Body

from spectacula.bots import LEVELS
from spectacula.engine.match import Match
from spectacula.engine.record import Record
from spectacula.kernel.errors import BadRecord
from spectacula.server.errors import Refused
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.tables import travelling
from spectacula.server.tables.table import SeatPlan, Table
from spectacula.server.tables.travelling import Parcel
from spectacula.web.games import OFFERED
from spectacula.web.shell import page
from spectacula.web.visitor import Visitor, settled
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]
Upload = Annotated[dict[str, Any], Body(media_type=RequestEncodingType.MULTI_PART)]
LARGEST = 2_000_000
PARCEL, HEAD = travelling.FORMAT.encode(), 100
"""What a table that travels says of itself, and how soon."""


def show(request: Asked, visitor: Visitor, status: int = 200, **said: Any) -> Response[str]:
    known = {"problem": "", "reason": "", "table": None, "moves": 0, "back": False, "gone_on": False, **said}
    return page(request, visitor, "review/records.html", status=status, **known)


@get("/records", include_in_schema=False)
async def records(request: Asked, visitor: NamedDependency[Visitor]) -> Response[str]:
    return show(request, visitor)


@post("/records", status_code=200, include_in_schema=False, request_max_body_size=LARGEST + 10_000,
      guards=[at_most(20, "records")])  # fmt: skip
async def upload(
    request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House], data: Upload
) -> Response[str]:
    """Verify a record; one that holds becomes a table of the visitor's own."""
    words = Words(visitor.language)
    file = data.get("record")
    content = await file.read() if isinstance(file, UploadFile) else b""
    if not content:
        return show(request, visitor, 422, problem=words("records-none"))
    if len(content) > LARGEST:
        return show(request, visitor, 422, problem=words("records-too-large"))
    try:
        if PARCEL in content[:HEAD]:
            return await _unpacked(request, house, visitor, Parcel.read(content))
        match = Record.read(content).verify()
    except BadRecord as error:
        return show(request, visitor, 422, problem=words("records-broken"), reason=str(error))
    player = await settled(request, house, visitor)
    table = await house.take_up(player, match, seats_for(match, visitor))
    return show(request, visitor, table=table, moves=match.ply, title=_title(table, visitor))


async def _unpacked(request: Asked, house: House, visitor: Visitor, parcel: Parcel) -> Response[str]:
    """A table that was taken elsewhere, or comes from there."""
    words = Words(visitor.language)
    player = await settled(request, house, visitor)
    try:
        table = await house.take_in(player, parcel)
    except Refused as refusal:
        said = {"problem": words("records-elsewhere"), "reason": words("records-gone-on"), "gone_on": True}
        return show(request, visitor, refusal.status, **said)
    return show(request, visitor, table=table, moves=table.match.ply, title=_title(table, visitor), back=True)


def seats_for(match: Match, visitor: Visitor) -> list[SeatPlan]:
    """A finished game is only looked at; in an open one the visitor takes the first seat that is to decide."""
    level = LEVELS[1]
    names = Words(visitor.language).texts
    plans = [SeatPlan("bot", names.text("player", number=n + 1), level) for n in range(match.game.players)]
    if not match.over:
        plans[match.pending[0]] = SeatPlan("me", visitor.name)
    return plans


def _title(table: Table, visitor: Visitor) -> str:
    return Words(visitor.language).about(table.game.id).own("title") if table.game.id in OFFERED else table.game.id


HANDLERS = [records, upload]
