"""What seats, cards and options are worth, summed up from games."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from spectacula.engine.definition import definition
from spectacula.games import GAMES
from spectacula.lab.balance import Balance, Series, Told, balance, names_of, play, seats, things, variant
from spectacula.lab.balance_page import misfits, page
from spectacula.lab.contest import NET, BadContest
from spectacula.lab.crew import Here
from spectacula.lab.played import Notebook

EVEN = [Told(number, [0.5, 0.5], [10, 10], [["owl"], []], 40) for number in range(4)]
LEADING = [Told(number, [1.0, 0.0], [30, 20 + number % 2], [["fox"], ["ox"]], 50) for number in range(8)]


def test_a_seat_has_its_share_of_wins_and_its_lead_over_the_others() -> None:
    first, second = seats(LEADING)
    assert first.times_fair.value == 2 and second.times_fair.value == 0
    assert first.lead.value == 9.5 and second.lead.value == -9.5
    assert first.stands_out == 1 and second.stands_out == -1


def test_a_lead_that_chance_explains_does_not_stand_out() -> None:
    assert [seat.stands_out for seat in seats(EVEN)] == [0, 0]


def test_things_are_judged_by_those_who_used_them_the_best_first() -> None:
    assert [(worth.name, worth.seats, worth.times_fair.value) for worth in things(LEADING)] == [
        ("fox", 8, 2.0),
        ("ox", 8, 0.0),
    ]


def test_what_was_used_a_few_times_is_not_judged() -> None:
    assert things(EVEN) == []


def test_an_option_has_a_mean_score_a_length_and_a_best_seat() -> None:
    found = variant("dial = 4", LEADING)
    assert (found.score.value, found.decisions, found.best_seat.name) == (25.25, 50, "seat 1")


def test_the_page_marks_what_is_ahead_and_behind() -> None:
    told = Balance("histrio", 2, 8, 0, "expert", seats(LEADING), things(LEADING), [variant("standard", LEADING)])
    written = page(told)
    assert "# Balance of Histrio, 2 players" in written
    assert "| fox | 8 | 2.00 [2.00, 2.00] | +9.5 [9.1, 9.9] | ahead |" in written
    assert "| standard | 25.2" in written


def test_cards_whose_users_are_far_from_those_of_others_look_too_strong_or_too_weak() -> None:
    usual = [Told(number, [0.5, 0.5], [10, 10], [["ox"], ["owl"]], 40) for number in range(80)]
    strong, weak = misfits(things([*usual, *LEADING]))
    assert [[worth.name for worth in misfit] for misfit in (strong, weak)] == [["fox"], ["ox"]]


def test_what_was_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spectacula.lab.played.cache_folder", lambda: tmp_path)
    series = Series("histrio", 2, 7, {})
    Notebook("histrio", series).write(LEADING[0])
    Notebook("histrio", series).write(LEADING[1])
    assert list(Notebook("histrio", series).read(Told)) == LEADING[:2]
    assert list(Notebook("histrio", msgspec.structs.replace(series, seed=8)).read(Told)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_names_things_among_its_moves(game: str) -> None:
    chosen = definition(game)
    asked = chosen.module("balance")
    assert {chosen.vocabulary.move(move).family for move in names_of(chosen)} == {*asked.EACH, *asked.WHOLE}


def test_a_game_of_the_net_is_the_same_again_and_tells_who_used_what() -> None:
    series = Series("histrio", 2, 7, {}, NET)
    told = play(series, 3)
    assert told == play(series, 3)
    assert sum(told.shares) == 1 and len(told.used) == 2
    assert set().union(*told.used) <= set(names_of(definition("histrio")).values())


def test_one_player_alone_has_nobody_to_be_ahead_of() -> None:
    with pytest.raises(BadContest, match="at least two players"):
        balance("magnificent", 1, 2, "0", Here())
