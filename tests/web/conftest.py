"""Houses behind pages are those of the server's tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from spectacula.server.house import House
from tests.server.in_memory import house_in_memory
from tests.server.lending import lent_processes, own_processes
from tests.server.noon import noon
from tests.server.postbox import Postbox, delivering
from tests.server.visiting import visiting
from tests.web.browser import Browser

__all__ = ["lent_processes", "noon", "own_processes"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house(tmp_path: Path) -> House:
    return house_in_memory(tmp_path)


@pytest.fixture
async def browsers(house: House) -> AsyncIterator[tuple[Browser, Browser]]:
    async with visiting(house) as client:
        yield Browser(client.app), Browser(client.app)


@pytest.fixture
def browser(browsers: tuple[Browser, Browser]) -> Browser:
    return browsers[0]


@pytest.fixture(scope="module")
def postbox() -> Iterator[tuple[Postbox, int]]:
    box = Postbox()
    with delivering(box) as port:
        yield box, port
