"""The package as people get it: built, installed into a clean environment, and played from there.

No network is needed: what the package depends on is lent by the environment of the tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
PLAY = """
import spectacula
for name in ("histrio", "colosseum", "magnificent"):
    match = spectacula.load(name).new(seed=1)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, match.moves(seat)[-1])
    assert spectacula.verify(match.record().encode()).scores == match.scores
print(spectacula.__file__)
"""
VISIT = """
import re, sys
from pathlib import Path
from litestar.testing import TestClient
from spectacula.server.settings import Settings
from spectacula.web.app import create
with TestClient(create(Settings(folder=Path(sys.argv[1])))) as client:
    for path in ("/", "/new/colosseum", "/guide/magnificent", "/rules/histrio"):
        page = client.get(path)
        assert page.status_code == 200, path
        assets = re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text)
        assert assets, path
        for asset in assets:
            assert client.get(asset).status_code == 200, asset
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", folder, ROOT], check=True)
    return next(folder.glob("spectacula-*.whl"))


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean environment with nothing but the wheel of our own in it."""
    home = tmp_path_factory.mktemp("home")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    subprocess.run([*PIP, "--python", home, "install", "--no-index", "--no-deps", wheel], check=True)
    packages = next(home.glob("lib/python*/site-packages"))
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib"))
    return home


def run(home: Path, program: str, *args: str, typed: str = "") -> str:
    """What a program of the environment says, far from the sources."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    command = [str(home / "bin" / program), *args]
    done = subprocess.run(command, cwd=home, env=env, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_file_of_the_package_is_in_the_wheel(wheel: Path) -> None:
    source = ROOT / "src"
    kept = [file for file in (source / "spectacula").rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("spectacula/")}
    assert packed == {str(file.relative_to(source)) for file in kept}


def test_all_games_are_played_from_python(home: Path) -> None:
    assert run(home, "python", "-c", PLAY).startswith(str(home))


def test_a_game_is_played_at_the_command_line(home: Path) -> None:
    assert run(home, "spectacula", "--version").startswith("spectacula ")
    assert "The game is over." in run(home, "spectacula", "play", "histrio", "--seed", "5", typed="1\n" * 400)


def test_the_house_serves_its_pages(home: Path, tmp_path: Path) -> None:
    run(home, "python", "-c", VISIT, str(tmp_path))
