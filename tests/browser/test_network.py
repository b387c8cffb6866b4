"""A network that fails for a while, and people who come and go."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Enter, OwnTable
from tests.browser.hands import open_table
from tests.browser.house import Server


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
