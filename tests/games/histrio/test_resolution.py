"""Phase 2, Resolution: alone or together in a city, the King's mood, requests."""

from __future__ import annotations

from tests.games.histrio.stage import Stage


def test_example_the_court_visit_with_the_two_actors() -> None:
    """EN "Example: ... level 3 Tragedian and level 2 Comedian": keep the one, send the other, 2 towards yellow."""
    t = Stage(3).city(1, "tragedian 3", "comedian 2").ecus(3, 0, 0).begin().go(1, 2, 3)
    assert t.match.kind(0) == "court"
    t.play(0, "send comedian 2")
    assert t.names(t.s.troupe[0]) == ["tragedian 3"]
    assert t.field == 3, "from comedy 1 two fields further"


def test_example_the_netted_collision() -> None:
    """EN "2 Tragedians of level 2 and 3 and a Comedian of level 4": one field towards red."""
    t = Stage(3).city(4, "tragedian 2", "comedian 4", "tragedian 3").begin().go(4, 4, 1)
    assert t.events("needle") == [(-1, 0, -1)]
    assert t.field == -1


def test_cities_are_resolved_from_the_first_to_the_last() -> None:
    t = Stage(3).city(7, "bonus 1").city(2, "bonus 2").city(5, "bonus 3").begin().go(7, 2, 5)
    assert [who for who, _, _ in t.events("bonus")] == [1, 2, 0]


def test_ruling_9_the_newest_card_first_so_a_deeper_bonus_does_not_pay_a_newer_level_5() -> None:
    t = Stage(3).city(1, "bonus 3", "comedian 5").ecus(0, 3, 3).begin().go(1, 2, 3)
    assert t.events("unpaid") and t.purse()[0] == 3 and t.s.troupe[0] == 0


def test_bonus_pays_and_is_discarded() -> None:
    t = Stage(3).city(1, "bonus 2").begin().go(1, 2, 3)
    assert t.purse()[0] == 5 and "bonus 2" in t.names(t.s.discard)


def test_acrobat_is_placed_face_up() -> None:
    t = Stage(3).city(1, "fox").begin().go(1, 2, 3)
    assert t.match.view(1).table.troupes[0].acrobats[0].card.name == "fox"


def test_level_1_recovers_all_travel_cards_ruling_13_the_one_of_this_round_included() -> None:
    t = Stage(3).city(1, "comedian 1").travel(0, 1, 2, 3).begin().go(1, 2, 3)
    assert t.s.travel[0] == 255


def test_level_2_steals_from_an_opponent_of_choice() -> None:
    t = Stage(4).city(1, "comedian 2").begin().go(1, 2, 3, 4)
    assert t.moves(0) == ["steal from 2", "steal from 3", "steal from 4"]
    t.play(0, "steal from 3")
    assert t.purse()[:3] == [4, 3, 2]


def test_ruling_10_level_2_only_from_opponents_with_an_ecu_and_nothing_if_there_is_none() -> None:
    t = Stage(3).city(1, "comedian 2").ecus(3, 0, 2).begin().go(1, 2, 3)
    assert t.purse() == [4, 0, 1], "a single possible victim is not asked about"
    t = Stage(3).city(1, "comedian 2").ecus(3, 0, 0).begin().go(1, 2, 3)
    assert t.purse() == [3, 0, 0] and t.match.kind(0) == "court"


def test_level_3_places_a_manager_and_pays_for_all_of_any_colour() -> None:
    t = Stage(3).city(1, "comedian 3").city(2, "comedian 3").begin().go(1, 2, 3).play(0, "keep all")
    assert t.purse()[:2] == [4, 5]
    assert [t.s.on_stage[p] for p in range(3)] == [1, 1, 0]


def test_ruling_11_level_3_without_a_manager_at_home_still_pays() -> None:
    t = Stage(3).city(1, "tragedian 3")
    t.s.on_stage[0] = 3
    t.begin().go(1, 2, 3)
    assert t.s.on_stage[0] == 3 and t.purse()[0] == 6


def test_level_4_has_no_effect() -> None:
    t = Stage(3).city(1, "comedian 4").begin().go(1, 2, 3)
    assert t.purse() == [3, 3, 3] and t.match.kind(0) == "court"


def test_ruling_8_level_5_must_be_paid_by_who_can() -> None:
    t = Stage(3).city(1, "comedian 5").begin().go(1, 2, 3)
    assert t.purse()[0] == 2


def test_ruling_7_an_unpaid_level_5_is_discarded_without_effect_and_cannot_go_to_court() -> None:
    t = Stage(3).city(1, "comedian 5").ecus(0, 3, 3).begin().go(1, 2, 3)
    assert t.field == 1 and "comedian 5" in t.names(t.s.discard)
    assert t.match.kind(0) == "travel", "nobody is asked about the court"


def test_ruling_6_only_an_actor_gained_in_this_city_this_round_and_only_one() -> None:
    t = Stage(3).troupe(0, "comedian 4").city(1, "tragedian 4", "tragedian 1").begin().go(1, 2, 3)
    assert t.moves(0) == ["keep all", "send tragedian 1", "send tragedian 4"]
    t.play(0, "send tragedian 4")
    assert t.match.kind(0) == "travel"


def test_the_court_visit_is_optional() -> None:
    t = Stage(3).city(1, "tragedian 4").begin().go(1, 2, 3).play(0, "keep all")
    assert t.field == 1 and t.names(t.s.troupe[0]) == ["tragedian 4"]


def test_a_court_visit_can_be_taken_back_while_nothing_was_revealed() -> None:
    t = Stage(3).city(1, "tragedian 4").city(2, "comedian 4").begin().go(1, 2, 3).play(0, "send tragedian 4")
    assert t.match.can_undo(0)


# --- the King's mood


def test_ruling_2_there_is_no_neutral_field() -> None:
    t = Stage(3, needle=0).city(1, "tragedian 1").begin().go(1, 2, 3).play(0, "send tragedian 1")
    assert t.field == -1


def test_ruling_3_the_needle_stops_at_the_end_of_the_dial() -> None:
    t = Stage(3, needle=4).city(1, "comedian 5").begin().go(1, 2, 3).play(0, "send comedian 5")
    assert t.field == 6
    t = Stage(3, needle=0, dial=4).city(1, "comedian 5").begin().go(1, 2, 3).play(0, "send comedian 5")
    assert t.field == 4


def test_a_change_of_mood_sends_every_manager_home() -> None:
    t = Stage(3, needle=1).city(1, "tragedian 4")
    t.s.on_stage[1], t.s.on_stage[2] = 2, 1
    t.begin().go(1, 2, 3).play(0, "send tragedian 4")
    assert t.events("mood") and [t.s.on_stage[p] for p in range(3)] == [0, 0, 0]


def test_without_a_change_of_mood_managers_stay() -> None:
    t = Stage(3, needle=3).city(1, "tragedian 2")
    t.s.on_stage[1] = 2
    t.ecus(3, 0, 0).begin().go(1, 2, 3).play(0, "send tragedian 2")
    assert t.s.on_stage[1] == 2 and not t.events("mood")


def test_ruling_12_manager_income_comes_before_the_mood_change_of_the_same_city() -> None:
    t = Stage(3, needle=0).city(1, "tragedian 4", "comedian 3")
    t.s.on_stage[1] = 2
    t.begin().go(1, 2, 3).play(0, "send tragedian 4")
    assert t.purse()[0] == 6 and t.s.on_stage[1] == 0


# --- together


def test_together_acrobats_and_bonuses_are_discarded_without_effect() -> None:
    t = Stage(3).city(4, "bonus 3", "fox").begin().go(4, 4, 1)
    assert t.purse() == [3, 3, 3] and t.s.acrobats[0] == t.s.acrobats[1] == 0
    assert t.names(t.s.discard) == ["bonus 3", "fox"]


def test_ruling_4_a_collision_is_netted_and_changes_the_mood_at_most_once() -> None:
    t = Stage(3, needle=0).city(4, "tragedian 5", "comedian 5", "comedian 1").begin().go(4, 4, 1)
    assert not t.events("mood") and t.field == 2


def test_ruling_5_net_zero_moves_nothing() -> None:
    t = Stage(3, needle=2).city(4, "tragedian 3", "comedian 3").begin().go(4, 4, 1)
    assert not t.events("needle") and t.field == 3


def test_together_everybody_draws_a_secret_request_by_seat() -> None:
    t = Stage(4).city(4, "comedian 4").city(1, "bonus 1").begin().go(4, 1, 4, 4)
    assert [who for who, _, _ in t.events("drew")] == [0, 2, 3]


def test_ruling_16_over_three_requests_one_is_discarded_before_the_next_seat_draws() -> None:
    t = Stage(3).requests(0, "queen", "banker", "hermit").city(4, "comedian 4").begin().go(4, 4, 1)
    assert t.asked == (0,) and t.match.kind(0) == "discard" and len(t.moves(0)) == 4
    assert len(t.hand(1)) == 0
    t.play(0, "discard queen")
    assert len(t.hand(0)) == 3 and len(t.hand(1)) == 1


def test_ruling_17_face_up_requests_do_not_count_towards_the_limit() -> None:
    t = Stage(3).requests(0, "queen", "banker").city(4, "comedian 4")
    t.s.face_up[0, 0] = 2
    t.s.request_deck &= ~(1 << 2)
    t.begin().go(4, 4, 1)
    assert len(t.hand(0)) == 3 and t.match.kind(0) == "travel"


def test_an_empty_request_deck_is_reshuffled_when_a_card_is_needed() -> None:
    t = Stage(3).request_deck("nun").city(4, "comedian 4").city(1, "bonus 1").begin().go(4, 4, 1)
    assert t.hand(0) == ["nun"] and len(t.hand(1)) == 1
    assert t.s.request_discard == 0 and t.s.request_deck.bit_count() == 20


def test_which_request_a_rival_drew_stays_hidden() -> None:
    t = Stage(3).city(4, "comedian 4").city(1, "bonus 1").begin().go(4, 4, 1)
    drawn = [event for _, event in t.match.story(1) if event.name == "drew"]
    assert [e.a >= 0 for e in drawn] == [False, True]


def test_requests_open_shows_them_to_all() -> None:
    t = Stage(3, requests_open=True).city(4, "comedian 4").begin().go(4, 4, 1)
    assert t.match.view(2).table.troupes[0].hand
    assert all(event.a >= 0 for _, event in t.match.story(2) if event.name == "drew")


# --- empty cities and recovery


def test_ruling_31_alone_in_an_empty_city_draws_a_request_and_several_one_each() -> None:
    t = Stage(3).begin().go(1, 5, 5)
    assert [len(t.hand(p)) for p in range(3)] == [1, 1, 1]


def test_with_one_travel_card_left_all_come_back_at_the_end_of_the_phase() -> None:
    t = Stage(3).travel(0, 1, 2).begin().go(1, 2, 3)
    assert t.s.travel[0] == 255


def test_ruling_14_recovery_also_happens_in_the_last_round_of_season_1() -> None:
    t = Stage(3, needle=0).deck().travel(0, 1, 2).begin().go(1, 2, 3)
    while t.match.kind(t.asked[0]) == "fulfil":
        t.play(t.asked[0], "fulfil none")
    assert t.s.season == 1 and t.s.travel[0] == 255


def test_ruling_15_recovered_cards_matter_only_from_the_next_round_on() -> None:
    t = Stage(3).city(1, "comedian 1").begin().go(1, 2, 3)
    assert t.match.view(1).table.cities[0].visitors == (0,)
    t.play(0, "keep all")
    assert "travel 1" in t.moves(0)


def test_level_1_in_the_horses_first_city_takes_back_both_cards_and_the_second_city_is_still_visited() -> None:
    t = Stage(3).city(1, "comedian 1").city(6, "bonus 3").acrobats(0, "horse").begin().play(0, "use horse")
    t.play(0, "travel 1 6").play(1, "travel 2").play(2, "travel 3").play(0, "keep all")
    assert t.s.travel[0] == 255 and t.purse()[0] == 6
