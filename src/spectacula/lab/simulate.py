"""Many games between bots, summed up."""

from __future__ import annotations

import os
import time
from typing import Any

from spectacula.bots import read_level, task_for, think
from spectacula.bots.progress import progress
from spectacula.engine.game import Game, load, read_seed
from spectacula.kernel.errors import UnknownLevel

CHUNK = 2000


def simulate(game: str, players: int, games: int, bots: str, seed: str, options: dict[str, object]) -> dict[str, Any]:
    """Random games run compiled on all cores; games with other levels are thought through move by move."""
    chosen = load(game, players, **options)
    levels = _levels(bots, chosen.id, players)
    first = read_seed(seed)
    compiled = set(levels) == {"random"}
    if compiled:
        with progress(f"Compiling {game}", 1) as step:
            chosen.definition.warm_up(lambda done, total: step(done / total))
    start = time.perf_counter()
    scores, wins, decisions = _compiled(chosen, games, first) if compiled else _thought(chosen, games, first, levels)
    seconds = time.perf_counter() - start
    return {
        "game": game,
        "players": players,
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "games_per_second": round(games / seconds, 1),
        "mean_score": [round(total / games, 2) for total in scores],
        "wins": [round(share, 2) for share in wins],
        "mean_decisions_per_game": round(decisions / games, 1),
        "bots": levels,
        "options": chosen.options,
        "seed": first,
    }


def _levels(bots: str, game: str, players: int) -> list[str]:
    levels = [read_level(level.strip(), game) for level in bots.split(",")]
    if len(levels) not in (1, players):
        raise UnknownLevel(f"give one level, or one for each of the {players} seats, not {len(levels)}")
    return levels * players if len(levels) == 1 else levels


def _compiled(game: Game, games: int, seed: int) -> tuple[list[float], list[float], int]:
    scores, wins, decisions = [0.0] * game.players, [0.0] * game.players, 0
    threads = os.cpu_count() or 1
    with progress(f"{games} games of {game.id}", games) as step:
        for first in range(0, games, CHUNK):
            out = game.rollouts(min(CHUNK, games - first), seed + first, threads)
            decisions += out.decisions
            for p in range(game.players):
                scores[p] += float(out.scores[:, p].sum())
            for mask in out.winners.tolist():
                _share(wins, mask)
            step(first + CHUNK)
    return scores, wins, decisions


def _thought(game: Game, games: int, seed: int, levels: list[str]) -> tuple[list[float], list[float], int]:
    scores, wins, decisions = [0.0] * game.players, [0.0] * game.players, 0
    with progress(f"{games} games of {game.id}", games) as step:
        for number in range(games):
            match = game.new(seed + number)
            while not match.over:
                seat = match.pending[0]
                match.play(seat, think(task_for(match, seat, levels[seat], seed + number)))
            decisions += match.ply
            for p in range(game.players):
                scores[p] += match.scores[p]
            _share(wins, sum(1 << p for p in match.winners))
            step(number + 1)
    return scores, wins, decisions


def _share(wins: list[float], mask: int) -> None:
    """A shared victory counts in parts; where nobody wins, nobody gets one."""
    for p in range(len(wins)):
        if mask >> p & 1:
            wins[p] += 1 / mask.bit_count()


def describe(summary: dict[str, Any]) -> str:
    """The summary for people."""
    lines = [
        f"{summary['games']} games of {summary['game']} with {summary['players']} players in {summary['seconds']} s",
        f"{summary['decisions_per_second']:,} decisions/s, {summary['games_per_second']:,} games/s, "
        f"{summary['mean_decisions_per_game']} decisions per game",
    ]
    for seat, level in enumerate(summary["bots"]):
        mean, wins = summary["mean_score"][seat], summary["wins"][seat]
        lines.append(f"seat {seat} ({level}): mean score {mean}, {wins} wins")
    return "\n".join(lines)
