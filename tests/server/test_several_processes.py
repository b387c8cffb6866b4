"""Several server processes are looked after, whatever one of them does."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvicorn

from spectacula.server.building import build
from spectacula.server.errors import OutOfService
from spectacula.server.http.serving import Server

from .conftest import settings_in
from .houses import ROOT


@pytest.fixture
def parent(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.server.slow_to_serve", str(tmp_path)]
    parent = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert parent.stdout is not None and parent.stdout.readline() == "ready\n"
    yield parent
    parent.terminate()
    parent.communicate()


def begun(folder: Path, count: int) -> set[int]:
    """The processes that have begun so far, as soon as there are so many."""
    while len(found := {int(file.stem) for file in folder.glob("*.begun")}) < count:
        time.sleep(0.02)
    return found


def test_one_that_takes_long_to_start_keeps_no_other_from_being_replaced(
    parent: subprocess.Popen[str], tmp_path: Path
) -> None:
    first, second = begun(tmp_path, 2)
    (tmp_path / "hold").touch()
    os.kill(first, signal.SIGKILL)
    begun(tmp_path, 3)
    os.kill(second, signal.SIGKILL)
    assert len(begun(tmp_path, 4)) == 4
    assert parent.poll() is None


def until_said(parent: subprocess.Popen[str], words: str) -> None:
    """Returns when it has said these words."""
    assert parent.stderr is not None
    while words not in (said := parent.stderr.readline()):
        assert said, "it has ended"


def runs(process: int) -> bool:
    """Whether it is there and has not ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_while_a_new_one_cannot_serve_yet_the_old_ones_go_on(parent: subprocess.Popen[str], tmp_path: Path) -> None:
    old = begun(tmp_path, 2)
    (tmp_path / "hold").touch()
    parent.send_signal(signal.SIGHUP)
    until_said(parent, "is renewed as soon as the new one can serve; the old goes on")
    assert all(runs(process) for process in old)
    (tmp_path / "hold").unlink()
    until_said(parent, "is renewed now")
    while any(runs(process) for process in old):
        time.sleep(0.02)
    assert parent.poll() is None


def test_who_dies_while_a_new_one_cannot_serve_yet_is_replaced(parent: subprocess.Popen[str], tmp_path: Path) -> None:
    old = begun(tmp_path, 2)
    (tmp_path / "hold").touch()
    parent.send_signal(signal.SIGHUP)
    begun(tmp_path, 3)
    for process in old:
        os.kill(process, signal.SIGKILL)
    assert len(begun(tmp_path, 4)) >= 4
    assert parent.poll() is None


def test_a_renewal_that_fails_is_given_up_and_may_be_asked_for_again(
    parent: subprocess.Popen[str], tmp_path: Path
) -> None:
    old = begun(tmp_path, 2)
    (tmp_path / "fail").touch()
    parent.send_signal(signal.SIGHUP)
    until_said(parent, "could not be renewed; the old ones go on")
    assert all(runs(process) for process in old) and len(begun(tmp_path, 3)) == 3
    (tmp_path / "fail").unlink()
    parent.send_signal(signal.SIGHUP)
    while any(runs(process) for process in old):
        time.sleep(0.02)
    assert parent.poll() is None


def test_all_end_while_one_is_waited_for(parent: subprocess.Popen[str], tmp_path: Path) -> None:
    begun(tmp_path, 2)
    (tmp_path / "hold").touch()
    parent.send_signal(signal.SIGHUP)
    everybody = begun(tmp_path, 3)
    parent.terminate()
    parent.wait()
    assert not any(runs(process) for process in everybody)


@pytest.mark.anyio
async def test_one_that_waits_for_the_database_ends_with_whoever_looks_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> None:
        raise OutOfService("the database cannot be used now")

    sentinel, alive = os.pipe()
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: SimpleNamespace(sentinel=sentinel))
    house = build(settings_in(tmp_path))
    monkeypatch.setattr(house.store, "ping", away)
    server = Server(uvicorn.Config("none:app"), house, lambda: pytest.fail("it serves"))
    starting = asyncio.create_task(server.startup())
    os.close(alive)
    await asyncio.wait_for(starting, 10)
    os.close(sentinel)
    assert not server.started
