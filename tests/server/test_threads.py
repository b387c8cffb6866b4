"""The threads of SQLite: whoever closes a database waits for what was given up in it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from spectacula.server.store.sql import SqlStore

pytestmark = pytest.mark.anyio


async def test_a_store_is_closed_when_a_connection_that_was_given_up_has_come_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its thread would answer to a loop that is closed, and hold a file that others take to be theirs."""
    loop, begun, may_end, opened = asyncio.get_running_loop(), asyncio.Event(), Event(), sqlite3.connect

    def slowly(*args: Any, **options: Any) -> sqlite3.Connection:
        loop.call_soon_threadsafe(begun.set)
        may_end.wait()
        connection: sqlite3.Connection = opened(*args, **options)
        return connection

    store = SqlStore(f"sqlite:///{tmp_path / 'house.db'}")
    with monkeypatch.context() as patched:
        patched.setattr(sqlite3, "connect", slowly)
        asked = asyncio.create_task(store.ping())
        await begun.wait()
    asked.cancel()
    await asyncio.wait({asked})
    closing = asyncio.create_task(store.stop())
    _, waits = await asyncio.wait({closing}, timeout=0.2)
    may_end.set()
    assert waits == {closing}
    await closing
