"""What runs beside everything else comes to an end."""

from __future__ import annotations

import asyncio

import pytest

from spectacula.server import ending

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
