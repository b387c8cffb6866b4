"""Serving the app: one clear line when it cannot start, and streams ended first so that a stop is quick and quiet."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn
from litestar import Litestar

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.ending import LastResort
from spectacula.server.errors import OutOfService
from spectacula.server.house import House
from spectacula.server.http.connections import protocol_for
from spectacula.server.http.watching import Watched
from spectacula.server.settings import Settings
from spectacula.server.store.database import prepare
from spectacula.server.store.held import TRY_EVERY
from spectacula.server.valkey.client import examine

if TYPE_CHECKING:
    from spectacula.server.http.metrics import Metrics

log = logging.getLogger(__name__)
FILES = 65_536


class CannotListen(SpectaculaError):
    """The address cannot be listened on."""


class Server(uvicorn.Server):
    """Says when it answers, and tells the house when it is asked to stop."""

    def __init__(
        self, config: uvicorn.Config, house: House, ready: Callable[[], None], asked: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(config)
        self.house = house
        self.ready = ready
        self.asked = asked
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        loop, parent = asyncio.get_running_loop(), multiprocessing.parent_process()
        if parent is not None:  # one of several, which end with whoever looks after them
            loop.add_reader(parent.sentinel, self._orphaned, loop, parent.sentinel)
            await self._await_database()
            if self.should_exit:
                return
        await self.house.store.hold()
        await super().startup(sockets)
        self._loop = loop
        self.ready()

    async def _await_database(self) -> None:
        """One that is to replace another while the database is away too serves as soon as that is back."""
        waiting = False
        while not self.should_exit:
            try:
                await self.house.store.ping()
                break
            except OutOfService:
                if not waiting:
                    log.warning("the database does not answer: this process serves as soon as it does")
                waiting = True
                await asyncio.sleep(TRY_EVERY)

    def _orphaned(self, loop: asyncio.AbstractEventLoop, sentinel: int) -> None:
        loop.remove_reader(sentinel)
        self.handle_exit(signal.SIGTERM, None)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.asked()
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self.house.news.close)
        super().handle_exit(sig, frame)


def serve(app: Litestar, ready: Callable[[str], None] = lambda _: None) -> None:
    """Serve until stopped; `ready` is called with the address once it answers. Raises BadDatabase or CannotListen."""
    house: House = app.state.house
    settings = house.settings
    asyncio.run(make_ready(settings))
    allow_many_connections()
    listening = listen(settings.host, settings.port)
    serve_on(listening, app, lambda: ready(address_of(settings, listening)))


async def make_ready(settings: Settings) -> None:
    """All services answer, and the database is up to date."""
    await prepare(settings.database_url)
    if settings.valkey:
        await examine(settings.valkey)
    if not settings.workers:
        from spectacula.server.jobs.queue import prepare_queue

        await prepare_queue(settings)


def address_of(settings: Settings, listening: socket.socket) -> str:
    """Where visitors find the house."""
    name = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"{settings.base_url or f'http://{name}:{listening.getsockname()[1]}'}/"


def serve_on(listening: socket.socket, app: Litestar, ready: Callable[[], None]) -> None:
    """Serve on a socket that is listening already, with a database that is up to date."""
    house: House = app.state.house
    settings = house.settings
    metrics = _metrics(house)
    config = uvicorn.Config(
        house.spans.round(Watched(app, settings, metrics)),
        log_config=None,  # the app's own
        http=protocol_for(settings),
        ws="none",
        log_level="warning",
        server_header=False,
        proxy_headers=False,  # the door knows whom to trust
        timeout_graceful_shutdown=round(settings.stop_timeout),
        timeout_keep_alive=round(settings.idle_timeout),
    )
    last = LastResort(settings.stop_timeout)
    try:
        with suppress(KeyboardInterrupt):
            Server(config, house, ready, last.begin).run([listening])
    finally:
        last.call_off()
        if metrics is not None:
            metrics.stop()


def _metrics(house: House) -> Metrics | None:
    """Figures on their own address, where one is set."""
    if house.settings.metrics_address is None:
        return None
    from spectacula.server.http.metrics import Metrics

    metrics, (host, port) = Metrics(house), house.settings.metrics_address
    try:
        metrics.serve(host, port, taking_over=multiprocessing.parent_process() is not None)
    except OSError as error:
        raise _cannot_listen(host, port, error) from None
    return metrics


def allow_many_connections() -> None:
    """As many open files as the system lets this process have."""
    with suppress(ImportError, ValueError, OSError):  # there is nothing to raise on Windows
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, FILES)), hard))


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise _cannot_listen(host, port, error) from None


def _cannot_listen(host: str, port: int, error: OSError) -> CannotListen:
    return CannotListen(f"cannot listen on {host} port {port}: {error.strerror or error}")
