"""Every game at the terminal: its table in sentences, in every language, and a whole game by keyboard."""

from __future__ import annotations

from random import Random

import pytest

import spectacula
from spectacula.engine.definition import definition
from spectacula.engine.texts import LANGUAGES, Texts
from spectacula.games import GAMES
from spectacula.terminal import TEXTS
from spectacula.terminal.tables import describe_table
from tests.commanding import Run
from tests.games.tables import random_play

ENDINGS = ("wins.", "share the victory", "Nobody wins")


@pytest.mark.parametrize("game", GAMES)
def test_every_position_can_be_read_in_every_language(game: str) -> None:
    words = [Texts(game, language, also=(TEXTS,)) for language in LANGUAGES]
    for players in range(definition(game).players[0], definition(game).players[1] + 1):
        match = spectacula.load(game, players).new(players)
        for ply, _ in enumerate(random_play(match, Random(players))):
            if ply % 23 == 0:
                lines = describe_table(match.view(match.pending[0]), words[ply % 3])
                assert len(lines) >= players and all(line.strip() for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_the_public_table_names_every_player(game: str) -> None:
    match = spectacula.load(game, 3).new(4)
    words = Texts(game, "en", ("Ada", "Bo", "Cy"), also=(TEXTS,))
    told = "\n".join(describe_table(match.view(None), words))
    assert all(name in told for name in words.names)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_numbers_alone(game: str, run: Run) -> None:
    done = run("play", game, "--seed", "3", "--lang", "en", typed="?\nt\n" + "1\n" * 4000)
    assert done.code == 0, done.err
    assert any(ending in done.out for ending in ENDINGS)
