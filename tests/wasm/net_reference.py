"""What the native gear says with a net: the promises of random games and thoughts, as plain data for another gear."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from zlib import crc32

import numpy as np

from spectacula.bots.grandmaster import manner_of
from spectacula.bots.task import Task, choose
from spectacula.bots.trained import Glance
from spectacula.engine.game import Game
from tests.games.tables import game_of, name_of
from tests.wasm.reference import Played, Variant, compile_search, some_choice

DEALS = 2  # of a prospect
FEW = 3  # moves whose prospects are asked for


def net_reference(variant: Variant, positions: int, thoughts: int) -> dict[str, Any]:
    """Whole random games until there were so many decisions, and thoughts about some of them."""
    game, luck = game_of(variant), Random(name_of(variant))
    compile_search(game.id)
    games, seen = [], 0
    for first, digest, decisions in promised_games(game):
        games.append((first, digest))
        seen += decisions
        if seen >= positions:
            break
    return {
        "name": name_of(variant),
        "players": game.players,
        "options": np.array(game.definition.options_buffer(game.option_codes)).tolist(),
        "positions": seen,
        "games": games,
        "thoughts": [thought(some_choice(game, luck), luck) for _ in range(thoughts)],
    }


def promised_games(game: Game) -> Iterator[tuple[int, int, int]]:
    """Random games without end: who is asked first, a digest of all promises, and how many decisions there were."""
    number = 0
    while True:
        played, digest, decisions = Played(game, number), 0, 0
        while not played.is_over:
            for column in zip(*Glance(game.id, played.position, played.seat).promises(), strict=True):
                digest = crc32(np.array(column, np.int64).tobytes(), digest)
            decisions += 1
            played.go_on()
        yield played.first, digest, decisions
        number += 1


def thought(played: Played, luck: Random) -> dict[str, Any]:
    """One decision: the prospects of a few moves, and what a grandmaster decides."""
    game, seat, key, seed = played.game.id, played.seat, luck.getrandbits(62), luck.getrandbits(62)
    position, pointless = played.concealed(key), frozenset(played.moves[:1])
    glance, turns = Glance(game, position, seat), manner_of(game).turns_at(played.game.players)
    return {
        "position": position.hex(),
        "players": played.game.players,
        "seat": seat,
        "turns": turns,
        "seed": str(seed),
        "deals": DEALS,
        "prospects": [(move, glance.prospect(move, 0, DEALS, seed, turns)) for move in played.moves[:FEW]],
        "pointless": list(pointless),
        "simulations": DEALS,
        "chosen": choose(Task(game, played.game.players, {}, position, seat, "grandmaster", seed, DEALS, pointless)),
    }
