"""What takes how long, told as spans: nobody listens unless `telemetry` is set."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any, Protocol

Fact = str | int | float


class Span(Protocol):
    """Something under way."""

    def note(self, **facts: Fact) -> None:
        """What else is known of it by now; never a name, a text or an id."""


class Spans(Protocol):
    """Those of one process."""

    def span(self, name: str, parent: Mapping[str, Any] | None = None, **facts: Fact) -> AbstractContextManager[Span]:
        """From here to its end; `parent` is what another process has `carried` here."""

    def carried(self) -> dict[str, str]:
        """What a job takes along, so that its span belongs to the one it was asked in."""

    def round(self, app: Any) -> Any:
        """An ASGI app each of whose requests is a span."""

    async def stop(self) -> None:
        """Send what is left."""


class NoSpan:
    """One for all."""

    def __enter__(self) -> NoSpan:
        return self

    def __exit__(self, *_: object) -> None: ...

    def note(self, **facts: Fact) -> None: ...


class NoSpans:
    """Nobody wants to know."""

    _none = NoSpan()

    def span(self, name: str, parent: Mapping[str, Any] | None = None, **facts: Fact) -> NoSpan:
        return self._none

    def carried(self) -> dict[str, str]:
        return {}

    def round(self, app: Any) -> Any:
        return app

    async def stop(self) -> None: ...
