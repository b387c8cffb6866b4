"""Travel: gems, posters and tents on the rings."""

from __future__ import annotations

import pytest

from spectacula.games.magnificent import box
from tests.games.magnificent.circus import Circus

RING = ("t01", "t02", "t03", "t04", "t05")


def traveller(steps: int = 6, *tents: str, wagon: int = 0) -> Circus:
    """Seat 0 before a trip on the orange ring: -OG-TOPT-OGTCP-TOGPT."""
    t = Circus().ring("orange", wagon, *(tents or RING)).turn("orange 5", "m54")
    t.s.extra = steps - 5
    return t.ready()


def test_gems_passed_or_reached_are_taken() -> None:
    assert traveller().play("travel 2").gem_letters(0) == "og"
    assert traveller().play("travel 3").gem_letters(0) == "og"


def test_decision_gems_come_by_themselves_and_one_without_slot_is_a_coin() -> None:
    t = traveller().gems(0, "ooo").coins(0, 0).play("travel 2")
    assert t.gem_letters(0) == "ooog" and t.s.coins[0] == 1


def test_ruling_23_a_gem_with_a_free_slot_is_stored_not_exchanged() -> None:
    t = traveller().gems(0, "oo").coins(0, 0).play("travel 1")
    assert t.gem_letters(0) == "ooo" and t.s.coins[0] == 0


def test_ruling_20_a_trip_has_at_least_one_space_and_at_most_the_energy() -> None:
    assert [m for m in traveller(3).moves if m.startswith("travel")] == ["travel 1", "travel 2", "travel 3"]


def test_ruling_20_full_laps_take_symbols_twice() -> None:
    t = traveller(21).coins(0, 0).play("travel 21")
    assert t.s.wagon[0] == 1 and t.gem_letters(0) == "ooogggpppc"
    assert t.s.coins[0] == 2, "five orange gems met, three stored"


def test_wagons_go_round_clockwise() -> None:
    assert traveller(5, wagon=18).play("travel 3").s.wagon[0] == 1


def test_each_colour_moves_its_own_wagon() -> None:
    t = Circus().turn("purple 3").play("travel 2")
    assert [t.s.wagon[r] for r in range(3)] == [0, 0, 2] and t.gem_letters(0) == "op"


# --- posters


def test_a_poster_symbol_is_open_only_where_the_tent_is_gone() -> None:
    assert traveller().play("travel 6").kind == "travel"
    assert traveller(6, "-", *RING[1:]).play("travel 6").kind == "trip"


def test_a_poster_comes_from_the_display_which_is_refilled_or_from_the_deck() -> None:
    t = traveller(6, "-", *RING[1:]).display("r01o", "r02o", "r03o", "r04o").play("travel 4")
    assert t.moves == ["leave", "deck", "poster r01o", "poster r02o", "poster r03o", "poster r04o"]
    t.play("poster r02o", "place 3")
    assert t.posters_of(0) == ["-", "-", "r02o", "-", "-"]
    shown = [t.s.display[i] for i in range(4)]
    assert min(shown) >= 0 and box.POSTER_IDS.index("R02O") not in shown
    t = traveller(6, "-", *RING[1:]).play("travel 4", "deck", "place 1")
    assert t.posters_of(0)[0] != "-" and t.told("drawn")


def test_decision_posters_of_a_trip_may_be_left() -> None:
    t = traveller(8, "-", "-", *RING[2:]).play("travel 8", "leave", "leave")
    assert t.posters_of(0) == ["-"] * 5 and len(t.told("left-poster")) == 2


def test_ruling_18_a_sixth_poster_forces_a_discard_of_any_of_them() -> None:
    t = traveller(6, "-", *RING[1:]).posters(0, "sao", "sag", "sap", "sbo", "r16o").display("r01o")
    t.play("travel 4", "poster r01o")
    assert t.kind == "discard" and len(t.moves) == 6
    t.play("discard sap")
    assert t.posters_of(0) == ["sao", "sag", "r01o", "sbo", "r16o"]
    assert t.s.poster_discard == 1 << box.POSTER_IDS.index("SAP")


def test_ruling_18_the_new_poster_itself_may_be_discarded() -> None:
    t = traveller(6, "-", *RING[1:]).posters(0, "sao", "sag", "sap", "sbo", "r16o").display("r01o")
    t.play("travel 4", "poster r01o", "discard r01o")
    assert t.posters_of(0) == ["sao", "sag", "sap", "sbo", "r16o"]


def test_ruling_19_an_empty_deck_is_made_of_the_discards() -> None:
    t = traveller(6, "-", *RING[1:])
    t.s.poster_deck, t.s.poster_discard = 0, 1 << 40
    t.play("travel 4", "deck", "place 1")
    assert t.s.poster[0, 0] == 40 and t.s.poster_discard == 0


def test_ruling_19_without_any_poster_nothing_is_asked() -> None:
    t = traveller(6, "-", *RING[1:])
    t.s.poster_deck = t.s.poster_discard = 0
    for i in range(4):
        t.s.display[i] = -1
    assert t.play("travel 4").kind == "travel"


def test_ruling_24_a_new_poster_goes_on_any_free_place_with_or_without_tent() -> None:
    t = traveller(6, "-", *RING[1:]).posters(0, "sao").play("travel 4", "deck")
    assert t.kind == "lay" and t.moves == [f"place {n}" for n in (2, 3, 4, 5)]


# --- tents


def test_a_tent_is_taken_where_the_trip_ends_and_its_place_gives_a_bonus() -> None:
    t = traveller().coins(0, 0).play("travel 4")
    assert t.kind == "tent" and t.moves == ["leave", "place 2", "place 3", "place 4", "place 5"]
    t.play("place 2")
    assert t.tents_of(0) == ["t00", "t01", "-", "-", "-"] and t.s.coins[0] == 2 and t.s.ring_tent[0, 0] == -1


@pytest.mark.parametrize(("place", "gain"), [(2, "coins"), (3, "marker"), (4, "poster"), (5, "clear")])
def test_the_tent_row_gives_each_bonus(place: int, gain: str) -> None:
    t = traveller().coins(0, 0).play("travel 4", f"place {place}")
    got = {"coins": t.s.coins[0] == 2, "marker": t.s.markers[0] == 1}
    got |= {"poster": t.kind == "poster", "clear": t.s.gems[0, 3] == 1}
    assert [name for name, there in got.items() if there] == [gain]


def test_ruling_21_a_stop_on_a_tent_gives_the_tent_only() -> None:
    t = traveller().play("travel 4", "place 5").finish()
    assert t.posters_of(0) == ["-"] * 5
    t.dice("orange 1", "clear 1").play("die orange 1")
    t.ring("orange", 3).play("card m54").play("travel 1")
    assert t.kind == "trip", "open from the next action on"


def test_decision_the_tent_of_a_trip_may_be_left() -> None:
    t = traveller().play("travel 4", "leave")
    assert t.tents_of(0)[1:] == ["-"] * 4 and t.s.ring_tent[0, 0] == 1


def test_ruling_22_with_five_tents_no_other_can_be_taken() -> None:
    t = traveller().tents(0, "t00", "t06", "t07", "t08", "t09").play("travel 4")
    assert t.kind == "travel" and t.s.ring_tent[0, 0] == 1


def test_a_tent_that_is_only_passed_stays() -> None:
    t = traveller().play("travel 6")
    assert t.kind == "travel" and t.s.ring_tent[0, 0] == 1
