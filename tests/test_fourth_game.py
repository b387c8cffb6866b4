"""A further game is found by its folders alone, made as `docs/adding-a-game.md` says: see `tests/fourth`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import spectacula

HERE = Path(__file__).parent
DOCS = (HERE.parent / "docs" / "adding-a-game.md").read_text("utf-8")
OYSTERS = HERE / "fourth" / "spectacula"
ROWS = re.findall(r"^\| (`[^|]+`)[^|]*\|", DOCS, re.MULTILINE)


def check(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run tests where the fourth game lies on the path."""
    source = Path(spectacula.__file__).parent.parent
    paths = os.pathsep.join([str(source), str(HERE / "fourth"), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(
        command, cwd=HERE.parent, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("suite", ["tests/games/test_contract.py", "tests/games/test_previews.py", "tests/terminal"])
def test_the_contract_of_all_games_holds_for_a_fourth(suite: str) -> None:
    done = check(suite, "-k", "oysters")
    assert done.returncode == 0, done.stdout[-3000:]


def test_its_page_is_served() -> None:
    done = check("tests/fourth/page.py")
    assert done.returncode == 0, done.stdout[-3000:]


def test_the_page_on_adding_a_game_names_every_file() -> None:
    written = {name for row in ROWS for name in re.findall(r"`([\w./{},<>]+)`", row)}
    rules = {path.name for path in (OYSTERS / "games" / "oysters").iterdir() if path.suffix == ".py"}
    phases = {"diving.py", "staking.py"}
    assert rules - phases <= written
