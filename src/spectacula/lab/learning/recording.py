"""Work on a GPU in few launches: passes over arrays made one, recorded as a graph, side by side where independent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeVar, cast

import torch

EAGER = 3  # runs before work is recorded, in which libraries take what memory they need

Work = Callable[[], object]
W = TypeVar("W", bound=Callable[..., Any])


class Recorded:
    """Work on the same tensors every time; on the CPU it is simply done."""

    def __init__(self, work: Work, device: str) -> None:
        self.work = work
        self.left = EAGER if device == "cuda" else -1
        self.graph: Any = None

    def __call__(self) -> None:
        if self.left == 0 and self.graph is None:
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph):
                self.work()
        if self.graph is not None:
            self.graph.replay()
            return
        self.left -= 1
        self.work()


def fused(work: W, device: str) -> W:
    """Work whose passes over arrays are compiled into as few as possible, on a GPU."""
    return cast(W, torch.compile(work, dynamic=False)) if device == "cuda" else work


@cache
def streams(number: int) -> list[Any]:
    """So many streams of the GPU."""
    return [torch.cuda.Stream() for _ in range(number)]


def side_by_side(works: Sequence[Work], device: str) -> None:
    """Do works that touch nothing in common; on a GPU at the same time."""
    if device != "cuda":
        for work in works:
            work()
        return
    here = torch.cuda.current_stream()
    for work, stream in zip(works, streams(len(works)), strict=True):
        stream.wait_stream(here)
        with torch.cuda.stream(stream):
            work()
    for stream in streams(len(works)):
        here.wait_stream(stream)
