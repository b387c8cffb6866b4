"""A house that needs neither database nor processes: a shelf in memory, thoughts thought where they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from spectacula.server.house import House
from spectacula.server.settings import Settings
from spectacula.server.thinking.workers import Staff
from spectacula.site.tab.store import ShelfStore

Task = TypeVar("Task")
Answer = TypeVar("Answer")
KEY = bytes(32)


class MemoryShelf:
    """Things by their names, until the end."""

    def __init__(self) -> None:
        self.things: dict[str, bytes] = {}

    async def read(self, beginning: str) -> dict[str, bytes]:
        return {name: thing for name, thing in sorted(self.things.items()) if name.startswith(beginning)}

    async def change(self, things: Mapping[str, bytes | None]) -> None:
        for name, thing in things.items():
            if thing is None:
                self.things.pop(name, None)
            else:
                self.things[name] = thing


class ThinkHere:
    """A worker that thinks while everybody waits."""

    count = 1
    alive = 1
    busy = waiting = 0

    async def run(self, think: Callable[[Task], Answer], task: Task, urgent: bool = False) -> Answer:
        return think(task)

    def stop(self) -> None: ...


class PlainGear:
    """Nothing is compiled, nothing needs to be."""

    def see_to(self, game: str) -> None: ...

    async def ready(self, game: str) -> bool:
        return False

    async def stop(self) -> None: ...


def sign_alike(folder: Path) -> None:
    """Sessions of all houses are signed with the same key, so that one app may serve them in turn."""
    if folder.is_dir() and not (folder / "secret.key").exists():
        (folder / "secret.key").write_bytes(KEY)


def house_in_memory(folder: Path, staff: Staff | None = None, **settings: float) -> House:
    """A house that forgets everything when it ends."""
    sign_alike(folder)
    here = Settings(folder=folder, workers=1, tempo=0, told_within=0, generosity=float("inf"), thinking_limit=600)
    for name, value in settings.items():
        setattr(here, name, value)
    return House(here, ShelfStore(MemoryShelf()), staff or Staff(ThinkHere(), ThinkHere(), PlainGear()))
