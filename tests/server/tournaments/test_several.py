"""Several servers: every step is taken once, and what one leaves another takes on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.store import sql
from spectacula.server.store.store import Conflict
from tests.server.conftest import settings_in
from tests.server.databases import house_database
from tests.server.tournaments.held import begun, looked_after, play_out, proposed, with_people

pytestmark = pytest.mark.anyio


async def test_a_round_is_drawn_once_whoever_looks(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house)
    await with_people(quiet_house, found, 4)
    await asyncio.gather(*(quiet_house.tournaments.running.look_after(time.time()) for _ in range(4)))
    found = await quiet_house.tournaments.find(found.id)
    assert len(found.playing) == 2 and len(await quiet_house.store.rows("tables", {})) == 2


async def test_of_two_servers_one_draws_a_round_and_the_other_takes_on_what_it_leaves(
    at_rest: None, postgres: str, tmp_path: Path
) -> None:
    settings = settings_in(tmp_path, await house_database(postgres))
    one, other = build(settings), build(settings)
    for house in (one, other):
        await house.start()
    found, _ = await proposed(one)
    await with_people(one, found, 4)
    await asyncio.gather(*(house.tournaments.running.look_after(time.time()) for house in (one, other)))
    found = await other.tournaments.find(found.id)
    assert len(found.playing) == 2 and len(await one.store.rows("tables", {})) == 2
    for laid in found.playing:
        await play_out(one, laid.table_id or "")
    await one.stop()
    assert (await looked_after(other, found, later=20)).turn == 2
    await other.stop()


async def test_a_server_that_dies_over_a_round_leaves_none_of_it(
    quiet_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, _ = await proposed(quiet_house)
    await with_people(quiet_house, found, 4)

    class Died(BaseException):
        """Nobody catches that."""

    def dies(*_: object) -> None:
        raise Died

    with monkeypatch.context() as dying:
        dying.setattr(sql, "_kind_of", dies)
        with pytest.raises(Died):
            await looked_after(quiet_house, found)
    assert await quiet_house.store.rows("tables", {}) == []
    assert len((await looked_after(quiet_house, found)).playing) == 2


async def test_a_result_that_could_not_be_taken_is_taken_when_it_is_looked_for_next(
    quiet_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody changes the tournament between the look and the pen."""
    found = await begun(quiet_house)

    async def too_late(*_: object) -> None:
        raise Conflict

    for laid in found.playing:
        await play_out(quiet_house, laid.table_id or "")
    with monkeypatch.context() as busy:
        busy.setattr(quiet_house.tournaments, "store_change", too_late)
        await looked_after(quiet_house, found)
    assert (await looked_after(quiet_house, found)).turn == 2


async def test_viewers_hear_of_every_step(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    versions = quiet_house.tournaments.versions(found.id)
    first = await anext(versions)
    await quiet_house.tournaments.sign_up(found.id, clara)
    assert await anext(versions) > first
    await versions.aclose()
