"""The worker in which bots of a tab think, in Node: who decides, and what becomes of what cannot be fetched."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from spectacula.site.building import HERE

STANDING_IN = {
    "gear.js": "export const Gear = { load: () => given.gear() };",
    "glancer.js": "export const Glancer = { load: () => given.net() }; export const choose = (net, task) => net(task);",
    "thinker.js": "export const choose = (gear, task) => `${task.level} by ${gear}`;",
    "asked.js": """
      let asked;
      const answers = [];
      globalThis.addEventListener = (_, listener) => (asked = listener);
      globalThis.postMessage = ({ move, error }) => answers.push(move ?? error);
      globalThis.given = {};
      await import("./thinking.js");
      for (const [level, gear, net] of JSON.parse(process.argv[2])) {
        given.gear = eval(gear);
        given.net = eval(net);
        await asked({ data: { id: 1, task: { game: "histrio", level } } });
      }
      console.log(JSON.stringify(answers));
    """,
}
THERE, AWAY = "async () => 'gear'", "async () => { throw 'away' }"
NET = "async () => ({ level }) => `${level} by net`"
BROKEN = "async () => () => { throw 'broken' }"


@pytest.mark.parametrize(
    ("thoughts", "answers"),
    [
        pytest.param([("expert", THERE, AWAY)], ["expert by gear"], id="search"),
        pytest.param([("grandmaster", AWAY, NET)], ["grandmaster by net"], id="net"),
        pytest.param(
            [("grandmaster", THERE, AWAY), ("grandmaster", THERE, NET)],
            [None, "grandmaster by net"],
            id="a net that comes late",
        ),
        pytest.param([("grandmaster", THERE, BROKEN)], ["broken"], id="a net that fails"),
        pytest.param(
            [("expert", AWAY, NET), ("expert", THERE, NET)], ["away", "expert by gear"], id="a search that comes late"
        ),
    ],
)
def test_who_thinks(tmp_path: Path, thoughts: list[tuple[str, str, str]], answers: list[str]) -> None:
    shutil.copy(HERE / "pages" / "thinking.js", tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    for name, script in STANDING_IN.items():
        (tmp_path / name).write_text(script)
    command = ["node", str(tmp_path / "asked.js"), json.dumps(thoughts)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == answers


BREAKS_DOWN_ONCE = """
  const hired = [];
  globalThis.Worker = class {
    constructor() { hired.push(this); }
    terminate() { this.gone = true; }
    postMessage({ id, task }) {
      const breaks = hired.length === 1 && task.game === "second";
      if (breaks) this.onerror({ message: "out of memory" });
      else if (hired.length > 1) this.onmessage({ data: { id, move: `${task.game} answered` } });
    }
  };
  const { thinkerOf } = await import("./asking.js");
  const thinker = thinkerOf({ gears: {}, nets: {} });
  const think = (game) => thinker.think({ toJs: () => ({ game }) }).catch((error) => error.message);
  const lost = await Promise.all([think("first"), think("second")]);
  console.log(JSON.stringify([...lost, await think("third"), hired.map((worker) => worker.gone ?? false)]));
"""


def test_a_worker_that_breaks_down_keeps_nobody_waiting_and_is_replaced(tmp_path: Path) -> None:
    shutil.copy(HERE / "pages" / "asking.js", tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "asked.js").write_text(BREAKS_DOWN_ONCE)
    done = subprocess.run(["node", str(tmp_path / "asked.js")], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == ["out of memory", "out of memory", "third answered", [True, False]]
