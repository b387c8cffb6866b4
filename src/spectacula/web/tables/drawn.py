"""A table as HTML for one visitor: their screen, or the cover while a shared one is passed on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Request, Response

from spectacula.kernel.words import Say
from spectacula.server.tables.table import Table
from spectacula.web.games import board_of, playbill_of
from spectacula.web.shell import back_to, base_of, render
from spectacula.web.tables.draft import Imagined, imagine, read
from spectacula.web.tables.scenes import Seen, beats_since
from spectacula.web.tables.screen import described, sit
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]


def drawn(
    request: Asked, visitor: Visitor, table: Table, error: str | Say = "", imagined: Imagined | None = None
) -> str:
    """The table as this visitor may see it now, with the steps laid out, or the cover."""
    if table.covered(visitor.id):
        return _cover(request, visitor, table)
    screen = sit(table, visitor.id, visitor.language, error, imagined, visitor.unheard)
    beats = beats_since(table, screen.seat, _seen(request), screen.words)
    told = {"seen": _shown(table, imagined), "beats": beats}
    return render(request, visitor, "tables/screen.html", base=base_of(request), **told, **described(screen))


def _shown(table: Table, imagined: Imagined | None) -> Seen:
    """How far the screen goes: steps laid out on it are seen, and need not be played when they are taken."""
    now = Seen.of(table)
    return now if imagined is None else now._replace(ply=imagined.match.ply)


def _seen(request: Asked) -> Seen | None:
    """What the screen that asks shows, or has been sent to be played; None for a first look."""
    return Seen.read(request.headers.get("X-Seen", ""))


def answered(
    request: Asked,
    visitor: Visitor,
    table: Table,
    error: str | Say = "",
    status: int = 200,
    imagined: Imagined | None = None,
) -> Response[Any]:
    """The table for the script that asked; to the page where there are no scripts, or when the table has left."""
    if table.away is not None:
        return Response("", headers={"HX-Redirect": f"/t/{table.id}"})
    if request.method != "GET" and request.headers.get("HX-Request") != "true":
        return back_to(f"/t/{table.id}")
    return Response(
        drawn(request, visitor, table, error, imagined),
        status_code=status,
        media_type="text/html",
        headers={"X-Version": str(table.version), "Cache-Control": "no-store"},
    )


def drafted(table: Table, player_id: str | None, form: Mapping[str, str]) -> Imagined | None:
    """The turn laid out for the open decision; steps for an earlier one are forgotten."""
    if number(form, "opened") != table.match.ply:
        return None
    return imagine(table.match, table.viewing_seat(player_id), read(form.get("draft", "")), board_of(table.game.id))


def number(form: Mapping[str, str], key: str) -> int:
    """A number of a form; -1 if it is none."""
    try:
        return int(form.get(key, ""))
    except ValueError:
        return -1


def _cover(request: Asked, visitor: Visitor, table: Table) -> str:
    words = Words(visitor.language, table.game.id, table.names(visitor.language))
    match = table.match
    faces = [n for n in table.faces_of(visitor.id) if n in match.pending] or table.faces_of(visitor.id)
    last = match.committed[-1] if match.committed else match.played[-1].seat if match.played else None
    where, _ = board_of(table.game.id).where(match.view(None), words)
    return render(
        request,
        visitor,
        "tables/cover.html",
        words=words,
        game=table.game.id,
        table_id=table.id,
        version=table.version,
        seen=Seen.of(table),
        beats=beats_since(table, None, _seen(request), words),
        where=where,
        names=words.names,
        faces=faces,
        next=faces[0],
        last=last if last in table.seats_of(visitor.id) and last != faces[0] else None,
        mascot=playbill_of(table.game.id).MASCOT,
        states=[_cover_state(table, n, faces[0]) for n in range(len(table.seats))],
    )


def _cover_state(table: Table, n: int, following: int) -> tuple[str, str]:
    if n in table.match.committed:
        return "sealed", "lock"
    if n == following:
        return "next", "arrow"
    if n in table.match.pending:
        return "later", "clock"
    return ("bot", "bot") if table.seats[n].bot_level else ("done", "clock")
