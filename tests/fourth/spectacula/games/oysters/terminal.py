"""The table of Oysters in sentences."""

from __future__ import annotations

from spectacula.games.oysters.view import Table

from spectacula.kernel.words import Speech


def table_lines(table: Table, seat: int | None, words: Speech) -> list[str]:
    """Every hand."""
    return [
        words.text("terminal-hand", name=words.name_of(hand.seat), coins=hand.coins, pearl=hand.pearl or "?")
        for hand in table.hands
    ]
