"""Tables that nobody looks at leave memory and come back when asked for."""

from __future__ import annotations

import time

import pytest

from spectacula.server.house import House

from .at_table import play_first, play_to, standing, two_people

pytestmark = pytest.mark.anyio


async def test_idle_and_finished_tables_leave(small_house: House) -> None:
    open_table, _, _ = await two_people(small_house)
    done, _, _ = await two_people(small_house)
    await play_to(small_house, done, 1000)
    now, settings = time.monotonic(), small_house.settings
    small_house.sweep(now)
    assert set(small_house.live) == {open_table.id, done.id}
    small_house.sweep(now + settings.finished_after + 1)
    assert set(small_house.live) == {open_table.id}
    small_house.sweep(now + settings.idle_after + 1)
    assert not small_house.live
    back = await small_house.table(done.id)
    assert back is not done
    assert standing(back) == standing(done)


async def test_a_table_that_is_watched_stays(small_house: House) -> None:
    table, ann, _ = await two_people(small_house)
    stream = small_house.versions(table.id, ann.id)
    await anext(stream)
    small_house.sweep(time.monotonic() + 1e6)
    assert table.id in small_house.live
    await stream.aclose()
    small_house.sweep(time.monotonic() + 1e6)
    assert table.id not in small_house.live
    assert (await play_first(small_house, table, 0)).match.committed == (0,)


async def test_versions_never_fall_behind_what_was_shown(small_house: House) -> None:
    table, ann, _ = await two_people(small_house)
    await anext(small_house.versions(table.id, ann.id))
    shown = table.version
    small_house.live.clear()
    assert (await small_house.say(table.id, ann.id, "back")).version > shown
