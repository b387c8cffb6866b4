"""`<game>.wasm` and `<game>.json`: what bots of a game think with in a browser, and all that `thinker.js` must know.

Where a net was trained, `<game>-net.wasm`, its layout and `<game>-net.bin` with the weights are for `glancer.js`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path

from spectacula.bots import grandmaster, hurry, net, outlook, planner, search, trained
from spectacula.bots.desk import DEPTH, manner_of, takes_second_look
from spectacula.bots.levels import BUDGETS, SECOND_LOOKS
from spectacula.bots.processes import processes
from spectacula.bots.wasm import entry, glancing
from spectacula.bots.wasm.weights import Weights
from spectacula.engine.definition import definition
from spectacula.engine.wasm import runner
from spectacula.engine.wasm.building import Built, build

NET = "-net"
PLAN = ("CHUNK", "TREE_SEEDS", "SEEDS", "FINALISTS", "ROUND", "SOON", "WHOLE")
LOOKING_AHEAD = ("DOUBT", "CERTAINTY", "SEEDS")
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
    built = build(chosen, (search, outlook, hurry, runner, entry), words, entry.CALLS)
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


def glancer(game: str) -> Built:
    """A game's rules, batch runner and net as one module; the weights come apart."""
    chosen, card = definition(game), trained.read(game)[0]
    weights, widest = Weights(card), card.arrays["scale"][1][1]
    words = {
        "row": chosen.module("observation").OBSERVED,
        "sums": -(-widest // glancing.HALVES),
        "bright": -(-widest // glancing.HALVES),
        "notes": chosen.module("advice").NOTES,
        "out": chosen.most_moves,
    }
    built = build(chosen, (net, runner, glancing), words, glancing.CALLS, weights.numbers, wide=True)
    return built._replace(
        layout={
            **built.layout,
            "weights": {"size": weights.size, "moves": weights.moves, "sha256": card.sha256},
            "manner": grandmaster.manner_of(game)._asdict(),
            "plan": {name: getattr(grandmaster, name) for name in LOOKING_AHEAD},
        }
    )


def files_of(game: str) -> dict[str, bytes]:
    """What a browser loads for a game, by the ends of the names."""
    return _named("", thinker(game))


def net_files_of(game: str) -> dict[str, bytes]:
    """What it loads for a grandmaster beside, if there is one."""
    if not trained.has_net(game):
        return {}
    return {**_named(NET, glancer(game)), f"{NET}.bin": trained.read(game)[1]}


def _named(part: str, built: Built) -> dict[str, bytes]:
    return {f"{part}.wasm": built.module, f"{part}.json": json.dumps(built.layout).encode()}


def write(out: Path, games: Sequence[str]) -> list[Path]:
    """The files of some games, built side by side."""
    out.mkdir(parents=True, exist_ok=True)
    written = []
    with processes(min(len(games), os.cpu_count() or 1)) as pool:
        for make in (files_of, net_files_of):
            for game, files in zip(games, pool.map(make, games), strict=True):
                for ending, content in files.items():
                    written.append(out / f"{game}{ending}")
                    written[-1].write_bytes(content)
    return written
