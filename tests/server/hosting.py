"""The commands of the page that takes somebody from a bare Debian to a house, for the tests that run them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from .houses import ROOT

PAGE = (ROOT / "docs" / "hosting.md").read_text()
NAME = "play.example"
INLINE = re.compile(r"`((?:sudo|systemctl|journalctl|spectacula|docker|curl|apt-get) [^`]+)`")
RUN: list[str] = []
"""How commands begin that a test runs."""


def commands(page: str) -> Iterator[str]:
    """All of them: in blocks, a line each, and in the midst of a sentence."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    yield from (line for block in blocks for line in block.splitlines() if line.strip())
    yield from INLINE.findall(re.sub(r"^```.*?^```$", "", page, flags=re.DOTALL | re.MULTILINE))


COMMANDS = list(commands(PAGE))


def runs(*beginnings: str) -> pytest.MarkDecorator:
    """The test is given those commands of the page that begin like this, and runs them."""
    RUN.extend(beginnings)
    return pytest.mark.parametrize("given", [[line for line in COMMANDS if line.startswith(beginnings)]], ids=["page"])


def in_a_tree(command: str, tree: Path) -> str:
    """As it is on the page, but for the name of the house, and with a tree of its own for a root."""
    plain = command.replace("sudo ", "").replace("YOUR.NAME", NAME)
    return re.sub(r"(?<![\w.])/(etc|opt|var)/", rf"{tree}/\1/", plain)


def run(command: str, **environment: str) -> str:
    """What it says; that it ends well is part of the claim."""
    path = f"{os.environ['PATH']}:/usr/sbin:/sbin"
    done = subprocess.run(
        ["sh", "-euc", command],
        cwd=ROOT,
        env=os.environ | {"PATH": path} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stderr}"
    return done.stdout + done.stderr


def needs(program: str) -> pytest.MarkDecorator:
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    return pytest.mark.skipif(found is None, reason=f"there is no {program} here")
