"""Spans, sent to a real collector on this machine: what takes how long, and nothing that belongs to anybody."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import AsyncIterator, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.http.foundation import Foundation
from spectacula.server.http.watching import Watched
from spectacula.server.settings import BadSetting, Settings
from spectacula.server.spans import NoSpans
from spectacula.server.tables.table import SeatPlan
from spectacula.server.telemetry import Telemetry

pytestmark = pytest.mark.anyio
NAME, TALK = "Theodora", "meet me at the market"


class Collector(ThreadingHTTPServer):
    """Keeps the spans it is sent."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Receiving)
        self.spans: list[Any] = []
        self.raw = b""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    @property
    def names(self) -> set[str]:
        return {span.name for span in self.spans}

    def facts(self, name: str) -> dict[str, Any]:
        span = next(span for span in self.spans if span.name == name)
        return {each.key: each.value.string_value or each.value.int_value for each in span.attributes}


class Receiving(BaseHTTPRequestHandler):
    server: Collector

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        text = gzip.decompress(body) if self.headers.get("Content-Encoding") == "gzip" else body
        self.server.raw += text
        sent = ExportTraceServiceRequest.FromString(text)
        self.server.spans += [
            span for kind in sent.resource_spans for scope in kind.scope_spans for span in scope.spans
        ]
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


@pytest.fixture(scope="module")
def collector() -> Iterator[Collector]:
    with Collector() as collector:
        threading.Thread(target=collector.serve_forever, daemon=True).start()
        yield collector
        collector.shutdown()


@pytest.fixture(scope="module")
async def told(tmp_path_factory: pytest.TempPathFactory, collector: Collector) -> AsyncIterator[tuple[House, str]]:
    """A house in which somebody has played, talked, and asked for things that are not there; and a table's id."""
    house = build(Settings(tmp_path_factory.mktemp("house"), workers=1, tempo=0, telemetry=collector.url))
    app = Litestar(plugins=[Foundation(house)])
    async with app.lifespan():
        transport = httpx.ASGITransport(app=house.spans.round(Watched(app, house.settings)), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://house.example") as client:
            ann = await house.new_player(NAME)
            headers = {"Authorization": f"Bearer {await house.new_token(ann.id)}", "User-Agent": "Nosy/1.0"}
            table = await house.open_table(ann, "histrio", 2, {}, [SeatPlan("me"), SeatPlan("bot", level="novice")])
            await house.say(table.id, ann.id, TALK)
            await client.get(f"/api/tables/{table.id}?secret=hush", headers=headers)
            await house.play(table.id, ann.id, 0, table.match.ply, [table.match.moves(0)[0]])
            while 1 not in table.match.committed and not table.match.ply:
                await asyncio.sleep(0.01)
    yield house, table.id


@pytest.mark.usefixtures("told")
async def test_requests_changes_thoughts_and_statements_are_spans(collector: Collector) -> None:
    assert {"GET /api/tables/{table_id}", "change", "thought", "SELECT", "INSERT"} <= collector.names
    assert collector.facts("GET /api/tables/{table_id}") == {
        "http.method": "GET",
        "http.status_code": 200,
        "http.route": "/api/tables/{table_id}",
    }
    assert collector.facts("thought") == {"spectacula.kind": "think"}


@pytest.mark.usefixtures("told")
async def test_a_statement_belongs_to_the_request_it_was_made_for(collector: Collector) -> None:
    request = next(span for span in collector.spans if span.name.startswith("GET"))
    assert any(span.parent_span_id == request.span_id for span in collector.spans if span.name == "SELECT")


def test_a_job_belongs_to_whoever_asked_for_it(tmp_path: Path) -> None:
    kept = InMemorySpanExporter()
    here, elsewhere = [Telemetry(Settings(tmp_path, telemetry="http://none"), kept) for _ in range(2)]
    with here.span("thought"):
        taken_along = here.carried()
    with elsewhere.span("job", taken_along, kind="think"):
        pass
    for each in (here, elsewhere):
        each.provider.force_flush()
    thought, job = sorted(kept.get_finished_spans(), key=lambda span: span.name, reverse=True)
    assert job.parent.span_id == thought.context.span_id


async def test_nothing_in_them_belongs_to_anybody(collector: Collector, told: tuple[House, str]) -> None:
    house, table_id = told
    for secret in (NAME, TALK, table_id, "hush", "Nosy", "house.example", str(house.settings.folder)):
        assert secret.encode() not in collector.raw


def test_nothing_is_loaded_or_wrapped_where_nobody_wants_to_know(tmp_path: Path) -> None:
    house, app = build(Settings(tmp_path, workers=1)), object()
    assert isinstance(house.spans, NoSpans) and house.spans.round(app) is app


@pytest.mark.parametrize("address", ["collector.example:4318", "ftp://collector.example", "http://collector:99999"])
def test_what_is_no_collector_is_refused(tmp_path: Path, address: str) -> None:
    with pytest.raises(BadSetting, match="telemetry is a collector"):
        Settings(tmp_path, telemetry=address)
