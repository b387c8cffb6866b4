"""What came of an ordeal: moves that were acknowledged and found, and how long who saw an old board."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .person import Answer


class Fault(NamedTuple):
    """Something was broken, and whole again."""

    what: str
    began: float
    ended: float


class Wait(NamedTuple):
    """From an answer until the other at the table saw it, in all and from the end of the last fault in that time."""

    seconds: float
    recovered: float
    after: str  # the last fault before


def wait_of(at: float, seen: float, faults: Iterable[Fault]) -> Wait:
    """How long somebody waited from `at` until `seen`; while something is broken nobody can be told."""
    after, whole = "nothing", at
    for fault in faults:
        if fault.began < seen:
            after = fault.what
            if at < fault.ended:
                whole = max(whole, min(fault.ended, seen))
    return Wait(seen - at, max(0.0, seen - whole), after)


@dataclass(frozen=True)
class Account:
    """Held if nothing that was acknowledged is missing and nobody is stuck."""

    acknowledged: int
    missing: list[Answer]
    unasked: int  # stored, though its answer was lost
    lost: int
    waits: list[Wait]
    faults: list[Fault]
    stuck: list[str]
    used: dict[str, float] = field(default_factory=dict)  # processor seconds

    @property
    def held(self) -> bool:
        return self.acknowledged > 0 and not self.missing and not self.stuck

    @property
    def found(self) -> int:
        return self.acknowledged - len(self.missing)

    def figures(self) -> dict[str, Any]:
        """For a file."""
        return {
            "held": self.held,
            "moves acknowledged": self.acknowledged,
            "moves found": self.found,
            "moves missing": self.missing,
            "moves stored whose answer was lost": self.unasked,
            "requests without an answer": self.lost,
            "tables stuck": self.stuck,
            "seconds until the other saw a move": _spread([wait.seconds for wait in self.waits]),
            "faults": self._by_fault(),
            "processor seconds": {what: round(seconds, 1) for what, seconds in self.used.items()},
        }

    def _by_fault(self) -> dict[str, dict[str, Any]]:
        """How long each kind of thing was broken, and after that, until everybody had the newest board."""
        waits, lasted = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
        for wait in self.waits:
            waits[wait.after].append(wait.recovered)
        for fault in self.faults:
            lasted[fault.what].append(fault.ended - fault.began)
        return {
            what: {
                "times": len(lasted[what]),
                "broken for at most": round(max(lasted[what], default=0.0), 3),
                "newest board after that": _spread(seconds),
            }
            for what, seconds in waits.items()
        }

    def __str__(self) -> str:
        told = _spread([wait.seconds for wait in self.waits])
        lines = [
            f"{self.acknowledged} moves acknowledged, {self.found} of them found, {self.unasked} stored whose answer "
            f"was lost; {self.lost} requests without an answer; {len(self.stuck)} tables stuck",
            f"the other saw a move after {_said(told)}; that is the longest gap anybody saw, outages included",
        ]
        for what, found in self._by_fault().items():
            broken = f"{found['times']} times, broken for at most {found['broken for at most']} s; then "
            newest = _said(found["newest board after that"])
            lines.append(f"after {what}: {broken if found['times'] else ''}newest board after {newest}")
        lines += [f"missing: {answer}" for answer in self.missing] + [f"stuck: {table}" for table in self.stuck]
        if self.used:
            lines.append("processor seconds: " + ", ".join(f"{what} {used:.0f}" for what, used in self.used.items()))
        return "\n".join(lines)


def _spread(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds) or [0.0]
    return {
        "median": round(ordered[len(ordered) // 2], 3),
        "p99": round(ordered[-1 - len(ordered) // 100], 3),
        "longest": round(ordered[-1], 3),
    }


def _said(spread: dict[str, float]) -> str:
    return ", ".join(f"{seconds:.3f} s ({which})" for which, seconds in spread.items())
