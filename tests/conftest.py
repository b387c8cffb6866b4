"""Where tests keep their files: in memory where there is room, for on a disk every stored move waits to be there."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

MEMORY = Path("/dev/shm")
ROOM = 2 << 30


def _has_room() -> bool:
    """Whether it holds what all tests together write, programs to be run included."""
    return (
        MEMORY.is_dir()
        and os.access(MEMORY, os.W_OK)
        and not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
        and shutil.disk_usage(MEMORY).free > ROOM
    )


if "TMPDIR" not in os.environ and _has_room():
    os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)
