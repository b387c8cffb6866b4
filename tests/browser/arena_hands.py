"""What people do at a table of Colosseum: lay out steps, choose, press the gold button."""

from __future__ import annotations

import random

from tests.browser.hands import OPENED, Stage

GONE_ON = """(opened) => {
  const field = document.querySelector("#decide input[name=opened]");
  return !field || field.value !== opened;
}"""


def open_arena(page: Stage, kinds: list[str]) -> None:
    """Fill in the set-up page: "me", "here", "invite" or "bot" for every seat."""

    def tick(selector: str) -> None:
        page.locator(selector).evaluate("radio => radio.click()")

    tick(f"input[name=players][value='{len(kinds)}']")
    for seat, kind in enumerate(kinds, 1):
        tick(f"input[name=kind-{seat}][value={kind}]")
    tick("input[name=pace][value=instant]")
    page.click(".start-bar .button.gold")
    page.wait_for_url(OPENED)


def opened(page: Stage) -> str:
    return page.get_attribute("#decide input[name=opened]", "value") or ""


def drafted(page: Stage) -> list[str]:
    return [step for step in (page.get_attribute("#table", "data-drafted") or "").split("|") if step]


SHOWN = """before => {
  const table = document.querySelector("#table");
  return table && table.dataset.drafted !== before;
}"""


def lay(page: Stage, selector: str) -> None:
    """Click something that lays out a step, and see the table change."""
    before = page.get_attribute("#table", "data-drafted")
    page.locator(selector).locator("visible=true").first.click()
    page.wait_for_function(SHOWN, arg=before)


def ready(page: Stage) -> bool:
    return page.get_attribute("#go", "aria-disabled") == "false"


def confirm(page: Stage) -> None:
    at = opened(page)
    page.click("#go")
    page.wait_for_function(GONE_ON, arg=at)


def quiet(page: Stage, move: str) -> None:
    at = opened(page)
    page.click(f".quiet-move[value='{move}']")
    page.wait_for_function(GONE_ON, arg=at)


def decide(page: Stage, luck: random.Random) -> str:
    """One decision, by clicking what is on offer."""
    kind = page.get_attribute("#table", "data-kind") or ""
    if kind == "trade" and luck.random() < 0.7:
        quiet(page, "end trading")
        return kind
    if kind == "bid" and luck.random() < 0.5:
        quiet(page, "pass")
        return kind
    for _ in range(14):
        if ready(page) and luck.random() < 0.7:
            confirm(page)
            return kind
        _click_something(page, luck)
    if not ready(page):
        page.goto(page.url)
        quiets = page.locator(".quiet-move")
        if quiets.count():
            at = opened(page)
            quiets.first.click()
            page.wait_for_function(GONE_ON, arg=at)
        return kind
    confirm(page)
    return kind


def plainly(page: Stage, luck: random.Random) -> None:
    """One decision in a short way: no trades, quiet choices where there are any, shows where they can be given."""
    kind = page.get_attribute("#table", "data-kind") or ""
    quiets = page.locator(".quiet-move:not([value='no show'])")
    if quiets.count() and (kind == "trade" or luck.random() < 0.8):
        quiet(page, quiets.first.get_attribute("value") or "")
        return
    for _ in range(60):
        if ready(page):
            confirm(page)
            return
        _click_something(page, luck, onward=True)
    raise AssertionError(f"nothing could be decided at {kind}")


def _click_something(page: Stage, luck: random.Random, onward: bool = False) -> None:
    """A step or a piece, whichever is there; found and clicked in one go, as the table may change any moment.

    `onward`: no step that takes back another, if there is a choice.
    """
    before = page.get_attribute("#table", "data-drafted")
    leads_to = page.evaluate(
        """([at, onward]) => {
          const steps = (written) => written.split("|").filter(Boolean).length;
          const now = steps(document.querySelector("#table").dataset.drafted ?? "");
          const all = "main [data-draft]:not([aria-disabled]), main [data-pick]:not(.noble-spot)";
          const pieces = [...document.querySelectorAll(all)];
          const seen = pieces.filter((piece) => piece.checkVisibility());
          const further = seen.filter((piece) => steps(piece.dataset.draft ?? "") > now);
          const these = onward && further.length ? further : seen;
          const chosen = these[Math.floor(at * these.length)];
          chosen?.click();
          return chosen?.dataset.draft ?? null;
        }""",
        [luck.random(), onward],
    )
    if leads_to is not None and leads_to != before:
        page.wait_for_function(SHOWN, arg=before)
