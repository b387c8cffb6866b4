"""The ways an alert can take to somebody: their browsers, their letters, a webhook of theirs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from spectacula.server.store.rows import Row

Sort = Literal["push", "mail", "discord", "matrix", "ntfy", "json"]
HOOKS: tuple[Sort, ...] = ("discord", "matrix", "ntfy", "json")
Group = Literal["push", "mail", "hook"]
GROUPS: tuple[Group, ...] = ("push", "mail", "hook")
"""What is chosen for all of a sort together."""
MOST = 5
GONE_FOR_GOOD = 3
"""After as many answers in a row that nobody is there, a way is switched off."""


@dataclass(frozen=True)
class Way:
    """One way. `secret` is what its address needs besides: keys of a browser, a token; `off` is why it is not used."""

    id: str
    player_id: str
    sort: Sort
    name: str
    address: str
    place: str
    secret: str
    session: str
    language: str
    base: str
    made: float
    used: float | None = None
    gone: int = 0
    problem: str = ""
    off: bool = False

    @property
    def group(self) -> Group:
        return self.sort if self.sort in ("push", "mail") else "hook"


def way_of(row: Row) -> Way:
    return Way(**row)
