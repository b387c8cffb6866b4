"""Real sockets: whoever only holds a connection open, or sends and reads at a crawl, keeps nobody else out."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from .process import ServerProcess

pytestmark = pytest.mark.anyio
IDLE = 1100
HEADER_TIMEOUT, BODY_TIMEOUT = 2.0, 2.0
ASK, WELL = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b'{"status":"ok"}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("connections")
    server = ServerProcess(folder, header_timeout=HEADER_TIMEOUT, body_timeout=BODY_TIMEOUT)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def slow(server: ServerProcess) -> Iterator[dict[str, socket.socket]]:
    """Callers who stop in the middle, all at once."""
    with contextlib.ExitStack() as held:
        callers = {"second head": held.enter_context(_known(server))}
        callers |= {name: held.enter_context(_connected(server)) for name in ("silent", "head", "body")}
        callers["head"].sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
        callers["second head"].sendall(b"GET /health HTTP/1.1\r\nX-Slow: ")
        callers["body"].sendall(
            b"POST /api/players HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            b"Content-Length: 50\r\n\r\n{"
        )
        yield callers


def _connected(server: ServerProcess) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=20)


def _known(server: ServerProcess) -> socket.socket:
    """A caller who was answered once; who was too slow to ask, for want of a core, calls again."""
    while not _answered(caller := _connected(server)):
        caller.close()
    return caller


def _answered(caller: socket.socket) -> bool:
    """Whether the house says how it is, and does not end the connection."""
    answer = b""
    with contextlib.suppress(ConnectionError):
        caller.sendall(ASK)
        while not answer.endswith(WELL) and (more := caller.recv(4096)):
            answer += more
    return answer.endswith(WELL)


def _closed(connection: socket.socket) -> bool:
    """Wait until the other side ends the connection."""
    try:
        while connection.recv(4096):
            pass
    except ConnectionError:
        pass
    return True


async def _healthy(server: ServerProcess) -> bool:
    async with httpx.AsyncClient(base_url=server.url, timeout=20) as client:
        return (await client.get("/health")).status_code == 200


async def test_a_thousand_idle_connections_lock_nobody_out(server: ServerProcess) -> None:
    with contextlib.ExitStack() as held:
        for _ in range(IDLE):
            held.enter_context(_connected(server))
        assert await _healthy(server)


async def test_a_connection_without_a_request_is_ended(slow: dict[str, socket.socket]) -> None:
    assert await asyncio.to_thread(_closed, slow["silent"])


async def test_half_a_head_is_not_waited_for(slow: dict[str, socket.socket]) -> None:
    assert await asyncio.to_thread(_closed, slow["head"])


async def test_half_a_second_head_is_not_waited_for(slow: dict[str, socket.socket]) -> None:
    assert await asyncio.to_thread(_closed, slow["second head"])


async def test_half_a_body_is_not_waited_for(server: ServerProcess, slow: dict[str, socket.socket]) -> None:
    assert await asyncio.to_thread(_closed, slow["body"])
    assert await _healthy(server)


async def test_a_head_without_end_is_not_read(server: ServerProcess) -> None:
    with _connected(server) as endless:
        with contextlib.suppress(ConnectionError):
            endless.sendall(b"GET /health HTTP/1.1\r\n" + b"X-More: more\r\n" * 10_000)
        assert await asyncio.to_thread(_closed, endless)


async def test_a_connection_in_use_is_kept(server: ServerProcess) -> None:
    with _known(server) as busy:
        for _ in range(3):
            await asyncio.sleep(HEADER_TIMEOUT / 2)
            assert _answered(busy), "the connection was ended"
