"""A clock that tests move: the house takes every moment from `time.time`."""

from __future__ import annotations

import time

import pytest


class Moved:
    """The time of day, so many seconds later than it is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.later = 0.0
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + self.later)

    def on(self, seconds: float) -> float:
        """Let time pass, at once; says what time it is then."""
        self.later += seconds
        return time.time()


class Stopped(Moved):
    """A clock that stands still unless it is moved, however long a test itself takes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        now = time.time()
        super().__init__(monkeypatch)
        monkeypatch.setattr(time, "time", lambda: now + self.later)
