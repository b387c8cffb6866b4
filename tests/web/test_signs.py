"""Band and signs under the lines of a game: every game has its own, told apart by shape, and none covers another."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from spectacula.engine.match import Match
from spectacula.engine.record import Record
from spectacula.kernel.words import Event
from spectacula.web import assets
from spectacula.web.games import OFFERED
from spectacula.web.review.band import COSTLY, GLYPHS, Mark, Strip, strip
from spectacula.web.review.signs import Sign, signs, signs_of
from spectacula.web.review.timeline import timeline
from spectacula.web.tables.screen import symbols_of
from spectacula.web.words import LANGUAGES, Words

FIXTURES = Path(__file__).parent.parent / "fixtures"
RECORDS = {
    "histrio": FIXTURES / "histrio" / "shared-victory.json",
    "colosseum": FIXTURES / "colosseum" / "five-players.json",
    "magnificent": FIXTURES / "magnificent" / "four-players.json",
}
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
CHAPTERS = {
    "histrio": ["1", "2", "3", "4", "5", "6", "totals", "1", "2", "3", "4", "5", "totals"],
    "colosseum": ["1", "2", "3", "4", "5"],
    "magnificent": ["opening", "1", "2", "3"],
}


def a_match(game: str) -> Match:
    return Record.read(RECORDS[game]).match()


def a_strip(game: str, language: str = "en", costly: tuple[int, ...] = ()) -> Strip:
    match = a_match(game)
    line, words = timeline(match), Words(language, game, NAMES[: match.game.players])
    dear = [Mark(line.steps[n], COSTLY, COSTLY, 0, "dear") for n in costly]
    return strip(line, dear, words, line.steps[3], lambda step: f"/there?ply={step.ply}&eyes=all")


@pytest.mark.parametrize("game", OFFERED)
def test_the_band_covers_the_whole_game_chapter_by_chapter(game: str) -> None:
    line = timeline(a_match(game))
    for spans in (line.chapters, line.stretches):
        assert spans[0].since is line.steps[0] and spans[-1].until is line.steps[-1]
        assert all(a.until is b.since for a, b in pairwise(spans))
    assert [span.place.chapter for span in line.chapters] == CHAPTERS[game]


def test_the_band_of_histrio_is_what_the_king_wants() -> None:
    match = a_match("histrio")
    line, past = timeline(match), match.copy()
    for number in (0, 20, 40, 60, len(line.steps) - 1):
        past = match.copy()
        past.rewind(line.steps[number].ply)
        assert line.places[number].tone == past.view(None).table.theatre.mood


@pytest.mark.parametrize("game", OFFERED)
def test_every_kind_of_sign_has_a_shape_of_its_own(game: str) -> None:
    module = signs_of(game)
    assert set(module.KINDS.values()) == set(module.SHAPES)
    assert len(set(module.SHAPES.values())) == len(module.SHAPES) and set(module.SHAPES.values()) < set(GLYPHS)
    events = a_match(game).game.definition.events
    assert set(module.KINDS) <= set(events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OFFERED)
def test_everything_is_told_in_words(game: str, language: str) -> None:
    shown, words = a_strip(game, language, costly=(5,)), Words(language, game)
    for kind in (COSTLY, *signs_of(game).SHAPES):
        assert words.has(f"sign-{kind}")
    for tone in signs_of(game).TONES:
        assert words.has(f"band-{tone}")
    assert len(shown.legend) >= 3 and all(label for _, label in shown.legend)
    assert len(shown.marks) > 10 and all(mark.text for mark in shown.marks)
    assert shown.stretches


@pytest.mark.parametrize("game", OFFERED)
def test_signs_do_not_cover_each_other_and_lead_to_their_step(game: str) -> None:
    shown = a_strip(game, costly=(5, 30))
    known = {f"/there?ply={mark.step.ply}&amp;eyes=all" for mark in shown.marks}
    for _, box, drawing in shown.pictures:
        assert set(re.findall(r'<a href="([^"]*)"', drawing)) <= known
        places = [tuple(map(float, at.split())) for at in re.findall(r"translate\(([^)]*)\)", drawing)]
        assert len(places) > 8
        for i, (x, y) in enumerate(places):
            assert all(abs(x - a) >= 16 or abs(y - b) >= 16 for a, b in places[:i])
        width = float(box.split()[2])
        assert all(0 < x < width for x, _ in places)
        assert drawing.count('class="review-sign-text"') == 2, "a costly choice is not left out for lack of room"


@pytest.mark.parametrize("game", OFFERED)
def test_marks_of_the_band_are_on_every_page_of_the_game(game: str) -> None:
    drawn = frozenset[str]().union(*(assets.used_symbols(picture) for _, _, picture in a_strip(game).pictures))
    assert drawn <= symbols_of(game)


def test_a_seat_gets_one_sign_at_a_step_the_most_important() -> None:
    story = [(2, Event("show", 1, 4, 20)), (2, Event("record", 1, 20, 0)), (3, Event("show", 0, 4, 20))]
    found = signs("colosseum", story, [0, 2, 3])
    assert [(sign.step, sign.kind) for sign in found] == [(1, "record"), (2, "show")]
    assert all(isinstance(sign, Sign) for sign in found)
