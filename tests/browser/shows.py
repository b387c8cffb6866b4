"""Shows on demand: a table that stands still in a browser, and what happens to it next, as the server would send it."""

from __future__ import annotations

from litestar.testing import RequestFactory
from playwright.sync_api import Page, Route, expect

from spectacula.engine.match import Match
from spectacula.server.player import Player
from spectacula.server.tables.table import Pace, SeatInfo, Table
from spectacula.web.tables.drawn import drawn
from spectacula.web.tables.scenes import Seen
from spectacula.web.visitor import Visitor
from tests.browser.house import NAMES, Ready
from tests.scenes import way_to
from tests.web.pages import seen_of


def stops(game: str, name: str) -> dict[int, Match]:
    """The match on the way to a scene, by ply."""
    found: dict[int, Match] = {}
    for match, _ in way_to(game, name):
        found.setdefault(match.ply, match.copy())
    return {**found, match.ply: match}


def fragment(match: Match, seat: int | None, seen: Seen | None, ready: Ready, language: str = "en") -> str:
    """What the server answers to the screen of a seat that has seen so much."""
    seats = [SeatInfo("bot", NAMES[n], level="novice") for n in range(match.game.players)]
    if seat is not None:
        seats[seat] = SeatInfo("person", NAMES[seat], player_id="viewer", last_seen=0.0)
    table = Table(ready.id, match.game, match, seats, "viewer", Pace.INSTANT, version=_version(match), created=0.0)
    request = RequestFactory().get("/t/t", headers={} if seen is None else {"X-Seen": str(seen)})
    return drawn(request, Visitor(Player("viewer", "") if seat is not None else None, language, None), table)


def goes_on(page: Page, ready: Ready, before: Match, after: Match, seat: int, language: str = "en") -> None:
    """Let the table in the browser have gone on from one match to another."""
    html = fragment(after, seat, seen_of(before), ready, language)
    page.route("**/board*", lambda route: _answer(route, html, after))  # the latest answer counts
    page.evaluate("htmx.trigger('#refresh', 'refresh')")


def _answer(route: Route, html: str, match: Match) -> None:
    route.fulfill(body=html, content_type="text/html", headers={"X-Version": str(_version(match))})


def _version(match: Match) -> int:
    """Greater with every choice, a sealed one too."""
    return 99 + 8 * match.ply + len(match.committed)


HEAR = """() => {
  window.heard = [];
  const listen = () => new MutationObserver(() => window.heard.push(document.getElementById("voice").textContent))
    .observe(document.getElementById("voice"), {childList: true});
  if (document.getElementById("voice")) listen(); else addEventListener("DOMContentLoaded", listen);
}"""


def watch(page: Page, url: str, ready: Ready, match: Match, seat: int, language: str = "en") -> None:
    """Sit down at one seat of a table that stands still, and listen to what a screen reader would say."""
    page.route("**/board*", lambda route: route.fulfill(status=204))
    page.goto(f"{url}/t/{ready.id}")
    html = fragment(match, seat, None, ready, language)
    page.evaluate("html => htmx.swap('#table', html, {swapStyle: 'outerHTML'})", html)
    page.wait_for_selector("#log-lines")
    page.evaluate(HEAR)


DIRECTOR = """
  const own = [...document.scripts].find(({ src }) => /\\/js\\/(table|review)\\.js$/.test(src)).src;
  const { director } = await import(new URL("show/director.js", own));
"""
HURRY = f"""async () => {{{DIRECTOR}
  Object.assign(director, {{ speed: 60, readBy: 0 }});
  director.hurry(director.boost);
  director.go();
}}"""
PLAYING = "body.behind #surtitle:not([hidden])"
"""The old table is the stage, and its prompt tells what happens on it."""
HOLD = f"""async (selector) => {{{DIRECTOR}
  const hold = () => {{
    if (!document.querySelector(selector)) return;
    watching.disconnect();
    director.hold();
  }};
  const watching = new MutationObserver(hold);
  watching.observe(document.documentElement, {{ attributes: true, childList: true, subtree: true }});
}}"""


def holds(page: Page, selector: str = PLAYING) -> None:
    """The next show stands still once there is something to look at: however late somebody looks, they see it."""
    page.evaluate(HOLD, selector)


def hurry(page: Page) -> None:
    """Let shows go on as fast as can be: nobody here has to read along."""
    page.evaluate(HURRY)


def rests(page: Page) -> None:
    """See the rest of a show, in a hurry."""
    hurry(page)
    page.wait_for_function("() => !document.body.classList.contains('showing')")


TOLD = """(table) => {
  const BY_SCRIPT = ["style", "open"];
  const said = ({ name, value }) => `${name}=${value.split(/\\s+/).filter((one) => one && one !== "dozing").join(" ")}`;
  const told = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim() ? [node.data.trim()] : [];
    if (node.id === "surtitle" || node.id === "beats") return [];
    const own = [...node.attributes].filter(({ name }) => !BY_SCRIPT.includes(name)).map(said);
    const full = own.filter((one) => one !== "class=").sort();
    return [[node.localName, ...full].join(" "), ...[...node.childNodes].flatMap(told), `/${node.localName}`];
  };
  return told(table);
}"""
"""Everything on a table, tag by tag, in whatever order attributes came there."""
LAID_TWICE = f"""async () => {{
  const table = () => document.getElementById("table");
  const told = {TOLD};
  const partByPart = told(table());
  const html = await (await fetch(`${{location.pathname}}/board`)).text();
  table().replaceWith(new DOMParser().parseFromString(html, "text/html").getElementById("table"));
  htmx.trigger(table(), "htmx:afterSwap");
  return [partByPart, told(table())];
}}"""


def ended(page: Page, match: Match) -> None:
    """The new table is there, and nothing of the show is left on it."""
    expect(page.locator("#table")).to_have_attribute("data-seen", str(seen_of(match)))
    expect(page.locator("#air > *, .away, #table .marked, .wings, .asleep")).to_have_count(0)


def stands(page: Page, match: Match) -> None:
    """The show is over, and its table is the one that whoever comes later finds."""
    ended(page, match)
    part_by_part, at_once = page.evaluate(LAID_TWICE)
    assert part_by_part == at_once
