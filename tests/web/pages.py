"""What a page says, made without a server or a browser."""

from __future__ import annotations

from typing import Any

from litestar.middleware.session.client_side import ClientSideSessionBackend
from litestar.testing import RequestFactory

from spectacula.engine.match import Match
from spectacula.server.http.sessions import session_config
from spectacula.server.player import Player
from spectacula.server.settings import Settings
from spectacula.server.tables.table import Pace, SeatInfo, Table
from spectacula.web.tables.draft import written
from spectacula.web.tables.drawn import drafted, drawn
from spectacula.web.tables.scenes import Seen
from spectacula.web.visitor import Visitor

FACTORY = RequestFactory()
REQUEST: Any = FACTORY.get("/t/t")


def seen_by(
    match: Match, seat: int | None, language: str = "en", steps: tuple[str, ...] = (), seen: Seen | None = None
) -> str:
    """The fragment a person in this seat gets with these steps laid out, who has seen so much; None watches."""
    seats = [SeatInfo("person", f"Player {n}", player_id=f"p{n}", last_seen=0.0) for n in range(match.game.players)]
    table = Table("t", match.game, match, seats, "p0", Pace.INSTANT, version=7, created=0.0)
    player = None if seat is None else Player(f"p{seat}", f"Player {seat}")
    visitor = Visitor(player, language, None)
    imagined = drafted(table, visitor.id, {"opened": str(match.ply), "draft": written(steps)})
    request: Any = REQUEST if seen is None else FACTORY.get("/t/t", headers={"X-Seen": str(seen)})
    return drawn(request, visitor, table, imagined=imagined)


def seen_of(match: Match) -> Seen:
    """How far a screen that shows the match has followed it."""
    return Seen(match.ply, 0, sum(1 << seat for seat in match.committed))


def cookie_of(settings: Settings, player_id: str) -> str:
    """The signed session of a guest, as the server would have set it."""
    return session_of(settings, {"player": player_id})


def session_of(settings: Settings, session: dict[str, str]) -> str:
    backend = ClientSideSessionBackend(session_config(settings))
    return "".join(chunk.decode() for chunk in backend.dump_data(session))
