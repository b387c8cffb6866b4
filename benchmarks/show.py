"""How smoothly a show runs on a slow phone: frames a second, and what holds the page up, in each game's longest scenes.

python -m benchmarks.show [GAME…]
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table as Sheet
from tests.browser.house import NAMES, Ready, Server, lay
from tests.browser.shows import goes_on, stops, watch

from spectacula.engine.match import Match
from spectacula.games import GAMES
from spectacula.web.tables.scenes import Telling, capped, staging
from spectacula.web.words import Words

SLOWER = 4
"""How many times the processor is slowed down."""
RUNS = 3
LONG = 50.0
"""A task of so many ms holds a page up."""
FRAME = 1000 / 60
MEASURE = """() => {
  window.drawn_at = [];
  const shown = () => document.body.classList.contains("behind");
  let before = shown();
  window.over = new Promise((done) => {
    new MutationObserver(() => {
      if (shown() !== before) performance.mark("curtain");
      if (before && !shown()) done();
      before = shown();
    }).observe(document.body, { attributes: true });
  });
  const tick = (now) => {
    if (shown()) window.drawn_at.push(now);
    document.querySelector("#surtitle:not([hidden]) [data-show=on]:not([hidden])")?.click();
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
IDLE = """async () => {
  const piece = Object.assign(document.createElement("div"), { className: "ghost" });
  piece.style.cssText = "left: 40px; top: 300px; width: 40px; height: 40px; background: gold";
  document.getElementById("air").append(piece);
  document.body.classList.add("behind");
  await piece.animate({ transform: ["none", "translate(240px, 200px)"] }, { duration: 4000 }).finished;
  document.body.classList.remove("behind");
  piece.remove();
}"""
"""What this machine gives when one piece glides over the same table and nobody directs."""


class Span(NamedTuple):
    """Two neighbouring moments of a game, and the scenes between them."""

    before: Match
    after: Match
    titles: list[str]
    beats: int


class Figures(NamedTuple):
    """Of the show while the old table is its stage; the table after it is laid by the page, not by the director."""

    seconds: float
    frames: float
    late: float
    dropped: int
    tasks: list[float]
    """Long ones, in ms of the page's own thread: what else the machine does is not counted."""


def longest(game: str) -> Span:
    """Where in a whole game the most beats are played on the old table."""
    matches = list(stops(game, "over").values())
    spans = [span_of(before, after) for before, after in pairwise(matches) if not after.over]
    return max(spans, key=lambda span: span.beats)


def span_of(before: Match, after: Match) -> Span:
    story = [(ply, event) for ply, event in after.story(0, before.ply) if ply > before.ply]
    words = Words("en", after.game.id, NAMES[: after.game.players])
    shown = capped(staging(after.game.id)(Telling(before.view(0), after.view(0), story, words)))
    beats = [beat["do"] for scene in shown for group in scene.beats for beat in group]
    on_the_old = beats.index("table") if "table" in beats else len(beats)
    return Span(before, after, [scene.title for scene in shown], on_the_old)


def watched(browser: Browser, server: Server, ready: Ready, span: Span, directed: bool = True) -> Figures:
    """The show on a slow phone; not `directed`: the same table, over which one piece glides."""
    phone: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    context = browser.new_context(**phone, reduced_motion="no-preference")
    context.add_cookies([{"name": "visitor", "value": ready.cookie, "url": server.url}])
    page = context.new_page()
    watch(page, server.url, ready, span.before, 0)
    page.keyboard.press("Shift")  # the first gesture fetches what plays a show
    page.wait_for_load_state("networkidle")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(MEASURE)
    browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing"])
    if directed:
        goes_on(page, ready, span.before, span.after, 0)
        page.evaluate("window.over")  # whoever waits for a selector asks the whole page in every frame
    else:
        page.evaluate(IDLE)
    drawn_at = page.evaluate("window.drawn_at")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return figures(drawn_at, long_tasks(events))


def long_tasks(events: list[dict[str, Any]]) -> list[float]:
    """Of the thread that draws the page, from the first to the last moment of the old table."""
    marks = [event for event in events if event["name"] == "curtain"]
    thread, first, last = (marks[0]["pid"], marks[0]["tid"]), marks[0]["ts"], marks[-1]["ts"]
    tasks = [event for event in events if "RunTask" in event["name"] and (event["pid"], event["tid"]) == thread]
    inside = [event for event in tasks if first <= event["ts"] and event["ts"] + event.get("dur", 0) <= last]
    return [ms for event in inside if (ms := event.get("tdur", 0) / 1000) > LONG]


def figures(drawn_at: list[float], tasks: list[float]) -> Figures:
    gaps = sorted(after - before for before, after in pairwise(drawn_at))
    seconds = (drawn_at[-1] - drawn_at[0]) / 1000
    dropped = sum(round(gap / FRAME) - 1 for gap in gaps)
    return Figures(seconds, len(gaps) / seconds, gaps[int(len(gaps) * 0.95)], dropped, tasks)


def row(name: str, scenes: str, beats: int, run: Figures) -> tuple[str, ...]:
    tasks = f"{len(run.tasks)}, at most {max(run.tasks):.0f} ms" if run.tasks else "none"
    figures = f"{run.seconds:.1f}", f"{run.frames:.1f}", f"{run.late:.0f} ms", str(run.dropped), tasks
    return name, scenes, str(beats), *figures


def main() -> None:
    columns = ("game", "scenes", "beats", "seconds", "frames/s", "95 % within", "dropped", "long tasks")
    sheet = Sheet(*columns, title=f"390 px, processor slowed {SLOWER} times, best of {RUNS}")
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        spans = {game: longest(game) for game in sys.argv[1:] or GAMES}
        tables = dict(zip(spans, lay(Path(folder), [span.before for span in spans.values()]), strict=True))
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game, span in spans.items():
            for directed, scenes in ((False, "one piece glides, nothing is shown"), (True, ", ".join(span.titles))):
                runs = [watched(browser, server, tables[game], span, directed) for _ in range(RUNS)]
                best = max(runs, key=lambda run: run.frames)
                sheet.add_row(*row(game, scenes, span.beats if directed else 0, best))
        browser.close()
        server.stop()
    Console().print(sheet)


if __name__ == "__main__":
    main()
