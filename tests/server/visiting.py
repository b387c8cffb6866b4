"""Visitors of a house: its app, and a client that stands in the same loop as the house."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import httpx
from litestar import Litestar

from spectacula.server.house import House
from spectacula.server.http.foundation import Foundation, served

Maker = Callable[[House], Litestar]
_idle: dict[tuple[Maker, str], list[Litestar]] = defaultdict(list)


class Client(httpx.AsyncClient):
    """Somebody who asks an app that is open, and follows where it leads."""

    def __init__(self, app: Litestar, base_url: str = "http://testserver.local", raising: bool = True) -> None:
        transport = httpx.ASGITransport(app, raise_app_exceptions=raising, client=("testclient", 50000))  # type: ignore[arg-type]
        super().__init__(transport=transport, base_url=base_url, follow_redirects=True, timeout=None)
        self.app = app


def with_pages(house: House) -> Litestar:
    """The app of a house as it is served; what has no pages need not load them."""
    from spectacula.web.app import app_around

    return app_around(house)


def programs_only(house: House) -> Litestar:
    """The app of a house without pages."""
    return Litestar(plugins=[Foundation(house)])


@contextmanager
def app_for(house: House, made: Maker = with_pages) -> Iterator[Litestar]:
    """An app for this house. It takes long to make one, so one that served a house like this is taken up again."""
    idle = _idle[made, _likeness(house)]
    app = idle.pop() if idle else made(house)
    app.state.update(served(house))
    yield app
    idle.append(app)


def _likeness(house: House) -> str:
    """All that an app is made from."""
    alike = {name: value for name, value in vars(house.settings).items() if name not in ("folder", "database")}
    return f"{alike} {house.settings.secret().hex()} {house.alerts.offered}"


@asynccontextmanager
async def at(app: Litestar, **given: Any) -> AsyncIterator[Client]:
    """A client at an app that is open as long."""
    async with app.lifespan(), Client(app, **given) as client:
        yield client


@asynccontextmanager
async def visiting(house: House, made: Maker = with_pages, **given: Any) -> AsyncIterator[Client]:
    """A client at an app of this house, which is open as long."""
    with app_for(house, made) as app:
        async with at(app, **given) as client:
            yield client
