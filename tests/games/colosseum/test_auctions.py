"""Phase 2, acquiring: opening, raising, winning, refilling, and the intense variant."""

from __future__ import annotations

import pytest

from tests.games.colosseum.stage import Stage


def test_the_start_player_opens_a_market_with_8_or_more() -> None:
    stage = Stage().coins(20, 20, 20).start(1).auctions()
    assert (stage.asked, stage.moves("market")) == ((1, "open"), [f"market {m}" for m in range(1, 6)])
    assert stage.play(1, "market 4").moves("bid")[0] == "bid 8"


def test_bidding_goes_clockwise_until_one_is_left() -> None:
    stage = Stage(4).coins(30, 30, 30, 30).market(2, "lion", "lion", "ship").auctions()
    stage.play(0, "market 2", "bid 8").play(1, "bid 9").play(2, "pass").play(3, "bid 12").play(0, "pass")
    assert stage.asked == (1, "bid")
    stage.play(1, "pass")
    assert (stage.holds(3), stage.purses()) == ({"lion": 2, "ship": 1}, [30, 30, 30, 18])


@pytest.mark.parametrize("winner", range(5))
def test_every_seat_can_win(winner: int) -> None:
    stage = Stage(5).coins(40, 40, 40, 40, 40).market(1, "horse", "cage", "torch").auctions()
    stage.play(0, "market 1", "bid 8")
    for seat in (1, 2, 3, 4):
        stage.play(seat, f"bid {8 + seat}" if seat == winner else "pass")
    if winner:
        stage.play(0, "pass")
    assert stage.holds(winner) == {"horse": 1, "cage": 1, "torch": 1}
    assert stage.purses() == [40 - (8 + winner) * (seat == winner) for seat in range(5)]


@pytest.mark.parametrize("opener", range(5))
def test_every_seat_opens_when_all_give_up(opener: int) -> None:
    stage = Stage(5).coins(40, 40, 40, 40, 40).auctions()
    for seat in range(opener):
        stage.play(seat, "give up opening")
    assert stage.asked == (opener, "open")


def test_a_winner_bids_no_more_this_round() -> None:
    stage = Stage(4).coins(40, 40, 40, 40).auctions()
    stage.play(0, "market 1", "bid 8").play(1, "bid 9").play(2, "pass").play(3, "pass").play(0, "pass")
    stage.play(0, "market 2", "bid 8")
    assert stage.asked == (2, "bid")


def test_markets_are_refilled_when_the_active_player_wins() -> None:
    stage = Stage().coins(40, 40, 40).auctions()
    stage.play(0, "market 1", "bid 8").play(1, "bid 9").play(2, "pass").play(0, "pass")
    assert stage.filled() == [2, 3, 4, 5]
    stage.play(0, "market 2", "bid 8").play(2, "pass")
    assert stage.filled() == [1, 2, 3, 4, 5]


def test_markets_are_refilled_when_the_active_player_gives_up() -> None:
    stage = Stage().coins(40, 40, 40).auctions()
    stage.play(0, "market 1", "bid 8").play(1, "bid 9").play(2, "pass").play(0, "pass", "give up opening")
    assert stage.filled() == [1, 2, 3, 4, 5]
    assert stage.asked == (2, "open")


def test_who_gave_up_may_still_bid() -> None:
    stage = Stage().coins(40, 40, 40).auctions().play(0, "give up opening").play(1, "market 1", "bid 8")
    assert stage.play(2, "pass").asked == (0, "bid")


def test_decision_refill_goes_market_by_market() -> None:
    stage = Stage().coins(40, 40, 40).bag(lion=3, ship=3).market(2).market(4).market(5, "cage").auctions()
    stage.play(0, "give up opening")
    assert [len(stage.lot(m)) for m in (2, 4, 5)] == [3, 3, 1]
    assert [event[2] for event in stage.told("refilled")] == [1, 3]


def test_r7_no_bid_above_the_coins_in_hand_and_a_raise_of_1_is_enough() -> None:
    stage = Stage().coins(30, 12, 30).auctions().play(0, "market 1", "bid 10")
    assert stage.moves("bid") == ["bid 11", "bid 12"]
    assert (stage.why("bid 13"), stage.why("bid 10")) == ("why-bid-coins", "why-bid-low")


def test_r7_medals_are_cashed_before_bidding() -> None:
    stage = Stage().coins(30, 10, 30).medals(0, 1).auctions().play(0, "market 1", "bid 10")
    assert stage.moves("bid") == []
    assert stage.play(1, "cash medal").moves("bid")[-1] == "bid 16"


def test_who_cannot_raise_passes_without_being_asked() -> None:
    stage = Stage().coins(30, 10, 30).auctions().play(0, "market 1", "bid 10")
    assert stage.asked == (2, "bid")
    assert stage.told("passed") == [("passed", 1, 0, 0)]


def test_bids_above_107_are_named_hundred_by_hundred() -> None:
    stage = Stage().coins(400, 300, 0).auctions().play(0, "market 1", "add 100", "add 100", "bid 8")
    assert stage.s.bid == 208
    assert stage.moves() == ["pass", "add 100"]
    stage.play(1, "add 100", "add 100")
    assert (stage.moves()[0], stage.moves()[-1]) == ("bid 9", "bid 100")
    assert stage.play(1, "bid 100").s.bid == 300


def test_r8_without_8_coins_the_right_to_open_is_given_up() -> None:
    stage = Stage().coins(7, 30, 30).auctions()
    assert stage.asked == (1, "open")


def test_r8_a_medal_to_cash_keeps_the_right_to_open() -> None:
    stage = Stage().coins(2, 30, 30).medals(1).auctions()
    assert stage.moves() == ["cash medal", "give up opening"]
    assert stage.play(0, "cash medal").moves("market") == [f"market {m}" for m in range(1, 6)]


def test_r9_with_all_others_out_8_coins_take_a_market() -> None:
    stage = Stage().coins(20, 20, 20).auctions()
    stage.play(0, "market 1", "bid 8").play(1, "pass").play(2, "pass")
    stage.play(1, "market 1", "bid 8").play(2, "pass")
    stage.play(2, "market 1", "bid 8")
    assert stage.purses() == [12, 12, 12]


def test_r10_a_sold_market_stays_empty_and_cannot_be_opened() -> None:
    stage = Stage().coins(40, 40, 40).auctions()
    stage.play(0, "market 3", "bid 8").play(1, "bid 9").play(2, "pass").play(0, "pass")
    assert stage.why("market 3") == "why-market-empty"
    assert stage.match.view(0).table.markets[2].sold_to == 1


def test_r10_five_markets_are_enough_for_four_other_winners() -> None:
    stage = Stage(5).coins(40, 40, 40, 40, 40).auctions()
    for market, winner in enumerate((1, 2, 3, 4), 1):
        stage.play(0, f"market {market}", "bid 8")
        while stage.asked[1] == "bid":
            seat = stage.asked[0]
            stage.play(seat, "bid 9" if seat == winner else "pass")
    assert stage.moves("market") == ["market 5"]


def test_r11_the_next_active_player_has_neither_won_nor_been_active() -> None:
    stage = Stage(4).coins(40, 40, 40, 40).auctions()
    stage.play(0, "market 1", "bid 8").play(1, "bid 9").play(2, "pass").play(3, "pass").play(0, "pass")
    stage.play(0, "market 2", "bid 8").play(2, "pass").play(3, "pass")
    assert stage.asked == (2, "open")


def test_r12_an_empty_bag_fills_as_far_as_it_goes() -> None:
    stage = Stage().coins(40, 40, 40).bag(lion=1).market(1, "cage", "cage", "cage").auctions()
    stage.play(0, "market 1", "bid 8").play(1, "pass").play(2, "pass")
    assert stage.lot(1) == ["lion"]
    assert "market 1" in stage.moves()


def test_r12_with_nothing_to_auction_the_phase_is_over() -> None:
    stage = Stage().coins(40, 40, 40).bag()
    for market in range(1, 6):
        stage.market(market)
    assert stage.hand(0, lion=1).auctions().asked == (0, "trade")


def test_r13_who_passed_is_out_of_this_auction_only() -> None:
    stage = Stage(4).coins(40, 40, 40, 40).auctions()
    stage.play(0, "market 1", "bid 8").play(1, "pass").play(2, "bid 9").play(3, "pass").play(0, "bid 10")
    assert stage.asked == (2, "bid")
    stage.play(2, "pass").play(1, "market 2", "bid 8")
    assert stage.asked == (2, "bid")


def test_r15_an_emperor_token_of_a_lot_becomes_a_medal() -> None:
    stage = Stage().coins(40, 0, 0).market(1, "emperor", "lion", "emperor").auctions().play(0, "market 1", "bid 8")
    assert (stage.holds(0), stage.s.medals[0], stage.s.gone[14]) == ({"lion": 1}, 2, 2)


def test_r15_without_medals_the_emperor_token_is_lost() -> None:
    stage = Stage().coins(40, 0, 0).medal_supply(0).market(1, "emperor", "lion", "cage").auctions()
    stage.play(0, "market 1", "bid 8")
    assert (stage.holds(0), stage.s.medals[0], stage.s.gone[14]) == ({"lion": 1, "cage": 1}, 0, 1)
    assert stage.told("emperor-lost") == [("emperor-lost", 0, 0, 0)]


def test_a_single_possible_opening_bid_is_made_at_once() -> None:
    stage = Stage().coins(8, 30, 30).auctions().play(0, "market 1")
    assert (stage.s.bid, stage.asked) == (8, (1, "bid"))


def test_intense_winners_may_bid_again_once_the_active_player_changes() -> None:
    stage = Stage(auctions="intense").coins(60, 60, 60).auctions()
    stage.play(0, "market 1", "bid 8").play(1, "bid 9").play(2, "pass").play(0, "pass")
    stage.play(0, "market 2", "bid 8")
    assert stage.asked == (2, "bid")
    stage.play(2, "pass").play(1, "market 3", "bid 8").play(2, "pass")
    assert stage.asked == (0, "bid")


def test_intense_everybody_is_active_even_after_a_win() -> None:
    stage = Stage(auctions="intense").coins(60, 60, 60).auctions()
    stage.play(0, "market 1", "bid 8").play(1, "bid 9").play(2, "pass").play(0, "pass", "give up opening")
    assert stage.asked == (1, "open")


def test_decision_intense_a_lone_active_player_pays_the_own_opening_bid() -> None:
    stage = Stage(auctions="intense").coins(60, 60, 60).auctions()
    stage.play(0, "market 1", "bid 8").play(1, "bid 9").play(2, "pass").play(0, "pass")
    stage.play(0, "market 2", "bid 8").play(2, "bid 9").play(0, "pass")
    assert stage.play(0, "market 3", "bid 11").purses() == [49, 51, 51]
