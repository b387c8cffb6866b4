"""Deals of the day: one for everybody, played once and by oneself, shown to nobody before theirs stands."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from spectacula.games import GAMES
from spectacula.kernel.errors import CannotUndo, SpectaculaError
from spectacula.server.daily import deal as dealing
from spectacula.server.daily import desk
from spectacula.server.daily.deal import Deal, known_day, luck, week
from spectacula.server.daily.results import Try, field_of
from spectacula.server.errors import NoHints, NotNow
from spectacula.server.house import House
from spectacula.server.people.parting import part
from spectacula.server.player import Player
from spectacula.server.tables.table import Pace, Table

from .in_memory import house_in_memory
from .moved import Moved

pytestmark = pytest.mark.anyio
DAY = "2026-11-16"


@pytest.fixture(autouse=True)
def quick_bots_on_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "LEVEL", "random")
    monkeypatch.setattr(desk, "BEST", "random")
    set_day(monkeypatch, DAY)


def set_day(monkeypatch: pytest.MonkeyPatch, day: str) -> None:
    for module in (dealing, desk):
        monkeypatch.setattr(module, "today", lambda: day)


async def bots_are_done(house: House, table_id: str) -> Table:
    """The table when it waits for a person, or is over."""
    table = await house.table(table_id)
    while not table.over and table.bots_to_move():
        await asyncio.sleep(0.005)
        table = await house.table(table_id)
    return table


async def play_out(house: House, player: Player, game: str = "histrio", seed: int = 0) -> Table:
    """Somebody plays today's deal to its end, by chance."""
    chance = random.Random(seed)
    table = await house.daily.play(player, game)
    await house.set_pace(table.id, player.id, Pace.INSTANT)
    table = await bots_are_done(house, table.id)
    while not table.over:
        [seat] = table.seats_of(player.id)
        await house.play(table.id, player.id, seat, table.match.ply, [chance.choice(table.match.moves(seat))])
        table = await bots_are_done(house, table.id)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_the_same_for_everybody_and_another_on_every_day_and_in_every_house(game: str) -> None:
    deal = Deal(game, DAY, b"this house")
    assert Deal(game, DAY, b"this house").match().seed == deal.match().seed
    assert Deal(game, "2026-11-17", b"this house").match().seed != deal.match().seed
    assert Deal(game, DAY, b"another house").match().seed != deal.match().seed


def test_bots_draw_the_same_luck_at_the_same_moment() -> None:
    match = Deal("histrio", DAY, b"this house").match()
    assert luck(match, 1) == luck(match.copy(), 1) != luck(match, 2)
    assert 0 <= luck(match, 1) < 2**31


async def test_everybody_gets_the_same_cards_at_the_same_place(house: House) -> None:
    ann, bob = await house.new_player("Ann"), await house.new_player("Bob")
    hers, his = await house.daily.play(ann, "histrio"), await house.daily.play(bob, "histrio")
    assert hers.id != his.id
    assert hers.match.seed == his.match.seed
    assert hers.seats_of(ann.id) == his.seats_of(bob.id)
    assert not hers.hints


async def test_whoever_comes_again_goes_on(house: House) -> None:
    ann = await house.new_player("Ann")
    both = await asyncio.gather(house.daily.play(ann, "histrio"), house.daily.play(ann, "histrio"))
    assert both[0].id == both[1].id == (await house.daily.play(ann, "histrio")).id


async def test_a_deal_is_played_once_even_if_it_is_taken_off_the_list(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    table = await small_house.daily.play(ann, "histrio")
    await small_house.forget(table.id, ann.id)
    with pytest.raises(NotNow, match="tomorrow"):
        await small_house.daily.play(ann, "histrio")


async def test_what_was_played_stands_and_nobody_plays_it_for_me(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    table = await bots_are_done(small_house, (await small_house.daily.play(ann, "histrio")).id)
    [seat] = table.seats_of(ann.id)
    await small_house.play(table.id, ann.id, seat, table.match.ply, [table.match.moves(seat)[0]])
    with pytest.raises(CannotUndo, match="stands"):
        await small_house.ask_undo(table.id, ann.id, seat, 0)
    with pytest.raises(NotNow, match="by oneself"):
        await small_house.stand_in(table.id, ann.id, seat, "master")
    with pytest.raises(NoHints):
        await small_house.hints(table.id, ann.id, seat)


async def test_the_field_is_everybody_whose_result_stands_and_the_master_apart(house: House) -> None:
    ann, bob, eve = [await house.new_player(name) for name in ("Ann", "Bob", "Eve")]
    hers, his = await play_out(house, ann, seed=1), await play_out(house, bob, seed=2)
    await house.daily.play(eve, "histrio")
    best = await house.daily.master("histrio", DAY)
    assert best is not None
    best = await bots_are_done(house, best.id)
    field = await house.daily.field("histrio", DAY)
    seat = house.daily.deal("histrio", DAY).seat
    assert field.scores == sorted([hers.match.scores[seat], his.match.scores[seat]])
    assert field.master == best.match.scores[seat]
    assert best.match.seed == hers.match.seed


async def test_the_lines_of_a_field_are_what_was_played(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    table = await play_out(small_house, ann)
    notation = table.game.definition.notation
    [line] = await small_house.daily.lines((await small_house.daily.field("histrio", DAY)).tries)
    assert line == [(played.seat, notation[played.move]) for played in table.match.played]


async def test_a_shelf_keeps_deals_as_a_database_does(tmp_path: Path) -> None:
    house = house_in_memory(tmp_path)
    ann = await house.new_player("Ann")
    table = await play_out(house, ann)
    field = await house.daily.field("histrio", DAY)
    [line] = await house.daily.lines(field.tries)
    assert [found.name for found in field.tries] == ["Ann"] and len(line) == table.match.ply
    assert (await house.daily.play(ann, "histrio")).id == table.id
    await house.forget(table.id, ann.id)
    assert (await house.daily.field("histrio", DAY)).tries == []


async def test_a_deal_is_not_given_away(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = await small_house.new_player("Ann"), await small_house.new_player("Bob")
    table = await play_out(small_house, ann)
    await small_house.daily.keep_quiet(table, ann.id)
    for other in (None, bob.id):
        with pytest.raises(NotNow, match="own result stands"):
            await small_house.daily.keep_quiet(table, other)
    await small_house.daily.play(bob, "histrio")
    with pytest.raises(NotNow, match="own result stands"):
        await small_house.daily.keep_quiet(table, bob.id)
    await play_out(small_house, bob)
    await small_house.daily.keep_quiet(table, bob.id)
    set_day(monkeypatch, "2026-11-17")
    await small_house.daily.keep_quiet(table, None)


async def test_playing_again_is_a_table_like_any_other(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    table = await play_out(small_house, ann)
    again = await small_house.rematch(table.id, ann.id)
    assert again.day is None and again.hints


def a_try(score: int | None, player: str = "p") -> Try:
    return Try(DAY, "histrio", player, "Somebody", "t", score)


def test_results_are_counted_against_the_others() -> None:
    field = field_of([a_try(30), a_try(10), a_try(20), a_try(None), a_try(40, "master")], "master")
    assert (field.scores, field.median, field.master) == ([10, 20, 30], 20, 40)
    assert [field.better_than(score) for score in field.scores] == [0, 50, 100]
    assert field_of([a_try(10)], "master").better_than(10) is None
    assert field_of([a_try(10), a_try(20)], "master").median == 15


def test_days_are_read_with_care() -> None:
    assert week(DAY)[0] == "2026-11-10" and week(DAY)[-1] == DAY
    assert known_day(DAY) == DAY
    for wrong in ("yesterday", "2026-13-01", "2026-11-17", "20261116", "2026-W47-1"):
        with pytest.raises(SpectaculaError):
            known_day(wrong)


# --- one browser


async def test_by_one_browser_a_deal_is_begun_once(house: House) -> None:
    ann, again = await house.new_player("Ann"), await house.new_player("Nobody")
    table = await house.daily.play(ann, "histrio", "browser")
    with pytest.raises(NotNow, match="another name"):
        await house.daily.play(again, "histrio", "browser")
    assert await house.daily.mine(again.id, [DAY]) == []
    assert (await house.daily.play(ann, "histrio", "browser")).id == table.id, "she goes on"
    await house.daily.play(again, "colosseum", "browser")
    assert await house.daily.begun_by("browser", DAY) == {"histrio", "colosseum"}


async def test_another_browser_may_begin_the_same_deal(small_house: House) -> None:
    ann, bob = await small_house.new_player("Ann"), await small_house.new_player("Bob")
    await small_house.daily.play(ann, "histrio", "one")
    await small_house.daily.play(bob, "histrio", "other")


async def test_whoever_is_forgotten_does_not_begin_again(small_house: House) -> None:
    ann, again = await small_house.new_player("Ann"), await small_house.new_player("Nobody")
    await small_house.daily.play(ann, "histrio", "browser")
    await part(small_house, ann)
    with pytest.raises(NotNow, match="another name"):
        await small_house.daily.play(again, "histrio", "browser")


async def test_browsers_are_forgotten_with_the_day(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, ann = Moved(monkeypatch), await small_house.new_player("Ann")
    opens = small_house.daily.deal("histrio", DAY).opens
    await small_house.daily.play(ann, "histrio", "browser")
    clock.on(opens - time.time() - 10)
    await small_house.daily.clear_out()
    assert await small_house.daily.begun_by("browser", DAY)
    clock.on(20)
    await small_house.daily.clear_out()
    assert not await small_house.daily.begun_by("browser", DAY)


async def test_in_a_tab_a_deal_is_begun_once_too(tmp_path: Path) -> None:
    house = house_in_memory(tmp_path)
    await house.start()
    await house.daily.play(await house.new_player("Ann"), "histrio", "browser")
    with pytest.raises(NotNow, match="another name"):
        await house.daily.play(await house.new_player("Nobody"), "histrio", "browser")
    await house.daily.clear_out()
    await house.stop()
