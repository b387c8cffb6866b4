"""Input that makes no sense is answered with a refusal, never with a failure of ours."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from spectacula.engine.record import Record
from spectacula.kernel.errors import BadRecord
from spectacula.server.building import build
from spectacula.server.errors import NoSuchInvite, NoSuchTable
from spectacula.server.house import House

from .at_table import PERSON_HERE, bearer, open_for, play_to
from .conftest import settings_in
from .visiting import Client, visiting

pytestmark = pytest.mark.anyio
DEEP = b"[" * 3000 + b"]" * 3000
FIXTURES = Path(__file__).parents[1] / "fixtures"
FIXTURE = FIXTURES / "histrio" / "five-rounds.json"
ODD = ("9" * 5000, "\0²", "a" * 3000)
NUMBERS = ("eyes", "ply", "seat", "move", "draft", "to_ply", "players", "step")
WORDS = ("invite", "version", "name", "path", "secret", "player_id", "report_id", "tournament_id")
REST = {"day": "2026-11-01", "game": "histrio", **dict.fromkeys(WORDS, "x")}


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    settings = settings_in(tmp_path)
    settings.away_after = 600  # tables are opened from this side: nobody is to be seen off while the app stops
    async with visiting(build(settings), raising=False) as client:
        yield client


@pytest.mark.parametrize(
    "body", [DEEP, b'{"name": ' + DEEP + b"}", b'{"name": "\xff\xfe"}', b"\xff\xfe", b'{"\xff": 1}']
)
async def test_json_that_cannot_be_read_is_a_bad_request(client: Client, body: bytes) -> None:
    answer = await client.post("/api/players", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["status_code"]) == (400, 400)


@pytest.mark.parametrize(
    "content",
    [
        DEEP,
        b"\xff\xfe\x00",
        FIXTURE.read_bytes().replace(b'"histrio"', b'"\xff\xfe"', 1),
        FIXTURE.read_bytes().replace(b'"moves":', b'"more": ' + DEEP + b', "moves":', 1),
        re.sub(rb'"travel \d"', b'"' + b"9" * 5000 + b'"', FIXTURE.read_bytes(), count=1),
    ],
)
async def test_a_record_that_cannot_be_read_is_told_so(client: Client, content: bytes) -> None:
    await client.get("/records")
    csrf = {"X-CSRFToken": client.cookies["csrf"]}
    answer = await client.post("/records", files={"record": ("a.json", content)}, headers=csrf)
    assert answer.status_code == 422


@pytest.mark.parametrize("change", [{"ply": 0}, {"check": "zz"}, {"state": "AAAA"}])
def test_a_snapshot_that_cannot_be_taken_up_is_a_bad_record(change: dict[str, object]) -> None:
    record = Record.read(FIXTURES / "colosseum" / "drafted-programs.json")
    assert record.snapshot is not None
    record.snapshot = msgspec.structs.replace(record.snapshot, **change)
    with pytest.raises(BadRecord, match="snapshot"):
        record.resume()


async def test_no_route_fails_over_odd_words(client: Client) -> None:
    """Every address of the house with each odd word in its query and its form."""
    house: House = client.app.state.house
    await client.get("/")
    headers = {"X-CSRFToken": client.cookies["csrf"], "HX-Request": "true"}
    await client.post("/name", data={"name": "Ann"}, headers=headers)
    ann = next(iter(house.people._known.values()))
    headers |= bearer(await house.new_token(ann.id))
    running = await open_for(house, ann, PERSON_HERE)
    over = await play_to(house, await open_for(house, ann, PERSON_HERE), 1000)
    for method, path in addresses(client.app):
        tables = (running, over) if "{table_id" in path else (running,)
        for table, odd in product(tables, ODD):
            where = path.format_map({"table_id": table.id} | REST)
            words = dict.fromkeys(NUMBERS, odd) | {"opened": str(table.match.ply), "game": "histrio", "kind-1": "me"}
            given: Any = {"params" if method == "GET" else "data": words}
            asked = client.build_request(method, where, headers=headers, **given)
            answer = await client.send(asked, follow_redirects=False)
            assert answer.status_code < 500, (method, where, odd[:20])


def addresses(app: Litestar) -> Iterator[tuple[str, str]]:
    """Every method and path; live streams never end and are left out."""
    for route in app.routes:
        if isinstance(route, HTTPRoute) and not route.path.endswith("/events"):
            yield from ((method, route.path_format) for method in sorted(route.methods - {"OPTIONS", "HEAD"}))


@pytest.mark.parametrize("path", ["/t/a%00b", "/join/a%00b", "/review/a%00b", "/t/a%00b/board", "/api/tables/a%00b"])
async def test_no_table_goes_by_such_a_name(client: Client, path: str) -> None:
    house: House = client.app.state.house
    headers = bearer(await house.new_token((await house.new_player("Ann")).id))
    assert (await client.get(path, headers=headers, follow_redirects=False)).status_code in (303, 404)


async def test_ids_with_characters_no_database_keeps_are_unknown(database: str, tmp_path: Path) -> None:
    house = build(settings_in(tmp_path, database))
    await house.start()
    with pytest.raises(NoSuchTable):
        await house.table("a\0b")
    with pytest.raises(NoSuchInvite):
        await house.invitation("a\0b")
    assert await house.player("a\0b") is None
    await house.stop()
