"""What a result says about everybody at a table, and the log from which all of it can be made again."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from spectacula.engine.game import load
from spectacula.server.rating.finishing import finishers
from spectacula.server.rating.log import Line, replayed, settled
from spectacula.server.rating.model import CERTAIN, Rating, chance, expected_places, rate
from spectacula.server.rating.partners import pair_weight, weights
from spectacula.server.tables.clocks import SeatClock
from spectacula.server.tables.table import Pace, SeatInfo, Table

NEW, SURE = Rating(), Rating(1500.0, 60.0)


def all_count(before: list[Rating], places: list[int]) -> list[Rating]:
    return rate(before, places, [1.0] * len(before))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_comes_first_rises_and_who_comes_last_falls(players: int) -> None:
    after = all_count([NEW] * players, list(range(1, players + 1)))
    assert after[0].value > 1500 > after[-1].value
    assert [each.value for each in after] == sorted((each.value for each in after), reverse=True)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_tie_of_equals_moves_nobody_but_tells_something(players: int) -> None:
    for each in all_count([NEW] * players, [1] * players):
        assert each.value == pytest.approx(1500) and each.spread < NEW.spread


def test_a_tie_with_somebody_stronger_is_a_gain() -> None:
    weak, strong = all_count([SURE, replace(SURE, value=1700.0)], [1, 1])
    assert weak.value > 1500 and strong.value < 1700


def test_beating_somebody_stronger_moves_more() -> None:
    upset, _ = all_count([SURE, replace(SURE, value=1800.0)], [1, 2])
    usual, _ = all_count([SURE, replace(SURE, value=1200.0)], [1, 2])
    assert upset.value - 1500 > 3 * (usual.value - 1500)


def test_half_the_weight_is_half_the_way() -> None:
    [whole, _], [half, _] = rate([NEW, NEW], [1, 2], [1, 1]), rate([NEW, NEW], [1, 2], [0.5, 0.5])
    assert half.value - 1500 == pytest.approx((whole.value - 1500) / 2)


def test_what_does_not_count_changes_nothing() -> None:
    assert rate([SURE, NEW], [2, 1], [0, 0]) == [SURE, NEW]


def test_a_rating_is_certain_after_some_twenty_games_and_never_quite() -> None:
    mine, others, games = NEW, [SURE] * 3, 0
    while mine.provisional:
        games += 1
        mine = all_count([mine, *others], [1 + games % 4, *(1 + (games + n) % 4 for n in (1, 2, 3))])[0]
    assert 12 <= games <= 30
    for n in range(300):
        mine = all_count([mine, *others], [1 + n % 4, *(1 + (n + m) % 4 for m in (1, 2, 3))])[0]
    assert 20 < mine.spread < CERTAIN


def test_ratings_find_out_what_people_are_worth() -> None:
    dice, worth = random.Random(3), [1300.0, 1400.0, 1500.0, 1600.0, 1700.0]
    true, found = [Rating(value, 0.0) for value in worth], [NEW] * 5
    for _ in range(300):
        one, other = dice.sample(range(5), 2)
        won = dice.random() < chance(true[one], true[other], [true[one], true[other]])
        found[one], found[other] = all_count([found[one], found[other]], [1, 2] if won else [2, 1])
    assert all(abs(each.value - value) < 3 * each.spread for each, value in zip(found, worth, strict=True))


def test_expected_places_add_up_whatever_the_company() -> None:
    company = [Rating(1700.0, 50.0), NEW, Rating(1400.0, 90.0), SURE]
    found = expected_places(company)
    assert sum(found) == pytest.approx(1 + 2 + 3 + 4) and found[0] < found[3] < found[2]


# --- the same two again and again


def test_the_same_two_count_less_with_every_game_of_a_day_and_then_not_at_all() -> None:
    assert [pair_weight(earlier) for earlier in range(7)] == [1, 1, 1, 0.5, 0.25, 0, 0]


def test_somebody_fresh_at_the_table_counts_in_full() -> None:
    met = {frozenset(("ann", "bob")): 9}
    assert weights(["ann", "bob", "cem"], met, [False] * 3) == [0.5, 0.5, 1.0]


def test_a_newcomer_tells_less_about_whoever_is_known_than_the_other_way_round() -> None:
    assert weights(["known", "new"], {}, [True, False]) == [0.5, 1.0]


# --- the log


def line(table: str, number: int, who: str, place: int, seat: int = 0, weight: float = 1.0) -> Line:
    return Line(table, seat, "histrio", number, float(number), who, place, 2, False, weight, 0.0, NEW, NEW)


def told() -> list[Line]:
    """Ann beats Bob, then Cem beats both in turn."""
    return replayed(
        [
            *(line("t1", 1, "ann", 1), line("t1", 1, "bob", 2, 1)),
            *(line("t2", 2, "cem", 1), line("t2", 2, "ann", 2, 1, 0.5)),
            *(line("t3", 3, "cem", 1), line("t3", 3, "bob", 2, 1)),
        ]
    )


def test_everybody_goes_on_from_where_they_stood() -> None:
    found = told()
    assert found[3].before == found[0].after and found[5].before == found[1].after and found[4].before == found[2].after


def test_the_log_told_again_is_the_same_log_in_whatever_order_it_is_read() -> None:
    assert replayed(told()[::-1]) == told()


def test_a_table_that_was_taken_out_counts_for_nobody_and_all_that_follows_is_other() -> None:
    found = replayed([replace(each, out=9.0) if each.table_id == "t1" else each for each in told()])
    assert found[0].after == found[0].before == NEW
    assert found[3].before == NEW and found[5].after != told()[5].after


def test_a_line_says_what_was_expected() -> None:
    first, second = settled([line("t", 1, "ann", 1), replace(line("t", 1, "bob", 2, 1), before=Rating(1900.0, 50.0))])
    assert first.expected == pytest.approx(3 - second.expected) and first.expected > 1.5


# --- who came in where


def finished_table() -> Table:
    """Three people, of whom the first has won."""
    match = load("histrio", 3, season_one_only=True).new(7)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, match.moves(seat)[0])
    seats = [SeatInfo("person", who, player_id=who) for who in ("ann", "bob", "cem")]
    return Table("t", match.game, match, seats, "ann", Pace.INSTANT, version=1, created=0.0)


def test_who_stays_comes_in_by_the_result() -> None:
    table = finished_table()
    best = max(range(3), key=lambda seat: (seat in table.match.winners, table.match.scores[seat]))
    found = finishers(table, {})
    assert found[best].place == 1 and not any(each.left for each in found)


def test_who_leaves_comes_last_behind_all_who_stay_even_if_the_bot_in_the_seat_wins() -> None:
    table = finished_table()
    winner = table.match.winners[0]
    table.seats[winner] = SeatInfo("bot", "x", level="skilled", opened=1.0)
    found = {each.seat: each for each in finishers(table, {winner: "gone"})}
    assert (found[winner].who, found[winner].place, found[winner].left) == ("gone", 3, True)
    assert sorted(found[seat].place for seat in range(3) if seat != winner)[0] == 1


def test_whose_seat_a_bot_minds_at_the_end_has_left() -> None:
    table = finished_table()
    table.seats[0].stand_in = "novice"
    assert [each.left for each in finishers(table, {})] == [True, False, False]


def test_whose_time_was_up_three_times_has_left() -> None:
    table = finished_table()
    table.clocks = tuple(SeatClock(0.0, timeouts=times) for times in (3, 2, 0))
    assert [each.left for each in finishers(table, {})] == [True, False, False]


def test_those_who_left_share_the_last_place() -> None:
    table = finished_table()
    for seat in (0, 1):
        table.seats[seat].stand_in = "novice"
    assert [each.place for each in finishers(table, {})] == [2, 2, 1]
