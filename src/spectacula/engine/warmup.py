"""Compile a game beside the one being played: a child process fills the cache, nobody waits for it."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable

from spectacula.engine.definition import Progress, definition

BESIDE = "--beside"


class Warmup:
    """Compilation of one game in the background."""

    module = "spectacula.engine"

    def __init__(self, game: str) -> None:
        self.game = game
        self.done, self.total = 0, 0
        self._child: subprocess.Popen[str] | None = None

    @property
    def is_needless(self) -> bool:
        return definition(self.game).is_warm

    def start(self) -> None:
        """Begin, unless the cache already has everything."""
        if not self.is_needless:
            self.begin()

    def begin(self) -> None:
        """Begin, whatever the cache has. The child ends with this process: its end of the pipe closes then."""
        command = [sys.executable, "-m", self.module, self.game, BESIDE]
        self._child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._child is not None and self._child.stdout is not None
        for line in self._child.stdout:
            self.done, self.total = map(int, line.split())

    @property
    def running(self) -> bool:
        return self._child is not None and self._child.poll() is None

    def wait(self) -> bool:
        """Wait until it ends; says whether everything is compiled."""
        return self._child is None or self._child.wait() == 0

    def stop(self) -> None:
        """Give up; what was compiled so far stays in the cache."""
        if self._child is not None:
            self._child.kill()
            self._child.wait()


def in_the_background(warm_up: Callable[[str, Progress], None], game: str, *how: str) -> None:
    """Compile one game, with low priority, and print how far it is."""
    os.nice(10)
    if BESIDE in how:
        threading.Thread(target=_end_with_the_other, daemon=True).start()
    warm_up(game, lambda done, total: print(done, total, flush=True))


def _end_with_the_other() -> None:
    sys.stdin.read()
    os._exit(1)
