"""Plays a game through HTTP in a process in which sockets, threads and heavy packages fail: `python bare.py FOLDER`."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import threading
from pathlib import Path
from typing import Any, NoReturn

from litestar import Litestar
from litestar.middleware import DefineMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from spectacula.server.http.foundation import Foundation
from spectacula.web.pages import app_of
from tests.server.in_memory import house_in_memory

HEAVY = ("sqlalchemy", "alembic", "aiosqlite", "uvicorn", "multiprocessing", "cryptography", "numba", "httpx")


def one_visitor(app: ASGIApp) -> ASGIApp:
    """Sessions of a house that has one visitor only."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        scope["session"] = {}
        await app(scope, receive, send)

    return wrapped


class Browser:
    """Calls the app as a server would, without one."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.headers: dict[str, str] = {}

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        content = b"" if body is None else json.dumps(body).encode()
        headers = {"host": "here", "content-type": "application/json", "content-length": str(len(content))}
        scope: Any = {
            "type": "http",
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(k.encode(), v.encode()) for k, v in (headers | self.headers).items()],
            "client": ("here", 0),
            "server": ("here", 80),
            "scheme": "http",
            "root_path": "",
            "http_version": "1.1",
        }
        told: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: Any) -> None:
            told.append(message)

        await self.app(scope, receive, send)
        return told[0]["status"], b"".join(message.get("body", b"") for message in told[1:])

    async def api(self, method: str, path: str, body: object = None) -> Any:
        status, content = await self.ask(method, f"/api{path}", body)
        assert status in (200, 201), content
        return json.loads(content)


def forbidden(*_: object, **__: object) -> NoReturn:
    raise AssertionError("this house needs none of that")


async def play(app: Litestar) -> None:
    """A whole game of one person against a bot, page and API."""
    browser = Browser(app)
    me = await browser.api("POST", "/players", {"name": "Ann"})
    browser.headers = {"authorization": f"Bearer {me['token']}"}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    options = {"season_one_only": True}
    table = await browser.api(
        "POST", "/tables", {"game": "histrio", "seats": seats, "options": options, "pace": "instant"}
    )
    path = f"/tables/{table['id']}"
    while not table["view"]["over"]:
        view = table["view"]
        if 0 in view["pending"]:
            await browser.api("POST", f"{path}/moves", {"ply": view["ply"], "moves": [view["moves"][0]]})
        await asyncio.sleep(0)
        table = await browser.api("GET", path)
    assert table["view"]["winners"]
    status, page = await browser.ask("GET", f"/t/{table['id']}")
    assert status == 200 and b'id="table"' in page
    status, _ = await browser.ask("GET", "/")
    assert status == 200


async def main(folder: str) -> None:
    os.environ["SPECTACULA_CACHE"] = folder  # nothing is compiled there
    for name in ("bind", "connect", "listen"):
        setattr(socket.socket, name, forbidden)
    threading.Thread.start = forbidden  # type: ignore[method-assign]
    house = house_in_memory(Path(folder), alerts=False)
    foundation = Foundation(house, logging=None, sessions=DefineMiddleware(one_visitor))
    app = app_of(house, foundation)
    async with app.lifespan():
        await play(app)
    assert not set(HEAVY) & sys.modules.keys(), sorted(set(HEAVY) & sys.modules.keys())


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
