"""`spectacula work`: takes jobs from the queue and lets processes of its own think."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable
from typing import Any

from saq import Job, Worker
from sqlalchemy.engine import make_url

from spectacula.server.building import GIVING_WAY, spans_of
from spectacula.server.http.logs import logging_config
from spectacula.server.jobs.carrying import bearer_beside
from spectacula.server.jobs.kinds import KINDS, SOMEBODY_WAITS, Kind, plain, read
from spectacula.server.jobs.queue import FAILURES, TIMERS, ThoughtQueue, prepare_queue, sign_of_life
from spectacula.server.settings import BadSetting, Settings
from spectacula.server.store.database import prepare
from spectacula.server.thinking.gears import CompiledBeside
from spectacula.server.thinking.processes import Processes
from spectacula.server.thinking.workers import NoThought

log = logging.getLogger(__name__)
BEATS = 3  # in the time after which a job is given to another


class Desk:
    """One process that takes jobs, and those that think for it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.count = settings.workers or os.cpu_count() or 1
        self.queue = ThoughtQueue(settings.where)
        self.processes = Processes(self.count, settings.thinking_limit, GIVING_WAY)
        self.gears = CompiledBeside(self.processes)
        self.spans = spans_of(settings)

    async def think(self, context: dict[str, Any], *, kind: str, task: Any, until: float | None) -> dict[str, Any]:
        """A job; what goes wrong with a thought itself is an answer, and no reason to ask another worker."""
        asked = KINDS[kind]
        if until is not None and time.time() > until:
            return {"failed": "nobody waits any more"}
        living = asyncio.create_task(self.show_life(context["job"]))
        try:
            with self.spans.span("job", context["job"].meta, kind=kind):
                return await self._thought(asked, task)
        finally:
            living.cancel()

    async def _thought(self, asked: Kind, task: Any) -> dict[str, Any]:
        try:
            put = read(task, asked.task)
            if (game := asked.game(put)) is not None:
                self.gears.see_to(game)
            return {"answer": plain(await self.processes.run(asked.think, put, asked.priority == SOMEBODY_WAITS))}
        except NoThought as error:
            return {"failed": str(error)}
        except Exception as error:
            log.exception("a thought (%s) failed", asked.name)
            return {"failed": str(error)}

    async def show_life(self, job: Job) -> None:
        while True:
            await asyncio.sleep(sign_of_life(self.settings) / BEATS)
            try:
                await job.update()
            except FAILURES:
                log.debug("the queue of thoughts is out of service")

    async def _tell(self, context: dict[str, Any]) -> None:
        await self.queue.tell(context["job"].key)

    async def open(self, ready: Callable[[str], None]) -> None:
        """Works until it is told to stop; what it was thinking about then goes to others at once."""
        await self.queue.connect()
        worker: Worker[Any] = Worker(
            self.queue,
            [("think", self.think)],
            concurrency=self.count,
            after_process=self._tell,
            timers=TIMERS,
            metadata={"workers": self.count},
        )
        ready(f"Spectacula thinks for {_name(self.settings)} (workers: {self.count}; Ctrl-C ends it)")
        try:
            async with bearer_beside(self.settings, self.show_life):
                await worker.start()
        finally:
            await self.gears.stop()
            self.processes.stop()
            await self.queue.disconnect()
            await self.spans.stop()


def work(settings: Settings, ready: Callable[[str], None]) -> None:
    """Work until stopped; `ready` is called with a line that says for whom."""
    if not (settings.database or "").startswith("postgres"):
        raise BadSetting("workers beside a house need its PostgreSQL: set database to postgresql://USER@HOST/NAME")
    logging_config(settings).configure()
    for noisy in ("saq", "psycopg.pool"):  # while the database is away
        logging.getLogger(noisy).setLevel(logging.CRITICAL)
    asyncio.run(_work(settings, ready))


async def _work(settings: Settings, ready: Callable[[str], None]) -> None:
    await prepare(settings.database_url)
    await prepare_queue(settings)
    await Desk(settings).open(ready)


def _name(settings: Settings) -> str:
    return make_url(settings.where).render_as_string()
