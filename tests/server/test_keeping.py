"""The operator's commands: one line when all is well, one line and exit code 2 when it is not."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from spectacula.server.building import build
from spectacula.server.store.database import BadDatabase, check_schema, connect, examine, prepare
from spectacula.server.store.stepping import step_to
from spectacula.server.store.steps import steps
from tests.commanding import Done, Run

from .conftest import settings_in

NOBODY = "postgresql://nobody@127.0.0.1:1/none"


def from_outside(folder: Path, *args: str) -> Done:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "spectacula", *args]
    environment = {**os.environ, "SPECTACULA_DATA": str(folder)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=120)
    return Done(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def at(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`at(folder, "serve", "--check")`: the command at the house of a folder, in this process."""

    def done(folder: Path, *args: str) -> Done:
        monkeypatch.setenv("SPECTACULA_DATA", str(folder))
        return run(*args)

    return done


def refused(done: Done) -> str:
    """The one line that says why."""
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1), done.err
    return done.err


def test_a_new_house_can_be_served_and_a_look_makes_nothing(tmp_path: Path) -> None:
    done = from_outside(tmp_path / "new", "serve", "--check")
    assert (done.code, done.out.startswith("all is well"), done.out.count("\n")) == (0, True, 1)
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
def test_what_cannot_be_served_is_told_in_one_line(at: Run, tmp_path: Path, args: list[str], says: str) -> None:
    assert says in refused(at(tmp_path, "serve", "--check", *args))


async def make_newer(url: str) -> None:
    await prepare(url)
    engine = connect(url)
    async with engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await engine.dispose()


def test_a_newer_schema_is_told_in_one_line_however_one_comes_to_it(at: Run, tmp_path: Path) -> None:
    asyncio.run(make_newer(f"sqlite:///{tmp_path / 'house.db'}"))
    for args in (["serve", "--check"], ["serve", "--no-open", "--port", "0"]):
        assert "newer Spectacula" in refused(at(tmp_path, *args))


@pytest.mark.anyio
@pytest.mark.parametrize("look", [prepare, examine, check_schema])
async def test_an_old_database_is_told_in_one_line_however_one_comes_to_it(
    look: Callable[[str], Awaitable[object]], postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = f"sqlite:///{tmp_path / 'house.db'}"
    await prepare(file)
    monkeypatch.setattr("spectacula.server.store.database.OLDEST", {"postgresql": (99,), "sqlite": (99,)})
    for url, name in ((file, "SQLite"), (postgres, "PostgreSQL")):
        with pytest.raises(BadDatabase, match=rf"^{name} [0-9.]+ is too old: Spectacula needs 99 or newer$"):
            await look(url)


def test_a_house_moves_by_backup_and_restore(at: Run, tmp_path: Path) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", str(tmp_path / "house.backup")
    old.mkdir()
    asyncio.run(prepare(f"sqlite:///{old / 'house.db'}"))
    assert at(old, "backup", file) == (0, f"{file} holds 0 tables, 0 moves and 0 players\n", "")
    assert at(new, "restore", file) == (0, "restored 0 tables, 0 moves and 0 players\n", "")
    assert (new / "secret.key").read_bytes() == (old / "secret.key").read_bytes()


def test_what_cannot_be_backed_up_or_restored_is_told_in_one_line(at: Run, tmp_path: Path) -> None:
    assert "there is no file" in refused(from_outside(tmp_path, "restore", str(tmp_path / "nothing")))
    assert "there is no house" in refused(at(tmp_path, "backup", str(tmp_path / "house.backup")))
    assert "cannot use the database" in refused(at(tmp_path, "backup", "x", "--database", NOBODY))


def test_a_schema_goes_down_and_up_again_step_by_step(at: Run, tmp_path: Path) -> None:
    asyncio.run(prepare(f"sqlite:///{tmp_path / 'house.db'}"))
    newest = steps()[-1]
    assert "--yes" in refused(at(tmp_path, "admin", "schema", "0026"))
    for before, after in ((newest, "0026"), ("0026", newest)):
        told = f"the schema was at step {before} and is at step {after}\n"
        assert at(tmp_path, "admin", "schema", after, "--yes") == (0, told, "")
    assert f"0001 to {newest}" in refused(at(tmp_path, "admin", "schema", "9999", "--yes"))


@pytest.mark.anyio
async def test_the_schema_of_a_house_that_is_served_stays(tmp_path: Path) -> None:
    house = build(settings_in(tmp_path))
    await house.store.hold()
    with pytest.raises(BadDatabase, match="another server uses the database"):
        await step_to(house.settings.where, "0026")
    await house.store.stop()
