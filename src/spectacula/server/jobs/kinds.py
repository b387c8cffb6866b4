"""What may be asked of workers elsewhere, as plain data: a job names one of these and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from spectacula import bots
from spectacula.bots.analysis import Decision, Weighed, weigh
from spectacula.server.thinking.advising import Advice, Question, advise
from spectacula.server.thinking.gears import is_warm

SOMEBODY_WAITS, A_TABLE_WAITS, THERE_IS_TIME = range(3)  # in this order they are taken from the queue


@dataclass(frozen=True)
class Kind:
    """A thought: how soon, what it is asked with, what it answers and, if any, the game that should be compiled."""

    think: Callable[[Any], Any]
    priority: int
    task: Any
    answer: Any
    game: Callable[[Any], str | None] = lambda _: None

    @property
    def name(self) -> str:
        return self.think.__name__


KINDS = {
    kind.name: kind
    for kind in (
        Kind(advise, SOMEBODY_WAITS, Question, Advice, lambda asked: str(asked.task.game)),
        Kind(is_warm, SOMEBODY_WAITS, str, bool, str),
        Kind(bots.think, A_TABLE_WAITS, bots.Task, str, lambda task: str(task.game)),
        Kind(weigh, THERE_IS_TIME, Decision, Weighed),
    )
}


def plain(thing: Any) -> Any:
    """As JSON has it."""
    return msgspec.to_builtins(thing)


def read(thing: Any, kind: Any) -> Any:
    """The same again from JSON."""
    return msgspec.convert(thing, kind)
