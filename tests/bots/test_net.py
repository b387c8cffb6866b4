"""Nets in whole numbers: every gear computes the same, and only the weights a card is for are read."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import msgspec
import pytest

import spectacula
from spectacula.bots import trained
from spectacula.bots.outlook import ANY
from spectacula.bots.trained import FOLDER, BadNet, Glance, has_net
from spectacula.engine.definition import definition
from spectacula.games import GAMES

NETS = [game for game in GAMES if has_net(game)]
APART = {"histrio": 9, "colosseum": 20, "magnificent": 45}  # decisions from one comparison to the next
every_net = pytest.mark.parametrize("game", NETS)


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The nets of the package in a folder of their own."""
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    return tmp_path


@every_net
def test_both_gears_promise_the_same(game: str) -> None:
    fewest, most = definition(game).players
    luck = Random(3)
    for players in range(fewest, most + 1):
        match = spectacula.load(game, players).new(players)
        while not match.over:
            seat = match.pending[0]
            if match.ply % APART[game] == 0:
                position = match.concealed(seat, match.ply)
                plain, compiled = (Glance(game, position, seat, gear).promises() for gear in (False, True))
                assert plain == compiled
                assert [move for move, _ in plain] == list(match.ids(seat))
            match.play(seat, luck.choice(match.ids(seat)))


@every_net
def test_both_gears_see_the_same_chances_after_a_move(game: str) -> None:
    match = spectacula.load(game, definition(game).players[0]).new(4)
    seat = match.pending[0]
    position = match.concealed(seat, 1)
    for move in match.ids(seat)[:2]:
        plain, compiled = (Glance(game, position, seat, gear).prospect(move, 0, 2, 5, 2) for gear in (False, True))
        assert plain == compiled
        assert 0 <= plain <= 2 * 1024


@every_net
def test_a_net_is_smaller_than_a_million_bytes(game: str) -> None:
    assert (FOLDER / f"{game}.net").stat().st_size < 1_000_000


def test_weights_that_are_not_the_cards_are_refused(copied: Path) -> None:
    file = copied / "histrio.net"
    file.write_bytes(bytes([file.read_bytes()[0] ^ 1]) + file.read_bytes()[1:])
    with pytest.raises(BadNet, match="the weights of histrio are not those its card is for"):
        trained.read("histrio", copied)


def test_a_net_of_other_observations_is_refused(copied: Path) -> None:
    card, _ = trained.read("histrio", copied)
    (copied / "histrio.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(card, observed=7)))
    trained.read.cache_clear()
    with pytest.raises(BadNet, match="the net of histrio was trained on other observations or moves"):
        trained.read("histrio", copied)


@every_net
def test_a_card_says_what_the_net_learned_from_and_under_which_licence(game: str) -> None:
    card, _ = trained.read(game)
    assert card.game == game and "self-play" in card.learned and card.licence == "MIT"


@every_net
def test_both_gears_foresee_the_same_of_the_end_of_a_game(game: str) -> None:
    luck, played = Random(8), []
    match = spectacula.load(game, definition(game).players[0]).new(8)
    while not match.over:
        played.append((match.concealed(match.pending[0], match.ply), match.pending[0], match.ids(match.pending[0])[-1]))
        match.play(match.pending[0], luck.choice(match.ids(match.pending[0])))
    for position, seat, move in played[-12::4]:
        plain, compiled = (Glance(game, position, seat, gear) for gear in (False, True))
        for choice in (move, ANY):
            assert plain.foresee(choice, 0, 1, 5) == compiled.foresee(choice, 0, 1, 5)
        one_by_one = [compiled.foresee(move, k, k + 1, 5) for k in range(3)]
        assert compiled.foresee(move, 0, 3, 5) == [sum(column) for column in zip(*one_by_one, strict=True)]
