"""What the tests of the house share: people, tables and moves in a line each."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

import httpx
from sqlalchemy.ext.asyncio import AsyncEngine

from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.store.sql import SqlStore
from spectacula.server.tables.table import Pace, SeatPlan, Table

PERSON_HERE = SeatPlan("here", "Guest")
INVITED = SeatPlan("invite")
RANDOM_BOT = SeatPlan("bot", level="random")
NOBODY = "nobody"


async def open_for(house: House, owner: Player, *others: SeatPlan) -> Table:
    """A table of Histrio at which the owner has seat 0."""
    return await house.open_table(owner, "histrio", 1 + len(others), {}, [SeatPlan("me"), *others], pace=Pace.INSTANT)


async def two_people(house: House) -> tuple[Table, Player, Player]:
    """Two people who have found each other by an invite link."""
    ann, bob = await house.new_player("Ann"), await house.new_player("Bob")
    table = await open_for(house, ann, INVITED)
    invite = table.seats[1].invite
    assert invite is not None
    table, seat = await house.claim(invite, bob)
    assert seat == 1
    return table, ann, bob


async def play_first(house: House, table: Table, seat: int) -> Table:
    """The seat plays its first legal move."""
    player = table.seats[seat].player_id
    assert player is not None
    return await house.play(table.id, player, seat, table.match.ply, [table.match.moves(seat)[0]])


async def play_to(house: House, table: Table, ply: int) -> Table:
    """People play their first legal moves until a ply is reached, or the end."""
    while table.match.ply < ply and not table.over:
        table = await play_first(house, table, table.match.pending[-1])
    return table


async def watching(house: House, table: Table) -> AsyncGenerator[int]:
    """Somebody without a seat looks at a table: everything that is told of it from now on reaches them."""
    viewer = house.versions(table.id, None)
    await anext(viewer)
    return viewer


async def hears(viewer: AsyncGenerator[int], version: int) -> None:
    """Until a viewer is told of a version."""
    async with aclosing(viewer):
        async for news in viewer:
            if news >= version:
                return
    raise AssertionError("nobody tells any more")


def long_gone(table: Table, seat: int) -> None:
    """The person of a seat was here once, a long time ago."""
    table.loaded = table.seats[seat].last_seen = 1.0


async def again(house: House, table: Table) -> Table:
    """The table as the store knows it."""
    house.live.pop(table.id, None)
    return await house.table(table.id)


def standing(table: Table) -> dict[str, Any]:
    """Everything that must survive: the position, the history, the sealed choices, the company."""
    match = table.match
    return {
        "position": match.position,
        "played": [(p.seat, p.move) for p in match.played],
        "sealed": match.sealed_moves,
        "openings": table.openings,
        "sealed_plies": table.sealed_plies,
        "seats": [(s.kind, s.name, s.player_id, s.level, s.stand_in, s.invite) for s in table.seats],
        "talk": table.talk,
        "undo": table.undo,
        "finished": table.finished,
        "rematch": table.rematch,
    }


def engine_of(house: House) -> AsyncEngine:
    """The database of a house that has one."""
    assert isinstance(house.store, SqlStore)
    return house.store.engine


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class Program:
    """A program at the API with a token of its own."""

    def __init__(self, client: httpx.AsyncClient, name: str = "Prog") -> None:
        self.client = client
        self.name = name
        self.headers: dict[str, str] = {}

    async def arrive(self) -> Program:
        answer = await self.client.post("/api/players", json={"name": self.name})
        assert answer.status_code == 201, answer.text
        self.headers = bearer(answer.json()["token"])
        return self

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.client.get(f"/api{path}", params=query, headers=self.headers)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.client.post(f"/api{path}", json=body, headers=self.headers)

    async def open(self, *others: dict[str, str], pace: str = "instant") -> dict[str, Any]:
        answer = await self.post("/tables", game="histrio", seats=[{"kind": "me"}, *others], pace=pace)
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table
