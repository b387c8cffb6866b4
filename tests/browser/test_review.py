"""The review of finished games: every way through them, whose eyes, links, records, and playing on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from spectacula.web.games import OFFERED
from tests.browser.conftest import Enter, Visit
from tests.browser.house import Server, Tables
from tests.browser.shows import holds, rests

FIXTURES = Path(__file__).parent.parent / "fixtures"
RECORDS = {
    "histrio": FIXTURES / "histrio" / "shared-victory.json",
    "colosseum": FIXTURES / "colosseum" / "won-by-stars.json",
    "magnificent": FIXTURES / "magnificent" / "solo-won.json",
}


def open_record(visit: Visit, file: Path) -> str:
    """Upload a record; the address of its review."""
    page = visit.go("/records")
    page.set_input_files("#record", file)
    page.click("#upload button")
    page.wait_for_selector(".notice.good, .notice.problem")
    page.wait_for_load_state()
    good = page.locator(".notice.good a")
    return good.get_attribute("href") or "" if good.count() else ""


def step_of(visit: Visit) -> int:
    return int(visit.page.get_attribute("#review", "data-step") or -1)


def wait_for_step(visit: Visit, number: int) -> None:
    visit.page.wait_for_selector(f"#review[data-step='{number}']")


def test_forward_back_to_the_ends_and_to_any_move(enter: Enter, tables: Tables) -> None:
    visit = enter()
    page = visit.go(f"/review/{tables['histrio']['over'].id}")
    assert step_of(visit) == 0
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        wait_for_step(visit, number)
    last = int(page.get_attribute("#review", "data-last") or 0)
    page.click("#last")
    wait_for_step(visit, last)
    page.click("#first")
    wait_for_step(visit, 0)
    page.locator("#seek").evaluate(
        "range => { range.value = 9; range.dispatchEvent(new Event('change', {bubbles: true})) }"
    )
    page.wait_for_selector("#review:not([data-step='0'])")
    page.wait_for_url(lambda url: "ply=9" in url)
    assert page.locator("[id=review]").count() == 1
    page.click(".turning-points a >> nth=0")
    page.wait_for_url(lambda url: "ply=9&" not in url)


def test_playing_back_runs_at_the_chosen_speed_and_stops(enter: Enter, tables: Tables) -> None:
    visit = enter(apart=True)
    visit.page.clock.install()
    page = visit.go(f"/review/{tables['histrio']['over'].id}")
    page.check("#speed input[value='450']", force=True)
    page.click("#play")
    page.wait_for_function("() => Number(document.getElementById('review').dataset.step) >= 3")
    page.click("#play")
    settled = "() => !document.querySelector('.htmx-request')"
    page.wait_for_function(settled)
    stopped = step_of(visit)
    page.clock.run_for(5_000)
    page.wait_for_function(settled)
    assert step_of(visit) == stopped


def test_playing_back_waits_for_a_step_that_is_slow_to_come(enter: Enter, tables: Tables) -> None:
    visit = enter(apart=True)
    visit.page.clock.install()
    page = visit.go(f"/review/{tables['histrio']['over'].id}")
    page.check("#speed input[value='450']", force=True)

    def late(route: Route) -> None:
        page.clock.run_for(5_000)
        route.continue_()

    page.route("**/position*", late, times=1)
    page.click("#play")
    page.wait_for_function("() => Number(document.getElementById('review').dataset.step) >= 2")
    assert visit.complaints == [], "it was not asked for again"


TRAVEL = 6  # the ply of a position before all travel


def test_stepping_on_plays_what_happens_between(enter: Enter, tables: Tables) -> None:
    visit = enter(motion=True)
    page = visit.go(f"/review/{tables['histrio']['over'].id}?ply={TRAVEL}")
    before = step_of(visit)
    holds(page)
    page.click("#next")
    page.wait_for_selector("body.behind #surtitle:visible")
    assert step_of(visit) == before, "the old table is the stage"
    rests(page)
    assert step_of(visit) == before + 1
    assert page.locator("#air > *, .away").count() == 0


def test_another_step_ends_the_show_and_leads_on_from_its_end(enter: Enter, tables: Tables) -> None:
    visit = enter(motion=True)
    page = visit.go(f"/review/{tables['histrio']['over'].id}?ply={TRAVEL}")
    before = step_of(visit)
    holds(page)
    page.click("#next")
    page.wait_for_selector("body.behind #surtitle:visible")
    page.click("#next")
    page.keyboard.press("Escape")
    wait_for_step(visit, before + 2)


def test_a_step_back_and_a_leap_are_not_played(enter: Enter, tables: Tables) -> None:
    visit = enter(motion=True)
    page = visit.go(f"/review/{tables['histrio']['over'].id}?ply={TRAVEL}")
    before = step_of(visit)
    page.click("#back")
    wait_for_step(visit, before - 1)
    page.click("#last")
    page.wait_for_selector("#next:not([href])")
    assert page.locator("body.showing").count() == 0


def test_without_motion_the_position_stands_at_once_and_is_told(enter: Enter, tables: Tables) -> None:
    visit = enter()
    page = visit.go(f"/review/{tables['histrio']['over'].id}?ply={TRAVEL}")
    before = step_of(visit)
    holds(page, "#surtitle:not([hidden])")
    page.click("#next")
    page.wait_for_selector("#surtitle:visible")
    assert step_of(visit) == before + 1
    assert page.inner_text("#voice") != ""


def test_without_motion_the_coach_does_not_wait_for_captions(enter: Enter, tables: Tables) -> None:
    visit = enter()
    page = visit.go(f"/review/{tables['histrio']['over'].id}?ply={TRAVEL}")
    page.evaluate("() => sessionStorage.setItem('coach', 'on')")
    told = "body.showing:not(.behind) #surtitle:not([hidden])"
    holds(page, told)
    page.click("#next")
    page.locator("#coach .verdict").wait_for()
    assert page.locator(told).count() == 1


def test_a_link_leads_to_the_same_position_for_everybody(enter: Enter, tables: Tables) -> None:
    visit = enter()
    page = visit.go(f"/review/{tables['histrio']['over'].id}?ply=12&eyes=1")
    headline, link = page.inner_text("#task"), page.get_attribute("#copy-link", "data-link") or ""
    other = enter()
    assert other.go(link).inner_text("#task") == headline
    assert other.page.get_attribute("#eye-1", "aria-current") == "true"


def test_eyes_show_what_that_seat_knew_and_all_open_shows_everything(enter: Enter, tables: Tables) -> None:
    visit = enter()
    late = f"/review/{tables['histrio']['second'].id}"
    assert visit.go(late).locator("#review").count() == 0, "a game in progress is not reviewed"
    visit.complaints.clear()
    page = visit.go(f"/review/{tables['histrio']['over'].id}?ply=40&eyes=all")
    everything = page.locator(".open-request").count()
    page.click("#eye-0")
    page.wait_for_selector("#eye-0[aria-current]")
    assert page.locator(".open-request").count() < everything


def test_without_scripts_every_step_is_a_link(browser: Browser, server: Server, tables: Tables) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server.url}/review/{tables['histrio']['over'].id}")
    for step in ("1", "2"):
        page.click("#next")
        expect(page.locator("#review")).to_have_attribute("data-step", step)
    page.click("#eye-1")
    expect(page.locator("#eye-1")).to_have_attribute("aria-current", "true")
    context.close()


@pytest.mark.parametrize("game", OFFERED)
def test_a_record_is_verified_and_reviewed_wide_and_narrow(enter: Enter, game: str) -> None:
    visit = enter()
    address = open_record(visit, RECORDS[game])
    assert visit.axe() == [] and visit.axe_by_night() == []
    page = visit.go(address)
    halfway = f"{address}?ply={int(page.get_attribute('#review', 'data-last') or 0) // 2}"
    visit.go(halfway)
    assert visit.axe_all_over() == []
    for language in ("de", "fr"):
        phone = enter(phone=True, language=language)
        phone.go(halfway)
        assert phone.wider_than_screen() <= 0, language


def test_a_broken_record_is_refused_with_the_move_that_does_not_hold(enter: Enter, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_bytes(RECORDS["histrio"].read_bytes().replace(b'"travel 4"', b'"travel 5"', 1))
    visit = enter()
    open_record(visit, broken)
    assert "move" in visit.page.inner_text(".notice.problem")
    broken.write_text("no record at all")
    open_record(visit, broken)
    assert "not a Spectacula record" in visit.page.inner_text(".notice.problem")
    visit.complaints.clear()


def test_a_downloaded_record_can_be_given_back(enter: Enter, tables: Tables, tmp_path: Path) -> None:
    visit = enter()
    page = visit.go(f"/review/{tables['histrio']['over'].id}")
    with page.expect_download() as download:
        page.click("a[download]")
    download.value.save_as(tmp_path / "mine.json")
    assert open_record(visit, tmp_path / "mine.json").startswith("/review/")


@pytest.mark.parametrize("game", OFFERED)
def test_playing_on_from_a_position_against_bots(enter: Enter, game: str) -> None:
    visit = enter()
    address = open_record(visit, RECORDS[game])
    page = visit.go(f"{address}?ply=30&eyes=0")
    page.click("#play-on button")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#table")
    assert page.locator("#log-lines li").count() > 3
    page.wait_for_selector("#decide", state="attached")


@pytest.mark.parametrize(("game", "language"), [("histrio", "en"), ("colosseum", "de"), ("magnificent", "fr")])
def test_the_coach_speaks_of_the_decision_that_was_made(enter: Enter, game: str, language: str) -> None:
    visit = enter(language=language, phone=language == "de", dark=language == "fr")
    address = open_record(visit, RECORDS[game])
    page = visit.go(f"{address}?ply=12")
    assert page.locator(".verdict").count() == 0, "only on demand"
    page.click("#coach-ask")
    verdict = page.locator("#coach .verdict")
    verdict.wait_for()
    assert verdict.locator("b").first.inner_text() in page.inner_text("#task")
    assert visit.axe() == [] and visit.wider_than_screen() <= 0


def test_the_coach_says_nothing_of_a_position_that_was_left(enter: Enter, tables: Tables) -> None:
    visit = enter()
    page = visit.go(f"/review/{tables['histrio']['over'].id}?ply=12")
    page.click("#coach-ask")
    page.click("#first")
    wait_for_step(visit, 0)
    assert page.locator("#coach-ask").count() == 0, "nothing was decided yet"
    page.click("#next")
    wait_for_step(visit, 1)
    rests(page)
    page.locator("#coach .verdict").wait_for()
    assert page.locator("#coach .verdict b").first.inner_text() in page.inner_text("#task"), "asked once, asked again"


def test_without_scripts_the_coach_answers_with_the_page(browser: Browser, server: Server, tables: Tables) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server.url}/review/{tables['histrio']['over'].id}?ply=12")
    page.click("#coach-ask")
    page.locator("#coach .verdict").wait_for()
    context.close()


@pytest.mark.parametrize("game", OFFERED)
def test_the_table_of_a_finished_game_leads_to_its_turning_points(enter: Enter, tables: Tables, game: str) -> None:
    visit = enter()
    page = visit.sit(tables[game]["over"])
    expect(page.locator("#course .score-lines:visible .curve").first).to_be_attached()
    assert page.locator("#table tbody th[scope=row]").count() >= 4, "every source of points has a row"
    turn = page.locator("#course .turning-points a").first
    number = turn.locator("span").inner_text()
    turn.click()
    page.wait_for_selector("#review")
    assert f" {step_of(visit)}" in number
