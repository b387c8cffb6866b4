"""Limits count by network, forget nobody who matters, and hold for live streams too."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from spectacula.server.http.limits import WIDER, Limits, networks_of

from .at_table import PERSON_HERE, bearer, open_for
from .in_memory import house_in_memory
from .visiting import Client, programs_only, visiting

pytestmark = pytest.mark.anyio
KEYS = 1000
"""So many networks are remembered here: what holds for them holds for more."""


@pytest.fixture(autouse=True)
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spectacula.server.http.limits.time", SimpleNamespace(monotonic=lambda: 100.0))


@pytest.fixture
def _few_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spectacula.server.http.limits.KEYS", KEYS)


def test_a_household_is_one_address_of_ipv4_and_a_network_of_ipv6() -> None:
    assert networks_of("9.9.9.9") == ("9.9.9.9", "9.9.9.0/24")
    assert networks_of("2001:db8:1:2:3::4") == ("2001:db8:1:2::/64", "2001:db8:1::/48")
    assert networks_of("fe80::1%eth0")[0] == "fe80::/64"
    assert networks_of("::ffff:9.9.9.9") == networks_of("9.9.9.9")
    assert networks_of("?") == ("?", "")


async def _spend(limits: Limits, address: str, times: int) -> int:
    """How many of so many requests are let through."""
    return sum([not await limits.take("talk", address, 60, 5) for _ in range(times)])


async def test_other_addresses_of_one_ipv6_household_gain_nothing() -> None:
    limits = Limits()
    assert await _spend(limits, "2001:db8::1", 20) == 5
    assert await _spend(limits, "2001:db8::2", 20) == 0
    assert await _spend(limits, "2001:db8:0:1::1", 20) == 5


async def test_a_wide_network_gains_little_by_many_households() -> None:
    limits = Limits()
    assert sum([await _spend(limits, f"2001:db8:0:{n:x}::1", 5) for n in range(100)]) == 5 * WIDER


@pytest.mark.usefixtures("_few_keys")
async def test_many_strangers_do_not_make_the_house_forgive_anybody() -> None:
    limits = Limits()
    assert await _spend(limits, "9.9.9.9", 6) == 5
    for n in range(KEYS):
        await limits.take("talk", f"10.{n >> 16}.{n >> 8 & 255}.{n & 255}", 60, 5)
        if n % 50 == 0:
            assert await _spend(limits, "9.9.9.9", 1) == 0
    assert await _spend(limits, "9.9.9.9", 1) == 0


@pytest.mark.usefixtures("_few_keys")
async def test_the_house_remembers_no_more_than_so_many() -> None:
    limits = Limits()
    for n in range(2 * KEYS):
        await limits.take("talk", f"2001:db8:{n:x}::1", 60, 5)
    assert len(limits._buckets) == KEYS


async def test_streams_of_one_household_are_counted_while_they_last() -> None:
    limits = Limits(streams=2)
    with limits.stream("2001:db8::1"), limits.stream("2001:db8::2"):
        assert await limits.full("2001:db8::3") and not await limits.full("2001:db8:0:1::1")
    assert not await limits.full("2001:db8::1") and not limits._open


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    house = house_in_memory(tmp_path, streams_per_address=1)
    async with visiting(house, programs_only) as client:
        yield client


async def test_one_stream_too_many_is_refused_with_when_to_come_again(client: Client) -> None:
    house, limits = client.app.state.house, client.app.state.limits
    ann = await house.new_player("Ann")
    table, headers = await open_for(house, ann, PERSON_HERE), bearer(await house.new_token(ann.id))
    with limits.stream("testclient"):
        refused = await client.get(f"/api/tables/{table.id}/events", headers=headers)
    assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 0
