"""Servers that share a Valkey: news and limits go through it, and all goes on without it while it is away."""

from __future__ import annotations

import asyncio
import logging
import subprocess
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.http.limits import WIDER
from spectacula.server.keeping import check
from spectacula.server.settings import BadSetting
from spectacula.server.valkey import client
from spectacula.server.valkey.client import connect
from spectacula.server.valkey.limits import SharedLimits

from .at_table import hears, play_first, two_people, watching
from .conftest import VALKEY, settings_in
from .databases import house_database

pytestmark = pytest.mark.anyio
SELDOM = 0.001  # requests a minute: no bucket fills while a test runs


@pytest.fixture
async def houses(postgres: str, own_valkey: tuple[str, str], tmp_path: Path) -> AsyncIterator[tuple[House, House]]:
    settings = settings_in(tmp_path, await house_database(postgres), valkey=own_valkey[0], away_after=1e6)
    one, other = build(settings), build(settings)
    for house in (one, other):
        await house.start()
    yield one, other
    for house in (one, other):
        await house.stop()


@pytest.fixture
async def limits(own_valkey: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[SharedLimits]]:
    """Those of two servers, which do not take a Valkey that is slow for one that is away."""
    monkeypatch.setattr(client, "PATIENCE", 60.0)
    both = [SharedLimits(connect(own_valkey[0]), server, streams=2) for server in ("one", "other")]
    for each in both:
        await each.start()
    yield both
    for each in both:
        await each.stop()


def do(what: str, valkey: tuple[str, str]) -> None:
    subprocess.run([VALKEY, what, valkey[1]], check=True)


async def test_viewers_of_the_other_server_are_told(houses: tuple[House, House]) -> None:
    one, other = houses
    table, _, _ = await two_people(one)
    viewer = await watching(other, table)
    await hears(viewer, (await play_first(one, table, 0)).version)


async def test_viewers_are_told_while_valkey_is_away(houses: tuple[House, House], own_valkey: tuple[str, str]) -> None:
    one, other = houses
    table, _, _ = await two_people(one)
    viewer = await watching(other, table)
    do("halt", own_valkey)
    await hears(viewer, (await play_first(one, table, 0)).version)


async def test_news_are_heard_again_after_a_restart(houses: tuple[House, House], own_valkey: tuple[str, str]) -> None:
    one, other = houses
    table, _, _ = await two_people(one)
    do("halt", own_valkey)
    await play_first(one, table, 0)
    do("resume", own_valkey)
    viewer = await watching(other, table)
    await hears(viewer, (await play_first(one, table, 1)).version)


@pytest.mark.parametrize("text", ["", "hello", "one table 1.5", "one table 3 4", "one  \u00b2"])
async def test_what_is_no_news_is_passed_over(
    text: str, houses: tuple[House, House], own_valkey: tuple[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    one, other = houses
    table, _, _ = await two_people(one)
    viewer = await watching(other, table)
    stranger = connect(own_valkey[0])
    await stranger.publish(f"{client.prefix_of(stranger)}:news", text)
    await stranger.aclose()
    await hears(viewer, (await play_first(one, table, 0)).version)
    assert not [line for line in caplog.records if "not heard" in line.message or line.levelno >= logging.ERROR]


async def test_a_new_name_is_known_to_all(houses: tuple[House, House]) -> None:
    one, other = houses
    ann = await one.new_player("Ann")
    assert (await other.player(ann.id)) == ann
    await one.rename(ann.id, "Anna")
    while (known := await other.player(ann.id)) is not None and known.name != "Anna":
        await asyncio.sleep(0.01)


async def test_requests_are_counted_together(limits: list[SharedLimits]) -> None:
    waits = [await limits[n % 2].take("talk", "9.9.9.9", SELDOM, 5) for n in range(8)]
    assert [wait > 0 for wait in waits] == [False] * 5 + [True] * 3


async def test_a_wide_network_is_counted_together(limits: list[SharedLimits]) -> None:
    waits = [await limits[n % 2].take("talk", f"9.9.9.{n}", SELDOM, 1) for n in range(WIDER + 4)]
    assert sum(not wait for wait in waits) == WIDER


async def test_without_valkey_each_counts_its_own(limits: list[SharedLimits], own_valkey: tuple[str, str]) -> None:
    do("halt", own_valkey)
    waits = [await limits[n % 2].take("talk", "9.9.9.9", SELDOM, 5) for n in range(14)]
    assert sum(not wait for wait in waits) == 10


async def test_streams_are_counted_together(limits: list[SharedLimits]) -> None:
    one, other = limits
    with one.stream("9.9.9.9"), other.stream("9.9.9.9"):
        while not await one.full("9.9.9.9"):
            await asyncio.sleep(0.01)
    while await other.full("9.9.9.9"):
        await asyncio.sleep(0.01)


async def test_streams_of_a_server_that_is_gone_count_no_more(limits: list[SharedLimits]) -> None:
    one, other = limits
    with one.stream("9.9.9.9"), one.stream("9.9.9.9"):
        while not await other.full("9.9.9.9"):
            await asyncio.sleep(0.01)
        await one.stop()
        await other.client.delete(f"{one._prefix}:alive:{one.server}")
        assert not await other.full("9.9.9.9")


@pytest.mark.parametrize(
    ("valkey", "said"),
    [("redis://127.0.0.1:1/0", "cannot reach Valkey at redis://127.0.0.1:1/0"), ("http://here", "redis://localhost/0")],
)
def test_a_valkey_that_cannot_be_used_is_told_in_one_line(
    postgres: str, tmp_path: Path, valkey: str, said: str
) -> None:
    with pytest.raises(BadSetting, match=said) as refusal:
        check(replace(settings_in(tmp_path, postgres), valkey=valkey))
    assert "\n" not in str(refusal.value)


def test_an_old_redis_is_told_in_one_line(
    postgres: str, own_valkey: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spectacula.server.valkey.client.OLDEST", 99)
    with pytest.raises(BadSetting, match=r"is too old: Spectacula needs Valkey, or Redis 99 or newer$"):
        check(replace(settings_in(tmp_path, postgres), valkey=own_valkey[0]))


def test_valkey_is_for_postgresql(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="PostgreSQL"):
        replace(settings_in(tmp_path), valkey="redis://localhost/0")


def test_several_processes_are_for_postgresql(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="PostgreSQL"):
        replace(settings_in(tmp_path), processes=2)
