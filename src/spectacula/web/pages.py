"""All pages together: their handlers, static files, and what a visitor sees when something is wrong."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.config.app import AppConfig
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.plugins import InitPlugin

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.errors import Damaged, Refused
from spectacula.server.host.desk import ShownOut, TooMany
from spectacula.server.house import House
from spectacula.server.http.foundation import Foundation
from spectacula.server.http.limits import BODY_LIMIT
from spectacula.server.http.quiet import no_spoilers
from spectacula.server.people.looks import NameTaken
from spectacula.web import assets
from spectacula.web.daily import pages as daily
from spectacula.web.fair import pages as fair
from spectacula.web.guide import pages as guide
from spectacula.web.hints import pages as hints
from spectacula.web.lobby import pages as lobby
from spectacula.web.lobby import setup
from spectacula.web.mine import pages as mine
from spectacula.web.result import pages as result
from spectacula.web.review import pages as review
from spectacula.web.review import records
from spectacula.web.room import pages as room
from spectacula.web.rulebook import pages as rulebook
from spectacula.web.shell import page
from spectacula.web.tables import acts, bygone, ordering
from spectacula.web.tables import pages as tables
from spectacula.web.travel import pages as travel
from spectacula.web.visitor import Visitor, visitor_of
from spectacula.web.words import Words, preferred

log = logging.getLogger(__name__)
ROOMS: tuple[Any, ...] = (
    lobby,
    setup,
    tables,
    acts,
    bygone,
    ordering,
    hints,
    rulebook,
    review,
    result,
    records,
    mine,
    guide,
    daily,
    fair,
    travel,
    room,
)
SPECIAL: dict[type[Exception], str] = {
    Damaged: "damaged",
    NameTaken: "name-taken",
    ShownOut: "shown-out",
    TooMany: "too-many",
}
KNOWN = (400, 403, 404, 410, 421, 429, 500, 503)


@get("/static/{version:str}/{name:path}", include_in_schema=False)
async def static(request: Request[Any, Any, Any], version: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A file by its versioned address, packed when the browser takes it."""
    found = assets.assets().get(str(name).lstrip("/"))
    if found is None:
        raise NotFoundException
    headers = {"Vary": "Accept-Encoding"}
    current = version == assets.version()
    headers["Cache-Control"] = "public, max-age=31536000, immutable" if current else "no-cache"
    content = found.content
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["Content-Encoding"] = found.packed, "gzip"
    return Response(content, media_type=found.media_type, headers=headers)


async def provide_visitor(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Visitor:
    visitor = await visitor_of(request, house)
    house.host.admit(visitor.id)
    return visitor


def wrong(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The closed curtain: one sentence, and the way to the lobby. Never a word about what is hidden."""
    from spectacula.server.http.api.refusals import refuse_request, retry_after  # seldom needed, and it takes time

    status = 500
    if isinstance(error, HTTPException):
        status = error.status_code
    elif isinstance(error, Refused):
        status = error.status
    elif isinstance(error, SpectaculaError):
        status = 400
    if status >= 500 and not isinstance(error, Refused):
        log.error("%s %s", request.method, request.scope.get("path_template") or "none", exc_info=error)
    if request.url.path.startswith(("/api/", "/schema")):
        return refuse_request(status, error)
    shown = SPECIAL.get(type(error)) or (status if status in KNOWN else 400 if status < 500 else 500)
    language = request.cookies.get("language") or preferred(request.headers.get("accept-language", ""))
    words = Words(language if language in ("en", "de", "fr") else "en")
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else retry_after(error)
    theme = request.cookies.get("theme")
    return page(
        request,
        Visitor(None, words.language, theme if theme in ("light", "dark") else None),
        "error.html",
        status=status,
        headers={key: str(value) for key, value in headers.items()},
        number=status,
        headline=words(f"error-{shown}"),
        line=words(f"error-{shown}-line"),
        read_at=bygone.way_to(request, error),
    )


def app_of(house: House, foundation: Foundation | None = None, pages: Pages | None = None) -> Litestar:
    """The app of a house, whatever that stands on."""
    return Litestar(plugins=[foundation or Foundation(house), pages or Pages()], request_max_body_size=BODY_LIMIT)


# What a house does not offer, a tab for one, is not even loaded.


def _company(house: House) -> tuple[Any, ...]:
    """Where others come: finding them, getting on with them, and who looks after them all."""
    if not house.settings.guests:
        return ()
    from spectacula.web.friends import pages as friends
    from spectacula.web.host import pages as host
    from spectacula.web.lobby import board, finding
    from spectacula.web.manners import pages as manners
    from spectacula.web.rating import pages as rating
    from spectacula.web.tournaments import pages as tournaments

    return board, finding, friends, manners, rating, tournaments, host


def _accounts(house: House) -> tuple[Any, ...]:
    if not house.settings.accounts:
        return ()
    from spectacula.web.account import room as account

    return (account,)


def _alerts(house: House) -> tuple[Any, ...]:
    if not house.alerts.offered:
        return ()
    from spectacula.web.alerts import acts as alerts

    return (alerts,)


class Pages(InitPlugin):
    """Adds the pages to an app that has a house, with `more` that only a server has and what templates know of it."""

    def __init__(self, more: Sequence[HTTPRouteHandler] = (), **known: Any) -> None:
        self.more = more
        self.known = known

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        house: House = app_config.state["house"]
        rooms = (*ROOMS, *_company(house), *_accounts(house), *_alerts(house))
        handlers = [static, *(handler for room in rooms for handler in room.HANDLERS), *self.more]
        app_config.state.update(self.known)
        app_config.route_handlers.append(Router("/", route_handlers=handlers, guards=[no_spoilers]))
        app_config.dependencies["visitor"] = Provide(provide_visitor)
        if app_config.compression_config is not None:
            exclude = app_config.compression_config.exclude or []
            packed = [exclude] if isinstance(exclude, str) else list(exclude)
            app_config.compression_config.exclude = [*packed, "^/static/", "^/offline/"]
        for kind in (HTTPException, SpectaculaError, Exception):
            app_config.exception_handlers.setdefault(kind, wrong)
        return app_config
