"""What operators are given works as it is: settings, units, and real proxies in front of a real house."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from spectacula.server.configuring import configured
from spectacula.server.keeping import check
from spectacula.server.settings import Settings

from .at_table import Program
from .houses import ROOT, Houses, Services
from .proxies import DEPLOY, NAME, Proxy, caddy, nginx, program

pytestmark = pytest.mark.anyio
PAGE = (ROOT / "docs" / "hosting.md").read_text()
UNITS = DEPLOY / "systemd"
PROXIES = {"caddy": caddy, "nginx": nginx}


@pytest.fixture(scope="module")
def services() -> Iterator[Services]:
    services = Services()
    yield services
    services.stop()


@pytest.fixture(scope="module")
def houses(services: Services, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    known = {"base_url": f"https://{NAME}", "trusted_proxies": "127.0.0.1", "valkey": services.valkey}
    houses = Houses(tmp_path_factory.mktemp("house"), 2, services.database, **known)
    houses.serves()
    yield houses
    houses.stop()


@pytest.fixture(params=PROXIES)
def proxy(request: pytest.FixtureRequest, houses: Houses, tmp_path: Path) -> Iterator[Proxy]:
    proxy = PROXIES[request.param](tmp_path, houses.port)
    yield proxy
    proxy.stop()


async def test_a_page_comes_through_the_proxy_safe_and_compressed(proxy: Proxy) -> None:
    async with proxy.client() as client:
        answer = await client.get("/", headers={"Accept-Encoding": "gzip"})
    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"
    assert "strict-transport-security" in answer.headers
    assert "Secure" in answer.headers["set-cookie"]


async def test_news_come_through_the_proxy_as_they_are_told(proxy: Proxy) -> None:
    async with proxy.client() as client:
        ann = await Program(client, "Ann").arrive()
        table = await ann.open({"kind": "here"})
        path = f"/api/tables/{table['id']}/events"
        async with client.stream("GET", path, headers=ann.headers) as stream:
            lines = stream.aiter_lines()
            said = await ann.post(f"/tables/{table['id']}/talk", text="bravo")
            while True:
                line = await anext(lines)
                if line.startswith("data:") and int(line[5:]) >= said.json()["version"]:
                    break


async def test_a_renewal_drops_no_request(houses: Houses, tmp_path: Path) -> None:
    proxy = caddy(tmp_path, houses.port)
    before = set(houses.servers)
    answers: list[int] = []
    async with proxy.client() as client:
        houses.process.send_signal(signal.SIGHUP)
        while before & set(houses.servers) or not answers:
            answers.append((await client.get("/api/games")).status_code)
            await asyncio.sleep(0.02)
    proxy.stop()
    assert set(answers) == {200}


async def test_a_renewal_without_the_database_waits_for_it_and_keeps_nobody_waiting(
    houses: Houses, services: Services
) -> None:
    await houses.whole()
    before = set(houses.servers)
    services.halt_database()
    houses.process.send_signal(signal.SIGHUP)
    while not set(houses.servers) - before:
        await asyncio.sleep(0.02)
    async with httpx.AsyncClient(base_url=houses.url, timeout=30) as client:
        assert (await client.get("/health")).status_code == 200
    assert before < set(houses.servers)
    services.resume_database()
    while before & set(houses.servers):
        await asyncio.sleep(0.02)
    await houses.whole()


def test_the_settings_are_settings() -> None:
    found = configured({}, DEPLOY / "settings.toml", {})
    assert found.secure and found.processes > 1 and found.valkey


def test_the_containers_are_told_settings_only() -> None:
    known = {f"SPECTACULA_{field.name.upper()}" for field in dataclasses.fields(Settings)}
    told = set(re.findall(r"(SPECTACULA_\w+):", (DEPLOY / "compose.yaml").read_text()))
    assert told - {"SPECTACULA_HOUSE", "SPECTACULA_UPSTREAM"} <= known


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_units_are_understood(tmp_path: Path) -> None:
    for unit in UNITS.iterdir():
        text = unit.read_text().replace("/opt/spectacula/bin/spectacula", "/bin/true")
        (tmp_path / unit.name).write_text(text)
    units = sorted(str(unit) for unit in tmp_path.iterdir())
    found = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    complaints = [line for line in found.stderr.splitlines() if str(tmp_path) in line]
    assert not complaints


def test_every_file_the_page_names_is_there() -> None:
    named = set(re.findall(r"(?<![\w/])(?:deploy|requirements)/[\w./-]*\w", PAGE))
    assert len(named) >= 5
    assert all(list(ROOT.glob(f"{name}*")) for name in named)


def test_files_are_put_in_place_as_the_page_says(tmp_path: Path) -> None:
    """The commands for settings, units and proxies, in a tree of their own; then the settings and Caddy read them."""
    for place in ("caddy", "systemd/system", "nginx/sites-available", "nginx/sites-enabled"):
        (tmp_path / "etc" / place).mkdir(parents=True)
    commands = [line for line in PAGE.splitlines() if re.match(r"sudo (install|sed|ln|rm) ", line)]
    assert len(commands) == 7
    script = "\n".join(commands).replace("sudo ", "").replace(" /etc/", f" {tmp_path}/etc/")
    subprocess.run(["sh", "-euc", script.replace("YOUR.NAME", "play.example")], cwd=ROOT, check=True)
    assert configured({}, tmp_path / "etc/spectacula/settings.toml", {}).base_url == "https://play.example"
    assert (tmp_path / "etc/nginx/sites-enabled/spectacula").read_text() == (DEPLOY / "nginx.conf").read_text()
    put, given = [{unit.name for unit in place.iterdir()} for place in (tmp_path / "etc/systemd/system", UNITS)]
    assert put == given
    caddyfile = tmp_path / "etc/caddy/Caddyfile"
    assert "play.example" in caddyfile.read_text()
    validate = [program("caddy"), "validate", "--adapter", "caddyfile", "--config", str(caddyfile)]
    subprocess.run(validate, env=os.environ | {"XDG_DATA_HOME": str(tmp_path)}, check=True, capture_output=True)


def test_the_database_is_made_as_the_page_says(services: Services, tmp_path: Path) -> None:
    """The commands for PostgreSQL, and then `serve --check` on what they have made."""
    server = re.sub(
        r"^postgresql\+asyncpg://spectacula@([\d.]+):(\d+)/.*", r"-h \1 -p \2 -U spectacula", services.database
    )
    commands = [line.split("postgres ", 1)[1] for line in PAGE.splitlines() if line.startswith("sudo -u postgres ")]
    assert len(commands) == 2
    for command in commands:
        name, rest = command.replace("spectacula", "visitor").split(" ", 1)
        subprocess.run(f"{name} {server} {rest}", shell=True, check=True)
    database = services.database.replace("//spectacula@", "//visitor@").rsplit("/", 1)[0] + "/visitor"
    settings = dataclasses.replace(
        configured({}, DEPLOY / "settings.toml", {}), folder=tmp_path, database=database, valkey=services.valkey
    )
    assert check(settings).startswith("all is well")
