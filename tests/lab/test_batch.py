"""Batches: games stepped together are the games they would be alone, in either gear."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import numpy as np
import pytest

import spectacula
from spectacula.engine import gears
from spectacula.engine.game import Game
from spectacula.engine.stepper import DRIVERS, Batch
from spectacula.engine.trail import TRAIL
from spectacula.kernel.errors import BadAction, BadBatch, BadReward, BadSeat, BadSeed
from spectacula.kernel.streams import lowest
from spectacula.lab.episode import Episode
from tests.games.tables import NAMES, PLAIN_COUNTS, PLAIN_NAMES, VARIANTS, game_of

Variant = tuple[str, int, dict[str, object]]
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=NAMES)
every_count = pytest.mark.parametrize("variant", PLAIN_COUNTS, ids=PLAIN_NAMES)
WIDE = 3


@every_variant
def test_a_batch_plays_the_games_its_seeds_deal(variant: Variant) -> None:
    """Beside every game of the batch the same one is played alone, in the plain gear: all it shows is the same."""
    game = game_of(variant)
    batch = game.batch(WIDE, seed=11, reward="lead", critic=True)
    alone = [Episode(game, 11 + i, "lead") for i in range(WIDE)]
    for _ in range(150):
        for i, episode in enumerate(alone):
            seat = int(batch.seat[i])
            assert seat == episode.pending[0] and batch.seed[i] == episode.seed
            assert (batch.observation[i] == episode.observe(seat)).all()
            assert (batch.hidden[i] == episode.oversee(seat)).all()
            assert (batch.mask[i] == episode.mask(seat)).all()
            assert sorted(batch.legal[i, : batch.choices[i]].tolist()) == episode.actions(seat)
        actions = batch.sample()
        batch.step(actions)
        for i, episode in enumerate(alone):
            episode.play(episode.pending[0], int(actions[i]))
            assert batch.done[i] == episode.over
            assert batch.reward[i].tolist() == pytest.approx(episode.rewards)
            if episode.over:
                alone[i] = Episode(game, episode.seed + WIDE, "lead")


@every_count
def test_advice_is_what_the_games_advice_says_of_every_legal_action(variant: Variant) -> None:
    game = game_of(variant)
    chosen, plain = game.definition, game.definition.plain
    batch = game.batch(WIDE, seed=3, advised=True)
    notes = array("q", bytes(8 * chosen.module("advice").NOTES))
    for _ in range(60):
        assert ((batch.advice >= 0) == batch.mask).all()
        for i in range(WIDE):
            state, seat = chosen.layout.new(batch.states[i].tobytes()), int(batch.seat[i])
            plain.study(state, seat, notes)
            for action in batch.legal[i, : batch.choices[i]].tolist():
                move = plain.turned(state, seat, action, 1)
                assert batch.advice[i, action] == plain.prior(state, seat, move, notes)
        batch.step(batch.sample())


@every_count
def test_a_seat_against_opponents_is_shown_the_same_in_either_gear(variant: Variant) -> None:
    game = game_of(variant)
    for opponents in ("random", "novice"):
        batch = game.batch(2, seed=5, opponents=opponents)
        plain = PlainSeats(game, 2, 5, opponents)
        for _ in range(12):
            assert batch.observation.tobytes() == b"".join(row.tobytes() for row in plain.rows)
            assert batch.mask.tobytes() == b"".join(row.tobytes() for row in plain.masks)
            actions = batch.sample()
            batch.step(actions)
            plain.step(actions)
        assert batch.seat.tolist() == [i % game.players for i in range(2)]


class PlainSeats:
    """The same driver as plain Python, over arrays of Python's own."""

    def __init__(self, game: Game, n: int, seed: int, opponents: str) -> None:
        layout = game.definition.layout
        self.states = [layout.new() for _ in range(n + 1)]
        self.states[n].players = game.players
        for k, code in enumerate(game.option_codes):
            self.states[n].option[k] = code
        self.rival = ("random", "novice").index(opponents)
        self.seeds, self.seats = array("q", range(seed, seed + n)), array("q", [i % game.players for i in range(n)])
        self.trails = self._rows(n, "h", TRAIL)
        self.rows = self._rows(n, "h", game.observation.size)
        self.masks = self._rows(n, "B", len(game.definition.notation))
        self.ids = self._rows(n, "h", game.definition.most_moves)
        self.worths = self._rows(n, "f", game.players)
        self.choices, self.done = array("h", [0] * n), array("B", [0] * n)
        self.spare = self._rows(2, "q", 4096)
        self.driver = game.definition.bound(*DRIVERS).plain
        self._run(1, self.seeds)

    @staticmethod
    def _rows(n: int, letter: str, size: int) -> list[array[Any]]:
        return [array(letter, [0] * size) for _ in range(n)]

    def step(self, actions: Any) -> None:
        self._run(0, actions.tolist())

    def _run(self, fresh: int, actions: Any) -> None:
        before = self.states, self.trails, self.seeds, 0, len(self.seeds), fresh, 0, actions
        asked = self.masks, self.ids, self.choices, self.seats
        self.driver.step_seats(*before, *asked, self.worths, self.done, self.rival, *self.spare)
        self.driver.show_games(self.states, self.trails, self.seats, 0, len(self.seeds), self.rows, [])


@pytest.fixture(scope="module")
def histrio() -> Game:
    return spectacula.load("histrio", 3)


def test_threads_share_the_work_and_change_nothing(histrio: Game) -> None:
    one, three = histrio.batch(10, seed=3), histrio.batch(10, seed=3, threads=3)
    for _ in range(60):
        actions = one.sample()
        one.step(actions)
        three.step(actions)
        assert one.observation.tobytes() == three.observation.tobytes()
        assert one.seed.tolist() == three.seed.tolist()


def test_a_reset_repeats_a_batch(histrio: Game) -> None:
    batch = histrio.batch(4, seed=3)
    first = _shown(batch, 80)
    batch.reset(3)
    assert _shown(batch, 80) == first
    batch.reset(4)
    assert _shown(batch, 80) != first


def _shown(batch: Batch, steps: int) -> list[bytes]:
    luck = Random(1)
    seen = []
    for _ in range(steps):
        choices = [luck.choice(np.flatnonzero(row).tolist()) for row in batch.mask]
        batch.step(np.array(choices))
        seen += [batch.observation.tobytes(), batch.reward.tobytes(), batch.done.tobytes()]
    return seen


def test_arrays_stay_the_same_objects(histrio: Game) -> None:
    batch = histrio.batch(2)
    before = {name: id(array) for name, array in vars(batch).items() if isinstance(array, np.ndarray)}
    batch.step(batch.sample())
    batch.reset(9)
    assert {name: id(array) for name, array in vars(batch).items() if isinstance(array, np.ndarray)} == before


def test_every_game_is_paid_once_at_its_end(histrio: Game) -> None:
    batch = histrio.batch(8, seed=1)
    ends = 0
    for _ in range(300):
        batch.step(batch.sample())
        assert batch.reward.sum(1) == pytest.approx(batch.done.astype(float))
        ends += int(batch.done.sum())
    assert ends >= 8 and batch.seed.min() >= 9


def test_against_opponents_one_seat_decides(histrio: Game) -> None:
    batch = histrio.batch(4, opponents="random", seat=2)
    for _ in range(50):
        assert batch.seat.tolist() == [2] * 4
        batch.step(batch.sample())


def test_a_reset_repeats_what_is_sampled(histrio: Game) -> None:
    batch = histrio.batch(3)
    first = batch.sample().tolist()
    batch.step(batch.sample())
    batch.reset()
    assert batch.sample().tolist() == first


@every_count
def test_a_game_goes_on_by_single_steps_as_by_itself(variant: Variant) -> None:
    """What a GPU sorts games by: between decisions, step after step is due until somebody is asked."""
    game = game_of(variant)
    chosen, layout, luck = game.definition, game.definition.layout, Random(1)
    rules = gears.bind(chosen.rule_modules)
    paused = gears.bind(chosen.rule_modules, instead={chosen.module("rules").advance: lambda s: None})
    s, ids = game.deal(4), array("q", bytes(8 * chosen.most_moves))
    while not rules.over(s):
        assert rules.due(s) == -1
        seat = lowest(rules.pending(s))
        move = luck.choice(ids[: rules.legal(s, seat, ids)])
        twin = layout.new(layout.bytes_of(s))
        rules.play(s, seat, move)
        paused.play(twin, seat, move)
        while paused.due(twin) >= 0:
            paused.take_step(twin)
        assert layout.bytes_of(twin) == layout.bytes_of(s)


# --- bad input


def test_an_illegal_action_is_refused_and_nothing_is_played(histrio: Game) -> None:
    batch = histrio.batch(3)
    before = batch.states.tobytes()
    actions = batch.sample()
    actions[1] = batch.actions - 1
    with pytest.raises(BadAction, match=r"^action 153 of game 1 is not legal; legal are \[0, 1"):
        batch.step(actions)
    with pytest.raises(BadAction, match=r"^action -1 of game 0 is not legal"):
        batch.step([-1, 0, 0])
    assert batch.states.tobytes() == before


def test_a_wrong_shape_or_type_of_actions_is_named(histrio: Game) -> None:
    batch = histrio.batch(3)
    with pytest.raises(BadAction, match=r"^one action for each of 3 games, not an array of shape \(2,\)$"):
        batch.step([0, 1])
    with pytest.raises(BadAction, match=r"^actions are whole numbers, not float64$"):
        batch.step([0.0, 1.0, 2.0])


def test_a_batch_that_cannot_be_says_what_can(histrio: Game) -> None:
    with pytest.raises(BadBatch, match=r"^the number of games is a whole number from 1 to 16777216, not 0$"):
        histrio.batch(0)
    with pytest.raises(BadBatch, match=r"^the number of threads is a whole number from 1 to 1024, not 0$"):
        histrio.batch(1, threads=0)
    with pytest.raises(BadBatch, match=r"^opponents in a batch are random or novice, not master$"):
        histrio.batch(1, opponents="master")
    with pytest.raises(BadBatch, match=r"^a seat of its own needs opponents"):
        histrio.batch(1, seat=0)
    with pytest.raises(BadSeat, match=r"^seats are 0 to 2, not 3$"):
        histrio.batch(1, opponents="random", seat=3)
    with pytest.raises(BadReward, match=r"^a reward is one of win, lead, score, not gold$"):
        histrio.batch(1, reward="gold")
    with pytest.raises(BadSeed, match=r"^a seed is a whole number from 0"):
        histrio.batch(1, seed=-1)


def test_a_device_that_is_not_there_is_named(histrio: Game) -> None:
    with pytest.raises(BadBatch, match=r"^games are stepped on cpu or cuda, not tpu$"):
        histrio.batch(1, device="tpu")
    with pytest.raises(
        BadBatch, match=r"^a batch on cuda needs (torch: pip install|an NVIDIA GPU, and torch finds none)"
    ):
        histrio.batch(1, device="cuda")
