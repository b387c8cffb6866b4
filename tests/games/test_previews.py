"""What a preview says is what playing does; where chance, hidden things or others decide, the preview says which."""

from __future__ import annotations

from random import Random

import pytest

from spectacula.engine.match import Match
from spectacula.engine.preview import in_words
from spectacula.engine.texts import LANGUAGES, Texts
from spectacula.kernel.errors import IllegalMove
from spectacula.kernel.words import Event
from tests.games.tables import PLAIN_COUNTS, PLAIN_NAMES, game_of, random_play

Variant = tuple[str, int, dict[str, object]]
every_count = pytest.mark.parametrize("variant", PLAIN_COUNTS, ids=PLAIN_NAMES)


def told(match: Match, seat: int, move: int) -> list[Event]:
    """What the seat is told when the move is played."""
    twin = match.copy()
    twin.play(seat, move)
    return [event for ply, event in twin.story(seat, since=match.ply) if ply > match.ply]


@every_count
def test_a_preview_tells_what_playing_tells(variant: Variant) -> None:
    luck = Random(str(variant))
    for seed in range(2):
        match = game_of(variant).new(seed)
        for _ in random_play(match, luck):
            seat = luck.choice(match.pending)
            for move in luck.sample(match.ids(seat), min(4, len(match.ids(seat)))):
                sure = match.preview(seat, move)[0]
                if match.sealed:
                    assert sure.then == "others" and sure.events == ()
                    continue
                happened = told(match, seat, move)
                assert list(sure.events) == happened[: len(sure.events)]
                assert sure.given is None and (sure.then is not None or len(sure.events) == len(happened))


@every_count
def test_a_preview_gives_nothing_away(variant: Variant) -> None:
    luck = Random(str(variant))
    match = game_of(variant).new(3)
    for _ in random_play(match, luck, most=60):
        seat = luck.choice(match.pending)
        move = luck.choice(match.ids(seat))
        seen = match.preview(seat, move)
        other = match.copy()
        other.state = match.game.definition.layout.new(match.concealed(seat, luck.randrange(1 << 40)))
        again = other.preview(seat, move)
        assert again == seen and [preview.table for preview in again] == [preview.table for preview in seen]


@every_count
def test_a_preview_changes_nothing(variant: Variant) -> None:
    luck = Random(str(variant))
    match = game_of(variant).new(5)
    for _ in random_play(match, luck, most=40):
        before = match.position, match.ply, dict(match.sealed_moves)
        seat = match.pending[0]
        match.preview(seat, match.ids(seat)[-1])
        assert (match.position, match.ply, match.sealed_moves) == before


@every_count
def test_a_preview_is_put_into_words_in_every_language(variant: Variant) -> None:
    match = game_of(variant).new(7)
    languages = [Texts(match.game.id, language) for language in LANGUAGES]
    for _ in random_play(match, Random(7), most=50):
        seat = match.pending[0]
        for preview in match.preview(seat, match.ids(seat)[0]):
            for words in languages:
                said = in_words(match.game.definition, preview, words)
                assert len(said.events) == len(preview.events) and bool(said.then) == (preview.then is not None)
                assert said.line or not (preview.events or preview.then)


def test_a_forbidden_move_has_no_preview() -> None:
    match = game_of(("histrio", 3, {})).new(1)
    with pytest.raises(IllegalMove, match="pass"):
        match.preview(0, "pass")
