"""The ladder: every level against the one below it, in every game, as a page of the documentation."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from spectacula.bots import levels_of, strength
from spectacula.engine.definition import definition
from spectacula.games import GAMES
from spectacula.lab.arena import Report, arena, kept, usual_state
from spectacula.lab.contest import BadContest, Contest, Outcome
from spectacula.lab.crew import Crew
from spectacula.lab.picture import draw
from spectacula.lab.standings import ratings

COUNTS = (2, 3, 4)
REACH = {"novice": 2.0, "skilled": 1.5, "expert": 1.25, "master": 1.0, "grandmaster": 1.5}
HEAD = """# The ladder of bots

Written by `spectacula arena --ladder docs/ladder.md`; measured, not estimated. One seat of a level against a table of
the level below, every deal played once in every seat. *Times fair* is the share of games won over the share a seat wins
by chance (1 over the number of players), with its 95 % interval over deals; *reach* is what a level should have over
the one below. Where time ran short fewer games were played, and a contest that was not held is missing.

![win shares](ladder.svg)
"""


class Rung(msgspec.Struct, frozen=True):
    """A level against the one below it at one table size."""

    level: str
    below: str
    report: Report


def climb(page: Path, game: str | None, count: int, crew: Crew, minutes: float | None = None) -> None:
    """Hold every contest of the ladder, as far as the minutes for each reach, and write the page, picture and data."""
    rungs: list[Rung] = []
    rated: dict[str, dict[str, float]] = {}
    for name in GAMES if game is None else [definition(game).id]:
        outcomes: list[Outcome] = []
        for contest in contests(name):
            try:
                found = arena(contest, count, crew, minutes=minutes)
            except BadContest:
                continue
            rungs.append(Rung(contest.bots[0], contest.bots[1], found))
            outcomes += kept(contest, usual_state(contest))
        if outcomes:
            rated[name] = ratings(outcomes)
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(write(rungs, rated), "utf-8")
    page.with_suffix(".svg").write_text(draw([rung.report for rung in rungs]), "utf-8")
    page.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(rungs), indent=1))
    write_strength(rungs, rated)


def contests(game: str) -> list[Contest]:
    """Every level against the one below, with 2, 3 and 4 players as the game allows."""
    fewest, most = definition(game).players
    counts = [n for n in COUNTS if fewest <= n <= most]
    pairs = pairwise(levels_of(game))
    return [Contest.of(game, f"{level},{below}", n) for below, level in pairs for n in counts]


def write(rungs: Sequence[Rung], rated: dict[str, dict[str, float]]) -> str:
    """The page."""
    lines = [HEAD]
    for game in [g for g in GAMES if any(rung.report.game == g for rung in rungs)]:
        lines += [f"## {game}", "", "| level | against | players | games | wins | times fair | reach | mean score |"]
        lines.append("|---|---|---|---|---|---|---|---|")
        lines += [_row(rung) for rung in rungs if rung.report.game == game]
        ranks = sorted(rated[game].items(), key=lambda pair: pair[1])
        lowest = ranks[0][1]
        scale = ", ".join(f"{level} {rating - lowest:.0f}" for level, rating in ranks)
        lines += ["", f"Ratings on one scale (400 more: ten times as likely to come out ahead): {scale}.", ""]
    return "\n".join(lines)


def write_strength(rungs: Sequence[Rung], rated: dict[str, dict[str, float]], file: Path = strength.FILE) -> None:
    """The figures the set-up page shows; games that were not held now keep theirs."""
    known = strength.read(file)
    for game, ranks in rated.items():
        lowest = min(ranks.values())
        known[game] = {
            level: strength.Strength(
                round(ranks[level] - lowest),
                tuple(_measured(rung) for rung in rungs if rung.report.game == game and rung.level == level),
            )
            for level in levels_of(game)
            if level in ranks
        }
    file.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1))


def _measured(rung: Rung) -> strength.Measured:
    found = rung.report
    share = next(s.share for s in found.standings if s.level == rung.level)
    figures = [round(min(1.0, max(0.0, figure)), 3) for figure in (share.value, share.low, share.high)]
    return strength.Measured(rung.below, found.players, found.games, *figures)


def _row(rung: Rung) -> str:
    found = rung.report
    standing = {s.level: s for s in found.standings}
    mine, theirs = standing[rung.level], standing[rung.below]
    fair = mine.times_fair
    return (
        f"| {rung.level} | {rung.below} | {found.players} | {found.games} | {100 * mine.share.value:.1f} % "
        f"| {fair.value:.2f}{fair.bracket(2)} | {REACH[rung.level]:g} "
        f"| {mine.score.value:.1f} to {theirs.score.value:.1f} |"
    )
