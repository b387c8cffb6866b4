"""What people do at a table: choose pieces, press the gold button, wait for the others."""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from typing import Any

from playwright.sync_api import Frame, Locator, Page

Stage = Page | Frame
PATIENCE = 60_000  # ms: a worker that starts on busy cores takes its time; nobody waits longer than needed
OPENED = re.compile("/(t|room)/")
"""A table, or the room in which its people gather first."""
NEWEST = """async () => {
  const stream = new EventSource(document.getElementById("lost").dataset.stream);
  const told = new Promise((hear) => stream.addEventListener("version", hear, { once: true }));
  const { data } = await told;
  stream.close();
  return Number(data);
}"""
WITHOUT_PIECE = ("pass", "keep-all", "fulfil-none")
MOVED = """([opened, kind]) => {
  const table = document.querySelector("#table");
  return table && (table.dataset.opened !== opened || table.dataset.kind !== kind || !document.querySelector("#go"));
}"""


def answered(page: Page, question: str) -> Any:
    """The first answer of the page that is not nothing; promises are waited for, as `wait_for_function` does not."""
    give_up = time.monotonic() + PATIENCE / 1000
    while not (answer := page.evaluate(question)) and time.monotonic() < give_up:
        page.wait_for_timeout(20)
    assert answer, question
    return answer


def open_table(page: Stage, players: int, kinds: list[str], **options: str) -> None:
    """Fill in the set-up page: "me", "here", "invite" or "bot" for every seat."""
    page.check(f"input[name=players][value='{players}']", force=True)
    for seat, kind in enumerate(kinds, 1):
        page.check(f"input[name=kind-{seat}][value={kind}]", force=True)
    page.check("input[name=pace][value=instant]", force=True)
    for name, value in options.items():
        page.check(f"input[name=option-{name}][value='{value}']", force=True)
    page.click(".start-bar .button.gold")
    page.wait_for_url(OPENED)


def seated(page: Stage) -> None:
    """Wait until the curtain is up, whatever room one has waited in, and the table's scripts are there."""
    page.wait_for_selector("#table", state="attached")
    page.wait_for_load_state("load")


def heard(page: Stage) -> None:
    """Wait until the table shows all that has happened: that one has come to it is news, and lays it anew."""
    newest = page.evaluate(NEWEST)
    page.wait_for_function("at => Number(document.querySelector('#table').dataset.version) >= at", arg=newest)


def open_menu(page: Page) -> None:
    """Open the table menu and see it renewed: nothing in it gives way to another thing while it is clicked."""
    heard(page)
    page.locator("#menu-here").evaluate("menu => menu.insertAdjacentHTML('beforeend', '<i id=not-renewed>')")
    page.locator("[commandfor=menu]").first.click()
    page.wait_for_selector("#not-renewed", state="detached")


def agree(*pages: Page) -> None:
    """Wait until all have seen what one of them has played."""
    latest = max(int(page.get_attribute("#table", "data-opened") or 0) for page in pages)
    for page in pages:
        page.wait_for_function("at => Number(document.querySelector('#table').dataset.opened) >= at", arg=latest)


def visible(page: Stage, selector: str) -> list[Locator]:
    return page.locator(selector).filter(visible=True).all()


def kind_of(page: Stage) -> str:
    return page.get_attribute("#table", "data-kind") or ""


def twice(page: Stage) -> list[str]:
    """Names of gliding pieces that are in sight more than once; the browser would refuse to move any of them."""
    names: list[str] = page.eval_on_selector_all(
        "[data-vt]", "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.vt)"
    )
    return [name for name, n in Counter(names).items() if n > 1]


def choices(page: Stage) -> list[str]:
    found: list[str] = page.eval_on_selector_all("#choices li", "all => all.map(li => li.dataset.picks)")
    return found


def choose(page: Stage, picks: str, through: bool = False) -> None:
    """Click the pieces of a move, as they stand on the board; `through` whatever lies over them on a small screen."""
    for pick in picks.split():
        seen = page.locator(f"[data-pick='{pick}']").filter(visible=True).first
        if "selected" not in (seen.get_attribute("class") or "").split():
            button = seen.locator("> .hit-area")
            piece = button if button.count() else seen
            if through:
                piece.dispatch_event("click")
            else:
                piece.click()


def decide(page: Stage, luck: random.Random, through: bool = False) -> str:
    """One decision at random: choose, confirm, see it happen."""
    page.wait_for_selector("#choices li", state="attached")  # a table may be laid part by part
    kind, opened = kind_of(page), page.get_attribute("#table", "data-opened")
    offered = choices(page)
    picks = luck.choice(offered)
    if picks in WITHOUT_PIECE and len(offered) > 1:
        page.locator(".quiet-move").first.click()
    else:
        if picks not in WITHOUT_PIECE:
            choose(page, picks, through)
        page.click("#go")
    page.wait_for_function(MOVED, arg=[opened, kind])
    return kind
