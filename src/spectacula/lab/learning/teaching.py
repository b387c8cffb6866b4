"""Searches as teachers, for machines without a GPU: a net learns what they look at, and what comes of its own games."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from spectacula.bots.desk import Desk, manner_of
from spectacula.bots.inputs import inputs_of
from spectacula.engine.definition import definition
from spectacula.lab.learning.keeping import described, put
from spectacula.lab.learning.network import VALUES, Network
from spectacula.lab.learning.rollout import turned
from spectacula.lab.learning.tables import Tables
from spectacula.lab.learning.training import BadTraining

WIDTHS = (128, 64, 64)  # learns as much from so few games as a larger one, and is looked at sooner
TABLES = 96  # side by side
TRUST = 50  # thousandths of a value: a move so much better is e times as worth trying
COOL = 0.5  # how closely a net that plays follows its favourites
KEPT = 0.05  # the share of decisions nobody was asked about whose results are learned from
TOLD_EVERY = 20.0  # seconds
SEEDS = 1 << 41  # apart from those that people, contests and self-play deal from
BATCH, RATE, LEAST_RATE, EPOCHS = 512, 1e-3, 0.01, 5.0
DECAY, LEFT_OUT, STEEPEST = 0.02, 0.1, 1.0
OTHERS_GAMES = 0.2  # the weight of results of games in which searches decided, too


class Course(NamedTuple):
    """A part of the time in which the net plays, and how often a search is asked what it would do."""

    part: float
    asked: float = 0.0  # the share of decisions
    followed: float = 0.0  # how often then
    simulations: int = 0


COURSES = (Course(0.6, 1.0, 0.9, 240), Course(0.1), Course(0.2, 0.4, 0.3, 400), Course(0.1))


class Note(NamedTuple):
    """A decision to learn from; `aim` is what a search finds worth trying, None if nobody was asked."""

    row: Any
    leaning: Any
    aim: Any
    seat: int


class Learned(NamedTuple):
    """After a course: decisions with a search's opinion, others, and how far the net was from opinions and results."""

    asked: int
    others: int
    divergence: float
    surprise: float

    def __str__(self) -> str:
        return (
            f"{self.asked:,} decisions of searches and {self.others:,} of its own: "
            f"divergence {self.divergence:.4f}, surprise {self.surprise:.4f}"
        )


class School:
    """A net, the tables at which it plays all seats, and what was noted there."""

    def __init__(self, game: str, games: int, widths: tuple[int, ...] = WIDTHS, seed: int = 1) -> None:
        torch.manual_seed(seed)
        self.game = game
        self.tables = Tables(game, games, "cpu", SEEDS + seed)
        self.places = [(batch, number) for batch in self.tables.batches for number in range(batch.n)]
        inputs = inputs_of(definition(game), self.tables.warmed_up())
        self.network = Network(inputs, widths, self.tables.actions, self.tables.seats)
        self.running: list[list[Note]] = [[] for _ in range(self.tables.n)]
        self.asked: list[tuple[Any, ...]] = []  # row, leaning, aim, results
        self.others: list[tuple[Any, ...]] = []  # row, results

    # --- playing

    @torch.no_grad()
    def play(self, course: Course, until: float) -> None:
        """The net plays all seats until a time on the clock; decisions of games that end are kept."""
        while time.monotonic() < until:
            rows, leaning = self.tables.rows, self.tables.leaning
            logits, _ = self.network(self.network.encode(rows), leaning)
            luck = torch.empty_like(logits).exponential_().clamp_(min=1e-20)
            actions = (logits / COOL - luck.log()).argmax(1)
            drawn, seats = torch.rand(self.tables.n).tolist(), self.tables.seat.tolist()
            for game in self.tables.free.nonzero()[:, 0].tolist():
                if drawn[game] < course.asked:
                    aim = self._opinion(game, seats[game], course.simulations)
                    if drawn[game] < course.asked * course.followed:
                        actions[game] = aim.argmax()
                    self.running[game].append(Note(rows[game].clone(), leaning[game].clone(), aim, seats[game]))
                elif drawn[game] < course.asked + KEPT:
                    self.running[game].append(Note(rows[game].clone(), None, None, seats[game]))
            self.tables.step(actions)
            self._close(self.tables.done, self.tables.results())

    def _opinion(self, game: int, seat: int, simulations: int) -> Any:
        """What a search has looked at, and more so what it found good."""
        batch, number = self.places[game]
        desk = Desk(self.game, batch.states[number].tobytes(), seat, simulations, manner_of(self.game), compiled=True)
        desk.search(0, simulations, int(torch.randint(1 << 60, ())))
        _, visits, totals = np.array(desk.tally(), float).T
        values = totals / np.maximum(visits, 1) - totals.sum() / visits.sum()
        weights = torch.tensor(visits * np.exp(values / TRUST), dtype=torch.float32)
        actions = torch.tensor(batch.legal[number, : len(visits)], dtype=torch.int64)
        return torch.zeros(self.tables.actions).scatter(0, actions, weights / weights.sum())

    def _close(self, done: Any, results: Any) -> None:
        """Keep what was noted of games that have just ended, seats counted from the one that decided."""
        for game in done.nonzero()[:, 0].tolist():
            players = self.tables.players[game : game + 1]
            for note in self.running[game]:
                mine = turned(results[game][None], torch.tensor([note.seat]), players)[0]
                if note.aim is None:
                    self.others.append((note.row, mine))
                else:
                    self.asked.append((note.row, note.leaning, note.aim, mine))
            self.running[game] = []

    # --- learning

    def learn(self, epochs: float = EPOCHS) -> Learned:
        """Go some times through all opinions, and through as many results of other decisions."""
        if not self.asked:
            raise BadTraining("no game has ended yet; give it more minutes")
        asked = [torch.stack(column) for column in zip(*self.asked, strict=True)]
        others = [torch.stack(column) for column in zip(*self.others, strict=True)]
        decaying = [weights for name, weights in self.network.named_parameters() if name.endswith("weight")]
        rest = [weights for name, weights in self.network.named_parameters() if not name.endswith("weight")]
        groups = [{"params": decaying, "weight_decay": DECAY}, {"params": rest, "weight_decay": 0.0}]
        optimiser: Any = torch.optim.AdamW(groups, RATE, eps=1e-6)
        steps = max(1, int(epochs * len(asked[0]) / BATCH))
        found = torch.zeros(2)
        for step in range(steps):
            for group in optimiser.param_groups:
                group["lr"] = RATE * max(LEAST_RATE, 1 - step / steps)
            divergence, surprise = self._distance(*_some(asked))
            if others:
                row, results = _some(others)
                surprise = OTHERS_GAMES * surprise + _surprise(self._judged(row)[1], results)
            optimiser.zero_grad(set_to_none=True)
            (divergence + surprise).backward()
            nn.utils.clip_grad_norm_(self.network.parameters(), STEEPEST)
            optimiser.step()
            found += torch.stack([divergence, surprise]).detach() / steps
        return Learned(len(self.asked), len(self.others), *found.tolist())

    def _judged(self, rows: Any) -> tuple[Any, Any]:
        """What the net says without the game's advice, some places of every layer left out."""
        hidden = self.network.encode(rows)
        for layer in self.network.layers:
            hidden = functional.dropout(functional.relu(layer(hidden)), LEFT_OUT)
        return self.network.policy(hidden), self.network.value(hidden).view(-1, VALUES, self.network.seats)

    def _distance(self, rows: Any, leaning: Any, aims: Any, results: Any) -> tuple[Any, Any]:
        """How far the net is from opinions and from results."""
        logits, values = self._judged(rows)
        chances = (logits + leaning.float()).log_softmax(1).clamp(min=-50)
        return functional.kl_div(chances, aims, reduction="batchmean"), _surprise(values, results)

    def save(self, folder: Path) -> None:
        """The net as `integers.export` takes it."""
        kept = {
            **described(self.game, self.network),
            "mean": self.network.state_dict(),
            "learned": f"{len(self.asked):,} decisions of searches and {len(self.others):,} of self-play",
        }
        put(folder / "checkpoint.pt", lambda file: torch.save(kept, file))


def _some(columns: list[Any]) -> list[Any]:
    """A batch of rows, the same of every column."""
    which = torch.randint(len(columns[0]), (BATCH,))
    return [column[which] for column in columns]


def _surprise(values: Any, results: Any) -> Any:
    wins, leads = (values - results).pow(2).mean((0, 2))
    return wins + leads / 4


def teach(school: School, folder: Path, minutes: float) -> Iterator[str]:
    """Course after course, each of them followed by learning from all that was noted; the net is kept in a folder."""
    for number, course in enumerate(COURSES, 1):
        ends = time.monotonic() + 60 * minutes * course.part
        while (left := ends - time.monotonic()) > 0:
            yield f"course {number} of {len(COURSES)}: {len(school.asked):,} decisions noted, {left:.0f} s to play"
            school.play(course, min(ends, time.monotonic() + TOLD_EVERY))
        yield f"course {number} of {len(COURSES)}: {school.learn()}"
        school.save(folder)
