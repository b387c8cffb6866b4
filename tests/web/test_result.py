"""What is left of a finished game: a line that tells it, a picture to share, and what a link says of it."""

from __future__ import annotations

import re
import struct
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path

import pytest

from spectacula.engine.match import Match
from spectacula.engine.places import places
from spectacula.engine.record import Record
from spectacula.server.building import build
from spectacula.server.tables.table import Pace, SeatInfo, Table
from spectacula.web.games import OFFERED
from spectacula.web.result.picture import RIGHT, picture, svg
from spectacula.web.result.story import story
from spectacula.web.words import LANGUAGES, Words
from tests.server.conftest import settings_in
from tests.server.visiting import Client, visiting

FIXTURES = Path(__file__).parents[1] / "fixtures"
NAMES = ("Scapin", "Inès", "Clara", "Matteo", "Yuki")
LONG = (
    "Wilhelmina-Bartholomäa X",
    "Maximiliane von Wolkenst",
    "WWWWWWWWWWWWMMMMMMMMMMMM",
    "Jean-Baptiste d’Artagnan",
    "I",
)
RECORDS = {
    "histrio": "histrio/five-rounds.json",
    "colosseum": "colosseum/five-players.json",
    "magnificent": "magnificent/four-players.json",
}
STORIES = {
    "histrio/thin-last-round.json": "Matteo wins by 19: the Elephant turned the King in turn 2 of season 2.",
    "histrio/five-rounds.json": "Scapin wins by 7: Tragedian 3 at Court turned the King in turn 3 of season 2.",
    "histrio/exactly-empty.json": "Inès wins by 2: the Managers on stage brought 3 Ecus in turn 3.",
    "histrio/allied-troupes.json": (
        "Scapin and Inès share the victory with 24 Ecus: Comedian 4 at Court turned the King in turn 4 of season 2."
    ),
    "colosseum/five-players.json": ("Clara wins by 16: “Neptune’s Fury” drew 79 in round 5, 8 of them for the stars."),
    "colosseum/won-by-money.json": (
        "Clara wins the tie at 17 spectators: “Anthem to Cupidon” drew 9 in round 2, 4 of them for the stars."
    ),
    "magnificent/four-players.json": "Matteo wins by 18: 2 posters on space 9 brought 22 points in round 3.",
    "magnificent/below-zero.json": "Inès wins by 26: the master card “Gems” brought 12 points in round 2.",
    "magnificent/solo-won.json": "Scapin wins alone with 212 points: 7 filled areas brought 28 points at the end.",
    "magnificent/solo-lost.json": (
        "Scapin ends with 81 points, and the goal is missed: 4 filled areas brought 16 points at the end."
    ),
}
GERMAN = {
    "histrio": "Scapin gewinnt mit 7 Vorsprung: "
    "Tragödien-Darsteller 3 bei Hof stimmte in Runde 3 der Spielzeit 2 den König um.",
    "colosseum": "Clara gewinnt mit 16 Vorsprung: "
    "In Runde 5 lockte „Neptuns Wut“ 79 Zuschauer an, 8 davon durch Star-Karten.",
    "magnificent": "Matteo gewinnt mit 18 Vorsprung: 2 Plakate auf Feld 9 brachten 22 Punkte in Runde 3.",
}


def a_match(record: str) -> Match:
    return Record.read(FIXTURES / record).match()


def told(match: Match, language: str = "en") -> str:
    return story(match, Words(language, match.game.id, NAMES[: match.game.players]))


def a_table(record: str, names: tuple[str, ...] = NAMES) -> Table:
    match = a_match(record)
    seats = [SeatInfo("person", names[n], player_id=f"p{n}", last_seen=0.0) for n in range(match.game.players)]
    return Table("t", match.game, match, seats, "p0", Pace.INSTANT, version=7, created=0.0)


@pytest.mark.parametrize("record", STORIES)
def test_a_game_is_told_in_one_line(record: str) -> None:
    assert told(a_match(record)) == STORIES[record]


@pytest.mark.parametrize("game", OFFERED)
def test_the_line_is_told_in_the_language_of_the_reader(game: str) -> None:
    assert told(a_match(RECORDS[game]), "de") == GERMAN[game]
    assert " gagne avec " in told(a_match(RECORDS[game]), "fr")


def test_whoever_wins_a_tie_is_first_alone() -> None:
    assert places((30, -4, 30, 27), winners=(2,)) == [(1, 2), (2, 0), (3, 3), (4, 1)]


def test_whoever_shares_the_victory_is_first_together_and_nobody_second() -> None:
    assert places((11, 11, 8), winners=(0, 1)) == [(1, 0), (1, 1), (3, 2)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OFFERED)
def test_the_picture_shows_names_scores_and_the_story(game: str, language: str) -> None:
    table = a_table(RECORDS[game])
    drawn = unescape(svg(picture(table, language)))
    for name, score in zip(NAMES, table.match.scores, strict=False):
        assert f">{name}<" in drawn and f">{score}<" in drawn
    words = " ".join(re.findall(r'class="italic" font-size="2[\d.]+">([^<]*)<', drawn))
    assert words == told(table.match, language)


@pytest.mark.parametrize("game", OFFERED)
def test_the_picture_leaves_no_colour_open(game: str) -> None:
    assert "var(" not in svg(picture(a_table(RECORDS[game]), "en"))


@pytest.mark.parametrize("record", ["histrio/shared-victory.json", "colosseum/five-players.json"])
def test_long_names_leave_room_for_the_bars(record: str) -> None:
    shown = picture(a_table(record, LONG), "fr")
    assert shown.bars < RIGHT - 200 and len(shown.heads) <= 2 and len(shown.told) <= 4
    assert all(row.bar <= RIGHT - shown.bars for row in shown.rows)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    here = settings_in(tmp_path, base_url="http://house.example", allowed_hosts=("*",))
    async with visiting(build(here)) as client:
        yield client


async def laid(client: Client, record: str) -> str:
    """The id of a table at which the game of a record lies finished."""
    await client.get("/records")
    headers = {"X-CSRFToken": client.cookies["csrf"]}
    answer = await client.post("/records", files={"record": (FIXTURES / record).read_bytes()}, headers=headers)
    (table,) = set(re.findall(r'href="/review/([^"?#]+)', answer.text))
    return str(table)


async def opened(client: Client, game: str, with_whom: str = "here") -> str:
    """The id of a table at which a game for two has just begun."""
    await client.get(f"/new/{game}")
    form = {"game": game, "players": "2", "kind-1": "me", "kind-2": with_whom, "pace": "instant"}
    headers = {"X-CSRFToken": client.cookies["csrf"]}
    answer = await client.post("/tables", data=form, headers=headers, follow_redirects=False)
    return str(answer.headers["location"]).rsplit("/", 1)[-1]


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">', page)
    return {name: unescape(content) for name, content in found}


@pytest.mark.anyio
@pytest.mark.parametrize("game", OFFERED)
async def test_anybody_gets_the_picture_of_a_finished_game(client: Client, game: str) -> None:
    table = await laid(client, RECORDS[game])
    client.cookies.clear()
    answer = await client.get(f"/t/{table}/result.png?lang=fr")
    assert answer.headers["content-type"] == "image/png" and answer.content.startswith(b"\x89PNG")
    assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)


@pytest.mark.anyio
async def test_a_picture_known_already_is_not_sent_again(client: Client) -> None:
    table = await laid(client, RECORDS["histrio"])
    known = (await client.get(f"/t/{table}/result.png?lang=de")).headers["etag"]
    assert (await client.get(f"/t/{table}/result.png?lang=de", headers={"If-None-Match": known})).status_code == 304
    assert (await client.get(f"/t/{table}/result.png?lang=en", headers={"If-None-Match": known})).status_code == 200


@pytest.mark.anyio
async def test_there_is_no_picture_of_a_game_that_is_not_over_or_not_there(client: Client) -> None:
    assert (await client.get(f"/t/{await opened(client, 'histrio')}/result.png")).status_code == 409
    assert (await client.get("/t/nowhere/result.png")).status_code == 404


@pytest.mark.anyio
@pytest.mark.parametrize("room", ["t", "review"])
async def test_a_link_to_a_finished_game_tells_its_story(client: Client, room: str) -> None:
    table = await laid(client, RECORDS["magnificent"])
    page = await client.get(f"/{room}/{table}", headers={"Accept-Language": "fr"})
    said = tags(page.text)
    assert said["og:description"].endswith("2 affiches sur la case 9 ont rapporté 22 points à la manche 3.")
    assert said["og:image"] == f"http://house.example/t/{table}/result.png?lang=fr"
    assert said["og:url"] == f"http://house.example/{room}/{table}"
    assert said["og:locale"] == "fr_FR" and said["twitter:card"] == "summary_large_image"


@pytest.mark.anyio
async def test_a_link_to_a_running_game_tells_nothing_of_it(client: Client) -> None:
    table = await opened(client, "histrio")
    said = tags((await client.get(f"/t/{table}")).text)
    assert said == {
        "og:site_name": "Spectacula",
        "og:type": "website",
        "og:title": "Histrio",
        "og:description": "A table of Histrio on Spectacula. Watch, or read along when it is over.",
        "og:url": f"http://house.example/t/{table}",
        "og:locale": "en_GB",
        "twitter:card": "summary",
    }
