"""The house of a tab, opened by `house.js`, which hands it everything the browser has to offer."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Litestar
from litestar.middleware import DefineMiddleware

from spectacula.bots.desk import search_with
from spectacula.server.house import House
from spectacula.server.http.foundation import Foundation, served
from spectacula.server.http.safety import csrf_config
from spectacula.server.settings import Settings
from spectacula.site.tab.asking import Asking
from spectacula.site.tab.shelf import BrowserShelf, Shelf
from spectacula.site.tab.store import ShelfStore
from spectacula.site.tab.thinking import WasmGear, staff_of
from spectacula.site.tab.visitor import OneVisitor
from spectacula.web.pages import app_of

log = logging.getLogger(__name__)
FOLDER = Path("/house")


class Furnished(NamedTuple):
    """Everything that can be made before the browser is asked for anything: what a later visit finds in an image."""

    app: Litestar
    visitor: OneVisitor
    settings: Settings

    def take_up(self, shelf: Shelf, thinker: Any, painter: Any) -> Litestar:
        """The app for what the browser has to offer; the visitor remembers who they are."""
        random.seed()  # an image has the luck of the visit it was made at
        _hand_over(self.settings, self.visitor)
        house = House(self.settings, ShelfStore(shelf), staff_of(thinker, painter))
        self.app.state.update(served(house))
        assert self.app.csrf_config is not None
        self.app.csrf_config.secret = csrf_config(self.settings).secret
        return self.app


def furnished(visitor: OneVisitor, folder: Path = FOLDER) -> Furnished:
    """The same app as a server's, with one visitor who may frame it."""
    settings = Settings(
        folder=folder,
        workers=1,
        generosity=float("inf"),
        frame_ancestors="self",
        guests=False,
        accounts=False,
        alerts=False,
    )
    _hand_over(settings, visitor)
    house = House(settings, ShelfStore(visitor.shelf), staff_of(None, None))
    foundation = Foundation(house, logging=None, sessions=DefineMiddleware(visitor.sessions), programs=False)
    return Furnished(app_of(house, foundation), visitor, settings)


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
            asking.break_off()


def _hand_over(settings: Settings, visitor: OneVisitor) -> None:
    """The visitor keeps the key of the house."""
    settings.folder.mkdir(exist_ok=True)
    (settings.folder / "secret.key").write_bytes(visitor.secret)


class NoShelf:
    """Nothing lies on it, and nothing stays."""

    async def read(self, beginning: str) -> dict[str, bytes]:
        return {}

    async def change(self, things: Mapping[str, bytes | None]) -> None: ...


_furnished: list[Furnished] = []
"""The house of this tab, from when it is furnished until it is opened: an image is made in between."""


def furnish(languages: str) -> None:
    """Make a house in which everything was in use once: its first page was made for nobody."""
    made = furnished(OneVisitor(NoShelf()))
    nobody = Asking(made.visitor, lambda *_: None, lambda *_: None)
    asked = nobody.put(made.app, "GET", "/", "", [("host", "tab"), ("accept-language", languages)], b"")
    with suppress(StopIteration):  # nobody is waited for, so that no browser's clock gets into an image
        asked.send(None)
    _furnished.append(made)
    gc.collect()
    gc.freeze()


def files_in_use() -> list[str]:
    """Bytecode that was read for good, by its place among the packages: with an image nobody needs it again."""
    files = [getattr(module, "__file__", None) or "" for module in sys.modules.values()]
    places = {file.partition("/site-packages/")[2] for file in files if file.endswith(".pyc")}
    return sorted(places - {""})


async def open_house(bridge: Any) -> Tab:
    """Everything in its place: shelf, visitor, gear, house."""
    made = _furnished.pop()
    shelf = made.visitor.shelf = BrowserShelf(bridge.shelf)
    await made.visitor.remember()
    search_with(WasmGear(bridge.gears))
    tab = Tab(made.take_up(shelf, bridge.thinker, bridge.painter), made.visitor, bridge.base)
    await tab.open()
    return tab
