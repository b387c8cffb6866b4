"""How smoothly a show runs on a slow phone: frames a second, and what holds the page up, in each game's longest scenes.

python -m benchmarks.show [GAME…]

On a machine with other work frames say little; what a show costs each thread, in ms of its own time, stays true.
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
AFTER = 30
"""So many frames after a show are the show's too: the new table comes to rest."""
TASKS = "ThreadControllerImpl::RunTask", "ThreadPool_RunTask"
MEASURE = """(after) => {
  window.drawn_at = [];
  let shown = false;
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  window.over = new Promise((done) => {
    new MutationObserver(async () => {
      const before = shown;
      shown = document.body.classList.contains("behind");
      if (shown !== before) performance.mark("curtain");
      if (!before || shown) return;
      for (let frames = 0; frames < after; frames++) await drawn();
      performance.mark("curtain");
      done();
    }).observe(document.body, { attributes: true });
  });
  const on = document.querySelector("[data-show=on]");
  new MutationObserver(() => on.hidden || on.click()).observe(on, { attributes: true });
  const tick = (now) => {
    if (shown) window.drawn_at.push(now);
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


class Work(NamedTuple):
    """What a show costs, by the threads' own time: what else the machine does is not counted."""

    page: float
    """ms a second of the thread that styles, lays out and paints."""
    drawing: float
    """ms a second of all other threads, which put layers together and draw them."""
    tasks: list[float]
    """Those that take the page longer than a frame, in ms."""

    @property
    def long(self) -> list[float]:
        return [ms for ms in self.tasks if ms > LONG]


class Figures(NamedTuple):
    """Frames of the show while the old table is its stage; the work of it and of the new table that takes over."""

    seconds: float
    frames: float
    late: float
    dropped: int
    work: Work


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
    page.evaluate(MEASURE, AFTER)
    browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing"])
    if directed:
        goes_on(page, ready, span.before, span.after, 0)
        page.evaluate("window.over")  # whoever waits for a selector asks the whole page in every frame
    else:
        page.evaluate(IDLE)
    drawn_at = page.evaluate("window.drawn_at")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return figures(drawn_at, work(events))


def work(events: list[dict[str, Any]]) -> Work:
    """Of all threads, from the first moment of the show until the new table has come to rest."""
    marks = [event for event in events if event["name"] == "curtain"]
    page, first, last = _thread(marks[0]), marks[0]["ts"], marks[-1]["ts"]
    inside = [event for event in events if first <= event["ts"] and event["ts"] + event.get("dur", 0) <= last]
    tasks = [event for event in inside if event["name"] in TASKS]
    own = [event.get("tdur", 0) / 1000 for event in tasks if _thread(event) == page]
    others = [event.get("tdur", 0) / 1000 for event in tasks if _thread(event) != page]
    seconds = (last - first) / 1e6
    return Work(sum(own) / seconds, sum(others) / seconds, [ms for ms in own if ms > FRAME])


def _thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def figures(drawn_at: list[float], work: Work) -> Figures:
    gaps = sorted(after - before for before, after in pairwise(drawn_at))
    seconds = (drawn_at[-1] - drawn_at[0]) / 1000
    dropped = sum(round(gap / FRAME) - 1 for gap in gaps)
    return Figures(seconds, len(gaps) / seconds, gaps[int(len(gaps) * 0.95)], dropped, work)


def row(name: str, scenes: str, beats: int, run: Figures) -> tuple[str, ...]:
    long = f"{len(run.work.long)}, at most {max(run.work.long):.0f} ms" if run.work.long else "none"
    smooth = f"{run.seconds:.1f}", f"{run.frames:.1f}", f"{run.late:.0f} ms", str(run.dropped)
    costs = f"{run.work.page:.0f}", f"{run.work.drawing:.0f}", str(len(run.work.tasks)), long
    return name, scenes, str(beats), *smooth, *costs


def main() -> None:
    smooth = "seconds", "frames/s", "95 % within", "dropped"
    columns = "game", "scenes", "beats", *smooth, "page ms/s", "drawing ms/s", "over a frame", f"over {LONG:.0f} ms"
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
    Console(width=150).print(sheet)


if __name__ == "__main__":
    main()
