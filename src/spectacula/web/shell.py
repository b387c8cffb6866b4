"""Turning templates into pages: the Jinja environment, its small drawing functions, and the frame of a page."""

from __future__ import annotations

import json
import re
import time
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from jinja2 import BaseLoader, FileSystemLoader, ModuleLoader, StrictUndefined
from litestar import Request, Response
from litestar.response import Redirect
from litestar.template.base import csrf_token
from markupsafe import Markup

from spectacula.server.house import House
from spectacula.web import assets
from spectacula.web.daily.days import full_date
from spectacula.web.games import OFFERED, page_folder
from spectacula.web.lines import Lines
from spectacula.web.printing import Press
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words


def _game_folders() -> list[Path]:
    return list(dict.fromkeys(page_folder(game).parent for game in OFFERED))


PAGE = re.compile(r"/(?!/)[^\\\x00-\x20]*")
"""A path of ours: one that begins with two slashes, or hides some, would be the name of another house."""


CLOSED = "strip"
"""The cookie that says which announcement its reader has closed."""
COMPILED = assets.HERE / "compiled"
"""Templates that were compiled ahead, where starting must be quick."""


def _loader() -> BaseLoader:
    if COMPILED.exists():
        return ModuleLoader(COMPILED)
    return FileSystemLoader([assets.HERE / "templates", *(page_folder(game).parent for game in OFFERED), assets.HERE])


HTMX = Markup(
    json.dumps(
        {
            "includeIndicatorStyles": False,
            "allowEval": False,
            "allowScriptTags": False,
            "historyCacheSize": 0,
            "responseHandling": [
                {"code": "204", "swap": False},
                {"code": "[23]..", "swap": True},
                {"code": "409|422", "swap": True},
                {"code": "[45]..", "swap": False, "error": True},
            ],
        },
        separators=(",", ":"),
    )
)
"""What htmx may do on a page, and which answers it puts in place."""


@cache
def environment() -> Press:
    env = Press(
        loader=_loader(),
        autoescape=True,
        undefined=StrictUndefined,
        extensions=[Lines],
        auto_reload=False,
        cache_size=-1,
    )
    env.globals.update(htmx_config=HTMX, url=assets.url, acts=assets.acts, icon=icon, art=art, shape=shape)
    return env


@cache
def icon(name: str, cls: str = "") -> Markup:
    """A line drawing of 24 by 24."""
    return art(f"i-{name}", cls)


@cache
def art(name: str, cls: str = "") -> Markup:
    """Any drawing of the sprite."""
    marked = f' class="{cls}"' if cls else ""
    return Markup(f'<svg{marked} viewBox="{assets.viewbox(name)}" aria-hidden="true"><use href="#{name}"/></svg>')


@cache
def shape(seat: int, cls: str = "shape") -> Markup:
    """The shape of a player's colour."""
    return art(f"ps-{seat + 1}", cls)


def page(
    request: Request[Any, Any, Any],
    visitor: Visitor,
    template: str,
    *,
    status: int = 200,
    symbols: frozenset[str] = frozenset(),
    headers: dict[str, str] | None = None,
    **context: Any,
) -> Response[str]:
    """A whole page, with the drawings it uses at its head."""
    html = render(request, visitor, template, **context)
    drawn = assets.sprite(assets.used_symbols(html) | symbols)
    return Response(
        html.replace("<!--sprite-->", drawn, 1),
        status_code=status,
        media_type="text/html",
        headers={"Cache-Control": "no-store", **(headers or {})},
    )


def part(request: Request[Any, Any, Any], visitor: Visitor, template: str, **context: Any) -> Response[str]:
    """A part of a page, never kept: it shows how things stand now."""
    html = render(request, visitor, template, **context)
    return Response(html, media_type="text/html", headers={"Cache-Control": "no-store"})


def render(request: Request[Any, Any, Any], visitor: Visitor, template: str, **context: Any) -> str:
    context.setdefault("words", Words(visitor.language))
    context.setdefault("game", None)
    context.setdefault("guests", _guests(request))
    context.setdefault("installable", "installable" in request.app.state)
    context.setdefault("site", request.app.state.get("site", ""))
    context.setdefault("accounts", _accounts(request))
    context.setdefault("alerting", _alerting(request))
    context.setdefault("hosting", _hosting(request, visitor))
    context.setdefault("silenced", _silenced(visitor))
    context.setdefault("warned", visitor.player is not None and visitor.player.warned)
    context.setdefault("here", request.url.path)
    context.setdefault("silence", _silence(request))
    context.setdefault("house_strip", _strip(request, visitor.language))
    return (
        environment()
        .get_template(template)
        .render(
            theme=visitor.theme,
            my_name=visitor.name,
            is_kept=visitor.kept,
            csrf_token=lambda: csrf_of(request),
            **context,
        )
    )


@cache
def macros(template: str) -> Any:
    """The macros of a template as Python functions."""
    return environment().get_template(template).module


def csrf_of(request: Request[Any, Any, Any]) -> str:
    """What a form of this visitor's must bring along."""
    return str(csrf_token({"request": request}))


def _guests(request: Request[Any, Any, Any]) -> bool:
    """Whether anybody else can come to this house."""
    house: House | None = request.app.state.get("house")
    return house is None or house.settings.guests


def _silence(request: Request[Any, Any, Any]) -> int:
    """Seconds after which a page takes a stream that says nothing for broken."""
    house: House | None = request.app.state.get("house")
    return 0 if house is None else round(house.settings.silence)


def _accounts(request: Request[Any, Any, Any]) -> bool:
    """Whether names can be kept in this house."""
    house: House | None = request.app.state.get("house")
    return house is not None and house.settings.accounts


def _alerting(request: Request[Any, Any, Any]) -> bool:
    """Whether browsers can be alerted by this house."""
    house: House | None = request.app.state.get("house")
    return house is not None and house.alerts.offered and "installable" in request.app.state


def _hosting(request: Request[Any, Any, Any], visitor: Visitor) -> bool:
    house: House | None = request.app.state.get("house")
    return house is not None and house.host.shows_the_way_to(visitor.id)


def _silenced(visitor: Visitor) -> str:
    """The day until which the visitor says nothing; empty for whoever may talk."""
    until = 0.0 if visitor.player is None else visitor.player.silent_until
    return full_date(until, Words(visitor.language)) if until > time.time() else ""


class HouseStrip(NamedTuple):
    """What the host announces, in the visitor's language if it was written in it."""

    number: int
    text: str
    language: str
    page: str


def _strip(request: Request[Any, Any, Any], language: str) -> HouseStrip | None:
    """Nothing for whoever has closed it."""
    house: House | None = request.app.state.get("house")
    announced = None if house is None else house.host.announcement
    if announced is None or request.cookies.get(CLOSED) == str(announced.number):
        return None
    return HouseStrip(announced.number, *announced.in_language(language), request.url.path)


def base_of(request: Request[Any, Any, Any]) -> str:
    """The address of the house: as its operator names it, or as this browser knows it."""
    house: House | None = request.app.state.get("house")
    named = "" if house is None else house.settings.base_url
    return named or str(request.base_url).rstrip("/")


def back_to(address: str) -> Redirect:
    """Back to a page of ours; anything else leads to the lobby."""
    parts = urlsplit(address)
    inside = not parts.scheme and not parts.netloc and PAGE.fullmatch(parts.path) is not None
    return Redirect(parts._replace(fragment="").geturl() if inside else "/", status_code=303)
