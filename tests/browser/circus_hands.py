"""What people do at a table of The Magnificent: lay out steps, turn tiles, press the gold button."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Frame, Locator, Page

from tests.browser.hands import PATIENCE, Stage, kind_of, visible

OFFERED = {
    "die": ".die-box.legal:not(.selected) > .hit-area",
    "card": ".master-row .master.legal > .hit-area",
    "build": ".question .answer.legal > .hit-area",
    "show": ".show-toggle.legal:not(.selected)",
    "side": ".deal .legal > .hit-area",
    "draft": ".deal .legal > .hit-area",
    "trainer": ".deal .legal > .hit-area",
    "set": ".card-set.legal > .hit-area",
    "remove": ".card-set.legal > .hit-area",
    "score": ".score-card.legal > .hit-area",
}


def enabled(page: Stage, selector: str) -> bool:
    return page.locator(f"{selector}:not([aria-disabled=true])").filter(visible=True).count() > 0


def step(page: Stage, luck: random.Random) -> str:
    """One click of a sensible player: lay out a step, or press the gold button."""
    kind = kind_of(page)
    before = page.evaluate("mark()")
    if kind == "turn" and not enabled(page, "#go"):
        colours = (
            visible(page, ".colour.legal:not(.selected) > .hit-area")
            if not page.locator(".action-card").count()
            else []
        )
        actions = colours or visible(page, ".action-card.legal > .hit-area")
        luck.choice(actions).click()
    elif kind in ("rotate", "cell"):
        turned = luck.choice("rrf")
        if kind == "rotate":  # one that lies already would be taken up again
            (page.page if isinstance(page, Frame) else page).keyboard.press(turned)
        if enabled(page, "#onward"):
            page.click("#onward")
        else:
            page.click("#go")
    elif enabled(page, "#go"):
        page.click("#go")
    elif enabled(page, "#onward") and (kind != "show" or not visible(page, OFFERED["show"])):
        page.click("#onward")
    else:
        found = visible(page, OFFERED.get(kind, "#ask .answer.legal > .hit-area"))
        assert found, f"nothing to choose at {kind}: {page.input_value('#draft')} {page.inner_text('#task')}"
        piece = luck.choice(found)
        is_picked = piece.evaluate("hit => hit.closest('[data-pick], [data-draft]')?.matches('[data-pick]')")
        piece.click()
        if is_picked:
            page.click("#go")
    page.wait_for_function("before => window.mark() !== before", arg=before)
    return kind


def clicked(page: Stage, piece: Locator) -> None:
    """Click something that lays out a step, and see the table change."""
    before = page.evaluate("mark()")
    piece.click()
    page.wait_for_function("before => window.mark() !== before", arg=before)


def asked(*pages: Page) -> Page:
    """The page of whoever is to decide, as soon as one of them is asked."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for page in pages:
            if page.locator("#go").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


MARK = """window.mark = () => { const t = document.querySelector('#table');
  return [t?.dataset.opened, t?.dataset.kind, document.querySelector('#undo')?.dataset.draft,
          document.querySelector('#choices')?.dataset.first].join(' '); };"""


def ready(page: Stage) -> None:
    """Teach the page to say where it stands, once its own scripts are there."""
    page.wait_for_load_state("load")
    page.evaluate(MARK)


def play_on(page: Stage, luck: random.Random, until: str = "over", most: int = 400) -> list[str]:
    """Play by clicking until a kind of question is asked, or the game is over."""
    ready(page)
    kinds: list[str] = []
    for _ in range(most):
        page.wait_for_selector("#go, .final-table", state="attached")
        if page.locator(".final-table").count() or kind_of(page) == until:
            return kinds
        kinds.append(step(page, luck))
    raise AssertionError("the game does not end")
