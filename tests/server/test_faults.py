"""Processes, PostgreSQL and Valkey are killed in turn while people play: nothing is lost, and no table is stuck."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from .houses import Houses, Services
from .ordeal import Ordeal

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def services() -> Iterator[Services]:
    services = Services()
    yield services
    services.stop()


@pytest.fixture
def houses(services: Services, tmp_path: Path) -> Iterator[Houses]:
    houses = Houses(tmp_path, 3, services.database, valkey=services.valkey)
    houses.serves()
    yield houses
    houses.stop()


async def test_nothing_is_lost_and_nobody_is_left_behind(houses: Houses, services: Services) -> None:
    ordeal = Ordeal(houses.url)
    await ordeal.open(tables=4)

    async def kill() -> None:
        houses.kill_one()

    async def restart_database() -> None:
        await asyncio.to_thread(services.restart_database)
        await houses.whole()

    async def restart_valkey() -> None:
        await asyncio.to_thread(services.restart_valkey)

    for fault in (kill, restart_database, restart_valkey, kill):
        await ordeal.goes_on(moves=12)
        await ordeal.suffers(fault.__name__, fault)
    await ordeal.goes_on(moves=12)
    account = await ordeal.end(services.database)
    assert account.held, account
