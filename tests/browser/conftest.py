"""Browser tests: Debian's Chromium, a server of our own, and people who sit down at it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, ConsoleMessage, Error, Page, expect

from tests.browser.hands import PATIENCE
from tests.browser.house import Ready, Server, Tables, furnished, lay
from tests.scenes import scene

HERE = Path(__file__).parent
AXE = "\n;".join((HERE / name).read_text("utf-8") for name in ("vendor/axe.min.js", "judge.js"))
LOCALES = {"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
LAUNCH = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-site-isolation-trials",  # one renderer for all pages of a person, not one started for each
    "--num-raster-threads=1",
    "--in-process-gpu",  # nobody looks at the pictures: they need not travel from process to process,
    "--force-gpu-mem-available-mb=1",  # and hardly any are painted
]
COLOURS = ("color-contrast", "link-in-text-block")
STILL = """() => {
  if (window.still) return;
  window.still = new CSSStyleSheet();
  still.replaceSync("*, *::before, *::after { transition: none !important }");
  document.adoptedStyleSheets.push(still);
}"""
"""Colours change at once, not little by little while somebody looks at them."""
NIGHT = """() => {
  const { dataset } = document.documentElement;
  const day = dataset.theme ?? "";
  dataset.theme = "dark";
  return day;
}"""
DAY = """(day) => {
  if (day) document.documentElement.dataset.theme = day;
  else delete document.documentElement.dataset.theme;
}"""
TOLD = 2000  # letters of a page are enough to know it by
OPTED_OUT = "ViewTransition opt-in disabled"
"""Chromium's own complaint where it has heard too late that somebody wants nothing to move from page to page."""
expect.set_options(timeout=PATIENCE)


LONGEST = ("test_site.py", "test_magnificent.py", "test_shows.py", "test_club.py", "test_guide.py")
"""Games and pages that take long: begun first, so that no core waits for the last of them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONGEST)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        pytest.fail("no Chromium: run scripts/chromium.sh")
    return {
        **browser_type_launch_args,
        "executable_path": chromium,
        "args": LAUNCH,
    }


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder that all share who test side by side."""
    own = tmp_path_factory.getbasetemp()
    return own if worker_id == "master" else own.parent


@pytest.fixture(scope="session")
def tables(base: Path, folder: Path) -> Tables:
    """A table at every scene of every game, shared by all tests: look, choose, lay out, but do not play."""
    return furnished(base, folder)


OwnTable = Callable[..., Ready]


@pytest.fixture
def own_table(folder: Path, server: Server) -> OwnTable:
    """`own_table("histrio", "travel")`: a table at a scene for one test, whose player has all seats, or one `alone`."""
    return lambda game, name, alone=False: lay(folder, [scene(game, name)], alone)[0]


@pytest.fixture(scope="session")
def server(folder: Path, tables: Tables) -> Iterator[Server]:
    server = Server(folder)
    server.start()
    yield server
    server.stop()


class Who(NamedTuple):
    """What the browser of somebody says about its owner."""

    phone: bool = False
    language: str = "en"
    dark: bool = False
    motion: bool = False
    apart: bool = False
    """At a browser that nobody has used before and nobody will use again."""


class Looks:
    """Words whose contrast one of those who test side by side has weighed: see `judge.js`."""

    def __init__(self, file: Path) -> None:
        self.file = file
        file.touch()

    @property
    def weighed(self) -> str:
        return self.file.read_text("utf-8")

    def add(self, weighed: str) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.write(f"{weighed} ")


class Rooms:
    """Browsers to sit at. Whoever leaves takes everything along but what the browser has loaded of the house."""

    def __init__(self, browser: Browser, looks: Looks) -> None:
        self.browser = browser
        self.looks = looks
        self.free: dict[Who, list[BrowserContext]] = {}

    def enter(self, who: Who, url: str, cookie: str | None) -> Page:
        free = self.free.setdefault(who, [])
        context = free.pop() if free else self._new(who)
        context.clear_cookies()  # not when somebody leaves: an answer may be on its way to them
        if cookie is not None:
            context.add_cookies([{"name": "visitor", "value": cookie, "url": url}])
        return context.pages[0] if context.pages else context.new_page()

    def leave(self, who: Who, page: Page, url: str, as_found: bool) -> None:
        """A tab that is as it was found stays, for to start another costs as much as to load a table."""
        context = page.context
        if who.apart:
            context.close()
            return
        stays = as_found and page.url.startswith(f"{url}/") and _rests(page, url)
        if not stays and page.url.startswith("http"):  # also on its way to another page
            of_here = {"origin": "{0.scheme}://{0.netloc}".format(urlsplit(page.url)), "storageTypes": "local_storage"}
            context.new_cdp_session(page).send("Storage.clearDataForOrigin", of_here)
        for opened in context.pages:
            if opened != page or not stays:
                opened.close()
        self.free[who].append(context)

    def _new(self, who: Who) -> BrowserContext:
        context = self.browser.new_context(
            **(PHONE if who.phone else DESK),
            locale=LOCALES[who.language],
            color_scheme="dark" if who.dark else "light",
            reduced_motion="no-preference" if who.motion else "reduce",
            service_workers="block",  # what they are for is tested on its own; they would answer before a test can
        )
        context.set_default_timeout(PATIENCE)
        return context


def _rests(page: Page, url: str) -> bool:
    """Bring a tab to a page of the house that does nothing, with nothing left of what it was used for."""
    try:
        page.unroute_all()
        page.goto(f"{url}/health")
        page.evaluate("localStorage.clear(), sessionStorage.clear()")
        page.mouse.move(0, 0)
    except Error:  # the house is gone
        return False
    return True


class Visit:
    """Somebody at a browser: a stranger at first, the player of a table once they sit down at one.

    Whatever their console complains about is kept.
    """

    def __init__(self, rooms: Rooms, who: Who, url: str) -> None:
        self.rooms, self.who, self.url = rooms, who, url
        self.complaints: list[str] = []
        self.cookie: str | None = None
        self._page: Page | None = None
        self._device: CDPSession | None = None

    @property
    def page(self) -> Page:
        if self._page is None:
            self._page = self.rooms.enter(self.who, self.url, self.cookie)
            self._page.on("console", self._hear)
            self._page.on("pageerror", self._complain)
        return self._page

    def _complain(self, error: Error) -> None:
        words = error.stack or str(error)
        if not words.endswith(OPTED_OUT):
            self.complaints.append(words)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def shown(self) -> str:
        """What they have before their eyes."""
        if self._page is None:
            return "nothing yet"
        words = self._page.evaluate("document.body.innerText")
        return "\n".join((self._page.url, *self.complaints, words[:TOLD]))

    def leave(self) -> None:
        if self._page is not None:
            self._page.remove_listener("console", self._hear)
            self._page.remove_listener("pageerror", self._complain)
            screen = PHONE["viewport"] if self.who.phone else DESK["viewport"]
            as_found = self._device is None and self._page.viewport_size == screen
            self.rooms.leave(self.who, self._page, self.url, as_found)
            self._page = self._device = None

    def be(self, table: Ready) -> None:
        """Become the player of a table."""
        if self.cookie != table.cookie:
            self.leave()
            self.cookie = table.cookie

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def sit(self, table: Ready) -> Page:
        """Take up a prepared table, past the cover."""
        self.be(table)
        page = self.go(f"/t/{table.id}")
        if page.locator("#open").count():
            page.locator("#open").click()
            page.wait_for_selector("#task")
        return page

    def is_desk(self) -> None:
        """Have a wide screen and a mouse, whatever it was before."""
        self._is_screen(DESK["viewport"], mobile=False)

    def is_phone(self) -> None:
        """Have the screen of a phone, on the page as it stands."""
        self._is_screen(PHONE["viewport"], mobile=True)

    def _is_screen(self, size: dict[str, int], mobile: bool) -> None:
        self.page.evaluate(STILL)
        if self._device is None:  # for as long as the page is there: the screen is its own again when this one goes
            self._device = self.page.context.new_cdp_session(self.page)
        self._device.send("Emulation.setDeviceMetricsOverride", {**size, "deviceScaleFactor": 1, "mobile": mobile})
        self._device.send("Emulation.setTouchEmulationEnabled", {"enabled": mobile})

    def axe(self, *rules: str) -> list[str]:
        """What axe-core finds on the page as it stands."""
        self.page.evaluate(STILL)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE)
        options: dict[str, Any] = {"resultTypes": ["violations"], "preload": False, "selectors": False}
        if rules:
            options["runOnly"] = rules
        found: list[str]
        found, weighed = self.page.evaluate("judge", [options, self.rooms.looks.weighed])
        if weighed:
            self.rooms.looks.add(weighed)
        return found

    def axe_by_night(self) -> list[str]:
        """What axe-core finds in the colours of the same page when it is dark; one that always is has been judged."""
        day = self.page.evaluate(NIGHT)
        if day == "dark":
            return []
        found = self.axe(*COLOURS)
        self.page.evaluate(DAY, day)
        return found

    def axe_all_over(self) -> list[str]:
        """What axe-core finds at a desk, on a phone and by night, and by how much the page is wider than a phone."""
        found = [*self.axe(), *self.axe_by_night()]
        self.is_phone()
        found += self.axe()
        wide = self.wider_than_screen()
        self.is_desk()
        return [*found, *[f"{wide} pixels wider than a phone"] * (wide > 0)]

    def wider_than_screen(self) -> int:
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return wide


Enter = Callable[..., Visit]
VISITS = pytest.StashKey[list[Visit]]()
CONTEXTS = pytest.StashKey[list[BrowserContext]]()
"""Of tests that come with a browser of their own."""


@pytest.fixture(scope="session")
def rooms(browser: Browser, base: Path) -> Rooms:
    return Rooms(browser, Looks(base / "looks"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails tells what everybody saw at that moment."""
    report = yield
    if report.when == "call" and report.failed:
        for visit in item.stash.get(VISITS, ()):
            with suppress(Error):  # of a browser that is gone
                report.sections.append((f"before {visit.who}", visit.shown()))
        pages = [page for context in item.stash.get(CONTEXTS, ()) for page in context.pages]
        for frame in (frame for page in pages for frame in page.frames):
            with suppress(Error):
                report.sections.append((frame.url, frame.evaluate("document.body.innerText")[:TOLD]))
    return report


@pytest.fixture
def come(rooms: Rooms, request: pytest.FixtureRequest) -> Iterator[Enter]:
    """`come(url)`: a person with a browser at this house; `come(url, phone=True, language="de")`: another one."""
    visits: list[Visit] = []
    request.node.stash[VISITS] = visits

    def arrive(url: str, **who: Any) -> Visit:
        visits.append(Visit(rooms, Who(**who), url))
        return visits[-1]

    yield arrive
    complaints = [line for visit in visits for line in visit.complaints]
    for visit in visits:
        visit.leave()
    assert not complaints, complaints


@pytest.fixture
def enter(come: Enter, server: Server) -> Enter:
    """The same at the house all tests share: `enter(phone=True, language="de", dark=True)`."""
    return lambda url=None, **who: come(url or server.url, **who)
