"""Nothing hidden shows: whatever a seat cannot know may change without changing a byte of what it is sent."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from spectacula.engine.match import Match
from spectacula.engine.texts import Texts
from spectacula.kernel.errors import IllegalMove
from spectacula.server.errors import Stale
from spectacula.server.house import House
from spectacula.server.http.api.routes import _moves
from spectacula.server.http.api.shapes import table_out
from spectacula.server.tables.playing import turn
from spectacula.server.tables.table import Table

from .at_table import INVITED, open_for

pytestmark = pytest.mark.anyio
encode = msgspec.json.encode


async def _table(house: House, players: int) -> Table:
    people = [await house.new_player(f"P{i}") for i in range(players)]
    table = await open_for(house, people[0], *[INVITED] * (players - 1))
    for seat in range(1, players):
        await house.claim(table.seats[seat].invite or "", people[seat])
    return table


def _sent_to(table: Table, seat: int | None) -> bytes:
    """All the API sends to a seat: its table, its choices, and the refusal of a stale or an illegal move."""
    player = table.owner if seat is None else table.seats[seat].player_id or ""
    parts: list[object] = [table_out(table, player, seat)]
    if seat is not None:
        parts.append(_moves(table, seat, Texts("histrio", "en", table.names()), previews=True))
        for opened, move in ((table.match.ply, "no such move"), (table.match.ply, "travel 8"), (10_000, "travel 1")):
            try:
                turn(table, seat, opened, [move])
            except (IllegalMove, Stale) as refusal:
                parts.append(str(refusal))
    return encode(parts)


def _unlike(match: Match, seat: int | None) -> Iterator[Match]:
    """The match with everything this seat cannot know drawn anew, and other sealed choices of the others."""
    luck = random.Random(match.ply)
    for key in range(1, 4):
        other = match.copy()
        if seat is not None:
            other.state = match.game.definition.layout.new(match.concealed(seat, key))
        for committed in other.sealed_moves:
            if committed != seat:
                other.sealed_moves[committed] = luck.choice(match.ids(committed))
        yield other


@pytest.mark.parametrize("players", [2, 4])
async def test_what_a_seat_is_sent_depends_on_nothing_hidden(small_house: House, players: int) -> None:
    table = await _table(small_house, players)
    luck, compared = random.Random(players), 0
    while not table.over:
        seat = luck.choice(table.match.pending)
        move = luck.choice(table.match.moves(seat))
        await small_house.play(table.id, table.seats[seat].player_id or "", seat, table.match.ply, [move])
        true = table.match
        for viewer in (None, *range(players)):
            table.match = true
            sent = _sent_to(table, viewer)
            for table.match in _unlike(true, viewer):
                assert _sent_to(table, viewer) == sent
                compared += table.match.position != true.position
        table.match = true
    assert compared > 100


async def test_events_carry_only_a_number_that_says_nothing(small_house: House) -> None:
    table = await _table(small_house, 2)
    stream = small_house.versions(table.id, None)
    assert isinstance(await anext(stream), int)
    await stream.aclose()
