"""Histrio in a real Chromium, by clicking: how games begin, what people do together, how games end."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.hands import choose, decide, kind_of, open_table, seated
from tests.browser.house import Server, lay
from tests.browser.shows import hurry
from tests.scenes import last_decision


def test_a_game_is_begun_against_bots(enter: Enter) -> None:
    page = enter().go("/new/histrio?with=bots")
    page.fill("#name-1", "Clara")
    open_table(page, 4, ["me", "bot", "bot", "bot"])
    luck, kinds = random.Random(5), list[str]()
    while kinds.count("travel") < 2:
        page.wait_for_selector("#go")
        kinds.append(decide(page, luck))


def test_the_last_choice_leads_to_the_podium_and_to_another_game(enter: Enter, folder: Path, server: Server) -> None:
    page = enter().sit(lay(folder, [last_decision("histrio", 4)], alone=True)[0])
    page.wait_for_selector("#go")
    decide(page, random.Random(5))
    expect(page.locator(".podium .place")).to_have_count(4)
    expect(page.locator(".breakdown tfoot td")).to_have_count(4)
    page.click("text=Play again")
    page.wait_for_selector("#go")
    assert kind_of(page) == "travel"


def test_four_people_around_one_screen(enter: Enter) -> None:
    """A curtain between the seats: while it is down, the page holds no hand and no choice."""
    page = enter().go("/new/histrio?with=here")
    page.check("input[name=players][value='4']", force=True)
    for seat, name in enumerate(("Clara", "Matteo", "Inès", "Noor"), 1):
        page.fill(f"#name-{seat}", name)
    open_table(page, 4, ["me", "here", "here", "here"])
    for turn, name in enumerate(("Clara", "Matteo", "Inès", "Noor")):
        page.wait_for_selector("#open")
        assert name in page.inner_text("#open")
        assert page.locator("#mine, [data-pick], .card").count() == 0
        assert page.locator(".everyone .sealed").count() == turn
        page.click("#open")
        page.wait_for_selector("#go")
        assert f"Your turn, {name}" in page.inner_text("#prompt")
        assert page.locator("#travel-1").count() == 1
        choose(page, "city-4" if name in ("Clara", "Noor") else f"city-{turn + 5}")
        page.click("#go")
    asked_next = page.locator("#open, #table:not([data-opened='0']) #go")
    expect(asked_next, "revealed together, and somebody is asked next").to_have_count(1)
    expect(page.locator(".everyone .sealed")).to_have_count(0)
    page.go_back()
    assert page.locator("[data-pick='city-4']").count() == 0


def test_two_browsers_and_sealed_choices(enter: Enter) -> None:
    """Each at their own screen: nobody sees a choice before all have chosen; then everybody does at once."""
    host, guest = enter(), enter()
    page = host.go("/new/histrio?with=invite")
    page.fill("#name-1", "Clara")
    open_table(page, 2, ["me", "invite"])
    link = page.inner_text("#invite-link").strip()
    theirs = guest.page
    theirs.goto(link)
    theirs.fill("#guest-name", "Livia")
    theirs.click(".button.gold")
    for one in (page, theirs):
        seated(one)
    page.wait_for_selector("text=Livia")

    choose(page, "city-3")
    page.click("#go")
    page.wait_for_selector("#undo")
    theirs.wait_for_selector("#player-0 .status.good")
    assert "city-3" not in theirs.content().replace('data-pick="city-3"', "").replace('id="city-3"', "").replace(
        'data-fan="city-3"', ""
    ).replace('data-picks="city-3"', "")
    page.click("#undo")
    page.wait_for_selector("#go")
    choose(page, "city-5")
    page.click("#go")
    page.wait_for_selector("#undo")

    theirs.fill("#say", "Here we go")
    theirs.press("#say", "Enter")
    page.wait_for_selector("text=Here we go")

    choose(theirs, "city-6")
    theirs.click("#go")
    for one in (page, theirs):
        one.wait_for_function("() => Number(document.querySelector('#table').dataset.opened) >= 2")
        one.wait_for_selector("#log-lines >> text=Clara travels to Powderby")

    again = enter().page
    again.goto(link)
    again.wait_for_url("**/t/*")
    assert again.locator("#go").count() == 0, "an invitation claims a seat once; a second visitor watches"
    assert "Watchers" in again.inner_text("#prompt") or "Waiting" in again.inner_text("#prompt")


def test_a_move_is_shown_and_everything_stays_clickable(enter: Enter) -> None:
    """With motion on: pieces fly above the table, and the console stays silent."""
    page = enter(motion=True).go("/new/histrio?with=bots")
    open_table(page, 3, ["me", "bot", "bot"])
    page.wait_for_selector("#go")
    page.evaluate(
        "window.flown = 0;"
        "new MutationObserver((all) => all.forEach((one) => (flown += one.addedNodes.length)))"
        ".observe(document.getElementById('air'), { childList: true, subtree: true });"
    )
    hurry(page)
    luck = random.Random(2)
    for _ in range(4):
        page.wait_for_selector("body:not(.behind) #go")  # not that of the table that is about to go
        decide(page, luck)
    page.wait_for_function("() => flown > 3")


def test_taking_back_needs_the_others(enter: Enter) -> None:
    """After the reveal nobody takes back alone: one asks, the other agrees, and the round is as it was."""
    host, guest = enter(), enter()
    page = host.go("/new/histrio?with=invite")
    open_table(page, 2, ["me", "invite"])
    theirs = guest.page
    theirs.goto(page.inner_text("#invite-link").strip())
    theirs.fill("#guest-name", "Livia")
    theirs.click(".button.gold")
    for one, city in ((page, "city-1"), (theirs, "city-2")):
        seated(one)
        choose(one, city)
        one.click("#go")
    theirs.wait_for_function("() => Number(document.querySelector('#table').dataset.opened) >= 2")
    theirs.click("#log form button")
    page.wait_for_selector("#offer .button.solid")
    theirs.wait_for_selector("#offer")
    page.click("#offer .button.solid")
    for one in (page, theirs):
        one.wait_for_selector("#offer", state="detached")
        one.wait_for_function("() => Number(document.querySelector('#table').dataset.opened) < 2")


def test_a_bot_minds_an_open_seat_until_the_guest_comes(enter: Enter) -> None:
    host, guest = enter(), enter()
    page = host.go("/new/histrio?with=invite")
    open_table(page, 2, ["me", "invite"])
    link = page.inner_text("#invite-link").strip()
    page.click("#prompt .gold")
    seated(page)
    page.wait_for_selector("#player-1 .status.good")
    choose(page, "city-2")
    page.click("#go")
    page.wait_for_function("() => Number(document.querySelector('#table').dataset.opened) >= 2")
    theirs = guest.page
    theirs.goto(link)
    theirs.fill("#guest-name", "Livia")
    theirs.click(".button.gold")
    theirs.wait_for_selector("#prompt")
    page.wait_for_selector("#player-1 >> text=Livia")
    assert theirs.locator("#player-1 .tag").inner_text().lower() == "you"
