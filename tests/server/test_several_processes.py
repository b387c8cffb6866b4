"""Several server processes are looked after, whatever one of them does."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvicorn

from spectacula.server.building import build
from spectacula.server.errors import OutOfService
from spectacula.server.http.serving import Server

from .conftest import settings_in
from .houses import ROOT


@pytest.fixture
def parent(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.server.slow_to_serve", str(tmp_path)]
    parent = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None and parent.stdout.readline() == "ready\n"
    yield parent
    parent.terminate()
    parent.communicate()


def begun(folder: Path, count: int) -> set[int]:
    """The processes that have begun so far, as soon as there are so many."""
    while len(found := {int(file.stem) for file in folder.glob("*.begun")}) < count:
        time.sleep(0.02)
    return found


def test_one_that_takes_long_to_start_keeps_no_other_from_being_replaced(
    parent: subprocess.Popen[str], tmp_path: Path
) -> None:
    first, second = begun(tmp_path, 2)
    (tmp_path / "hold").touch()
    os.kill(first, signal.SIGKILL)
    begun(tmp_path, 3)
    os.kill(second, signal.SIGKILL)
    assert len(begun(tmp_path, 4)) == 4
    assert parent.poll() is None


@pytest.mark.anyio
async def test_one_that_waits_for_the_database_ends_with_whoever_looks_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> None:
        raise OutOfService("the database cannot be used now")

    sentinel, alive = os.pipe()
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: SimpleNamespace(sentinel=sentinel))
    house = build(settings_in(tmp_path))
    monkeypatch.setattr(house.store, "ping", away)
    server = Server(uvicorn.Config("none:app"), house, lambda: pytest.fail("it serves"))
    starting = asyncio.create_task(server.startup())
    os.close(alive)
    await asyncio.wait_for(starting, 10)
    os.close(sentinel)
    assert not server.started
