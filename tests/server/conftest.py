"""Houses on SQLite and on a real PostgreSQL, and an app to talk to."""

from __future__ import annotations

import asyncio
import math
import subprocess
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from litestar import Litestar

from spectacula.server.building import build, messengers
from spectacula.server.house import House
from spectacula.server.settings import Settings
from spectacula.server.store.database import prepare
from tests.server.databases import lent_database, new_database
from tests.server.in_memory import house_in_memory, sign_alike
from tests.server.lending import lent_processes, own_processes
from tests.server.noon import noon
from tests.server.visiting import Client, app_for, at, programs_only

__all__ = ["lent_processes", "noon", "own_processes"]
SCRIPT = Path(__file__).parents[2] / "scripts" / "postgres.sh"
VALKEY = SCRIPT.with_name("valkey.sh")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL that lives as long as the tests."""
    started = subprocess.run([SCRIPT, "start"], capture_output=True, text=True, check=False)
    assert started.returncode == 0, started.stderr
    url, folder = started.stdout.split()
    yield url
    subprocess.run([SCRIPT, "stop", folder], check=True)


@pytest.fixture
def own_valkey() -> Iterator[tuple[str, str]]:
    """A Valkey that may be stopped: its address and its folder."""
    url, folder = subprocess.run([VALKEY, "start"], capture_output=True, text=True, check=True).stdout.split()
    yield url, folder
    subprocess.run([VALKEY, "stop", folder], check=True)


@pytest.fixture(params=["sqlite", "postgresql"])
async def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind without a table in it."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'house.db'}"
    return await new_database(request.getfixturevalue("postgres"))


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """A database of each kind for an empty house."""
    if request.param == "sqlite":
        furnish(tmp_path)
        yield f"sqlite+aiosqlite:///{tmp_path / 'house.db'}"
    else:
        async with lent_database(request.getfixturevalue("postgres")) as database:
            yield database


@cache
def migrated() -> bytes:
    """The file of an empty house, brought up to date once for all."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as aside:
        file = Path(folder) / "house.db"
        aside.submit(asyncio.run, prepare(f"sqlite+aiosqlite:///{file}")).result()
        return file.read_bytes()


def furnish(folder: Path) -> None:
    """Put an empty house there unless there is one."""
    if not (folder / "house.db").exists():
        (folder / "house.db").write_bytes(migrated())


def settings_in(folder: Path, database: str | None = None, **given: Any) -> Settings:
    """Without a database, that of the house in this folder, which is empty at first."""
    if database is None and folder.is_dir():
        furnish(folder)
    sign_alike(folder)
    usual = {"workers": 1, "tempo": 0, "told_within": 0, "generosity": math.inf, "thinking_limit": 600}
    return Settings(folder=folder, database=database, **usual | given)


@pytest.fixture
async def house(database: str, tmp_path: Path) -> AsyncIterator[House]:
    """A house on each kind of database."""
    house = build(settings_in(tmp_path, database))
    await house.start()
    yield house
    await house.stop()


@pytest.fixture
async def other(house: House, database: str, tmp_path: Path) -> AsyncIterator[House]:
    """A second house on the same database."""
    other = build(settings_in(tmp_path, database))
    await other.start()
    yield other
    await other.stop()


@pytest.fixture
async def small_house(tmp_path: Path) -> AsyncIterator[House]:
    """A house on SQLite, for what has nothing to do with the database."""
    house = build(settings_in(tmp_path))
    await house.start()
    yield house
    await house.stop()


@pytest.fixture
async def own_house(tmp_path: Path) -> AsyncIterator[House]:
    """In memory, and may ask this machine: for what has nothing to do with the database."""
    here = house_in_memory(tmp_path, local_alerts=True)
    here.errands.messengers = messengers(here.settings, here.store)
    await here.start()
    yield here
    await here.stop()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Litestar]:
    with app_for(build(settings_in(tmp_path)), programs_only) as app:
        yield app


@pytest.fixture
async def client(app: Litestar) -> AsyncIterator[Client]:
    async with at(app) as client:
        yield client
