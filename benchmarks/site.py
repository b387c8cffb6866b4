"""The house in a tab on this machine: what is loaded, how soon it opens, how soon bots answer, what it takes of memory.

python -m benchmarks.site [FOLDER]     a site that is there already
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks.devtools import Chromium, Memory, Page
from rich.console import Console
from rich.table import Table as Sheet
from tests.browser.site import Host, written

ROUNDS = 3
DECISIONS = 12
SETTLED = 10.0  # seconds, after which nothing is loaded any more
OPENED = """() => new Promise((opened) => {
  const curtain = document.getElementById("curtain");
  const look = () => curtain.hidden && opened(performance.now() / 1000);
  new MutationObserver(look).observe(curtain, { attributes: true });
  look();
})"""
KEPT = """() => new Promise((kept) => {
  const look = () => "kept" in document.documentElement.dataset && kept(true);
  new MutationObserver(look).observe(document.documentElement, { attributes: true });
  look();
})"""
SIT_DOWN = """async (game) => {
  const until = async (found) => {
    while (!found()) await new Promise((on) => setTimeout(on, 50));
  };
  const stage = () => frames.stage.document;
  frames.stage.location = `/new/${game}?with=bots`;
  await until(() => stage().querySelector(".start-bar .button.gold"));
  const tick = (name, value) => {
    stage().querySelector(`input[name=${name}][value="${value}"]`).click();
  };
  const most = Math.max(...[...stage().querySelectorAll("input[name=players]")].map(({ value }) => value));
  tick("players", Math.min(4, most));
  tick("kind-1", "me");
  for (let seat = 2; seat <= 4; seat++) {
    tick(`kind-${seat}`, "bot");
    tick(`level-${seat}`, "master");
  }
  tick("pace", "instant");
  stage().querySelector(".start-bar .button.gold").click();
  await until(() => stage().querySelector("#go"));
}"""
DECIDE = """async (number) => {
  const stage = () => frames.stage.document;
  const opened = () => stage().querySelector("#table")?.dataset.opened;
  const before = opened();
  const all = (selector) => [...stage().querySelectorAll(selector)];
  const piece = (pick) => all(`[data-pick="${pick}"]`).find((one) => one.checkVisibility());
  const offered = () => all("#choices li").map(({ dataset }) => dataset.picks.split(" ").map(piece));
  const pause = (ms) => new Promise((on) => setTimeout(on, ms));
  const press = (one) => one.dispatchEvent(new MouseEvent("click", { bubbles: true })); // drawings have no click()
  const button = () => {
    const go = stage().querySelector("#go");
    if (go.getAttribute("aria-disabled") === "false") return go;
    const whole = offered().filter((pieces) => pieces.every(Boolean));
    if (!whole.length) return stage().querySelector(".quiet-move");
    for (const one of whole[(number * 7) % whole.length]) press(one.querySelector(":scope > .hit-area") ?? one);
    return null;
  };
  let ready = null;
  while (!(ready = button())) await pause(50); // the board may just be laid anew
  const start = performance.now();
  ready.click();
  while (opened() === before || !stage().querySelector("#go, .ending, .breakdown")) await pause(10);
  return (performance.now() - start) / 1000;
}"""


class Opening(NamedTuple):
    """Seconds until the first page is seen, and of CPU until then."""

    wall: float
    cpu: float


class Figures(NamedTuple):
    first: Opening
    cold: Opening
    answers: list[float]
    lobby: Memory
    played: Memory


def opening(chromium: Chromium, address: str) -> tuple[Page, Opening]:
    before = chromium.seconds
    page = chromium.open(address)
    while page.run("() => document.getElementById('curtain') === null"):
        time.sleep(0.05)
    wall = page.run(OPENED)
    return page, Opening(wall, chromium.seconds - before)


def visit(site: Path, folder: Path) -> Figures:
    """A first visit, then, with the host shut down, a second one in a browser that was started anew, and a game."""
    host = Host(site, folder / "host")
    chromium = Chromium(folder / "profile")
    page, first = opening(chromium, host.url)
    page.run(KEPT)
    chromium.end()
    host.shut()

    chromium = Chromium(folder / "profile")
    page, cold = opening(chromium, host.url)
    time.sleep(SETTLED)
    lobby = chromium.memory
    page.run(SIT_DOWN, "histrio")
    answers = [page.run(DECIDE, number) for number in range(DECISIONS)]
    time.sleep(SETTLED)
    played = chromium.memory
    chromium.end()
    return Figures(first, cold, answers, lobby, played)


def loaded(site: Path) -> int:
    """Bytes of a first visit."""
    listed = (site / "sw.js").read_text("utf-8").partition("\n")[0]
    files = json.loads(listed.removeprefix("const SITE = ").removesuffix(";"))["files"]
    return sum(file["size"] for file in files if "asked" not in file)


def sheet_of(bytes_: int, rounds: list[Figures]) -> Sheet:
    sheet = Sheet("", "median", "worst", "aim", title="The house in a tab, Chromium")

    def row(what: str, figures: list[float], unit: str, aim: str) -> None:
        sheet.add_row(what, f"{median(figures):.2f} {unit}", f"{max(figures):.2f} {unit}", aim)

    answers = [answer for each in rounds for answer in each.answers]
    row("loaded by a first visit", [bytes_ / 1e6], "MB", "8 MB")
    row("first page", [each.first.wall for each in rounds], "s", "5 s")
    row("  of CPU", [each.first.cpu for each in rounds], "s", "")
    row("cold start without a network", [each.cold.wall for each in rounds], "s", "5 s")
    row("  of CPU", [each.cold.cpu for each in rounds], "s", "")
    row("a move against three masters", answers, "s", "1 s")
    row("resident, the lobby", [each.lobby.resident for each in rounds], "MB", "250 MB")
    row("  of its own", [each.lobby.own for each in rounds], "MB", "")
    row("resident, after twelve decisions", [each.played.resident for each in rounds], "MB", "250 MB")
    row("  of its own", [each.played.own for each in rounds], "MB", "")
    return sheet


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        site = Path(sys.argv[1]) if len(sys.argv) > 1 else written(folder)
        rounds = []
        for number in range(ROUNDS):
            (folder / str(number)).mkdir()
            rounds.append(visit(site, folder / str(number)))
        Console().print(sheet_of(loaded(site), rounds))


if __name__ == "__main__":
    main()
