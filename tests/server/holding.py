"""A thought that tests can hold on to, and workers that know it: `python -m tests.server.holding DATABASE`."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

LEASE = 10.0
"""Seconds: long enough that no worker counts as dead which stands still for want of a core."""


def hold(name: str) -> int:
    """Notes who thinks and what, waits until the file is gone, and tells who has thought."""
    file = Path(name)
    for note, line in ((file.with_name("all.begun"), file.name), (file.with_suffix(".begun"), str(os.getpid()))):
        with note.open("a") as begun:
            begun.write(f"{line}\n")
    while file.exists():
        time.sleep(0.01)
    return os.getpid()


def know_it() -> None:
    """Let jobs name it, like any thought of a bot."""
    from spectacula.server.jobs.kinds import A_TABLE_WAITS, KINDS, Kind

    KINDS["hold"] = Kind(hold, A_TABLE_WAITS, str, int)


def main(database: str) -> None:
    from spectacula.server.jobs.working import work
    from spectacula.server.settings import Settings

    know_it()
    settings = Settings(database=database, workers=1, lease=LEASE, thinking_limit=600)
    work(settings, lambda line: print(line, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
