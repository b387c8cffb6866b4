"""Four people, the tables they sit at, and what they do there."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from benchmarks.measuring.server import Server, settings_in

from spectacula.server.http.sessions import session_config

VIEWERS = 4
AT_ONCE = 8  # tables that are laid at a time


@dataclass
class Company:
    """Four people with tokens and sessions, and the tables they sit at."""

    players: list[dict[str, str]]
    cookies: list[str]
    tables: list[str] = field(default_factory=list)

    def headers(self, viewer: int) -> dict[str, str]:
        token, cookie = self.players[viewer]["token"], self.cookies[viewer]
        return {"Authorization": f"Bearer {token}", "Cookie": cookie, "Accept-Encoding": "gzip, br"}


async def seat_company(client: httpx.AsyncClient, server: Server, game: str, tables: int) -> Company:
    players = [(await client.post("/api/players", json={"name": f"P{i}"})).json() for i in range(VIEWERS)]
    backend = session_config(settings_in(server.folder))
    cipher = backend._backend_class(backend)
    cookies = [f"{backend.key}={cipher.dump_data({'player': p['id']})[0].decode()}" for p in players]
    company = Company(players, cookies)
    left = iter(range(tables))

    async def seat_some() -> None:
        for _ in left:
            company.tables.append(await _seat_one(client, company, game))

    await asyncio.gather(*(seat_some() for _ in range(AT_ONCE)))
    return company


async def _seat_one(client: httpx.AsyncClient, company: Company, game: str) -> str:
    seats = [{"kind": "me"}, *[{"kind": "invite"}] * (VIEWERS - 1)]
    answer = await client.post("/api/tables", json={"game": game, "seats": seats}, headers=company.headers(0))
    table: dict[str, Any] = answer.raise_for_status().json()
    for viewer in range(1, VIEWERS):
        body = {"invite": table["seats"][viewer]["invite"]}
        (await client.post("/api/join", json=body, headers=company.headers(viewer))).raise_for_status()
    return str(table["id"])


async def one_move(client: httpx.AsyncClient, company: Company, table: str) -> tuple[float, float, int] | None:
    """One decision at a table: when it was sent and acknowledged, and the version it led to; none if it was refused."""
    seen = await _view(client, company, table, 0)
    if seen is None or seen["over"]:
        return None
    seat = seen["pending"][0]
    mine = await _view(client, company, table, seat)
    if mine is None or not mine["moves"]:
        return None
    body = {"ply": mine["ply"], "moves": [random.choice(mine["moves"])]}
    sent = time.perf_counter()
    answer = await client.post(f"/api/tables/{table}/moves", json=body, headers=company.headers(seat))
    if answer.status_code != 201:
        return None
    return sent, time.perf_counter(), answer.json()["version"]


async def _view(client: httpx.AsyncClient, company: Company, table: str, viewer: int) -> dict[str, Any] | None:
    answer = await client.get(f"/api/tables/{table}", headers=company.headers(viewer))
    return answer.json()["view"] if answer.status_code == 200 else None


async def fetch(client: httpx.AsyncClient, path: str, headers: dict[str, str]) -> int:
    async with client.stream("GET", path, headers=headers) as answer:
        return sum([len(chunk) async for chunk in answer.aiter_raw()])
