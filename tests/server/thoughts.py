"""Thoughts for processes of their own: a process that is handed one imports this file, which takes no time."""

from __future__ import annotations

import os
import time
from pathlib import Path

DOZE = 0.1  # seconds


def hang(seconds: int) -> str:
    time.sleep(seconds)
    return ""


def held(place: tuple[Path, Path], _: object = None) -> str:
    """Says that it has begun, and takes until it may go on."""
    begun, go_on = place
    begun.touch()
    while not go_on.exists():
        time.sleep(0.01)
    return "free"


def pid(_: None) -> int:
    return os.getpid()


def die_once(sign: Path) -> str:
    if not sign.exists():
        sign.touch()
        os._exit(1)
    return "alive"


def doze(number: int) -> int:
    time.sleep(DOZE)
    return number
