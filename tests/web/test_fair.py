"""Fair deals on pages: what is sealed stays so until the end, and a finished game is there to be checked."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from spectacula.engine.fairness import new_number, seal_of
from spectacula.server.daily.deal import today
from spectacula.server.house import House
from spectacula.server.tables.table import Table
from spectacula.web import assets
from tests.server.at_table import play_to
from tests.web.browser import Browser

pytestmark = pytest.mark.anyio
MINE = new_number()
SOLO = {"game": "histrio", "players": "2", "kind-1": "me", "kind-2": "here", "pace": "instant"}
TOLD = ("", "/board", "/menu", "/meanwhile", "/fair", "/record", "/picture.png")


async def opened(browser: Browser, house: House) -> Table:
    """A table that was opened with a number against a seal of the house's."""
    offered = (await browser.tell("/seals")).json()
    given = {"offered": offered["offered"], "seal": seal_of(MINE), "number": MINE}
    answer = await browser.post("/tables", **SOLO, **given)
    table = await house.table(answer.headers["location"].rpartition("/")[2])
    assert table.deal is not None and table.deal.seal == offered["seal"]
    return table


async def test_nothing_tells_the_number_of_the_house_or_the_seed_before_the_end(browser: Browser, house: House) -> None:
    table = await play_to(house, await opened(browser, house), 6)
    assert table.deal is not None
    owner = await house.new_token(table.owner)
    api = {"Authorization": f"Bearer {owner}"}
    pages = [f"/t/{table.id}{part}" for part in TOLD] + [f"/review/{table.id}?ply=3", "/mine/export", "/account/export"]
    calls = [f"/api/tables/{table.id}{part}" for part in ("", "/moves", "/record")] + ["/api/tables", "/api/me/export"]
    told = [(await browser.get(page)).content for page in [*pages, "/", "/mine", "/fair"]]
    told += [(await browser.get(call, **api)).content for call in calls]
    hidden = (table.deal.number.encode(), bytes.fromhex(table.deal.number), str(table.match.seed).encode())
    assert not [page[:80] for page in told for secret in hidden if secret in page]


async def test_the_page_shows_the_seal_before_and_the_number_after(browser: Browser, house: House) -> None:
    table = await opened(browser, house)
    assert table.deal is not None
    assert table.deal.seal in (await browser.get(f"/t/{table.id}/fair")).text
    await play_to(house, table, 10_000)
    assert table.deal.number in (await browser.get(f"/t/{table.id}/fair")).text


async def test_the_house_plays_a_finished_game_again_when_it_is_asked(browser: Browser, house: House) -> None:
    table = await play_to(house, await opened(browser, house), 10_000)
    answer = (await browser.tell(f"/t/{table.id}/fair")).json()
    assert answer == {"holds": True, "moves": table.match.ply}


@pytest.mark.usefixtures("noon")
async def test_seals_of_days_come_before_their_numbers(browser: Browser, house: House) -> None:
    deal = house.daily.deal("histrio", today())
    page = (await browser.get("/fair")).text.replace("</span> <span>", "")
    assert deal.fair.seal in page and deal.fair.number not in page


def test_the_scripts_seal_as_everybody_does_with_and_without_the_browsers_help() -> None:
    node = shutil.which("node")
    assert node is not None
    digest = assets.HERE / "static" / "js" / "digest.js"
    script = f"""
      import {{ bytesOf, digitsOf, plain, sha256 }} from "{digest.as_uri()}";
      console.log(digitsOf(plain(bytesOf("{MINE}"))), digitsOf(await sha256(bytesOf("{MINE}"))));
    """
    done = subprocess.run([node, "--input-type=module", "-e", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [seal_of(MINE), seal_of(MINE)]
