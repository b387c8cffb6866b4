"""The `spectacula` command in the process of a test."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest


class Done(NamedTuple):
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("games", "--json")`: the command as from a terminal, in this process."""
    from spectacula.cli import main

    monkeypatch.setattr(sys, "excepthook", sys.excepthook)  # typer has one of its own

    def done(*args: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "argv", ["spectacula", *args])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            main()
        return Done(ended.value.code if isinstance(ended.value.code, int) else 0, *capsys.readouterr())

    return done
