"""The Magnificent's table without a browser: figures of the show and of the display, wagons around their rings."""

from __future__ import annotations

import re
from functools import partial
from random import Random

import pytest

from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.engine.texts import LANGUAGES
from spectacula.web.games import Sitting, Story, board_of
from spectacula.web.games.magnificent.glide import rolled
from spectacula.web.games.magnificent.show import Act, Showing, showing
from spectacula.web.games.magnificent.steps import Laying
from spectacula.web.games.magnificent.travel import trip
from spectacula.web.tables.draft import imagine
from spectacula.web.words import Words
from tests.games.magnificent.circus import Circus
from tests.scenes import scene
from tests.web.pages import seen_by

NAMES = ("Clara", "Yuki")


def laying(match: Match, *steps: str) -> Laying:
    """The table of seat 0 with these steps laid out."""
    after, draft = imagine(match, 0, steps, board_of("magnificent"))
    assert draft.laid == steps
    view = after.view(0)
    labels = dict.fromkeys(view.moves, "")
    words = Words("en", "magnificent", NAMES)
    told = partial(after.story, 0, since=match.ply)
    sitting = Sitting(view, match.story(0), words, NAMES, {}, labels, draft, before=lambda: match.view(0), told=told)
    return Laying(sitting, view.table, view.table.players[0])


def shown(match: Match, *steps: str) -> Showing:
    """The show of seat 0 with these steps laid out."""
    found = showing(laying(match, *steps))
    assert found is not None
    return found


def ticks(act: Act) -> list[tuple[bool, str]]:
    return [(tick.ok, f"{tick.name} {tick.text}".strip()) for tick in act.ticks]


def stage(gems: str = "ogp") -> Match:
    """Three posters above tents, tiles for the first two but not for both, energy for two posters."""
    t = Circus().posters(0, "r08o", "r06o", "sag").tents(0, "t00", "t09", "t01").gems(0, gems)
    t.built(0, large_orange=1, small_orange=2, small_green=1)
    return t.turn("orange 6").match


def test_every_poster_says_what_it_needs_and_what_is_there() -> None:
    first, second, third = shown(stage(), "perform 6").acts
    assert ticks(first) == [
        (True, "tent below"),
        (True, "small orange tile needs 1, you have 2"),
        (True, "large orange tile needs 1, you have 1"),
        (True, "purple gem pay 1, you have 1"),
    ]
    assert ticks(second)[1:] == [
        (True, "small orange tile needs 2, you have 2"),
        (False, "orange gem pay 2, you have 1"),
    ]
    assert first.control.can and not second.control.can and third.control.can


@pytest.mark.parametrize(
    ("gems", "ok", "said"),
    [("oc", True, "pay 2, 1 clear one stands in"), ("cc", True, "pay 2, 2 clear ones stand in"), ("c", False, "pay 2")],
)
def test_clear_gems_stand_in(gems: str, ok: bool, said: str) -> None:
    act = shown(stage(gems), "perform 6").acts[1]
    assert act.ticks[-1].ok is ok and act.ticks[-1].text.startswith(said)
    assert act.control.can is ok


def test_a_chosen_poster_is_counted_and_its_tiles_serve_no_other() -> None:
    match = stage("oopg")
    show = shown(match, "perform 6", "show r08o")
    first, second, third = show.acts
    assert [act.order for act in show.acts] == [1, 0, 0]
    assert (False, "small orange tile needs 2, 1 of 2 free") in ticks(second)
    assert not second.control.can
    assert (show.points, show.coins, show.points_then, show.coins_then) == (7, 4, 7, 4)
    assert [(row.poster, row.tent, row.coins) for row in show.earned] == [(7, 0, 4)]
    assert {colour: (left, given) for colour, left, given in show.gems}["purple"] == (0, 1)
    both = shown(match, "perform 6", "show sag", "show r08o")
    assert [act.order for act in both.acts] == [2, 0, 1], "numbered as chosen, each on its place"
    assert (both.points, both.coins, both.left) == (9, 9, 1)
    assert first.control.draft == "perform 6" and third.control.can


def test_the_hats_say_who_would_choose_first() -> None:
    assert shown(stage(), "perform 6").chooses == 1
    t = Circus().hats(0, "#1").hats(1, "12").posters(0, "sag").tents(0, "t00").built(0, small_green=1)
    assert shown(t.turn("orange 6").match, "perform 6").chooses == 2


def to_the_turns(match: Match) -> None:
    while match.view(None).table.phase != "turns":
        match.play(match.pending[0], match.moves(match.pending[0])[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_display_has_a_figure_for_whoever_looks_and_none_for_watchers(language: str) -> None:
    match = load("magnificent", 3).new(4)
    to_the_turns(match)
    said = {"en": r"<em>(\d+) for you now", "de": r"<em>jetzt (\d+) für dich", "fr": r"<em>(\d+) pour vous maintenant"}
    for seat in range(3):
        sets = match.view(seat).table.sets
        figures = [int(n) for n in re.findall(said[language], seen_by(match, seat, language))]
        assert figures == [one.worth for one in sets if one.card]
    assert not re.search(said[language], seen_by(match, None, language))


def gone_by(match: Match, story: Story) -> list[int]:
    """Spaces every wagon has gone, as the drawing says."""
    roads = match.view(None).table.roads
    ways = rolled(match.view(None).table, story, fresh=False)
    assert not any(way.came for way in ways)
    return [20 * way.laps + road.wagon for way, road in zip(ways, roads, strict=True)]


def test_wagons_only_go_forward() -> None:
    """The way a wagon has gone grows by its trip, over the start too, laid out or played."""
    match, luck = load("magnificent", 2).new(1), Random(1)
    to_the_turns(match)
    way, rounds = [0, 0, 0], 0
    while not match.over:
        seat = match.pending[0]
        trips = [move for move in match.moves(seat) if move.startswith("travel ")]
        move = trips[-1] if trips else luck.choice(match.moves(seat))
        story = match.story(seat)
        match.play(seat, move)
        gone = gone_by(match, match.story(seat))
        assert gone == gone_by(match, story)
        assert sum(gone) - sum(way) == (int(move.split()[1]) if trips else 0)
        way, rounds = gone, rounds + any(old // 20 < new // 20 for old, new in zip(way, gone, strict=True))
    assert rounds >= 3
    last = next(event for _, event in reversed(match.story(None)) if event.name == "travel")
    came = [way.came for way in rolled(match.view(None).table, match.story(None), fresh=True)]
    assert came == [last.b if ring == last.a else 0 for ring in range(3)]


def notes_of_a_trip(gems: str) -> list[str]:
    t = Circus().gems(0, gems).ring("orange", 0, "t01", "t02", "t03", "t04", "t05").turn("orange 4")
    found = trip(laying(t.match, "travel 4"))
    assert found is not None
    return [row.note for row in found.brought]


def test_a_gem_of_the_way_is_stored() -> None:
    assert notes_of_a_trip("")[:2] == ["yours by passing", "yours by passing"]


def test_a_gem_of_the_way_without_a_slot_is_announced_as_a_coin() -> None:
    assert notes_of_a_trip("ooo")[:2] == ["no free slot: 1 coin", "yours by passing"]


def test_another_space_is_offered_only_where_the_rules_allow_it() -> None:
    performing = laying(stage(), "perform 6")
    assert performing.instead(0, "perform 4").can and not performing.instead(0, "perform 9").can


def test_every_final_camp_shows_where_its_points_come_from() -> None:
    """A seal for each area that counts, in everybody's camp; those that gems complete too."""
    match = scene("magnificent", "over")
    areas = [player.points_from["areas"] // 4 for player in match.view(None).table.players]
    assert seen_by(match, None).count('class="seal"') == sum(areas)
