"""Since your last turn: whoever comes back is told what happened, may play it back, and sees what is new."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from spectacula.engine.record import Record
from spectacula.server.continuing import openings
from spectacula.web.games import OFFERED
from tests.browser.conftest import Enter, Visit
from tests.browser.test_review import RECORDS

TABLES = {**RECORDS, "magnificent": RECORDS["magnificent"].with_name("four-players.json")}


def come_back(visit: Visit, game: str, folder: Path) -> str:
    """Sit down in the middle of a game in which the seat has decided before; the address of the table."""
    match = Record.read(TABLES[game]).match()
    opened = openings(match)
    for ply in sorted(set(opened))[20:]:
        match = Record.read(TABLES[game]).match()
        match.rewind(ply)
        seat = match.pending[0]
        mine = [at for at, played in enumerate(match.played, 1) if played.seat == seat]
        if mine and any(played.seat != seat for played in match.played[mine[-1] :]):
            break
    file = folder / f"{game}.json"
    match.record().save(file)
    page = visit.go("/records")
    page.set_input_files("#record", file)
    page.click("#upload button")
    return page.get_attribute(".notice.good a", "href") or ""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", OFFERED)
def test_three_lines_and_marks_until_it_is_closed(enter: Enter, game: str, language: str, tmp_path: Path) -> None:
    visit = enter(language=language, phone=language == "fr")
    page = visit.go(come_back(visit, game, tmp_path))
    page.wait_for_selector("#meanwhile")
    assert 1 <= page.locator("#meanwhile li").count() <= 3
    assert page.locator("#log-lines .fresh").count() >= 1
    assert visit.axe() == [] and visit.wider_than_screen() <= 0
    page.click("#meanwhile-close")
    expect(page.locator("#meanwhile")).to_be_hidden()


def test_it_is_played_back_through_ones_own_eyes_only(enter: Enter, tmp_path: Path) -> None:
    visit = enter()
    address = come_back(visit, "histrio", tmp_path)
    page = visit.go(address)
    page.click("#meanwhile a")
    page.wait_for_selector("#review[data-step]")
    page.wait_for_selector(".playb.on, #next.none", state="attached")
    assert page.locator(".eyes, #play-on, a[download]").count() == 0
    stranger = enter()
    assert stranger.go(address.replace("/t/", "/review/")).locator("#review").count() == 0
    stranger.complaints.clear()


def test_the_next_move_takes_it_away(enter: Enter, tmp_path: Path) -> None:
    visit = enter()
    page = visit.go(come_back(visit, "histrio", tmp_path))
    page.wait_for_selector("#meanwhile")
    picks = page.get_attribute("#choices li", "data-picks") or ""
    if page.locator(".quietmove").count():
        page.locator(".quietmove").first.click()
    else:
        page.locator(f"[data-pick='{picks}']").first.click()
        page.click("#go")
    page.wait_for_selector("#meanwhile", state="detached")
