"""The others at a table, as one of its people may mute or block them."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.server.player import Player
from spectacula.server.tables.table import Table
from spectacula.web.words import Words


@dataclass(frozen=True)
class Neighbour:
    """Somebody who sits or has spoken here: `whom` is where, for a page tells nobody's id."""

    whom: str
    seat: int | None
    name: str
    muted: bool
    blocked: bool


def manners_at(table: Table, player_id: str | None) -> str:
    """The address of the page; empty where there is nobody else."""
    return f"/t/{table.id}/people" if others(table, player_id) else ""


def neighbours(table: Table, player: Player | None, words: Words) -> list[Neighbour]:
    muted, blocked = (player.unheard, player.blocked) if player is not None else (frozenset[str](), frozenset[str]())
    return [
        Neighbour(whom, seat, name or words.texts.text("player", number=(seat or 0) + 1), one in muted, one in blocked)
        for one, (whom, seat, name) in others(table, None if player is None else player.id).items()
    ]


def others(table: Table, player_id: str | None) -> dict[str, tuple[str, int | None, str]]:
    """Everybody else by their id: those who sit here, then those who have left after a word."""
    found: dict[str, tuple[str, int | None, str]] = {}
    for seat, info in enumerate(table.seats):
        if info.player_id is not None:
            found.setdefault(info.player_id, (f"seat-{seat}", seat, info.name))
    for said in table.talk:
        if (speaker := table.speaker(said)) is not None:
            found.setdefault(speaker, (f"talk-{said.number}", None, said.name))
    found.pop(player_id or "", None)
    return found


def meant(table: Table, player_id: str | None, whom: str) -> str | None:
    """The id of somebody named by where they are."""
    return next((one for one, (where, _, _) in others(table, player_id).items() if where == whom), None)
