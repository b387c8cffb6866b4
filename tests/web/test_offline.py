"""A server's pages can be installed, say so without a network, and hand out the house in a tab beside them."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from spectacula.server.settings import BadSetting
from spectacula.web.installing import ICONS
from spectacula.web.offline.pages import handlers_of
from spectacula.web.pages import Pages, app_of
from tests.server.in_memory import house_in_memory
from tests.server.visiting import Client, at

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


def site_for(folder: Path, base: str) -> Path:
    """A folder like those that `spectacula site` writes."""
    (folder / "kept").mkdir(parents=True)
    (folder / "sw.js").write_text(f"const SITE = {json.dumps({'base': base})};\n")
    (folder / "index.html").write_text("front")
    (folder / "kept" / "house.pack.packed").write_bytes(b"packed")
    return folder


@pytest.fixture(scope="module")
async def client(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Client]:
    folder = tmp_path_factory.mktemp("served")
    house = house_in_memory(folder)
    house.settings.site = str(site_for(folder / "site", "/offline/"))
    pages = Pages(handlers_of(house.settings), installable=True, site="/offline/")
    async with at(app_of(house, pages=pages)) as client:
        yield client


async def test_every_page_names_the_app_and_what_it_names_is_there(client: Client) -> None:
    lobby = await client.get("/")
    assert 'rel="manifest" href="/manifest.webmanifest"' in lobby.text
    assert "manifest-src 'self'" in lobby.headers["content-security-policy"]
    told = (await client.get("/manifest.webmanifest")).json()
    assert told["display"] == "standalone" and len(told["icons"]) == len(ICONS)
    for drawn in told["icons"]:
        assert (await client.get(drawn["src"])).content.startswith(b"\x89PNG")


async def test_what_the_worker_keeps_is_there(client: Client) -> None:
    worker = (await client.get("/sw.js")).text
    files = json.loads(re.findall(r"const FILES = (.*);", worker)[0])
    assert [(await client.get(file)).status_code for file in files] == [200] * len(files)


@pytest.mark.parametrize(("language", "said"), [("en", "out of reach"), ("de", "nicht zu erreichen"), ("fr", "portée")])
async def test_without_a_network_the_visitor_is_told_so(client: Client, language: str, said: str) -> None:
    page = (await client.get("/without-network", headers={"Accept-Language": language})).text
    assert said in page and 'href="/offline/"' in page


async def test_files_of_the_site_are_handed_out_and_any_other_link_opens_it(client: Client) -> None:
    pack = await client.get("/offline/kept/house.pack.packed")
    assert pack.content == b"packed" and "immutable" in pack.headers["cache-control"]
    front = await client.get("/offline/t/some-table")
    assert front.text == "front" and "wasm-unsafe-eval" in front.headers["content-security-policy"]
    assert (await client.get("/offline/")).text == "front"


async def test_nothing_outside_its_folder_is_handed_out(client: Client) -> None:
    (Path(client.app.state.house.settings.folder) / "secret").write_text("secret")
    assert (await client.get("/offline/..%2fsecret")).text != "secret"


async def test_a_house_without_a_site_offers_none(tmp_path: Path) -> None:
    house = house_in_memory(tmp_path)
    async with at(app_of(house, pages=Pages(handlers_of(house.settings), installable=True))) as client:
        assert "/offline/" not in (await client.get("/")).text
        assert (await client.get("/offline/")).status_code == 404


@pytest.mark.parametrize("base", ["/", "/games/"])
def test_a_site_for_another_path_is_refused(tmp_path: Path, base: str) -> None:
    house = house_in_memory(tmp_path)
    house.settings.site = str(site_for(tmp_path / "site", base))
    with pytest.raises(BadSetting, match="--base /offline/"):
        handlers_of(house.settings)
