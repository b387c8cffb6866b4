"""Film strips of what is shown between two moments of a game.

python scripts/strips.py histrio travel 12 20 --seat 0 --width 390 --out strip.png
plays plies 12 to 20 of the game that leads to the scene `travel`, as the first player sees them.
"""

from __future__ import annotations

import argparse
import base64
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.browser.house import Server, lay
from tests.browser.shows import fragment, goes_on, stops

BUSY = "() => document.body.classList.contains('showing')"
SHEET = """
  body { display: grid; grid-template-columns: repeat(COLUMNS, auto); gap: 8px; margin: 8px; background: #2a1726 }
  figure { margin: 0 } img { display: block } figcaption { color: #fff4dd; font: 14px sans-serif }
"""
WIDE = {1440: (1440, 900), 390: (390, 844)}


def film(page: Page, frames: int, step: float) -> list[bytes]:
    """A picture every so many seconds while the show runs, and one of the table at its end."""
    shots = []
    page.wait_for_function(BUSY)
    while page.evaluate(BUSY) and len(shots) < frames:
        page.keyboard.press("p")
        shots.append(page.screenshot())
        page.keyboard.press("p")
        if page.locator("[data-show=on]").is_visible():
            page.click("[data-show=on]")
        page.wait_for_timeout(step * 1000)
    return [*shots, page.screenshot()]


def strip(page: Page, shots: list[bytes], width: int) -> bytes:
    """The pictures side by side, numbered."""
    columns, wide = (3, 640) if width > 720 else (8, 230)
    pictures = "".join(
        f'<figure><img src="data:image/png;base64,{base64.b64encode(shot).decode()}" width="{wide}">'
        f"<figcaption>{number}</figcaption></figure>"
        for number, shot in enumerate(shots, 1)
    )
    page.set_viewport_size({"width": columns * (wide + 8) + 8, "height": 400})
    page.set_content(f"<style>{SHEET.replace('COLUMNS', str(columns))}</style>{pictures}")
    return page.screenshot(full_page=True)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game")
    ask.add_argument("scene")
    ask.add_argument("start", type=int)
    ask.add_argument("end", type=int)
    ask.add_argument("--seat", type=int, default=0)
    ask.add_argument("--width", type=int, default=1440)
    ask.add_argument("--frames", type=int, default=24)
    ask.add_argument("--step", type=float, default=0.5)
    ask.add_argument("--pace", default="brisk")
    ask.add_argument("--out", type=Path, default=Path("strip.png"))
    given = ask.parse_args()
    plies = stops(given.game, given.scene)
    before, after = plies[given.start], plies[given.end]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        ready = lay(Path(folder), [before])[0]
        server = Server(Path(folder))
        server.start()
        chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        wide, high = WIDE[given.width]
        page = browser.new_page(viewport={"width": wide, "height": high}, reduced_motion="no-preference")
        page.on("pageerror", lambda error: print("error:", error))
        page.on("console", lambda line: print(line.text) if line.type == "error" else None)
        page.add_init_script(f"localStorage.setItem('pace', '{given.pace}')")
        page.context.add_cookies([{"name": "visitor", "value": ready.cookie, "url": server.url}])
        page.goto(f"{server.url}/t/{ready.id}")
        page.evaluate(
            "html => htmx.swap('#table', html, {swapStyle: 'outerHTML'})", fragment(before, given.seat, None, ready)
        )
        goes_on(page, ready, before, after, given.seat)
        shots = film(page, given.frames, given.step)
        given.out.write_bytes(strip(browser.new_page(), shots, given.width))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
