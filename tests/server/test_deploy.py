"""What operators are given works as it is: settings, and real proxies in front of a real house."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from spectacula.server.configuring import configured

from .at_table import Program
from .houses import Houses, Services
from .proxies import DEPLOY, NAME, Proxy, caddy, nginx

pytestmark = pytest.mark.anyio
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


async def test_files_are_kept_for_a_year_under_the_address_of_their_content(proxy: Proxy) -> None:
    async with proxy.client() as client:
        found = re.search(r'/static/(\w+)/[^"]+\.css', (await client.get("/")).text)
        assert found is not None
        kept, other = [await client.get(found[0].replace(found[1], version)) for version in (found[1], "other")]
    assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert other.headers["cache-control"] == "no-cache" and other.content == kept.content


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
