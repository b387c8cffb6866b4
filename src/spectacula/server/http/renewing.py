"""New server processes in the place of old ones: one after the other, and nobody waits for it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection

from spectacula.server.http.members import Member
from spectacula.server.settings import Settings

log = logging.getLogger(__name__)
LONG = 10.0  # seconds in which a new process serves, unless something keeps it


class Renewal:
    """A new one serves before the old one stops; as long as it does not, the old one goes on."""

    def __init__(self, settings: Settings, members: dict[int, Member], start: Callable[[int], Member]) -> None:
        self.settings = settings
        self.members = members
        self._start = start
        self._to_come: list[int] = []
        self._number = 0
        self._fresh: Member | None = None
        self._old: Member | None = None
        self._until: float | None = None  # after that the fresh one takes long, or the old one is killed
        self._late = False

    def ask(self) -> None:
        """Asked again on the way, all are renewed once more after the one that is starting."""
        self._to_come = list(self.members)

    def go_on(self) -> None:
        """As far as it goes now."""
        if self._old is not None:
            self._see_off(self._old)
        if self._fresh is not None:
            self._look_at(self._fresh)
        if self._to_come and self._fresh is None and self._old is None:
            self._number = self._to_come.pop(0)
            self._fresh = self._start(self._number)
            self._until, self._late = time.monotonic() + LONG, False

    def taken(self, number: int) -> Member | None:
        """The one that is starting in this place, whose old one is gone."""
        if self._fresh is None or number != self._number:
            return None
        fresh, self._fresh, self._until = self._fresh, None, None
        return fresh

    def signs(self) -> Iterator[int | Connection]:
        for member in self.others:
            yield from member.signs

    @property
    def others(self) -> list[Member]:
        """Those who are not members yet, or no more."""
        return [member for member in (self._fresh, self._old) if member is not None]

    @property
    def due(self) -> float | None:
        return self._until

    def _look_at(self, fresh: Member) -> None:
        fresh.hear()
        if fresh.serving:
            self._old, self.members[self._number] = self.members[self._number], fresh
            self._fresh, self._until = None, self._old.ask_to_end(self.settings)
            if self._late:
                log.warning("server process %d is renewed now", self._number)
        elif not fresh.alive:
            fresh.end(0.0)
            self._fresh, self._until, self._to_come = None, None, []
            log.error("server process %d could not be renewed; the old ones go on: ask again", self._number)
        elif self._until is not None and self._until <= time.monotonic():
            self._until, self._late = None, True
            log.warning("server process %d is renewed as soon as the new one can serve; the old goes on", self._number)

    def _see_off(self, old: Member) -> None:
        old.hear()
        if not old.alive or self._until is None or self._until <= time.monotonic():
            old.end(0.0)
            self._old, self._until = None, None
