"""Looking back at a game: every choice is weighed honestly, and a seat's account adds up to its score."""

from __future__ import annotations

from random import Random

import pytest

import spectacula
from spectacula.bots.analysis import Decision, Entry, Weighed, accounts, decisions, weigh
from spectacula.engine.match import Match
from spectacula.games import GAMES


def finished(game: str, seed: int = 3) -> Match:
    match, luck = spectacula.load(game, 3).new(seed), Random(seed)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, luck.choice(match.ids(seat)))
    return match


def test_every_real_choice_of_a_game_is_looked_at() -> None:
    match = finished("histrio")
    found = list(decisions(match))
    assert [(d.task.seat, d.move) for d in found] == [tuple(match.played[d.ply][:2]) for d in found]
    again, forced = Match(match.game, match.seed), 0
    for played in match.played:
        forced += len(again.ids(played.seat)) == 1
        again.replay_move(played.seat, played.move)
    assert forced > 0 and len(found) == match.ply - forced


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_never_expected_to_do_better_than_the_best(game: str) -> None:
    for decision in list(decisions(finished(game), simulations=6))[5:120:30]:
        found = weigh(decision)
        assert (found.ply, found.seat, found.move) == (decision.ply, decision.task.seat, decision.move)
        assert found.score <= found.best_score and found.wins <= found.best_wins
        assert found.move != found.best or found.score == found.best_score


def test_looking_back_knows_no_more_than_the_seat_did() -> None:
    match = finished("histrio")
    shown = {d.ply: d for d in decisions(match, simulations=6)}
    again = Match(match.game, match.seed)
    for played in match.played[:30]:
        ply, seat = again.ply, played.seat
        if ply in shown:
            hidden = again.copy()
            hidden.state = hidden.game.definition.layout.new(hidden.concealed(seat, 77))
            other = spectacula.bots.task_for(hidden, seat, "expert", 0, 6)
            assert weigh(Decision(ply, other, played.move)) == weigh(shown[ply])
        again.replay_move(seat, played.move)


def test_choices_and_luck_add_up_to_the_score() -> None:
    weighed = [
        Weighed(7, 0, 4, 4, 26.0, 26.0, 0.5, 0.5),
        Weighed(2, 0, 1, 3, 20.5, 22.0, 0.3, 0.4),
        Weighed(4, 1, 1, 1, 18.0, 18.0, 0.2, 0.2),
    ]
    ann, bob, eve = accounts(weighed, (30, 12, 9))
    assert ann == [Entry(2, 22.0, -1.5, 5.5), Entry(7, 26.0, 0.0, 4.0)]
    assert bob == [Entry(4, 18.0, 0.0, -6.0)] and eve == []
    assert ann[0].expected + sum(e.choice + e.luck for e in ann) == 30
