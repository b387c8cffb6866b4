"""A further game is found by its folders alone, made as `docs/adding-a-game.md` says: see `tests/fourth`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import spectacula

HERE = Path(__file__).parent
DOCS = (HERE.parent / "docs" / "adding-a-game.md").read_text("utf-8")
OYSTERS = HERE / "fourth" / "spectacula"
ROWS = re.findall(r"^\| (`[^|]+`)[^|]*\|", DOCS, re.MULTILINE)


def check(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run tests where the fourth game lies on the path."""
    source = Path(spectacula.__file__).parent.parent
    paths = os.pathsep.join([str(source), str(HERE / "fourth"), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(
        command, cwd=HERE.parent, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False
    )


def test_the_contract_of_all_games_holds_for_a_fourth_and_its_page_is_served() -> None:
    suites = ("tests/games/test_contract.py", "tests/games/test_previews.py", "tests/terminal", "tests/fourth/page.py")
    done = check(*suites, "-k", "oysters")
    assert done.returncode == 0, done.stdout[-3000:]
    assert all(Path(suite).name in done.stdout for suite in suites), "something of each was run"


def test_the_page_on_adding_a_game_names_every_file() -> None:
    written = {name for row in ROWS for name in re.findall(r"`([\w./{},<>]+)`", row)}
    rules = {path.name for path in (OYSTERS / "games" / "oysters").iterdir() if path.suffix == ".py"}
    phases = {"diving.py", "staking.py"}
    assert rules - phases <= written
