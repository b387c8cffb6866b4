"""A turn laid out in steps: it ends with the turn, also when the same seat is asked again right away."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from spectacula.engine.game import load
from spectacula.web.games import board_of
from spectacula.web.games.colosseum.choices import QUIET
from spectacula.web.tables.draft import goes_on, imagine


@pytest.mark.parametrize(("game", "players"), [("colosseum", 3), ("magnificent", 1), ("magnificent", 2)])
def test_no_step_is_laid_out_beyond_the_turn(game: str, players: int) -> None:
    board, asked_again = board_of(game), Counter[tuple[str | None, str | None]]()
    for seed in range(12):
        match, luck = load(game, players).new(seed), Random(seed)
        while not match.over:
            seat = match.pending[0]
            move = luck.choice(match.moves(seat))
            after, draft = imagine(match, seat, (move,), board)
            assert bool(draft.laid) == goes_on(match, seat, move, board)
            kind, before = match.kind(seat), board.turn(match.state)  # type: ignore[attr-defined]
            match.play(seat, move)
            if draft.laid:
                assert after.position == match.position
                assert board.turn(after.state) == before  # type: ignore[attr-defined]
            elif not match.over and seat in match.pending and not match.played[-1].mark:
                asked_again[kind, match.kind(seat)] += 1
    assert asked_again, "a turn that is followed by another of the same seat is among these games"


def test_what_wears_out_is_chosen_after_the_show_and_not_laid_out_with_it() -> None:
    """The last show of a round may leave its player the first to choose in the ceremony, with nobody in between."""
    found = Counter[str]()
    for seed in range(40):
        match, luck = load("colosseum", 3).new(seed), Random(seed)
        while not match.over:
            seat = match.pending[0]
            kind, move = match.kind(seat), _in_passing(match.moves(seat), luck)
            on = goes_on(match, seat, move, board_of("colosseum"))
            match.play(seat, move)
            if not match.over and seat in match.pending and match.kind(seat) == "wear" != kind:
                assert not on, (seed, match.ply, move)
                found[move.split()[0]] += 1
    assert {"stage", "hold", "perform"} <= found.keys()


def _in_passing(moves: list[str], luck: Random) -> str:
    """A show wherever one can be given, and mostly nothing else."""
    quiet = [move for move in moves if move in QUIET - {"no show"}]
    if "announce show" in moves:
        return "announce show"
    return quiet[0] if quiet and luck.random() < 0.8 else luck.choice(moves)
