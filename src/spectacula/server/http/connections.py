"""Connections that keep nobody waiting: requests come whole and in time, and idle ones make room for others."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from spectacula.server.settings import Settings

LARGEST_HEAD = 32 * 1024


class PatientProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, with an end to every wait. Made for a house by `protocol_for`."""

    settings: Settings
    waiting: dict[PatientProtocol, None]
    """Connections without a request, those that have waited longest first."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0

    # --- waiting for a request

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._end_after(self.settings.header_timeout)
        self._wait()

    def _wait(self) -> None:
        self._head = 0
        self.waiting[self] = None
        if len(self.waiting) > self.settings.waiting_connections:
            longest = next(iter(self.waiting))
            del self.waiting[longest]
            longest.transport.close()

    def data_received(self, data: bytes) -> None:
        if self._timer is None and self in self.waiting:
            self._end_after(self.settings.header_timeout)
        super().data_received(data)
        self._head += len(data)
        if self._head > LARGEST_HEAD and self in self.waiting:
            self.transport.abort()

    # --- while a request is on its way

    def on_headers_complete(self) -> None:
        self.waiting.pop(self, None)
        self._end_after(self.settings.body_timeout)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()

    # --- while it is answered

    def pause_writing(self) -> None:
        self._end_after(self.settings.idle_timeout)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stop_timer()
        super().resume_writing()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing() and not self.pipeline:
            self._wait()

    # --- the end

    def connection_lost(self, exc: Exception | None) -> None:
        self.waiting.pop(self, None)
        self._stop_timer()
        super().connection_lost(exc)

    def _end_after(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def protocol_for(settings: Settings) -> type[PatientProtocol]:
    """The protocol of one house."""
    return type("HouseProtocol", (PatientProtocol,), {"settings": settings, "waiting": {}})
