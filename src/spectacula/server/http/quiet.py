"""What keeps deals that others play too from being given away."""

from __future__ import annotations

from contextlib import suppress

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.house import House
from spectacula.server.player import Player


async def no_spoilers(connection: ASGIConnection, _handler: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Guards everything about a table: a deal that somebody may still play is not shown to them at another's."""
    house: House = connection.app.state.house
    table = None
    if "table_id" in connection.path_params:
        with suppress(SpectaculaError):
            table = await house.table(connection.path_params["table_id"])
    if table is not None and table.day is not None:
        await house.daily.keep_quiet(table, await _who(connection, house))
    elif table is not None and table.terms.same_deal:
        await house.tournaments.keep_quiet(table, await _who(connection, house))


async def _who(connection: ASGIConnection, house: House) -> str | None:  # type: ignore[type-arg]
    program: Player | None = connection.scope.get("user")
    who = program or await house.accounts.known(connection.session)
    return None if who is None else who.id
