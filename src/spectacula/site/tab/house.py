"""The house of a tab, opened by `house.js`, which hands it everything the browser has to offer."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.middleware import DefineMiddleware

from spectacula.bots.desk import search_with
from spectacula.server.house import House
from spectacula.server.http.foundation import Foundation
from spectacula.server.settings import Settings
from spectacula.site.tab.asking import Asking
from spectacula.site.tab.shelf import BrowserShelf, Shelf
from spectacula.site.tab.store import ShelfStore
from spectacula.site.tab.thinking import WasmGear, staff_of
from spectacula.site.tab.visitor import OneVisitor
from spectacula.web.pages import app_of

log = logging.getLogger(__name__)
FOLDER = Path("/house")


def app_in_tab(shelf: Shelf, visitor: OneVisitor, thinker: Any, painter: Any, folder: Path = FOLDER) -> Litestar:
    """The same app as a server's, on a shelf, with one visitor who may frame it."""
    folder.mkdir(exist_ok=True)
    (folder / "secret.key").write_bytes(visitor.secret)
    settings = Settings(
        folder=folder,
        workers=1,
        generosity=float("inf"),
        frame_ancestors="self",
        guests=False,
        accounts=False,
        alerts=False,
    )
    house = House(settings, ShelfStore(shelf), staff_of(thinker, painter))
    return app_of(house, Foundation(house, logging=None, sessions=DefineMiddleware(visitor.sessions), programs=False))


class Tab:
    """The open house: `ask` takes a request of a page."""

    def __init__(self, app: Litestar, visitor: OneVisitor, base: str) -> None:
        self.app = app
        self.visitor = visitor
        self.base = base
        self._open = app.lifespan()  # ends with the tab
        self._asked: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self._open.__aenter__()

    def ask(self, asked: Any, begin: Any, part: Any) -> Any:
        """Begin to answer; what comes back ends it, for when nobody listens any more."""
        asking = Asking(self.visitor, begin, part, self.base)
        request = asked.method, asked.path, asked.query, [tuple(pair) for pair in asked.headers], asked.body.to_bytes()
        task = asyncio.ensure_future(self._answer(asking, request))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        return asking.gone.set

    async def _answer(self, asking: Asking, request: tuple[Any, ...]) -> None:
        try:
            await asking.put(self.app, *request)
        except Exception:
            log.exception("%s %s failed", *request[:2])


async def open_house(bridge: Any) -> Tab:
    """Everything in its place: shelf, visitor, gear, house."""
    shelf = BrowserShelf(bridge.shelf)
    visitor = OneVisitor(shelf)
    await visitor.remember()
    search_with(WasmGear(bridge.gears))
    app = app_in_tab(shelf, visitor, bridge.thinker, bridge.painter)
    tab = Tab(app, visitor, bridge.base)
    await tab.open()
    return tab
