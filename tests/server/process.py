"""A real server process that tests may kill."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from .conftest import furnish
from .houses import free_port

SERVE = Path(__file__).with_name("serve.py")


class ServerProcess:
    """`start` waits until it says that it answers; `kill` is kill -9."""

    def __init__(self, folder: Path, quiet: bool = False, **settings: float) -> None:
        self.folder = folder
        self.settings = [f"{name}={value}" for name, value in settings.items()]
        self.quiet = quiet
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        furnish(self.folder)
        command = [sys.executable, str(SERVE), str(self.folder), str(self.port), *self.settings]
        stderr = subprocess.PIPE if self.quiet else None
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr)
        assert self.process.stdout is not None
        assert self.process.stdout.readline(), "the server ended"

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(20)
