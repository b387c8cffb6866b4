"""Matches: playing, refusing, undoing, and everything a caller can ask wrongly."""

from __future__ import annotations

import pytest

import spectacula
from spectacula.engine.match import Match


def new(players: int = 3, seed: int = 1, **options: object) -> Match:
    return spectacula.load("histrio", players, **options).new(seed)


def test_moves_are_notation_or_ids_and_spelling_is_forgiving() -> None:
    match = new()
    match.play(0, "  Travel   5 ")
    match.play(1, match.game.definition.ids["travel 6"])
    assert match.committed == (0, 1)


@pytest.mark.parametrize(("players", "options", "error"), [
    (1, {}, spectacula.BadPlayers), (6, {}, spectacula.BadPlayers), ("4", {}, spectacula.BadPlayers),
    (3, {"dial": 3}, spectacula.BadOption), (3, {"dice": 2}, spectacula.BadOption),
    (3, {"requests_open": "maybe"}, spectacula.BadOption),
])  # fmt: skip
def test_a_table_that_cannot_be(players: int, options: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        spectacula.load("histrio", players, **options)


def test_an_unknown_game_names_the_ones_there_are() -> None:
    with pytest.raises(spectacula.UnknownGame, match="histrio"):
        spectacula.load("chess")


@pytest.mark.parametrize("seed", ["seven", "", -1, 2**63, "1.5"])
def test_a_seed_is_a_whole_number(seed: int) -> None:
    with pytest.raises(spectacula.BadSeed, match="whole number"):
        spectacula.load("histrio", 3).new(seed)


@pytest.mark.parametrize("seat", [-1, 3, "0", None])
def test_a_seat_that_is_not_there(seat: int) -> None:
    match = new()
    with pytest.raises(spectacula.BadSeat, match="seats are 0 to 2"):
        match.play(seat, "travel 1")


@pytest.mark.parametrize("move", ["travel 9", "fly 1", "", 999, -1, "keep all"])
def test_an_impossible_move_is_refused_with_a_reason_and_changes_nothing(move: str) -> None:
    match = new()
    before = match.record().encode()
    with pytest.raises(spectacula.IllegalMove) as refusal:
        match.play(0, move)
    assert "Allowed: travel 1" in str(refusal.value) and refusal.value.reason.id.startswith("why-")
    assert match.record().encode() == before


def test_nobody_moves_out_of_turn_or_after_the_end() -> None:
    match = new(season_one_only=True)
    while not match.over:
        seat = match.pending[0]
        others = [p for p in range(3) if p not in match.owing]
        if others:
            with pytest.raises(spectacula.IllegalMove, match="not your turn"):
                match.play(others[0], "pass")
        match.play(seat, match.moves(seat)[0])
    with pytest.raises(spectacula.IllegalMove, match="over"):
        match.play(0, "pass")
    assert match.moves(0) == [] and match.kind(0) is None and match.prompt(0) is None


def test_a_turn_of_several_moves_is_played_whole_or_not_at_all() -> None:
    match = new()
    with pytest.raises(spectacula.IllegalMove):
        match.turn(0, ["travel 3", "travel 99"])
    assert match.committed == ()
    match.turn(0, ["travel 3"])
    assert match.committed == (0,)


def test_undo_refuses_to_go_past_what_somebody_saw() -> None:
    match = new()
    with pytest.raises(spectacula.CannotUndo):
        match.undo(0)
    for seat in range(3):
        match.play(seat, f"travel {seat + 1}")
    with pytest.raises(spectacula.CannotUndo):
        match.undo(2)


@pytest.mark.parametrize("ply", [-1, 10_000])
def test_rewinding_needs_a_ply_of_the_match(ply: int) -> None:
    with pytest.raises(spectacula.CannotUndo, match="plies 0 to 0"):
        new().rewind(ply)


def test_every_position_of_the_past_is_found_again() -> None:
    match = new(season_one_only=True)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, match.moves(seat)[-1])
    again = match.game.new(match.seed)
    for ply, played in enumerate(match.played):
        past = match.copy()
        past.rewind(ply)
        assert past.position == again.position
        again.replay_move(played.seat, played.move)


def test_a_view_asked_for_again_is_of_the_position_as_it_is_then() -> None:
    match = new()
    before = match.view(0).table
    for seat in range(3):
        match.play(seat, "travel 3")
    assert match.view(0).table != before
    match.rewind(0)
    assert match.view(0).table == before != match.view(1).table


def test_a_view_of_a_seat_and_of_the_public() -> None:
    match = new()
    match.play(1, "travel 2")
    mine, public = match.view(1), match.view(None)
    assert mine.choice == "travel 2" and public.choice is None
    assert len(mine.moves) == 8 and public.moves == ()
    assert public.pending == (0, 2) and public.committed == (1,)


def test_without_a_seed_every_game_is_dealt_anew() -> None:
    game = spectacula.load("histrio", 3)
    assert game.new().seed != game.new().seed


def test_four_players_are_the_default_where_the_game_allows_it() -> None:
    assert spectacula.load("histrio").players == 4


def test_options_are_read_from_the_spelling_of_a_command_line() -> None:
    game = spectacula.load("histrio", 3, dial="8", requests_open="yes")
    assert game.options == {"dial": 8, "requests_open": True, "season_one_only": False}
