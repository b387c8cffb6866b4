"""Thoughts for processes of their own: a process that is handed one imports this file, which takes no time."""

from __future__ import annotations

import os
import time
from pathlib import Path

DOZE = 0.5  # seconds


def hang(seconds: int) -> str:
    time.sleep(seconds)
    return ""


def late(think: object) -> None:
    time.sleep(6)


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
