"""The house in a tab, handed out by a server: a folder that `spectacula site --base /offline/` has written."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from spectacula.server.settings import BadSetting
from spectacula.web.assets import TYPES

BASE = "/offline/"
FRONT = "index.html"
KINDS = {
    **TYPES,
    ".html": "text/html; charset=utf-8",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
FOR_EVER = ("kept", "static")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; worker-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    )
}
"""The pages in its frame come from the tab itself, with a policy of their own."""


def check(folder: Path) -> None:
    """Raises `BadSetting` unless a site for this very path lies there."""
    make = f"make one: spectacula site {folder} --base {BASE}"
    try:
        told = (folder / "sw.js").read_text("utf-8").partition("\n")[0]
        base = json.loads(told.removeprefix("const SITE = ").removesuffix(";"))["base"]
    except (OSError, ValueError, KeyError):
        raise BadSetting(f"there is no site in {folder}; {make}") from None
    if base != BASE:
        raise BadSetting(f"the site in {folder} is for {base}; {make}")


def files_of(folder: Path) -> HTTPRouteHandler:
    """The handler of everything under the path; what is no file is the front page, so that any link opens the house."""
    root = folder.resolve()

    @get([BASE, f"{BASE}{{name:path}}"], include_in_schema=False)
    async def file(name: FromPath[Path] = Path(FRONT)) -> Response[Any]:
        wanted = (root / str(name).lstrip("/")).resolve()
        found = wanted if wanted.is_relative_to(root) and wanted.is_file() else root / FRONT
        kept = found.relative_to(root).parts[0] in FOR_EVER
        cache = {"Cache-Control": "public, max-age=31536000, immutable" if kept else "no-cache"}
        kind = KINDS.get(found.suffix, "application/octet-stream")
        return Response(await asyncio.to_thread(found.read_bytes), media_type=kind, headers={**HEADERS, **cache})

    return file
