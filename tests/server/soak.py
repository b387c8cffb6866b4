"""The long ordeal: `python -m tests.server.soak [--tables 300] [--minutes 5] [--processes 3] [--every 10]`.

A house of several processes and workers with PostgreSQL, Valkey and Caddy, all real. Every ten seconds one is killed.
What came of it is printed and written to a file; the exit code is 0 if no acknowledged move is missing and no table is
stuck. Whatever it has started ends with it, also when it is interrupted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any

from spectacula.server.http.serving import allow_many_connections

from .account import Account
from .houses import Houses, Services, Workers
from .ordeal import Ordeal
from .proxies import NAME, caddy


class Soak:
    """Everything that takes part, and what is done to it."""

    def __init__(self, options: Any, folder: Path, ends: ExitStack) -> None:
        self.options = options
        self.services = Services()
        ends.callback(self.services.stop)
        house = {"valkey": self.services.valkey, "trusted_proxies": "127.0.0.1", "base_url": f"http://{NAME}"}
        self.houses = Houses(folder, options.processes, self.services.database, workers=0, **house)
        ends.callback(self.houses.stop)
        self.workers = Workers(options.workers, folder, self.services.database, lease=2)
        ends.callback(self.workers.stop)
        self.houses.serves()
        proxy = caddy(folder, self.houses.port)
        ends.callback(proxy.stop)
        self.ordeal = Ordeal(proxy.url, pause=options.pause, name=NAME)
        self._began = time.monotonic()

    async def run(self) -> Account:
        """Play on while one thing after the other breaks."""
        await self.ordeal.open(self.options.tables, searching=self.options.searching)
        self._say(f"{self.options.tables} tables are open")
        end = time.monotonic() + 60 * self.options.minutes
        faults: list[Callable[[], Awaitable[None]]] = [
            self.kill_process,
            self.restart_valkey,
            self.kill_worker,
            self.restart_database,
        ]
        for fault in cycle(faults):
            await asyncio.sleep(self.options.every)
            if time.monotonic() > end:
                break
            await self.ordeal.suffers(fault.__name__, fault)
            self._say(fault.__name__)
        await self.houses.whole()
        self._say("all is whole; is everybody still playing?")
        account = await self.ordeal.end(self.services.database)
        people = resource.getrusage(resource.RUSAGE_SELF)
        return replace(
            account, used={"servers": self.houses.processor_time, "people": people.ru_utime + people.ru_stime}
        )

    async def kill_process(self) -> None:
        self.houses.kill_one()

    async def kill_worker(self) -> None:
        await asyncio.to_thread(self.workers.kill_one)

    async def restart_database(self) -> None:
        await asyncio.to_thread(self.services.restart_database)

    async def restart_valkey(self) -> None:
        await asyncio.to_thread(self.services.restart_valkey)

    def _say(self, what: str) -> None:
        at, moves = time.monotonic() - self._began, len(self.ordeal.acknowledged)
        print(f"{at:4.0f} s, {moves} moves, servers {self.houses.memory / 1024:.0f} MiB: {what}", flush=True)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=300)
    options.add_argument("--minutes", type=float, default=5)
    options.add_argument("--processes", type=int, default=3)
    options.add_argument("--workers", type=int, default=2, help="processes of `spectacula work`")
    options.add_argument("--searching", type=int, default=4, help="tables whose bot searches")
    options.add_argument("--every", type=float, default=10, help="seconds between faults")
    options.add_argument("--pause", type=float, default=30, help="seconds people take over a decision")
    options.add_argument("--report", type=Path, default=Path("test-results/soak.json"))
    chosen = options.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("interrupted"))
    allow_many_connections()
    with ExitStack() as ends:
        folder = Path(ends.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        account = asyncio.run(Soak(chosen, folder, ends).run())
    print(account)
    chosen.report.parent.mkdir(parents=True, exist_ok=True)
    asked = {name: value for name, value in vars(chosen).items() if name != "report"}
    chosen.report.write_text(json.dumps({"asked": asked, **account.figures()}, indent=2) + "\n")
    print(f"{'held' if account.held else 'DID NOT HOLD'}; all figures are in {chosen.report}")
    sys.exit(not account.held)


if __name__ == "__main__":
    main()
