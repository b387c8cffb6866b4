"""A network that fails for a while, and people who come and go."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Enter, OwnTable, Visit
from tests.browser.hands import decide, heard, open_table
from tests.browser.house import Ready, Server

SOON = 2_000
A_WHILE = 25_000
LONG = 60_000
"""Milliseconds: until a stream that was broken off is back, for which one may be silent, and for which it may not."""


def moves_of(page: Page) -> int:
    return int(page.get_attribute("#table", "data-opened") or 0)


def test_a_move_that_found_no_way_goes_out_by_itself_and_the_notice_goes(enter: Enter, own_table: OwnTable) -> None:
    visit = enter()
    page = visit.sit(own_table("colosseum", "bid"))
    before = moves_of(page)
    page.route("**/moves", lambda route: route.abort(), times=1)
    page.locator(".quiet-move").first.click()
    expect(page.locator("#lost")).to_contain_text("Your move is kept")
    page.wait_for_function("before => Number(table.dataset.opened) === before + 1", arg=before)
    expect(page.locator("#lost")).to_be_hidden()
    visit.complaints.clear()


def test_a_move_whose_answer_was_lost_is_not_played_twice(enter: Enter, own_table: OwnTable) -> None:
    visit = enter()
    page = visit.sit(own_table("colosseum", "bid"))
    before = moves_of(page)

    def swallow(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route("**/moves", swallow, times=1)
    with page.expect_response("**/moves") as sent_again:
        page.locator(".quiet-move").first.click()
    assert sent_again.value.status == 200
    expect(page.locator("#lost")).to_be_hidden()
    page.reload()
    assert moves_of(page) == before + 1
    visit.complaints.clear()


def play(page: Page) -> int:
    """A move without a piece; how many there are then."""
    before = moves_of(page)
    page.locator(".quiet-move").first.click()
    page.wait_for_function("before => Number(table.dataset.opened) === before + 1", arg=before)
    return before + 1


def with_a_clock(enter: Enter, table: Ready) -> Visit:
    """The player of a table, in whose browser time can be moved on."""
    visit = enter(apart=True)
    visit.be(table)
    visit.page.clock.install()
    return visit


def streams_of(page: Page) -> list[str]:
    """The streams that a page asks for from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/events") else None)
    return asked


def test_a_stream_that_was_broken_off_comes_back_whatever_is_answered_meanwhile(
    enter: Enter, own_table: OwnTable
) -> None:
    table = own_table("colosseum", "bid")
    visit = with_a_clock(enter, table)
    page = visit.sit(table)
    heard(page)
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.evaluate("window.stop()")  # the browser itself will not open it again
    expect(page.locator("#lost")).to_be_visible()
    page.evaluate("htmx.trigger('#refresh', 'refresh')")
    expect(page.locator("#lost")).to_be_hidden()
    with page.expect_request("**/events"):
        page.clock.run_for(SOON)
    visit.complaints.clear()


def test_a_stream_that_says_nothing_is_opened_anew_and_what_was_missed_is_shown(
    enter: Enter, own_table: OwnTable
) -> None:
    table = own_table("colosseum", "bid")
    visit = with_a_clock(enter, table)
    held: list[Route] = []
    visit.page.route("**/events", lambda route: route.continue_() if held else held.append(route))  # and nobody says so
    page = visit.sit(table)
    moves = play(enter().sit(table))
    assert moves_of(page) == moves - 1
    page.clock.fast_forward(LONG)
    page.wait_for_function("moves => Number(table.dataset.opened) === moves", arg=moves)


def test_a_stream_that_says_something_is_left_alone(enter: Enter, own_table: OwnTable) -> None:
    table = own_table("colosseum", "bid")
    visit = with_a_clock(enter, table)
    streams = streams_of(visit.page)
    page, other = visit.sit(table), enter().sit(table)
    heard(page)
    before = len(streams)
    for _ in range(2):
        page.clock.fast_forward(A_WHILE)
        moves = play(other)
        page.wait_for_function("moves => Number(table.dataset.opened) === moves", arg=moves)
    assert len(streams) == before


def test_a_show_that_cannot_be_fetched_holds_no_table_up(enter: Enter, own_table: OwnTable) -> None:
    table = own_table("histrio", "travel")
    visit = enter(apart=True)
    visit.be(table)
    visit.page.route(re.compile(r"/show/(company|laying)\.js$"), lambda route: route.abort())
    page, other = visit.sit(table), enter().sit(table)
    decide(other, random.Random(1))
    expect(page.locator("#table")).to_have_attribute("data-version", str(other.get_attribute("#table", "data-version")))
    visit.complaints.clear()


def test_the_others_see_who_goes_and_who_comes_back(enter: Enter) -> None:
    ann, bob = enter().go("/new/histrio"), enter()
    open_table(ann, 2, ["me", "invite"])
    invited = ann.inner_text("#invite-link")
    theirs = bob.go(invited.removeprefix(bob.url))
    theirs.fill("#guest-name", "Bob")
    theirs.click(".invited-form button")
    theirs.wait_for_selector("#task")
    here = ann.locator("#player-1")
    expect(here).not_to_contain_text("away")
    theirs.goto("about:blank")
    expect(here).to_contain_text("away")
    bob.go(f"/t/{ann.url.rpartition('/')[2]}")
    expect(here).not_to_contain_text("away")


def test_without_a_network_an_installed_house_says_so(browser: Browser, server: Server) -> None:
    context = browser.new_context(locale="de-DE")
    page = context.new_page()
    page.goto(server.url)
    page.evaluate("navigator.serviceWorker.ready")
    context.set_offline(True)
    expect(page.locator("#offline")).to_be_visible()
    page.goto(f"{server.url}/mine")
    expect(page.locator("h1")).to_have_text("Das Haus ist gerade nicht zu erreichen")
    context.close()
