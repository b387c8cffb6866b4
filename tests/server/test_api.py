"""The JSON API: tokens, seats, clear refusals, and never more than the caller may see."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace

import pytest
from litestar import Litestar

import spectacula
from spectacula.server.house import House
from spectacula.server.http.foundation import Foundation
from spectacula.server.http.limits import Limits

from .at_table import Program, bearer
from .visiting import Client

pytestmark = pytest.mark.anyio


@pytest.fixture
async def two(client: Client) -> AsyncIterator[tuple[Program, Program, str]]:
    """Two programs at one table."""
    ann, bob = await Program(client, "Ann").arrive(), await Program(client, "Bob").arrive()
    table = await ann.open({"kind": "invite"})
    joined = await bob.post("/join", invite=table["seats"][1]["invite"])
    assert joined.status_code == 201
    yield ann, bob, table["id"]


async def test_a_whole_game_against_a_bot(client: Client) -> None:
    ann = await Program(client).arrive()
    path = f"/tables/{(await ann.open({'kind': 'bot', 'level': 'random'}))['id']}"
    assert (await ann.get(f"{path}/record")).status_code == 409
    while True:
        view = (await ann.get(path)).json()["view"]
        if view["over"]:
            break
        if 0 not in view["pending"]:
            await asyncio.sleep(0.005)
            continue
        moves = (await ann.get(f"{path}/moves", language="de")).json()
        played = await ann.post(f"{path}/moves", ply=moves["ply"], moves=[moves["moves"][0]["move"]])
        assert played.status_code == 201, played.text
    record = await ann.get(f"{path}/record")
    assert spectacula.verify(record.content).scores == tuple(view["scores"])
    assert (await ann.get("/tables")).json()[0]["finished"]


async def test_moves_come_with_previews_on_request(client: Client) -> None:
    ann = await Program(client).arrive()
    path = f"/tables/{(await ann.open({'kind': 'bot', 'level': 'random'}))['id']}/moves"
    assert all(move["previews"] is None for move in (await ann.get(path)).json()["moves"])
    first = (await ann.get(path, previews="true")).json()["moves"][0]["previews"]
    assert first[0]["then"] == "Others choose at the same time."
    assert first[1]["given"].endswith("alone") and first[1]["events"]


async def test_the_house_describes_itself(client: Client) -> None:
    assert (await client.get("/health")).json() == {"status": "ok"}
    (histrio, *_) = (await client.get("/api/games")).json()
    assert (histrio["id"], histrio["fewest"]) == ("histrio", 2)
    document = (await client.get("/schema/openapi.json")).json()
    for path in ("/api/tables", "/api/tables/{table_id}/moves", "/api/tables/{table_id}/events", "/health"):
        assert path in document["paths"]
    assert {"401", "404", "409", "422", "429"} <= set(
        document["paths"]["/api/tables/{table_id}/moves"]["post"]["responses"]
    )
    page = await client.get("/schema")
    assert page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text


@pytest.mark.parametrize(
    "header", ["", "Bearer", "Bearer ", "Bearer forged", "Basic YTpi", "Bearer " + "x" * 5000, "bearer é"]
)
async def test_without_a_valid_token_nothing_is_shown(
    client: Client, two: tuple[Program, Program, str], header: str
) -> None:
    for method, path in (
        ("GET", f"/api/tables/{two[2]}"),
        ("POST", f"/api/tables/{two[2]}/moves"),
        ("GET", "/api/tables"),
    ):
        answer = await client.request(method, path, headers={b"Authorization": header.encode()}, json={})
        assert answer.status_code == 401
        assert set(answer.json()) <= {"status_code", "detail", "extra"}


async def test_tokens_are_stored_hashed(client: Client, app: Litestar) -> None:
    ann = await Program(client).arrive()
    token = ann.headers["Authorization"].split()[1]
    house: House = app.state.house
    await asyncio.to_thread((house.settings.folder / "house.db").exists)
    files = b"".join(path.read_bytes() for path in house.settings.folder.iterdir())
    assert token.encode() not in files


async def test_a_seat_is_played_by_its_owner_only(two: tuple[Program, Program, str], client: Client) -> None:
    ann, bob, table = two
    eve = await Program(client, "Eve").arrive()
    for program, seat in ((bob, 0), (ann, 1), (eve, 0), (eve, None)):
        answer = await program.post(f"/tables/{table}/moves", ply=0, moves=["travel 1"], seat=seat)
        assert (answer.status_code, answer.json()["extra"]["error"]) == (403, "not-your-seat")
        answer = await program.get(f"/tables/{table}/moves", **({} if seat is None else {"seat": seat}))
        assert answer.status_code == 403
    assert (await bob.get(f"/tables/{table}", seat=0)).status_code == 403
    watching = (await eve.get(f"/tables/{table}")).json()
    assert (watching["your_seats"], watching["view"]["seat"], watching["view"]["moves"]) == ([], None, [])
    assert (await ann.get(f"/tables/{table}")).json()["view"]["committed"] == []


async def test_a_repeat_is_harmless_and_a_stale_move_gets_the_position(two: tuple[Program, Program, str]) -> None:
    ann, bob, table = two
    path = f"/tables/{table}/moves"
    for _ in range(2):
        assert (await ann.post(path, ply=0, moves=["travel 1"])).status_code == 201
    assert (await bob.post(path, ply=0, moves=["travel 2"])).status_code == 201
    assert (await ann.post(path, ply=0, moves=["travel 1"])).status_code == 201
    stale = await ann.post(path, ply=0, moves=["travel 3"])
    extra = stale.json()["extra"]
    assert (stale.status_code, extra["error"], extra["ply"]) == (409, "stale", extra["table"]["view"]["ply"])
    assert extra["table"]["view"]["seat"] == 0


async def test_an_illegal_move_is_told_the_rule(two: tuple[Program, Program, str]) -> None:
    ann, _, table = two
    answer = await ann.client.post(
        f"/api/tables/{table}/moves?language=de", json={"ply": 0, "moves": ["fly 1"]}, headers=ann.headers
    )
    assert answer.status_code == 422
    assert "fly 1" in answer.json()["extra"]["why"]
    assert (await ann.get(f"/tables/{table}")).json()["view"]["committed"] == []


async def test_invites_are_shown_to_the_owner_only(client: Client) -> None:
    ann, eve = await Program(client).arrive(), await Program(client).arrive()
    table = await ann.open({"kind": "invite"})
    assert table["seats"][1]["invite"]
    assert (await eve.get(f"/tables/{table['id']}")).json()["seats"][1]["invite"] is None


async def test_unknown_things_are_not_found(client: Client) -> None:
    ann = await Program(client).arrive()
    for answer in (
        await ann.get("/tables/none"),
        await ann.get("/tables/none/events"),
        await ann.post("/tables/none/moves", ply=0, moves=["x"]),
        await ann.post("/join", invite="none"),
        await ann.get("/nothing"),
    ):
        assert answer.status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"ply": -1, "moves": ["a"]}',
        b'{"ply": 0, "moves": []}',
        b'{"ply": "0"}',
        b"\xff\xfe",
    ],
)
async def test_garbage_gets_a_clear_answer(two: tuple[Program, Program, str], body: bytes) -> None:
    ann, _, table = two
    headers = {**ann.headers, "content-type": "application/json"}
    answer = await ann.client.post(f"/api/tables/{table}/moves", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["detail"]


async def test_large_bodies_are_refused(two: tuple[Program, Program, str]) -> None:
    ann, _, table = two
    answer = await ann.post(f"/tables/{table}/talk", text="x" * 1_000_000)
    assert answer.status_code == 413


async def test_too_many_requests_are_told_when_to_come_back(
    app: Litestar, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spectacula.server.http.limits.time", SimpleNamespace(monotonic=lambda: 100.0))
    app.state.limits = Limits(0.2)
    answers = [await client.post("/api/players", json={}) for _ in range(8)]
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) > 0


async def test_a_failure_of_ours_says_nothing_of_its_cause(
    client: Client, app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await Program(client).arrive()

    async def fail(player_id: str) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(app.state.house, "tables_of", fail)
    async with Client(app, raising=False) as quiet:
        answer = await quiet.get("/api/tables", headers=ann.headers)
    assert answer.status_code == 500
    assert "secret" not in answer.text


async def test_undo_and_talk(two: tuple[Program, Program, str]) -> None:
    ann, bob, table = two
    await ann.post(f"/tables/{table}/moves", ply=0, moves=["travel 1"])
    undone = await ann.post(f"/tables/{table}/undo")
    assert (undone.status_code, undone.json()["view"]["committed"]) == (201, [])
    assert (await ann.post(f"/tables/{table}/undo")).status_code == 409
    await bob.post(f"/tables/{table}/talk", text="<i>well</i>")
    assert (await ann.get(f"/tables/{table}")).json()["talk"][0]["text"] == "<i>well</i>"


async def test_going_back_is_asked_and_answered(two: tuple[Program, Program, str], client: Client) -> None:
    ann, bob, table = two
    eve, path = await Program(client, "Eve").arrive(), f"/tables/{table}"
    for program in (ann, bob):
        await program.post(f"{path}/moves", ply=0, moves=["travel 1"])
    assert (await eve.post(f"{path}/undo/ask", ply=0)).status_code == 403
    assert (await ann.post(f"{path}/undo/ask", ply=99)).status_code == 409
    asked = await ann.post(f"{path}/undo/ask", ply=0)
    assert (asked.status_code, asked.json()["undo"]) == (201, {"seat": 0, "to_ply": 0, "waiting": [1]})
    assert (await eve.post(f"{path}/undo/answer", agree=True)).status_code == 403
    assert (await bob.post(f"{path}/undo/answer", agree=False)).json()["undo"] is None
    assert (await bob.post(f"{path}/undo/answer", agree=True)).status_code == 409
    await ann.post(f"{path}/undo/ask", ply=0)
    back = await bob.post(f"{path}/undo/answer", agree=True)
    assert (back.json()["view"]["ply"], back.json()["undo"]) == (0, None)
    await ann.post(f"{path}/moves", ply=0, moves=["travel 2"])
    await bob.post(f"{path}/moves", ply=0, moves=["travel 2"])
    await ann.post(f"{path}/undo/ask", ply=0)
    assert (await ann.post(f"{path}/undo/answer", agree=False)).json()["undo"] is None


async def test_a_bot_stands_in_and_leaves_again(two: tuple[Program, Program, str], client: Client) -> None:
    ann, bob, table = two
    eve, path = await Program(client, "Eve").arrive(), f"/tables/{table}/stand-in"
    assert (await eve.post(path, seat=1, level="random")).status_code == 403
    assert (await ann.post(path, seat=1, level="dragon")).status_code == 400
    assert (await ann.post(path, seat=7, level="random")).status_code == 409
    minded = await bob.post(path, seat=1, level="novice")
    assert (minded.status_code, minded.json()["seats"][1]["stand_in"]) == (201, "novice")
    refused = await bob.post(f"/tables/{table}/moves", ply=0, moves=["travel 2"], seat=1)
    assert (refused.status_code, refused.json()["extra"]["error"]) == (409, "not-now")
    assert (await ann.post(path, seat=1, level=None)).status_code == 403
    assert (await bob.post(path, seat=1, level=None)).json()["seats"][1]["stand_in"] is None
    too_soon = await ann.post(path, seat=1, level="novice")
    assert (too_soon.status_code, too_soon.json()["extra"]["error"]) == (409, "not-now")


async def test_the_pace_of_bots_is_set_by_those_at_the_table(two: tuple[Program, Program, str], client: Client) -> None:
    _, bob, table = two
    eve, path = await Program(client, "Eve").arrive(), f"/tables/{table}/pace"
    assert (await eve.post(path, pace="calm")).status_code == 403
    assert (await bob.post(path, pace="hasty")).status_code == 400
    assert (await bob.post(path, pace="calm")).json()["pace"] == "calm"


async def test_a_cookie_is_no_login_here(app: Litestar, client: Client) -> None:
    for cookie in ("visitor=abc", "csrf=1; visitor-0=zzz"):
        assert (await client.get("/api/tables", headers={"Cookie": cookie})).status_code == 401
    assert bearer("x")["Authorization"] == "Bearer x"
    assert isinstance(app.plugins.get(Foundation), Foundation)


async def test_a_number_is_no_yes_or_no(client: Client) -> None:
    refused = await (await Program(client).arrive()).post("/seek", games=["histrio"], rated=0)
    assert refused.status_code == 400 and "rated" in refused.text
