"""Fair deals: two browsers open what they have sealed, a deal is checked with a click, a forged one is refused."""

from __future__ import annotations

from random import Random

from msgspec import structs
from playwright.sync_api import expect

from spectacula.engine.fairness import Fair, Share, new_number, seal_of
from spectacula.engine.game import load
from spectacula.engine.match import Match
from tests.browser.conftest import Enter
from tests.browser.hands import open_table
from tests.browser.house import Server, lay
from tests.games.tables import random_play


def finished() -> Match:
    """A game that was dealt fairly and played to its end."""
    number, own = new_number(), new_number()
    fair = Fair("7F3A", seal_of(number), number, (Share(seal_of(own), own), Share()))
    match = load("histrio", 2).new(fair.seed)
    match.fair = fair
    for _ in random_play(match, Random(3)):
        pass
    return match


def forged() -> Match:
    """The same, with another number of the house's than was sealed."""
    match = finished()
    assert match.fair is not None
    match.fair = structs.replace(match.fair, number=new_number())
    return match


def test_two_browsers_open_their_numbers_before_the_curtain_rises(enter: Enter) -> None:
    host, guest = enter(), enter(phone=True)
    room = host.go("/new/histrio?with=invite")
    open_table(room, 2, ["me", "invite"])
    link = room.locator("#invite-link").text_content() or ""
    theirs = guest.go(link[link.index("/join/") :])
    theirs.fill("#guest-name", "Livia")
    theirs.click(".invited-form button")
    for one in (room, theirs):
        one.wait_for_url("**/t/*")
    proof = guest.go(f"{theirs.url.removeprefix(guest.url)}/fair")
    expect(proof.locator(".givers")).to_contain_text("has opened this number")
    assert proof.locator(".givers li", has_text="has opened this number").count() == 2
    assert guest.axe() == [] and guest.axe_by_night() == [] and guest.wider_than_screen() <= 0


def test_a_deal_is_checked_with_one_click_and_a_forged_one_refused(enter: Enter, server: Server) -> None:
    fair, broken = lay(server.folder, [finished(), forged()])
    visit = enter()
    page = visit.go(f"/t/{fair.id}/fair")
    page.click("#check")
    expect(page.locator("[data-verdict=true]")).to_be_visible()
    found = page.locator("[data-check]").evaluate_all("rows => rows.map(row => row.dataset.found)")
    assert found == ["holds", "holds", "unknown", "holds", "holds", "holds"]
    assert visit.axe() == [] and visit.wider_than_screen() <= 0

    page = visit.go(f"/t/{broken.id}/fair")
    page.click("#check")
    expect(page.locator("[data-verdict=false]")).to_be_visible()
    expect(page.locator("[data-check=deal] [data-said=broken]")).to_be_visible()
    expect(page.locator("[data-check=moves] [data-said=broken]")).to_be_visible()
