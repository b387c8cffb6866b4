"""How many simulations a second the search makes on one core."""

from __future__ import annotations

import time

from spectacula.bots import choose, task_for, warm_up
from spectacula.bots.desk import Desk, Manner, manner_of
from spectacula.engine.game import load

SIMULATIONS = 512
EVERY = 12
TO_THE_END = 1 << 20


def search_speed(game: str, players: int | None = None, seconds: float = 2.0, whole_games: bool = False) -> float:
    """Simulations a second on positions of a game between novices, cut off as bots do or played to the end."""
    warm_up(game, lambda done, total: None)
    manner = manner_of(game)._replace(cut=TO_THE_END) if whole_games else manner_of(game)
    desks = _desks(game, players, manner)
    simulations, spent = 0, 0.0
    while spent < seconds:
        for desk in desks:
            begin = time.process_time()
            desk.search(simulations, simulations + SIMULATIONS, 0)
            spent += time.process_time() - begin
            simulations += SIMULATIONS
            desk.clear()
    return simulations / spent


def _desks(game: str, players: int | None, manner: Manner) -> list[Desk]:
    match = load(game, players).new(1)
    desks = []
    while not match.over:
        seat = match.pending[0]
        if match.ply % EVERY == 0:
            desks.append(Desk(game, match.concealed(seat, 1), seat, SIMULATIONS, manner, compiled=True))
        match.play(seat, choose(task_for(match, seat, "novice", 1)))
    return desks
