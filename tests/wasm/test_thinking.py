"""The worker of a tab in which bots think, in Node: it fetches a net when a grandmaster is asked for."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from spectacula.bots.task import Task, choose, task_for
from spectacula.site.building import PAGES, SEARCH
from tests.bots.test_search import midway
from tests.wasm.engines import ROOT
from tests.wasm.reference import compile_search

DEALS = 4
WORKER = """
import { readFileSync } from "node:fs";
const [folder, given] = process.argv.slice(1);
const fetched = [];
let ask;
globalThis.addEventListener = (_, listen) => {
  ask = listen;
};
globalThis.postMessage = ({ move, error }) => console.log(JSON.stringify({ move, error, fetched }));
globalThis.fetch = async (address) => {
  fetched.push(address);
  const type = address.endsWith(".wasm") ? "application/wasm" : "text/plain";
  return new Response(readFileSync(`${folder}/${address}`), { headers: { "content-type": type } });
};
await import(`${folder}/thinking.js`);
ask({ data: { id: 1, ...JSON.parse(given) } });
"""


@pytest.fixture
def scripts(modules: Path, tmp_path: Path) -> Path:
    """The scripts beside each other, as a site has them, and the modules."""
    search = ROOT / "src/spectacula/bots/wasm"
    for file in (PAGES / "thinking.js", *(search / name for name in SEARCH), *modules.glob("histrio*")):
        shutil.copy(file, tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    return tmp_path


@pytest.fixture
def task() -> Task:
    match, seat = midway("histrio", 3, 12)
    compile_search("histrio")
    return task_for(match, seat, "grandmaster", 9, DEALS)


def thought(folder: Path, task: Task, net: str = "histrio-net") -> dict[str, Any]:
    """What the worker answers, and what it has fetched for it."""
    plain = {"position": list(task.position), "seed": str(task.seed), "pointless": list(task.pointless)}
    given = {"gear": "histrio", "net": net, "task": {**task._asdict(), **plain}}
    command = ["node", "--input-type=module", "-e", WORKER, str(folder), json.dumps(given)]
    found: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return found


def test_a_grandmaster_decides_as_elsewhere(scripts: Path, task: Task) -> None:
    assert thought(scripts, task)["move"] == choose(task)


def test_nobody_else_has_its_net_fetched(scripts: Path, task: Task) -> None:
    found = thought(scripts, task._replace(level="expert"))
    assert (found["move"], sorted(found["fetched"])) == (
        choose(task._replace(level="expert")),
        ["histrio.json", "histrio.wasm"],
    )


def test_where_its_net_cannot_be_fetched_a_grandmaster_leaves_it_to_the_house_who_sits_in(
    scripts: Path, task: Task
) -> None:
    assert "move" not in thought(scripts, task, net="elsewhere")
