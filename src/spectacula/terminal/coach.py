"""Look back at a recorded game: what choices cost, what luck did, and which choices cost most."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from babel.numbers import format_decimal

from spectacula.bots import warm_up
from spectacula.bots.analysis import Weighed, accounts, decisions, weigh
from spectacula.bots.progress import progress
from spectacula.engine.match import Match
from spectacula.engine.record import Record
from spectacula.engine.texts import Texts
from spectacula.kernel.errors import SpectaculaError
from spectacula.terminal import TEXTS
from spectacula.terminal.replay import heading


def look_back(file: Path) -> tuple[Match, list[Weighed]]:
    """Every choice of a finished game, weighed on all cores."""
    match = Record.read(file).match()
    if not match.over:
        raise SpectaculaError(f"the coach looks at finished games; this one goes on after {match.ply} moves")
    with progress(f"compiling {match.game.id}", 1) as compiled:
        warm_up(match.game.id, lambda done, total: compiled(done / total))
    made, found = list(decisions(match)), list[Weighed]()
    with progress("weighing choices", len(made)) as weighed, ThreadPoolExecutor(os.cpu_count()) as pool:
        for choice in pool.map(weigh, made):
            found.append(choice)
            weighed(len(found))
    return match, found


def tell_choices(match: Match, weighed: Sequence[Weighed], costliest: int, language: str) -> Iterator[str]:
    """Every seat's account, then the choices that cost most with what would have been better."""
    words = Texts(match.game.id, language, also=(TEXTS,))
    yield heading(match, words)
    for seat, entries in enumerate(accounts(weighed, match.scores)):
        yield words.text(
            "terminal-account",
            name=words.name_of(seat),
            expected=_number(entries[0].expected, words) if entries else "0",
            choices=_signed(sum(entry.choice for entry in entries), words),
            luck=_signed(sum(entry.luck for entry in entries), words),
            score=match.scores[seat],
        )
    costly = sorted((w for w in weighed if w.loss > 0), key=lambda w: -w.loss)[:costliest]
    if costly:
        yield words.text("terminal-costliest")
    describe = match.game.definition.describe
    for choice in costly:
        yield words.text(
            "terminal-costly",
            move=choice.ply + 1,
            name=words.name_of(choice.seat),
            played=words.say(describe(choice.move)),
            better=words.say(describe(choice.best)),
            cost=_signed(-choice.loss, words),
        )


def _number(value: float, words: Texts) -> str:
    return str(format_decimal(value, "0.0", locale=words.language))


def _signed(value: float, words: Texts) -> str:
    return str(format_decimal(round(value, 1) + 0.0, "+0.0;\N{MINUS SIGN}0.0", locale=words.language))
