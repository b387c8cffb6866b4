"""New Opportunities, the festival with its totals, and the second season."""

from __future__ import annotations

import pytest

import spectacula
from spectacula import IllegalMove
from spectacula.games.histrio.state import REQUEST_NAMES
from tests.games.histrio.stage import Stage


def test_example_of_totalling_thirteen_ecus() -> None:
    """EN "Example of totaling": Valere 3 Comedians (8) and 2 Tragedians (3), Hippolyte 4 (6) and 3 (5); 3 + 6 + 4."""
    t = Stage(2, needle=0).troupe(0, "comedian 1", "comedian 3", "comedian 4", "tragedian 1", "tragedian 2")
    t.troupe(1, "comedian 1", "comedian 1", "comedian 2", "comedian 2", "tragedian 1", "tragedian 1", "tragedian 3")
    t.requests(0, "favored").festival()
    assert t.events("actors-paid") == [(0, 3, 0), (1, 4, 0)]
    assert t.events("best") == [(0, 5, 6)] and t.events("pleased") == [(1, 1, 3)]
    t.play(0, "fulfil favored")
    assert t.purse() == [3 + 13, 3 + 7]


def test_the_second_season_rewards_with_five_and_ten() -> None:
    t = Stage(3, needle=0).season(2).troupe(0, "comedian 3").troupe(1, "comedian 1").festival()
    assert t.events("best") == [(0, 3, 10)] and t.events("pleased") == [(1, 1, 5)]


def test_ruling_21_a_difference_of_zero_does_not_please() -> None:
    t = Stage(3, needle=0).troupe(0, "comedian 3", "tragedian 3").festival()
    assert (0, 0, 0) in t.events("displeased")


def test_ruling_22_when_nobody_pleases_nobody_is_paid() -> None:
    t = Stage(3, needle=0).troupe(0, "tragedian 3").festival()
    assert t.purse() == [3, 3, 3]


def test_ruling_23_all_tied_players_have_the_best_show() -> None:
    t = Stage(3, needle=-1).troupe(0, "tragedian 3").troupe(1, "tragedian 3").festival()
    assert t.events("best") == [(0, 3, 6), (1, 3, 6)]


def test_the_show_must_lean_to_the_kings_mood() -> None:
    t = Stage(3, needle=-1).troupe(0, "comedian 5").troupe(1, "tragedian 1").festival()
    assert t.events("best") == [(1, 1, 6)] and t.purse()[0] == 3


# --- requests in the totals


@pytest.mark.parametrize(
    ("request_name", "met", "unmet"),
    [
        ("favored", ["comedian 1"], ["tragedian 1"]),
        ("queen", ["tragedian 1"], ["comedian 1"]),
        ("jester", ["comedian 2", "tragedian 3"], ["comedian 2", "tragedian 4"]),
        ("diplomat", ["comedian 1", "comedian 2", "tragedian 1", "tragedian 2"], ["comedian 1", "comedian 2"]),
        (
            "hermit",
            ["comedian 1", "comedian 2", "comedian 3"],
            ["comedian 1", "comedian 2", "comedian 3", "comedian 4"],
        ),
        ("preceptor", ["comedian 1", "comedian 2", "tragedian 3", "tragedian 4"], ["comedian 1", "tragedian 1"]),
        ("dauphin", ["comedian 1", "comedian 2", "tragedian 2"], ["comedian 1", "comedian 2", "tragedian 3"]),
        ("marshal", ["comedian 4", "tragedian 5"], ["comedian 4", "tragedian 3"]),
        ("twins", ["comedian 4", "comedian 4"], ["comedian 4", "tragedian 4"]),
        ("countess", ["comedian 1", "comedian 1", "comedian 2"], ["comedian 1", "comedian 1", "tragedian 2"]),
        ("dowager", ["tragedian 1", "tragedian 1", "tragedian 2"], ["comedian 1", "tragedian 1", "tragedian 2"]),
        ("marquis", ["comedian 4", "comedian 5"], ["comedian 4", "comedian 4"]),
        ("cardinal", ["tragedian 4", "tragedian 5"], ["tragedian 4", "tragedian 4"]),
        ("fop", ["comedian 1", "comedian 2"], ["comedian 1", "comedian 2", "tragedian 1"]),
        ("nun", ["tragedian 1", "tragedian 2"], ["comedian 1", "tragedian 1", "tragedian 2"]),
    ],
)
def test_request_about_the_troupe(request_name: str, met: list[str], unmet: list[str]) -> None:
    assert f"fulfil {request_name}" in Stage(3).troupe(0, *met).requests(0, request_name).festival().moves(0)
    assert Stage(3).troupe(0, *unmet).requests(0, request_name).festival().moves(0) == ["fulfil none"]


def test_request_of_the_almoner_and_banker_count_ties() -> None:
    t = Stage(3, needle=0).ecus(2, 5, 2).requests(0, "almoner", "banker").requests(1, "almoner", "banker").festival()
    assert t.moves(0) == ["fulfil almoner", "fulfil none"] and t.moves(1) == ["fulfil banker", "fulfil none"]


def test_ruling_20_ecus_are_compared_before_any_request_is_paid() -> None:
    t = Stage(2, needle=0).ecus(5, 5).requests(0, "banker").requests(1, "banker").festival()
    t.play(0, "fulfil banker").play(1, "fulfil banker")
    assert t.purse() == [8, 8]


def test_request_of_the_master_of_ceremonies_counts_chameleons() -> None:
    t = Stage(3).acrobats(0, "chameleon", "fox").requests(0, "ceremonies").festival()
    t.play(0, "chameleons 1 comedy 0 tragedy")
    assert "fulfil ceremonies" in t.moves(0)


def test_request_of_the_jester_counts_chameleons_in_the_difference_but_not_as_actors() -> None:
    t = Stage(3).acrobats(0, "chameleon").troupe(0, "comedian 3", "tragedian 1").requests(0, "jester").festival()
    t.play(0, "chameleons 0 comedy 1 tragedy")
    assert "fulfil jester" in t.moves(0)
    t = Stage(3).acrobats(0, "chameleon").troupe(0, "comedian 1").requests(0, "jester").festival()
    assert t.play(0, "chameleons 0 comedy 1 tragedy").moves(0) == ["fulfil none"]


def test_request_of_the_chamberlain_needs_a_manager_on_stage() -> None:
    t = Stage(3).requests(0, "chamberlain")
    t.s.on_stage[0] = 1
    assert "fulfil chamberlain" in t.festival().moves(0)


def test_request_of_the_cartographer_needs_four_caravels_on_the_board() -> None:
    for left, moves in (((1, 2, 3, 4), 2), ((1, 2, 3, 4, 5), 1)):
        assert len(Stage(3).travel(0, *left).requests(0, "cartographer").festival().moves(0)) == moves


@pytest.mark.parametrize(("needle", "met"), [(2, "flutist"), (5, "flutist"), (-3, "confessor"), (1, ""), (-2, "")])
def test_requests_about_the_needle(needle: int, met: str) -> None:
    moves = Stage(3, needle=needle).requests(0, "flutist", "confessor").festival().moves(0)
    assert moves == ([f"fulfil {met}"] if met else []) + ["fulfil none"]


def test_one_request_may_be_played_per_season_and_lies_face_up() -> None:
    t = Stage(3, needle=0).troupe(0, "comedian 1").requests(0, "favored", "hermit").festival().play(0, "fulfil hermit")
    assert t.match.view(1).table.troupes[0].face_up[0].name == "hermit" and t.hand(0) == ["favored"]


def test_ruling_18_an_unfulfilled_request_cannot_be_played() -> None:
    t = Stage(3, needle=0).requests(0, "marquis").festival()
    with pytest.raises(IllegalMove, match="not fulfilled"):
        t.play(0, "fulfil marquis")


def test_ruling_19_a_season_one_request_pays_again_in_season_two_only_when_met_again() -> None:
    for needle, again in ((0, 4), (-1, 0)):
        t = Stage(3, needle=needle).season(2).troupe(0, "comedian 1")
        t.s.face_up[0, 0] = REQUEST_NAMES.index("favored")
        t.festival()
        assert sum(ecus for _, _, ecus in t.events("fulfilled-again")) == again


def test_everybody_who_holds_requests_is_asked_so_that_waiting_tells_nothing() -> None:
    t = Stage(3, needle=0).requests(0, "marquis").requests(1, "hermit").festival()
    assert t.asked == (0, 1) and t.match.sealed


# --- from season to season


def after_first_season() -> Stage:
    t = Stage(3, needle=0).acrobats(0, "fox", "chameleon").troupe(0, "comedian 2").requests(1, "queen", "fop")
    t.city(4, "tragedian 1").travel(2, 1, 2, 3)
    t.s.used, t.s.on_stage[1] = t.s.acrobats[0], 2
    t.festival().play(0, "chameleons 1 comedy 0 tragedy").play(1, "fulfil none")
    return t


def test_ruling_30_what_is_kept_into_the_second_season() -> None:
    t = after_first_season()
    assert t.s.season == 1 and t.purse()[0] == 3 + 1 + 6
    assert t.names(t.s.acrobats[0]) == ["fox", "chameleon"] and t.s.used == 0
    assert t.hand(1) == ["queen", "fop"] and t.s.travel[2] == 0b111
    assert t.s.troupe[0] == 0, "actors are discarded"


def test_ruling_27_managers_go_home_between_the_seasons() -> None:
    assert after_first_season().s.on_stage[1] == 0


def test_ruling_29_all_cards_but_the_acrobats_kept_are_shuffled_for_the_second_season() -> None:
    t = after_first_season()
    on_table = sum(t.s.height[c] for c in range(8))
    assert on_table == 8 and t.s.deck.bit_count() == 48 - 2 - 8 and t.s.discard == 0


def test_ruling_28_a_coin_sets_the_needle_on_one_of_the_two_middle_fields() -> None:
    game = spectacula.load("histrio", 3)
    needles = [game.new(seed).view(None).table.theatre.needle for seed in range(40)]
    assert set(needles) == {0, -1}


def test_the_first_season_has_exactly_six_rounds() -> None:
    rounds = [event for event in _whole_game(3, seed=4) if event[0] in ("round", "season-over")]
    assert [a for name, a in rounds[: rounds.index(("season-over", 1))] if name == "round"] == [1, 2, 3, 4, 5, 6]


def _whole_game(players: int, seed: int) -> list[tuple[str, int]]:
    match = spectacula.load("histrio", players).new(seed)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, match.moves(seat)[-1])
    return [(e.name, e.a) for e in match.events]


def test_if_cards_are_short_the_turn_is_played_with_what_there_is_and_the_season_ends() -> None:
    t = Stage(3).season(2).deck("bonus 1", "bonus 2").begin().go(6, 7, 8)
    assert [t.s.height[c] for c in range(8)] == [1, 1, 0, 0, 0, 0, 0, 0]
    t.go(1, 2, 3)
    assert t.match.kind(2) == "fulfil" and t.s.deck == 0


def test_season_one_only_ends_after_the_first_totals() -> None:
    t = Stage(3, season_one_only=True).troupe(1, "comedian 2").festival()
    assert t.match.over and t.match.winners == (1,)


def test_ruling_35_a_tie_is_a_shared_victory() -> None:
    t = Stage(3, needle=0).season(2).ecus(5, 9, 9).festival()
    assert t.match.over and t.match.winners == (1, 2)


def test_ruling_34_ecus_are_public() -> None:
    assert [troupe.ecus for troupe in Stage(3).ecus(1, 2, 3).match.view(None).table.troupes] == [1, 2, 3]
