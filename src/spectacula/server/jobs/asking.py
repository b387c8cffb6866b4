"""Servers ask: a thought becomes a job, and its answer is waited for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

from psycopg import AsyncConnection
from saq import Job
from saq.job import TERMINAL_STATUSES, Status

from spectacula.server.chores import always_anew
from spectacula.server.jobs.kinds import A_TABLE_WAITS, KINDS, Kind, plain, read
from spectacula.server.jobs.queue import FAILURES, Shift, ThoughtQueue, sign_of_life
from spectacula.server.settings import Settings
from spectacula.server.spans import Spans
from spectacula.server.thinking.gears import is_warm
from spectacula.server.thinking.workers import Answer, NoThought, Task

log = logging.getLogger(__name__)
AT_A_TIME = 8  # jobs of one look back at a game
ATTEMPTS = 5  # workers that may die over a job
KEPT = 60  # seconds until an answer nobody has fetched is thrown away
LOOK_EVERY = 1.0  # seconds for which what a worker told may be lost
TRY_EVERY = 0.25


class Elsewhere:
    """Workers of other processes, on this machine or another: `spectacula work`."""

    count = AT_A_TIME

    def __init__(self, settings: Settings, spans: Spans) -> None:
        self.settings = settings
        self.spans = spans
        self.queue = ThoughtQueue(settings.where)
        self.shift = Shift()
        self._seen = time.monotonic()
        self._deserted = False
        self._open = asyncio.Event()
        self._asked: dict[str, asyncio.Future[Any]] = {}
        self._errands: set[asyncio.Task[None]] = set()

    @property
    def alive(self) -> int:
        return self.shift.workers

    @property
    def busy(self) -> int:
        return self.shift.busy

    @property
    def waiting(self) -> int:
        return self.shift.waiting

    async def run(self, think: Callable[[Task], Answer], task: Task, urgent: bool = False) -> Answer:
        """Whoever gives up waiting takes the job back."""
        kind = KINDS[think.__name__]
        if self._deserted:
            raise NoThought("nobody works")
        await self._open.wait()
        job = self._job(kind, task, urgent)
        answer = self._asked[job.key] = asyncio.get_running_loop().create_future()
        try:
            await self._send(job)
            return read(await answer, kind.answer)  # type: ignore[no-any-return]
        except asyncio.CancelledError:
            self._on_an_errand(self._take_back(job))
            raise
        finally:
            self._asked.pop(job.key, None)

    def stop(self) -> None:
        for answer in self._asked.values():
            answer.cancel()

    async def keep_watch(self) -> None:
        """As long as the house is open: hear which jobs are done, and see who works."""
        try:
            await always_anew(self._stay_in_line, "hearing from the queue of thoughts", TRY_EVERY, FAILURES)
        finally:
            await asyncio.gather(*self._errands, return_exceptions=True)
            await self.queue.disconnect()

    async def _stay_in_line(self) -> None:
        await self.queue.connect()
        async with await self.queue.line() as line:
            self._open.set()
            await self._listen(line)

    # --- jobs

    def _job(self, kind: Kind, task: Any, urgent: bool) -> Job:
        """A table waits so long for a bot; after that its job is nobody's."""
        until = time.time() + self.settings.patience if kind.priority == A_TABLE_WAITS else None
        return Job(
            "think",
            kwargs={"kind": kind.name, "task": plain(task), "until": until},
            priority=0 if urgent else kind.priority,
            timeout=0,
            heartbeat=sign_of_life(self.settings),
            retries=ATTEMPTS,
            ttl=KEPT,
            meta=self.spans.carried(),
        )

    async def _send(self, job: Job) -> None:
        try:
            await self.queue.enqueue(job)
        except FAILURES as error:
            raise NoThought("the queue is out of service") from error

    async def _take_back(self, job: Job) -> None:
        with suppress(*FAILURES):
            await self.queue.abort(job, "nobody waits any more")

    def _on_an_errand(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # --- answers

    async def _listen(self, line: AsyncConnection[Any]) -> None:
        while True:
            await self._look_round()
            async for told in line.notifies(timeout=LOOK_EVERY):
                await self._fetch([told.payload])

    async def _look_round(self) -> None:
        """Who works, and what may have been told while nobody listened."""
        self._see(await self.queue.shift())
        await self._fetch(list(self._asked))

    async def _fetch(self, keys: Iterable[str]) -> None:
        asked = [key for key in keys if key in self._asked]
        for key, job in zip(asked, await self.queue.jobs(asked) if asked else [], strict=True):
            answer = self._asked.get(key)
            if job is not None and job.status in TERMINAL_STATUSES and answer is not None and not answer.done():
                _settle(answer, job)

    def _see(self, shift: Shift) -> None:
        """Says when the last worker stays away and when there is one again; those that are renewed are waited for."""
        self.shift = shift
        if shift.workers:
            self._seen = time.monotonic()
            if self._deserted:
                log.warning("%d workers think for this house again", shift.workers)
            self._deserted = False
        elif not self._deserted and time.monotonic() - self._seen > self.settings.patience:
            self._deserted = True
            log.warning("nobody thinks for bots, hints and looks back: start `spectacula work`")
            self._give_up()

    def _give_up(self) -> None:
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(NoThought("nobody works"))


def _settle(answer: asyncio.Future[Any], job: Job) -> None:
    if job.status is Status.COMPLETE and "answer" in job.result:
        answer.set_result(job.result["answer"])
    else:
        reason = job.result["failed"] if job.status is Status.COMPLETE else job.error
        answer.set_exception(NoThought(reason or job.status.value))


class CompiledElsewhere:
    """Workers compile for themselves; a server only asks whether they have."""

    def __init__(self, workers: Elsewhere) -> None:
        self.workers = workers

    def see_to(self, game: str) -> None: ...

    async def ready(self, game: str) -> bool:
        try:
            return await self.workers.run(is_warm, game, urgent=True)
        except NoThought:
            return False

    async def stop(self) -> None: ...
