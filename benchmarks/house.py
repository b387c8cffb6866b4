"""How fast the house is on this machine: a real server on loopback, measured through its HTTP routes.

python benchmarks/house.py [--games histrio,colosseum] [--tables 200] [--seconds 20]
python benchmarks/house.py --processes 1,2,4    so many server processes on PostgreSQL and Valkey, side by side
python benchmarks/house.py --games histrio --tables 1250    5,000 open streams
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import math
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import tracemalloc
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median, quantiles
from typing import Any
from urllib.parse import urljoin

import httpx
from rich.console import Console
from rich.table import Table as Sheet

from spectacula.games import GAMES
from spectacula.server.building import GIVING_WAY, build
from spectacula.server.house import House
from spectacula.server.http.serving import allow_many_connections
from spectacula.server.http.sessions import session_config
from spectacula.server.player import Player
from spectacula.server.settings import Settings
from spectacula.server.tables.table import Pace, SeatPlan

VIEWERS = 4
MOVES_PER_SECOND = 10
AT_ONCE = 8  # tables that are laid at a time
OPENING = 50  # streams that are opened at a time
QUICK = 0.15  # seconds within which all viewers are to be told
LEVELS = (0.25, 0.5, 1.0)  # shares of the tables that are looked at, one after the other
MASTERS = 3
RUSH = 8
Times = list[float]


def settings_in(folder: Path, port: int = 0) -> Settings:
    return Settings(folder=folder, port=port, tempo=0, generosity=math.inf, streams_per_address=100_000)


def settings_of_several(folder: Path, port: int, processes: int, database: str, valkey: str) -> Settings:
    return replace(settings_in(folder, port), processes=processes, database=database, valkey=valkey)


# --- the server, in a process of its own


def serve_in(folder: str, port: str, processes: str = "", database: str = "", valkey: str = "") -> None:
    from spectacula.web.app import run

    if not processes:
        run(settings_in(Path(folder), int(port)), open_browser=False)
    else:
        run(settings_of_several(Path(folder), int(port), int(processes), database, valkey), open_browser=False)


@dataclass
class Server:
    """The measured server and what it is asked."""

    folder: Path
    port: int
    process: subprocess.Popen[bytes]
    several: bool = False

    @classmethod
    def start(cls, folder: Path, *several: str, serves: str = __file__) -> Server:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        command = [sys.executable, serves, "serve", str(folder), str(port), *several]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        server = cls(folder, port, process, bool(several))
        while True:
            try:
                httpx.get(f"{server.url}/health").raise_for_status()
                return server
            except httpx.HTTPError:
                if process.poll() is not None:
                    raise SystemExit("the server did not start") from None
                time.sleep(0.05)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def memory(self) -> int:
        """Resident memory in KiB."""
        found = [re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text()) for pid in self.servers()]
        return sum(int(size[1]) for size in found if size)

    def servers(self) -> list[int]:
        """The process, or those it looks after."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        names = {int(pid): Path(f"/proc/{pid}/cmdline").read_text() for pid in children}
        return [pid for pid, name in names.items() if self.several and "spawn_main" in name] or [self.process.pid]

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.servers()]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / 100

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


@dataclass
class Company:
    """Four people with tokens and sessions, and the tables they sit at."""

    players: list[dict[str, str]]
    cookies: list[str]
    tables: list[str] = field(default_factory=list)

    def headers(self, viewer: int) -> dict[str, str]:
        token, cookie = self.players[viewer]["token"], self.cookies[viewer]
        return {"Authorization": f"Bearer {token}", "Cookie": cookie, "Accept-Encoding": "gzip, br"}


async def seat_company(client: httpx.AsyncClient, server: Server, game: str, tables: int) -> Company:
    players = [(await client.post("/api/players", json={"name": f"P{i}"})).json() for i in range(VIEWERS)]
    backend = session_config(settings_in(server.folder))
    cipher = backend._backend_class(backend)
    cookies = [f"{backend.key}={cipher.dump_data({'player': p['id']})[0].decode()}" for p in players]
    company = Company(players, cookies)
    left = iter(range(tables))

    async def seat_some() -> None:
        for _ in left:
            company.tables.append(await _seat_one(client, company, game))

    await asyncio.gather(*(seat_some() for _ in range(AT_ONCE)))
    return company


async def _seat_one(client: httpx.AsyncClient, company: Company, game: str) -> str:
    seats = [{"kind": "me"}, *[{"kind": "invite"}] * (VIEWERS - 1)]
    answer = await client.post("/api/tables", json={"game": game, "seats": seats}, headers=company.headers(0))
    table: dict[str, Any] = answer.raise_for_status().json()
    for viewer in range(1, VIEWERS):
        body = {"invite": table["seats"][viewer]["invite"]}
        (await client.post("/api/join", json=body, headers=company.headers(viewer))).raise_for_status()
    return str(table["id"])


async def one_move(client: httpx.AsyncClient, company: Company, table: str) -> tuple[float, float, int] | None:
    """One decision at a table: when it was sent and acknowledged, and the version it led to; none if it was refused."""
    seen = await _view(client, company, table, 0)
    if seen is None or seen["over"]:
        return None
    seat = seen["pending"][0]
    mine = await _view(client, company, table, seat)
    if mine is None or not mine["moves"]:
        return None
    body = {"ply": mine["ply"], "moves": [random.choice(mine["moves"])]}
    sent = time.perf_counter()
    answer = await client.post(f"/api/tables/{table}/moves", json=body, headers=company.headers(seat))
    if answer.status_code != 201:
        return None
    return sent, time.perf_counter(), answer.json()["version"]


async def _view(client: httpx.AsyncClient, company: Company, table: str, viewer: int) -> dict[str, Any] | None:
    answer = await client.get(f"/api/tables/{table}", headers=company.headers(viewer))
    return answer.json()["view"] if answer.status_code == 200 else None


# --- what is measured


async def measure_requests(client: httpx.AsyncClient, server: Server, company: Company) -> list[tuple[str, str]]:
    """Moves and views one after the other: the time until the answer is there, and its size on the wire."""
    table = company.tables[0]
    rows = [("move, stored and acknowledged", _times(await _moves(client, company, [table] * 60)))]
    for name, path in (("view as JSON", f"/api/tables/{table}"), ("view as page fragment", f"/t/{table}/board")):
        times, processor, size = await _repeat(client, server, path, company.headers(1))
        if times:
            rows += [(f"{name}: answer", _times(times)), (f"{name}: server time", f"{processor * 1e3:.2f} ms mean")]
            rows.append((f"{name}: bytes, compressed", f"{size / 1000:.1f} kB"))
    first = await _first_load(client, f"/t/{table}", company.headers(1))
    return [*rows, ("first load of a table, all files, compressed", f"{first / 1000:.1f} kB")] if first else rows


async def measure_beside_masters(client: httpx.AsyncClient, company: Company, game: str) -> list[tuple[str, str]]:
    """Moves of people while bots of the highest level think without a pause at other tables.

    A process that only spins, with the priority of a bot worker, shows what the machine itself makes of a busy core.
    """
    order = 3 * random.sample(company.tables, min(100, len(company.tables)))
    alone = await _moves(client, company, order)
    spinner = subprocess.Popen([sys.executable, "-c", f"import os\nos.nice({GIVING_WAY})\nwhile True: pass"])
    spun = await _moves(client, company, order)
    spinner.kill()
    bots = [{"kind": "bot", "level": "master"}] * VIEWERS
    body = {"game": game, "seats": bots, "pace": "instant"}
    busy = [await client.post("/api/tables", json=body, headers=company.headers(0)) for _ in range(MASTERS)]
    paths = [f"/api/tables/{table.json()['id']}" for table in busy]
    before = 0
    while before < 2 * MASTERS:  # the workers have loaded what they think with
        await asyncio.sleep(0.5)
        before = await _decided(client, company, paths)
    beside = await _moves(client, company, order)
    thought = await _decided(client, company, paths) - before
    return [
        ("move at one of many tables", _times(alone)),
        ("the same beside a process that only spins", _times(spun)),
        (f"the same beside {MASTERS} tables of masters ({thought} decisions of theirs)", _times(beside)),
    ]


async def _decided(client: httpx.AsyncClient, company: Company, paths: list[str]) -> int:
    views = [(await client.get(path, headers=company.headers(0))).json()["view"] for path in paths]
    return sum(view["ply"] + len(view["committed"]) for view in views)


async def _moves(client: httpx.AsyncClient, company: Company, tables: list[str]) -> Times:
    done = [await one_move(client, company, table) for table in tables]
    return [move[1] - move[0] for move in done if move is not None]


async def _repeat(
    client: httpx.AsyncClient, server: Server, path: str, headers: dict[str, str], times: int = 200
) -> tuple[Times, float, int]:
    if (await client.get(path, headers=headers)).status_code != 200:
        return [], 0.0, 0
    taken, before, size = Times(), server.cpu(), 0
    for _ in range(times):
        began = time.perf_counter()
        size = await _fetch(client, path, headers)
        taken.append(time.perf_counter() - began)
    return taken, (server.cpu() - before) / times, size


async def _fetch(client: httpx.AsyncClient, path: str, headers: dict[str, str]) -> int:
    async with client.stream("GET", path, headers=headers) as answer:
        return sum([len(chunk) async for chunk in answer.aiter_raw()])


async def _first_load(client: httpx.AsyncClient, path: str, headers: dict[str, str]) -> int:
    """The page and every file it names, their fonts and modules too."""
    if (await client.get(path, headers=headers)).status_code != 200:
        return 0
    found, size = [path], 0
    for file in found:
        size += await _fetch(client, file, headers)
        text = (await client.get(file, headers=headers)).text if not file.endswith(".woff2") else ""
        named = re.findall(r'(?:src|href)="(/static/[^"#]+)|url\(["\']?([^)"\']+)|import\s*["\']([^"\']+)', text)
        files = [urljoin(file, "".join(names)) for names in named if not "".join(names).startswith(("data:", "#"))]
        found += [name for name in dict.fromkeys(files) if name not in found]
    return size


class Viewer:
    """One open event stream, read as plainly as possible; each news makes it fetch its own view."""

    def __init__(self, client: httpx.AsyncClient, path: str) -> None:
        self.client = client
        self.path = path
        self.heard: list[tuple[int, float]] = []
        self.shown: list[tuple[int, float]] = []
        self.ready = asyncio.Event()
        self.looking = False
        self.fetching: set[asyncio.Task[None]] = set()
        self.broken = 0

    async def watch(self, server: Server, table: str, headers: dict[str, str], door: asyncio.Semaphore) -> None:
        """Like a page: comes again when the stream breaks off. Streams are opened a few at a time."""
        while True:
            listening = None
            async with door:
                listening = asyncio.create_task(self._listen(server, table, headers))
                await asyncio.wait([listening, asyncio.create_task(self.ready.wait())], return_when="FIRST_COMPLETED")
            try:
                await listening
            except OSError:
                self.broken += 1
            finally:
                listening.cancel()
            await asyncio.sleep(random.uniform(0.1, 0.8))

    async def _listen(self, server: Server, table: str, headers: dict[str, str]) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items() if name != "Accept-Encoding")
        writer.write(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: localhost\r\n{lines}\r\n".encode())
        try:
            while line := await reader.readline():
                if line.startswith(b"data:"):
                    self._hear(int(line[5:]), headers)
        finally:
            writer.close()

    def _hear(self, version: int, headers: dict[str, str]) -> None:
        news = not self.heard or version > self.heard[-1][0]
        self.heard.append((version, time.perf_counter()))
        if news and self.looking:
            self.fetching.add(asyncio.create_task(self.fetch(version, headers)))
        self.ready.set()

    async def fetch(self, version: int, headers: dict[str, str]) -> None:
        with suppress(httpx.HTTPError):  # whoever never sees it counts as waiting for ever
            await _fetch(self.client, self.path, headers)
            self.shown.append((version, time.perf_counter()))


@dataclass
class Crowd:
    """How soon everybody had each move, and what their streams cost."""

    viewers: int
    told: Times
    shown: Times
    load: float  # cores of the servers
    memory: float  # KiB for a stream
    broken: int

    def rows(self) -> list[tuple[str, str]]:
        who = f"{self.viewers} viewers"
        return [
            (f"{who}: move to every viewer told", f"{_times(self.told)} ({len(self.told)} moves)"),
            (f"{who}: move to every viewer's new view there", _times(self.shown)),
            (f"{who}: server load meanwhile", f"{self.load * 100:.0f} % of a core"),
            (f"{who}: memory per open stream", f"{self.memory:.0f} KiB"),
            (f"{who}: streams that broke off", f"{self.broken}"),
        ]


async def measure_crowd(client: httpx.AsyncClient, server: Server, company: Company, seconds: float) -> Crowd:
    """Everybody watches; moves come steadily at random tables."""
    idle, first, door = server.memory(), company.tables[0], asyncio.Semaphore(OPENING)
    pages = (await client.get(f"/t/{first}/board", headers=company.headers(0))).status_code == 200
    where = "/t/{}/board" if pages else "/api/tables/{}"
    viewers = {t: [Viewer(client, where.format(t)) for _ in range(VIEWERS)] for t in company.tables}
    everybody = [viewer for watching in viewers.values() for viewer in watching]
    streams = [
        asyncio.create_task(viewer.watch(server, table, company.headers(i), door))
        for table, watching in viewers.items()
        for i, viewer in enumerate(watching)
    ]
    await asyncio.gather(*(viewer.ready.wait() for viewer in everybody))
    await _settled(server)
    watched, before = server.memory(), server.cpu()
    for viewer in everybody:
        viewer.looking = True
    sent = await _steady_moves(client, company, seconds)
    used = (server.cpu() - before) / seconds
    for stream in streams:
        stream.cancel()
    await asyncio.gather(*streams, *(f for viewer in everybody for f in viewer.fetching), return_exceptions=True)
    return Crowd(
        len(everybody),
        [_latest([v.heard for v in viewers[table]], at, version) for table, at, version in sent],
        [_latest([v.shown for v in viewers[table]], at, version) for table, at, version in sent],
        used,
        (watched - idle) / len(streams),
        sum(viewer.broken for viewer in everybody),
    )


async def _settled(server: Server) -> None:
    """Everybody has come in: the servers have next to nothing to do for a second."""
    busy = math.inf
    while busy > 0.3:
        before = server.cpu()
        await asyncio.sleep(1)
        busy = server.cpu() - before


def _latest(news: list[list[tuple[int, float]]], at: float, version: int) -> float:
    """How long it took until the last viewer had this version or a later one; for ever if one never had."""
    return max(min((t for v, t in one if v >= version), default=math.inf) for one in news) - at


async def _steady_moves(client: httpx.AsyncClient, company: Company, seconds: float) -> list[tuple[str, float, int]]:
    sent: list[tuple[str, float, int]] = []

    async def move(table: str) -> None:
        with suppress(httpx.HTTPError):
            done = await one_move(client, company, table)
            if done is not None:
                sent.append((table, done[0], done[2]))

    order = random.sample(company.tables, len(company.tables))
    jobs = []
    for i in range(int(seconds * MOVES_PER_SECOND)):
        jobs.append(asyncio.create_task(move(order[i % len(order)])))
        await asyncio.sleep(1 / MOVES_PER_SECOND)
    await asyncio.gather(*jobs)
    await asyncio.sleep(0.5)
    return sent


async def measure_reload(folder: Path, game: str) -> list[tuple[str, str]]:
    """A whole game in the store: the time until it can be looked at again."""
    house = build(settings_in(folder))
    await house.start()
    owner = await house.new_player("Ann")
    rows = []
    for name, ends in (("a table in mid-game", 50), ("a finished table", 10_000)):
        table = await _played(house, owner, game, ends)
        loaded, seen = Times(), Times()
        for _ in range(50):
            house.live.clear()
            began = time.perf_counter()
            live = await house.table(table)
            live.match.view(0)
            loaded.append(time.perf_counter() - began)
            live.match.story(0)
            seen.append(time.perf_counter() - began)
        rows += [(f"{name} from the store", _times(loaded)), (f"{name}, its whole log too", _times(seen))]
        rows.append((f"{name}: memory with its log", f"{await _memory(house, table) / 1024:.0f} KiB"))
    await house.stop()
    return rows


async def _memory(house: House, table: str, copies: int = 20) -> float:
    kept = []
    tracemalloc.start()
    for _ in range(copies):
        house.live.clear()
        live = await house.table(table)
        live.match.story(0)
        kept.append(live)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(kept)


async def _played(house: House, owner: Player, game: str, ends: int) -> str:
    seats = [SeatPlan("me"), *[SeatPlan("here")] * 3]
    table = await house.open_table(owner, game, VIEWERS, {}, seats, Pace.INSTANT)
    while not table.over and table.match.ply < ends:
        seat = table.match.pending[0]
        move = random.choice(table.match.moves(seat))
        await house.play(table.id, owner.id, seat, table.match.ply, [move])
    return table.id


def _times(times: Times) -> str:
    return f"{median(times) * 1e3:.1f} ms median, {_worst(times) * 1e3:.1f} ms p99" if len(times) > 1 else "too few"


def _worst(times: Times) -> float:
    return quantiles(times, n=100, method="inclusive")[-1] if len(times) > 1 else math.inf


async def measure(game: str, tables: int, seconds: float) -> list[tuple[str, str]]:
    random.seed(1)
    gc.disable()  # the clients' own pauses are not the server's
    with tempfile.TemporaryDirectory() as folder:
        rows = await measure_reload(Path(folder) / "reload", game)
        server = Server.start(Path(folder))
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
                await seat_company(client, server, game, 2)
                empty = server.memory()
                company = await seat_company(client, server, game, tables)
                each = (server.memory() - empty) / tables
                rows += await measure_requests(client, server, company)
                rows.append(("memory per new table on the server", f"{each:.0f} KiB"))
                rows += (await measure_crowd(client, server, company, seconds)).rows()
                rows += await measure_beside_masters(client, company, game)
        finally:
            server.stop()
    return rows


# --- several processes, side by side


async def measure_several(game: str, processes: int, tables: int, seconds: float) -> list[tuple[str, str]]:
    """As many moves as go through at a house of so many processes, and how soon everybody sees them."""
    random.seed(1)
    services = {name: Service(name) for name in ("postgres", "valkey")}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        addresses = [service.url for service in services.values()]
        server = Server.start(Path(folder), str(processes), *addresses)
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
                empty = server.memory()
                company = await seat_company(client, server, game, tables)
                each = (server.memory() - empty) / tables
                _say(f"{processes} processes: {tables} tables laid")
                rows = await measure_rush(client, server, company, seconds)
                rows.append(("memory per new table, all servers", f"{each:.0f} KiB"))
                return rows + await measure_levels(client, server, company, seconds)
        finally:
            server.stop()
            for service in services.values():
                service.stop()


async def measure_levels(
    client: httpx.AsyncClient, server: Server, company: Company, seconds: float
) -> list[tuple[str, str]]:
    """More and more viewers, to see with how many all of them are still told quickly."""
    rows, quick = [], 0
    for share in LEVELS:
        some = replace(company, tables=company.tables[: max(1, round(share * len(company.tables)))])
        crowd = await measure_crowd(client, server, some, seconds)
        _say(f"{crowd.viewers} viewers: told {_times(crowd.told)}")
        rows += crowd.rows()
        quick = crowd.viewers if _worst(crowd.told) < QUICK else quick
    return [(f"viewers, of at most {VIEWERS * len(company.tables)}, at p99 < {QUICK * 1e3:.0f} ms", f"{quick}"), *rows]


def _say(what: str) -> None:
    """How far it is."""
    print(what, file=sys.stderr, flush=True)


class Service:
    """A PostgreSQL or a Valkey that is thrown away afterwards."""

    def __init__(self, name: str) -> None:
        self.script = Path(__file__).parents[1] / "scripts" / f"{name}.sh"
        started = subprocess.run([self.script, "start"], capture_output=True, text=True, check=True)
        self.url, self.folder = started.stdout.split()

    def stop(self) -> None:
        subprocess.run([self.script, "stop", self.folder], check=True)


async def measure_rush(
    client: httpx.AsyncClient, server: Server, company: Company, seconds: float
) -> list[tuple[str, str]]:
    """People who decide at once at as many tables as are busy at a time."""
    taken, end, before, mine = Times(), time.perf_counter() + seconds, server.cpu(), time.process_time()

    async def hurry(tables: list[str]) -> None:
        while time.perf_counter() < end:
            for table in tables:
                done = await one_move(client, company, table)
                if done is not None:
                    taken.append(done[1] - done[0])

    await asyncio.gather(*(hurry(company.tables[n::RUSH]) for n in range(RUSH)))
    used = (server.cpu() - before) / seconds
    return [
        (f"{RUSH} in a rush: moves a second, each with two looks", f"{len(taken) / seconds:.0f}"),
        ("the same: until a move is acknowledged", _times(taken)),
        ("the same: processor time of the servers", f"{used * 100:.0f} % of a core"),
        ("the same: of those who play", f"{(time.process_time() - mine) / seconds * 100:.0f} % of a core"),
    ]


def stop_in_order() -> None:
    """Whatever was started ends with this, also when it is told to stop."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))


def main() -> None:
    stop_in_order()
    options: Any = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--processes", help="measure houses of so many processes on PostgreSQL and Valkey: 1,2,4")
    options.add_argument("--games", default=",".join(GAMES))
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=float, default=20)
    chosen = options.parse_args()
    allow_many_connections()
    if chosen.processes:
        compare_processes(chosen)
        return
    for game in chosen.games.split(","):
        sheet = Sheet("what", "measured", title=f"A table of {game} on this machine")
        for what, measured in asyncio.run(measure(game, chosen.tables, chosen.seconds)):
            sheet.add_row(what, measured)
        Console().print(sheet)


def compare_processes(chosen: Any) -> None:
    """Each house is told of as soon as it is measured, all of them side by side in the end."""
    game, counts, found = chosen.games.split(",")[0], [int(count) for count in chosen.processes.split(",")], []
    for count in counts:
        found.append(asyncio.run(measure_several(game, count, chosen.tables, chosen.seconds)))
        _say("\n".join(f"{count} processes: {what}: {measured}" for what, measured in found[-1]))
    sheet = Sheet("what", *(f"{count} processes" for count in counts), title=f"A house of {game} on this machine")
    for row in zip(*found, strict=True):
        sheet.add_row(row[0][0], *(measured for _, measured in row))
    Console().print(sheet)


if __name__ == "__main__":
    serve_in(*sys.argv[2:]) if sys.argv[1:2] == ["serve"] else main()
