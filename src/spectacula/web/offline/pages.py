"""The worker that a server's pages leave in a browser, the page it shows without a network, manifest and icons."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from spectacula.server.settings import Settings
from spectacula.web import assets
from spectacula.web.installing import ICONS, icon, manifest
from spectacula.web.offline import site
from spectacula.web.shell import page
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]
PAGE = "/without-network"
SHOWN_WITH = ("css/tokens.css", "css/base.css", "css/cover.css", "js/theme.js", "js/install.js")
FONTS = ("fonts/fraunces.woff2", "fonts/source-sans-3.woff2")
FRESH = {"Cache-Control": "no-cache"}


@get("/sw.js", include_in_schema=False)
async def worker() -> Response[bytes]:
    """It keeps that page and what it is shown with, and nothing else; and it shows alerts."""
    files = [PAGE, *(assets.url(name) for name in (*SHOWN_WITH, *FONTS))]
    told = f"const KEPT = {json.dumps(f'spectacula pages {assets.version()}')};\nconst FILES = {json.dumps(files)};\n"
    script = (Path(__file__).parent / "sw.js").read_bytes()
    return Response(told.encode() + script, media_type="text/javascript", headers=FRESH)


@get(PAGE, include_in_schema=False)
async def without_network(request: Asked, visitor: NamedDependency[Visitor]) -> Response[str]:
    nobody = Visitor(None, visitor.language, visitor.theme)
    return page(request, nobody, "offline/offline.html")


@get("/manifest.webmanifest", include_in_schema=False)
async def app_manifest(visitor: NamedDependency[Visitor]) -> Response[bytes]:
    told = manifest("/", Words(visitor.language)("offline-description"), "icons/")
    return Response(told, media_type="application/manifest+json", headers=FRESH)


@get("/icons/{name:str}", include_in_schema=False)
async def app_icon(name: FromPath[str]) -> Response[bytes]:
    found = next(((size, full) for each, size, full in ICONS if each == name), None)
    if found is None:
        raise NotFoundException
    return Response(icon(*found), media_type="image/png", headers={"Cache-Control": "public, max-age=86400"})


def handlers_of(settings: Settings) -> list[HTTPRouteHandler]:
    """What a server adds to the pages."""
    own: list[HTTPRouteHandler] = [worker, without_network, app_manifest, app_icon]
    if settings.site:
        site.check(Path(settings.site))
        own.append(site.files_of(Path(settings.site)))
    return own
