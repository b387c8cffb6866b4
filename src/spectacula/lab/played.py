"""What was played already, kept under the cache folder for exactly these rules and bots."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from spectacula import bots
from spectacula.bots import desk, grandmaster, levels, net, novice, planner, task, trained
from spectacula.engine.bound import cache_folder
from spectacula.engine.gears import fingerprint

Line = TypeVar("Line")
THINKING = (desk, grandmaster, levels, net, novice, planner, task, trained)


def sign_of_bots(game: str) -> str:
    """A name for the rules of a game and everything its bots decide by."""
    rules = bots.bound(game)
    thinking = b"".join(Path(str(m.__file__)).read_bytes() for m in THINKING)
    if trained.has_net(game):
        thinking += trained.read(game)[0].sha256.encode()
    return fingerprint(rules.modules, rules.data) + hashlib.sha256(thinking).hexdigest()[:12]


class Notebook:
    """Lines about games of one kind, as they come; a line cut short by an interruption is left out."""

    def __init__(self, game: str, about: object) -> None:
        kind = msgspec.json.encode((about, sign_of_bots(game)), order="deterministic")
        self.file = cache_folder() / "balance" / f"{game}-{hashlib.sha256(kind).hexdigest()[:16]}.jsonl"

    def read(self, kind: type[Line]) -> Iterator[Line]:
        for line in self.file.read_bytes().split(b"\n") if self.file.exists() else ():
            try:
                yield msgspec.json.decode(line, type=kind)
            except msgspec.DecodeError:
                continue

    def write(self, line: object) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("ab") as file:
            file.write(b"\n" + msgspec.json.encode(line))
