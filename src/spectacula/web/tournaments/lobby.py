"""What the lobby says of tournaments: little, and only to those it concerns."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.server.house import House
from spectacula.web.tournaments.listing import offered
from spectacula.web.visitor import Visitor


@dataclass(frozen=True)
class Ready:
    """A tournament at which the visitor is to play now."""

    name: str
    game: str
    way: str


@dataclass(frozen=True)
class InLobby:
    """`shown` where there are any, or to somebody who may propose one."""

    shown: bool = False
    live: int = 0
    ready: tuple[Ready, ...] = ()


async def in_lobby(house: House, visitor: Visitor) -> InLobby:
    if not house.settings.guests:
        return InLobby()
    found = offered(await house.tournaments.live())
    tables = [(each, await house.tournaments.table_of(each, visitor.id)) for each in found]
    ready = tuple(Ready(each.name, each.plan.game, f"/t/{laid.table_id}") for each, laid in tables if laid is not None)
    return InLobby(bool(found) or visitor.kept, len(found), ready)
