"""`make play` and `make test` on a machine whose Python is too old, or not the only one."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOOLS = ("bash", "dirname", "make", "rm", "sh")
OLD = '#!/bin/sh\ncase "$1" in --version) echo "Python 3.9.2";; *) exit 1;; esac\n'
NEW = '#!/bin/sh\ncase "$*" in *version_info*) exit 0;; *) echo "asked $0 for $*"; exit 3;; esac\n'


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A fresh checkout whose only programs are those in `bin`, an old Python among them."""
    for name in ("Makefile", "pyproject.toml", "scripts/venv.sh", "requirements/run.lock", "requirements/test.lock"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "bin").mkdir()
    for tool in TOOLS:
        (tmp_path / "bin" / tool).symlink_to(shutil.which(tool) or tool)
    add(tmp_path, "python3", OLD)
    return tmp_path


def add(machine: Path, name: str, script: str) -> None:
    program = machine / "bin" / name
    program.write_text(script)
    program.chmod(0o755)


def make(machine: Path, goal: str) -> subprocess.CompletedProcess[str]:
    env = {"PATH": str(machine / "bin")}
    return subprocess.run(["make", goal], cwd=machine, env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("goal", ["play", "test"])
def test_an_older_python_gets_one_clear_line(machine: Path, goal: str) -> None:
    done = make(machine, goal)
    said = [line for line in done.stderr.splitlines() if not line.startswith("make")]
    assert said == ["Spectacula needs Python 3.11 or newer; here is Python 3.9.2."]
    assert done.returncode != 0


def test_a_newer_python_beside_it_is_used(machine: Path) -> None:
    add(machine, "python3.12", NEW)
    assert f"asked {machine}/bin/python3.12 for -m venv .venv" in make(machine, "play").stdout
