"""Who plays the games of a contest or a simulation: this process, processes of this machine, or a cluster."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from spectacula.bots.processes import processes
from spectacula.kernel.errors import SpectaculaError

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class NoCrew(SpectaculaError):
    """Those who were to play cannot be had; the message says why."""


class Crew(Protocol):
    """Works on pieces elsewhere. A piece whose worker is lost is worked on again, and its result comes once."""

    @property
    def at_once(self) -> int:
        """How many pieces are best under way."""

    def begin(self, work: Callable[[Any], Any], piece: Any) -> Any:
        """A ticket for what comes of it."""

    def wait(self, tickets: set[Any]) -> tuple[set[Any], set[Any]]:
        """Those that are ready, one at least, and the others."""

    def fetch(self, ticket: Any) -> Any:
        """What a ticket that is ready stands for."""

    def drop(self, ticket: Any) -> None:
        """Nobody waits for this one any more."""


def done_by(
    crew: Crew, work: Callable[[Piece], Result], pieces: Iterable[Piece], until: float | None = None
) -> Iterator[Result]:
    """Results as they come; pieces are begun in order, and no more of them when the time is up."""
    waiting, running = iter(pieces), set[Any]()
    try:
        while True:
            while len(running) < crew.at_once and (until is None or time.monotonic() < until):
                piece = next(waiting, None)
                if piece is None:
                    break
                running.add(crew.begin(work, piece))
            if not running:
                return
            ready, running = crew.wait(running)
            for ticket in ready:
                yield crew.fetch(ticket)
    finally:
        for ticket in running:
            crew.drop(ticket)


class Here:
    """This process, one piece after the other."""

    at_once = 1

    def begin(self, work: Callable[[Any], Any], piece: Any) -> Callable[[], Any]:
        return lambda: work(piece)

    def wait(self, tickets: set[Any]) -> tuple[set[Any], set[Any]]:
        return tickets, set()

    def fetch(self, ticket: Callable[[], Any]) -> Any:
        return ticket()

    def drop(self, ticket: Callable[[], Any]) -> None: ...


class Beside:
    """Processes of this machine."""

    def __init__(self, count: int) -> None:
        self.at_once = 2 * count
        self.pool = processes(count)

    def begin(self, work: Callable[[Any], Any], piece: Any) -> Future[Any]:
        return self.pool.submit(work, piece)

    def wait(self, tickets: set[Future[Any]]) -> tuple[set[Future[Any]], set[Future[Any]]]:
        return wait(tickets, return_when=FIRST_COMPLETED)

    def fetch(self, ticket: Future[Any]) -> Any:
        return ticket.result()

    def drop(self, ticket: Future[Any]) -> None:
        ticket.cancel()


@contextmanager
def crew(workers: int | None = None, ray: str | None = None) -> Iterator[Crew]:
    """A cluster where its address is given, otherwise so many processes, or as many as there are cores."""
    if ray is not None:
        from spectacula.lab.on_ray import on_ray

        with on_ray(ray, workers) as cluster:
            yield cluster
        return
    beside = Beside(workers or os.cpu_count() or 1)
    with beside.pool:
        yield beside
