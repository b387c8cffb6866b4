"""A site to test: its files, handed out by a plain web server that can be shut down, and a tab that has it open."""

from __future__ import annotations

import fcntl
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import BrowserContext, Frame, Page, expect

from spectacula.site.building import build

ROOT = Path(__file__).parents[2]


def written(shared: Path, base: str = "/") -> Path:
    """The site for a path, built once for all who share a folder."""
    done = shared / f"site{base.replace('/', '-')}"
    with (shared / "building").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not done.exists():
            build(shared / "draft", ROOT / "node_modules" / "pyodide", base)
            (shared / "draft").rename(done)
    return done


class Files(SimpleHTTPRequestHandler):
    """Any static host: files by their names, and a page of its own for what is not there."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = next(Path(self.directory).rglob("404.html")).read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


class Host:
    """A static host for a copy of a site."""

    def __init__(self, site: Path, folder: Path, base: str = "/") -> None:
        self.folder = folder / base.strip("/")
        shutil.copytree(site, self.folder, dirs_exist_ok=True)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.server.server_port}{base.rstrip('/')}"
        Thread(target=self.server.serve_forever, daemon=True).start()

    def shut(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    @contextmanager
    def lacking(self, name: str) -> Iterator[None]:
        """Without a file for a while, however it is packed."""
        parts = {part: part.read_bytes() for part in self.folder.rglob(f"{name}*")}
        for part in parts:
            part.unlink()
        yield
        for part, content in parts.items():
            part.write_bytes(content)

    def publish_another_version(self) -> None:
        """The same site under another number, as after any change."""
        worker = self.folder / "sw.js"
        worker.write_text(
            re.sub(r'"version": "\w+"', '"version": "another"', worker.read_text("utf-8"), count=1), "utf-8"
        )


class Tab:
    """A browser tab with the site in it."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.home = ""
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def open(self, address: str) -> Frame:
        """The first page of the house, behind the curtain."""
        self.page.goto(address)
        stage = self.stage
        self.home = self.page.evaluate("location.origin + JSON.parse(document.getElementById('site').textContent).base")
        return stage

    @property
    def stage(self) -> Frame:
        """Where the house shows its pages."""
        expect(self.page.locator("#curtain")).to_be_hidden()
        frame = self.page.frame(name="stage")
        assert frame is not None
        return frame

    def go(self, path: str) -> Frame:
        stage = self.stage
        stage.goto(self.home.rstrip("/") + path)
        return stage

    @property
    def begun(self) -> str | None:
        """How Python has begun here: with an image of its memory, or anew."""
        return self.page.locator("html").get_attribute("data-begun")

    def keep(self) -> None:
        """Wait until everything is here for a visit without a network."""
        self.page.wait_for_selector("html[data-kept]")
