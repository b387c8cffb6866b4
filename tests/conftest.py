"""Where tests keep their files: in memory where there is room, for on a disk every stored move waits to be there."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")
ROOM = 1 << 30


def _fits() -> bool:
    return (
        MEMORY.is_dir()
        and os.access(MEMORY, os.W_OK)
        and not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
        and shutil.disk_usage(MEMORY).free > ROOM
    )


if _fits():
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
