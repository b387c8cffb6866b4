"""Figures for Prometheus, on a port of their own: requests as they are answered, the house as it stands when asked."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import ThreadingWSGIServer
from prometheus_client.registry import Collector

from spectacula.server.house import House

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The figures of one server process."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(HouseFigures(house))
        ProcessCollector(registry=self.registry)
        labels = ("route", "method", "status")
        self._answers = Counter("spectacula_requests", "Requests answered.", labels, registry=self.registry)
        self._seconds = Histogram(
            "spectacula_request_seconds",
            "Time until an answer begins.",
            ("route", "method"),
            buckets=SECONDS,
            registry=self.registry,
        )
        self._serving: tuple[WSGIServer, Thread] | None = None

    def answered(self, route: str, method: str, status: int, seconds: float) -> None:
        self._answers.labels(route, method, str(status)).inc()
        self._seconds.labels(route, method).observe(seconds)

    def serve(self, host: str, port: int, taking_over: bool = False) -> None:
        """Answer on an address of their own until `stop`; raises `OSError` if that cannot be listened on."""
        ThreadingWSGIServer.allow_reuse_port = taking_over  # the one it takes over from still listens there
        self._serving = start_http_server(port, host, self.registry)

    def stop(self) -> None:
        if self._serving is not None:
            server, thread = self._serving
            server.shutdown()
            server.server_close()
            thread.join()


class HouseFigures(Collector):
    """What a house can say of itself."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        house = self.house
        for what, text in DONE.items():
            yield CounterMetricFamily(f"spectacula_{what}", text, value=house.done[what])
        yield GaugeMetricFamily("spectacula_tables_live", "Tables in memory.", value=len(house.live))
        yield GaugeMetricFamily("spectacula_streams", "Live streams open.", value=house.news.listeners)
        yield GaugeMetricFamily(
            "spectacula_tables_with_bots_at_work", "Tables whose bots decide.", value=len(house.bots.tables_at_work)
        )
        yield from self._workers()
        database = GaugeMetricFamily(
            "spectacula_database_connections", "Connections to the database.", labels=["state"]
        )
        for state, count in house.store.connections().items():
            database.add_metric([state], count)
        yield database

    def _workers(self) -> Iterator[Metric]:
        alive = GaugeMetricFamily("spectacula_workers", "Workers there are, here or elsewhere.", labels=["kind"])
        busy = GaugeMetricFamily("spectacula_workers_busy", "Workers that think.", labels=["kind"])
        waiting = GaugeMetricFamily("spectacula_thoughts_waiting", "Thoughts that wait for one.", labels=["kind"])
        for kind, workers in (("search", self.house.bots.staff.search), ("quick", self.house.bots.staff.quick)):
            alive.add_metric([kind], workers.alive)
            busy.add_metric([kind], workers.busy)
            waiting.add_metric([kind], workers.waiting)
        yield alive
        yield busy
        yield waiting


DONE = {
    "moves": "Decisions stored, those of bots included.",
    "tables_opened": "Tables opened.",
    "hints": "Hints asked for.",
}
"""What a house counts as it goes (`House.done`)."""
