"""A house of several processes as an operator starts it, whose parts tests may kill."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
POSTGRES = ROOT / "scripts" / "postgres.sh"
VALKEY = ROOT / "scripts" / "valkey.sh"


_kept: list[socket.socket] = []


def free_port() -> int:
    """A port that nobody else is given until the tests end: it stays bound here, and only a server listens there."""
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    place.bind(("127.0.0.1", 0))
    if sys.platform == "linux":
        _kept.append(place)
    port: int = place.getsockname()[1]
    return port


class Services:
    """A PostgreSQL and a Valkey of its own."""

    def __init__(self) -> None:
        self.database, self._data = _started(POSTGRES)
        self.valkey, self._folder = _started(VALKEY)

    def halt_database(self) -> None:
        subprocess.run([POSTGRES, "halt", self._data], check=True)

    def resume_database(self) -> None:
        subprocess.run([POSTGRES, "resume", self._data], check=True)

    def restart_database(self) -> None:
        self.halt_database()
        self.resume_database()

    def restart_valkey(self) -> None:
        subprocess.run([VALKEY, "halt", self._folder], check=True)
        subprocess.run([VALKEY, "resume", self._folder], check=True)

    def stop(self) -> None:
        subprocess.run([VALKEY, "stop", self._folder], check=True)
        subprocess.run([POSTGRES, "stop", self._data], check=True)


def _started(script: Path) -> tuple[str, str]:
    started = subprocess.run([script, "start"], capture_output=True, text=True, check=False)
    assert started.returncode == 0, started.stderr
    address, folder = started.stdout.split()
    return address, folder


class Houses:
    """`spectacula serve --processes N`, with bots that decide at once and no limits on requests."""

    def __init__(self, folder: Path, processes: int, database: str, **settings: object) -> None:
        self.processes = processes
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        given = {
            "data": folder,
            "tempo": 0,
            "generosity": 1e9,
            "workers": 1,
            "lease": 2,
            "streams_per_address": 100_000,
        }
        values = given | settings
        environment = {f"SPECTACULA_{name.upper()}": str(value) for name, value in values.items()}
        command = [sys.executable, "-m", "spectacula", "serve", "--no-open", "--port", str(self.port)]
        command += ["--processes", str(processes), "--database", database]
        self.process = subprocess.Popen(command, env=os.environ | environment, stdout=subprocess.PIPE)

    def serves(self) -> None:
        """Returns when all processes do."""
        assert self.process.stdout is not None
        assert self.process.stdout.readline(), "the house ended"

    @property
    def servers(self) -> list[int]:
        """The process ids of those that serve."""
        return _spawned(self.process.pid)

    def kill_one(self) -> None:
        os.kill(self.servers[0], signal.SIGKILL)

    @property
    def memory(self) -> int:
        """Resident memory of all servers, in KiB, without their workers."""
        status = [Path(f"/proc/{server}/status").read_text() for server in self.servers]
        return sum(int(text.split("VmRSS:")[1].split()[0]) for text in status if "VmRSS:" in text)

    @property
    def processor_time(self) -> float:
        """Seconds that the servers there are now have used."""
        found = [Path(f"/proc/{server}/stat").read_text().rpartition(")")[2].split() for server in self.servers]
        return sum(int(fields[11]) + int(fields[12]) for fields in found) / os.sysconf("SC_CLK_TCK")

    async def whole(self) -> None:
        """Returns when as many processes run as there should be, and the house is ready."""
        async with httpx.AsyncClient(base_url=self.url) as client:
            while len(self.servers) < self.processes or not await _ready(client):
                await asyncio.sleep(0.05)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Workers:
    """So many `spectacula work`, each of which thinks one thought at a time."""

    def __init__(self, count: int, folder: Path, database: str, **settings: object) -> None:
        self.database = database
        values = {"data": folder, **settings}
        self.environment = {f"SPECTACULA_{name.upper()}": str(value) for name, value in values.items()}
        self.processes = [self._start() for _ in range(count)]

    def _start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "spectacula", "work", "--workers", "1", "--database", self.database]
        return subprocess.Popen(command, env=os.environ | self.environment, stdout=subprocess.DEVNULL)

    def kill_one(self) -> None:
        """Whatever it was thinking about; another takes its place."""
        first = self.processes.pop(0)
        first.kill()
        first.wait()
        self.processes.append(self._start())

    def stop(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.wait(30)


def _spawned(parent: int) -> list[int]:
    """The processes it has started; those that have just ended are none."""
    found = []
    for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split():
        with suppress(OSError):
            if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
                found.append(int(child))
    return found


async def _ready(client: httpx.AsyncClient) -> bool:
    try:
        return (await client.get("/ready")).status_code == 200
    except httpx.HTTPError:
        return False
