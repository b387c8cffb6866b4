"""Tournaments in a test: people, a proposal, and tables that are played out in a moment."""

from __future__ import annotations

import time
from functools import partial
from random import Random
from typing import Any

from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.tables.change import Change, Course, changed
from spectacula.server.tables.codec import Decision
from spectacula.server.tables.opening import openings
from spectacula.server.tables.table import Table
from spectacula.server.tournaments.proposing import Proposal
from spectacula.server.tournaments.tourney import Tourney
from tests.server.members import member


def proposal(system: str = "swiss", players: int = 2, **more: Any) -> Proposal:
    """One of Histrio that starts with the fourth who joins."""
    given: dict[str, Any] = {"name": "Autumn Cup", "rounds": 2, "full_at": 4, **more}
    return Proposal(game="histrio", system=system, players=players, **given)


async def proposed(house: House, system: str = "swiss", players: int = 2, **more: Any) -> tuple[Tourney, Player]:
    """A tournament nobody has joined yet, and its organiser."""
    clara = (await member(house)).player
    return await house.tournaments.propose(clara, proposal(system, players, **more)), clara


async def with_people(house: House, found: Tourney, count: int) -> list[Player]:
    """So many sign up."""
    people = [await house.new_player(f"P{number}") for number in range(1, count + 1)]
    for player in people:
        await house.tournaments.sign_up(found.id, player)
    return people


async def begun(house: House, system: str = "swiss", players: int = 2, count: int = 4, **more: Any) -> Tourney:
    """A tournament whose first round is drawn."""
    found, _ = await proposed(house, system, players, full_at=count, **more)
    await with_people(house, found, count)
    return await looked_after(house, found)


async def looked_after(house: House, found: Tourney, later: float = 0.0) -> Tourney:
    await house.tournaments.running.look_after(time.time() + later)
    return await house.tournaments.find(found.id)


async def play_round(house: House, found: Tourney, seed: int = 0) -> Tourney:
    """Every table of the round is played by chance; then the tournament goes on."""
    for laid in found.playing:
        await play_out(house, laid.table_id or "", seed + laid.room.number)
    return await looked_after(house, found)


async def play_out(house: House, table_id: str, seed: int = 0) -> Table:
    """A table to its end, all decisions in one change."""
    return await house.alter(table_id, partial(_played_out, chance=Random(seed)))


def _played_out(table: Table, chance: Random) -> Change | None:
    if table.over:
        return None
    match, before = table.match.copy(), table.match.ply
    while not match.over:
        seat = match.pending[0]
        match.play(seat, chance.choice(match.moves(seat)))
    opened, notation = openings(match), table.game.definition.notation
    made = [
        Decision(ply, opened[ply], match.played[ply].seat, notation[match.played[ply].move])
        for ply in range(before, match.ply)
    ]
    change = changed(table, {}, course=Course(match, opened, {}, made))
    change.fields["finished"] = change.at
    return change
