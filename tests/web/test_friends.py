"""Friends on pages: a link is answered before it counts, and tells nobody anything once it is spent."""

from __future__ import annotations

import re

import pytest

from spectacula.server.house import House
from tests.web.browser import Browser

pytestmark = pytest.mark.anyio


async def link_of(browser: Browser) -> str:
    page = (await browser.post("/friends/link", name="Ann")).text
    found = re.search(r"/friend/[\w-]+", page)
    assert found is not None
    return found[0]


async def test_looking_at_a_link_makes_nobody_a_friend(browsers: tuple[Browser, Browser]) -> None:
    ann, bob = browsers
    assert "Ann would like to be your friend" in (await bob.get(await link_of(ann))).text
    assert "Nobody yet." in (await bob.get("/friends")).text


async def test_agreeing_puts_each_on_the_others_page(browsers: tuple[Browser, Browser]) -> None:
    ann, bob = browsers
    await bob.post(await link_of(ann), name="Bob")
    assert "<b>Ann</b>" in (await bob.get("/friends")).text and "<b>Bob</b>" in (await ann.get("/friends")).text


async def test_a_spent_link_and_one_that_never_was_look_alike(browsers: tuple[Browser, Browser]) -> None:
    ann, bob = browsers
    link = await link_of(ann)
    await bob.post(link, name="Bob")
    spent, made_up = (await bob.get(link)).text, (await bob.get("/friend/never-was")).text
    assert spent.replace(link.rpartition("/")[2], "") == made_up.replace("never-was", "")


async def test_a_friend_who_waits_in_a_room_asks_and_the_lobby_says_so(browsers: tuple[Browser, Browser]) -> None:
    ann, bob = browsers
    await bob.post(await link_of(ann), name="Bob")
    opened = await ann.post("/tables", **{"game": "histrio", "players": "2", "kind-1": "me", "kind-2": "invite"})
    room = f"/room/{opened.headers['location'].rpartition('/')[2]}"
    friend = re.search(r'name="friend" value="([\w-]+)"', (await ann.get(room)).text)
    assert friend is not None
    await ann.post(f"{room}/ask", friend=friend[1])
    assert "Ann would like to play with you" in (await bob.get("/friends/asked")).text
    assert "Ann would like to play with you" in (await bob.get("/?house=1")).text


async def test_a_failure_is_logged_without_the_secret_of_its_link(
    browsers: tuple[Browser, Browser], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, house: House
) -> None:
    async def fail(secret: str) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr(house.friends, "asker", fail)
    assert (await browsers[0].get("/friend/a-secret-link")).status_code == 500
    assert "/friend/{secret" in caplog.text and "a-secret-link" not in caplog.text
