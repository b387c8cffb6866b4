"""Phase 1, investing, and the changes of medals and additional actions."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.colosseum.stage import Stage


def test_one_investment_a_turn_then_the_next_player() -> None:
    stage = Stage().coins(30, 30, 30).investing().play(0, "expand clockwise")
    assert stage.asked == (1, "invest")
    assert stage.purses() == [20, 30, 30]


def test_prices_of_investments() -> None:
    stage = Stage().coins(25, 10, 5).investing()
    stage.play(0, "buy program 20").play(1, "buy seat").play(2, "build loge")
    assert stage.purses() == [0, 0, 0]
    assert stage.told("bought-program", "seat", "loge") == [
        ("bought-program", 0, 20, 25),
        ("seat", 1, 1, 10),
        ("loge", 2, 5, 0),
    ]


def test_an_arena_grows_to_the_side_of_choice_and_takes_in_who_stands_there() -> None:
    stage = Stage().coins(30, 30, 30).nobles(7).investing().play(0, "expand counterclockwise")
    table = stage.match.view(0).table
    assert table.players[0].arena.squares == (7, 8, 9)
    assert table.players[0].nobles == 7


def test_an_arena_grows_twice_at_most() -> None:
    stage = Stage().coins(30, 30, 30).parts(4).investing()
    assert stage.why("expand clockwise") == "why-arena-full"


def test_decision_four_luxury_seats_an_arena() -> None:
    stage = Stage().coins(30, 30, 30).seats(4).investing()
    assert stage.why("buy seat") == "why-seats-full"


def test_decision_ten_luxury_seats_in_all() -> None:
    stage = Stage().coins(30, 30, 30).seats(2, 4, 4).investing()
    assert stage.why("buy seat") == "why-seats-out"


def test_one_loge_an_arena() -> None:
    assert Stage().coins(30, 30, 30).loges(0).investing().why("build loge") == "why-has-loge"


def test_investing_is_voluntary() -> None:
    stage = Stage().coins(30, 30, 30).investing().play(0, "stop investing")
    assert stage.told("invested-nothing") == [("invested-nothing", 0, 0, 0)]
    assert stage.asked == (1, "invest")


def test_who_can_pay_for_nothing_is_not_asked() -> None:
    stage = Stage().coins(4, 30, 30).investing()
    assert stage.asked == (1, "invest")


def test_coins_of_an_uncashed_medal_count_when_asked() -> None:
    stage = Stage().coins(4, 30, 30).medals(1).investing()
    assert stage.moves() == ["cash medal", "stop investing"]
    assert "build loge" in stage.play(0, "cash medal").moves()


def test_r1_a_new_program_has_a_higher_number_than_the_one_performed_last() -> None:
    stage = Stage().coins(30, 30, 30).performed(0, 14, 12).investing()
    assert stage.why("buy program 11") == "why-low-number"
    assert "buy program 13" in stage.moves()


def test_r1_before_the_first_show_every_number_is_open() -> None:
    assert "buy program 11" in Stage().coins(13, 30, 30).programs(0, 12).investing().moves()


def test_r1_programs_bought_but_not_performed_set_no_limit() -> None:
    assert "buy program 11" in Stage().coins(30, 30, 30).programs(0, 25).performed(0, 4).investing().moves()


def test_r2_a_program_may_be_bought_before_the_arena_fits() -> None:
    stage = Stage().coins(40, 30, 30).investing().play(0, "buy program 30")
    assert stage.match.view(0).table.players[0].programs == (30,)


def test_r2_there_is_one_copy_of_each_program() -> None:
    stage = Stage().coins(40, 40, 30).investing().play(0, "buy program 30")
    assert stage.why("buy program 30") == "why-sold"


def test_r3_decision_two_medals_buy_a_luxury_seat_without_coins() -> None:
    stage = Stage().coins(0, 30, 30).medals(2).investing().play(0, "seat for medals")
    assert (stage.s.seats[0], stage.s.coins[0], stage.s.medals[0]) == (1, 0, 0)


def test_r3_decision_the_medal_seat_leaves_the_ordinary_investment() -> None:
    stage = Stage().coins(30, 30, 30).medals(2).investing().play(0, "seat for medals")
    assert stage.asked == (0, "invest")
    assert "buy seat" in stage.moves()


def test_r3_decision_medal_seats_keep_to_the_limits() -> None:
    assert Stage().coins(30, 30, 30).medals(2).seats(4).investing().why("seat for medals") == "why-seats-full"


def test_r3_decision_booklet_two_medals_give_one_more_investment_at_its_price() -> None:
    stage = Stage(medals="booklet").coins(40, 30, 30).medals(2).investing()
    stage.play(0, "buy seat", "invest again by medals", "buy program 25")
    assert (stage.s.coins[0], stage.s.medals[0], stage.asked) == (1, 0, (1, "invest"))


def test_decision_each_option_gives_only_its_own_use_of_two_medals() -> None:
    sheet = Stage().coins(40, 30, 30).medals(2).investing()
    booklet = Stage(medals="booklet").coins(40, 30, 30).medals(2).investing()
    assert sheet.play(0, "expand clockwise").why("invest again by medals") == "why-sheet"
    assert booklet.play(0, "expand clockwise").why("seat for medals") == "why-booklet"


def test_decision_one_more_investment_is_claimed_once_the_ordinary_one_is_used() -> None:
    stage = Stage(medals="booklet").coins(40, 30, 30).medals(2).hand(0, action=1).investing()
    assert stage.why("invest again by action") == "why-first-invest"
    assert stage.why("invest again by medals") == "why-first-invest"
    assert {"invest again by action", "invest again by medals"} <= set(stage.play(0, "build loge").moves())


def test_r4_medal_seats_as_often_as_the_medals_last() -> None:
    stage = Stage().coins(30, 30, 30).medals(4).investing().play(0, "seat for medals", "seat for medals")
    assert (stage.s.seats[0], stage.s.medals[0]) == (2, 0)


def test_r4_booklet_every_pair_of_medals_and_every_action_gives_one_more() -> None:
    stage = Stage(medals="booklet").coins(60, 30, 30).medals(4).hand(0, action=1).investing()
    stage.play(0, "buy seat", "invest again by medals", "buy seat", "invest again by medals", "buy seat")
    stage.play(0, "invest again by action", "buy seat")
    assert (stage.s.seats[0], stage.s.coins[0]) == (4, 20)


def test_an_action_token_is_spent_on_the_second_investment() -> None:
    stage = Stage().coins(30, 30, 30).hand(0, action=1).investing()
    stage.play(0, "expand clockwise", "invest again by action", "build loge")
    assert (stage.holds(0), stage.s.gone[13], stage.asked) == ({}, 1, (1, "invest"))


def test_r5_an_action_token_becomes_a_medal_before_a_bid() -> None:
    stage = Stage().coins(30, 5, 0).hand(1, action=1).auctions().play(0, "market 1", "bid 8")
    stage.play(1, "swap action", "cash medal", "bid 9")
    assert (stage.s.bid, stage.s.bidder, stage.holds(1)) == (9, 1, {})


def test_r5_no_swap_when_the_medals_are_out() -> None:
    stage = Stage().coins(30, 30, 30).hand(0, action=1).medal_supply(0).investing()
    assert stage.why("swap action") == "why-medals-out"


def test_r5_more_investments_only_in_the_own_turn_of_phase_1() -> None:
    stage = Stage().coins(30, 30, 30).hand(0, action=1, lion=1).hand(1, ship=1).trading()
    assert stage.why("invest again by action") == "why-not-now"


def test_r6_a_medal_becomes_6_coins_at_every_kind_of_decision_of_phases_1_to_4() -> None:
    stage = Stage().coins(30, 30, 30).medals(12).programs(0, 1).hand(0, gladiator=2).hand(1, lion=1)
    phases: list[tuple[Callable[[], Stage], tuple[str, ...]]] = [
        (stage.investing, ()),
        (stage.auctions, ("market 1",)),
        (stage.trading, ("offer to 2", "give gladiator", "want lion")),
        (stage.shows, ("announce show",)),
    ]
    asked = []
    for begin, moves in phases:
        begin()
        for step in range(len(moves) + 1):
            stage.play(0, *moves[step - 1 : step])
            asked.append(stage.asked[1])
            coins = stage.s.coins[0]
            assert stage.play(0, "cash medal").s.coins[0] == coins + 6
    assert asked == ["invest", "open", "opening-bid", "trade", "offer", "offer", "offer", "announce", "noble"]


def test_r6_who_answers_or_bids_may_cash_too() -> None:
    stage = Stage().coins(30, 2, 0).medals(0, 2).hand(0, lion=1).hand(1, ship=1)
    assert stage.auctions().play(0, "market 1", "bid 8").asked == (1, "bid")
    assert stage.play(1, "cash medal").s.coins[1] == 8
    assert stage.trading().play(0, "offer to 2", "give lion", "want ship", "propose").asked == (1, "answer")
    assert stage.play(1, "cash medal").s.coins[1] == 14


def test_r24_played_medals_never_return_to_the_supply() -> None:
    stage = Stage().coins(30, 30, 30).medals(3).investing()
    stage.play(0, "seat for medals", "cash medal")
    assert (stage.s.medal_supply, stage.s.medals_gone) == (15, 3)


def test_r35_two_expansions_in_one_phase_each_to_either_side() -> None:
    stage = Stage().coins(30, 30, 30).hand(0, action=1).investing()
    stage.play(0, "expand counterclockwise", "invest again by action", "expand clockwise")
    assert stage.match.view(0).table.players[0].arena.squares == (7, 8, 9, 10)


def test_r37_in_round_5_one_may_invest_in_things_without_effect() -> None:
    stage = Stage().coins(40, 30, 30).round(5).investing().play(0, "buy program 30")
    assert stage.told("bought-program") == [("bought-program", 0, 30, 40)]


def test_coins_go_to_the_bank() -> None:
    stage = Stage().coins(30, 30, 30).medals(1).investing().play(0, "cash medal", "buy program 11")
    assert (stage.s.earned[0], stage.s.spent[0]) == (6, 13)


def test_squares_of_an_arena_wrap_round_the_track() -> None:
    stage = Stage(5).coins(30).hand(0, action=2).investing()
    stage.play(0, "expand counterclockwise", "invest again by action", "expand counterclockwise")
    assert stage.match.view(0).table.players[0].arena.squares == (0, 1, 2, 3)
