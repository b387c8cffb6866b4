"""Setting up: tokens, programs, arenas, nobles, the draft."""

from __future__ import annotations

import pytest

import spectacula
from spectacula.games.colosseum.state import COMPONENTS
from tests.games.colosseum.stage import Stage


@pytest.mark.parametrize(("players", "tokens", "left"), [(3, 8, 1), (4, 6, 1), (5, 5, 0)])
def test_everybody_gets_8_6_or_5_green_tokens_and_one_may_be_left(players: int, tokens: int, left: int) -> None:
    table = spectacula.load("colosseum", players).new(3).view(None).table
    assert [sum(good.count for good in player.tokens) for player in table.players] == [tokens] * players
    assert [len(market.tokens) for market in table.markets] == [3] * 5
    assert (table.green_left is not None) == bool(left)
    assert sum(good.count for good in table.bag) == 112


def test_everybody_has_30_coins_two_free_programs_and_a_small_arena() -> None:
    for player in spectacula.load("colosseum", 5).new(9).view(None).table.players:
        low, high = player.programs
        assert 1 <= low <= 5 < high <= 10
        assert (player.coins, player.medals, player.record, player.arena.parts) == (30, 0, 0, 2)


def test_no_start_program_is_dealt_twice_and_11_to_30_are_for_sale() -> None:
    table = spectacula.load("colosseum", 4).new(2).view(None).table
    dealt = [number for player in table.players for number in player.programs]
    assert len(set(dealt)) == 8
    assert [program.number for program in table.programs if program.for_sale] == list(range(11, 31))


@pytest.mark.parametrize(
    ("players", "arenas"),
    [
        (3, [(8, 9), (21, 22), (32, 33)]),
        (4, [(3, 4), (14, 15), (23, 24), (32, 33)]),
        (5, [(2, 3), (8, 9), (15, 16), (23, 24), (32, 33)]),
    ],
)
def test_arenas_stand_by_the_number_of_players(players: int, arenas: list[tuple[int, int]]) -> None:
    table = spectacula.load("colosseum", players).new(1).view(None).table
    assert [player.arena.squares for player in table.players] == arenas


def test_nobles_start_on_the_resting_squares() -> None:
    table = spectacula.load("colosseum", 4).new(1).view(None).table
    assert sorted(noble.square for noble in table.nobles) == list(table.resting) == COMPONENTS["track"]["rest"]
    assert {noble.id: noble.square for noble in table.nobles if noble.name != "senator"} == {
        **{"emperor": 0, "consul-1": 12, "consul-2": 26}
    }


def test_the_first_player_sits_next_clockwise_to_the_emperor() -> None:
    table = spectacula.load("colosseum", 5).new(1).view(None).table
    ahead = [player.arena.squares[0] for player in table.players]
    assert table.start == table.asked == ahead.index(min(ahead)) == 0


def test_stars_are_awarded_at_the_start() -> None:
    for seed in range(20):
        table = spectacula.load("colosseum", 3).new(seed).view(None).table
        counts = [{g.kind: g.count for g in player.tokens} for player in table.players]
        for kind in ("gladiator", "priest", "comedian", "musician", "lion", "horse", "ship"):
            held = [hand.get(kind, 0) for hand in counts]
            owner = [p.seat for p in table.players if kind in p.stars]
            leaders = [seat for seat, n in enumerate(held) if n == max(held) and n >= 3]
            assert owner == (leaders if len(leaders) == 1 else [])


def test_refills_use_the_left_over_green_token_first() -> None:
    stage = Stage(3).coins(30, 0, 0).market(1, "lion").auctions()
    green = stage.match.view(0).table.green_left
    stage.play(0, "market 1", "bid 8")
    assert stage.lot(1)[0] == green
    assert stage.match.view(0).table.green_left is None


def test_draft_goes_against_seat_order_for_1_to_5_then_in_seat_order_for_6_to_10() -> None:
    match = spectacula.load("colosseum", 3, start_programs="draft").new(1)
    order = []
    while match.kind(match.pending[0]) == "draft":
        seat = match.pending[0]
        order.append((seat, match.moves(seat)))
        match.play(seat, match.moves(seat)[0])
    assert [seat for seat, _ in order] == [2, 1, 0, 0, 1, 2]
    assert order[0][1] == [f"take program {n}" for n in range(1, 6)]
    assert order[3][1] == [f"take program {n}" for n in range(6, 11)]
    assert match.view(None).table.players[2].programs == (1, 8)


def test_draft_leaves_the_last_of_five_no_choice() -> None:
    match = spectacula.load("colosseum", 5, start_programs="draft").new(1)
    for seat in (4, 3, 2, 1):
        match.play(seat, match.moves(seat)[-1])
    assert match.view(None).table.players[0].programs == (1,)
    assert [match.kind(0), match.moves(0)[0]] == ["draft", "take program 6"]


def test_draft_tells_who_owns_a_program_that_is_gone() -> None:
    match = spectacula.load("colosseum", 3, start_programs="draft").new(1)
    match.play(2, "take program 4")
    reason = match.why_not(1, "take program 4")
    assert reason is not None and reason.id == "why-sold"
