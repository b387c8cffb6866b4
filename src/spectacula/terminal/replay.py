"""Tell a recorded game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from spectacula.engine.match import Match
from spectacula.engine.record import Record
from spectacula.engine.texts import Texts
from spectacula.terminal import TEXTS


def heading(match: Match, words: Texts) -> str:
    """Which game it was and how long."""
    title, players = words.text("title"), match.game.players
    return words.text("terminal-record", title=title, players=players, moves=match.ply)


def tell_record(file: Path, to: int | None, language: str) -> Iterator[str]:
    """Every move with its notation and what came of it, then the scores."""
    match = Record.read(file).match()
    words = Texts(match.game.id, language, also=(TEXTS,))
    if to is not None and to < match.ply:
        match.rewind(to)
    yield heading(match, words)
    yield from _moves(match, words)
    yield "  ".join(f"{words.name_of(seat)} {score}" for seat, score in enumerate(match.scores))


def _moves(match: Match, words: Texts) -> Iterator[str]:
    tell = match.game.definition.tell
    notation = match.game.definition.notation
    for ply, played in enumerate(match.played, 1):
        yield f"{ply:4}  {words.name_of(played.seat)}: {notation[played.move]}"
        for event in played.events:
            yield f"        {words.say(tell(event))}"
