"""Browser tests: Debian's Chromium, a server of our own, and people who sit down at it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.hands import PATIENCE
from tests.browser.house import Ready, Server, another, prepare

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text("utf-8")
LOCALES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1440, "height": 900}}
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("no Chromium: run scripts/chromium.sh")
    return {
        **browser_type_launch_args,
        "executable_path": chromium,
        "args": ["--no-sandbox", "--disable-dev-shm-usage"],
    }


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="session")
def tables(folder: Path) -> dict[str, Ready]:
    """Tables waiting at every kind of decision, shared by all tests: look, choose, but do not play."""
    return prepare(folder)


@pytest.fixture
def own_table(folder: Path, server: Server) -> Callable[[str], Ready]:
    """`own_table("travel")`: a table waiting at a kind of decision, to be played at."""
    return lambda kind: another(folder, kind)


@pytest.fixture(scope="session")
def server(folder: Path, tables: dict[str, Ready]) -> Iterator[Server]:
    server = Server(folder)
    server.start()
    yield server
    server.stop()


class Visit:
    """Somebody at a browser of their own. Whatever their console complains about is kept."""

    def __init__(self, browse: Callable[[], BrowserContext], url: str) -> None:
        self.browse = browse
        self.url = url
        self.complaints: list[str] = []
        self.seated = False
        self.come_in()

    def come_in(self) -> None:
        self.context = self.browse()
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def sit(self, table: Ready) -> Page:
        """Take up a prepared table, past the cover.

        Each table has a player of its own, and every answer renews the cookie of whoever asked: in the same browser
        the stream of the last table, answering late, would turn the visitor back into the player before.
        """
        if self.seated:
            self.context.close()
            self.come_in()
        self.seated = True
        self.context.add_cookies([{"name": "visitor", "value": table.cookie, "url": self.url}])
        page = self.go(f"/t/{table.id}")
        if page.locator("#open").count():
            page.locator("#open").click()
            page.wait_for_selector("#task")
        return page

    def axe(self) -> list[str]:
        """What axe-core finds on the page as it stands."""
        self.page.evaluate(AXE + "\n;undefined")
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)")
        return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]

    def wider_than_screen(self) -> int:
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return wide


Enter = Callable[..., Visit]


@pytest.fixture
def enter(browser: Browser, server: Server) -> Iterator[Enter]:
    """`enter()`: a person with a browser; `enter(phone=True, language="de", dark=True)`: another one."""
    visits: list[Visit] = []

    def come(
        phone: bool = False, language: str = "en", dark: bool = False, url: str | None = None, motion: bool = False
    ) -> Visit:
        browse = partial(
            browser.new_context,
            **(PHONE if phone else DESK),
            locale=LOCALES[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        visits.append(Visit(browse, url or server.url))
        return visits[-1]

    yield come
    complaints = [line for visit in visits for line in visit.complaints]
    for visit in visits:
        visit.context.close()
    assert complaints == []
