"""The end of what runs beside everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

AGAIN = 2.0


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks until they have ended: a library may take the first time for a failure of its own and go on."""
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
