"""The Magnificent for the browser tests: tables at every kind of decision, and hands that play by clicking."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from spectacula.bots.novice import novice
from spectacula.engine.game import load
from spectacula.games.magnificent.rules import KINDS
from spectacula.server.building import build
from tests.browser.hands import kind_of
from tests.browser.house import Line, Ready, settings, stored

ADVANCED = {"setup": "advanced"}
ROUTE = ("bonus", "trainer", "board")
OFFERED = {
    "die": ".db.can:not(.sel) > .hit",
    "card": ".mrow .master.can > .hit",
    "build": ".ask .opt.can > .hit",
    "show": ".tog.can:not(.sel)",
    "side": ".deal .can > .hit",
    "draft": ".deal .can > .hit",
    "trainer": ".deal .can > .hit",
    "set": ".set.can > .hit",
    "remove": ".set.can > .hit",
    "score": ".scd.can > .hit",
}


class Way(NamedTuple):
    """A line, and the options of its table."""

    line: Line
    advanced: bool


@cache
def ways() -> dict[str, Way]:
    """For every kind of decision a game that leads to it, and one to the end; at a show there is something to show."""
    found: dict[str, Way] = {}
    for seed in range(60):
        if len(found) == len(KINDS) + 1:
            break
        _wander(seed, found)
    return found


def _wander(seed: int, found: dict[str, Way]) -> None:
    players, advanced = (2, 3, 4)[seed % 3], seed % 2 == 1
    match, luck = load("magnificent", players, **(ADVANCED if advanced else {})).new(seed), random.Random(seed)
    moves: list[tuple[int, str]] = []
    while not match.over:
        seat = match.pending[0]
        kind = match.kind(seat) or ""
        best = found.get(kind)
        choices = match.moves(seat)
        empty = kind == "show" and not any(move.startswith("show ") for move in choices)
        if not empty and (best is None or (len(moves) > 60 > len(best.line.moves) and not advanced)):
            found[kind] = Way(Line(players, seed, tuple(moves), seat), advanced)
        helpers = [move for move in choices if move.startswith(ROUTE)]
        if "double" not in found and kind == "build" and "trainer tr01" in choices:
            move = "trainer tr01"
        elif helpers and luck.random() < 0.4:
            move = luck.choice(helpers)
        elif luck.random() < 0.6:
            move = luck.choice(choices)
        else:
            move = match.game.definition.notation[novice("magnificent", match.position, seat, luck)]
        match.play(seat, move)
        moves.append((seat, move))
    if players == 4 and not advanced:
        found.setdefault("over", Way(Line(players, seed, tuple(moves), 0), advanced))


def prepare(folder: Path) -> dict[str, Ready]:
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(lambda: asyncio.run(_prepare(folder))).result()


async def _prepare(folder: Path) -> dict[str, Ready]:
    house = build(settings(folder))
    await house.start()
    try:
        return {
            kind: await stored(house, folder, way.line, "magnificent", ADVANCED if way.advanced else {})
            for kind, way in ways().items()
        }
    finally:
        await house.stop()


# --- hands


def visible(page: Page, selector: str) -> list[Locator]:
    return [piece for piece in page.locator(selector).all() if piece.is_visible()]


def enabled(page: Page, selector: str) -> bool:
    button = page.locator(selector)
    return button.count() > 0 and button.is_visible() and button.get_attribute("aria-disabled") != "true"


def step(page: Page, luck: random.Random) -> str:
    """One click of a sensible player: lay out a step, or press the gold button."""
    kind = kind_of(page)
    before = page.evaluate("mark()")
    if kind == "turn" and not enabled(page, "#go"):
        colours = visible(page, ".col.can:not(.sel) > .hit") if not page.locator(".a3").count() else []
        actions = colours or visible(page, ".a3.can > .hit")
        luck.choice(actions).click()
    elif kind in ("rotate", "cell"):
        page.keyboard.press(luck.choice("rrf"))
        if enabled(page, "#onward"):
            page.click("#onward")
        else:
            page.click("#go")
    elif enabled(page, "#go"):
        page.click("#go")
    elif enabled(page, "#onward") and (kind != "show" or not visible(page, OFFERED["show"])):
        page.click("#onward")
    else:
        found = visible(page, OFFERED.get(kind, "#ask .opt.can > .hit"))
        assert found, f"nothing to choose at {kind}: {page.input_value('#draft')} {page.inner_text('#task')}"
        luck.choice(found).click()
        if page.locator("[data-pick].sel").count():
            page.click("#go")
    page.wait_for_function("before => window.mark() !== before", arg=before, timeout=10_000)
    return kind


MARK = """window.mark = () => { const t = document.querySelector('#table');
  return [t?.dataset.opened, t?.dataset.kind, document.querySelector('#undo')?.dataset.draft,
          document.querySelector('#choices')?.dataset.first].join(' '); };"""


def ready(page: Page) -> None:
    """Teach the page to say where it stands."""
    page.evaluate(MARK)
