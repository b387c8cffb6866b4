"""After a show the new table is laid part by part: in the end it is the table that whoever comes later finds."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from spectacula.games import GAMES
from tests.browser.conftest import Enter
from tests.browser.house import Server, lay
from tests.browser.shows import TOLD, fragment, goes_on, rests, stops, watch

CLARA = 0
LOOKS = 12  # so often somebody looks at a whole game
LAYING = """
  const own = [...document.scripts].find(({ src }) => src.endsWith("/js/table.js")).src;
  const { Draught } = await import(new URL("show/laying.js", own));
"""
LAID = f"""async ([before, after, near]) => {{{LAYING}
  const table = (html) => new DOMParser().parseFromString(html, "text/html").getElementById("table");
  Object.defineProperty(document, "hidden", {{ get: () => true, configurable: true }}); // between two parts, too
  const old = document.importNode(table(before), true);
  const parts = [...old.querySelectorAll(".stage-column > *, #players > *")];
  for (const part of parts.slice(near)) part.classList.add("asleep");
  await new Draught(after).lay(old);
  const told = {TOLD};
  return [told(old), told(table(after))];
}}"""
WAGES = (104, 106)  # the round is over: what is asked next stands above the circus, beside the same players
LEFT = f"""async (after) => {{{LAYING}
  const air = document.getElementById("air");
  for (const below of ["circus-0", "people"]) {{
    const {{ x, y, width }} = document.getElementById(below).getBoundingClientRect();
    const piece = Object.assign(document.createElement("div"), {{ className: "ghost", textContent: below }});
    Object.assign(piece.style, {{ left: `${{x + width / 2 + scrollX}}px`, top: `${{y + 4 + scrollY}}px` }});
    air.append(piece);
  }}
  await new Draught(after).lay(document.getElementById("table"));
  return [...air.children].map((piece) => piece.textContent);
}}"""
NEWEST = """() => {
  const log = document.getElementById("log-lines");
  return log.scrollHeight > log.clientHeight && log.scrollTop + log.clientHeight >= log.scrollHeight - 1;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_laid_part_by_part_is_the_one_laid_at_once(
    enter: Enter, folder: Path, server: Server, game: str
) -> None:
    """Through a whole game, with every part near the screen, and with all but two asleep."""
    matches = list(stops(game, "over").values())
    looks = [*matches[: -len(matches) // LOOKS : len(matches) // LOOKS], matches[-1]]
    ready = lay(folder, looks[:1])[0]
    visit = enter()
    visit.be(ready)
    watch(visit.page, server.url, ready, looks[0], CLARA)
    tables = [fragment(match, CLARA, None, ready) for match in looks]
    for before, after in pairwise(tables):
        for near in (99, 2):
            part_by_part, at_once = visit.page.evaluate(LAID, [before, after, near])
            assert part_by_part == at_once


def test_a_piece_in_the_air_goes_when_the_place_under_it_moves(enter: Enter, folder: Path, server: Server) -> None:
    before, after = (stops("magnificent", "over")[ply] for ply in WAGES)
    ready = lay(folder, [before])[0]
    visit = enter(motion=True)
    visit.be(ready)
    watch(visit.page, server.url, ready, before, CLARA)
    assert visit.page.evaluate(LEFT, fragment(after, CLARA, None, ready)) == ["people"]


def test_whoever_comes_to_the_log_finds_its_newest_line(enter: Enter, folder: Path, server: Server) -> None:
    matches = stops("colosseum", "over")
    before, after = matches[280], matches[281]
    ready = lay(folder, [before])[0]
    visit = enter(motion=True, phone=True)
    visit.be(ready)
    page = visit.page
    watch(page, server.url, ready, before, CLARA)
    goes_on(page, ready, before, after, CLARA)
    page.wait_for_selector("body.behind .asleep", state="attached")
    page.keyboard.press("Escape")
    rests(page)
    page.locator("#log").scroll_into_view_if_needed()
    page.wait_for_function(NEWEST)
    assert page.locator("#log.dozing").count() == 0
