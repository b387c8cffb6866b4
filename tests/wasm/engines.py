"""Where modules run: Node, and a worker in Chromium."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
COMPARE = "tests/wasm/compare.js"
COMPARE_NETS = "tests/wasm/compare_net.js"
IN_A_WORKER = """(task) => new Promise((done, failed) => {
  const worker = new Worker("worker.js", { type: "module" });
  worker.onmessage = ({ data }) => done(data);
  worker.onerror = ({ message }) => failed(new Error(message ?? "the worker did not start"));
  worker.postMessage(task);
})"""


def in_node(folder: Path, module: str, task: object, script: str = COMPARE) -> Any:
    """What a script of this repository answers, given a module in a folder."""
    command = ["node", str(ROOT / "tests/wasm/node.js"), str(folder), module, str(ROOT / script)]
    done = subprocess.run(command, input=json.dumps(task), capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(done.stderr)
    return json.loads(done.stdout)


def in_chromium(page: Page, folder: Path, module: str, task: object, script: str = COMPARE) -> Any:
    """The same in a worker of a page."""
    with _served(folder) as address:
        page.goto(f"{address}/tests/wasm/page.html")
        return page.evaluate(IN_A_WORKER, {"address": f"/modules/{module}", "script": f"/{script}", "task": task})


class Files(SimpleHTTPRequestHandler):
    """The scripts of this repository, and modules."""

    def __init__(self, *request: Any, modules: Path) -> None:
        self.modules = modules
        super().__init__(*request, directory=str(ROOT))

    def translate_path(self, path: str) -> str:
        if path.startswith("/modules/"):
            return str(self.modules / Path(path).name)
        return super().translate_path(path)

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


@contextmanager
def _served(modules: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, modules=modules))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
