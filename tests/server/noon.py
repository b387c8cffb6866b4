"""A clock for tests about days."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

import pytest


@pytest.fixture
def noon(monkeypatch: pytest.MonkeyPatch) -> datetime:
    """It is noon when the test begins: no day ends under it. That of tomorrow, for a slow clock makes workers late."""
    midday = datetime.now(UTC).replace(hour=12, minute=0, second=0, microsecond=0) + timedelta(days=1)
    begun, at = time.monotonic(), midday.timestamp()
    monkeypatch.setattr(time, "time", lambda: at + time.monotonic() - begun)
    return midday
