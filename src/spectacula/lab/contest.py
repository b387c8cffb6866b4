"""A contest between bots: which levels sit where, dealt from which seed, and one table of it played out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations

import msgspec

from spectacula.bots import BotWarmup, choose, read_level, task_for, warm_up
from spectacula.bots.trained import favourite, has_net
from spectacula.engine.definition import definition
from spectacula.engine.game import load, read_seed
from spectacula.engine.match import Match
from spectacula.kernel.errors import SpectaculaError

THOUGHTLESS = {"random", "novice"}
NET = "net"  # a trained net at a glance, which is no level


class BadContest(SpectaculaError):
    """A contest that cannot be held; the message says what is missing."""


class Contest(msgspec.Struct, frozen=True):
    """`bots[0]` sits once at every table, the others fill it; of more levels than seats every company meets."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, bool | int | str] = {}

    @classmethod
    def of(
        cls, game: str, bots: str, players: int | None = None, seed: str = "0", options: dict[str, object] | None = None
    ) -> Contest:
        """Read from what a person types."""
        levels = tuple(read_player(level.strip(), definition(game).id) for level in bots.split(","))
        if len(levels) < 2:
            raise BadContest("a contest needs at least two levels, such as skilled,novice")
        if len(set(levels)) < len(levels):
            raise BadContest(f"name every level once, not {bots}")
        chosen = load(game, players, **(options or {}))
        if chosen.players < 2:
            raise BadContest("a contest needs at least two players")
        return cls(game, chosen.players, levels, read_seed(seed), chosen.options)

    @property
    def companies(self) -> list[tuple[str, ...]]:
        """Who meets, before seats are changed."""
        if len(self.bots) > self.players:
            return list(combinations(self.bots, self.players))
        others = self.bots[1:]
        return [(self.bots[0], *(others[i % len(others)] for i in range(self.players - 1)))]

    @property
    def tables_per_deal(self) -> int:
        """Every company plays every deal once in each rotation of its seats."""
        return self.players * len(self.companies)

    def line_up(self, number: int) -> tuple[str, ...]:
        """The level of each seat at a table."""
        company, turn = divmod(number % self.tables_per_deal, self.players)
        levels = self.companies[company]
        return levels[self.players - turn :] + levels[: self.players - turn]

    def deal(self, number: int) -> int:
        """The seed a table is dealt from."""
        return self.seed + number // self.tables_per_deal


class Outcome(msgspec.Struct, frozen=True):
    """One table when its game was over."""

    number: int
    deal: int
    levels: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int

    def share(self, seat: int) -> float:
        """A shared victory counts in parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def read_player(name: str, game: str) -> str:
    """A level of a game, or its net alone if it has one."""
    return name if name == NET and has_net(game) else read_level(name, game)


def decide(match: Match, seat: int, player: str, seed: int) -> int:
    """The move of a level or of the net alone; either sees what the seat may know and nothing else."""
    if player != NET:
        return choose(task_for(match, seat, player, seed))
    task = task_for(match, seat, "novice", seed)
    return favourite(task.game, task.position, seat, task.pointless)


def search(levels: Iterable[str]) -> bool:
    """Whether any of these levels searches: such bots find the same moves everywhere only where they are compiled."""
    return not THOUGHTLESS.issuperset(levels)


@cache
def compiled(game: str) -> None:
    """Have bots think as compiled ones do, on a machine that may not have compiled them yet."""
    if not BotWarmup(game).is_needless:
        warm_up(game, lambda done, total: None)


def play_ready(contest: Contest, number: int) -> Outcome:
    """Play one table on whatever machine this is."""
    if search(contest.bots):
        compiled(contest.game)
    return play_table(contest, number)


def play_table(contest: Contest, number: int) -> Outcome:
    """Play one table; every bot gets the position concealed for its seat."""
    levels, deal = contest.line_up(number), contest.deal(number)
    match = load(contest.game, contest.players, **contest.options).new(deal)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, decide(match, seat, levels[seat], number))
    return Outcome(number, deal, levels, match.scores, match.winners, match.ply)
