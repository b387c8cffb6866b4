"""Games brought to a chosen decision: `scene("colosseum", "bid")` is a match that waits for a bid.

They lie in `fixtures/scenes`, written by `scripts/scenes.py`: a name for every kind of decision, and some more.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import msgspec

from spectacula.engine.game import load
from spectacula.engine.match import Match

FOLDER = Path(__file__).parent / "fixtures" / "scenes"


class Played(msgspec.Struct, frozen=True):
    """A game: set-up, seed, and moves as `seat notation`."""

    players: int
    options: dict[str, bool | int | str]
    seed: int
    moves: list[str]


class Scenes(msgspec.Struct, frozen=True):
    """Some games, and where in them the scenes are: which game, after how many moves."""

    games: list[Played]
    scenes: dict[str, tuple[int, int]]


@cache
def scenes(game: str) -> Scenes:
    return msgspec.json.decode((FOLDER / f"{game}.json").read_bytes(), type=Scenes)


def names(game: str) -> tuple[str, ...]:
    """Every scene of a game."""
    return tuple(scenes(game).scenes)


def scene(game: str, name: str) -> Match:
    """A match of one's own that stands at a scene."""
    number, moves = scenes(game).scenes[name]
    return _stops(game, number)[moves].copy()


def last_decision(game: str, players: int, seed: int = 1) -> Match:
    """A match played at random, before its last decision that is one."""
    match, luck = load(game, players).new(seed), Random(seed)
    last = match.copy()
    while not match.over:
        seat = match.pending[0]
        if len(match.moves(seat)) > 1:
            last = match.copy()
        match.play(seat, luck.choice(match.moves(seat)))
    return last


def way_to(game: str, name: str) -> Iterator[tuple[Match, int]]:
    """The game that leads to a scene: the match before each of its decisions, and the seat that decides."""
    number, moves = scenes(game).scenes[name]
    match = _dealt(game, number)
    for line in scenes(game).games[number].moves[:moves]:
        seat, _, move = line.partition(" ")
        yield match, int(seat)
        match.play(int(seat), move)


def _dealt(game: str, number: int) -> Match:
    played = scenes(game).games[number]
    return load(game, played.players, **played.options).new(played.seed)


@cache
def _stops(game: str, number: int) -> dict[int, Match]:
    """One of the games, played once: the match at every scene on its way."""
    stops = {moves: name for name, (at, moves) in scenes(game).scenes.items() if at == number}
    match, found = _dealt(game, number), dict[int, Match]()
    for moves, (match, _) in enumerate(way_to(game, stops[max(stops)])):
        if moves in stops:
            found[moves] = match.copy()
    return {**found, max(stops): match}
