"""A Chromium that nobody watches: its own profile, asked through a pipe, and nothing kept for an inspector."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

FLAGS = ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--no-first-run")
CALM = ("--force-prefers-reduced-motion", "--window-size=390,844", "--disable-background-networking")
TICKS = os.sysconf("SC_CLK_TCK")


class Memory(NamedTuple):
    """MB of one process: all that is resident, and what would be free again without it."""

    resident: float
    own: float


class Chromium:
    """Playwright has every answer of the network kept in the page's process; here only questions are asked."""

    def __init__(self, profile: Path) -> None:
        chromium = shutil.which("chromium")
        assert chromium is not None, "run scripts/chromium.sh"
        theirs_in, self._out = os.pipe()
        self._in, theirs_out = os.pipe()
        flags = (*FLAGS, *CALM, "--remote-debugging-pipe", f"--user-data-dir={profile}", "about:blank")
        wired = f'exec "$0" "$@" 3<&{theirs_in} 4>&{theirs_out}'
        self._process = subprocess.Popen(
            ["bash", "-c", wired, chromium, *flags], pass_fds=(theirs_in, theirs_out), stderr=subprocess.DEVNULL
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self._numbers = count(1)
        self._unread = b""

    def ask(self, method: str, session: str | None = None, **given: Any) -> Any:
        number = next(self._numbers)
        asked = {"id": number, "method": method, "params": given, **({"sessionId": session} if session else {})}
        os.write(self._out, json.dumps(asked).encode() + b"\0")
        while (told := self._next()).get("id") != number:
            continue
        if "error" in told:
            raise RuntimeError(f"{method}: {told['error']['message']}")
        return told["result"]

    def _next(self) -> Any:
        while b"\0" not in self._unread:
            read = os.read(self._in, 1 << 20)
            assert read, "Chromium has ended"
            self._unread += read
        told, _, self._unread = self._unread.partition(b"\0")
        return json.loads(told)

    def open(self, address: str) -> Page:
        target = self.ask("Target.createTarget", url=address)["targetId"]
        return Page(self, self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"])

    @property
    def processes(self) -> dict[int, str]:
        """What each of them is for."""
        running = self.ask("SystemInfo.getProcessInfo")["processInfo"]
        return {process["id"]: process["type"] for process in running}

    @property
    def seconds(self) -> float:
        """Of CPU, by all of its processes."""
        running = self.ask("SystemInfo.getProcessInfo")["processInfo"]
        return float(sum(process["cpuTime"] for process in running))

    @property
    def memory(self) -> Memory:
        """Of the largest page."""
        return max(memory_of(process) for process, kind in self.processes.items() if kind == "renderer")

    def end(self) -> None:
        self.ask("Browser.close")
        self._process.wait()


class Page(NamedTuple):
    chromium: Chromium
    session: str

    def run(self, script: str, *given: Any) -> Any:
        """What a function of the page answers, promises included."""
        call = f"({script})({', '.join(json.dumps(each) for each in given)})"
        told = self.chromium.ask(
            "Runtime.evaluate", self.session, expression=call, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in told:
            raise RuntimeError(told["exceptionDetails"]["exception"]["description"])
        return told["result"].get("value")


def memory_of(process: int) -> Memory:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()[1:]
    sizes = {line.split()[0]: int(line.split()[1]) / 1024 for line in lines}
    return Memory(sizes["Rss:"], sizes["Private_Clean:"] + sizes["Private_Dirty:"])
