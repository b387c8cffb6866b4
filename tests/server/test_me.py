"""A program about its own person: name, language, tokens, everything to take along."""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator

import httpx
import pytest

from .at_table import Program
from .visiting import Client

pytestmark = pytest.mark.anyio


@pytest.fixture
async def prog(client: Client) -> AsyncIterator[Program]:
    yield await Program(client).arrive()


async def test_a_program_is_told_who_it_is_and_may_be_called_something_else(prog: Program) -> None:
    assert (await prog.get("/me")).json()["name"] == "Prog"
    answer = await prog.post("/me", name="Scaramouche", language="fr")
    assert answer.json() == (await prog.get("/me")).json()
    assert (answer.json()["name"], answer.json()["language"], answer.json()["kept"]) == ("Scaramouche", "fr", None)


async def test_a_program_revokes_its_own_token(prog: Program) -> None:
    [token] = (await prog.get("/me/tokens")).json()
    assert (await prog.post("/me/tokens/revoke", id=token["id"])).json() == []
    assert (await prog.get("/me")).status_code == 401


async def test_nobody_revokes_the_token_of_somebody_else(client: Client, prog: Program) -> None:
    eve = await Program(client, "Eve").arrive()
    [token] = (await prog.get("/me/tokens")).json()
    await eve.post("/me/tokens/revoke", id=token["id"])
    assert (await prog.get("/me")).status_code == 200


async def test_everything_comes_as_an_archive(prog: Program) -> None:
    await prog.open({"kind": "here"})
    answer = await prog.get("/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        told = [
            "daily.json",
            "friends.json",
            "muted.json",
            "orders.json",
            "profile.json",
            "ratings.json",
            "reports.json",
            "tables.json",
            "talk.json",
            "tournaments.json",
        ]
        assert sorted(archive.namelist()) == told


@pytest.mark.parametrize("path", ["/me", "/me/tokens", "/me/export"])
async def test_a_stranger_is_told_nothing(client: Client, path: str) -> None:
    answer: httpx.Response = await client.get(f"/api{path}")
    assert answer.status_code == 401
