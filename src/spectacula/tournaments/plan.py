"""What is agreed before a tournament: its game, its system, its length, and the seed all lots are drawn from."""

from __future__ import annotations

import hashlib
from enum import StrEnum

import msgspec

from spectacula.engine.definition import definition
from spectacula.engine.game import SEEDS, Game, load, read_seed
from spectacula.kernel.errors import SpectaculaError

MOST_ROUNDS = 20
MOST_MINUTES = 240
ROUNDS = 5
MINUTES = 60


class BadTournament(SpectaculaError):
    """A tournament that cannot be held; the message says what is wrong with it."""


class System(StrEnum):
    """How it goes on from round to round."""

    SWISS = "swiss"  # against others of as many points
    KNOCKOUT = "knockout"  # the best of each table go on
    DUPLICATE = "duplicate"  # the same deals in all rooms
    ARENA = "arena"  # as many tables as one finds time for


class Plan(msgspec.Struct, frozen=True):
    """`players` is how many sit at a table if it comes out even; `advance` go on in a knock-out."""

    game: str
    players: int
    system: System
    seed: int
    rounds: int = ROUNDS
    advance: int = 1
    minutes: int = MINUTES
    options: dict[str, bool | int | str] = {}

    @property
    def rules(self) -> Game:
        return load(self.game, self.players, **self.options)

    @property
    def sizes(self) -> tuple[int, int]:
        """The smallest and the largest table there may be."""
        fewest, most = definition(self.game).players
        return max(2, fewest), most

    def lot(self, *about: object) -> int:
        """A number for whatever chance decides; the same tournament draws the same."""
        return int.from_bytes(self._drawn(*about)[:8], "big")

    def _drawn(self, *about: object) -> bytes:
        return hashlib.sha256(f"{self.seed} {' '.join(map(str, about))}".encode()).digest()

    def deal(self, turn: int, number: int) -> int:
        """The seed of a table's cards: of a duplicate one for all rooms of a round."""
        return self.lot("deal", turn, 0 if self.system is System.DUPLICATE else number) % SEEDS

    def number(self, turn: int) -> str:
        """What the deal of a round with the same cards comes from, to be sealed before and opened after."""
        return self._drawn("deal", turn, 0).hex()


def read_plan(
    game: str,
    players: int | None,
    system: str,
    seed: object = 0,
    rounds: int = ROUNDS,
    advance: int | None = None,
    minutes: int = MINUTES,
    options: dict[str, object] | None = None,
) -> Plan:
    """A plan from what a person asks for; raises `BadTournament` where that makes none."""
    if system not in list(System):
        raise BadTournament(f"a tournament is {', '.join(System)}, not {system}")
    rules = load(game, players, **(options or {}))
    if rules.players < 2:
        raise BadTournament("a tournament needs tables of at least two")
    going_on = advance or max(1, rules.players // 2)
    if not 1 <= going_on < rules.players:
        raise BadTournament(f"of a table of {rules.players}, one to {rules.players - 1} can go on")
    if not 1 <= rounds <= MOST_ROUNDS:
        raise BadTournament(f"a tournament has one to {MOST_ROUNDS} rounds")
    if not 1 <= minutes <= MOST_MINUTES:
        raise BadTournament(f"an arena lasts one to {MOST_MINUTES} minutes")
    return Plan(rules.id, rules.players, System(system), read_seed(seed), rounds, going_on, minutes, rules.options)
