"""My games: the list and its filters, the figures, export, and taking a game off the list."""

from __future__ import annotations

import zipfile
from pathlib import Path

from playwright.sync_api import expect

import spectacula
from tests.browser.conftest import Enter, OwnTable
from tests.browser.test_review import RECORDS, open_record


def test_the_page_with_and_without_games(enter: Enter, own_table: OwnTable) -> None:
    stranger, visit = enter(), enter()
    stranger.go("/mine")
    assert stranger.axe_all_over() == []
    table = own_table("histrio", "over")
    visit.be(table)
    expect(visit.go("/mine").locator(f"a[href='/review/{table.id}']").first).to_be_visible()
    assert visit.axe_all_over() == [] and visit.wider_than_screen() <= 0
    for language in ("de", "fr"):
        other = enter(phone=True, language=language)
        other.be(table)
        assert other.go("/mine").get_attribute("html", "lang") == language
        assert other.wider_than_screen() <= 0


def test_filters_figures_and_export(enter: Enter, tmp_path: Path) -> None:
    visit = enter()
    for game in ("histrio", "colosseum"):
        open_record(visit, RECORDS[game])
    page = visit.go("/mine")
    assert page.locator(".game-list li").count() == 2
    page.select_option("#f-game", "histrio")
    page.click(".filters button")
    page.wait_for_url("**game=histrio*")
    expect(page.locator(".game-list li")).to_have_count(1)
    page.select_option("#f-game", "")
    page.select_option("#f-state", "open")
    page.click(".filters button")
    page.wait_for_url("**result=open*")
    expect(page.locator(".game-list li")).to_have_count(0)
    page.goto(f"{visit.url}/mine")
    with page.expect_download() as download:
        page.click("a[href='/mine/export']")
    download.value.save_as(tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        held = [spectacula.verify(archive.read(name)) for name in archive.namelist()]
    assert sorted(match.game.id for match in held) == ["colosseum", "histrio"]


def test_deleting_asks_first_and_then_the_game_is_gone(enter: Enter) -> None:
    visit = enter()
    address = open_record(visit, RECORDS["histrio"])
    page = visit.go("/mine")
    expect(page.locator(".are-you-sure form")).to_be_hidden()
    page.click(".are-you-sure summary")
    page.click(".are-you-sure form button")
    page.wait_for_url("**/mine?notice=gone")
    assert page.locator(".game-list li").count() == 0
    assert visit.go(address).locator("#review").count() == 0
    visit.complaints.clear()


def test_figures_count_only_games_with_one_seat(enter: Enter, own_table: OwnTable) -> None:
    visit = enter()
    visit.be(own_table("histrio", "over"))
    assert visit.go("/mine").locator(".figures li").count() == 0
