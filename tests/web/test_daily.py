"""The pages of the daily deals: nothing before one's own result stands, everything after it."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path

import pytest

from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.server.building import build
from spectacula.server.daily import deal as dealing
from spectacula.server.daily import desk
from spectacula.server.daily.deal import today
from spectacula.server.daily.results import Field, Try
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.web.daily.chart import bars
from spectacula.web.daily.days import date_in_words, full_date
from spectacula.web.daily.line import forks
from spectacula.web.daily.pages import ranks
from spectacula.web.words import LANGUAGES, Words
from tests.server.conftest import settings_in
from tests.server.test_daily import bots_are_done, play_out
from tests.server.visiting import Client, visiting
from tests.web.browser import Browser
from tests.web.pages import cookie_of

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("noon")]
ABOUT_A_TABLE = ("/t/{}", "/t/{}/board", "/t/{}/fair", "/t/{}/result.png", "/review/{}", "/review/{}/position")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    monkeypatch.setattr(dealing, "LEVEL", "random")
    monkeypatch.setattr(desk, "BEST", "random")
    async with visiting(build(settings_in(tmp_path))) as client:
        yield client


def house_of(client: Client) -> House:
    house: House = client.app.state.house
    return house


async def comes(client: Client, name: str) -> Player:
    """Somebody sits down at the browser."""
    player = await house_of(client).new_player(name)
    client.cookies.set("visitor", cookie_of(house_of(client).settings, player.id))
    return player


async def test_a_table_of_the_day_is_shown_to_those_whose_own_result_stands(client: Client) -> None:
    house = house_of(client)
    table = await play_out(house, await house.new_player("Ann"), seed=1)
    bob = await comes(client, "Bob")
    for path in ABOUT_A_TABLE:
        assert (await client.get(path.format(table.id))).status_code == 409, path
    await play_out(house, bob, seed=2)
    for path in ABOUT_A_TABLE:
        assert (await client.get(path.format(table.id))).status_code == 200, path


async def test_the_seed_of_a_deal_leaves_the_house_when_its_day_is_over(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = house_of(client)
    bob = await comes(client, "Bob")
    table = await play_out(house, bob, seed=2)
    opens, record = house.daily.deal("histrio", today()).opens, f"/t/{table.id}/record"
    told = [await client.get(path) for path in (f"/t/{table.id}/fair", f"/review/{table.id}", "/mine", record)]
    assert told[-1].status_code == 409
    assert not [page for page in told[:-1] if record in page.text or str(table.match.seed) in page.text]
    assert "0:00 UTC, you can check it" in told[0].text and "0:00 UTC, you can check it" in told[1].text
    monkeypatch.setattr("spectacula.server.tables.deal.time.time", lambda: opens)
    assert str(table.match.seed) in (await client.get(record)).text


async def test_nobody_plays_on_from_a_deal_that_others_still_play(client: Client) -> None:
    house = house_of(client)
    bob = await comes(client, "Bob")
    table = await play_out(house, bob, seed=2)
    await client.get("/")
    csrf = {"X-CSRFToken": client.cookies["csrf"]}
    form = {"ply": "0", "seat": "0", "level": "novice"}
    assert (await client.post(f"/review/{table.id}/play-on", data=form, headers=csrf)).status_code == 409


async def test_programs_see_no_more_than_people(client: Client) -> None:
    house = house_of(client)
    table = await play_out(house, await house.new_player("Ann"), seed=1)
    bob = await house.new_player("Bob")
    headers = {"Authorization": f"Bearer {await house.new_token(bob.id)}"}
    assert (await client.get(f"/api/tables/{table.id}", headers=headers)).status_code == 409
    begun = await client.post("/api/daily/histrio", headers=headers)
    assert begun.status_code == 201
    assert (await client.get(f"/api/tables/{begun.json()['id']}", headers=headers)).status_code == 200
    assert (await client.post("/api/daily/chess", headers=headers)).status_code == 400


async def test_the_comparison_waits_for_ones_own_result(client: Client) -> None:
    house, address = house_of(client), f"/daily/histrio/{today()}"
    await play_out(house, await house.new_player("Ann"), seed=1)
    bob = await comes(client, "Bob")
    early = await client.get(address, follow_redirects=False)
    assert (early.status_code, early.headers["location"]) == (303, "/daily")
    assert (await client.get(f"{address}/field")).status_code == 404
    await play_out(house, bob, seed=2)
    master = await house.daily.master("histrio", today())
    assert master is not None
    await bots_are_done(house, master.id)
    page = (await client.get(address)).text
    assert "Ann" in page and "Bob" in page and f"/review/{master.id}" in page


async def test_a_card_says_how_far_one_is(client: Client) -> None:
    house = house_of(client)
    bob = await comes(client, "Bob")
    assert (await client.get("/daily")).text.count("Results stay hidden until yours stands.") == 3
    gone = await house.daily.play(bob, "colosseum")
    await house.forget(gone.id, bob.id)
    table = await play_out(house, bob)
    page = (await client.get("/daily")).text
    assert f"You: {table.match.scores[house.daily.deal('histrio', today()).seat]}" in page
    assert "You have taken this deal off your list." in page


def rows_in(page: str) -> dict[str, str]:
    """What the lobby says of today's deals, by game."""
    panel = page.split('class="panel todays-deals"')[1].split("</section>")[0]
    return dict(re.findall(r'<li data-game="(\w+)">(.*?)</li>', panel, re.S))


async def test_the_lobby_says_how_far_one_is_with_each_deal(client: Client) -> None:
    house = house_of(client)
    await play_out(house, await house.new_player("Ann"), seed=1)
    bob = await comes(client, "Bob")
    rows = rows_in((await client.get("/?house=1")).text)
    assert ["Not played yet" in row and "Play" in row for row in rows.values()] == [True] * 3
    begun = await house.daily.play(bob, "colosseum")
    gone = await house.daily.play(bob, "magnificent")
    await house.forget(gone.id, bob.id)
    table = await play_out(house, bob, seed=2)
    score = table.match.scores[house.daily.deal("histrio", today()).seat]
    page = (await client.get("/")).text
    rows = rows_in(page)
    assert f"{score}: better than" in rows["histrio"] and f"/daily/histrio/{today()}" in rows["histrio"]
    assert "You have begun." in rows["colosseum"] and "Go on" in rows["colosseum"] and begun.id in page
    assert "off your list" in rows["magnificent"] and "<button" not in rows["magnificent"]


async def test_the_lobby_offers_no_second_go_to_the_same_browser(client: Client) -> None:
    browser = Browser(client.app)
    await browser.post("/daily/histrio")
    browser.client.cookies.delete("visitor")
    rows = rows_in((await browser.get("/?house=1")).text)
    assert "under another name" in rows["histrio"] and "<button" not in rows["histrio"]
    assert "<button" in rows["colosseum"]


async def test_the_lobby_of_a_first_visit_only_shows_the_way_to_the_deals(client: Client) -> None:
    page = (await client.get("/")).text
    assert "todays-deals" not in page and 'class="panel daily-strip" href="/daily"' in page


@pytest.mark.parametrize(
    ("path", "status"),
    [("chess/2026-11-16", 404), ("histrio/today", 400), ("histrio/9999-01-01", 400), ("histrio/20260101", 400)],
)
async def test_there_is_nothing_to_compare_of_other_games_and_days(client: Client, path: str, status: int) -> None:
    assert (await client.get(f"/daily/{path}")).status_code == status


async def test_a_past_day_is_open_to_everybody(client: Client) -> None:
    page = await client.get("/daily/histrio/2026-01-01")
    assert page.status_code == 200
    assert "nobody has finished yet" in page.text


async def test_looking_at_days_nobody_played_sets_no_bot_to_work(client: Client) -> None:
    for day in ("2026-01-01", "2025-12-24", "0001-01-01"):
        assert (await client.get(f"/daily/histrio/{day}")).status_code == 200
        assert (await client.get(f"/daily/histrio/{day}/field")).status_code == 200
    assert house_of(client).done["tables_opened"] == 0
    assert await house_of(client).tables_of(desk.MASTER.id) == []


def a_try(name: str, score: int) -> Try:
    return Try("2026-11-16", "histrio", name, name, name, score)


def test_those_who_scored_alike_share_a_place() -> None:
    field = Field([a_try(name, score) for name, score in (("d", 1), ("c", 5), ("b", 5), ("a", 9))], None)
    assert [(found.place, found.name) for found in ranks(field, "d")] == [(1, "a"), (2, "b"), (2, "c"), (4, "d")]


def test_the_best_are_listed_and_those_around_me() -> None:
    field = Field([a_try(f"p{score}", score) for score in range(20)], None)
    assert [found.score for found in ranks(field, "p4")] == [19, 18, 17, 16, 15, 5, 4, 3]


def test_every_bar_of_the_chart_lies_in_its_picture() -> None:
    field = Field([a_try(f"p{n}", score) for n, score in enumerate((-3, 0, 12, 12, 40, 131))], 140)
    for _, box, drawing in bars(field, 12, Words("en", "histrio")):
        width, height = (float(number) for number in box.split()[2:])
        tall = re.findall(r'<rect[^>]* x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"', drawing)
        assert len(tall) == 4
        for x, y, wide, high in (map(float, found) for found in tall):
            assert x >= 0 and x + wide <= width and y >= 0 and y + high <= height


def played(moves: list[int]) -> Match:
    """A game in which the n-th decision is the n-th of these choices."""
    match = load("colosseum", 3).new(5)
    for choice in moves:
        seat = match.pending[0]
        legal = match.moves(seat)
        match.play(seat, legal[choice % len(legal)])
    return match


def line_of(match: Match) -> list[tuple[int, str]]:
    return [(made.seat, match.game.definition.notation[made.move]) for made in match.played]


def test_lines_are_compared_for_as_long_as_they_are_alike() -> None:
    mine, alike, other = played([0] * 8), played([0] * 8), played([1] + [0] * 7)
    seat = mine.played[0].seat
    words = Words("en", "colosseum", ("Ann", "Bob", "Eve"))
    first, *later = forks(mine, seat, [line_of(alike), line_of(other)], line_of(other), words)
    assert (first.ply, first.company) == (0, 2)
    assert [(c.share, c.mine, c.master) for c in first.choices] == [(67, True, False), (33, False, True)]
    assert later and all(fork.company == 1 and len(fork.choices) == 1 for fork in later)
    assert forks(mine, seat, [], None, words) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_dates_are_said_as_people_say_them(language: str) -> None:
    spoken = {"en": "1 March", "de": "1. März", "fr": "1er mars"}
    assert date_in_words("2027-03-01", Words(language)) == spoken[language]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "16 November 2026"), ("de", "16. November 2026"), ("fr", "16 novembre 2026")]
)
def test_a_day_of_the_past_is_said_with_its_year(language: str, said: str) -> None:
    assert full_date(datetime(2026, 11, 16, 12).timestamp(), Words(language)) == said


async def test_a_second_name_of_a_browser_does_not_play_the_deal_again(client: Client) -> None:
    browser = Browser(client.app)

    async def comes_as(name: str) -> str:
        player = await house_of(client).new_player(name)
        browser.client.cookies.set("visitor", cookie_of(house_of(client).settings, player.id))
        return (await browser.get("/daily")).text

    await comes_as("Ann")
    assert (await browser.post("/daily/histrio")).headers["location"].startswith("/t/")
    page = await comes_as("Ann again")
    assert page.count("Already begun in this browser") == 1
    assert 'action="/daily/histrio"' not in page and 'action="/daily/colosseum"' in page
    assert (await browser.post("/daily/histrio")).headers["location"] == "/daily"
    browser.client.cookies.delete("browser")
    assert 'action="/daily/histrio"' in await comes_as("Somebody"), "another browser is another number"
