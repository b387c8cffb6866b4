"""Server processes that do nothing but say who they are: `python -m tests.server.slow_to_serve FOLDER`.

While there is a file `hold`, new ones take for ever until they serve; while there is a file `fail`, they cannot.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.http import renewing
from spectacula.server.http.looking_after import Several
from spectacula.server.settings import Settings


def serve_one(settings: Settings, _listening: socket.socket, ready: Callable[[], None]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    (settings.folder / f"{os.getpid()}.begun").touch()
    if (settings.folder / "fail").exists():
        raise SpectaculaError("it cannot serve")
    while (settings.folder / "hold").exists():
        time.sleep(0.02)
    ready()
    while True:
        signal.pause()


def main(folder: str) -> None:
    renewing.LONG = 0.0
    settings = Settings(Path(folder), database="postgresql://none", processes=2)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        Several(settings, serve_one, listening).run(lambda: print("ready", flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
