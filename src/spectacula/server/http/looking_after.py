"""Several server processes are looked after: replaced when one dies, and renewed one by one when asked to."""

from __future__ import annotations

import logging
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing.connection import Connection, wait

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.http.members import Member, ServeOne, started
from spectacula.server.http.renewing import Renewal
from spectacula.server.settings import Settings

log = logging.getLogger(__name__)
TRY_AGAIN = 1.0


class CannotStart(SpectaculaError):
    """One of several processes ended before it served; it has said why."""


class Several:
    """SIGTERM and SIGINT stop them all in order, SIGHUP replaces them one by one without a request being dropped."""

    def __init__(self, settings: Settings, serve_one: ServeOne, listening: socket.socket) -> None:
        self.settings = settings
        self.serve_one = serve_one
        self.listening = listening
        self.members: dict[int, Member] = {}
        self._renewal = Renewal(settings, self.members, self._start)
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
        """However long one takes to start or to end, the others are looked after meanwhile."""
        if signal.SIGHUP in self._asked:
            self._asked.remove(signal.SIGHUP)
            self._renewal.ask()
        self._renewal.go_on()
        for number, member in self.members.items():
            member.hear()
            if not member.alive and not self._stopping:
                self._replace(number, member)
        self._wait(*self._signs(), seconds=self._time_left())

    def _signs(self) -> Iterator[int | Connection]:
        yield from self._renewal.signs()
        for member in self.members.values():
            if member.due is None:
                yield from member.signs

    def _time_left(self) -> float | None:
        dues = [self._renewal.due, *(member.due for member in self.members.values())]
        known = [due for due in dues if due is not None]
        return max(0.0, min(known) - time.monotonic()) if known else None

    def _replace(self, number: int, gone: Member) -> None:
        """Another one for one that is gone: at once, or after a while if that one had not come to serve."""
        if gone.due is None:
            log.warning("server process %d ended with code %s", number, gone.process.exitcode)
            gone.due = time.monotonic() + (0.0 if gone.serving else TRY_AGAIN)
        if gone.due <= time.monotonic():
            gone.ready.close()
            self.members[number] = self._renewal.taken(number) or self._start(number)

    def _start(self, number: int) -> Member:
        settings = replace(
            self.settings,
            metrics=_beside(self.settings, number),
            workers=self.settings.workers and max(1, self.settings.workers // self.settings.processes),
        )
        return started(self.serve_one, settings, self.listening)

    def _serves(self, member: Member) -> bool:
        """Waits until a process serves; says so, unless it ended or all are to stop."""
        while not self._stopping:
            member.hear()
            if member.serving or not member.alive:
                break
            self._wait(*member.signs)
        return member.serving and not self._stopping

    def _stop(self) -> None:
        """All at the same time."""
        everybody = [*self.members.values(), *self._renewal.others]
        ends = [(member, member.ask_to_end(self.settings)) for member in everybody]
        for member, until in ends:
            member.end(until)


def _beside(settings: Settings, number: int) -> str:
    """Each process has figures of its own, on ports that follow each other."""
    if settings.metrics_address is None:
        return ""
    host, port = settings.metrics_address
    return f"{host}:{port + number}"
