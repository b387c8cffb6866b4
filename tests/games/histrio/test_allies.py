"""The variant for two players: allied troupes."""

from __future__ import annotations

from tests.games.histrio.stage import Stage


def test_each_player_alone_knows_the_own_allied_card_until_the_reveal() -> None:
    t = Stage(2).begin().ally(0, 5).ally(1, 6)
    assert t.match.view(0).table.troupes[0].ally.city == 5
    assert t.match.view(0).table.troupes[1].ally.city is None
    assert 6 in t.match.view(0).table.troupes[1].ally.deck
    assert t.match.view(None).table.troupes[0].ally.city is None


def test_the_allied_card_is_drawn_after_the_announcements_and_before_the_own_choice() -> None:
    t = Stage(2).acrobats(0, "horse").begin()
    assert t.match.kind(0) == "announce" and t.s.ally[0] == -1
    t.play(0, "pass")
    assert t.match.kind(0) == "travel" and t.s.ally[0] >= 0


def test_ruling_36_a_player_with_an_allied_troupe_is_a_collision_and_the_player_draws() -> None:
    t = Stage(2).city(4, "comedian 4").begin().ally(0, 7).ally(1, 4).go(4, 1)
    assert t.field == 5 and len(t.hand(0)) == 1 and t.s.troupe[0] == 0


def test_ruling_36_the_own_allied_troupe_is_in_the_way_too() -> None:
    t = Stage(2).city(4, "comedian 4").begin().ally(0, 4).ally(1, 7).go(4, 1)
    assert t.field == 5 and len(t.hand(0)) == 1


def test_ruling_37_one_ally_alone_discards_without_effect_and_the_needle_stays() -> None:
    t = Stage(2).city(4, "comedian 4", "bonus 2").begin().ally(0, 4).ally(1, 7).go(1, 2)
    assert t.field == 1 and t.names(t.s.discard) == ["comedian 4", "bonus 2"]


def test_ruling_38_both_allies_alone_together_move_the_king() -> None:
    t = Stage(2).city(4, "comedian 4").begin().ally(0, 4).ally(1, 4).go(1, 2)
    assert t.field == 5 and len(t.hand(0)) == 1, "the request is for the empty city 1"


def test_ruling_39_both_allies_plus_a_player_is_a_normal_collision() -> None:
    t = Stage(2).city(4, "comedian 4").begin().ally(0, 4).ally(1, 4).go(4, 2)
    assert t.field == 5 and len(t.hand(0)) == 1


def test_ruling_40_an_ally_alone_in_an_empty_city_does_nothing() -> None:
    t = Stage(2).city(1, "bonus 1").city(2, "bonus 2").begin().ally(0, 4).ally(1, 7).go(1, 2)
    assert t.hand(0) == t.hand(1) == [] and t.field == 1


def test_ruling_41_and_42_allies_have_no_managers_and_do_not_react_to_level_1() -> None:
    t = Stage(2).city(1, "comedian 1")
    t.s.ally_deck[0] = 0b00001111
    t.begin().ally(0, 4).ally(1, 7).go(1, 2)
    assert t.s.ally_deck[0].bit_count() == 3


def test_allied_cards_are_reshuffled_when_one_is_left() -> None:
    t = Stage(2).city(1, "bonus 1").city(2, "bonus 2")
    t.s.ally_deck[0] = 0b00011000
    t.begin().go(1, 2)
    while t.match.kind(0) != "travel":
        t.play(t.asked[0], t.moves(t.asked[0])[0])
    deck = t.s.ally_deck[0]
    assert deck.bit_count() == 7, "eight again, one already drawn for the new round"


def test_ruling_43_allied_decks_continue_between_seasons() -> None:
    t = Stage(2).city(1, "bonus 1").city(2, "bonus 2").deck()
    t.s.ally_deck[1] = 0b00011111
    t.begin().ally(1, 1).ally(0, 8).go(1, 2)
    while t.s.season == 0:
        t.play(t.asked[0], t.moves(t.asked[0])[-1])
    assert t.s.ally_deck[1].bit_count() == 3, "four left, one drawn"


def test_an_ox_keeps_an_allied_troupe_away_and_its_card_is_just_discarded() -> None:
    t = Stage(2).city(4, "bonus 3").acrobats(0, "ox").begin().play(0, "use ox 4").ally(0, 8).ally(1, 4).go(0, 2)
    assert t.purse()[0] == 6 and t.events("ally-travelled")[1] == (1, 3, 1)
    assert not t.s.ally_deck[1] >> 3 & 1


def test_the_bear_pays_for_an_allied_troupe_to_the_treasury() -> None:
    t = Stage(2).city(4, "bonus 3").acrobats(0, "bear").begin().ally(0, 8).ally(1, 4).go(4, 2)
    assert t.match.kind(0) == "bear"
    t.play(0, "use bear 4")
    assert t.purse() == [5, 3] and t.hand(0) == []
