"""People who find each other: over the notice board and in the waiting room, each at their own browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.hands import open_table


@pytest.mark.parametrize(("phone", "language"), [(False, "en"), (True, "de")])
def test_a_table_on_the_board_fills_and_its_curtain_goes_up(enter: Enter, phone: bool, language: str) -> None:
    host, guest, onlooker = enter(), enter(phone=phone, language=language), enter()
    board = onlooker.go("/?house=1")
    room = host.go("/new/histrio?with=house")
    room.fill("#name-1", "Clara")
    open_table(room, 3, ["me", "invite", "invite"])
    expect(room.locator(".only-here")).to_be_visible()

    theirs = guest.go("/?house=1")
    mine = theirs.locator("#board-looking .notice-row", has_text="Clara").last
    mine.locator("button").click()
    theirs.fill("#guest-name", "Livia")
    theirs.click(".invited-form button")
    theirs.wait_for_url("**/room/*")
    expect(room.locator("#said")).to_contain_text("Livia sits down")
    expect(board.locator(".notice-row", has_text="Clara").last.locator(".chair-taken")).to_have_count(2)
    assert guest.axe() == [] and host.axe() == [] and onlooker.axe() == []
    assert guest.axe_by_night() == [] and onlooker.axe_by_night() == []
    assert guest.wider_than_screen() <= 0

    room.locator("#seat-2 button").press("Enter")
    for one in (room, theirs):
        one.wait_for_url("**/t/*")


SENT_ON = """() => document.body.dispatchEvent(
  new CustomEvent("htmx:beforeOnLoad", { cancelable: true, detail: { xhr: { getResponseHeader: () => "/t/1" } } }))"""


def test_whoever_is_on_the_way_to_the_table_is_not_sent_there_again(enter: Enter) -> None:
    room = enter().go("/new/histrio")
    open_table(room, 2, ["me", "invite"])
    assert [room.evaluate(SENT_ON) for _ in range(3)] == [True, False, False]


def test_two_who_look_for_a_table_are_brought_together(enter: Enter) -> None:
    """The search goes along to other pages; whoever sits down last raises the curtain."""
    clara, livia = enter(), enter(phone=True)
    hers = clara.go("/?house=1")
    hers.fill("#find-name", "Clara")
    hers.click(".find-table .gold")
    hers.wait_for_selector("#search[data-state=searching]")
    clara.go("/rules/histrio").wait_for_selector("#search[data-state=searching]")

    theirs = livia.go("/?house=1")
    theirs.fill("#find-name", "Livia")
    theirs.click(".find-table .gold")
    for one in (hers, theirs):
        one.wait_for_selector("#search.found")
    expect(hers.locator("#search")).to_contain_text("Livia")
    assert livia.axe() == [] and livia.axe_by_night() == [] and livia.wider_than_screen() <= 0
    hers.click("#search .gold")
    hers.wait_for_url("**/room/*")
    theirs.click("#search .gold")
    for one in (hers, theirs):
        one.wait_for_url("**/t/*")
    assert theirs.locator("#search").count() == 0


def test_a_lobby_hears_over_its_one_stream_that_it_is_ones_turn(enter: Enter) -> None:
    """Clara looks for another table meanwhile; Livia sits down at the one she has opened."""
    clara, livia = enter(), enter()
    hers = clara.go("/new/histrio?with=house")
    hers.fill("#name-1", "Clara")
    open_table(hers, 2, ["me", "invite"])
    clara.go("/?house=1").locator("[name=game-magnificent]").check(force=True)
    streams: list[str] = []
    hers.on("request", lambda asked: streams.append(asked.url) if asked.resource_type == "eventsource" else None)
    hers.click(".find-table .gold")
    hers.wait_for_selector("#search[data-state=searching]")

    theirs = livia.go("/?house=1")
    theirs.locator("#board-looking .notice-row", has_text="Clara").last.locator("button").click()
    theirs.fill("#guest-name", "Livia")
    theirs.click(".invited-form button")
    expect(hers.locator("#own .button.solid")).to_have_count(1)
    expect(hers).to_have_title(re.compile(r"^\(1\) "))
    assert len(streams) == 1
    hers.click("#search button")
    expect(hers.locator("#search")).to_have_count(0)  # nobody who comes later is brought together with her
