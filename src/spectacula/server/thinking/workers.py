"""Who thinks for the house: workers that take a task and give back an answer, and the gear their search runs in."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")


class NoThought(Exception):
    """No worker could think it through, for it died or took too long."""


class NotHere(NoThought):
    """What a bot of this level thinks with cannot be had here just now."""


class Workers(Protocol):
    """So many may think at a time."""

    @property
    def count(self) -> int: ...

    @property
    def alive(self) -> int:
        """How many there are now."""

    @property
    def busy(self) -> int:
        """How many think now."""

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""

    async def run(self, think: Callable[[Task], Answer], task: Task, urgent: bool = False) -> Answer:
        """Let a worker think; raises `NoThought`. What is urgent does not stand in line behind what is not."""

    def stop(self) -> None:
        """End all thinking now."""


class Gears(Protocol):
    """What searching bots think with: compiled where it can be."""

    def see_to(self, game: str) -> None:
        """Begin to get a game's search ready, unless that was begun before."""

    async def ready(self, game: str) -> bool:
        """Whether a game's search is ready to think thoroughly."""

    async def stop(self) -> None: ...


@dataclass(frozen=True)
class Staff:
    """Those who search, those who decide at once and never wait for a search, and the gear of the search."""

    search: Workers
    quick: Workers
    gears: Gears
    chores: tuple[Callable[[], Coroutine[Any, Any, None]], ...] = ()
    """What is done for them as long as the house is open."""
