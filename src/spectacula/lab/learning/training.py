"""`spectacula train`: self-play and learning in turns, kept in a folder, so that training can be taken up again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

import msgspec
import torch

from spectacula.bots.inputs import Inputs, inputs_of
from spectacula.engine.definition import definition
from spectacula.kernel.errors import SpectaculaError
from spectacula.lab.learning.curve import Row, draw
from spectacula.lab.learning.keeping import described, put
from spectacula.lab.learning.network import Network
from spectacula.lab.learning.ppo import Learner, Lesson, Manner
from spectacula.lab.learning.recording import Recorded
from spectacula.lab.learning.rollout import Rollout
from spectacula.lab.learning.tables import Tables

WIDTHS = {"histrio": (448, 256, 256), "colosseum": (320, 192, 192), "magnificent": (320, 256, 256)}
OTHER_WIDTHS = (320, 256, 256)
MANNERS = {
    "histrio": Manner(games=131072, steps=80, batch=65536, foresight=0.98, guests=True),
    "colosseum": Manner(games=32768, steps=160, foresight=0.98, guests=True),  # one show in the end counts
}
INERTIA = 0.9  # of the mean of the latest nets, from lesson to lesson
SNAPSHOTS = (0.04, 0.12, 0.25, 0.45, 0.7, 1.0)  # parts of a training after which the net is kept
BETWEEN = 30.0  # seconds between checkpoints
SEEDS = 1 << 40  # apart from those people and contests deal from


class BadTraining(SpectaculaError):
    """A training that cannot go on; the message says why."""


class Limit(NamedTuple):
    """When training ends. Rates that change on the way follow it: so many lessons repeat a training, minutes do not."""

    lessons: int | None = None
    minutes: float | None = None

    def part(self, lesson: int, seconds: float) -> float:
        """How much of the training is done."""
        if self.lessons is not None:
            return min(1.0, lesson / self.lessons)
        return min(1.0, seconds / (60 * self.minutes)) if self.minutes else 1.0


class Training:
    """A net, the mean of its latest states, which is the one to play with, and how far it has come."""

    def __init__(
        self, game: str, device: str, manner: Manner, widths: tuple[int, ...] | None = None, seed: int = 1
    ) -> None:
        torch.manual_seed(seed)
        self.game, self.manner, self.seed = game, manner, seed
        self.tables = Tables(game, manner.games, device, SEEDS + seed)
        chosen = definition(game)
        self._take_up(inputs_of(chosen, self.tables.warmed_up()), widths or WIDTHS.get(game, OTHER_WIDTHS))
        self.lesson, self.decisions, self.seconds = 0, 0, 0.0
        self.curve: list[Row] = []

    def _take_up(self, inputs: Inputs, widths: tuple[int, ...]) -> None:
        actions, seats = self.tables.actions, self.tables.seats
        self.network = Network(inputs, widths, actions, seats).to(self.tables.device)
        self.mean = deepcopy(self.network).requires_grad_(False)
        self.rollout = Rollout(self.tables, self.network, self.manner.steps, self.manner.foresight, self.manner.guests)
        self.learner = Learner(self.network, self.rollout, self.manner, self.tables.device)
        self.play = Recorded(self.rollout.play, self.tables.device)

    def lessons(self, limit: Limit) -> Iterator[Row]:
        """Play and learn until the limit, a row of the curve each time."""
        began = time.monotonic() - self.seconds
        while (part := limit.part(self.lesson, self.seconds)) < 1:
            self.play()
            found = self.learner.learn(part)
            self._follow()
            self.seconds = time.monotonic() - began
            yield self._noted(found)

    @torch.no_grad()
    def _follow(self) -> None:
        """Move the mean towards the net."""
        inertia = min(INERTIA, self.lesson / (self.lesson + 1))
        for slow, quick in zip(self.mean.parameters(), self.network.parameters(), strict=True):
            slow.lerp_(quick, 1 - inertia)

    def _noted(self, found: Lesson) -> Row:
        self.lesson += 1
        self.decisions += found.decisions
        row = Row(self.lesson, self.seconds, self.decisions, found.surprise, found.entropy, found.change)
        self.curve.append(row)
        return row

    # --- the folder

    def save(self, folder: Path) -> None:
        """Everything needed to go on, the net to play with, and the curve."""
        kept = {
            **described(self.game, self.network),
            "network": self.network.state_dict(),
            "mean": self.mean.state_dict(),
            "optimiser": self.learner.optimiser.state_dict(),
            "progress": (self.lesson, self.decisions, self.seconds),
        }
        put(folder / "checkpoint.pt", lambda file: torch.save(kept, file))
        put(folder / "curve.json", lambda file: file.write_bytes(msgspec.json.encode(self.curve)))
        put(folder / "curve.svg", lambda file: file.write_text(draw(self.game, self.curve), "utf-8"))

    def snapshot(self, folder: Path) -> None:
        """The net as it plays now, in half precision, to be measured later."""
        half = {name: tensor.half() for name, tensor in self.mean.state_dict().items()}
        kept = {**described(self.game, self.mean), "mean": half}
        put(folder / "snapshots" / f"{self.lesson}.pt", lambda file: torch.save(kept, file))

    def resume(self, folder: Path) -> None:
        """Go on from a folder."""
        kept = torch.load(folder / "checkpoint.pt", self.tables.device)
        if kept["game"] != self.game:
            raise BadTraining(f"{folder} holds a training of {kept['game']}, not of {self.game}")
        if "progress" not in kept:
            raise BadTraining(f"{folder} holds a net that searches taught; that cannot be gone on with")
        self._take_up(Inputs(*kept["inputs"]), kept["widths"])
        self.network.load_state_dict(kept["network"])
        self.mean.load_state_dict(kept["mean"])
        self.learner.resume(kept["optimiser"])
        self.lesson, self.decisions, self.seconds = kept["progress"]
        self.curve = msgspec.json.decode((folder / "curve.json").read_bytes(), type=list[Row])


def plan(game: str, games: int | None = None) -> Manner:
    """The usual manner of a game, or with so many games side by side: the fewer, the smaller the batches."""
    usual = MANNERS.get(game, Manner())
    if games is None:
        return usual
    return usual._replace(games=games, batch=min(usual.batch, max(64, games // 2)))


def train(
    game: str, folder: Path, limit: Limit, device: str, manner: Manner, seed: int = 1, resume: Path | None = None
) -> Iterator[Row]:
    """Train a net of a game and keep it in a folder; the rows of its curve as they come."""
    training = Training(game, device, manner, seed=seed)
    if resume is not None:
        training.resume(resume)
    due = [part for part in SNAPSHOTS if part > limit.part(training.lesson, training.seconds)]
    saved = training.seconds
    for row in training.lessons(limit):
        part = limit.part(row.lesson, row.seconds)
        if due and part >= due[0]:
            due.pop(0)
            training.snapshot(folder)
        if row.seconds - saved > BETWEEN or part == 1:
            saved = row.seconds
            training.save(folder)
        yield row
