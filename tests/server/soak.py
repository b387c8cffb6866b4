"""The long ordeal: `python -m tests.server.soak [--tables 300] [--minutes 5] [--processes 3] [--every 10]`.

A house of several processes and workers with PostgreSQL, Valkey and Caddy, all real. Every ten seconds one is killed.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import cycle
from pathlib import Path
from typing import Any

from .houses import Houses, Services, Workers
from .ordeal import Ordeal
from .proxies import NAME, caddy


async def soak(houses: Houses, workers: Workers, services: Services, ordeal: Ordeal, options: Any) -> bool:
    """Play on while one thing after the other breaks; says whether nothing was lost and nobody is stuck."""

    async def kill() -> None:
        houses.kill_one()

    async def kill_worker() -> None:
        await asyncio.to_thread(workers.kill_one)

    async def restart_database() -> None:
        await asyncio.to_thread(services.restart_database)

    async def restart_valkey() -> None:
        await asyncio.to_thread(services.restart_valkey)

    await ordeal.open(options.tables, searching=options.searching)
    end = time.monotonic() + 60 * options.minutes
    faults: list[Callable[[], Awaitable[None]]] = [kill, restart_valkey, kill_worker, restart_database]
    for fault in cycle(faults):
        await asyncio.sleep(options.every)
        if time.monotonic() > end:
            break
        await ordeal.suffers(fault.__name__, fault)
        print(
            f"{fault.__name__}: {len(ordeal.acknowledged)} moves so far, servers {houses.memory / 1024:.0f} MiB",
            flush=True,
        )
    await houses.whole()
    account = await ordeal.end(services.database)
    print(account)
    return account.found == account.acknowledged and not account.stuck


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=300)
    options.add_argument("--minutes", type=float, default=5)
    options.add_argument("--processes", type=int, default=3)
    options.add_argument("--workers", type=int, default=2, help="processes of `spectacula work`")
    options.add_argument("--searching", type=int, default=10, help="tables whose bot searches")
    options.add_argument("--every", type=float, default=10, help="seconds between faults")
    options.add_argument("--pause", type=float, default=10, help="seconds people take over a decision")
    chosen = options.parse_args()
    services = Services()
    with tempfile.TemporaryDirectory() as folder:
        house = {"valkey": services.valkey, "trusted_proxies": "127.0.0.1", "base_url": f"http://{NAME}"}
        houses = Houses(Path(folder), chosen.processes, services.database, workers=0, **house)
        workers = Workers(chosen.workers, Path(folder), services.database, lease=2)
        try:
            houses.serves()
            proxy = caddy(Path(folder), houses.port)
            try:
                ordeal = Ordeal(proxy.url, pause=chosen.pause, name=NAME)
                held = asyncio.run(soak(houses, workers, services, ordeal, chosen))
            finally:
                proxy.stop()
        finally:
            workers.stop()
            houses.stop()
            services.stop()
    sys.exit(not held)


if __name__ == "__main__":
    main()
