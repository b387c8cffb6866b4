"""Duplicates: the same cards in every room, and nobody sees them before they have played them."""

from __future__ import annotations

import pytest

from spectacula.server.errors import NotNow
from spectacula.server.house import House
from tests.server.tournaments.held import begun, looked_after, play_out, play_round

pytestmark = pytest.mark.anyio


async def test_a_duplicate_has_the_same_cards_in_every_room_and_others_in_the_next_round(quiet_house: House) -> None:
    found = await begun(quiet_house, "duplicate", count=4)
    first = {(await quiet_house.table(laid.table_id or "")).match.seed for laid in found.playing}
    found = await play_round(quiet_house, found)
    second = {(await quiet_house.table(laid.table_id or "")).match.seed for laid in found.playing}
    assert len(first) == len(second) == 1 and first != second


async def test_nobody_looks_at_a_table_whose_cards_others_still_play(quiet_house: House) -> None:
    found = await begun(quiet_house, "duplicate", count=4)
    one, other = [await quiet_house.table(laid.table_id or "") for laid in found.playing]
    hers, desk = next(iter(other.people)), quiet_house.tournaments
    await desk.keep_quiet(other, hers)
    for who in (next(iter(one.people)), None, "nobody"):
        with pytest.raises(NotNow, match="still play these cards"):
            await desk.keep_quiet(other, who)
    await play_round(quiet_house, found)
    await desk.keep_quiet(other, None)


async def test_results_of_a_deal_are_told_when_all_have_played_it(quiet_house: House) -> None:
    found = await begun(quiet_house, "duplicate", count=4)
    await play_out(quiet_house, found.playing[0].table_id or "")
    found = await looked_after(quiet_house, found)
    assert len(found.playing) == 1 and all(room.result is None for room in found.told)
    found = await play_round(quiet_house, found)
    assert all(room.result is not None for room in found.told if room.round == 1)


async def test_the_number_of_a_deal_stays_sealed_until_all_have_played_it(quiet_house: House) -> None:
    found = await begun(quiet_house, "duplicate", count=4)
    first = await play_out(quiet_house, found.playing[0].table_id or "")
    with pytest.raises(NotNow, match="still play these cards"):
        first.record()
    await play_round(quiet_house, found)
    assert first.record().fair == first.match.fair and first.record().verify().over


async def test_a_bot_that_fills_a_room_has_the_same_luck_in_all(quiet_house: House) -> None:
    found = await begun(quiet_house, "duplicate", count=2)
    table = await quiet_house.table(found.playing[0].table_id or "")
    assert table.terms.same_deal and [seat.kind for seat in table.seats].count("bot") == 1
