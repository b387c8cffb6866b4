"""A Ray cluster plays: on this machine, or on any number of them that have the same Spectacula."""

from __future__ import annotations

import hashlib
import logging
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from spectacula.lab.crew import NoCrew

try:
    import ray
except ImportError:
    raise NoCrew("a cluster needs one package more: pip install 'spectacula[ray]'") from None

ON_THIS_MACHINE = "local"
RUNNING_HERE = "auto"
PATIENCE = 5.0
PACKAGE = Path(__file__).parents[1]
PLAYING = ("kernel", "games", "engine", "bots", "lab")
SOURCES = (".py", ".toml", ".net")
AGAIN = -1  # as often as it takes: a worker or a node may be lost any number of times


class Cluster:
    """Ray gives the pieces of a worker or node that is lost to another by itself."""

    def __init__(self) -> None:
        self._work = ray.remote(max_retries=AGAIN, num_cpus=1)(worked)
        self._version = version_here()

    @property
    def at_once(self) -> int:
        """Nodes come and go."""
        return 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))

    def begin(self, work: Callable[[Any], Any], piece: Any) -> Any:
        return self._work.remote(self._version, work, piece)

    def wait(self, tickets: set[Any]) -> tuple[set[Any], set[Any]]:
        ready, others = ray.wait(list(tickets), num_returns=1)
        return set(ready), set(others)

    def fetch(self, ticket: Any) -> Any:
        try:
            return ray.get(ticket)
        except ray.exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, NoCrew) else error from None
        except ray.exceptions.RayError as error:
            raise NoCrew(f"the cluster has failed: {type(error).__name__}") from None

    def drop(self, ticket: Any) -> None:
        ray.cancel(ticket, force=True)


def worked(version: str, work: Callable[[Any], Any], piece: Any) -> Any:
    """On a worker of the cluster."""
    if version != version_here():
        raise NoCrew(f"{socket.gethostname()} has another version of Spectacula: install the same one on all nodes")
    return work(piece)


@cache
def version_here() -> str:
    """A name for exactly these rules and bots."""
    files = (file for part in PLAYING for file in (PACKAGE / part).rglob("*") if file.suffix in SOURCES)
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(str(file.relative_to(PACKAGE)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


@contextmanager
def on_ray(address: str, workers: int | None = None) -> Iterator[Cluster]:
    """The cluster at an address; `local` starts one of so many processes here, `auto` finds one that runs here."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    _check_reach(address)
    chosen: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False} if address == ON_THIS_MACHINE else {}
    try:
        ray.init(address, logging_level=logging.ERROR, log_to_driver=False, **chosen)
    except Exception as error:  # Ray raises just that when a node does not start in time
        raise _unreachable(address, str(error)) from None
    try:
        yield Cluster()
    finally:
        ray.shutdown()


def _check_reach(address: str) -> None:
    """Ray itself asks for a long time, and at length, before it gives up."""
    if address in (ON_THIS_MACHINE, RUNNING_HERE):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise NoCrew(f"a cluster is at HOST:6379, ray://HOST:10001 or {RUNNING_HERE}, not {address}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except OSError as error:
        raise _unreachable(address, error.strerror or str(error)) from None


def _unreachable(address: str, reason: str) -> NoCrew:
    return NoCrew(f"there is no Ray cluster at {address}: {reason.strip().partition(chr(10))[0]}")
