"""The search: finds what is plainly best, treats sealed choices as simultaneous, and repeats itself exactly."""

from __future__ import annotations

from random import Random

import pytest

import spectacula
from spectacula.bots import search
from spectacula.bots.desk import Desk, Manner, blank, is_ready, search_with
from spectacula.bots.planner import FINALISTS, ROUND, Budget, Prospect, decide, favourites, prospects, second_look
from spectacula.engine import batch, gears
from spectacula.engine.definition import definition
from spectacula.engine.match import Match
from spectacula.games import GAMES
from spectacula.kernel import rules as kernel_rules
from spectacula.kernel import streams
from tests.bots import pennies
from tests.games.colosseum import stage as colosseum
from tests.games.histrio import stage as histrio

PLAIN_SIMULATIONS = 60


def midway(game: str, players: int, plies: int, seed: int = 5) -> tuple[Match, int]:
    """A match after some random moves, at a decision with several."""
    match, luck = spectacula.load(game, players).new(seed), Random(seed)
    while match.ply < plies or len(match.ids(match.pending[0])) < 3:
        seat = match.pending[0]
        match.play(seat, luck.choice(match.ids(seat)))
    return match, match.pending[0]


def choice(match: Match, seat: int, simulations: int = PLAIN_SIMULATIONS) -> str:
    """What the search plays, in the plain gear."""
    found = prospects(match.game.id, match.concealed(seat, 1), seat, 1, Budget(simulations), compiled=False)
    return match.game.definition.notation[favourites(found)[0]]


def test_a_met_request_is_played() -> None:
    table = histrio.Stage(3).troupe(0, "comedian 5", "comedian 4").requests(0, "fop").deck()
    match = table.festival().match
    while match.kind(0) != "fulfil":
        match.play(match.pending[0], match.moves(match.pending[0])[0])
    assert choice(match, 0) == "fulfil fop"


def test_a_rich_city_that_nobody_else_can_reach_is_visited() -> None:
    table = histrio.Stage(3).city(2, "bonus 3", "bonus 3", "bonus 2").city(5, "tragedian 5")
    match = table.travel(0, 2, 5).travel(1, 6, 7).travel(2, 6, 7).begin().match
    assert choice(match, 0) == "travel 2"


def test_the_show_that_is_ready_is_announced() -> None:
    table = colosseum.Stage(3).programs(0, 1).programs(1, 2).programs(2, 3)
    for seat in range(3):
        table.hand(seat, gladiator=3, horse=2, lion=2, comedian=2, musician=2)
    match = table.round(5).shows().match
    seat = match.pending[0]
    assert choice(match, seat) == "announce show"


def test_a_sealed_choice_of_the_other_is_not_seen() -> None:
    """If seat 1 saw the coin of seat 0 it would always win; in secret nobody does better than half."""
    rules = gears.bind([streams, kernel_rules, pennies, batch, search])
    states = [pennies.LAYOUT.new(), pennies.LAYOUT.new()]
    states[0].players = 2
    rules.setup(states[0])
    ids, scratch, path, notes = blank(2), blank(2, search.SCRATCH), blank(8, 2), blank(1)
    edges, memo, how, out = blank(32, search.EDGE), blank(search.MEMO), blank(search.HOW), blank(2, 2)
    for number, value in enumerate(Manner()):
        how[number] = value
    papers = search.Papers(ids, edges, scratch, path, memo, how, notes)
    rules.search(states, papers, 1, 0, 800, 3)
    assert rules.tally(states, papers, 1, out) == 2
    assert out[0, 0] + out[1, 0] == 800
    assert 350 < (out[0, 1] + out[1, 1]) / 800 < 650
    assert memo[search.EDGES] == 4, "each seat has two edges, whatever the other has chosen"


@pytest.mark.parametrize("game", GAMES)
def test_plain_and_compiled_search_agree(game: str) -> None:
    match, seat = midway(game, 3, 30)
    position = match.concealed(seat, 7)
    how = 11, Budget(20, 2), Manner(cut=12)
    plain, compiled = (prospects(game, position, seat, *how, compiled=gear) for gear in (False, True))
    assert plain == compiled
    assert sum(p.visits for p in plain) == 40


def test_plain_and_compiled_outlook_agree() -> None:
    match, seat = midway("histrio", 4, 20)
    position, move = match.concealed(seat, 7), match.ids(seat)[0]
    plain, compiled = (
        Desk("histrio", position, seat, 1, Manner(), gear).foresee(move, 0, 3, 5) for gear in (False, True)
    )
    assert plain == compiled


def test_bots_search_in_the_gear_they_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one of a browser, for instance; this one is machine code that counts its desks."""
    desks = []

    class Counting:
        def desk(self, game: str, position: bytes, seat: int, simulations: int, manner: Manner) -> Desk:
            desks.append(Desk(game, position, seat, simulations, manner, compiled=True))
            return desks[-1]

    match, seat = midway("histrio", 3, 30)
    asked = "histrio", match.concealed(seat, 7), seat, 11, Budget(20, 2)
    before = prospects(*asked, compiled=True)
    monkeypatch.setattr("spectacula.bots.desk._given", [])
    search_with(Counting())
    assert is_ready("histrio")
    assert prospects(*asked) == before
    assert len(desks) == 2


@pytest.mark.parametrize("game", GAMES)
def test_any_number_of_threads_thinks_the_same(game: str) -> None:
    match, seat = midway(game, 3, 25)
    position = match.concealed(seat, 2)
    runs = [prospects(game, position, seat, 3, Budget(80, 3), threads=n, compiled=True) for n in (1, 2, 3)]
    assert runs[0] == runs[1] == runs[2]
    assert sum(p.visits for p in runs[0]) == 240


@pytest.mark.parametrize("game", GAMES)
def test_a_tree_that_stops_when_its_favourite_is_certain_has_the_favourite_of_the_whole_one(game: str) -> None:
    spared = 0
    for ply in range(10, 50, 8):
        match, seat = midway(game, 3, ply)
        here = game, match.concealed(seat, 2), seat, 3, Budget(400)
        whole, settled = prospects(*here, compiled=True), prospects(*here, compiled=True, settle=True)
        assert favourites(settled)[0] == favourites(whole)[0]
        spared += sum(p.visits for p in whole) - sum(p.visits for p in settled)
    assert spared > 0


def test_another_seed_thinks_something_else() -> None:
    match, seat = midway("histrio", 4, 10)
    position = match.concealed(seat, 2)
    one, two = (prospects("histrio", position, seat, seed, Budget(50), compiled=True) for seed in (1, 2))
    assert one != two


def test_time_is_kept_to() -> None:
    match, seat = midway("histrio", 4, 10)
    found = prospects("histrio", match.concealed(seat, 2), seat, 1, Budget(10_000, 1, 0.0), compiled=False)
    assert 0 < sum(p.visits for p in found) < 10_000


def test_of_equals_the_better_then_the_first_is_best() -> None:
    assert favourites([Prospect(4, 9, 0.5), Prospect(7, 9, 0.6), Prospect(9, 3, 0.9)]) == [7, 4, 9]
    assert favourites([Prospect(4, 9, 0.5), Prospect(7, 9, 0.5)]) == [4, 7]


@pytest.mark.parametrize("game", ["histrio", "colosseum"])
def test_a_game_whose_hurried_ends_tell_little_keeps_to_the_search(game: str) -> None:
    match, seat = midway(game, 3, 40)
    here = game, match.concealed(seat, 2), seat
    found = favourites(prospects(*here, 3, Budget(40)))
    assert [f.move for f in second_look(*here, found[:FINALISTS], 8, 3)] == found[:FINALISTS]


def test_a_second_look_plays_whole_games_from_the_favourites() -> None:
    match, seat = midway("magnificent", 3, 40)
    here = "magnificent", match.concealed(seat, 2), seat
    found = favourites(prospects(*here, 3, Budget(40)))
    looked = second_look(*here, found[:FINALISTS], 8, 3)
    assert {f.move for f in looked} == set(found[:FINALISTS])
    assert [f.score for f in looked] == sorted((f.score for f in looked), reverse=True)
    assert decide(*here, 3, Budget(40)) == found[0]
    assert decide(*here, 3, Budget(40, whole_games=8)) == looked[0].move
    assert decide(*here, 3, Budget(40, 1, 0.0, 8)) in found


def test_a_second_look_ends_when_the_time_is_up() -> None:
    match, seat = midway("magnificent", 3, 40)
    here = "magnificent", match.concealed(seat, 2), seat, match.ids(seat)[:2]
    assert second_look(*here, 10_000, 3, until=0.0) == second_look(*here, ROUND, 3)


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_position_has_a_name(game: str) -> None:
    chosen = definition(game)
    match, luck = spectacula.load(game, 3).new(4), Random(4)
    for _ in range(80):
        seat = match.pending[0]
        assert chosen.plain.parts(match.state, seat, blank(16)) == len(chosen.module("advice").PARTS)
        match.play(seat, luck.choice(match.ids(seat)))


def test_the_parts_of_a_histrio_position_are_what_it_is_worth() -> None:
    plain = definition("histrio").plain
    match, out = midway("histrio", 4, 40)[0], blank(16)
    for seat in range(4):
        n = plain.parts(match.state, seat, out)
        assert sum(out[i] for i in range(n)) == plain.worth(match.state, seat)
