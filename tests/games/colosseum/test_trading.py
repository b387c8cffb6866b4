"""Phase 3, trading: bundles, answers, counters, and what no deal may do."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import spectacula
from spectacula import IllegalMove
from spectacula.games.colosseum.bundle import can_swap_goods, goods_of, most_to_want
from spectacula.games.colosseum.moves import OFFER_ALL, PROPOSE, VOCABULARY, WANT
from spectacula.games.colosseum.state import ASK_COUNTER, ASK_OFFER, ASK_TRADE, TRADABLE, State
from spectacula.games.colosseum.trade import wares_of_others
from tests.games.colosseum.stage import Stage


def fair(players: int = 3) -> Stage:
    """Seat 0 has lions, seat 1 ships, seat 2 horses."""
    stage = Stage(players).coins(*[20] * players)
    return stage.hand(0, lion=2).hand(1, ship=2).hand(2, horse=2).trading()


def test_a_deal_changes_hands_at_once() -> None:
    stage = fair().play(0, "offer to 2", "give lion", "give 5 coins", "want ship", "want ship", "propose")
    stage.play(1, "accept")
    assert (stage.holds(0), stage.holds(1)) == ({"lion": 1, "ship": 2}, {"lion": 1})
    assert stage.purses() == [15, 25, 20]


def test_trading_goes_clockwise_from_the_start_player() -> None:
    stage = fair().start(2).trading()
    order = []
    for _ in range(3):
        order.append(stage.asked[0])
        stage.play(stage.asked[0], "end trading")
    assert order == [2, 0, 1]


def test_only_the_active_player_makes_offers_and_only_the_partner_answers() -> None:
    stage = fair().play(0, "offer to 3", "give lion", "want horse", "propose")
    assert stage.asked == (2, "answer")
    assert [move for move in stage.moves() if move.startswith("offer")] == []


def test_coins_are_named_in_twenties_fives_and_ones() -> None:
    stage = fair().coins(99, 20, 20).play(0, "offer to 2")
    stage.play(0, "give 20 coins", "give 20 coins", "give 5 coins", "give 1 coin", "give 1 coin", "want ship")
    stage.play(0, "propose").play(1, "accept")
    assert stage.purses() == [52, 67, 20]


def test_every_bundle_has_one_spelling() -> None:
    stage = fair().coins(99, 20, 20).play(0, "offer to 2", "give 5 coins", "give 5 coins", "give 5 coins")
    assert stage.why("give 5 coins") == "why-coin-steps"
    assert stage.why("give lion") == "why-order"


def test_decision_five_offers_a_turn_then_it_ends() -> None:
    stage = fair()
    for left in (4, 3, 2, 1, 0):
        stage.play(0, "offer to 2", "give lion", "want ship", "propose").play(1, "refuse")
        assert left == 0 or (stage.s.offers, stage.asked) == (left, (0, "trade"))
    assert stage.asked == (1, "trade")


def test_decision_a_deal_leaves_the_other_offers() -> None:
    stage = fair().play(0, "offer to 2", "give lion", "want ship", "propose").play(1, "accept")
    assert (stage.asked, stage.s.offers) == ((0, "trade"), 4)


def test_decision_an_offer_to_all_is_answered_clockwise_and_the_first_deal_closes_it() -> None:
    stage = Stage(4).coins(20, 20, 20, 20).hand(0, lion=2)
    for seat in (1, 2, 3):
        stage.hand(seat, ship=1)
    stage.trading().play(0, "offer to all", "give lion", "want ship", "propose").play(1, "refuse")
    assert stage.asked == (2, "answer")
    stage.play(2, "accept")
    assert stage.asked == (0, "trade")
    assert stage.holds(3) == {"ship": 1}


def test_decision_who_lacks_the_goods_may_answer_an_offer_to_all_with_a_counter() -> None:
    stage = fair().play(0, "offer to all", "give lion", "want horse", "propose")
    assert stage.asked == (1, "answer")
    assert stage.moves() == ["refuse", "counter"]


def test_decision_the_offering_side_must_own_what_it_gives() -> None:
    stage = fair().play(0, "offer to 2", "give lion", "give lion")
    assert (stage.why("give lion"), stage.why("give scenery")) == ("why-not-owned", "why-not-owned")


def test_decision_the_other_side_is_checked_when_it_accepts() -> None:
    stage = fair().coins(20, 2, 20).medals(0, 1).play(0, "offer to 2", "give lion", "want 5 coins", "propose")
    assert stage.why("accept") == "why-cannot-deliver"
    stage.play(1, "cash medal", "accept")
    assert stage.purses() == [25, 3, 20]


def test_decision_a_counter_is_free_and_the_active_player_replies() -> None:
    stage = fair().play(0, "offer to 2", "give lion", "want ship", "propose")
    stage.play(1, "counter", "give ship", "want lion", "want 5 coins", "propose")
    assert (stage.asked, stage.s.offers) == ((0, "reply"), 4)
    stage.play(0, "accept")
    assert (stage.holds(0), stage.purses()) == ({"lion": 1, "ship": 1}, [15, 25, 20])


def test_decision_one_counter_to_an_offer_and_none_to_a_counter() -> None:
    stage = fair().play(0, "offer to 2", "give lion", "want ship", "propose")
    stage.play(1, "counter", "give ship", "want lion", "want lion", "propose")
    assert stage.why("counter") == "why-no-second-counter"
    assert stage.play(0, "refuse").asked == (0, "trade")


def test_decision_after_a_refused_counter_an_offer_to_all_goes_on() -> None:
    stage = fair().play(0, "offer to all", "give lion", "want 5 coins", "propose")
    stage.play(1, "counter", "give ship", "want lion", "want lion", "propose").play(0, "refuse")
    assert stage.asked == (2, "answer")
    assert stage.play(2, "accept").purses() == [25, 20, 15]


def test_a_counter_that_was_begun_may_be_dropped() -> None:
    stage = fair().play(0, "offer to 2", "give lion", "want ship", "propose")
    assert stage.play(1, "counter", "give ship", "refuse").asked == (0, "trade")


def test_r14_jokers_and_additional_actions_may_be_traded() -> None:
    stage = fair().hand(0, joker=1).hand(1, action=1).trading()
    stage.play(0, "offer to 2", "give joker", "want action", "propose").play(1, "accept")
    assert (stage.holds(0), stage.holds(1)) == ({"action": 1}, {"joker": 1})


def test_r14_nothing_but_tokens_and_coins_has_a_move() -> None:
    offered = {move.removeprefix("give ") for move in VOCABULARY.notation if move.startswith("give ")} - {"up opening"}
    assert offered.isdisjoint({"medal", "program", "star", "seat", "podium", "emperor"})
    assert len(offered) == 17


def test_r14_both_sides_give_something() -> None:
    stage = fair().play(0, "offer to 2", "give lion")
    assert stage.why("propose") == "why-both-sides"


def test_the_same_good_never_stands_on_both_sides() -> None:
    stage = fair().hand(1, ship=1, lion=1).play(0, "offer to 2", "give lion")
    assert stage.why("want lion") == "why-same-good"
    assert fair().play(0, "offer to 2", "give 1 coin").why("want 1 coin") == "why-same-good"


def test_nobody_trades_alone_or_with_an_empty_seat() -> None:
    assert (fair().why("offer to 1"), fair().why("offer to 4")) == ("why-not-yourself", "why-nobody-there")


def test_a_deal_that_cannot_be_delivered_is_refused_whole() -> None:
    stage = fair().coins(20, 3, 20).play(0, "offer to 2", "give lion", "want ship", "want 1 coin", "propose")
    stage.s.coins[1] = 0
    with pytest.raises(IllegalMove):
        stage.play(1, "accept")
    assert (stage.holds(0), stage.holds(1), stage.purses()) == ({"lion": 2}, {"ship": 2}, [20, 0, 20])


def test_a_whole_turn_with_an_illegal_step_changes_nothing() -> None:
    match = Stage().match
    fresh = match.game.new(1)
    seat = fresh.pending[0]
    before = fresh.position
    with pytest.raises(IllegalMove):
        fresh.turn(seat, ["stop investing", "propose"])
    assert fresh.position == before


def test_an_action_token_on_offer_cannot_be_swapped() -> None:
    stage = fair().hand(0, action=1).trading().play(0, "offer to 2", "give action")
    assert stage.why("swap action") == "why-promised"


def test_who_has_nothing_to_exchange_is_not_asked() -> None:
    stage = Stage().coins(0, 20, 20).hand(1, lion=1).trading()
    assert stage.asked == (1, "trade")


def test_who_can_neither_accept_nor_counter_refuses_unasked() -> None:
    stage = Stage().coins(9, 0, 9).hand(0, lion=1).hand(2, ship=1).trading()
    stage.play(0, "offer to all", "give lion", "want ship", "propose")
    assert stage.asked == (2, "answer")
    assert stage.told("refused") == [("refused", 1, 0, 0)]


def test_decision_a_partner_with_nothing_but_a_medal_may_cash_it_and_counter() -> None:
    stage = Stage().coins(9, 0, 9).medals(0, 1).hand(0, lion=1).hand(2, ship=1).trading()
    stage.play(0, "offer to all", "give lion", "want ship", "propose")
    assert (stage.asked, stage.moves(), stage.why("counter")) == (
        (1, "answer"),
        ["cash medal", "refuse"],
        "why-cash-first",
    )
    stage.play(1, "cash medal", "counter", "give 5 coins", "want lion", "propose").play(0, "accept")
    assert (stage.holds(1), stage.purses()) == ({"lion": 1}, [14, 1, 9])


def test_a_trade_is_one_change_for_the_stars() -> None:
    stage = Stage().coins(9, 9, 9).hand(0, lion=3).hand(1, ship=3).trading()
    stage.play(0, "offer to 2", "give lion", "give lion", "give lion", "want ship", "want ship", "want ship")
    stage.play(0, "propose").play(1, "accept")
    assert stage.stars() == {"lion": 1, "ship": 0}
    assert [event[0] for event in stage.told("star", "star-aside")] == ["star", "star"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_may_be_offered_is_what_a_look_at_every_hand_says(players: int) -> None:
    """The rules know some of it without looking: whom to offer to, the first token of a kind, when to propose."""
    luck, looks = Random(players), 0
    for seed in range(3):
        match = spectacula.load("colosseum", players).new(seed)
        while not match.over:
            seat, s = match.pending[0], cast(State, match.state)
            legal = match.ids(seat)
            if s.ask == ASK_TRADE:
                mine = goods_of(s, seat, s.coins[seat])
                assert (OFFER_ALL in legal) == bool(can_swap_goods(mine, wares_of_others(s, seat)))
            elif s.ask in (ASK_OFFER, ASK_COUNTER):
                _look_at_every_hand(s, seat, int(s.ask == ASK_COUNTER), legal)
                looks += 1
            match.play(seat, luck.choice(legal))
    assert looks > 100


def _look_at_every_hand(s: State, seat: int, b: int, legal: list[int]) -> None:
    given, wanted = ([s.goods[b, side, k] for k in range(TRADABLE)] for side in range(2))
    gives, wants = (any([*goods, s.sums[b, side]]) for side, goods in enumerate((given, wanted)))
    assert (PROPOSE in legal) == (gives and wants)
    for k in range(TRADABLE):
        open_to_want = gives and not given[k] and s.cursor <= WANT + k
        assert (WANT + k in legal) == (open_to_want and wanted[k] < most_to_want(s, seat, b, k))
