"""One of several server processes, as whoever looks after it sees it."""

from __future__ import annotations

import logging
import multiprocessing
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.ending import CLEARING_UP
from spectacula.server.settings import Settings

log = logging.getLogger(__name__)
ServeOne = Callable[[Settings, socket.socket, Callable[[], None]], None]
"""Serves in a process of its own on a socket that is listening already, and says when it does."""


@dataclass(eq=False)
class Member:
    """The process, and what it says when it serves."""

    process: SpawnProcess
    ready: Connection
    serving: bool = False
    due: float | None = None  # when another is to be started in its place, if it has ended

    @property
    def alive(self) -> bool:
        return self.process.is_alive()

    @property
    def signs(self) -> list[int | Connection]:
        """That it has ended, or serves at last."""
        return [self.process.sentinel] if self.serving else [self.process.sentinel, self.ready]

    def hear(self) -> None:
        """Whether it serves by now."""
        with suppress(EOFError, OSError):
            if not self.serving and self.ready.poll():
                self.serving = bool(self.ready.recv())

    def ask_to_end(self, settings: Settings) -> float:
        """It answers what it is answering; until when it has time for that."""
        self.process.terminate()
        return time.monotonic() + settings.stop_timeout + CLEARING_UP

    def end(self, until: float) -> None:
        """Returns when it has ended; one that does not come to an end is killed."""
        self.process.join(max(0.0, until - time.monotonic()))
        if self.alive:
            log.error("a server process did not stop; it was killed")
            self.process.kill()
            self.process.join()
        self.ready.close()


def started(serve_one: ServeOne, settings: Settings, listening: socket.socket) -> Member:
    context = multiprocessing.get_context("spawn")
    ready, told = context.Pipe(duplex=False)
    process = context.Process(target=_serve, args=(serve_one, settings, listening, told))
    process.start()
    told.close()
    return Member(process, ready)


def _serve(serve_one: ServeOne, settings: Settings, listening: socket.socket, told: Connection) -> None:
    """In a process of its own."""
    try:
        serve_one(settings, listening, lambda: told.send(True))
    except SpectaculaError as error:
        print(f"spectacula: {error}", file=sys.stderr)
        sys.exit(2)
