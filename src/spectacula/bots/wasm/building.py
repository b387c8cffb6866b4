"""`<game>.wasm` and `<game>.json`: what bots of a game think with in a browser, and all that `thinker.js` must know."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path

from spectacula.bots import outlook, planner, search
from spectacula.bots.desk import DEPTH, manner_of, takes_second_look
from spectacula.bots.levels import BUDGETS, SECOND_LOOKS
from spectacula.bots.processes import processes
from spectacula.bots.wasm import entry
from spectacula.engine.definition import definition
from spectacula.engine.wasm import runner
from spectacula.engine.wasm.building import Built, build

PLAN = ("CHUNK", "TREE_SEEDS", "SEEDS", "FINALISTS", "ROUND", "SOON", "WHOLE")
SUMS = ("WON", "POINTS", "RIVAL", "PARTS", "OUTLOOK")


def thinker(game: str) -> Built:
    """A game's rules, batch runner, search and outlook as one module."""
    chosen = definition(game)
    words = {
        "scratch": chosen.most_moves * search.SCRATCH,
        "path": DEPTH * 2,
        "memo": search.MEMO,
        "how": search.HOW,
        "notes": chosen.module("advice").NOTES,
        "held": outlook.OUTLOOK,
        "out": max(chosen.most_moves * 2, outlook.OUTLOOK),
    }
    built = build(chosen, (search, outlook, runner, entry), words, entry.CALLS)
    looks = takes_second_look(game)
    budgets = SECOND_LOOKS if looks else BUDGETS
    return built._replace(
        layout={
            **built.layout,
            "edge": search.EDGE,
            "manner": manner_of(game)._asdict(),
            "secondLook": looks,
            "budgets": {level: budget._asdict() for level, budget in budgets.items()},
            "plan": {name: getattr(planner, name) for name in PLAN},
            "sums": {name: getattr(outlook, name) for name in SUMS},
        }
    )


def write(out: Path, games: Sequence[str]) -> list[Path]:
    """The files of some games, built side by side."""
    out.mkdir(parents=True, exist_ok=True)
    with processes(min(len(games), os.cpu_count() or 1)) as pool:
        return [file for built in pool.map(thinker, games) for file in _files(out, built)]


def _files(out: Path, built: Built) -> tuple[Path, Path]:
    module, layout = (out / f"{built.layout['game']}.{kind}" for kind in ("wasm", "json"))
    module.write_bytes(built.module)
    layout.write_text(json.dumps(built.layout), "utf-8")
    return module, layout
