"""Setup for one to four players, the drafts and the options."""

from __future__ import annotations

import pytest

import spectacula
from spectacula.engine.match import Match
from spectacula.games.magnificent import box
from spectacula.games.magnificent.state import HATS, TURN_ORDER
from tests.games.magnificent.circus import Circus


def table(players: int, seed: int = 1, **options: object) -> Match:
    return spectacula.load("magnificent", players, **options).new(seed)


def view(match: Match, seat: int | None = None) -> object:
    return match.view(seat).table


@pytest.mark.parametrize(
    ("players", "dice"), [(1, [1, 1, 1, 2]), (2, [3, 3, 3, 2]), (3, [4, 4, 4, 3]), (4, [5, 5, 5, 4])]
)
def test_dice_by_number_of_players(players: int, dice: list[int]) -> None:
    match = table(players)
    shown = [die.colour for die in match.view(None).table.dice]
    assert [shown.count(colour) for colour in box.COLOUR_NAMES] == dice


@pytest.mark.parametrize(("players", "sets"), [(2, 3), (3, 3), (4, 4)])
def test_sets_on_display_by_number_of_players(players: int, sets: int) -> None:
    shown = table(players).view(None).table.sets
    assert [s.card is not None and s.trainer is not None for s in shown] == [i < sets for i in range(4)]


def test_fifteen_tents_lie_on_the_poster_symbols_and_one_is_out() -> None:
    roads = table(4).view(None).table.roads
    tents = [space.tent.id for road in roads for space in road.spaces if space.tent]
    assert len(tents) == len(set(tents)) == 15 and "T00" not in tents
    assert all((space.tent is not None) == (space.symbol == "poster") for road in roads for space in road.spaces)


def test_everybody_starts_with_a_start_poster_above_the_printed_tent() -> None:
    for player in table(4).view(None).table.players:
        assert player.places[0].poster.id in ("SAO", "SAG", "SAP", "SBO") and player.places[0].tent.id == "T00"
        assert all(place.poster is None and place.tent is None for place in player.places[1:])


def test_decision_four_start_posters_leave_two_for_the_deck() -> None:
    table_view = table(4).view(None).table
    assert table_view.posters_left + 4 == 50


def test_decision_option_start_posters_6_uses_all_six() -> None:
    table_view = table(4, start_posters=6).view(None).table
    assert table_view.posters_left + 4 == 48
    given = {
        player.places[0].poster.id
        for seed in range(20)
        for player in table(4, seed, start_posters=6).view(None).table.players
    }
    assert given == {"SAO", "SAG", "SAP", "SBO", "SBG", "SBP"}


@pytest.mark.parametrize(("tiles", "small"), [(84, 16), (72, 12)])
def test_decision_option_camp_tiles(tiles: int, small: int) -> None:
    supply = table(2, camp_tiles=tiles).view(None).table.supply
    assert supply["small orange"] == small and supply["large orange"] == 12 and sum(supply.values()) == tiles


def test_decision_first_game_gives_the_cards_of_the_board_and_side_a() -> None:
    for player in table(4, 7).view(None).table.players:
        number, side = player.board.split("-")
        own = {m["id"] for m in box.BOX["masters"] if m.get("set") == ["I", "II", "III", "IV"].index(number) + 1}
        assert side == "A" and {c.card.id for c in player.cards if c.card} == own


def test_decision_unused_starters_join_the_deck_after_the_display_was_filled() -> None:
    for seed in range(30):
        match = table(2, seed)
        assert match.view(None).table.masters_left == 56 - 8 - 3
        starters = {m["id"] for m in box.BOX["masters"] if "set" in m}
        assert not starters & {s.card.id for s in match.view(None).table.sets if s.card}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_40_the_start_player_gives_the_last_one_a_coin(players: int) -> None:
    match = table(players, 3)
    order = match.view(None).table.order
    coins = [match.view(None).table.players[p].coins for p in order]
    assert coins == [5, *[6] * (players - 2), 7]


def test_ruling_40_no_coin_changes_hands_in_solo() -> None:
    assert table(1).view(None).table.players[0].coins == 6


def test_everybody_starts_with_a_gem_of_each_colour_and_a_marker() -> None:
    for player in table(3).view(None).table.players:
        assert player.gems == {"orange": 1, "green": 1, "purple": 1, "clear": 1} and player.markers == 1


def test_hats_stand_in_order_from_space_1_up() -> None:
    shown = table(4, 5).view(None).table
    assert [shown.players[p].hats for p in shown.order] == [(0,), (1,), (2,), (3,)]


@pytest.mark.parametrize(("players", "tiles"), [(2, 3), (3, 3), (4, 4)])
def test_the_trainer_draft_goes_against_the_turn_order(players: int, tiles: int) -> None:
    match = table(players, 2)
    order = match.view(None).table.order
    assert match.pending == (order[-1],) and len(match.moves(order[-1])) == tiles
    asked = []
    while match.kind(match.pending[0]) == "trainer":
        asked.append(match.pending[0])
        match.play(match.pending[0], match.moves(match.pending[0])[0])
    forced = 1 if players == tiles else 0
    assert asked == list(order[::-1])[: players - forced]
    assert all(len(player.trainers) == 1 for player in match.view(None).table.players)
    assert match.view(None).table.trainers_left == 12 - 2 * tiles


# --- advanced setup


def test_decision_advanced_lets_everybody_choose_a_side_in_reverse_seating_order() -> None:
    match = table(3, 4, setup="advanced")
    order = match.view(None).table.order
    for seat in order[::-1]:
        assert match.pending == (seat,) and match.moves(seat) == ["side a", "side b"]
        match.play(seat, "side a")
    assert match.kind(0) == "draft"


@pytest.mark.parametrize(
    ("board", "coins", "gems", "markers", "points"),
    [
        ("I", 5, [2, 1, 1, 1], 1, 0),
        ("II", 8, [0, 1, 1, 0], 1, 1),
        ("III", 3, [1, 1, 1, 1], 2, 0),
        ("IV", 4, [1, 0, 1, 2], 1, 0),
    ],
)
def test_b_sides_have_their_own_start_goods(board: str, coins: int, gems: list[int], markers: int, points: int) -> None:
    match, seat = next(
        (m, s)
        for m in (table(1, seed, setup="advanced") for seed in range(60))
        for s in range(1)
        if m.view(0).table.players[0].board == f"{board}-A"
    )
    match.play(seat, "side b")
    player = match.view(0).table.players[0]
    assert player.board == f"{board}-B" and player.coins == coins and player.points == points
    assert list(player.gems.values()) == gems and player.markers == markers


def test_board_iv_b_adds_a_poster_from_the_deck_on_any_free_place() -> None:
    match = next(
        m for m in (table(1, s, setup="advanced") for s in range(60)) if m.view(0).table.players[0].board == "IV-A"
    )
    match.play(0, "side b")
    assert match.kind(0) == "lay" and match.moves(0) == ["place 2", "place 3", "place 4", "place 5"]
    match.play(0, "place 4")
    assert match.view(0).table.players[0].places[3].poster is not None


def drafted(players: int, seed: int = 3) -> Match:
    match = table(players, seed, setup="advanced")
    while match.kind(match.pending[0]) != "draft":
        match.play(match.pending[0], match.moves(match.pending[0])[0])
    return match


def test_advanced_setup_drafts_cards_from_hands_of_five_passed_to_the_left() -> None:
    match = drafted(3)
    hands = [match.moves(seat) for seat in range(3)]
    assert match.sealed and match.pending == (0, 1, 2) and [len(hand) for hand in hands] == [5, 5, 5]
    for seat in range(3):
        match.play(seat, hands[seat][seat])
    for seat in range(3):
        passed = [card for card in hands[(seat - 1) % 3] if card != hands[(seat - 1) % 3][(seat - 1) % 3]]
        assert match.moves(seat) == passed


def test_advanced_setup_keeps_four_cards_and_returns_the_fifth() -> None:
    match = drafted(4)
    while match.sealed:
        match.play(match.pending[0], match.moves(match.pending[0])[0])
    shown = match.view(None).table
    assert all(sum(c.card is not None for c in player.cards) == 4 for player in shown.players)
    assert shown.masters_left == 56 - 16 - 4 and match.kind(shown.order[-1]) == "trainer"


def test_a_drafted_hand_is_seen_by_its_holder_only() -> None:
    match = drafted(2)
    assert match.view(None).table.hand is None
    mine = [card.id for card in match.view(0).table.hand]
    assert len(mine) == 5 and not set(mine) & {card.id for card in match.view(1).table.hand}
    match.play(0, match.moves(0)[0])
    match.play(1, match.moves(1)[0])
    assert [card.id for card in match.view(0).table.kept] == [mine[0]]


# --- turn order


def hats_of_round_two(option: str) -> list[int]:
    t = Circus(4, turn_order=option)
    for seat, space in enumerate(["#2", "12", "5", "9"]):
        t.hats(seat, space)
    t.last_turn()
    while t.s.round == 0:
        t.play(t.moves[0])
    return [t.s.order[k] for k in range(4)]


def test_ruling_5_rounds_two_and_three_go_clockwise_from_the_lowest_hat() -> None:
    assert hats_of_round_two("clockwise") == [0, 1, 2, 3]


def test_decision_option_turn_order_hats_follows_the_hats_upwards() -> None:
    assert hats_of_round_two("hats") == [0, 2, 3, 1]
    assert Circus(4, turn_order="hats").s.option[TURN_ORDER] == HATS
