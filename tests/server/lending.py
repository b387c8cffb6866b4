"""Processes that think: one that has nothing to do when its house closes is lent to the next."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import pytest

from spectacula.bots.processes import end, processes
from spectacula.server.thinking import processes as workers

_idle: dict[tuple[int, int], list[ProcessPoolExecutor]] = defaultdict(list)
_lent: dict[ProcessPoolExecutor, tuple[int, int]] = {}


def lend(count: int, niceness: int = 0) -> ProcessPoolExecutor:
    """One that is waiting, or a new one: its start takes longer than most thoughts."""
    waiting = _idle[count, niceness] = [pool for pool in _idle[count, niceness] if not pool._broken]
    pool = waiting.pop() if waiting else processes(count, niceness)
    _lent[pool] = count, niceness
    return pool


def take_back(pool: ProcessPoolExecutor) -> None:
    """Whoever still thinks is ended as ever."""
    kind = _lent.pop(pool)
    if pool._broken or pool._pending_work_items:
        end(pool)
    else:
        _idle[kind].append(pool)


@pytest.fixture(scope="session", autouse=True)
def lent_processes() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(workers, "processes", lend)
        patch.setattr(workers, "end", take_back)
        yield
    for pools in _idle.values():
        for pool in pools:
            end(pool)
    _idle.clear()


@pytest.fixture
def own_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests about processes themselves: each is started, and ended with its house."""
    monkeypatch.setattr(workers, "processes", processes)
    monkeypatch.setattr(workers, "end", end)
