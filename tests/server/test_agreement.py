"""Whatever people do in whatever order: memory and store never differ."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.tables import company
from spectacula.server.tables.codec import live_table
from spectacula.server.tables.table import Pace, Table

from .at_table import INVITED, open_for, standing

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("luck", range(4))
async def test_memory_and_store_never_differ(small_house: House, luck: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small_house.bots, "wake", lambda table: None)
    dice = random.Random(luck)
    people = [await small_house.new_player(name) for name in ("Ann", "Bob", "Eve")]
    table = await open_for(small_house, people[0], INVITED, INVITED)
    for seat in (1, 2):
        await small_house.claim(table.seats[seat].invite or "", people[seat])
    for _ in range(250):
        with suppress(SpectaculaError):
            await _anything(small_house, table, people, dice)
        stored = await small_house.store.load(table.id)
        assert stored is not None
        assert standing(live_table(stored)) == standing(table)
        assert stored.row["version"] == table.saved_version <= table.version


async def _anything(house: House, table: Table, people: list[Player], dice: random.Random) -> None:
    seat = dice.randrange(3)
    who, match = people[seat].id, table.match
    moves = match.moves(seat) or ["travel 1"]
    deeds = ["play"] * 12 + ["turn", "undo"] * 3 + ["repeat", "agree"] * 2 + ["stale", "ask", "refuse", "say", "reload"]
    deeds += ["pace", "rename", "stand in", "take back", "hint"]
    match dice.choice(deeds):
        case "play":
            await house.play(table.id, who, seat, match.ply, [dice.choice(moves)])
        case "repeat" if match.played:
            ply = dice.randrange(match.ply)
            played = match.played[ply]
            move = table.game.definition.notation[played.move]
            await house.play(table.id, people[played.seat].id, played.seat, table.openings[ply], [move])
        case "stale":
            await house.play(table.id, who, seat, dice.randrange(match.ply + 2), [dice.choice(moves)])
        case "turn":
            words = [dice.choice(moves), dice.choice(table.game.definition.notation)]
            await house.play(table.id, who, seat, match.ply, words)
        case "undo":
            await house.undo(table.id, who, seat)
        case "ask":
            await house.ask_undo(table.id, who, seat, max(0, match.ply - dice.randint(1, 40)))
        case "agree" | "refuse" as answer:
            await house.answer_undo(table.id, who, seat, answer == "agree")
        case "say":
            await house.say(table.id, who, "hm")
        case "pace":
            await house.set_pace(table.id, who, dice.choice(list(Pace)))
        case "rename":
            await house.rename(who, dice.choice(("Ann", "Anna", "Bob", "Eve")))
        case "stand in":
            await house.alter(table.id, lambda live: company.stand_in(live, people[seat].id, seat, "random"))
        case "take back":
            await house.take_back(table.id, who, seat)
        case "hint":
            await house.alter(table.id, lambda live: company.count_hint(live, seat))
        case "reload":
            table.doubt()
            await house.table(table.id)
