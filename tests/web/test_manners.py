"""Manners on pages: others at a table are muted and blocked there, and let off the list among one's friends."""

from __future__ import annotations

import pytest

from spectacula.server.house import House
from tests.web.browser import Browser

pytestmark = pytest.mark.anyio


async def table_of(house: House, ann: Browser, bob: Browser) -> str:
    """The address of a table at which Ann and Bob sit, and Bob has said something."""
    opened = await ann.post("/tables", **{"game": "histrio", "players": "2", "kind-1": "me", "kind-2": "invite"})
    table = await house.table(opened.headers["location"].rpartition("/")[2])
    assert table.room is not None
    await ann.post("/name", name="Ann")
    await bob.post(f"/join/{table.room.invite}", name="Bob")
    await bob.post(f"/t/{table.id}/talk", text="hurry up")
    return f"/t/{table.id}"


async def test_somebody_muted_at_a_table_is_not_read_there(house: House, browsers: tuple[Browser, Browser]) -> None:
    ann, bob = browsers
    table = await table_of(house, ann, bob)
    assert "hurry up" in (await ann.get(table)).text
    await ann.post(f"{table}/people", whom="seat-1", act="mute")
    assert "hurry up" not in (await ann.get(table)).text
    assert "hurry up" in (await bob.get(table)).text


async def test_the_talk_leads_to_the_people_and_they_are_named_there(
    house: House, browsers: tuple[Browser, Browser]
) -> None:
    ann, bob = browsers
    table = await table_of(house, ann, bob)
    assert f'href="{table}/people"' in (await ann.get(table)).text
    page = (await ann.get(f"{table}/people")).text
    assert "<b>Bob</b>" in page and "<b>Ann</b>" not in page


async def test_nobody_is_told_who_has_blocked_them(house: House, browsers: tuple[Browser, Browser]) -> None:
    ann, bob = browsers
    table = await table_of(house, ann, bob)
    before = (await bob.get(f"{table}/people")).text
    await ann.post(f"{table}/people", whom="seat-1", act="block")
    assert (await bob.get(f"{table}/people")).text == before


async def test_the_list_beside_the_friends_lets_somebody_off(house: House, browsers: tuple[Browser, Browser]) -> None:
    ann, bob = browsers
    table = await table_of(house, ann, bob)
    await ann.post(f"{table}/people", whom="seat-1", act="block")
    assert "Muted and blocked" in (await ann.get("/friends")).text
    bobs = (await house.table(table.rpartition("/")[2])).seats[1].player_id
    assert bobs is not None
    await ann.post("/friends/relent", friend=bobs)
    assert "Muted and blocked" not in (await ann.get("/friends")).text


async def test_whoever_sits_alone_has_nobody_to_mute(browsers: tuple[Browser, Browser]) -> None:
    ann, _ = browsers
    opened = await ann.post("/tables", **{"game": "histrio", "players": "2", "kind-1": "me", "kind-2": "bot"})
    assert "/people" not in (await ann.get(opened.headers["location"])).text


async def test_somebody_who_is_not_there_cannot_be_muted(house: House, browsers: tuple[Browser, Browser]) -> None:
    ann, bob = browsers
    table = await table_of(house, ann, bob)
    answer = await ann.post(f"{table}/people", whom="seat-0", act="mute")
    assert answer.headers["location"].endswith("notice=gone")


async def test_a_report_is_sent_from_the_table_and_a_warning_shown_until_read(
    house: House, browsers: tuple[Browser, Browser]
) -> None:
    ann, bob = browsers
    table = await table_of(house, ann, bob)
    await ann.post(f"{table}/report", whom="seat-1", kind="insult", line="rude")
    [report] = await house.reports.waiting()
    await house.reports.warn(report.id)
    assert "out of place" in (await bob.get("/")).text
    await bob.post("/manners/read", back="/")
    assert "out of place" not in (await bob.get("/")).text


async def test_whoever_is_silenced_is_told_so_in_place_of_the_form(
    house: House, browsers: tuple[Browser, Browser]
) -> None:
    ann, bob = browsers
    table = await table_of(house, ann, bob)
    await ann.post(f"{table}/report", whom="seat-1", kind="spam", line="")
    [report] = await house.reports.waiting()
    await house.reports.silence(report.id, 7.0)
    page = (await bob.get(table)).text
    assert "asked you not to talk" in page and 'id="talkform"' not in page
