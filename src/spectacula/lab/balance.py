"""`spectacula balance`: what seats, cards and options are worth, from many games of players who know what they do.

All seats are played by the game's trained net at a glance, or by a level of bots. A thing is judged by how those fared
who used it. That is not all its own doing: who is ahead can afford more. What was played is kept as it comes, and the
same command goes on from there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from statistics import mean

import msgspec

from spectacula.bots import warm_up
from spectacula.bots.progress import progress
from spectacula.bots.trained import has_net
from spectacula.engine.definition import Definition, definition
from spectacula.engine.game import load, read_seed
from spectacula.lab.contest import NET, BadContest, compiled, decide, read_player
from spectacula.lab.crew import Crew, done_by
from spectacula.lab.played import Notebook
from spectacula.lab.standings import Mean, interval

LEVEL = "expert"  # where no net was trained
FEWEST = 8  # times a thing must have been used to be judged


class Series(msgspec.Struct, frozen=True):
    """Games of one kind; number i is dealt from seed + i."""

    game: str
    players: int
    seed: int
    options: dict[str, bool | int | str]
    by: str = LEVEL


class Told(msgspec.Struct, frozen=True):
    """What one game tells, by seat: the share of the win, the score, and the things that were used."""

    number: int
    shares: list[float]
    scores: list[int]
    used: list[list[str]]
    decisions: int

    @property
    def leads(self) -> list[float]:
        """Points more than the others had on average."""
        total, others = sum(self.scores), len(self.scores) - 1
        return [score - (total - score) / others for score in self.scores]


class Worth(msgspec.Struct, frozen=True):
    """How those fared who sat in a seat or used a thing."""

    name: str
    seats: int
    times_fair: Mean
    lead: Mean

    @property
    def stands_out(self) -> int:
        """1 or -1 where chance alone hardly explains the lead."""
        return int(self.lead.low > 0) - int(self.lead.high < 0)


class Variant(msgspec.Struct, frozen=True):
    """Games with one option chosen otherwise: the mean score, how long they last, and what the best seat has."""

    name: str
    games: int
    score: Mean
    decisions: float
    best_seat: Worth


class Balance(msgspec.Struct, frozen=True):
    """What `spectacula balance` prints and writes."""

    game: str
    players: int
    games: int
    seed: int
    played_by: str
    seats: list[Worth]
    things: list[Worth]
    variants: list[Variant]


def balance(game: str, players: int | None, games: int, seed: str, crew: Crew, level: str | None = None) -> Balance:
    """Play games with the standard options and with each option changed, and sum them up."""
    chosen = load(game, players)
    by = read_player(level, chosen.id) if level else NET if has_net(chosen.id) else LEVEL
    if chosen.players < 2:
        raise BadContest("balance needs at least two players")
    with progress(f"Compiling {game}", 1) as step:
        warm_up(game, lambda done, total: step(done / total))
    standard = Series(chosen.id, chosen.players, read_seed(seed), chosen.options, by)
    told = _played(standard, games, crew)
    return Balance(
        game=chosen.id,
        players=chosen.players,
        games=games,
        seed=standard.seed,
        played_by=by,
        seats=seats(told),
        things=things(told),
        variants=[variant("standard", told), *_variants(standard, games, crew)],
    )


def _variants(standard: Series, games: int, crew: Crew) -> Iterator[Variant]:
    for option in definition(standard.game).options:
        for value in option.values:
            if value != option.default:
                other = msgspec.structs.replace(standard, options={**standard.options, option.name: value})
                yield variant(f"{option.name} = {value}", _played(other, games, crew))


def _played(series: Series, games: int, crew: Crew) -> list[Told]:
    notebook = Notebook(series.game, series)
    found = {told.number: told for told in notebook.read(Told)}
    todo = [number for number in range(games) if number not in found]
    with progress(f"{games} games of {series.game}", games) as step:
        for told in done_by(crew, partial(play, series), todo):
            notebook.write(told)
            found[told.number] = told
            step(len(found))
    return [found[number] for number in range(games)]


def play(series: Series, number: int) -> Told:
    """One game; every seat sees what it may know and nothing else."""
    compiled(series.game)
    match = load(series.game, series.players, **series.options).new(series.seed + number)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, decide(match, seat, series.by, number))
    names, used = names_of(match.game.definition), [set[str]() for _ in range(series.players)]
    for played in match.played:
        if played.move in names:
            used[played.seat].add(names[played.move])
    shares = [1 / len(match.winners) if seat in match.winners else 0.0 for seat in range(series.players)]
    return Told(number, shares, list(match.scores), [sorted(mine) for mine in used], match.ply)


def names_of(chosen: Definition) -> dict[int, str]:
    """The moves that use something whose worth is asked for, with its name."""
    things, found = chosen.module("balance"), dict[int, str]()
    for family in chosen.vocabulary.families.values():
        for place, written in enumerate(family.notation):
            if family.name in (*things.EACH, *things.WHOLE):
                found[family.first + place] = written if family.name in things.EACH else family.name
    return found


def seats(told: Sequence[Told]) -> list[Worth]:
    """Every seat in the order of play."""
    players = len(told[0].scores)
    return [
        Worth(
            f"seat {seat + 1}",
            len(told),
            _fair([one.shares[seat] for one in told], players),
            interval([one.leads[seat] for one in told]),
        )
        for seat in range(players)
    ]


def things(told: Sequence[Told]) -> list[Worth]:
    """What was used often enough to be judged, what did best first."""
    shares, leads = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
    for one in told:
        for seat, used in enumerate(one.used):
            for name in used:
                shares[name].append(one.shares[seat])
                leads[name].append(one.leads[seat])
    players = len(told[0].scores)
    found = [
        Worth(name, len(mine), _fair(shares[name], players), interval(mine))
        for name, mine in leads.items()
        if len(mine) >= FEWEST
    ]
    return sorted(found, key=lambda worth: (-worth.lead.value, worth.name))


def variant(name: str, told: Sequence[Told]) -> Variant:
    """Some games as a whole."""
    best = max(seats(told), key=lambda worth: worth.times_fair.value)
    score = interval([mean(one.scores) for one in told])
    return Variant(name, len(told), score, mean(one.decisions for one in told), best)


def _fair(shares: list[float], players: int) -> Mean:
    found = interval(shares)
    return Mean(players * found.value, players * found.low, players * found.high)
