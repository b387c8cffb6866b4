"""The measured server in a process of its own, and the services it may stand on."""

from __future__ import annotations

import math
import re
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path

import httpx

from spectacula.server.settings import Settings

ROOT = Path(__file__).parents[2]


def settings_in(folder: Path, port: int = 0) -> Settings:
    return Settings(folder=folder, port=port, tempo=0, generosity=math.inf, streams_per_address=100_000)


def settings_of_several(folder: Path, port: int, processes: int, database: str, valkey: str) -> Settings:
    return replace(settings_in(folder, port), processes=processes, database=database, valkey=valkey)


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


class Service:
    """A PostgreSQL or a Valkey that is thrown away afterwards."""

    def __init__(self, name: str) -> None:
        self.script = ROOT / "scripts" / f"{name}.sh"
        started = subprocess.run([self.script, "start"], capture_output=True, text=True, check=True)
        self.url, self.folder = started.stdout.split()

    def stop(self) -> None:
        subprocess.run([self.script, "stop", self.folder], check=True)


def stop_in_order() -> None:
    """Whatever was started ends with this, also when it is told to stop."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))


if __name__ == "__main__":
    serve_in(*sys.argv[2:])
