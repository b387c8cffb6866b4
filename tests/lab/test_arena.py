"""The arena: every seat in turn on shared deals, honest intervals, resumable, drawn and told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from spectacula.kernel.errors import SpectaculaError, UnknownLevel
from spectacula.lab import arena as lab
from spectacula.lab.contest import BadContest, Contest, Outcome, play_table
from spectacula.lab.crew import Here, crew
from spectacula.lab.ladder import Rung, contests, write
from spectacula.lab.picture import draw
from spectacula.lab.standings import interval, ratings, standings, student

DUEL = Contest.of("histrio", "novice,random", 3)


def outcome(number: int, levels: tuple[str, ...], scores: tuple[int, ...]) -> Outcome:
    """A table won by the highest score."""
    winners = tuple(p for p, score in enumerate(scores) if score == max(scores))
    return Outcome(number, number // len(levels), levels, scores, winners, 50)


def test_a_level_sits_once_in_every_seat_of_every_deal() -> None:
    assert DUEL.tables_per_deal == 3
    line_ups = [DUEL.line_up(number) for number in range(6)]
    assert line_ups[0] == ("novice", "random", "random")
    assert Counter(levels.index("novice") for levels in line_ups) == {0: 2, 1: 2, 2: 2}
    assert [DUEL.deal(number) for number in range(6)] == [0, 0, 0, 1, 1, 1]


def test_more_levels_than_seats_meet_in_every_company() -> None:
    contest = Contest.of("histrio", "master,expert,skilled", 2)
    assert len(contest.companies) == 3 and contest.tables_per_deal == 6
    assert Counter(level for n in range(6) for level in contest.line_up(n)) == {"master": 4, "expert": 4, "skilled": 4}
    three = Contest.of("histrio", "expert,skilled,novice", 5)
    assert three.companies == [("expert", "skilled", "novice", "skilled", "novice")]


def test_a_table_is_the_same_every_time_it_is_played() -> None:
    assert play_table(DUEL, 4) == play_table(DUEL, 4)
    assert play_table(DUEL, 4).levels == DUEL.line_up(4)


def test_intervals_are_those_of_student() -> None:
    assert student(10) == pytest.approx(2.2281, abs=2e-3)
    assert student(99) == pytest.approx(1.9842, abs=1e-4)
    found = interval([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5 and found.high - 2.5 == pytest.approx(3.1824 * 1.29099 / 2, rel=0.02)


def test_tables_of_one_deal_are_one_sample() -> None:
    """Four deals of which one level wins all and the other none: the interval knows only four samples."""
    tables = [outcome(n, ("novice", "random"), (9, 3) if n < 6 else (3, 9)) for n in range(8)]
    novice = {s.level: s for s in standings(tables, 2)}["novice"]
    assert novice.share.value == 0.75 and novice.times_fair.value == 1.5 and novice.seats == 8
    assert novice.share.high - novice.share.value > 0.7


def test_ratings_follow_wins_and_not_the_order_of_games() -> None:
    tables = [outcome(n, ("expert", "novice", "novice"), (5, 3, 2) if n % 4 else (1, 3, 2)) for n in range(40)]
    rated = ratings(tables)
    assert rated["expert"] > 50 > -50 > rated["novice"]
    again = ratings(reversed(tables))
    assert all(again[level] == pytest.approx(rated[level]) for level in rated)
    unbeaten = ratings([outcome(0, ("expert", "novice"), (9, 1))])
    assert unbeaten["expert"] < 400


class Counting(Here):
    """Plays here and notes what it was asked to play."""

    def __init__(self) -> None:
        self.played: list[int] = []

    def begin(self, work: Callable[[Any], Any], piece: Any) -> Callable[[], Any]:
        self.played.append(piece)
        return super().begin(work, piece)


def test_a_contest_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    state, crew = tmp_path / "state.jsonl", Counting()
    whole = lab.arena(DUEL, 6, crew, tmp_path / "other.jsonl")
    assert whole.games == 6 and whole.deals == 2
    assert "6 games on 2 deals" in lab.describe(whole) and " x fair [" in lab.describe(whole)
    lab.arena(DUEL, 3, crew, state)
    with state.open("ab") as file:
        file.write(b'\n{"number": 3, "cut')
    crew.played.clear()
    assert lab.arena(DUEL, 5, crew, state) == whole, "games are rounded up to whole deals"
    assert crew.played == [3, 4, 5]
    crew.played.clear()
    assert lab.arena(DUEL, 6, crew, state) == whole and crew.played == []


def test_tables_are_played_in_other_processes(tmp_path: Path) -> None:
    with crew(2) as processes:
        found = lab.arena(DUEL, 3, processes, tmp_path / "state.jsonl")
    assert found.games == 3 and found.standings[0].level == "novice"
    told = lab.describe(found)
    assert "3 games on one deal, every seat in turn" in told and "[" not in told, "one deal has no intervals"
    assert msgspec.json.decode(lab.as_json(found))["fair_share"] == pytest.approx(1 / 3)


def test_unfinished_deals_do_not_count() -> None:
    tables = [outcome(n, DUEL.line_up(n), (9, 3, 3)) for n in range(5)]
    assert lab.report(DUEL, tables).games == 3
    with pytest.raises(BadContest, match="more minutes"):
        lab.report(DUEL, tables[:2])


def test_a_state_of_another_contest_is_refused(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    state.write_text("{}\n")
    with pytest.raises(BadContest, match="not the state of a contest"):
        lab.arena(DUEL, 3, Here(), state)
    state.write_bytes(msgspec.json.encode(lab.Header(DUEL, "others")) + b"\n")
    with pytest.raises(BadContest, match="another contest"):
        lab.arena(DUEL, 3, Here(), state)


@pytest.mark.parametrize(("bots", "players", "says"), [
    ("novice", 3, "at least two levels"),
    ("novice,novice", 3, "every level once"),
    ("novice,genius", 3, "bot levels are"),
    ("novice,random", 9, "2 to 5 players"),
])  # fmt: skip
def test_a_contest_that_cannot_be_held_is_refused(bots: str, players: int, says: str) -> None:
    with pytest.raises(SpectaculaError, match=says):
        Contest.of("histrio", bots, players)


def test_the_picture_is_an_svg_with_every_level() -> None:
    tables = [outcome(n, DUEL.line_up(n), (9, 3, 4)) for n in range(6)]
    picture = draw([lab.report(DUEL, tables)])
    texts = [element.text for element in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}text")]
    assert {"novice", "random", "fair share"} <= set(texts)


def test_the_ladder_names_every_rung_with_its_numbers() -> None:
    assert [c.bots for c in contests("colosseum")[::2]] == [
        ("novice", "random"),
        ("skilled", "novice"),
        ("expert", "skilled"),
        ("master", "expert"),
        ("grandmaster", "master"),
    ]
    tables = [outcome(n, DUEL.line_up(n), (9, 3, 4)) for n in range(6)]
    page = write([Rung("novice", "random", lab.report(DUEL, tables))], {"histrio": ratings(tables)})
    assert "| novice | random | 3 | 6 |" in page and "random 0" in page


def test_a_net_alone_sits_at_tables_of_games_that_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Contest.of("histrio", "net,novice", 3).line_up(1) == ("novice", "net", "novice")
    monkeypatch.setattr("spectacula.lab.contest.has_net", lambda game: False)
    with pytest.raises(UnknownLevel):
        Contest.of("histrio", "net,novice", 3)


def test_the_worst_losses_of_the_first_level_come_first(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    for number, scores in enumerate([(40, 10, 10), (20, 9, 60), (50, 30, 10)]):
        lab._keep(DUEL, state, outcome(number, DUEL.line_up(number), scores))
    assert lab.worst_losses(DUEL, 2, state) == ["deal 0, seat 2: 9 of 20, 9, 60", "deal 0, seat 3: 10 of 50, 30, 10"]
