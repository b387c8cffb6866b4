"""The prompt: the question, and what matters now."""

from __future__ import annotations

import re

import pytest

from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.games import GAMES
from spectacula.web.words import LANGUAGES, Words
from tests.scenes import scene, way_to
from tests.web.pages import seen_by
from tests.web.test_shows import LINES

AIMS = {"en": "Where will nobody else go?", "de": "Wohin reist sonst niemand?", "fr": "Où personne d’autre n’ira-t-il"}


@pytest.mark.parametrize("language", AIMS)
def test_who_is_asked_is_told_what_matters(language: str) -> None:
    assert AIMS[language] in seen_by(load("histrio", 3).new(7), 0, language)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_an_aim(game: str) -> None:
    kinds = load(game).definition.kinds
    assert [kind for language in LANGUAGES for kind in kinds if not Words(language, game).has(f"aim-{kind}")] == []


@pytest.mark.parametrize("kind", ["invest", "trade", "wear"])
def test_what_is_known_of_an_answer_stands_behind_the_aim(kind: str) -> None:
    line, aim = _line(scene("colosseum", kind)), Words("en", "colosseum")(f"aim-{kind}")
    assert line.startswith(aim) and len(line) > len(aim)


def test_nobles_are_said_to_come_home_where_one_can() -> None:
    said: dict[bool, str] = {}
    for match, seat in way_to("colosseum", "over"):
        if match.kind(seat) == "noble" and (home := _brings_home(match, seat)) not in said:
            said[home] = _line(match)
    assert "into your arena" in said[True] and "None reaches your arena" in said[False]


def _brings_home(match: Match, seat: int) -> bool:
    """Whether a die can bring a noble into the arena of the seat."""
    moves = [match.game.definition.vocabulary.move(move) for move in match.moves(seat)]
    table = match.view(seat).table
    ends = [table.nobles[move.values[0]].square + move.values[1] for move in moves if move.family.startswith("noble")]
    return any(end % table.squares in table.players[seat].arena.squares for end in ends)


def test_a_turn_of_the_magnificent_aims_at_what_the_next_show_lacks() -> None:
    said: dict[str, str] = {}
    for match, seat in way_to("magnificent", "over"):
        if match.kind(seat) == "turn" and (lack := _lack(match, seat)) not in said:
            said[lack] = _line(match)
    assert "ready: perform now" in said["nothing"] and "still lacks:" in said["tiles"]


def _lack(match: Match, seat: int) -> str:
    """What stands between a seat and a show."""
    table = match.view(seat).table
    places = [place for place in table.players[seat].places if place.poster]
    if table.turn.colour is None:
        return "colour"
    if any(place.ready for place in places):
        return "nothing" if any(move.startswith("perform") for move in match.moves(seat)) else "space"
    return "tiles" if places and all(place.missing_tiles for place in places) else "more"


def _line(match: Match) -> str:
    """What stands under the question."""
    found = re.search(r'<p id="effect" data-rest="([^"]*)"', seen_by(match, match.pending[0]))
    assert found is not None
    return found[1]


def test_who_waits_is_not() -> None:
    assert AIMS["en"] not in seen_by(load("histrio", 3).new(7), None)


def test_a_journey_is_drawn_alone_and_not_alone() -> None:
    page = seen_by(load("histrio", 3).new(7), 0)
    assert page.count('class="prospect" data-for="travel ') == 8
    assert '<g data-for="travel ' in page, "the needle has a ghost"


def test_a_ghost_of_the_needle_stands_where_the_game_foresees_it() -> None:
    match = scene("histrio", "travel")
    foreseen = {
        move: preview.table.theatre.needle
        for move in match.moves(0)
        for preview in match.preview(0, move)
        if any(event.name == "needle" for event in preview.events)
    }
    ghosts = re.findall(r'<g data-for="(travel \d)" hidden>.*?needle-(-?\d+)">', seen_by(match, 0), re.S)
    assert {move: int(needle) for move, needle in ghosts} == foreseen and len(foreseen) > 3


def test_a_ghost_on_the_record_track_stands_where_the_game_foresees_each_show() -> None:
    match = scene("colosseum", "program")
    seat = match.pending[0]
    foreseen = {
        move.rpartition(" ")[2]: preview.table.stage.spectators.total
        for move in match.moves(seat)
        if move.startswith("stage program ")
        for preview in match.preview(seat, move)
    }
    ghosts = re.findall(r'class="glides rec-(\d+)" id="hope-(\d+)"', seen_by(match, seat))
    assert {program: int(total) for total, program in ghosts} == foreseen and len(foreseen) > 1


def test_nobody_sees_the_prospects_of_others() -> None:
    assert "prospect" not in seen_by(load("histrio", 3).new(7), None)


def test_the_newest_line_of_the_log_stands_under_the_question() -> None:
    page = seen_by(scene("histrio", "travel"), 0)
    ticker = re.search(r'<a class="ticker"[^>]*>(.*?)</a>', page, re.S)
    assert ticker is not None and ticker[1] in LINES.findall(page)[-1][1]
