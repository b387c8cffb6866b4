"""Many games between bots, summed up."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Any

import msgspec

from spectacula.bots import read_level, task_for, think, warm_up
from spectacula.bots.progress import progress
from spectacula.engine.game import Game, load, read_seed
from spectacula.kernel.errors import UnknownLevel
from spectacula.lab.contest import compiled, search
from spectacula.lab.crew import Crew, Here, done_by

CHUNK = 2000


class Played(msgspec.Struct, frozen=True):
    """Some games summed up in whole numbers, so that the order in which they come does not matter."""

    games: int
    decisions: int
    scores: list[int]
    winners: dict[int, int]
    """How often it was exactly these seats, as a mask."""


class Setting(msgspec.Struct, frozen=True):
    """What is played, as any machine can read it."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    seed: int
    levels: tuple[str, ...]

    def load(self) -> Game:
        return load(self.game, self.players, **self.options)


def simulate(
    game: str, players: int, games: int, bots: str, seed: str, options: dict[str, object], crew: Crew | None = None
) -> dict[str, Any]:
    """Random games run compiled, here on all cores; games with other levels are thought through move by move."""
    chosen = load(game, players, **options)
    levels = _levels(bots, chosen.id, players)
    setting = Setting(chosen.id, players, chosen.options, read_seed(seed), tuple(levels))
    at_random = set(levels) == {"random"}
    _make_ready(chosen, levels)
    start = time.perf_counter()
    threads = 1 if crew else os.cpu_count() or 1
    work = partial(play_at_random, setting, threads) if at_random else partial(play_thoughtfully, setting)
    pieces = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    if not at_random:
        pieces = [range(number, number + 1) for number in range(games)]
    played: list[Played] = []
    with progress(f"{games} games of {game}", games) as step:
        for part in done_by(crew or Here(), work, pieces):
            played.append(part)
            step(sum(each.games for each in played))
    seconds = time.perf_counter() - start
    decisions = sum(each.decisions for each in played)
    return {
        "game": game,
        "players": players,
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "games_per_second": round(games / seconds, 1),
        "mean_score": [round(sum(totals) / games, 2) for totals in zip(*(p.scores for p in played), strict=True)],
        "wins": [round(share, 2) for share in _shares(played, players)],
        "mean_decisions_per_game": round(decisions / games, 1),
        "bots": levels,
        "options": chosen.options,
        "seed": setting.seed,
    }


def _make_ready(game: Game, levels: list[str]) -> None:
    """Compile what plays."""
    with progress(f"Compiling {game.id}", 1) as step:
        if set(levels) == {"random"}:
            game.definition.warm_up(lambda done, total: step(done / total))
        elif search(levels):
            warm_up(game.id, lambda done, total: step(done / total))


def _levels(bots: str, game: str, players: int) -> list[str]:
    levels = [read_level(level.strip(), game) for level in bots.split(",")]
    if len(levels) not in (1, players):
        raise UnknownLevel(f"give one level, or one for each of the {players} seats, not {len(levels)}")
    return levels * players if len(levels) == 1 else levels


def play_at_random(setting: Setting, threads: int, numbers: range) -> Played:
    """Game number i is dealt from seed + i, whoever plays it."""
    game = setting.load()
    out = game.rollouts(len(numbers), setting.seed + numbers.start, threads)
    scores = [int(out.scores[:, p].sum()) for p in range(game.players)]
    return Played(len(numbers), out.decisions, scores, dict(Counter(out.winners.tolist())))


def play_thoughtfully(setting: Setting, numbers: range) -> Played:
    """Games between bots, each of which has luck of its own."""
    game = setting.load()
    if search(setting.levels):
        compiled(game.id)
    scores, winners, decisions = [0] * game.players, Counter[int](), 0
    for number in numbers:
        match = game.new(setting.seed + number)
        while not match.over:
            seat = match.pending[0]
            match.play(seat, think(task_for(match, seat, setting.levels[seat], setting.seed + number)))
        decisions += match.ply
        scores = [total + score for total, score in zip(scores, match.scores, strict=True)]
        winners[sum(1 << p for p in match.winners)] += 1
    return Played(len(numbers), decisions, scores, dict(winners))


def _shares(played: Iterable[Played], players: int) -> list[float]:
    """A shared victory counts in parts; where nobody wins, nobody gets one."""
    winners = sum((Counter(each.winners) for each in played), Counter[int]())
    shares = [0.0] * players
    for mask, games in sorted(winners.items()):
        for p in range(players):
            if mask >> p & 1:
                shares[p] += games / mask.bit_count()
    return shares


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
