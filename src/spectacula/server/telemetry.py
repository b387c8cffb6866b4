"""Spans for OpenTelemetry: requests, changes of tables, thoughts, jobs, statements; nothing that belongs to anybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from importlib.metadata import version
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from spectacula.server.settings import BadSetting, Settings
from spectacula.server.spans import Fact, Span
from spectacula.server.thinking.workers import Answer, Staff, Task, Workers

try:
    from opentelemetry import propagate, trace
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.instrumentation.asgi import OpenTelemetryMiddleware
    from opentelemetry.instrumentation.sqlalchemy.engine import EngineTracer
    from opentelemetry.metrics import NoOpMeter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import Event, ReadableSpan, TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor, SpanExporter, SpanExportResult
    from opentelemetry.sdk.trace.sampling import ParentBased, TraceIdRatioBased
    from opentelemetry.trace import Status
except ImportError:
    raise BadSetting("telemetry needs packages more: pip install 'spectacula[telemetry]'") from None

TRACES = "/v1/traces"
PATIENCE = 5
OURS = "spectacula."
TOLD = {"http.method", "http.request.method", "http.status_code", "http.response.status_code", "http.route"}
TOLD |= {"db.system", "db.system.name", "db.statement", "db.query.text", "exception.type"}
"""Statements have no values in them; whatever else libraries note, such as addresses, stays here."""
STREAMS = "events$"


class Telemetry:
    """The spans of one process, sent to a collector by a thread."""

    def __init__(self, settings: Settings, exporter: SpanExporter | None = None) -> None:
        chosen = TraceIdRatioBased(settings.telemetry_share)  # whatever a visitor's own headers ask for
        sampler = ParentBased(chosen, remote_parent_sampled=chosen, remote_parent_not_sampled=chosen)
        about = Resource({"service.name": "spectacula", "service.version": version("spectacula")})
        self.provider = TracerProvider(sampler=sampler, resource=about, shutdown_on_exit=False)
        exporter = exporter or OTLPSpanExporter(endpoint_of(settings.telemetry), timeout=PATIENCE)
        self.provider.add_span_processor(BatchSpanProcessor(Discreet(exporter)))
        self.tracer = self.provider.get_tracer("spectacula")

    @contextmanager
    def span(self, name: str, parent: Mapping[str, Any] | None = None, **facts: Fact) -> Iterator[Span]:
        context = propagate.extract(parent) if parent else None
        with self.tracer.start_as_current_span(name, context) as span:
            under_way = Told(span)
            under_way.note(**facts)
            yield under_way

    def carried(self) -> dict[str, str]:
        carrier: dict[str, str] = {}
        propagate.inject(carrier)
        return carrier

    def round(self, app: Any) -> Any:
        async def routed(scope: Any, receive: Any, send: Any) -> None:
            async def named(message: Any) -> None:
                if message["type"] == "http.response.start":
                    _name(scope)
                await send(message)

            await app(scope, receive, named)

        return OpenTelemetryMiddleware(
            routed,
            excluded_urls=STREAMS,
            default_span_details=lambda scope: (str(scope.get("method", "")), {}),
            tracer_provider=self.provider,
            exclude_spans=["receive", "send"],
        )

    def follow(self, engine: AsyncEngine) -> None:
        """Every statement is a span from now on."""
        uncounted = NoOpMeter("none").create_up_down_counter("none")
        EngineTracer(self.tracer, engine.sync_engine, uncounted)

    def staff(self, staff: Staff) -> Staff:
        """Every thought is a span."""
        return replace(staff, search=Followed(staff.search, self), quick=Followed(staff.quick, self))

    async def stop(self) -> None:
        await asyncio.to_thread(self.provider.shutdown)


class Told:
    """A span that knows what is ours."""

    def __init__(self, span: trace.Span) -> None:
        self._span = span

    def note(self, **facts: Fact) -> None:
        self._span.set_attributes({f"{OURS}{name}": fact for name, fact in facts.items()})


class Followed:
    """Workers each of whose thoughts is a span."""

    def __init__(self, workers: Workers, spans: Telemetry) -> None:
        self.workers = workers
        self.spans = spans

    @property
    def count(self) -> int:
        return self.workers.count

    @property
    def alive(self) -> int:
        return self.workers.alive

    @property
    def busy(self) -> int:
        return self.workers.busy

    @property
    def waiting(self) -> int:
        return self.workers.waiting

    async def run(self, think: Callable[[Task], Answer], task: Task, urgent: bool = False) -> Answer:
        with self.spans.span("thought", kind=think.__name__):
            return await self.workers.run(think, task, urgent)

    def stop(self) -> None:
        self.workers.stop()


class Discreet(SpanExporter):
    """Passes on what may be told and nothing else: no addresses, no values, no messages of errors."""

    def __init__(self, exporter: SpanExporter) -> None:
        self.exporter = exporter

    def export(self, spans: Sequence[ReadableSpan]) -> SpanExportResult:
        return self.exporter.export([discreet(span) for span in spans])

    def shutdown(self) -> None:
        self.exporter.shutdown()

    def force_flush(self, timeout_millis: int = 30_000) -> bool:
        return bool(self.exporter.force_flush(timeout_millis))


def discreet(span: ReadableSpan) -> ReadableSpan:
    attributes = _told(span.attributes)
    return ReadableSpan(
        name=span.name.partition(" ")[0] if "db.system" in attributes else span.name,
        context=span.context,
        parent=span.parent,
        resource=span.resource,
        attributes=attributes,
        events=[Event(event.name, _told(event.attributes), event.timestamp) for event in span.events],
        kind=span.kind,
        status=Status(span.status.status_code),
        start_time=span.start_time,
        end_time=span.end_time,
        instrumentation_scope=span.instrumentation_scope,
    )


def _name(scope: Any) -> None:
    """A request goes by its route, for an address may be a secret."""
    route, span = scope.get("path_template") or "none", trace.get_current_span()
    span.update_name(f"{scope['method']} {route}")
    span.set_attribute("http.route", route)


def _told(attributes: Mapping[str, Any] | None) -> dict[str, Any]:
    found = attributes or {}
    return {name: value for name, value in found.items() if name in TOLD or name.startswith(OURS)}


def endpoint_of(address: str) -> str:
    """Where spans go: the collector's own path unless another is given."""
    return address if address.endswith(TRACES) else address.rstrip("/") + TRACES
