"""Phase 5, the closing ceremony, and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.colosseum.stage import Stage


def closing(*records: int, coins: tuple[int, ...] = (9, 8, 7)) -> Stage:
    """Round 1 is over; seat 0 has lions and cages, the others a horse each."""
    return Stage().coins(*coins).records(*records).hand(0, lion=2, cage=1).hand(1, horse=1).hand(2, horse=1)


def test_the_podium_goes_to_the_highest_record_of_all() -> None:
    stage = closing(10, 30, 20).ceremony()
    assert stage.told("podium") == []
    assert (stage.s.laureate, [stage.s.podiums[p] for p in range(3)]) == (1, [0, 1, 0])


def test_clean_up_takes_one_token_of_the_show() -> None:
    stage = closing(10, 5, 3).cast(0, lion=2, cage=1).ceremony()
    assert (stage.asked, stage.moves()) == ((0, "wear"), ["wear out lion", "wear out cage"])
    assert stage.play(0, "wear out lion").holds(0) == {"lion": 1, "cage": 1}


def test_a_single_kind_in_the_show_is_worn_out_unasked() -> None:
    stage = closing(10, 5, 3).cast(0, lion=2).ceremony()
    assert (stage.holds(0), stage.asked) == ({"lion": 1}, (2, "donation"))


def test_who_did_not_perform_wears_nothing_out() -> None:
    stage = closing(10, 5, 3).ceremony()
    assert (stage.holds(0), stage.asked) == ({"lion": 2, "cage": 1}, (2, "donation"))


def test_decision_clean_up_runs_clockwise_from_the_start_player() -> None:
    stage = closing(10, 5, 3).start(1)
    for seat in range(3):
        stage.cast(seat, lion=1, cage=1)
    stage.ceremony()
    order = []
    while stage.asked[1] == "wear":
        order.append(stage.asked[0])
        stage.play(stage.asked[0], "wear out cage")
    assert order == [1, 2, 0]


def test_the_lowest_record_asks_the_podium_winner_for_a_token() -> None:
    stage = closing(30, 10, 5).ceremony().play(2, "ask for lion")
    assert (stage.holds(0), stage.holds(2)) == ({"lion": 1, "cage": 1}, {"lion": 1, "horse": 1})
    assert stage.told("donated") == [("donated", 0, 2, 7)]


def test_decision_the_receiver_may_decline() -> None:
    stage = closing(30, 10, 5).ceremony().play(2, "decline donation")
    assert (stage.holds(0), stage.asked) == ({"lion": 2, "cage": 1}, (1, "invest"))


def test_decision_no_medals_are_cashed_and_no_actions_swapped_in_phase_5() -> None:
    stage = closing(30, 10, 5).medals(0, 0, 2).hand(2, action=1).ceremony()
    assert (stage.why("cash medal"), stage.why("swap action")) == ("why-no-change-now", "why-no-change-now")


def test_then_the_start_player_moves_left_and_the_next_round_begins() -> None:
    stage = closing(30, 10, 5).ceremony().play(2, "decline donation")
    assert (stage.s.round, stage.s.start, stage.told("round")) == (2, 1, [("round", 1, 2, 0)])


def test_r26_a_joker_of_the_show_may_be_worn_out() -> None:
    stage = closing(10, 5, 3).cast(0, lion=1, joker=1).ceremony()
    assert stage.play(0, "wear out joker").holds(0) == {"lion": 1}


def test_r26_clean_up_is_compulsory() -> None:
    stage = closing(10, 5, 3).cast(0, lion=1, cage=1).ceremony()
    assert all(move.startswith("wear out") for move in stage.moves())


def test_r27_podium_then_clean_up_then_donation_stars_after_each() -> None:
    stage = closing(1, 0, 0).nobles().programs(0, 6).hand(0, lion=3, cage=1).hand(1, lion=3).shows()
    stage.show(0, "perform").play(0, "wear out lion").play(2, "ask for cage")
    names = [event[0] for event in stage.told("podium", "worn", "star", "star-aside", "donated")]
    assert names == ["podium", "worn", "star", "donated"]


def test_r28_without_any_record_there_is_no_podium_and_no_donation() -> None:
    stage = closing(0, 0, 0).ceremony()
    assert ([stage.s.podiums[p] for p in range(3)], stage.asked) == ([0, 0, 0], (1, "invest"))


def test_r29_nobody_donates_to_oneself() -> None:
    """With all records and purses equal the dice may name the same seat first and last."""
    outcomes = set()
    for seed in range(40):
        stage = Stage(seed=seed).coins(9, 9, 9).records(5, 5, 5)
        for seat in range(3):
            stage.hand(seat, lion=1)
        stage.ceremony()
        donation = stage.asked[1] == "donation"
        assert not donation or stage.asked[0] != stage.s.laureate
        outcomes.add(donation)
    assert outcomes == {True, False}


def test_r30_only_kinds_the_donor_owns_and_no_special_tokens() -> None:
    stage = closing(30, 10, 5).hand(0, lion=1, joker=2, action=1).ceremony()
    assert stage.moves() == ["decline donation", "ask for lion"]
    assert stage.why("ask for cage") == "why-donor-lacks"


def test_r30_without_standard_tokens_there_is_no_donation() -> None:
    assert closing(30, 10, 5).hand(0, joker=2).ceremony().asked == (1, "invest")


def test_r31_more_money_breaks_a_tie_for_the_podium_less_money_for_the_donation() -> None:
    stage = closing(20, 20, 20, coins=(8, 9, 7)).hand(1, ship=1).ceremony()
    assert (stage.s.laureate, stage.asked) == (1, (2, "donation"))


def test_r31_then_the_dice_decide() -> None:
    winners = set()
    for seed in range(12):
        stage = Stage(seed=seed).coins(9, 9, 2).records(20, 20, 5).ceremony()
        winners.add(stage.s.laureate)
    assert winners == {0, 1}


def test_decision_tie_dice_for_the_donation_are_rolled_after_clean_up() -> None:
    stage = Stage(4).coins(9, 9, 7, 7).records(20, 9, 5, 5).cast(0, lion=1, cage=1).ceremony()
    stage.play(0, "wear out cage")
    names = [event[0] for event in stage.told("worn", "tie-roll")]
    assert (names[0], set(names[1:])) == ("worn", {"tie-roll"})


def last_show(*records: int) -> Stage:
    """Round 5, the last decision: seat 2 gives no show."""
    return Stage().nobles().round(5).records(*records).start(2).programs(1, 1).hand(1, gladiator=1)


def test_the_game_ends_after_the_shows_of_round_5() -> None:
    stage = last_show(30, 20, 10).coins(1, 1, 1).shows().play(1, "no show")
    assert stage.match.over and stage.match.winners == (0,)
    assert stage.match.scores == (30, 20, 10)


def test_round_5_has_no_ceremony() -> None:
    stage = last_show(30, 20, 10).coins(1, 1, 1).shows().play(1, "no show")
    assert [stage.s.podiums[p] for p in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(
    ("coins", "medals", "winners"),
    [((9, 8, 0), (0, 0, 0), (0,)), ((3, 8, 0), (1, 0, 0), (0,)), ((2, 8, 0), (1, 0, 0), (0, 1))],
)
def test_r32_money_breaks_the_tie_with_6_for_each_medal(
    coins: tuple[int, ...], medals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    stage = last_show(30, 30, 10).coins(*coins).medals(*medals).shows().play(1, "no show")
    assert stage.match.winners == winners


def test_r32_then_stars_break_the_tie() -> None:
    stage = last_show(30, 30, 10).coins(5, 5, 5).hand(0, lion=3).shows().play(1, "no show")
    assert stage.match.winners == (0,)


def test_r32_else_the_win_is_shared() -> None:
    stage = last_show(30, 30, 10).coins(5, 5, 5).shows().play(1, "no show")
    assert stage.match.winners == (0, 1)
