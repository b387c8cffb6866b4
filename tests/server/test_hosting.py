"""Every command of the page about hosting is run, in a place of its own where it would change this machine."""

from __future__ import annotations

import dataclasses
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from spectacula.server.configuring import configured
from spectacula.server.keeping import check

from .hosting import COMMANDS, NAME, PAGE, RUN, in_a_tree, needs, run, runs
from .houses import ROOT, Services
from .process import ServerProcess
from .proxies import DEPLOY, nginx, nginx_site, program

UNITS = DEPLOY / "systemd"
NOT_RUN = {
    "SPECTACULA_HOUSE=house.example docker compose -f deploy/compose.yaml up --detach": (
        "it would fetch images and open the ports of this machine; test_compose.py reads the file as Compose does"
    ),
}
PACKAGES = ("git", "python3-venv", "postgresql", "caddy", "redis-server", "nginx")
OFFLINE = {"SYSTEMD_OFFLINE": "1"}  # systemctl reads a command and leaves the machine as it is
as_root = pytest.mark.skipif(os.geteuid() != 0, reason="this needs root")


@pytest.fixture(scope="module")
def services() -> Iterator[Services]:
    services = Services()
    yield services
    services.stop()


def test_every_command_is_run_or_said_why_not() -> None:
    assert len(COMMANDS) > 25
    assert [line for line in COMMANDS if not line.startswith(tuple(RUN)) and line not in NOT_RUN] == []
    assert [line for line in NOT_RUN if line not in COMMANDS] == []
    assert [start for start in RUN if not any(line.startswith(start) for line in COMMANDS)] == []


def test_every_file_the_page_names_is_there() -> None:
    named = set(re.findall(r"(?<![\w/])(?:deploy|requirements)/[\w./-]*\w", PAGE))
    assert len(named) >= 5
    assert all(list(ROOT.glob(f"{name}*")) for name in named)


@runs("sudo apt-get ")
@needs("apt-get")
def test_packages_are_found(given: list[str], tmp_path: Path) -> None:
    """What apt has read of its lists it keeps for the next command, which it does not do in containers."""
    keeping = [f"-oDir::Cache::{name}={tmp_path / name}" for name in ("pkgcache", "srcpkgcache")]
    if subprocess.run(["apt-cache", *keeping, "show", *PACKAGES], capture_output=True, check=False).returncode:
        pytest.skip("apt has no lists of Debian's packages here")
    for command in given:
        plain = command.replace("sudo ", "").replace("apt-get ", f"apt-get {' '.join(keeping)} ")
        run(plain.replace(" install ", " --simulate install ").replace(" update", " --print-uris update"))


@runs("sudo useradd ", "sudo chown ", "sudo chmod ")
@needs("useradd")
@as_root
def test_the_user_is_made_and_reads_the_settings(given: list[str], tmp_path: Path) -> None:
    useradd, chown, chmod = given
    (tmp_path / "etc/spectacula").mkdir(parents=True)
    settings = tmp_path / "etc/spectacula/settings.toml"
    for file in (tmp_path / "etc/passwd", tmp_path / "etc/group", settings):
        file.touch()
    shutil.copy("/etc/login.defs", tmp_path / "etc")
    run(useradd.replace("sudo useradd", f"useradd --prefix {tmp_path}"))
    name, _, user, group, _, home, shell = (tmp_path / "etc/passwd").read_text().strip().split(":")
    units = [unit.read_text() for unit in UNITS.glob("*.service")]
    assert units and all(f"User={name}\n" in text and f"StateDirectory={Path(home).name}\n" in text for text in units)
    assert home.startswith("/var/lib/") and shell.endswith("nologin") and user
    groups = dict(line.split(":")[0::2] for line in (tmp_path / "etc/group").read_text().split())
    run(re.sub(r"(?<=root:)\w+", lambda found: groups[found.group()], in_a_tree(chown, tmp_path)))
    run(in_a_tree(chmod, tmp_path))
    found = settings.stat()
    assert (found.st_gid, found.st_mode & 0o777) == (int(group), 0o640)


@runs("sudo -u postgres ")
def test_the_database_is_made(given: list[str], services: Services, tmp_path: Path) -> None:
    """And `serve --check` finds it well."""
    server = re.sub(
        r"^postgresql\+asyncpg://spectacula@([\d.]+):(\d+)/.*", r"-h \1 -p \2 -U spectacula", services.database
    )
    assert len(given) == 2
    for command in given:
        name, rest = command.split("postgres ", 1)[1].replace("spectacula", "visitor").split(" ", 1)
        run(f"{name} {server} {rest}")
    database = services.database.replace("//spectacula@", "//visitor@").rsplit("/", 1)[0] + "/visitor"
    settings = dataclasses.replace(
        configured({}, DEPLOY / "settings.toml", {}), folder=tmp_path, database=database, valkey=services.valkey
    )
    assert check(settings).startswith("all is well")


@runs("sudo python3 ", "sudo /opt/spectacula/bin/pip ")
def test_the_program_is_installed(given: list[str], tmp_path: Path) -> None:
    """Without a network: what it depends on is lent by the environment of the tests, and has to be what is pinned."""
    venv, depended, own = [in_a_tree(command, tmp_path) for command in given]
    run(venv.replace("python3 -m venv", f"{sys.executable} -m venv --without-pip"))
    home = tmp_path / "opt/spectacula"
    (next(home.glob("lib/python*/site-packages")) / "lent.pth").write_text(sysconfig.get_path("purelib"))
    pip = f"{sys.executable} -m pip --disable-pip-version-check --python {home}"
    here = {"PYTHONPATH": ""}
    found = run(depended.replace(f"{home}/bin/pip install", f"{pip} install --dry-run --no-index --no-deps"), **here)
    assert found.count("already satisfied") > 30 and "Would install" not in found
    own = own.replace(
        f"{home}/bin/pip install", f"{pip} install --dry-run --no-index --no-build-isolation --ignore-installed"
    )
    assert "Would install spectacula" in run(own, **here)


@runs("sudo install ", "sudo sed ", "sudo ln ", "sudo rm ")
def test_files_are_put_in_place(given: list[str], tmp_path: Path) -> None:
    """Settings, units and proxies, in a tree of their own; then the settings and Caddy read them."""
    for place in ("caddy", "systemd/system", "nginx/sites-available", "nginx/sites-enabled"):
        (tmp_path / "etc" / place).mkdir(parents=True)
    default = tmp_path / "etc/nginx/sites-enabled/default"
    default.touch()
    for command in given:
        run(in_a_tree(command, tmp_path))
    assert not default.exists()
    assert configured({}, tmp_path / "etc/spectacula/settings.toml", {}).base_url == f"https://{NAME}"
    assert (tmp_path / "etc/nginx/sites-enabled/spectacula").read_text() == (DEPLOY / "nginx.conf").read_text()
    put, meant = [{unit.name for unit in place.iterdir()} for place in (tmp_path / "etc/systemd/system", UNITS)]
    assert put == meant
    caddyfile = tmp_path / "etc/caddy/Caddyfile"
    assert NAME in caddyfile.read_text()
    validate = [program("caddy"), "validate", "--adapter", "caddyfile", "--config", str(caddyfile)]
    subprocess.run(validate, env=os.environ | {"XDG_DATA_HOME": str(tmp_path)}, check=True, capture_output=True)


@needs("systemd-analyze")
def test_the_units_are_understood(tmp_path: Path) -> None:
    for unit in UNITS.iterdir():
        text = unit.read_text().replace("/opt/spectacula/bin/spectacula", "/bin/true")
        (tmp_path / unit.name).write_text(text)
    units = sorted(str(unit) for unit in tmp_path.iterdir())
    found = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    complaints = [line for line in found.stderr.splitlines() if str(tmp_path) in line]
    assert not complaints


@runs("sudo systemctl ", "systemctl reload ", "journalctl ")
@needs("systemctl")
def test_services_are_begun_and_renewed(given: list[str], tmp_path: Path) -> None:
    """Units are enabled in a tree of their own; what needs a running systemd is read by systemctl and left undone."""
    units = tmp_path / "etc/systemd/system"
    units.mkdir(parents=True)
    for unit in UNITS.iterdir():
        (units / unit.name).write_text(unit.read_text())
    for command in given:
        plain = command.replace("sudo ", "")
        if " enable --now " in plain:
            run(plain.replace("enable --now", f"--root {tmp_path} enable"), **OFFLINE)
        elif plain.startswith("systemctl "):
            assert "ignoring command" in run(plain, **OFFLINE)
        else:
            run(f"{plain} --no-pager --directory {tmp_path}")
    wanted = {link.name for link in units.glob("*.wants/*")}
    assert wanted == {unit.name for unit in UNITS.iterdir() if "[Install]" in unit.read_text()}
    named = {word for line in given for word in re.findall(r"spectacula[\w.-]*", line)}
    assert {name if "." in name else f"{name}.service" for name in named} <= {unit.name for unit in UNITS.iterdir()}


@runs("curl ")
@needs("curl")
def test_the_door_is_asked_whether_the_house_is_ready(given: list[str], tmp_path: Path) -> None:
    (command,) = given
    with ExitStack() as at_the_end:
        server = ServerProcess(tmp_path)
        server.start()
        at_the_end.callback(server.stop)
        proxy = nginx(tmp_path, server.port)
        at_the_end.callback(proxy.stop)
        at = f"--connect-to {NAME}:443:{proxy.url.removeprefix('https://')}"
        run(f"{in_a_tree(command, tmp_path)} --insecure --silent --noproxy '*' {at}")


@runs("sudo nginx ")
def test_nginx_finds_nothing_wrong(given: list[str], tmp_path: Path) -> None:
    (command,) = given
    _, whole = nginx_site(tmp_path, 8000)
    assert "successful" in run(f"{command.replace('sudo nginx', program('nginx'))} -p {tmp_path} -c {whole}")


@runs("spectacula work ")
def test_a_machine_that_only_thinks_finds_work(given: list[str], services: Services, tmp_path: Path) -> None:
    (command,) = given
    plain = command.replace("spectacula work", f"exec {sys.executable} -m spectacula work")
    plain, replaced = re.subn(r"postgresql://\S+", services.database, plain)
    assert replaced == 1
    environment = os.environ | {"SPECTACULA_DATA": str(tmp_path)}
    worker = subprocess.Popen(["sh", "-c", plain], env=environment, stdout=subprocess.PIPE, text=True)
    assert worker.stdout is not None
    assert worker.stdout.readline().startswith("Spectacula thinks for postgresql")
    worker.terminate()
    worker.communicate()
