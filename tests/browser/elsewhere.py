"""`python -m tests.browser.elsewhere firefox|webkit [SITE]`: the house in a tab in Debian's other browsers.

A first visit, three decisions against masters, the host shut down, everything closed, and the table taken up again.
Wants `firefox-esr`, or `webkit2gtk-driver` and `xvfb`; needs no driver from elsewhere.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any, Protocol

from tests.browser.site import Host, written

PATIENCE = 240.0  # seconds; two cores may be busy with other things
STAGE = "const stage = frames.stage?.document;"
IS_OPEN = "return document.getElementById('curtain')?.hidden === true;"
FAILED = "return document.getElementById('reason')?.textContent ?? '';"
IS_KEPT = "return 'kept' in document.documentElement.dataset;"
GO = "frames.stage.location = arguments[0];"
ADDRESS = "return frames.stage.location.pathname;"
OPENED = f"{STAGE} return stage?.querySelector('#table')?.dataset.opened ?? '';"
IS_SET_UP = f"{STAGE} return !!stage?.querySelector('.start-bar .button.gold');"
IS_ASKED = f"{STAGE} return !!stage?.querySelector('#go');"
SIT_DOWN = f"""{STAGE}
const tick = (name, value) => stage.querySelector(`input[name=${{name}}][value="${{value}}"]`).click();
tick("players", 4);
for (const seat of [2, 3, 4]) {{
  tick(`kind-${{seat}}`, "bot");
  tick(`level-${{seat}}`, "master");
}}
tick("pace", "instant");
stage.querySelector(".start-bar .button.gold").click();
"""
DECIDE = f"""{STAGE}
const all = (selector) => [...stage.querySelectorAll(selector)];
const piece = (pick) => all(`[data-pick="${{pick}}"]`).find((one) => one.getClientRects().length);
const offered = all("#choices li").map(({{ dataset }}) => dataset.picks.split(" ").map(piece));
const pieces = offered.find((each) => each.every(Boolean));
if (!pieces) {{
  stage.querySelector(".quiet-move").click();
  return true;
}}
for (const one of pieces) (one.querySelector(":scope > .hit-area") ?? one).click();
const go = stage.querySelector("#go");
if (go.getAttribute("aria-disabled") === "true") return false;
go.click();
return true;
"""
"""Whether it is decided: before the page's scripts are there, nothing is."""


class Browser(Protocol):
    name: str

    def go(self, address: str) -> None: ...

    def run(self, script: str, *given: Any) -> Any:
        """What the body of a function returns in the page."""

    def again(self) -> Browser:
        """The same with everything closed and opened anew."""

    def end(self) -> None: ...


class Firefox:
    """Through Marionette, which every Firefox has: rows of JSON, each with its length before it."""

    def __init__(self, profile: Path) -> None:
        profile.mkdir(exist_ok=True)
        self._profile = profile
        port = _free_port()
        (profile / "user.js").write_text(f'user_pref("marionette.port", {port});\n')
        self._process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", str(profile)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._line = _patiently(lambda: socket.create_connection(("127.0.0.1", port)))
        self._numbers = count(1)
        self._unread = b""
        self._told()
        self.name = f"Firefox {self._ask('WebDriver:NewSession')['capabilities']['browserVersion']}"

    def _ask(self, command: str, **given: Any) -> Any:
        asked = json.dumps([0, next(self._numbers), command, given]).encode()
        self._line.sendall(str(len(asked)).encode() + b":" + asked)
        _, _, error, result = self._told()
        if error:
            raise RuntimeError(error["message"])
        return result

    def _told(self) -> Any:
        while b":" not in self._unread:
            self._unread += self._line.recv(1 << 16)
        length, _, self._unread = self._unread.partition(b":")
        while len(self._unread) < int(length):
            self._unread += self._line.recv(1 << 16)
        told, self._unread = self._unread[: int(length)], self._unread[int(length) :]
        return json.loads(told)

    def go(self, address: str) -> None:
        self._ask("WebDriver:Navigate", url=address)

    def run(self, script: str, *given: Any) -> Any:
        return self._ask("WebDriver:ExecuteScript", script=script, args=given)["value"]

    def again(self) -> Browser:
        self.end()
        return Firefox(self._profile)

    def end(self) -> None:
        self._ask("Marionette:Quit", flags=["eAttemptQuit"])
        self._process.wait()


class WebKit:
    """WebKitGTK's small browser, on a screen that nobody sees, through its own driver."""

    def __init__(self, profile: Path) -> None:
        port = _free_port()
        homes = {name: str(profile / name) for name in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME")}
        self._process = subprocess.Popen(
            ["xvfb-run", "-a", "WebKitWebDriver", f"--port={port}"],
            env={**os.environ, **homes, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "GDK_BACKEND": "x11"},
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # the screen and the driver end with it
        )
        self._driver = f"http://127.0.0.1:{port}"
        _patiently(lambda: self._ask("/status"))
        binary = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        options = {"binary": str(binary), "args": ["--automation"]}
        session = self._ask("/session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}})
        self._driver += f"/session/{session['sessionId']}"
        self.name = f"WebKitGTK {session['capabilities']['browserVersion']}"

    def _ask(self, path: str, **given: Any) -> Any:
        data = json.dumps(given).encode() if given else None
        asked = urllib.request.Request(self._driver + path, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(asked) as answer:
            return json.load(answer)["value"]

    def go(self, address: str) -> None:
        self._ask("/url", url=address)

    def run(self, script: str, *given: Any) -> Any:
        return self._ask("/execute/sync", script=script, args=given)

    def again(self) -> Browser:
        """What is driven keeps nothing when it ends: here only the page is closed, and with it the house."""
        self.go("about:blank")
        return self

    def end(self) -> None:
        with urllib.request.urlopen(urllib.request.Request(self._driver, method="DELETE")):
            os.killpg(self._process.pid, signal.SIGTERM)
        self._process.wait()


BROWSERS: dict[str, Callable[[Path], Browser]] = {"firefox": Firefox, "webkit": WebKit}


def _free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


def _patiently(do: Callable[[], Any]) -> Any:
    """Until somebody answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(OSError):
            return do()
        time.sleep(0.2)
    raise TimeoutError("nobody answers")


def until(browser: Browser, script: str) -> None:
    end = time.monotonic() + PATIENCE
    while not browser.run(script):
        if time.monotonic() > end:
            raise TimeoutError(f"{browser.name}: {script} {browser.run(FAILED)}")
        time.sleep(0.2)


def visit(browser: Browser, host: Host) -> None:
    print(f"{browser.name}: a first visit", flush=True)
    browser.go(host.url)
    until(browser, IS_OPEN)
    until(browser, IS_KEPT)
    host.shut()
    print("the host is shut down: three decisions against masters", flush=True)
    browser.run(GO, "/new/histrio?with=bots")
    until(browser, IS_SET_UP)
    browser.run(SIT_DOWN)
    until(browser, IS_ASKED)
    for _ in range(3):
        decide(browser)
    table, opened = browser.run(ADDRESS), browser.run(OPENED)

    print("opened again: the table is taken up", flush=True)
    browser = browser.again()
    browser.go(host.url + table)
    until(browser, IS_OPEN)
    until(browser, IS_ASKED)
    assert browser.run(OPENED) == opened
    decide(browser)
    browser.end()
    print("all is well", flush=True)


def decide(browser: Browser) -> None:
    """Choose and confirm, and again where the table was just being laid anew under the hand."""
    opened, end = browser.run(OPENED), time.monotonic() + PATIENCE
    while browser.run(OPENED) == opened:
        if time.monotonic() > end:
            raise TimeoutError(f"{browser.name}: no decision is taken")
        if browser.run(IS_ASKED):
            browser.run(DECIDE)
        time.sleep(2)
    until(browser, IS_ASKED)


def main() -> None:
    name, *site = sys.argv[1:]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        host = Host(Path(site[0]) if site else written(home), home / "host")
        visit(BROWSERS[name](home / "profile"), host)


if __name__ == "__main__":
    main()
