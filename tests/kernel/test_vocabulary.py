"""Families of moves: declared once, everything else follows."""

from __future__ import annotations

import pytest

from spectacula.engine.definition import definition
from spectacula.games import GAMES
from spectacula.kernel.vocabulary import Move, Vocabulary, numbers


def declared() -> Vocabulary:
    words = Vocabulary()
    words.family("keep", "keep all")
    words.family("move", "move {noble} {steps}", noble=["consul", "emperor"], steps={-1: "-1", 1: "+1"})
    words.family("pair", "go {a} {b}", rows=[(1, 2), (2, 3)], a=numbers(1, 3), b=numbers(1, 3))
    return words


def test_ids_follow_the_order_of_declaration() -> None:
    assert declared().notation == (
        *("keep all", "move consul -1", "move consul +1", "move emperor -1", "move emperor +1"),
        *("go 1 2", "go 2 3"),
    )


def test_a_move_is_data_whether_it_comes_as_id_or_notation() -> None:
    words = declared()
    assert words.move(3) == words.move("move emperor -1") == Move("move", (1, -1))
    assert words.id("pair", 2, 3) == 6 and words.spell("keep") == "keep all"


def test_a_family_knows_its_first_id() -> None:
    words = declared()
    assert [words.first(move) for move in range(words.size)] == [0, 1, 1, 1, 1, 5, 5]


def test_a_family_is_declared_once() -> None:
    words = declared()
    with pytest.raises(ValueError, match="a family called keep is there already"):
        words.family("keep")


@pytest.mark.parametrize("name", GAMES)
def test_every_move_of_a_game_reads_back_as_itself(name: str) -> None:
    words = definition(name).vocabulary
    for move in range(words.size):
        assert words.id(words.move(move).family, *words.move(move).values) == move
        assert words.ids[words.notation[move]] == move
