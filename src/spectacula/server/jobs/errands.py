"""Errands as jobs: a server leaves them to workers that have messengers of their own."""

from __future__ import annotations

from saq import Job

from spectacula.server.jobs.queue import FAILURES, ThoughtQueue, sign_of_life
from spectacula.server.settings import Settings

NAME = "errands"
KEPT = 1  # seconds until a job that is over is forgotten


class BearersElsewhere:
    """`spectacula work`, where it was told of the same mail server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.queue = ThoughtQueue(settings.where, NAME)

    async def take(self, errand_id: str, tries: int) -> bool:
        job = Job(
            "carry",
            key=f"{errand_id}-{tries}",
            kwargs={"errand": errand_id},
            timeout=0,
            heartbeat=sign_of_life(self.settings),
            retries=1,
            ttl=KEPT,
        )
        try:
            await self.queue.connect()
            if not (await self.queue.shift()).workers:
                return False
            await self.queue.enqueue(job)
        except FAILURES:
            return False
        return True

    async def stop(self) -> None:
        await self.queue.disconnect()
