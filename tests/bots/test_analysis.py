"""Looking back at a game: every choice is weighed honestly, and a seat's account adds up to its score."""

from __future__ import annotations

from random import Random

import pytest

import spectacula
from spectacula import bots
from spectacula.bots import choose
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
def test_a_choice_is_weighed_beside_the_adviser_and_beside_quick_play(game: str) -> None:
    for decision in list(decisions(finished(game), simulations=6))[5:120:60]:
        found = weigh(decision)
        assert (found.ply, found.seat, found.move) == (decision.ply, decision.task.seat, decision.move)
        assert found.best == choose(decision.task)
        assert found.loss == max(0.0, found.best_score - found.score)
        followed = weigh(decision._replace(move=found.best))
        assert followed == found._replace(move=found.best, score=found.best_score), "on the same deals"


def test_good_choices_cost_little_and_bad_ones_take_away() -> None:
    bots.warm_up("histrio", lambda done, total: None)
    assert bots.adviser_level("histrio") == "grandmaster"
    added, lost = [0.0, 0.0], [0.0, 0.0]
    for seed in range(3):
        match = spectacula.load("histrio", 2).new(seed)
        while not match.over:
            seat = match.pending[0]
            match.play(seat, bots.think(bots.task_for(match, seat, ("random", "grandmaster")[seat], 5)))
        found = accounts(map(weigh, decisions(match)), match.scores)
        added = [a + sum(entry.choice for entry in account) for a, account in zip(added, found, strict=True)]
        lost = [a + sum(entry.loss for entry in account) for a, account in zip(lost, found, strict=True)]
    assert added[0] < -10 < added[1]
    assert lost[0] > 10 * lost[1]


def test_looking_back_knows_no_more_than_the_seat_did() -> None:
    match = finished("histrio")
    shown = {d.ply: d for d in decisions(match, simulations=6)}
    again = Match(match.game, match.seed)
    for played in match.played[:30]:
        ply, seat = again.ply, played.seat
        if ply in shown:
            hidden = again.copy()
            hidden.state = hidden.game.definition.layout.new(hidden.concealed(seat, 77))
            other = bots.task_for(hidden, seat, shown[ply].task.level, 0, 6)
            assert weigh(Decision(ply, other, played.move)) == weigh(shown[ply])
        again.replay_move(seat, played.move)


def test_choices_and_luck_add_up_to_the_score() -> None:
    weighed = [
        Weighed(7, 0, 4, 4, 26.0, 27.0, 27.0),
        Weighed(2, 0, 1, 3, 22.0, 20.5, 23.0),
        Weighed(4, 1, 1, 1, 18.0, 18.0, 18.0),
    ]
    ann, bob, eve = accounts(weighed, (30, 12, 9))
    assert ann == [Entry(2, 22.0, -1.5, 5.5, 2.5), Entry(7, 26.0, 1.0, 3.0, 0.0)]
    assert bob == [Entry(4, 18.0, 0.0, -6.0, 0.0)] and eve == []
    assert ann[0].expected + sum(e.choice + e.luck for e in ann) == 30
