"""Pages of tournaments: the list, proposing, signing up, standings, deals compared, and what nobody may see."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from litestar.middleware.session.client_side import ClientSideSessionBackend

from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.http.sessions import session_config
from spectacula.server.tables import leaving
from spectacula.server.timing.keeper import Timekeeper
from spectacula.server.tournaments import laying
from spectacula.server.tournaments.desk import TournamentDesk
from spectacula.web.tournaments.beam import beam
from spectacula.web.tournaments.proposing import read_proposal
from spectacula.web.words import LANGUAGES
from tests.server.conftest import settings_in
from tests.server.members import Member, member
from tests.server.tournaments.held import begun, looked_after, play_out, play_round, proposal, proposed, with_people
from tests.server.visiting import Client, visiting
from tests.web.pages import cookie_of

pytestmark = pytest.mark.anyio
FORM = {
    "name": "Autumn Cup",
    "game": "histrio",
    "system": "swiss",
    "players": "2",
    "rounds": "2",
    "minutes": "60",
    "clock": "live 45-600",
    "begin": "full",
    "full_at": "4",
    "most": "8",
    "option-dial": "5",
}


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    monkeypatch.setattr(laying, "FILLER", "random")
    monkeypatch.setattr(leaving, "SUCCESSOR", "random")
    for chore in (TournamentDesk, Timekeeper):  # nothing but the test writes
        monkeypatch.setattr(chore, "look_after_for_ever", lambda _: asyncio.Event().wait())
    async with visiting(build(settings_in(tmp_path))) as client:
        yield client


def house_of(client: Client) -> House:
    house: House = client.app.state.house
    return house


def comes(client: Client, player_id: str) -> None:
    client.cookies.set("visitor", cookie_of(house_of(client).settings, player_id))


async def signs_in(client: Client) -> Member:
    clara = await member(house_of(client))
    backend = ClientSideSessionBackend(session_config(house_of(client).settings))
    client.cookies.set("visitor", "".join(chunk.decode() for chunk in backend.dump_data(clara.session)))
    return clara


async def sent(client: Client, path: str, **data: str) -> Any:
    await client.get("/tournaments")
    headers = {"X-CSRFToken": client.cookies["csrf"]}
    return await client.post(path, data=data, headers=headers, follow_redirects=False)


async def test_somebody_with_a_kept_name_proposes_a_tournament(client: Client) -> None:
    await signs_in(client)
    assert "Propose a tournament" in (await client.get("/tournaments")).text
    answer = await sent(client, "/tournaments", **FORM)
    page = (await client.get(answer.headers["location"])).text
    assert "Autumn Cup" in page and "Swiss, 2 rounds, tables of 2" in page and "0 of 4 have joined" in page
    (found,) = await house_of(client).tournaments.live()
    assert found.plan.options["dial"] == 5 and found.terms.clock is not None and found.terms.clock.move == 45


async def test_what_cannot_be_held_is_told_on_the_form(client: Client) -> None:
    await signs_in(client)
    answer = await sent(client, "/tournaments", **{**FORM, "full_at": "1"})
    assert answer.status_code == 400 and "cannot be held" in answer.text


async def test_a_guest_is_led_to_keeping_the_name(client: Client) -> None:
    comes(client, (await house_of(client).new_player("Guest")).id)
    assert "Keep your name to propose one" in (await client.get("/tournaments")).text
    answer = await client.get("/tournaments/new/histrio", follow_redirects=False)
    assert answer.headers["location"] == "/keep"


async def test_a_guest_signs_up_and_withdraws(client: Client) -> None:
    house = house_of(client)
    found, _ = await proposed(house)
    answer = await sent(client, f"/tournaments/{found.id}/sign-up", name="Livia")
    assert answer.headers["location"] == f"/tournaments/{found.id}"
    assert "you play" in (await client.get(f"/tournaments/{found.id}")).text
    await sent(client, f"/tournaments/{found.id}/withdraw")
    assert "has left" in (await client.get(f"/tournaments/{found.id}")).text


async def test_that_it_is_rated_is_said_before_anybody_signs_up(client: Client) -> None:
    await signs_in(client)
    answer = await sent(client, "/tournaments", **{**FORM, "rated": "yes"})
    page = (await client.get(answer.headers["location"])).text
    assert "whoever leaves comes last" in page and "A table that a bot has to fill is friendly." in page
    assert "rated" in (await client.get("/tournaments")).text


async def test_a_guest_is_led_to_keeping_the_name_for_a_rated_tournament(client: Client) -> None:
    found, _ = await proposed(house_of(client), rated=True)
    comes(client, (await house_of(client).new_player("Guest")).id)
    page = (await client.get(f"/tournaments/{found.id}")).text
    assert 'href="/keep"' in page and "/sign-up" not in page
    answer = await sent(client, f"/tournaments/{found.id}/sign-up")
    assert answer.headers["location"].endswith("?notice=guest")


async def test_with_the_same_deals_the_form_says_why_nobody_is_rated(client: Client) -> None:
    await signs_in(client)
    answer = await sent(client, "/tournaments", **{**FORM, "system": "duplicate", "rated": "yes"})
    assert answer.status_code == 400 and "bots fill seats in all rooms" in answer.text


async def test_whoever_has_blocked_an_entrant_reads_that_they_sit_apart(client: Client) -> None:
    house = house_of(client)
    found, _ = await proposed(house)
    ann, bob = await with_people(house, found, 2)
    await house.manners.block(ann.id, bob.id)
    said = {}
    for player in (ann, bob):
        client.cookies.clear()
        comes(client, player.id)
        said[player.id] = "You are seated apart" in (await client.get(f"/tournaments/{found.id}")).text
    assert said == {ann.id: True, bob.id: False}


async def test_whoever_is_to_play_is_led_to_the_table_from_the_page_and_the_lobby(client: Client) -> None:
    house = house_of(client)
    found = await begun(house)
    me = found.entries[0].player_id or ""
    comes(client, me)
    laid = found.table_of(me)
    assert laid is not None
    for path in (f"/tournaments/{found.id}", "/"):
        page = (await client.get(path)).text
        assert "Your table is ready" in page and f'href="/t/{laid.table_id}"' in page


async def test_whoever_has_left_and_come_back_is_not_led_to_the_table_they_left(client: Client) -> None:
    house = house_of(client)
    found = await begun(house)
    me = await house.player(found.entries[0].player_id or "")
    assert me is not None
    await house.tournaments.withdraw(found.id, me.id)
    await house.tournaments.sign_up(found.id, me)
    comes(client, me.id)
    page = (await client.get(f"/tournaments/{found.id}")).text
    assert "Your table is ready" not in page and "Sit down" not in page and "you play" in page
    assert "Your table is ready" not in (await client.get("/")).text
    headers = {"Authorization": f"Bearer {await house.new_token(me.id)}"}
    assert (await client.get(f"/api/tournaments/{found.id}", headers=headers)).json()["table"] is None


async def test_a_knock_out_says_how_it_is_seeded(client: Client) -> None:
    house = house_of(client)
    found, clara = await proposed(house, "knockout")
    assert "so that the strongest meet late" in (await client.get(f"/tournaments/{found.id}")).text
    await with_people(house, found, 4)
    await looked_after(house, found)
    page = (await client.get(f"/tournaments/{found.id}")).text
    assert "by lot" in page and "so that the strongest meet late" not in page
    other = await house.tournaments.propose(clara, proposal())
    assert "Seeding" not in (await client.get(f"/tournaments/{other.id}")).text


async def test_whoever_was_taken_out_is_not_asked_to_sign_up(client: Client) -> None:
    house = house_of(client)
    found, clara = await proposed(house)
    (eve,) = await with_people(house, found, 1)
    await house.tournaments.remove(found.id, clara.id, 1)
    comes(client, eve.id)
    assert "/sign-up" not in (await client.get(f"/tournaments/{found.id}")).text
    answer = await sent(client, f"/tournaments/{found.id}/sign-up")
    assert answer.headers["location"].endswith("?notice=late")
    assert (await house.tournaments.find(found.id)).here == []


async def test_only_the_organiser_has_the_buttons_of_an_organiser(client: Client) -> None:
    house = house_of(client)
    found, clara = await proposed(house)
    people = await with_people(house, found, 1)
    comes(client, people[0].id)
    assert "/cancel" not in (await client.get(f"/tournaments/{found.id}")).text
    assert (await sent(client, f"/tournaments/{found.id}/cancel")).status_code == 403
    assert (await house.tournaments.find(found.id)).state == "open"
    assert clara.id == found.organiser


async def test_standings_and_rounds_are_on_the_page_and_the_podium_at_the_end(client: Client) -> None:
    house = house_of(client)
    found = await begun(house, rounds=1)
    assert "Round 1" in (await client.get(f"/tournaments/{found.id}")).text
    await play_round(house, found)
    page = (await client.get(f"/tournaments/{found.id}")).text
    assert "The podium" in page and page.count('class="podium-') == 3


async def test_the_part_that_changes_is_fetched_alone(client: Client) -> None:
    found, _ = await proposed(house_of(client))
    page = (await client.get(f"/tournaments/{found.id}/now")).text
    assert f'data-version="{found.version}"' in page and "<html" not in page


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_says_all_of_it(client: Client, language: str) -> None:
    house = house_of(client)
    client.cookies.set("language", language)
    found = await begun(house, "duplicate", count=4, rounds=1)
    comes(client, found.entries[0].player_id or "")
    await play_round(house, found)
    for path in ("/tournaments", f"/tournaments/{found.id}"):
        assert (await client.get(path)).status_code == 200


async def test_a_deal_is_compared_when_everybody_has_played_it(client: Client) -> None:
    house = house_of(client)
    found = await begun(house, "duplicate", count=4, rounds=1)
    one, other = found.playing
    comes(client, found.entry(one.room.entrants[0]).player_id or "")
    await play_out(house, one.table_id or "")
    await looked_after(house, found)
    page = (await client.get(f"/tournaments/{found.id}")).text
    assert "Others still play this deal" in page and 'class="beam"' not in page
    assert (await client.get(f"/t/{other.table_id}")).status_code == 409
    await play_round(house, await house.tournaments.find(found.id))
    assert 'class="beam"' in (await client.get(f"/tournaments/{found.id}")).text
    assert (await client.get(f"/t/{other.table_id}")).status_code == 200


async def test_programs_do_the_same(client: Client) -> None:
    house = house_of(client)
    clara = (await member(house)).player
    headers = {"Authorization": f"Bearer {await house.new_token(clara.id)}"}
    asked = {"name": "Cup", "game": "histrio", "system": "swiss", "players": 2, "full_at": 2, "rounds": 1}
    made = (await client.post("/api/tournaments", json=asked, headers=headers)).json()
    path = f"/api/tournaments/{made['id']}"
    await client.post(f"{path}/sign-up", headers=headers)
    await with_people(house, await house.tournaments.find(made["id"]), 1)
    await house.tournaments.running.look_after(0.0)
    told = (await client.get(path, headers=headers)).json()
    assert told["state"] == "running" and told["seed"] is None
    assert told["table"] == told["rooms"][0]["table"] and told["rooms"][0]["scores"] is None
    await play_round(house, await house.tournaments.find(made["id"]))
    told = (await client.get(path, headers=headers)).json()
    assert told["state"] == "over" and told["seed"] and [each["place"] for each in told["entrants"]] == [1, 2]
    assert [each["id"] for each in (await client.get("/api/tournaments", headers=headers)).json()] == [made["id"]]


async def test_a_first_visit_is_not_told_of_tournaments(client: Client) -> None:
    await proposed(house_of(client))
    assert "/tournaments" not in (await client.get("/")).text


async def test_a_house_without_guests_has_no_tournaments(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, guests=False, accounts=False)
    async with visiting(build(settings)) as client:
        assert (await client.get("/tournaments")).status_code == 404


def test_a_time_is_read_by_the_clock_of_whoever_asks() -> None:
    asked = read_proposal({**FORM, "begin": "time", "starts": "2026-11-18T19:00", "zone": "-60"})
    assert asked.starts == 1795024800.0 and asked.full_at is None


def test_a_beam_has_a_dot_for_all_and_one_of_my_own() -> None:
    drawn = beam([3, 5, 5, 9], 5)
    assert drawn.count("beam-dot") == 4 and drawn.count("beam-mine") == 1 and ">3<" in drawn and ">9<" in drawn
