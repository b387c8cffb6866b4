"""A whole turn for a hint: the best first step, then what the same adviser would do until the turn passes."""

from __future__ import annotations

from spectacula.engine.match import Match
from spectacula.server.house import House
from spectacula.web.games import Board
from spectacula.web.tables.draft import after_step

LONGEST = 12


async def whole_turn(house: House, match: Match, seat: int, first: str, board: Board) -> list[str]:
    """The steps in order; only the last of them ends the turn or reveals something."""
    turn = [first]
    while board.STEPS and len(turn) < LONGEST:
        after = after_step(match, seat, turn[-1], board)
        following = None if after is None else await _next(house, after, seat)
        if after is None or following is None:
            break
        match, turn = after, [*turn, following]
    return turn


async def _next(house: House, match: Match, seat: int) -> str | None:
    legal = match.moves(seat)
    if len(legal) == 1:
        return legal[0]
    advice = await house.bots.hints(match, seat, 1)
    return advice.hints[0].move if advice.hints else None
