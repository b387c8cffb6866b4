"""Random play of every player count and option: nothing is lost, and all that is shown adds up."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

import spectacula
from spectacula.engine.definition import definition
from spectacula.games.colosseum import advice
from spectacula.games.colosseum.investing import programs_open_to
from spectacula.games.colosseum.plans import plan_worth, target
from spectacula.games.colosseum.show import usable
from spectacula.games.colosseum.state import KINDS_OF_TOKEN, MARKET_SIZE, MARKETS, MOST_MOVES, PROGRAMS, TOKENS
from tests.games.colosseum.test_components import TOTALS
from tests.games.tables import priors, random_play

OPTIONS = {o.name: o.values for o in definition("colosseum").options}
TABLES = [
    (players, dict(zip(OPTIONS, values, strict=True))) for players in (3, 4, 5) for values in product(*OPTIONS.values())
]
every_table = pytest.mark.parametrize(("players", "options"), TABLES)


def tokens_in(s: Any) -> dict[str, int]:
    """All tokens, wherever they are."""
    counts = {}
    for k in range(KINDS_OF_TOKEN):
        held = sum(s.hand[p, k] for p in range(s.players))
        lying = sum(s.market[m, i] == k for m in range(MARKETS) for i in range(MARKET_SIZE))
        counts[TOKENS[k]] = held + lying + s.bag[k] + s.gone[k] + (s.green_left == k)
    return counts


@every_table
def test_tokens_medals_seats_and_coins_are_conserved(players: int, options: dict[str, object]) -> None:
    match = spectacula.load("colosseum", players, **options).new(players)
    for _ in random_play(match, Random(players)):
        s: Any = match.state
        seats = range(players)
        assert tokens_in(s) == TOTALS
        assert s.medal_supply + s.medals_gone + sum(s.medals[p] for p in seats) == 18
        assert s.seat_supply + sum(s.seats[p] for p in seats) == 10
        assert sum(s.coins[p] for p in seats) == 30 * players + sum(s.earned[p] - s.spent[p] for p in seats)
        assert min(s.coins[p] for p in seats) >= 0
        assert s.in_bag == sum(s.bag[k] for k in range(KINDS_OF_TOKEN))


@every_table
def test_every_decision_is_a_choice_and_fits_the_buffer(players: int, options: dict[str, object]) -> None:
    match = spectacula.load("colosseum", players, **options).new(players + 10)
    for _ in random_play(match, Random(players)):
        assert 2 <= len(match.ids(match.pending[0])) <= MOST_MOVES


@pytest.mark.parametrize("players", [3, 4, 5])
def test_records_are_the_sum_of_what_the_view_shows(players: int) -> None:
    for seed in range(6):
        match = spectacula.load("colosseum", players).new(seed)
        for _ in random_play(match, Random(seed)):
            pass
        for player in match.view(None).table.players:
            assert player.record == (player.best.total if player.best else 0)
            assert player.latest is None or player.latest.total <= player.record


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_view_shows_no_key_and_no_dice_to_come(players: int) -> None:
    """Two games that differ only in the chance to come look the same."""
    match = spectacula.load("colosseum", players).new(1)
    for number, _ in enumerate(random_play(match, Random(1), 60)):
        other = match.game.definition.layout.new(match.concealed(0, number))
        assert match.game.definition.module("view").view(other, 0) == match.view(0).table


def follow_advice(players: int, seed: int) -> spectacula.Match:
    """A game in which everybody plays the move that looks best."""
    match = spectacula.load("colosseum", players).new(seed)
    while not match.over:
        seat = match.pending[0]
        weights = priors(match, seat)
        match.play(seat, max(weights, key=weights.__getitem__))
    return match


@pytest.mark.parametrize("players", [3, 4, 5])
def test_advice_is_in_range_and_leads_to_records_like_those_of_people(players: int) -> None:
    best = [max(follow_advice(players, seed).scores) for seed in range(4)]
    assert 55 <= sum(best) / len(best) <= 95


def test_priors_lie_between_0_and_1000_and_worth_ends_at_the_record() -> None:
    match = spectacula.load("colosseum", 4).new(4)
    for _ in random_play(match, Random(4)):
        s: Any = match.state
        seat = match.pending[0]
        assert all(0 <= weight <= 1000 for weight in priors(match, seat).values())
        assert 0 <= advice.worth(s, seat) <= 2000
    final: Any = match.state
    assert [advice.worth(final, p) for p in range(4)] == [10 * record for record in match.scores]


def test_advice_beats_chance() -> None:
    """One seat follows the advice, the others play at random."""
    wins = 0
    for seed in range(6):
        match = spectacula.load("colosseum", 4).new(seed)
        luck = Random(seed)
        while not match.over:
            seat = match.pending[0]
            weights = priors(match, seat)
            wise = max(weights, key=weights.__getitem__)
            match.play(seat, wise if seat == seed % 4 else luck.choice(list(weights)))
        wins += seed % 4 in match.winners
    assert wins == 6


def test_the_program_to_aim_at_is_the_best_one_within_reach_and_of_equals_the_first() -> None:
    match = spectacula.load("colosseum", 5).new(8)
    for _ in random_play(match, Random(8)):
        s: Any = match.state
        for p in range(5):
            programs = s.programs[p] | programs_open_to(s, p)
            worth = {n: plan_worth(s, p, n) for n in range(1, PROGRAMS + 1) if programs >> n & 1}
            assert target(s, p) == max(worth, key=worth.__getitem__, default=0)


def test_what_programs_would_be_to_everybody_is_what_the_rules_say_of_the_very_table() -> None:
    match = spectacula.load("colosseum", 4).new(1)
    for _ in random_play(match, Random(1)):
        s: Any = match.state
        viewer = match.ply % s.players
        for program in match.view(viewer).table.programs:
            number, owner = program.number, program.owner
            assert program.prospect.usable == usable(s, viewer, number)
            assert (program.owners is None) == (owner is None)
            assert owner is None or program.owners.usable == usable(s, owner, number)
