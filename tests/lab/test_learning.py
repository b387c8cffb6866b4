"""Learning by self-play on the CPU, with a tiny net: it plays legally, counts right and can be taken up again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

torch: Any = pytest.importorskip("torch", reason="torch is not installed; `make lab-check` has it")

from spectacula.bots.inputs import Inputs
from spectacula.bots.net import UNIT
from spectacula.bots.trained import Glance, net_of
from spectacula.engine.definition import definition
from spectacula.engine.game import load
from spectacula.games import GAMES
from spectacula.lab.learning.guests import Guests
from spectacula.lab.learning.integers import export
from spectacula.lab.learning.measuring import measure
from spectacula.lab.learning.network import NEVER, Network, choose, leaning
from spectacula.lab.learning.ppo import Manner
from spectacula.lab.learning.rollout import turned
from spectacula.lab.learning.tables import Tables
from spectacula.lab.learning.training import BadTraining, Limit, Training, plan, train

TINY = Manner(games=32, steps=8, batch=64)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_learned_at_all_its_table_sizes(game: str) -> None:
    training = Training(game, "cpu", TINY, (16, 16, 16))
    (row,) = training.lessons(Limit(lessons=1))
    fewest, most = definition(game).players
    assert sorted(set(training.tables.players.tolist())) == list(range(fewest, most + 1))
    assert row.decisions == training.tables.n * TINY.steps
    assert row.surprise > 0 and row.entropy > 0


def test_a_seed_repeats_a_training_of_so_many_lessons() -> None:
    curves = []
    for _ in range(2):
        training = Training("histrio", "cpu", TINY, (16, 16, 16), seed=5)
        curves.append([(row.surprise, row.entropy) for row in training.lessons(Limit(lessons=2))])
    assert curves[0] == curves[1]


def test_a_training_goes_on_from_its_folder(tmp_path: Path) -> None:
    training = Training("histrio", "cpu", TINY, (16, 16, 16))
    list(training.lessons(Limit(lessons=2)))
    training.save(tmp_path)
    other = Training("histrio", "cpu", TINY, (16, 16, 16), seed=2)
    other.resume(tmp_path)
    assert [row.lesson for row in other.lessons(Limit(lessons=3))] == [3]
    assert [row.lesson for row in other.curve] == [1, 2, 3]
    assert other.network.inputs == training.network.inputs


def test_a_folder_of_another_game_is_refused(tmp_path: Path) -> None:
    Training("histrio", "cpu", TINY, (16, 16, 16)).save(tmp_path)
    with pytest.raises(BadTraining, match="a training of histrio, not of colosseum"):
        Training("colosseum", "cpu", TINY, (16, 16, 16)).resume(tmp_path)


def test_the_folder_has_a_checkpoint_a_curve_and_snapshots(tmp_path: Path) -> None:
    list(train("histrio", tmp_path, Limit(lessons=2), "cpu", TINY))
    assert {"checkpoint.pt", "curve.json", "curve.svg", "snapshots"} == {path.name for path in tmp_path.iterdir()}
    assert len(list((tmp_path / "snapshots").iterdir())) == 2


def test_a_rate_falls_with_the_part_of_the_training_that_is_done() -> None:
    rates = [Manner().at(Limit(lessons=10).part(lesson, 0.0))[0] for lesson in range(11)]
    assert rates == sorted(rates, reverse=True) and rates[-1] > 0


def test_columns_are_counted_from_a_seat_and_back_again() -> None:
    by_seat = torch.arange(10.0).view(1, 2, 5)
    seat, players = torch.tensor([2]), torch.tensor([3])
    assert turned(by_seat, seat, players)[0, 0].tolist() == [2, 0, 1, 3, 4]
    assert turned(turned(by_seat, seat, players), -seat, players).equal(by_seat)


def test_guests_sit_at_three_of_four_tables_and_never_alone() -> None:
    tables = Tables("colosseum", 96, "cpu", 1)
    seated = [
        row[:players] for row, players in zip(Guests(tables).seated.tolist(), tables.players.tolist(), strict=True)
    ]
    assert [any(row) for row in seated[:4]] == [True, True, True, False]
    assert not any(all(row) for row in seated)
    assert {sum(row) for row in seated} == {0, 1, 2, 3, 4}


def test_a_guest_is_not_learned_from_and_takes_the_advice_only() -> None:
    tables = Tables("colosseum", 96, "cpu", 1)
    guests, seat = Guests(tables), tables.seat
    leaning, logits = tables.leaning, torch.full((tables.n, tables.actions), 7.0)
    asked, found = guests.asked(seat), guests.among(seat, logits, leaning)
    assert asked.tolist() == [guests.seated[game, seat[game]].item() for game in range(tables.n)]
    assert found[~asked].eq(7).all()
    assert found[asked].argmax(1).equal(leaning[asked].float().argmax(1))
    training = Training("colosseum", "cpu", TINY._replace(guests=True), (16, 16, 16))
    training.play()
    learned, among = training.rollout, training.rollout.guests
    assert among is not None
    assert not learned.free[among.seated.gather(1, learned.seat.T).T].any()


def test_compiled_passes_come_to_the_same() -> None:
    training = Training("histrio", "cpu", TINY, (16, 16, 16))
    training.play()
    learner, which = training.learner, torch.arange(training.learner.which.numel())
    compiled = torch.compile(learner._loss, dynamic=False, fullgraph=True)
    (loss, found), (same_loss, same) = learner._loss(which), compiled(which)
    assert torch.allclose(loss, same_loss, atol=1e-5) and torch.allclose(found, same, atol=1e-5)


def test_fewer_games_come_with_smaller_batches_and_the_manner_of_the_game() -> None:
    assert plan("colosseum").guests and plan("colosseum", 128).batch == 64
    assert plan("histrio").games == 65536


def test_a_shared_win_counts_in_parts_and_leads_are_over_the_mean_of_the_others() -> None:
    tables = Tables("histrio", 8, "cpu", 1)
    share, lead = tables._results(torch.tensor([[30.0, 30.0, 0.0]]))[0]
    assert share.tolist() == [0.5, 0.5, 0, 0, 0]
    assert lead.tolist() == [0.75, 0.75, -1.5, 0, 0]


def test_only_legal_actions_are_chosen() -> None:
    advice = torch.full((1000, 9), -1)
    advice[:, 4], advice[:, 7] = 500, 600
    chosen = choose(leaning(advice).float())
    assert set(chosen.tolist()) == {4, 7}


def test_what_advice_likes_more_is_leaned_to_more() -> None:
    assert leaning(torch.tensor([[-1, 0, 128, 1000]])).tolist() == [[NEVER, 0, 1, 7.8125]]


def test_amounts_are_scaled_and_names_become_ones() -> None:
    network = Network(Inputs((0, 2, 1, 1), (-1, -1, 1, 2), (0, 3, 0, 0)), (4, 4, 4), 3, 2)
    encoded = network.encode(torch.tensor([[5, 2, 12]], dtype=torch.int16))
    assert encoded[:, :4].tolist() == [[5.0, 1.5, 0.0, 1.0]]
    assert not encoded[:, 4:].any()


def test_an_untrained_net_follows_advice_and_beats_players_at_random() -> None:
    training = Training("histrio", "cpu", TINY, (16, 16, 16))
    fair = measure(training.network, "histrio", 2, "random", games=64)
    assert 1.5 < fair.times <= 2 and fair.half >= 0


def test_a_net_in_integers_says_what_it_says_in_floats(tmp_path: Path) -> None:
    training = Training("histrio", "cpu", TINY, (16, 16, 16))
    list(training.lessons(Limit(lessons=2)))
    training.save(tmp_path)
    export(tmp_path, tmp_path)
    game, network = "histrio", training.mean
    match, batch = load(game, 3).new(1), load(game, 3).batch(1, seed=1, advised=True)
    seat = match.pending[0]
    promises = Glance(game, match.concealed(seat, 1), seat, False, net_of(game, False, tmp_path)).promises()
    encoded = network.encode(torch.as_tensor(batch.observation))
    logits = network(encoded, leaning(torch.as_tensor(batch.advice)))[0][0].tolist()
    assert [promise / UNIT for _, promise in promises] == pytest.approx([logits[m] for m, _ in promises], abs=0.02)
