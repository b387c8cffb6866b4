"""Ratings on the pages: what is told at the end, who is listed, who may look at whom, what the host decides."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace

import httpx
import pytest

from spectacula.server.building import build
from spectacula.server.finding.doors import Doors
from spectacula.server.host.desk import host_row
from spectacula.server.house import House
from spectacula.server.people.sessions import new_session
from spectacula.server.player import Player
from spectacula.server.rating.log import Line, settled
from spectacula.server.rating.model import UNKNOWN, Rating
from spectacula.server.store.rows import Update
from spectacula.server.tables.table import Pace, SeatInfo, SeatPlan, Table
from spectacula.server.tables.terms import Terms
from spectacula.server.thinking.bots import Thinkers
from spectacula.server.timing.keeper import Timekeeper
from spectacula.web.profile.traits import badges
from spectacula.web.rating.curve import curve
from spectacula.web.rating.told import because, told
from spectacula.web.tables.screen import sit
from spectacula.web.words import LANGUAGES, Words
from tests.scenes import scene
from tests.server.at_table import play_to
from tests.server.conftest import settings_in
from tests.server.rated import CLOCK, RATED, beats, company, rated_table, somebody
from tests.server.visiting import Client, visiting
from tests.web.pages import session_of

pytestmark = pytest.mark.anyio


# --- in words


def lines(*places: int, weight: float = 1.0, left: int | None = None) -> list[Line]:
    """A settled table of equals."""
    return settled(
        [
            Line("t", n, "histrio", 1, 1.0, f"p{n}", place, len(places), n == left, weight, 0.0, UNKNOWN, UNKNOWN)
            for n, place in enumerate(places)
        ]
    )


def rated(ratings: Sequence[Line] = ()) -> Table:
    match = scene("histrio", "travel")
    seats = [SeatInfo("person", f"Player {n}", player_id=f"p{n}") for n in range(match.game.players)]
    table = Table("t", match.game, match, seats, "p0", Pace.INSTANT, version=7, created=0.0, hints=False, terms=RATED)
    table.ratings = ratings
    return table


def test_a_change_says_which_place_was_expected() -> None:
    assert because(lines(1, 2, 3, 4)[0], Words("en")) == "first of four, where place 2.5 was expected"


def test_who_left_is_told_why_they_came_last() -> None:
    assert "did not stay" in because(lines(1, 2, left=1)[1], Words("en"))


def test_what_counts_less_says_how_much() -> None:
    assert "counts 50 %" in because(lines(1, 2, weight=0.5)[0], Words("en"))
    assert "does not count" in because(lines(1, 2, weight=0.0)[0], Words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_sees_all_changes_and_their_own_chances(language: str) -> None:
    words = Words(language, "histrio", ("Ann", "Bob", "Cem", "Dan"))
    found = told(rated(lines(1, 2, 3, 4)), 0, words)
    assert found is not None
    assert [each.sign for each in found.seats] == ["gain", "gain", "loss", "loss"]
    assert len(found.chances) == 3 and all("50" in chance for chance in found.chances)
    assert [each.mine for each in found.seats] == [True, False, False, False]


def test_a_friendly_table_tells_nothing() -> None:
    assert told(rated(), 0, Words("en")) is None


def test_a_rated_table_offers_nothing_that_is_refused() -> None:
    table = rated()
    assert not sit(table, "p0", "en").hint and not sit(table, "p0", "en").can_undo
    assert [each.text for each in sit(table, "p0", "en").agreed] == ["live, 45 s + 10 min", "rated"]


def test_a_curve_has_its_band_and_ends_at_the_rating() -> None:
    [(_, _, desk), _] = curve(lines(1, 2)[:1] * 3)
    assert "rating-band" in desk and f">{lines(1, 2)[0].after.shown}<" in desk


def test_badges_are_few_and_meant() -> None:
    [won, _] = lines(1, 2)
    sure = replace(won, after=Rating(1600.0, 90.0), expected=1.9)
    assert badges([], [won]) == []
    assert badges([], [sure]) == ["certain", "upset"]
    assert "stayer" in badges([], [won] * 20) and "stayer" not in badges([], [replace(won, left=True), *[won] * 20])


# --- at the house


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def browser(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Client]:
    here = settings_in(tmp_path_factory.mktemp("house"))
    with pytest.MonkeyPatch.context() as quiet:
        quiet.setattr(Timekeeper, "look_after", nothing)  # it would write from another loop than the tests do
        async with visiting(build(here)) as client:
            yield client


async def nothing(*_: object) -> None: ...


@pytest.fixture
def client(browser: Client, monkeypatch: pytest.MonkeyPatch) -> Client:
    monkeypatch.setattr(Thinkers, "wake", lambda *_: None)
    browser.cookies.clear()
    return browser


def house_of(client: Client) -> House:
    house: House = client.app.state.house
    return house


async def comes(client: Client, player: Player) -> None:
    """Somebody signs in at this browser, which keeps whatever else it knows."""
    secret, row = new_session(player.id, "Firefox, Linux")
    await house_of(client).store.write([row])
    kept = {name: client.cookies[name] for name in ("browser", "csrf") if name in client.cookies}
    client.cookies.clear()
    for name, value in kept.items():
        client.cookies.set(name, value)
    client.cookies.set("visitor", session_of(house_of(client).settings, {"player": player.id, "session": secret}))


async def send(client: Client, path: str, **data: str) -> httpx.Response:
    await client.get("/")
    headers = {"X-CSRFToken": client.cookies["csrf"]}
    return await client.post(path, data=data, headers=headers, follow_redirects=False)


async def known_well(house: House, *names: str) -> list[Player]:
    """People with a rating that is certain enough."""
    people = await company(house, *names)
    await beats(house, *people)
    for n, player in enumerate(people):
        where = {"player_id": player.id, "game": "histrio"}
        await house.store.write([Update("ratings", where, {"value": 1700.0 - 100 * n, "spread": 80.0})])
    return people


async def test_the_list_names_those_who_are_certain_enough_and_do_not_mind(client: Client) -> None:
    house = house_of(client)
    zoe, _ = await known_well(house, "Zoe", "Yan")
    await beats(house, *await company(house, "Newcomer", "Another"))
    page = (await client.get("/ratings/histrio")).text
    assert "Zoe" in page and "Yan" in page and "1700 ± 80" in page and "Newcomer" not in page
    await comes(client, zoe)
    await send(client, "/ratings/listed", listed="no", back="/ratings/histrio")
    page = (await client.get("/ratings/histrio")).text
    assert f"/profile/{zoe.id}" not in page and "Yan" in page


async def test_a_profile_is_for_everybody_only_while_its_person_is_listed(client: Client) -> None:
    house = house_of(client)
    pia, _ = await known_well(house, "Pia", "Quin")
    shy = await somebody(house, "Shy")
    assert "Rating" in (await client.get(f"/profile/{pia.id}")).text
    assert (await client.get(f"/profile/{shy.id}")).status_code == 404
    await house.ratings.list_me(pia.id, False)
    assert (await client.get(f"/profile/{pia.id}")).status_code == 404


async def test_a_stranger_sees_no_games_and_no_opponents_of_a_listed_person(client: Client) -> None:
    house = house_of(client)
    rea, sol = await known_well(house, "Rea", "Solveig")
    page = (await client.get(f"/profile/{rea.id}")).text
    assert "Solveig" not in page and sol.id not in page and "/review/" not in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/ratings/histrio", "/ratings/colosseum", "/ratings/magnificent", "/profile"])
async def test_the_pages_speak_all_languages(client: Client, path: str, language: str) -> None:
    ann = await somebody(house_of(client), "Ann")
    await comes(client, ann)
    client.cookies.set("language", language)
    assert (await client.get(path)).status_code == 200


async def open_rated(house: House, owner: Player, terms: Terms = RATED) -> str:
    seats = [SeatPlan("me"), SeatPlan("invite")]
    table = await house.open_table(owner, "histrio", 2, {}, seats, Pace.INSTANT, None, Doors(house=True), terms)
    assert table.room is not None
    return table.room.invite


async def test_the_end_and_the_review_tell_what_it_meant(client: Client) -> None:
    house = house_of(client)
    ann, bob = await company(house, "Ann", "Bob")
    table = await play_to(house, await rated_table(house, ann, bob), 1000)
    await comes(client, bob)
    for page in (f"/t/{table.id}", f"/review/{table.id}"):
        assert 'id="rated"' in (await client.get(page)).text, page


async def test_a_guest_is_told_what_a_rating_needs(client: Client) -> None:
    invite = await open_rated(house_of(client), await somebody(house_of(client), "Uma"))
    invited = (await client.get(f"/join/{invite}")).text
    assert "<b>rated</b>" in invited and "The result changes" in invited
    answer = await send(client, f"/join/{invite}", name="Guest")
    assert answer.headers["location"] == "/?house=1&notice=rated-guest"


async def test_a_second_name_of_the_same_browser_is_not_let_in(client: Client) -> None:
    house = house_of(client)
    vic, wim = await company(house, "Vic", "Wim")
    await comes(client, vic)
    form = {"kind-1": "me", "kind-2": "invite", "players": "2", "doors": "house", "rated": "yes"}
    opened = await send(client, "/tables", game="histrio", **form)
    table = await house.table(opened.headers["location"].rpartition("/")[2])
    assert table.terms == Terms(CLOCK, rated=True) and table.room is not None and "browser" in client.cookies
    await comes(client, wim)
    answer = await send(client, f"/join/{table.room.invite}")
    assert answer.headers["location"] == "/?house=1&notice=rated-browser"


async def test_what_cannot_be_rated_is_explained_where_it_is_set_up(client: Client) -> None:
    await comes(client, await somebody(house_of(client), "Xia"))
    form = {"kind-1": "me", "kind-2": "invite", "kind-3": "bot", "players": "3", "rated": "yes"}
    answer = await send(client, "/tables", game="histrio", **form)
    assert answer.status_code == 409 and "needs a person at their own screen" in answer.text


async def test_a_table_open_to_near_ratings_says_so_on_the_board(client: Client) -> None:
    house = house_of(client)
    await comes(client, await somebody(house, "Yve"))
    form = {"kind-1": "me", "kind-2": "invite", "players": "2", "doors": "house", "rated": "yes", "near": "200"}
    opened = await send(client, "/tables", game="histrio", **form)
    table = await house.table(opened.headers["location"].rpartition("/")[2])
    assert (table.terms.lowest, table.terms.highest) == (1300, 1700)
    assert "rated, 1300 to 1700" in (await client.get(f"/room/{table.id}")).text


async def test_nobody_lets_bots_fill_a_rated_room(client: Client) -> None:
    house = house_of(client)
    ann = await somebody(house, "Ann")
    await comes(client, ann)
    table = await rated_table(house, ann)
    page = (await client.get(f"/room/{table.id}")).text
    assert f"/room/{table.id}/begin" not in page and f"/room/{table.id}/bot" not in page


async def test_the_host_takes_a_farmed_table_out_and_puts_it_back(client: Client) -> None:
    house = house_of(client)
    host, ann, bob = await company(house, "Host", "Ann", "Bob")
    await house.store.write([host_row(host.id)])
    farmed = await beats(house, ann, bob)
    await comes(client, host)
    desk = (await client.get("/host")).text
    assert f"/host/ratings/{farmed.id}" in desk and "Bob −" in desk
    await send(client, f"/host/ratings/{farmed.id}", out="yes")
    assert (await house.ratings.standing(bob.id, "histrio")).rating == UNKNOWN
    await send(client, f"/host/ratings/{farmed.id}", out="no")
    assert (await house.ratings.standing(bob.id, "histrio")).rating != UNKNOWN


async def test_a_stranger_takes_nothing_out(client: Client) -> None:
    house = house_of(client)
    farmed = await beats(house, *await company(house, "Ann", "Bob"))
    await comes(client, await somebody(house, "Eve"))
    assert (await send(client, f"/host/ratings/{farmed.id}", out="yes")).status_code == 404
    assert not any(line.out for line in await house.ratings.lines(farmed.id))


async def test_programs_read_ratings_too(client: Client) -> None:
    house = house_of(client)
    ann, bob = await known_well(house, "Prim", "Sec")
    headers = {"Authorization": f"Bearer {await house.new_token(ann.id)}"}
    [mine] = (await client.get("/api/me/ratings", headers=headers)).json()
    assert (mine["game"], mine["rating"], mine["provisional"]) == ("histrio", 1700, False)
    best = (await client.get("/api/ratings/histrio", headers=headers)).json()
    assert "Prim" in [leader["name"] for leader in best["leaders"]] and bob.id not in str(best)
    table = await beats(house, ann, bob)
    told = (await client.get(f"/api/tables/{table.id}", headers=headers)).json()["ratings"]
    assert [(line["seat"], line["place"]) for line in told] == [(0, 1), (1, 2)]
