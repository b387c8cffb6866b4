"""What runs beside everything else comes to an end."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from spectacula.server import ending

from .conftest import furnish
from .houses import ROOT

pytestmark = pytest.mark.anyio


async def test_whoever_takes_a_cancellation_for_a_failure_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "AGAIN", 0.01)
    told = 0

    async def hard_of_hearing() -> None:
        nonlocal told
        while told < 2:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                told += 1

    task = asyncio.create_task(hard_of_hearing())
    await asyncio.sleep(0)
    await ending.end([task])
    assert told == 2 and task.done()


async def test_whoever_has_ended_already_is_left_alone() -> None:
    async def nothing() -> None: ...

    task = asyncio.create_task(nothing())
    await task
    await ending.end([task])
    assert not task.cancelled()


async def test_whoever_never_ends_is_left_behind_and_named(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ending, "AGAIN", 0.01)
    over = asyncio.Event()

    async def deaf() -> None:
        while not over.is_set():
            try:
                await over.wait()
            except asyncio.CancelledError:
                continue

    task = asyncio.create_task(deaf())
    await asyncio.sleep(0)
    await ending.end([task])
    over.set()
    await task
    assert "left behind" in caplog.text and "deaf" in caplog.text


def test_a_server_in_which_something_hangs_ends_all_the_same(tmp_path: Path) -> None:
    furnish(tmp_path)
    command = [sys.executable, "-m", "tests.server.endless", str(tmp_path)]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None and server.stdout.readline()
    server.terminate()
    _, said = server.communicate()
    assert server.returncode == 1
    assert "did not come to an end in time" in said
