"""Times as they are told."""

from __future__ import annotations

import math
import sys
from statistics import median, quantiles

Times = list[float]


def in_words(times: Times) -> str:
    return f"{median(times) * 1e3:.1f} ms median, {worst(times) * 1e3:.1f} ms p99" if len(times) > 1 else "too few"


def worst(times: Times) -> float:
    return quantiles(times, n=100, method="inclusive")[-1] if len(times) > 1 else math.inf


def say(what: str) -> None:
    """How far it is."""
    print(what, file=sys.stderr, flush=True)
