"""Several server processes on one listening socket: replaced when one dies, and renewed one by one when asked to."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import NamedTuple

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.http.logs import logging_config
from spectacula.server.http.serving import address_of, allow_many_connections, listen, make_ready
from spectacula.server.settings import Settings

log = logging.getLogger(__name__)
TRY_AGAIN = 1.0
CLEARING_UP = 15.0  # seconds, after all requests are answered
ServeOne = Callable[[Settings, socket.socket, Callable[[], None]], None]
"""Serves in a process of its own on a socket that is listening already, and says when it does."""


class CannotStart(SpectaculaError):
    """One of several processes ended before it served; it has said why."""


class Member(NamedTuple):
    """One of the processes, and what it says when it serves."""

    process: SpawnProcess
    ready: Connection


def serve_several(settings: Settings, serve_one: ServeOne, ready: Callable[[str], None]) -> None:
    """Serve until stopped; `ready` is called with the address once all of them answer."""
    asyncio.run(make_ready(settings))
    settings.secret()
    logging_config(settings).configure()
    allow_many_connections()
    with listen(settings.host, settings.port) as listening:
        Several(settings, serve_one, listening).run(lambda: ready(address_of(settings, listening)))


class Several:
    """SIGTERM and SIGINT stop them all in order, SIGHUP replaces them one by one without a request being dropped."""

    def __init__(self, settings: Settings, serve_one: ServeOne, listening: socket.socket) -> None:
        self.settings = settings
        self.serve_one = serve_one
        self.listening = listening
        self.members: dict[int, Member] = {}
        self._serving: set[int] = set()
        self._due: dict[int, float] = {}  # when the next try is due for those that are gone
        self._asked: list[int] = []
        self._woken, self._wake = os.pipe()

    def run(self, ready: Callable[[], None]) -> None:
        for asked in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(asked, self._ask)
        try:
            for number in range(self.settings.processes):
                self.members[number] = self._start(number)
            if not all(self._serves(member) for member in self.members.values()):
                if not self._stopping:
                    raise CannotStart("a server process ended before it could serve")
                return
            self._serving.update(self.members)
            ready()
            while not self._stopping:
                self._look_after()
        finally:
            self._stop()

    # --- what is asked of it

    def _ask(self, number: int, _frame: object) -> None:
        self._asked.append(number)
        os.write(self._wake, b".")

    @property
    def _stopping(self) -> bool:
        return any(number != signal.SIGHUP for number in self._asked)

    def _wait(self, *others: object, seconds: float | None = None) -> None:
        """Until something is asked, one of the others has something to say, or the time is over."""
        if self._woken in wait([self._woken, *others], seconds):  # type: ignore[list-item]
            os.read(self._woken, 100)

    # --- looking after its members

    def _look_after(self) -> None:
        """However long one takes to start, the others are looked after meanwhile."""
        self._wait(*self._signs(), seconds=self._time_left())
        self._hear_who_serves()
        if signal.SIGHUP in self._asked:
            self._asked.remove(signal.SIGHUP)
            for number in self.members:
                self._renew(number)
        for number, member in self.members.items():
            if not member.process.is_alive() and not self._stopping:
                self._replace(number)

    def _signs(self) -> Iterator[int | Connection]:
        """That somebody has ended, or serves at last."""
        for number, member in self.members.items():
            if number not in self._due:
                yield member.process.sentinel
                if number not in self._serving:
                    yield member.ready

    def _time_left(self) -> float | None:
        return max(0.0, min(self._due.values()) - time.monotonic()) if self._due else None

    def _hear_who_serves(self) -> None:
        for number, member in self.members.items():
            with suppress(EOFError, OSError):
                if number not in self._serving and member.ready.poll() and member.ready.recv():
                    self._serving.add(number)

    def _renew(self, number: int) -> None:
        """The new one serves before the old one stops."""
        fresh, old = self._start(number), self.members[number]
        if not self._serves(fresh):
            self._end(fresh)
            log.error("server process %d could not be renewed; the old one goes on", number)
            return
        self.members[number] = fresh
        self._serving.add(number)
        self._end(old)

    def _replace(self, number: int) -> None:
        """Another one for one that is gone: at once, or after a while if that one had not come to serve."""
        if number not in self._due:
            log.warning("server process %d ended with code %s", number, self.members[number].process.exitcode)
            self._due[number] = time.monotonic() + (0.0 if number in self._serving else TRY_AGAIN)
            self._serving.discard(number)
        if self._due[number] <= time.monotonic():
            del self._due[number]
            self.members[number].ready.close()
            self.members[number] = self._start(number)

    def _start(self, number: int) -> Member:
        settings = replace(
            self.settings,
            metrics=_beside(self.settings, number),
            workers=self.settings.workers and max(1, self.settings.workers // self.settings.processes),
        )
        context = multiprocessing.get_context("spawn")
        ready, told = context.Pipe(duplex=False)
        process = context.Process(target=_serve, args=(self.serve_one, settings, self.listening, told))
        process.start()
        told.close()
        return Member(process, ready)

    def _serves(self, member: Member) -> bool:
        """Waits until a process serves; says so, unless it ended or all are to stop."""
        while not self._stopping:
            with suppress(EOFError):
                if member.ready.poll():
                    return bool(member.ready.recv())
            if not member.process.is_alive():
                break
            self._wait(member.ready, member.process.sentinel)
        return False

    def _stop(self) -> None:
        for member in self.members.values():
            member.process.terminate()
        for member in self.members.values():
            self._end(member)

    def _end(self, member: Member) -> None:
        """Returns when what it was answering is answered; one that does not come to an end is killed."""
        member.process.terminate()
        member.process.join(self.settings.stop_timeout + CLEARING_UP)
        if member.process.is_alive():
            log.error("a server process did not stop; it was killed")
            member.process.kill()
            member.process.join()
        member.ready.close()


def _beside(settings: Settings, number: int) -> str:
    """Each process has figures of its own, on ports that follow each other."""
    if settings.metrics_address is None:
        return ""
    host, port = settings.metrics_address
    return f"{host}:{port + number}"


def _serve(serve_one: ServeOne, settings: Settings, listening: socket.socket, told: Connection) -> None:
    """In a process of its own."""
    try:
        serve_one(settings, listening, lambda: told.send(True))
    except SpectaculaError as error:
        print(f"spectacula: {error}", file=sys.stderr)
        sys.exit(2)
