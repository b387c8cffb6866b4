"""The app of one machine: the house with its pages, served to browsers."""

from __future__ import annotations

import socket
import threading
import webbrowser
from collections.abc import Callable

from litestar import Litestar

from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.http.serving import serve, serve_on
from spectacula.server.http.several import serve_several
from spectacula.server.settings import Settings
from spectacula.web.offline.pages import handlers_of
from spectacula.web.offline.site import BASE
from spectacula.web.pages import Pages, app_of


def create(settings: Settings | None = None) -> Litestar:
    """The app for any ASGI server: its pages can be installed, and may hand out the house in a tab."""
    return app_around(build(settings))


def app_around(house: House) -> Litestar:
    """The same, for a house that is built already."""
    site = BASE if house.settings.site else ""
    return app_of(house, pages=Pages(handlers_of(house.settings), installable=True, site=site))


def run(settings: Settings, open_browser: bool = True) -> None:
    """Serve until stopped; on this machine only unless told otherwise."""
    ready = _open if open_browser else _tell
    if settings.processes == 1:
        serve(create(settings), ready)
    else:
        serve_several(settings, serve_one, ready)


def serve_one(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """One of several processes."""
    serve_on(listening, create(settings), ready)


def _tell(address: str) -> None:
    print(f"Spectacula plays at {address} (Ctrl-C ends it)", flush=True)


def _open(address: str) -> None:
    _tell(address)
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
