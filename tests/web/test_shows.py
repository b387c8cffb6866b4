"""What has happened since a screen was drawn, as scenes: made of the log, and of nothing else."""

from __future__ import annotations

import json
import random
import re
from html import unescape
from typing import Any

import pytest

from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.games import GAMES
from spectacula.web.tables.scenes import MOST_BEATS, Episode, Seen, capped
from tests.scenes import scene, way_to
from tests.web.pages import seen_by, seen_of
from tests.web.test_leaks import other_world

BEATS = re.compile(r'<script type="application/json" id="beats">(.*?)</script>')
CHECKED = {"histrio": 0.3, "magnificent": 0.1}
"""How often a game stops to be looked at."""
COUNT = re.compile(r"<p>.*?</p>", re.S)
"""What a line of the log sums up."""
LINES = re.compile(r'<li id="log-(\d+)-\d+"[^>]*>(.*?)</li>', re.S)


def scenes(page: str) -> list[dict[str, Any]]:
    found = BEATS.search(page)
    data: list[dict[str, Any]] = json.loads(found[1]) if found else []
    return data


def play(match: Match, luck: random.Random) -> None:
    seat = luck.choice(match.pending)
    match.play(seat, luck.choice(match.moves(seat)))


def travelled(city: str = "travel 3") -> Match:
    """Three troupes that have met in one city."""
    match = load("histrio", 3).new(7)
    for seat in range(3):
        match.play(seat, city)
    return match


def test_a_first_look_is_no_show() -> None:
    assert scenes(seen_by(travelled(), 0)) == []


def test_what_has_been_seen_is_not_shown_again() -> None:
    match = travelled()
    assert scenes(seen_by(match, 0, seen=seen_of(match))) == []


def test_steps_laid_out_are_seen_and_not_played_when_they_are_taken() -> None:
    match = load("magnificent", 3).new(7)
    luck = random.Random(7)
    while match.kind(0) != "die":
        play(match, luck)
    step = match.moves(0)[0]
    drawn = seen_by(match, 0, steps=(step,))
    then = re.search(r'data-seen="(\d+\.\d+\.\d+)"', drawn)
    match.play(0, step)
    assert then is not None and Seen.read(then[1]) == seen_of(match)
    assert scenes(seen_by(match, 0, seen=seen_of(match))) == []


def test_the_end_is_celebrated_once() -> None:
    luck = random.Random(4)
    match = load("histrio", 2).new(4)
    while not match.over:
        before = seen_of(match)
        play(match, luck)
    last = scenes(seen_by(match, 0, seen=before))[-1]
    assert [beat["do"] for group in last["beats"] for beat in group] == ["table", "podium"]
    assert scenes(seen_by(match, 0)) == []


def test_a_table_that_went_back_is_not_played() -> None:
    match = travelled()
    assert scenes(seen_by(match, 0, seen=Seen(0, 1, 0))) == []
    assert scenes(seen_by(match, 0, seen=Seen(match.ply + 1, 0, 0))) == []


@pytest.mark.parametrize("text", ["", "1", "1.2", "1.2.x", "-1.0.0", "1.2.3.4", "9999999999999.0.0"])
def test_nonsense_counts_as_a_first_look(text: str) -> None:
    assert Seen.read(text) is None


def test_all_airships_leave_at_once() -> None:
    reveal = scenes(seen_by(travelled(), 0, seen=Seen(0, 0, 0)))[0]
    fleet = next(beat for group in reveal["beats"] for beat in group if beat["do"] == "fly")
    assert fleet["as"] == ["caravel-0-3", "caravel-1-3", "caravel-2-3"]


def test_a_collision_is_a_scene_of_its_city() -> None:
    city = scenes(seen_by(travelled(), 0, seen=Seen(0, 0, 0)))[1]
    assert city["title"].startswith("3 ")
    assert [beat["do"] for group in city["beats"] for beat in group][:4] == ["light", "shake", "stamp", "fade"]


def test_whoever_meets_an_allied_troupe_alone_is_stamped_too() -> None:
    match, luck = load("histrio", 2).new(3), random.Random(3)
    while not any(
        event.name == "met" and event.b >> 5 and (event.b & 31).bit_count() == 1 for _, event in match.story(0)
    ):
        before = seen_of(match)
        play(match, luck)
    shown = scenes(seen_by(match, 0, seen=before))
    met = next(scene for scene in shown if "allied" in " ".join(scene["told"]) and "meet" in " ".join(scene["told"]))
    assert "stamp" in [beat["do"] for group in met["beats"] for beat in group]


def test_the_last_letter_flies_to_the_stage() -> None:
    match = load("histrio", 3).new(7)
    before = seen_of(match)
    match.play(1, "travel 3")
    assert scenes(seen_by(match, 0, seen=before))[0]["beats"][-1][0]["what"] == ["letter-1"]


def test_the_festival_waits_for_its_viewer_column_by_column() -> None:
    luck = random.Random(4)
    match = load("histrio", 3).new(4)
    while match.kind(match.pending[0]) != "fulfil":
        before = seen_of(match)
        play(match, luck)
    festival = scenes(seen_by(match, 0, seen=before))[-1]
    held = [beat["upto"] for group in festival["beats"] for beat in group if beat.get("hold")]
    assert held == [1, 2, 3]
    opening = [beat for group in festival["beats"][:2] for beat in group]
    assert opening == [{"do": "table", "awaited": "sums"}, {"do": "column", "upto": 0}], "nothing is read before"
    heads = [beat["short"] for group in festival["beats"] for beat in group if "short" in beat]
    assert heads[0] == "Actors: 1 Ecu for each Actor of the King’s mood" and len(heads) == 3


@pytest.mark.parametrize("game", GAMES)
def test_captions_are_the_lines_of_the_log(game: str) -> None:
    """Every new line is told once, and nothing else is said."""
    luck = random.Random(11)
    match = load(game).new(11)
    told = 0
    for _ in range(150):
        if match.over:
            break
        before = seen_of(match)
        play(match, luck)
        page = seen_by(match, 0, seen=before)
        fresh = [COUNT.sub("", text) for ply, text in LINES.findall(page) if int(ply) > before.ply]
        lines = [re.sub(r"<[^>]*>", "", text).strip() for text in fresh]
        said = [line for scene in scenes(page) for line in scene["told"]]
        assert sorted(" ".join(said).split()) == sorted(unescape(" ".join(lines)).split())
        told += len(said)
    assert told > 20


def test_another_s_turn_in_the_circus_is_one_caption() -> None:
    """The action's; the recap and the log have the rest."""
    match = load("magnificent", 3).new(7)
    luck = random.Random(7)
    while match.kind(match.pending[0]) != "die" or match.pending[0] == 0:
        play(match, luck)
    seat, before = match.pending[0], seen_of(match)
    while match.pending[0] == seat:
        play(match, luck)
    turn = scenes(seen_by(match, 0, seen=before))[0]
    said = [beat["say"] for group in turn["beats"] for beat in group if "say" in beat]
    assert len(said) == 1 < len(turn["told"]) and said[0] in turn["told"]


def test_what_is_left_at_the_end_of_the_circus_is_one_caption_a_player() -> None:
    """A phone has room for what it comes to; who listens hears it all."""
    matches = [match.copy() for match, _ in way_to("magnificent", "over")]
    end = scenes(seen_by(scene("magnificent", "over"), 0, seen=seen_of(matches[-1])))[-2]
    counted = [beat for group in end["beats"] for beat in group if "short" in beat]
    assert [beat["who"] for beat in counted] == [[seat] for seat in range(4)]
    assert all(beat["say"].count(beat["short"].split()[0]) > 1 for beat in counted[1:])
    assert "wins" in end["told"][-1] and "wins" not in str(end["beats"]), "the places are still to be called"


def test_a_die_leaves_from_where_it_is_chosen_to_the_card_beside_it() -> None:
    match = scene("magnificent", "die")
    plan = seen_by(match, match.pending[0]).split('class="plan-top"')[1].split('id="en-h"')[0]
    assert plan.count('data-spot="pool-') == len(match.view(None).table.dice)
    assert plan.count(f'data-spot="slot-{match.pending[0]}-') == 4


def test_a_die_in_hand_flies_to_its_card() -> None:
    match = scene("magnificent", "card")
    seat, seen = match.pending[0], seen_of(match)
    match.play(seat, match.moves(seat)[0])
    flight = scenes(seen_by(match, seat, seen=seen))[0]["beats"][0][0]
    assert "|art:die-" in flight["what"] and "|tent-dice|" in flight["from"]


def test_a_part_of_a_turn_is_called_by_what_happens_in_it() -> None:
    """Posters are shown in a ply of their own, after the hat has moved."""
    before = Seen(0, 0, 0)
    for match, _ in way_to("magnificent", "over"):
        fresh = {event.name for ply, event in match.story(0, before.ply) if ply > before.ply}
        if "shown" in fresh and "perform" not in fresh:
            assert scenes(seen_by(match, 0, seen=before))[0]["title"] == "The performance"
            return
        before = seen_of(match)
    pytest.fail("nobody performs")


def table_of(game: str, players: int) -> Match:
    """A table with everything there is to hide."""
    return load(game, players, **({"setup": "advanced"} if game == "magnificent" else {})).new(players)


@pytest.mark.parametrize(("game", "players"), [("histrio", 2), ("histrio", 3), ("histrio", 5), ("magnificent", 3)])
def test_a_show_tells_nothing_its_seat_cannot_know(game: str, players: int) -> None:
    """Byte for byte the same beats, whatever the others hide."""
    luck = random.Random(players)
    match = table_of(game, players)
    compared = 0
    seen = seen_of(match)
    while not match.over:
        play(match, luck)
        if luck.random() < CHECKED[game] and not match.over:
            for viewer in range(players):
                page = seen_by(match, viewer, seen=seen)
                assert page == seen_by(other_world(match, viewer, luck.randrange(2**60)), viewer, seen=seen)
                compared += "beats" in page
            seen = seen_of(match)
    assert compared > 20


def test_a_sealed_choice_is_a_letter_like_any_other() -> None:
    """Whichever city a rival has chosen, the screen of the others gets the same."""
    pages = set()
    for city in ("travel 1", "travel 5", "travel 8"):
        match = load("histrio", 3).new(7)
        match.play(1, city)
        pages.add(seen_by(match, 0, seen=Seen(0, 0, 0)))
    assert len(pages) == 1


def test_a_name_cannot_end_the_element_of_the_beats() -> None:
    page = seen_by(travelled(), 0, seen=Seen(0, 0, 0))
    assert "<" not in BEATS.findall(page)[0]


def test_old_scenes_are_told_by_their_sentences() -> None:
    long = [Episode("a", beats=[[{"do": "say"}] * (MOST_BEATS - 1)], told=[str(n)]) for n in range(30)]
    kept = capped(long)
    assert [bool(scene.beats) for scene in kept].count(True) == 1
    assert kept[-1].beats and kept[-2].told == ["28"] and len(kept) <= 14
