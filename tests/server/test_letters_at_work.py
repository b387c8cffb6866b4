"""Letters as jobs: a worker sends them, and another when it is killed."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session

from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.http.serving import make_ready
from spectacula.server.jobs.errands import BearersElsewhere
from spectacula.server.settings import Settings
from spectacula.server.store.rows import Update

from .conftest import settings_in
from .databases import new_database
from .houses import Workers
from .postbox import delivering

pytestmark = pytest.mark.anyio
SENDER = {"smtp": "", "mail_from": "house@mail.example", "base_url": "https://house.example"}


class SlowPost:
    """A mail server that keeps the first visitor waiting until it is told to go on."""

    def __init__(self) -> None:
        self.asked = self.letters = 0

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        self.asked += 1
        envelope.rcpt_tos.append(address)
        if self.asked == 1:
            await asyncio.sleep(60)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        self.letters += 1
        return "250 OK"


@pytest.fixture
def post() -> Iterator[tuple[SlowPost, int]]:
    box = SlowPost()
    with delivering(box) as port:
        yield box, port


@pytest.fixture
async def settings(postgres: str, tmp_path: Path, post: tuple[SlowPost, int]) -> Settings:
    known: dict[str, Any] = {**SENDER, "smtp": f"smtp://127.0.0.1:{post[1]}"}
    there = settings_in(tmp_path, await new_database(postgres))
    settings = replace(there, workers=0, **known)
    await make_ready(settings)
    return settings


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    house = build(settings)
    await house.start()
    yield house
    await house.stop()


@pytest.fixture
def workers(settings: Settings, tmp_path: Path) -> Iterator[Workers]:
    given = {name: getattr(settings, name) for name in (*SENDER, "lease")}
    workers = Workers(1, tmp_path, str(settings.database), **given)
    yield workers
    workers.stop()


async def test_a_letter_goes_out_once_though_the_worker_that_had_it_is_killed(
    house: House, workers: Workers, post: tuple[SlowPost, int]
) -> None:
    assert isinstance(house.errands.bearers, BearersElsewhere) and house.accounts.mailer is not None
    await house.errands.bearers.queue.connect()
    while not (await house.errands.bearers.queue.shift()).workers:
        await asyncio.sleep(0.05)
    await house.accounts.mailer.post("ann@mail.example", "Hello", "Hello")
    while not post[0].asked:
        await asyncio.sleep(0.02)
    os.kill(workers.processes[0].pid, signal.SIGKILL)
    [row] = await house.store.rows("errands", {})
    await house.store.write([Update("errands", {"id": row["id"]}, {"at": 0.0})])  # so much time passes
    while await house.store.rows("errands", {}):
        await asyncio.sleep(0.02)
    assert (post[0].asked, post[0].letters) == (2, 1)
