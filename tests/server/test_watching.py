"""What an operator sees: whether the server is ready, figures for Prometheus, and a log that names each request."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from prometheus_client import generate_latest

from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.http.logs import REQUEST, REQUESTS, JsonLines, Lines
from spectacula.server.http.metrics import Metrics
from spectacula.server.http.watching import Watched
from spectacula.server.settings import BadSetting, Settings

from .at_table import PERSON_HERE, Program, open_for, play_first
from .conftest import settings_in
from .houses import free_port
from .visiting import app_for, at, programs_only

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return replace(settings_in(tmp_path), trusted_proxies=("10.0.0.1",), log_requests=True)


@pytest.fixture
def metrics(app: Litestar) -> Metrics:
    return Metrics(app.state.house)


@pytest.fixture
def app(settings: Settings) -> Iterator[Litestar]:
    with app_for(build(settings), programs_only) as app:
        yield app


@pytest.fixture
async def outside(app: Litestar, settings: Settings, metrics: Metrics) -> AsyncIterator[httpx.AsyncClient]:
    """A visitor of the house as it is served."""
    transport = httpx.ASGITransport(Watched(app, settings, metrics))
    async with at(app), httpx.AsyncClient(transport=transport, base_url="http://house") as client:
        yield client


async def test_a_server_is_ready_until_it_is_about_to_stop(outside: httpx.AsyncClient, app: Litestar) -> None:
    assert (await outside.get("/ready")).status_code == 200
    app.state.house.news.close()
    told = await outside.get("/ready")
    assert (told.status_code, told.json()["extra"]["error"]) == (503, "out-of-service")
    assert (await outside.get("/health")).status_code == 200


async def test_a_server_without_its_database_is_not_ready(
    outside: httpx.AsyncClient, app: Litestar, tmp_path: Path
) -> None:
    await app.state.house.store.hold()
    (tmp_path / "house.db").rename(tmp_path / "elsewhere.db")
    assert (await outside.get("/ready")).status_code == 503


async def test_requests_and_moves_are_counted(outside: httpx.AsyncClient, app: Litestar, metrics: Metrics) -> None:
    house: House = app.state.house
    table = await open_for(house, await house.new_player("Ann"), PERSON_HERE)
    await play_first(house, table, 0)
    await outside.get("/api/games")
    await outside.get("/nowhere")
    idle = 'spectacula_database_connections{state="used"} 0.0'
    while idle not in (told := generate_latest(metrics.registry).decode().splitlines()):
        await asyncio.sleep(0)  # some chore of the house reads
    for line in (
        'spectacula_requests_total{method="GET",route="/api/games",status="200"} 1.0',
        'spectacula_requests_total{method="GET",route="none",status="404"} 1.0',
        'spectacula_request_seconds_count{method="GET",route="/api/games"} 1.0',
        "spectacula_moves_total 1.0",
        "spectacula_tables_opened_total 1.0",
        "spectacula_tables_live 1.0",
        "spectacula_streams 0.0",
        'spectacula_workers_busy{kind="search"} 0.0',
    ):
        assert line in told


async def test_open_streams_are_counted(app: Litestar, outside: httpx.AsyncClient, metrics: Metrics) -> None:
    house: House = app.state.house
    table = await open_for(house, ann := await house.new_player("Ann"), PERSON_HERE)
    stream = house.versions(table.id, ann.id)
    await anext(stream)
    assert b"spectacula_streams 1.0" in generate_latest(metrics.registry)
    await stream.aclose()
    assert b"spectacula_streams 0.0" in generate_latest(metrics.registry)


def test_figures_have_an_address_of_their_own(metrics: Metrics) -> None:
    port = free_port()
    metrics.serve("127.0.0.1", port)
    assert "spectacula_moves_total" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
    metrics.stop()
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics")


@pytest.mark.parametrize(
    ("text", "address"),
    [("9100", ("127.0.0.1", 9100)), ("0.0.0.0:80", ("0.0.0.0", 80)), ("[::1]:9100", ("::1", 9100))],
)
def test_the_address_of_the_figures(text: str, address: tuple[str, int]) -> None:
    assert Settings(metrics=text).metrics_address == address


@pytest.mark.parametrize("text", ["here", "127.0.0.1", "127.0.0.1:0", "127.0.0.1:99999", "x:²"])
def test_an_address_that_is_none_is_told(text: str) -> None:
    with pytest.raises(BadSetting, match="metrics"):
        Settings(metrics=text)


async def test_every_request_has_an_id_of_its_own(outside: httpx.AsyncClient) -> None:
    ids = {(await outside.get("/health")).headers["x-request-id"] for _ in range(3)}
    assert len(ids) == 3


@pytest.mark.parametrize(("caller", "kept"), [("10.0.0.1", True), ("10.0.0.2", False)])
async def test_only_a_trusted_proxy_may_name_a_request(
    app: Litestar, settings: Settings, outside: httpx.AsyncClient, caller: str, kept: bool
) -> None:
    transport = httpx.ASGITransport(Watched(app, settings), client=(caller, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as proxy:
        answer = await proxy.get("/health", headers={"X-Request-ID": "from-proxy-7"})
    assert (answer.headers["x-request-id"] == "from-proxy-7") is kept


async def test_a_request_is_logged_without_what_is_secret(
    outside: httpx.AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, REQUESTS)
    ann = await Program(outside).arrive()
    await ann.get("/tables/secret-table")
    (*_, line) = [record for record in caplog.records if record.name == REQUESTS]
    assert line.getMessage().startswith("GET /api/tables/{table_id} 404")
    assert "secret-table" not in caplog.text


def test_a_line_for_programs_holds_everything() -> None:
    record = logging.LogRecord("spectacula.x", logging.ERROR, "", 0, "so %s", ("what",), None)
    record.figures = {"status": 500}
    token = REQUEST.set("abc")
    told = json.loads(JsonLines().format(record))
    assert "[abc]: so what" in Lines().format(record)
    REQUEST.reset(token)
    assert {key: told[key] for key in ("level", "logger", "message", "request", "status")} == {
        "level": "error",
        "logger": "spectacula.x",
        "message": "so what",
        "request": "abc",
        "status": 500,
    }


def test_a_failure_is_told_in_one_line_for_programs() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), (type(error), error, None))
    told = JsonLines().format(record)
    assert "\n" not in told and "two\nlines" in json.loads(told)["exception"]
