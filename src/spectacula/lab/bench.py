"""The speed of this machine: compiled random play and search beside OpenSpiel's in C++, interleaved in one run."""

from __future__ import annotations

import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from spectacula.bots.progress import progress
from spectacula.engine.game import Game, load
from spectacula.games import GAMES
from spectacula.lab import adapter_speed, peers, play_speed, step_speed
from spectacula.lab.search_speed import RANDOM, Search, manners

ROUNDS = 7
MIDDLE = 80  # decisions into a game
SLICE = 0.25  # CPU seconds per contestant and round
PEER = "OpenSpiel "
DEALT, WHOLE = "after the deal", "whole games"
WAYS = {DEALT: (DEALT, DEALT), WHOLE: (WHOLE, WHOLE), "ours whole, theirs after the deal": (WHOLE, DEALT)}
TABLES = {"histrio": (4, 5), "colosseum": (3, 5), "magnificent": (2, 4)}

Run = Callable[[int], tuple[float, ...]]  # how often; CPU seconds, then what was done in them


def measure() -> dict[str, Any]:
    """Everything, as one object."""
    contestants = _our_games()
    if peers.installed():
        contestants |= _peers()
    figures, search = _random_play(contestants), _search()
    return {
        "machine": f"{os.cpu_count()} cores, Python {sys.version.split()[0]}, one thread, CPU time",
        "speed": figures,
        "ratios": _ratios(figures, "decisions_per_second"),
        "environments": _environments(),
        "adapters": measure_adapters(),
        "search": search,
        "search_ratios": {what: _ratios(search, what) for what in ("simulations_per_second", "decisions_per_second")},
        "states": {game: _state_figures(game) for game in GAMES},
        "starts": {"help_seconds": _seconds(["--help"]), **{game: _start_figures(game) for game in GAMES}},
        "resident_MiB": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
    }


def _our_games() -> dict[str, Run]:
    runs: dict[str, Run] = {}
    for game in GAMES:
        for players in TABLES[game]:
            chosen = load(game, players)
            runs[f"{game} {players}p, {DEALT}"] = play_speed.AfterTheDeal(chosen).run
            runs[f"{game} {players}p, {WHOLE}"] = play_speed.WholeGames(chosen).run
    return runs


def _peers() -> dict[str, Run]:
    runs: dict[str, Run] = {f"{PEER}{name}, {DEALT}": peers.Rollouts(name).run for name in peers.PEERS}
    return runs | {f"{PEER}{name}, {WHOLE}": peers.WholeGames(name).run for name in peers.PEERS}


def _random_play(contestants: dict[str, Run]) -> dict[str, dict[str, float]]:
    rates = _interleaved(contestants, 20, "Measuring random play")
    return {
        name: {"decisions_per_second": round(decisions), "games_per_second": round(games, 1)}
        for name, (decisions, games) in rates.items()
    }


def _interleaved(contestants: dict[str, Run], least: int, what: str) -> dict[str, tuple[float, ...]]:
    """Every contestant in every round, so that a busy machine slows all of them alike; medians over the rounds."""
    sizes = {name: _times_for(run, least) for name, run in contestants.items()}
    speeds: dict[str, list[tuple[float, ...]]] = {name: [] for name in contestants}
    with progress(what, ROUNDS) as step:
        for number in range(ROUNDS):
            for name, run in contestants.items():
                seconds, *done = run(sizes[name])
                speeds[name].append(tuple(amount / seconds for amount in done))
            step(number + 1)
    return {name: tuple(map(statistics.median, zip(*rates, strict=True))) for name, rates in speeds.items()}


def _times_for(run: Run, times: int) -> int:
    """How often takes about one slice; `times` is where to begin, once all is compiled."""
    run(1)
    seconds = run(times)[0]
    while seconds < SLICE / 10:
        times *= 4
        seconds = run(times)[0]
    return max(1, int(times * SLICE / seconds))


def _environments() -> dict[str, int]:
    """Decisions a second, observations and masks written."""
    runs = {name: found.run for name, found in step_speed.environments(TABLES).items()}
    return {name: round(speed) for name, (speed,) in _interleaved(runs, 2, "Measuring environments").items()}


def measure_adapters() -> dict[str, float]:
    """Microseconds a step of a game takes in each interface that is installed."""
    runs: dict[str, Run] = {name: timed.run for name, timed in adapter_speed.adapters().items()}
    rates = _interleaved(runs, 8, "Measuring interfaces")
    return {name: round(1e6 / speed, 2) for name, (speed,) in rates.items()}


def _search() -> dict[str, dict[str, float]]:
    """Simulations a second; of those with random play to the end, as the peers' are, also how long they are."""
    searches: dict[str, Search | peers.Ismcts] = {}
    for game in GAMES:
        for players in TABLES[game]:
            for way, manner in manners(game).items():
                searches[f"{game} {players}p, {way}"] = Search(game, players, manner)
    if peers.installed():
        searches |= {f"{PEER}{name}, {RANDOM}": peers.Ismcts(name) for name in peers.SEARCHED}
    rates = _interleaved({name: search.run for name, search in searches.items()}, 1, "Measuring search")
    figures: dict[str, dict[str, float]] = {}
    for name, (speed,) in rates.items():
        figures[name] = {"simulations_per_second": round(speed)}
        if name.endswith(RANDOM):
            length = searches[name].length
            figures[name] |= {
                "decisions_per_simulation": round(length, 1),
                "decisions_per_second": round(speed * length),
            }
    return figures


def _ratios(figures: dict[str, dict[str, float]], what: str) -> dict[str, dict[str, float]]:
    """Ours over each peer's, where both have the figure."""
    rivals = {name: f[what] for name, f in figures.items() if name.startswith(PEER)}
    ours = {name: f[what] for name, f in figures.items() if name not in rivals and what in f}
    return {mine: {peer: round(speed / rivals[peer], 2) for peer in rivals} for mine, speed in ours.items()}


def _state_figures(game: str) -> dict[str, float]:
    import numpy as np

    chosen = load(game)
    layout, entries = chosen.definition.layout, chosen.definition.compiled
    states = np.zeros(2, layout.dtype)
    states[:1] = np.frombuffer(_middle_of(chosen).ljust(layout.size, b"\0"), layout.dtype)
    entries.veils(states, 0, 1)
    start = time.process_time()
    entries.veils(states, 0, 200_000)
    micros = (time.process_time() - start) / 0.2
    return {"bytes": layout.size, "copy_and_conceal_microseconds": round(micros, 3)}


def _middle_of(game: Game) -> bytes:
    """A position in the middle of a random game, where hands are full."""
    match, luck = game.new(1), random.Random(1)
    while match.ply < MIDDLE and not match.over:
        seat = match.pending[0]
        match.play(seat, luck.choice(match.ids(seat)))
    return match.position


def _start_figures(game: str) -> dict[str, float]:
    """A cold compilation in an empty cache, then a warm start to the first compiled game."""
    code = f"import spectacula; spectacula.load('{game}').rollouts(1)"
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "SPECTACULA_CACHE": folder}
        cold = _timed([sys.executable, "-m", "spectacula.engine", game], environment)
        warm = _timed([sys.executable, "-c", code], environment)
    return {"cold_compile_seconds": cold, "warm_first_move_seconds": warm}


def _seconds(arguments: list[str]) -> float:
    return _timed([sys.executable, "-m", "spectacula", *arguments], dict(os.environ))


def _timed(command: list[str], environment: dict[str, str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    return round(time.perf_counter() - start, 2)


def describe(figures: dict[str, Any]) -> str:
    """The figures as a table to read."""
    lines = [f"Random play, {figures['machine']}", ""]
    lines += [f"{'':42}{'decisions/s':>14}{'games/s':>12}"]
    for name, f in figures["speed"].items():
        lines.append(f"{name:42}{f['decisions_per_second']:>14,}{f['games_per_second']:>12,.0f}")
    lines += ["", "Our decisions/s over a peer's:"]
    lines += _ratio_lines(figures["ratios"])
    lines += ["", *_environment_lines(figures["environments"]), "", *adapter_lines(figures["adapters"])]
    lines += ["", *_search_lines(figures), ""]
    for game, f in figures["states"].items():
        starts = figures["starts"][game]
        lines.append(
            f"{game}: state {f['bytes']} bytes, copy + conceal {f['copy_and_conceal_microseconds']} µs, "
            f"cold compile {starts['cold_compile_seconds']} s, warm first move {starts['warm_first_move_seconds']} s"
        )
    lines.append(f"spectacula --help {figures['starts']['help_seconds']} s; resident {figures['resident_MiB']} MiB")
    return "\n".join(lines)


def _ratio_lines(ratios: dict[str, dict[str, float]]) -> list[str]:
    """By table: like beside like, then our whole games beside what they play after their deal."""
    lines: list[str] = []
    for table in dict.fromkeys(name.split(",")[0] for name in ratios):
        lines.append(f"  {table}")
        for way, (ours, theirs) in WAYS.items():
            over = ratios[f"{table}, {ours}"]
            told = [f"{_peer_name(peer)} {ratio}" for peer, ratio in over.items() if peer.endswith(theirs)]
            lines += [f"    {way}: {', '.join(told)}"] if told else []
    return lines if any(ratios.values()) else ["  no peer installed (make bench installs OpenSpiel)"]


def _peer_name(name: str) -> str:
    return name.removeprefix(PEER).split(",")[0]


def _environment_lines(speeds: dict[str, int]) -> list[str]:
    peers_there = [name for name in (step_speed.ENVPOOL, step_speed.RIICHI) if name in speeds]
    lines = ["Environments, observations and masks written", ""]
    for name, speed in speeds.items():
        over = ", ".join(f"{speed / speeds[peer]:.1f} × {peer}" for peer in peers_there if name not in peers_there)
        lines.append(f"{name:42}{speed:>14,}  {over}".rstrip())
    return lines


def adapter_lines(microseconds: dict[str, float]) -> list[str]:
    """A step of a game in each interface."""
    told = f"{adapter_speed.GAME} {adapter_speed.PLAYERS}p; batches of {adapter_speed.WIDE} games"
    lines = [f"Interfaces, a step of a game ({told})", "", f"{'':42}{'microseconds':>14}"]
    return lines + [f"{name:42}{spent:>14,.2f}" for name, spent in microseconds.items()]


def _search_lines(figures: dict[str, Any]) -> list[str]:
    lines = ["Search, one tree; positions a quarter, half and three quarters into random games", ""]
    lines += [f"{'':42}{'simulations/s':>14}{'decisions':>12}{'decisions/s':>14}"]
    for name, f in figures["search"].items():
        more = f"{f['decisions_per_simulation']:>12}{f['decisions_per_second']:>14,}" if name.endswith(RANDOM) else ""
        lines.append(f"{name.replace(PEER, f'{PEER}ISMCTS '):42}{f['simulations_per_second']:>14,}{more}")
    for what, ratios in figures["search_ratios"].items():
        lines += ["", f"Our {what.split('_')[0]}/s over OpenSpiel's C++ ISMCTS with random rollouts:"]
        for name, peer in ratios.items():
            told = [f"{_peer_name(p)} {r}" for p, r in peer.items()]
            lines.append(f"  {name}: {', '.join(told) or 'no peer installed'}")
    return lines
