"""Chores: what a house sees to again and again for as long as it is open, whatever goes wrong once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from spectacula.server.errors import OutOfService

log = logging.getLogger(__name__)


async def for_ever(
    chore: Callable[[], Awaitable[None]], what: str, every: float, told: asyncio.Event | None = None
) -> None:
    """Do a chore every so many seconds, and sooner when `told`; `what` it sees to is named if it fails."""
    while True:
        await _rest(every, told)
        try:
            await chore()
        except OutOfService:
            log.debug("the store is out of service")
        except Exception:
            log.exception("%s could not be seen to", what)


async def always_anew(
    work: Callable[[], Awaitable[None]], what: str, pause: float, away: tuple[type[Exception], ...]
) -> None:
    """Begin work that has no end of its own again whenever it breaks off.

    That somebody is `away` for a while is nothing to look into.
    """
    while True:
        try:
            await work()
        except OutOfService:
            log.debug("%s: the store is out of service", what)
        except away:
            log.debug("%s: nobody answers", what)
        except Exception:
            log.exception("%s broke off", what)
        await asyncio.sleep(pause)


async def _rest(seconds: float, told: asyncio.Event | None) -> None:
    if told is None:
        await asyncio.sleep(seconds)
        return
    with suppress(TimeoutError):
        await asyncio.wait_for(told.wait(), seconds)
    told.clear()
