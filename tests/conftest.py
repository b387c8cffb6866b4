"""What all tests share: where they keep their files, and what nobody looks through for litter again and again."""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from pathlib import Path

import pytest

from tests.commanding import run

__all__ = ["run"]

MEMORY = Path("/dev/shm")
"""On a disk every stored move waits to be there."""
ROOM = 2 << 30
LONGEST = (
    *("test_decisions.py", "test_faults.py", "test_deploy.py", "test_hosting.py", "test_jobs.py", "test_garbage.py"),
    *("test_openspiel.py", "test_no_dead_ends.py", "test_wheel.py", "test_fourth_game.py", "test_connections.py"),
)
"""Tests that take seconds: begun first, so that no core waits for the last of them."""


def _has_room() -> bool:
    """Whether it holds what all tests together write, programs to be run included."""
    return (
        MEMORY.is_dir()
        and os.access(MEMORY, os.W_OK)
        and not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
        and shutil.disk_usage(MEMORY).free > ROOM
    )


gc.disable()  # until all is collected: what is loaded until then is no litter

if "TMPDIR" not in os.environ and _has_room():
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONGEST)


def pytest_collection_finish() -> None:
    """Everything loaded so far stays: whoever clears away later passes over it."""
    gc.enable()
    gc.collect()
    gc.freeze()
