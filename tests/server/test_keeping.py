"""The operator's commands: one line when all is well, one line and exit code 2 when it is not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from spectacula.server.store.database import connect, prepare

pytestmark = pytest.mark.anyio
NOBODY = "postgresql://nobody@127.0.0.1:1/none"


def spectacula(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "spectacula", *args]
    environment = {**os.environ, "SPECTACULA_DATA": str(folder)}
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=120)


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one line that says why."""
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done.stderr
    return done.stderr


def test_a_new_house_can_be_served_and_a_look_makes_nothing(tmp_path: Path) -> None:
    done = spectacula(tmp_path / "new", "serve", "--check")
    assert (done.returncode, done.stdout.startswith("all is well"), done.stdout.count("\n")) == (0, True, 1)
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["--database", NOBODY], "cannot use the database"),
        (["--database", "mysql://x/y"], "sqlite:///FILE or postgresql"),
        (["--base-url", "house.example"], "base_url"),
        (["--trusted-proxy", "everybody"], "trusted_proxies"),
        (["--settings", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_what_cannot_be_served_is_told_in_one_line(tmp_path: Path, args: list[str], says: str) -> None:
    assert says in refused(spectacula(tmp_path, "serve", "--check", *args))


async def test_a_newer_schema_is_told_in_one_line_however_one_comes_to_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    await prepare(url)
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await engine.dispose()
    for args in (["serve", "--check"], ["serve", "--no-open", "--port", "0"]):
        assert "newer Spectacula" in refused(spectacula(tmp_path, *args))


async def test_a_house_moves_by_backup_and_restore(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", str(tmp_path / "house.backup")
    old.mkdir()
    await prepare(f"sqlite:///{old / 'house.db'}")
    made = spectacula(old, "backup", file)
    assert (made.returncode, made.stdout) == (0, f"{file} holds 0 tables, 0 moves and 0 players\n"), made.stderr
    done = spectacula(new, "restore", file)
    assert (done.returncode, done.stdout) == (0, "restored 0 tables, 0 moves and 0 players\n"), done.stderr
    assert (new / "secret.key").read_bytes() == (old / "secret.key").read_bytes()


def test_what_cannot_be_backed_up_or_restored_is_told_in_one_line(tmp_path: Path) -> None:
    assert "there is no file" in refused(spectacula(tmp_path, "restore", str(tmp_path / "nothing")))
    assert "there is no house" in refused(spectacula(tmp_path, "backup", str(tmp_path / "house.backup")))
    assert "cannot use the database" in refused(spectacula(tmp_path, "backup", "x", "--database", NOBODY))
