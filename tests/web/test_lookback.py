"""The look back on the review's page: asked for, followed, told in every language, and only of finished games."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from spectacula.bots.analysis import Entry, Weighed
from spectacula.engine.record import Record
from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.tables.table import Pace, SeatPlan, Table
from spectacula.server.thinking.gears import is_warm
from spectacula.server.thinking.lookback import Lookback
from spectacula.server.thinking.processes import Processes
from spectacula.server.thinking.workers import NoThought
from spectacula.web.review.coach import LARGE
from spectacula.web.review.curves import value_at
from spectacula.web.review.lookback import expected, telling, told
from spectacula.web.review.timeline import Timeline, timeline
from spectacula.web.words import LANGUAGES, Words
from tests.server.conftest import settings_in
from tests.server.visiting import Client, visiting
from tests.web.pages import cookie_of

RECORDS = Path(__file__).parent.parent / "fixtures"
HISTRIO = RECORDS / "histrio" / "shared-victory.json"
SOLO = RECORDS / "magnificent" / "solo-won.json"


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


# --- what it tells


def a_game(record: Path = HISTRIO) -> tuple[Timeline, Words]:
    match = Record.read(record).match()
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve")[: match.game.players]
    return timeline(match), Words("en", match.game.id, names)


def a_look_back(line: Timeline, *accounts: list[tuple[int, float, float]]) -> Lookback:
    """Accounts from ply, expectation and choice; luck is what is left to the next, or to the result."""
    found = []
    for choices, score in zip(accounts, line.steps[-1].scores, strict=True):
        after = [*(expectation for _, expectation, _ in choices[1:]), float(score)]
        entries = [Entry(p, e, c, n - e - c, max(0.0, -c)) for (p, e, c), n in zip(choices, after, strict=True)]
        found.append(entries)
    return Lookback("done", accounts=found)


def flat(line: Timeline) -> list[list[tuple[int, float, float]]]:
    """Everybody expects 20 at their first decision, and nobody gives anything away."""
    return [[(0, 20.0, 0.0)] for _ in line.steps[-1].scores]


def figures(text: str) -> list[float]:
    return [float(n.replace("−", "-")) for n in re.findall(r"[−+]?\d+(?:\.\d)?", text)]


def test_shares_are_measured_against_the_table_and_add_up() -> None:
    line, words = a_game()
    accounts = flat(line)
    accounts[0] = [(0, 20.0, -3.0), (9, 25.0, 0.0)]
    shown = told(a_look_back(line, *accounts), line, line.steps[0], None, words)
    for share, score in zip(shown.shares, line.steps[-1].scores, strict=True):
        start, choices, luck, result = (figures(text)[0] for text in share.figures)
        assert start + choices + luck == pytest.approx(result) and result == score
    spent, lucks = zip(*(figures(share.label) for share in shown.shares), strict=True)
    assert sum(spent) == pytest.approx(0, abs=0.2) and sum(lucks) == pytest.approx(0, abs=0.2)
    assert spent[0] < 0 < spent[1]


def test_alone_there_is_no_table_to_be_measured_against() -> None:
    line, words = a_game(SOLO)
    result = line.steps[-1].scores[0]
    (share,) = told(a_look_back(line, [(0, 30.0, -2.5)]), line, line.steps[0], None, words).shares
    assert figures(share.label) == pytest.approx([-2.5, result - 27.5])


def test_this_move_is_that_of_the_step_in_view() -> None:
    line, words = a_game()
    together = next(step for step in line.steps if step.ply - step.since > 1)
    accounts = [[(together.since + seat, 20.0, -float(seat))] for seat in range(len(together.scores))]
    back = a_look_back(line, *accounts)
    everybody = told(back, line, together, None, words).moves
    assert [move.seat for move in everybody] == list(range(len(accounts)))
    (mine,) = told(back, line, together, 1, words).moves
    assert mine.seat == 1 and figures(mine.label)[0] == -1.0
    assert mine.missed == "The coach’s own choice would have brought 1.0 more." and not everybody[0].missed
    assert told(back, line, line.steps[together.number + 1], None, words).moves == ()


def test_costly_is_what_the_coach_calls_costly_and_leads_to_its_step() -> None:
    line, words = a_game()
    accounts = flat(line)
    accounts[0] = [(0, 20.0, -20 * LARGE - 0.1), (9, 20.0, -5.0), (14, 20.0, -20 * LARGE + 0.1)]
    found = telling(a_look_back(line, *accounts), line, words)
    assert [mark.text for mark in found] == ["Ann gives away 5.0", "Ann gives away 1.7"], "the worst first"
    assert found[0].step.since <= 9 < found[0].step.ply


def test_fine_is_clearly_better_than_quick_play_and_no_worse_than_the_coach() -> None:
    line, words = a_game()
    back = a_look_back(line, *flat(line))
    back.accounts[0] = [
        Entry(0, 20.0, 3.0, 0.0, 0.0),
        Entry(9, 20.0, 3.0, 0.0, 1.0),
        Entry(14, 20.0, 1.0, 0.0, 0.0),
    ]
    (found,) = telling(back, line, words)
    assert (found.kind, found.text) == ("fine", "Ann makes 3.0 more of it") and found.step.since == 0


def test_expectations_go_from_the_first_choice_to_the_result() -> None:
    line, _ = a_game()
    accounts = flat(line)
    accounts[1] = [(6, 22.0, 0.0), (12, 18.0, 0.0)]
    lines = expected(a_look_back(line, *accounts), line)
    assert [value_at(lines[1], ply) for ply in (0, 6, 9, 12)] == [22.0, 22.0, 20.0, 18.0]
    last = line.steps[-1]
    assert [series[-1] for series in lines] == [(last.ply, score) for score in last.scores]


# --- on the page


class Pool:
    """Workers that think at once, or wait until they are let to."""

    def __init__(self) -> None:
        self.warm, self.breaks = True, False
        self.gate = asyncio.Event()

    async def think(self, think: Any, task: Any) -> Any:
        if think is is_warm:
            return self.warm
        await self.gate.wait()
        if self.breaks:
            raise NoThought("workers died")
        return Weighed(task.ply, task.task.seat, task.move, 0, 20.0, 20.0, 23.0 if task.ply % 9 == 0 else 20.0)


class Visit:
    """A browser without a window at the review of a game."""

    def __init__(self, client: Client, house: House, pool: Pool, table: Table) -> None:
        self.client, self.house, self.pool, self.table = client, house, pool, table
        self.here = f"/review/{table.id}"

    async def page(self, language: str = "en", **query: Any) -> str:
        answer = await self.client.get(self.here, params=query, headers={"Accept-Language": language})
        assert answer.status_code == 200
        return answer.text

    async def ask(self, scripted: bool = True, **fields: str) -> Any:
        headers = {"X-CSRFToken": self.client.cookies["csrf"], **({"HX-Request": "true"} if scripted else {})}
        return await self.client.post(f"{self.here}/lookback", data=fields, headers=headers, follow_redirects=False)

    async def progress(self, **query: Any) -> Any:
        return await self.client.get(f"{self.here}/lookback", params=query)

    async def done(self) -> str:
        self.pool.gate.set()
        async with asyncio.timeout(20):
            while "hx-trigger" in (text := (await self.progress(ply=5)).text):
                await asyncio.sleep(0.01)
        return str(text)


@pytest.fixture
async def visit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Visit]:
    pool = Pool()

    async def run(self: Processes, think: Any, task: Any, urgent: bool = False) -> Any:
        return await pool.think(think, task)

    monkeypatch.setattr(Processes, "run", run)
    house = build(settings_in(tmp_path))
    async with visiting(house) as client:
        match = Record.read(HISTRIO).match()
        owner = await house.new_player("Ann")
        plans = [SeatPlan("bot", f"P{n}", "novice") for n in range(match.game.players)]
        table = await house.take_up(owner, match, plans)
        await client.get(f"/review/{table.id}")
        yield Visit(client, house, pool, table)


@pytest.mark.anyio
async def test_nothing_is_weighed_until_somebody_asks(visit: Visit) -> None:
    shown = await visit.page()
    assert 'id="lookback-ask"' in shown and "<progress" not in shown and 'id="lines"' not in shown
    assert visit.house.lookbacks.find(visit.table) is None


@pytest.mark.anyio
async def test_it_shows_how_far_it_is_also_to_those_who_come_back(visit: Visit) -> None:
    answer = await visit.ask(ply="5", eyes="all")
    assert answer.status_code == 200 and 'hx-trigger="every 1s"' in answer.text
    while not (back := visit.house.lookbacks.find(visit.table)) or not back.total:
        await asyncio.sleep(0.01)
    assert f'max="{back.total}" value="0"' in (await visit.progress(ply=5)).text
    assert f"0 of {back.total} choices" in await visit.page(ply=5)
    assert "0 % of the choices" in await visit.page(ply=5)


@pytest.mark.anyio
async def test_in_the_end_the_page_tells_of_the_move_and_of_the_whole_game(visit: Visit) -> None:
    await visit.ask(ply="5", eyes="all")
    shown = await visit.done()
    assert "This move" in shown and "Whole game" in shown and "hatch-1" in shown
    whole = await visit.page(ply=5)
    assert 'id="lines"' in whole and "review-expected" in whole
    link = re.search(r'class="review-costs"><li><a[^>]*href="([^"]*)"', whole)
    assert link is not None
    there = await visit.client.get(link[1].replace("&amp;", "&"))
    assert there.status_code == 200 and "gives away 3.0" in there.text


@pytest.mark.anyio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_speaks_every_language(visit: Visit, language: str) -> None:
    words = Words(language, visit.table.game.id)
    assert words("lookback-ask") in await visit.page(language)
    await visit.ask(ply="0", eyes="all")
    assert words("lookback-leave") in await visit.page(language)
    await visit.done()
    shown = await visit.page(language, ply=5)
    for message in ("lookback-game", "lookback-figures", "lookback-tell", "review-lines-expected", "sign-costly"):
        assert words(message) in shown
    assert words("lookback-cost", name="P0", loss="3.0" if language == "en" else "3,0") in shown


@pytest.mark.anyio
async def test_without_scripts_one_is_sent_back_to_the_page(visit: Visit) -> None:
    answer = await visit.ask(scripted=False, ply="5", eyes="1")
    assert answer.status_code == 303
    assert answer.headers["location"] == f"{visit.here}?ply=5&eyes=1#lookback"
    assert "How far is it?" in await visit.page(ply=5, eyes=1)


@pytest.mark.anyio
async def test_before_anything_is_compiled_it_says_so_and_can_be_asked_again(visit: Visit) -> None:
    visit.pool.warm = False
    await visit.ask(ply="5", eyes="all")
    shown = await visit.done()
    assert "still warming up" in shown and 'id="lookback-ask"' in shown


@pytest.mark.anyio
async def test_a_game_that_cannot_be_weighed_says_so(visit: Visit) -> None:
    visit.pool.breaks = True
    await visit.ask(ply="5", eyes="all")
    shown = await visit.done()
    assert "could not weigh this game" in shown and 'id="lookback-ask"' in shown


@pytest.mark.anyio
async def test_a_game_that_goes_on_is_not_looked_back_at(visit: Visit) -> None:
    ann = await visit.house.new_player("Ann")
    seats = [SeatPlan("me"), SeatPlan("invite"), SeatPlan("invite")]
    running = await visit.house.open_table(ann, "histrio", 3, {}, seats, Pace.INSTANT)
    visit.client.cookies.set("visitor", cookie_of(visit.house.settings, ann.id))
    other = Visit(visit.client, visit.house, visit.pool, running)
    shown = await other.page()
    assert "review-strip" in shown, "one may look back at what one saw"
    assert 'id="coach"' not in shown and 'id="lookback"' not in shown
    assert (await other.ask(ply="0", eyes="all")).status_code == 409
    assert (await other.progress(ply=0)).status_code == 409
    assert visit.house.lookbacks.find(running) is None
