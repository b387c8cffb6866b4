"""A real server process: killed in the middle of a game, streams to several viewers, a stop that does not hang."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncGenerator, Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from litestar import Litestar

from spectacula.server.building import build
from spectacula.server.http.foundation import Foundation
from spectacula.server.http.serving import CannotListen, serve
from spectacula.server.store.alone import Alone
from spectacula.server.store.database import BadDatabase, connect

from .at_table import Program
from .conftest import settings_in
from .process import ServerProcess

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that nobody stops."""
    server = ServerProcess(tmp_path_factory.mktemp("shared"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    server.stop()


async def _versions(client: httpx.AsyncClient, program: Program, table: str) -> AsyncGenerator[int]:
    path = f"/api/tables/{table}/events"
    async with client.stream("GET", path, headers=program.headers) as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        async for line in stream.aiter_lines():
            assert line == "" or line.split(":")[0] in ("event", "data", "retry")
            if line.startswith("data:"):
                yield int(line.removeprefix("data:"))


async def _seated(client: httpx.AsyncClient) -> tuple[list[Program], str]:
    ann, bob = await Program(client, "Ann").arrive(), await Program(client, "Bob").arrive()
    table = await ann.open({"kind": "invite"}, {"kind": "bot", "level": "random"})
    await bob.post("/join", invite=table["seats"][1]["invite"])
    return [ann, bob], table["id"]


async def test_killed_in_the_middle_of_a_game_nothing_is_lost(server: ServerProcess) -> None:
    """What was acknowledged is there after kill -9: every move of both people, sealed ones included."""
    luck = random.Random(5)
    async with httpx.AsyncClient(base_url=server.url, timeout=None) as client:
        programs, table = await _seated(client)
        acknowledged: dict[int, dict[int, str]] = {0: {}, 1: {}}
        for life in range(3):
            while sum(map(len, acknowledged.values())) < 8 * (life + 1):
                await _answer_once(programs, table, luck, acknowledged)
            last = asyncio.create_task(_answer_once(programs, table, luck, {0: {}, 1: {}}))
            await asyncio.sleep(luck.random() * 0.01)
            server.kill()
            await asyncio.gather(last, return_exceptions=True)
            server.start()
            for seat, program in enumerate(programs):
                for ply, move in acknowledged[seat].items():
                    again = await program.post(f"/tables/{table}/moves", ply=ply, moves=[move])
                    assert again.status_code == 201, (life, seat, ply, move, again.text)


async def _answer_once(
    programs: list[Program], table: str, luck: random.Random, acknowledged: dict[int, dict[int, str]]
) -> None:
    """Each person who owes a decision makes one."""
    for seat, program in enumerate(programs):
        view = (await program.get(f"/tables/{table}")).json()["view"]
        if seat in view["pending"]:
            move = luck.choice(view["moves"])
            played = await program.post(f"/tables/{table}/moves", ply=view["ply"], moves=[move])
            if played.status_code == 201:
                acknowledged[seat][view["ply"]] = move
    await asyncio.sleep(0.02)


async def test_viewers_are_told_and_presence_follows_the_stream(shared: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=shared.url, timeout=None) as client:
        (ann, bob), table = await _seated(client)
        watcher = await Program(client, "Eve").arrive()
        streams = [_versions(client, program, table) for program in (ann, bob, watcher)]
        for stream in streams:
            await anext(stream)
        while await _here(ann, table) != [True, True, False]:  # a stream begins before it is noted who listens
            await asyncio.sleep(0.02)
        await ann.post(f"/tables/{table}/talk", text="hello")
        version = (await ann.get(f"/tables/{table}")).json()["version"]
        for stream in streams:
            while await anext(stream) < version:
                pass
        await streams[1].aclose()
        while await _here(ann, table) != [True, False, False]:
            await asyncio.sleep(0.02)
        for stream in streams:
            await stream.aclose()


async def _here(program: Program, table: str) -> list[bool]:
    return [seat["here"] for seat in (await program.get(f"/tables/{table}")).json()["seats"]]


def test_the_example_of_the_docs_runs(shared: ServerProcess, capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "api.md").read_text()
    example = page.split("```python")[1].split("```")[0]
    exec(example, {"SERVER": shared.url})
    assert capsys.readouterr().out.endswith("histrio\n")


async def test_bot_workers_end_with_a_killed_server(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=None) as client:
        ann = await Program(client).arrive()
        table = await ann.open({"kind": "bot", "level": "random"}, {"kind": "bot", "level": "novice"})
        while not (await ann.get(f"/tables/{table['id']}")).json()["view"]["committed"]:
            await asyncio.sleep(0.02)
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    assert children
    server.kill()
    while any(_runs(pid) for pid in children):
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
async def test_a_stop_says_nothing_and_ends_streams_which_know_that_they_are_to_come_again_within_a_second(
    tmp_path: Path, stop: signal.Signals
) -> None:
    server = ServerProcess(tmp_path, quiet=True)
    server.start()
    assert server.process is not None
    async with httpx.AsyncClient(base_url=server.url, timeout=None) as client:
        (ann, _), table = await _seated(client)
        async with client.stream("GET", f"/api/tables/{table}/events", headers=ann.headers) as stream:
            lines = stream.aiter_lines()
            told = ""
            while not told.startswith("retry"):
                told = await anext(lines)
            server.process.send_signal(stop)
            _ = [line async for line in lines]
    _, complaints = await asyncio.to_thread(server.process.communicate)
    assert 0 < int(told.removeprefix("retry: ")) < 1000
    assert complaints == b""


async def test_a_stop_answers_what_is_under_way_and_takes_nothing_new(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = b"POST /api/players HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 15\r\n"
    writer.write(head + b"Expect: 100-continue\r\n\r\n")
    assert b" 100 " in await reader.readline()
    assert server.process is not None
    server.process.terminate()
    while await _listens(server.port):
        await asyncio.sleep(0.02)
    writer.write(b'{"name": "Ann"}')
    assert b"201 Created" in await reader.read()
    server.process.wait(20)


async def _listens(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


def test_a_port_in_use_is_told_in_one_line(shared: ServerProcess, tmp_path: Path) -> None:
    with pytest.raises(CannotListen, match=str(shared.port)):
        serve(Litestar(plugins=[Foundation(build(replace(settings_in(tmp_path), port=shared.port)))]))


async def test_a_second_server_on_the_same_database_is_refused(shared: ServerProcess) -> None:
    second = ServerProcess(shared.folder, quiet=True)
    with pytest.raises(AssertionError, match="the server ended"):
        await asyncio.to_thread(second.start)
    assert second.process is not None
    _, complaints = await asyncio.to_thread(second.process.communicate)
    assert b"another server uses the database" in complaints
    async with httpx.AsyncClient(base_url=shared.url, timeout=None) as client:
        assert (await client.get("/health")).status_code == 200


async def test_a_database_is_served_by_one_at_a_time(database: str) -> None:
    first, second = Alone(connect(database)), Alone(connect(database))
    await first.hold()
    with pytest.raises(BadDatabase, match="uses the database"):
        await second.hold()
    await second.let_go()
    await first.let_go()
    await first.engine.dispose()
    await second.hold()
    await second.let_go()
    await second.engine.dispose()


def _runs(pid: str) -> bool:
    try:
        return (
            "serve.py" in Path(f"/proc/{pid}/cmdline").read_text()
            or "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()
        )
    except OSError:
        return False
