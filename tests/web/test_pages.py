"""Every page the house serves, asked for without a browser: all of it in the language of whoever asks."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path

import pytest

from spectacula.bots import LEVELS
from spectacula.bots.strength import measured
from spectacula.games import GAMES
from spectacula.server.building import build
from spectacula.web.words import LANGUAGES
from tests.scenes import names, scene
from tests.server.conftest import settings_in
from tests.server.visiting import Client, visiting
from tests.web.pages import seen_by
from tests.web.test_result import opened

pytestmark = pytest.mark.anyio
OUTSIDE = ("/", *(f"/new/{game}" for game in GAMES), "/new/histrio?with=here", "/mine", "/records", "/daily")
ENGLISH = re.compile(
    r"\b(Travel|Waiting|Choose|The King|Players|season|Take back|comedian|Build|per tile|due at|Perform|Master|Round)\b"
)
QUESTION = re.compile(r'<h1 id="task">.*?</h1>|data-(?:draft|move)="[^"]*"', re.S)
FIXTURES = Path(__file__).parents[1] / "fixtures"
RECORDS = {
    "histrio": FIXTURES / "histrio" / "shared-victory.json",
    "colosseum": FIXTURES / "colosseum" / "won-by-stars.json",
    "magnificent": FIXTURES / "magnificent" / "solo-won.json",
}


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Client]:
    settings = settings_in(tmp_path_factory.mktemp("house"))
    async with visiting(build(settings)) as client:
        yield client


@pytest.fixture
def client(house: Client) -> Client:
    """A stranger in the house."""
    house.cookies.clear()
    return house


def said(page: str) -> str:
    """What a page says, without its tags."""
    return unescape(re.sub(r"<script.*?</script>|<[^>]+>", " ", page, flags=re.S))


@pytest.mark.parametrize("language", ["de", "fr"])
async def test_every_page_speaks_the_language_of_the_browser(client: Client, language: str) -> None:
    for path in OUTSIDE:
        page = (await client.get(path, headers={"Accept-Language": language})).text
        assert f'lang="{language}"' in page
        assert ENGLISH.findall(said(page)) == [], path


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_table_speaks_the_language(game: str, language: str) -> None:
    for name in names(game):
        match = scene(game, name)
        seat = match.pending[0] if match.pending else 0
        assert ENGLISH.findall(said(seen_by(match, seat, language))) == [], name


@pytest.mark.parametrize("language", LANGUAGES)
async def test_whoever_asks_a_table_again_is_asked_the_same(client: Client, language: str) -> None:
    table, headers = await opened(client, "histrio", "bot"), {"Accept-Language": language}
    page = (await client.get(f"/t/{table}", headers=headers)).text
    again = (await client.get(f"/t/{table}/board", headers=headers)).text
    assert f'<html lang="{language}"' in page
    assert QUESTION.findall(page) == QUESTION.findall(again) != []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_record_is_reviewed_at_any_step(client: Client, game: str, language: str) -> None:
    headers = {"Accept-Language": language}
    await client.get("/records", headers=headers)
    headers["X-CSRFToken"] = client.cookies["csrf"]
    answer = await client.post("/records", files={"record": RECORDS[game].read_bytes()}, headers=headers)
    (address,) = set(re.findall(r'href="(/review/[^"?#]+)', answer.text))
    last = int(re.findall(r'data-last="(\d+)"', (await client.get(address)).text)[0])
    for part in range(4):
        page = await client.get(f"{address}?ply={last * part // 3}", headers=headers)
        assert page.status_code == 200 and 'id="board"' in page.text and f'lang="{language}"' in page.text


@pytest.mark.parametrize("game", GAMES)
async def test_every_level_says_what_was_measured(client: Client, game: str) -> None:
    page = said((await client.get(f"/new/{game}")).text)
    shares = [found.share for level in LEVELS if (found := measured(game, level)) is not None]
    assert shares
    for share in shares:
        assert f"Wins {round(100 * share)} of 100 games against" in page
