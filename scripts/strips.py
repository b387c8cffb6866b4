"""Film strips of the shows: every scene of a game as one seat sees it, a picture every half second.

python -m scripts.strips histrio --width 390 --out strips        all scenes of Histrio on a phone
python -m scripts.strips colosseum show ceremony --webp          two scenes of Colosseum, as small files
python -m scripts.strips histrio festival --players 5 --language de    a festival of five troupes, in German
"""

from __future__ import annotations

import argparse
import base64
import shutil
import tempfile
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.browser.house import Ready, Server, lay
from tests.browser.shows import DIRECTOR, fragment, goes_on, watch
from tests.scenes import scene, way_to
from tests.web.pages import seen_of
from tests.web.test_shows import scenes

from spectacula.engine.game import load
from spectacula.engine.match import Match

TOLD_BY = {
    "histrio": {
        "sealing": "",
        "reveal": "travelled",
        "alone": "joined",
        "together": "met",
        "court": "mood",
        "managers": "manager",
        "acrobats": "used",
        "festival": "actors-paid",
        "ending": "over",
    },
    "colosseum": {
        "auction": "won-lot",
        "trade": "deal",
        "nobles": "moved",
        "show": "staged",
        "ceremony": "podium",
        "ending": "over",
    },
    "magnificent": {
        "die": "die",
        "build": "tile",
        "travel": "travel",
        "performance": "shown",
        "wages": "paid",
        "scoring": "scored",
        "ending": "won",
    },
}
"""Every scene, and an event that happens in it."""
SEAT = 0
SEED = 3
LOCALES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}
FRAMES = 40
STEP = 500
BUSY = "() => document.body.classList.contains('showing')"
HOLD, GO = (f"async () => {{{DIRECTOR} director.{verb}(); }}" for verb in ("hold", "go"))
SHEET = """
  body { display: grid; grid-template-columns: repeat(COLUMNS, auto); gap: 8px; margin: 8px; background: #2a1726 }
  img { display: block }
"""
WEBP = """async (source) => {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality: 0.8 })).arrayBuffer());
  return bytes.toBase64();
}"""


class Span(NamedTuple):
    """Two neighbouring moments of a game, and how much is shown between them."""

    before: Match
    after: Match
    beats: int


def liveliest(game: str, event: str, players: int = 0) -> Span:
    """Where the event happens and most is shown; without an event, where nothing has happened but is shown."""
    matches = at_random(game, players) if players else moments(game)
    spans = [span_of(before, after) for before, after in pairwise(matches) if event in names(before, after)]
    return max(spans, key=lambda span: span.beats)


@cache
def moments(game: str) -> list[Match]:
    """A whole game, decision by decision."""
    matches = [match.copy() for match, _ in way_to(game, "over")]
    return [*matches, scene(game, "over")]


@cache
def at_random(game: str, players: int) -> list[Match]:
    """A whole game of so many players, decision by decision."""
    match, luck = load(game, players).new(SEED), Random(SEED)
    matches = [match.copy()]
    while not match.over:
        seat = match.pending[0]
        match.play(seat, luck.choice(match.moves(seat)))
        matches.append(match.copy())
    return matches


def names(before: Match, after: Match) -> set[str]:
    if after.over:
        return {"over", *(event.name for ply, event in after.story(SEAT, before.ply) if ply > before.ply)}
    return {event.name for ply, event in after.story(SEAT, before.ply) if ply > before.ply} or {""}


def span_of(before: Match, after: Match) -> Span:
    shown = scenes(fragment(after, SEAT, seen_of(before), Ready("t", "")))
    return Span(before, after, sum(len(group) for episode in shown for group in episode["beats"]))


def film(page: Page) -> list[bytes]:
    """A picture every so many ms while the show runs, and one of the table at its end; what stands still, once."""
    shots: list[bytes] = []
    page.wait_for_function(BUSY)
    while page.evaluate(BUSY) and len(shots) < FRAMES:
        page.evaluate(HOLD)
        shots.append(page.screenshot())
        page.evaluate(GO)
        if page.locator("[data-show=on]").is_visible():
            page.click("[data-show=on]")
        page.wait_for_timeout(STEP)
    shots.append(page.screenshot())
    return [shot for shot, before in zip(shots, [b"", *shots], strict=False) if shot != before]


def strip(page: Page, shots: list[bytes], width: int, webp: bool) -> bytes:
    """The pictures side by side."""
    columns, wide = (3, 480) if width > 720 else (7, 200)
    pictures = "".join(f'<img src="{data(shot)}" width="{wide}">' for shot in shots)
    page.set_viewport_size({"width": columns * (wide + 8) + 8, "height": 400})
    page.set_content(f"<style>{SHEET.replace('COLUMNS', str(columns))}</style>{pictures}")
    sheet = page.screenshot(full_page=True)
    return base64.b64decode(page.evaluate(WEBP, data(sheet))) if webp else sheet


def data(picture: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(picture).decode()}"


def played(browser: Browser, server: Server, ready: Ready, span: Span, asked: argparse.Namespace) -> list[bytes]:
    """What is seen between two moments."""
    size: ViewportSize = {"width": asked.width, "height": 900 if asked.width > 720 else 844}
    context = browser.new_context(viewport=size, locale=LOCALES[asked.language], reduced_motion="no-preference")
    context.add_cookies([{"name": "visitor", "value": ready.cookie, "url": server.url}])
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('pace', '{asked.pace}')")
    watch(page, server.url, ready, span.before, SEAT, asked.language)
    goes_on(page, ready, span.before, span.after, SEAT, asked.language)
    shots = film(page)
    context.close()
    return shots


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game", choices=TOLD_BY)
    ask.add_argument("scenes", nargs="*", help="some of its scenes; all, if none is named")
    ask.add_argument("--width", type=int, default=1440)
    ask.add_argument("--pace", default="calm")
    ask.add_argument("--language", default="en", choices=LOCALES)
    ask.add_argument("--players", type=int, default=0, help="a game of so many, played at random")
    ask.add_argument("--webp", action="store_true", help="small files")
    ask.add_argument("--out", type=Path, default=Path("strips"))
    given = ask.parse_args()
    chosen = given.scenes or list(TOLD_BY[given.game])
    if unknown := [name for name in chosen if name not in TOLD_BY[given.game]]:
        ask.error(f"no scene of {given.game} is called {unknown[0]}; there are {', '.join(TOLD_BY[given.game])}")
    given.out.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        spans = [liveliest(given.game, TOLD_BY[given.game][name], given.players) for name in chosen]
        tables = lay(Path(folder), [span.before for span in spans])
        server = Server(Path(folder))
        server.start()
        chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            for name, ready, span in zip(chosen, tables, spans, strict=True):
                shots = played(browser, server, ready, span, given)
                sheet = strip(browser.new_page(), shots, given.width, given.webp)
                how = [given.game, name, str(given.width), *[given.language] * (given.language != "en")]
                file = "-".join([*how, *[str(given.players)] * (given.players > 0)])
                (given.out / f"{file}.{'webp' if given.webp else 'png'}").write_bytes(sheet)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
