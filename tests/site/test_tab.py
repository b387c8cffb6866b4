"""The app of a tab, without a browser: the same pages, for one visitor who is known again."""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec import msgpack

from spectacula.site.tab.asking import Asking, Headers
from spectacula.site.tab.house import NoShelf, Tab, furnished
from spectacula.site.tab.visitor import OneVisitor
from tests.server.in_memory import MemoryShelf

pytestmark = pytest.mark.anyio


class Visit:
    """The browser's side of a house on a shelf."""

    def __init__(self, shelf: MemoryShelf, folder: Path, base: str = "/") -> None:
        self.base = base
        self.visitor = OneVisitor(shelf)
        self.app = furnished(self.visitor, folder).take_up(shelf, None, None)
        self.headers: Headers = ()

    async def ask(self, method: str, path: str, **form: str) -> str:
        """The page that is answered; where a form leads to another, its address."""
        told: list[tuple[int, Headers]] = []
        parts: list[bytes] = []
        if form:
            form["_csrf_token"] = self.visitor.cookies["csrf"]
        body = "&".join(f"{name}={value}" for name, value in form.items()).encode()
        answer = (lambda *begun: told.append(begun)), (lambda part, _: parts.append(part))
        asking = Asking(self.visitor, *answer, self.base)
        sent = [("Host", "tab"), ("Content-Type", "application/x-www-form-urlencoded"), ("Cookie", "stolen=1")]
        await asking.put(self.app, method, path, "", sent, body)
        (status, self.headers), *_ = told
        assert status in (200, 303), parts
        return dict(self.headers).get("location") or b"".join(parts).decode()


@pytest.fixture
def shelf() -> MemoryShelf:
    return MemoryShelf()


async def test_the_visitor_is_known_again_after_a_restart(shelf: MemoryShelf, tmp_path: Path) -> None:
    before = Visit(shelf, tmp_path)
    async with before.app.lifespan():
        await before.ask("GET", "/")
        await before.ask("POST", "/language", language="fr", back="/")
        table = await before.ask("POST", "/tables", game="histrio", players="2", **{"kind-1": "me", "name-1": "Inès"})
    after = Visit(shelf, tmp_path)
    await after.visitor.remember()
    async with after.app.lifespan():
        lobby = await after.ask("GET", "/")
    assert table in lobby
    assert '<html lang="fr"' in lobby


async def test_no_cookie_leaves_the_house(shelf: MemoryShelf, tmp_path: Path) -> None:
    visit = Visit(shelf, tmp_path)
    async with visit.app.lifespan():
        await visit.ask("GET", "/")
    assert "set-cookie" not in dict(visit.headers)
    assert "stolen" not in visit.visitor.cookies


async def test_nobody_is_invited_to_a_tab(shelf: MemoryShelf, tmp_path: Path) -> None:
    visit = Visit(shelf, tmp_path)
    async with visit.app.lifespan():
        assert "with=invite" not in await visit.ask("GET", "/")
        assert 'value="invite"' not in await visit.ask("GET", "/new/histrio")


async def test_the_shell_may_frame_the_pages(shelf: MemoryShelf, tmp_path: Path) -> None:
    visit = Visit(shelf, tmp_path)
    async with visit.app.lifespan():
        await visit.ask("GET", "/")
    assert "frame-ancestors 'self'" in dict(visit.headers)["content-security-policy"]


async def test_under_a_path_every_address_has_it_once(shelf: MemoryShelf, tmp_path: Path) -> None:
    visit = Visit(shelf, tmp_path, base="/some/path/")
    async with visit.app.lifespan():
        lobby = await visit.ask("GET", "/")
        assert re.findall(r'(?:href|src|action|value)="/(?!some/path/)[^"]*', lobby) == []
        assert 'href="/some/path/new/histrio' in lobby
        assert await visit.ask("POST", "/theme", theme="dark", back="/some/path/mine") == "/some/path/mine"
        assert await visit.ask("POST", "/theme", theme="dark", back="/mine") == "/some/path/mine"


async def test_a_table_of_a_tab_goes_on_on_a_server(shelf: MemoryShelf, tmp_path: Path) -> None:
    visit = Visit(shelf, tmp_path)
    async with visit.app.lifespan():
        await visit.ask("GET", "/")
        table = await visit.ask(
            "POST", "/tables", game="histrio", players="2", **{"kind-1": "me", "kind-2": "bot", "level-2": "novice"}
        )
        assert "Continue on a server" in await visit.ask("GET", f"{table}/menu")
        await visit.ask("POST", f"{table}/leave", go="yes")
        assert "spectacula-table-1" in await visit.ask("GET", f"{table}/parcel")


class Broken:
    """An app that answers so much and then fails."""

    def __init__(self, *messages: dict[str, Any]) -> None:
        self.messages = messages

    def lifespan(self) -> None: ...

    async def __call__(self, scope: object, receive: object, send: Any) -> None:
        for message in self.messages:
            await send(message)
        raise ValueError("a string")


BEGUN = {"type": "http.response.start", "status": 200, "headers": []}
SOME = {"type": "http.response.body", "body": b"some", "more_body": True}
REST = {"type": "http.response.body", "body": b"rest"}


@pytest.mark.parametrize(
    ("messages", "told"),
    [
        ((), [500, (b"", False)]),
        ((BEGUN,), [200, (b"", False)]),
        ((BEGUN, SOME), [200, (b"some", True), (b"", False)]),
        ((BEGUN, SOME, REST), [200, (b"some", True), (b"rest", False)]),
    ],
)
async def test_nobody_waits_for_an_answer_that_fails(
    messages: tuple[dict[str, Any], ...], told: list[object], shelf: MemoryShelf
) -> None:
    heard: list[object] = []
    tab = Tab(cast(Any, Broken(*messages)), OneVisitor(shelf), "/")
    asked = SimpleNamespace(method="GET", path="/", query="", headers=[], body=SimpleNamespace(to_bytes=bytes))
    tab.ask(asked, lambda status, _: heard.append(status), lambda *part: heard.append(part))
    await asyncio.gather(*tab._asked)
    assert heard == told


async def test_programs_have_no_way_into_a_tab(shelf: MemoryShelf, tmp_path: Path) -> None:
    assert not [route.path for route in Visit(shelf, tmp_path).app.routes if route.path.startswith(("/api", "/schema"))]


async def test_where_nobody_comes_there_is_nobody_to_be_found_or_looked_after(
    shelf: MemoryShelf, tmp_path: Path
) -> None:
    company = ("/host", "/tournaments", "/ratings", "/friends", "/find", "/account", "/keep")
    assert not [route.path for route in Visit(shelf, tmp_path).app.routes if route.path.startswith(company)]


def test_a_house_opens_without_what_its_first_page_does_not_show() -> None:
    later = ("web.games.histrio.board", "games.magnificent.state", "web.host.pages", "web.account.room")
    script = "import sys, spectacula.site.tab.house; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert {f"spectacula.{name}" for name in later} & set(loaded) == set()


async def test_a_house_furnished_for_nobody_is_opened_for_whoever_comes(tmp_path: Path) -> None:
    """What an image holds: nobody's things, and nothing that would be the same at every visit."""
    shelf = MemoryShelf()
    before = OneVisitor(shelf)
    await before.remember()
    made = furnished(OneVisitor(NoShelf()), tmp_path)
    visit = Visit(shelf, tmp_path)
    visit.app, visit.visitor = made.app, made.visitor
    await visit.ask("GET", "/")
    nobody = made.visitor.secret, dict(made.visitor.cookies)

    made.visitor.shelf = shelf
    await made.visitor.remember()
    made.take_up(shelf, None, None)
    async with made.app.lifespan():
        await visit.ask("GET", "/")
        assert await visit.ask("POST", "/language", language="de", back="/") == "/"
    assert made.visitor.secret == before.secret != nobody[0]
    assert made.visitor.cookies["csrf"] != nobody[1]["csrf"]


async def test_every_visit_has_its_own_luck(shelf: MemoryShelf, tmp_path: Path) -> None:
    made = furnished(OneVisitor(shelf), tmp_path)
    told = []
    for _ in range(2):
        random.seed(1)  # as an image has it
        made.take_up(shelf, None, None)
        told.append(random.random())
    assert told[0] != told[1]


async def test_a_table_of_other_rules_is_still_read(shelf: MemoryShelf, tmp_path: Path) -> None:
    before = Visit(shelf, tmp_path)
    async with before.app.lifespan():
        await before.ask("GET", "/")
        table = await before.ask("POST", "/tables", game="histrio", players="2", **{"kind-1": "me", "kind-2": "bot"})
    name = f"tables/{table.rpartition('/')[2]}"
    row = msgpack.decode(shelf.things[name], type=dict[str, Any])
    shelf.things[name] = msgpack.encode({**row, "rules": 99})
    after = Visit(shelf, tmp_path)
    await after.visitor.remember()
    async with after.app.lifespan():
        assert "version 99 of the rules" in await after.ask("GET", f"{table}/moves")
