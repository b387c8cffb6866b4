"""What a house sees to again and again."""

from __future__ import annotations

import asyncio
import logging

import pytest

from spectacula.server.chores import always_anew, for_ever
from spectacula.server.errors import OutOfService

HOUR = 3600.0


async def told_often(goes_wrong: list[Exception]) -> int:
    """How often a chore is done that is told once more each time, until nothing goes wrong."""
    told, quiet, times = asyncio.Event(), asyncio.Event(), 0

    async def chore() -> None:
        nonlocal times
        times += 1
        if goes_wrong:
            told.set()
            raise goes_wrong.pop()
        quiet.set()

    told.set()
    doing = asyncio.create_task(for_ever(chore, "the candles", HOUR, told))
    await quiet.wait()
    doing.cancel()
    return times


def test_a_chore_goes_on_after_anything_that_goes_wrong(caplog: pytest.LogCaptureFixture) -> None:
    assert asyncio.run(told_often([ValueError("a draught"), OutOfService()])) == 3
    assert [line.message for line in caplog.records if line.levelno >= logging.ERROR] == [
        "the candles could not be seen to"
    ]


def test_a_chore_nobody_asks_for_is_done_when_its_time_has_come() -> None:
    async def done() -> bool:
        did = asyncio.Event()

        async def chore() -> None:
            did.set()

        doing = asyncio.create_task(for_ever(chore, "the candles", 0.001))
        await did.wait()
        return doing.cancel()

    assert asyncio.run(done())


async def begun_often(goes_wrong: list[Exception]) -> int:
    """How often work is begun that breaks off until nothing goes wrong."""
    quiet, times = asyncio.Event(), 0

    async def work() -> None:
        nonlocal times
        times += 1
        if goes_wrong:
            raise goes_wrong.pop()
        quiet.set()
        await asyncio.sleep(HOUR)

    doing = asyncio.create_task(always_anew(work, "the music", 0.001, (ConnectionError,)))
    await quiet.wait()
    doing.cancel()
    return times


def test_work_that_breaks_off_begins_anew_whatever_broke_it_off(caplog: pytest.LogCaptureFixture) -> None:
    assert asyncio.run(begun_often([ValueError("a string"), OutOfService(), ConnectionResetError()])) == 4
    assert [line.message for line in caplog.records if line.levelno >= logging.ERROR] == ["the music broke off"]
