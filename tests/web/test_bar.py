"""The bar of those who come back: the same four ways on every page it stands on, with the number that waits."""

from __future__ import annotations

import re

import pytest

from spectacula.server.house import House
from tests.server.at_table import play_first, two_people

from .browser import Browser
from .pages import cookie_of

pytestmark = pytest.mark.anyio
WAYS = ["/", "/mine", "/daily", "/tournaments"]


def bar_on(page: str) -> str | None:
    """The bar of a page, if it has one."""
    found = re.search(r'<nav class="house-bar".*?</nav>', page, re.S)
    return None if found is None else found[0]


@pytest.mark.parametrize("path", WAYS)
async def test_whoever_comes_for_the_first_time_sees_no_bar(browser: Browser, path: str) -> None:
    assert bar_on((await browser.get(path)).text) is None


@pytest.mark.parametrize("path", WAYS)
async def test_whoever_comes_back_gets_about_by_the_bar(house: House, browser: Browser, path: str) -> None:
    table, ann, _ = await two_people(house)
    browser.client.cookies.set("visitor", cookie_of(house.settings, ann.id))
    shown = bar_on((await browser.get(path)).text)
    assert shown is not None and re.findall('<a href="([^"]*)"', shown) == WAYS
    assert re.findall('href="([^"]*)" aria-current="page"', shown) == [path]
    assert re.findall(r'id="bar-waiting"( hidden)?>(\d+)<', shown) == [("", "1")]
    await play_first(house, table, 0)
    shown = bar_on((await browser.get(path)).text)
    assert shown is not None and re.findall(r'id="bar-waiting"( hidden)?>(\d+)<', shown) == [(" hidden", "0")]


@pytest.mark.parametrize("path", ["/", "/mine", "/daily"])
async def test_where_nobody_else_comes_there_is_no_bar(house: House, browser: Browser, path: str) -> None:
    _, ann, _ = await two_people(house)
    browser.client.cookies.set("visitor", cookie_of(house.settings, ann.id))
    house.settings.guests = False
    assert bar_on((await browser.get(path)).text) is None
