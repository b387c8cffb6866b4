"""What is said at a table, as its page and its waiting room show it."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.server.tables.table import Table, Talk
from spectacula.web.words import Words

LINES = 40


@dataclass(frozen=True)
class Said:
    key: str
    seat: int | None
    name: str
    text: str


def said_at(table: Table, words: Words, unheard: frozenset[str]) -> tuple[Said, ...]:
    """The last lines, but for those of people the reader has muted."""
    return tuple(
        Said(
            f"talk-{talk.number}",
            talk.seat,
            _speaker(talk, words),
            words("talk-resigned") if talk.goodbye else talk.text,
        )
        for talk in table.heard_without(unheard)[-LINES:]
    )


def _speaker(talk: Talk, words: Words) -> str:
    """Who says it; somebody who has left the house is a numbered player."""
    if talk.seat is None:
        return words("talk-watcher", name=talk.name)
    return talk.name or words.texts.text("player", number=talk.seat + 1)
