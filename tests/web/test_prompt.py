"""The prompt: the question, and what matters now."""

from __future__ import annotations

import re

import pytest

from spectacula.engine.game import load
from tests.scenes import scene
from tests.web.pages import seen_by
from tests.web.test_shows import LINES

AIMS = {"en": "Where will nobody else go?", "de": "Wohin reist sonst niemand?", "fr": "Où personne d’autre n’ira-t-il"}


@pytest.mark.parametrize("language", AIMS)
def test_who_is_asked_is_told_what_matters(language: str) -> None:
    assert AIMS[language] in seen_by(load("histrio", 3).new(7), 0, language)


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
