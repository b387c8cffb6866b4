"""What keeps deals that others play too from being given away."""

from __future__ import annotations

from contextlib import suppress

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from msgspec import MsgspecError

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.tables.terms import read_terms


async def no_spoilers(connection: ASGIConnection, _handler: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Guards everything about a table: a deal that somebody may still play is not shown to them at another's."""
    house: House = connection.app.state.house
    table = None
    if "table_id" in connection.path_params:
        with suppress(SpectaculaError, MsgspecError):
            table_id = connection.path_params["table_id"]
            table = await house.table(table_id) if await _is_shared(house, table_id) else None
    if table is not None and table.day is not None:
        await house.daily.keep_quiet(table, await _who(connection, house))
    elif table is not None and table.terms.same_deal:
        await house.tournaments.keep_quiet(table, await _who(connection, house))


async def _is_shared(house: House, table_id: str) -> bool:
    """Whether others play the same deal: so it was agreed when the table was laid, and nobody loads a table for it."""
    if (known := house.live.get(table_id)) is not None:
        return known.day is not None or known.terms.same_deal
    found = await house.store.rows("tables", {"id": table_id})
    return any(row["day"] is not None or read_terms(row["terms"]).same_deal for row in found)


async def _who(connection: ASGIConnection, house: House) -> str | None:  # type: ignore[type-arg]
    program: Player | None = connection.scope.get("user")
    who = program or await house.accounts.known(connection.session)
    return None if who is None else who.id
