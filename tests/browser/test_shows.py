"""The director: what happens is seen on the table it happens to, and nobody waits who does not want to."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.games import GAMES
from tests.browser.conftest import Enter, OwnTable
from tests.browser.house import Server, lay
from tests.browser.shows import DIRECTOR, PLAYING, ended, fragment, goes_on, holds, hurry, rests, stands, stops, watch
from tests.web.pages import seen_of
from tests.web.test_shows import scenes

CLARA = 0
COURT = (7, 8)  # a visit to court, and a city
ROUND = (12, 15)  # a reveal, a collision, a city, a new round
ASKED = (4, 12)  # a whole turn, and all choose again
LONG = (3, 60)  # a whole season
BELOW = (49, 52)  # a reveal while a count fills the screen and the cities lie below it
TRADE = (280, 281)  # two others trade a token for coins
LOT = (12, 13)  # a lot is won, and its market filled again
QUESTION = (3, 4)  # a visit to court that turns the King, and a question for Clara
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", {get: () => hidden, configurable: true});
  document.dispatchEvent(new Event("visibilitychange"));
}"""
MOVING = """document.getAnimations()
  .filter(one => one.playState === "running" && one.effect.target.closest("#air")).length"""
Watch = Callable[..., tuple[Page, list[dict[str, Any]], Match]]


@pytest.fixture
def show(enter: Enter, folder: Path, server: Server) -> Watch:
    """`show(COURT)`: a table in a browser that goes on from one ply to another; its scenes, and where it ends.

    It stands still as soon as `until` is there: whoever looks has all the time they need.
    """

    def begin(
        plies: tuple[int, int],
        motion: bool = True,
        pace: str = "brisk",
        game: str = "histrio",
        phone: bool = False,
        until: str = PLAYING,
        matches: dict[int, Match] | None = None,
    ) -> tuple[Page, list[dict[str, Any]], Match]:
        matches = matches or stops(game, "over")
        before, after = matches[plies[0]], matches[plies[1]]
        ready = lay(folder, [before])[0]
        visit = enter(motion=motion, phone=phone)
        visit.be(ready)
        visit.go("/health").evaluate("pace => localStorage.setItem('pace', pace)", pace)
        watch(visit.page, server.url, ready, before, CLARA)
        holds(visit.page, until)
        goes_on(visit.page, ready, before, after, CLARA)
        return visit.page, scenes(fragment(after, CLARA, seen_of(before), ready)), after

    return begin


def told(page: Page) -> list[str]:
    heard: list[str] = page.evaluate("window.heard")
    return heard


def plays(page: Page) -> None:
    page.wait_for_selector("body.behind #surtitle:visible")


def test_every_sentence_is_said_once_and_in_its_order(show: Watch) -> None:
    page, expected, after = show(COURT)
    plays(page)
    rests(page)
    assert told(page) == [line for scene in expected for line in scene["told"]]
    stands(page, after)


def test_the_old_table_is_the_stage(show: Watch) -> None:
    page, _, after = show(COURT)
    plays(page)
    assert page.get_attribute("#table", "data-seen") != str(seen_of(after))
    assert page.locator("#prompt [aria-live]").get_attribute("aria-live") == "off"


HOLD_AGAIN = f"""async () => {{{DIRECTOR}
  document.addEventListener("click", () => director.hold(), {{ capture: true, once: true }});
}}"""


def test_a_click_or_space_skips_a_scene_and_chooses_nothing(show: Watch) -> None:
    page, expected, _ = show(ROUND)
    plays(page)
    page.evaluate(HOLD_AGAIN)
    page.locator("#city-4").click(force=True)
    page.wait_for_function(
        "title => document.querySelector('#surtitle b').textContent === title", arg=expected[1]["title"]
    )
    assert page.locator("#table .selected").count() == 0
    assert " ".join(expected[0]["told"]) in told(page)
    page.keyboard.press(" ")
    page.wait_for_function("text => window.heard.includes(text)", arg=" ".join(expected[1]["told"]))


def test_escape_leads_to_the_new_table(show: Watch) -> None:
    page, expected, after = show(ROUND)
    plays(page)
    page.keyboard.press("Escape")
    rests(page)
    stands(page, after)
    assert all(any(line in heard for heard in told(page)) for scene in expected for line in scene["told"])


SLOW = f"""async () => {{{DIRECTOR}
  director.speed = 0.02;
  director.hurry(director.boost);
  director.go();
}}"""


TURNING_UNSEEN = "document.querySelector('#prompt .spinner').getAnimations().length"


def test_pause_holds_everything(show: Watch) -> None:
    page, _, _ = show(COURT)
    plays(page)
    assert page.evaluate(TURNING_UNSEEN) == 0
    page.evaluate(SLOW)
    page.wait_for_function(f"() => {MOVING} > 0")
    page.click("[data-show=hold]")
    assert page.evaluate(MOVING) == 0
    page.click("[data-show=hold]")
    rests(page)


def test_who_is_asked_next_is_told_so_and_no_late_pause_keeps_them_from_it(show: Watch) -> None:
    page, _, after = show(QUESTION)
    plays(page)
    expect(page.locator("#surtitle .next-up")).to_be_visible()
    holds(page, f'body.behind #table[data-seen="{seen_of(after)}"]')
    hurry(page)
    page.wait_for_selector("body:not(.showing)")


BOOST = f"async () => {{{DIRECTOR}; return director.boost; }}"


def test_a_show_hurries_when_a_decision_waits(show: Watch) -> None:
    page, _, _ = show(ASKED)
    plays(page)
    assert 1 < page.evaluate(BOOST) <= 3


def test_a_show_takes_its_time_when_none_does(show: Watch) -> None:
    page, _, _ = show(COURT)
    plays(page)
    assert page.evaluate(BOOST) == 1


def test_who_was_away_long_sees_a_screenful_and_reads_the_rest(show: Watch) -> None:
    page, expected, after = show(LONG)
    untold = [" ".join(scene["told"]) for scene in expected if not scene["beats"] and scene["told"]]
    assert untold, "more has happened than is shown"
    plays(page)
    page.keyboard.press("Escape")
    rests(page)
    assert page.locator("#away li").all_inner_texts() == untold[-8:]
    stands(page, after)


def test_the_new_table_is_played_at_while_its_cards_arrive(show: Watch) -> None:
    arriving = "body.showing:not(.behind) #go"
    page, _, after = show(QUESTION, until=arriving)
    page.wait_for_selector(arriving)
    page.locator("#hit-1").click()
    expect(page.locator("#city-1")).to_have_class("city legal selected")
    ended(page, after)


def test_reduced_motion_shows_the_result_and_tells_the_rest(show: Watch) -> None:
    page, expected, after = show(COURT, motion=False, until="body:has(#surtitle:not([hidden])) #table .marked")
    page.wait_for_selector("#surtitle:visible")
    assert page.get_attribute("#table", "data-seen") == str(seen_of(after))
    page.wait_for_selector("#table .marked")
    assert page.evaluate("document.getElementById('air').childElementCount") == 0
    rests(page)
    assert told(page) == [line for scene in expected for line in scene["told"]]


def test_at_once_is_silent_but_for_the_voice(show: Watch) -> None:
    page, expected, after = show(ROUND, pace="once")
    page.wait_for_function("seen => document.getElementById('table').dataset.seen === seen", arg=str(seen_of(after)))
    rests(page)
    assert " ".join(expected[-2]["told"]) in told(page)
    expect(page.locator("#surtitle")).to_be_hidden()


def test_a_hidden_tab_leaves_what_was_missed(show: Watch) -> None:
    page, expected, after = show(ROUND)
    plays(page)
    page.evaluate(HIDE, True)
    rests(page)
    page.evaluate(HIDE, False)
    lines = page.locator("#away li").all_inner_texts()
    assert lines == [" ".join(scene["told"]) for scene in expected]
    assert page.get_attribute("#table", "data-seen") == str(seen_of(after))


PACE = f"async () => {{{DIRECTOR}; return director.pace; }}"


def test_the_pace_is_kept(show: Watch) -> None:
    page, _, _ = show(COURT)
    plays(page)
    page.keyboard.press("Escape")
    rests(page)
    page.locator("#topbar [commandfor=menu]").click()
    page.click("[data-show-pace=calm]")
    expect(page.locator("[data-show-pace=calm]")).to_have_attribute("aria-pressed", "true")
    page.reload()
    assert page.evaluate(PACE) == "calm"


def test_around_one_screen_all_see_the_scene_before_it_is_covered(enter: Enter, own_table: OwnTable) -> None:
    page = enter(motion=True).sit(own_table("histrio", "travel"))
    for city in (3, 4):
        page.locator(f"#hit-{city}").click()
        page.click("#go")
        page.locator("body:not(.showing) #table.covered #open").click()
        page.wait_for_selector("#go")
    page.locator("#hit-5").click()
    holds(page, "body.behind.in-company #surtitle:not([hidden])")
    page.click("#go")
    page.wait_for_selector("body.behind.in-company #surtitle:visible")
    expect(page.locator("#mine")).to_be_hidden()
    assert page.locator("#table.covered").count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector("#table.covered")


TURN = (16, 19)  # Inès takes a die, travels and stores two gems
WAGES = (104, 106)  # Clara's last tile of the round; everybody pays, a hat goes home


@pytest.mark.parametrize("plies", [TURN, WAGES])
def test_the_circus_moves_on_the_table_as_it_was(show: Watch, plies: tuple[int, int]) -> None:
    page, expected, after = show(plies, game="magnificent")
    plays(page)
    assert page.get_attribute("#table", "data-seen") != str(seen_of(after))
    rests(page)
    groups = [group for scene in expected for group in scene["beats"]]
    assert told(page) == [beat["say"] for group in groups for beat in group if "say" in beat]
    stands(page, after)


IN_SIGHT = """() => [...document.querySelectorAll(".wings .marked")].every((number) => {
  const at = number.getBoundingClientRect();
  return at.top > 0 && at.bottom < innerHeight && at.left >= 0 && at.right <= innerWidth;
})"""


def test_an_airship_leaves_when_its_city_is_in_sight(show: Watch) -> None:
    page, _, _ = show(BELOW, until="[data-as=caravel-0-6]")
    page.wait_for_selector("[data-as=caravel-0-6]")
    expect(page.locator("#city-6")).to_be_in_viewport(ratio=0.9)
    rests(page)


DEALERS = """() => {
  const [bar, wings] = ["#prompt", ".wings"].map((one) => document.querySelector(one).getBoundingClientRect());
  const rows = [1, 2].map((n) => document.querySelector(`[data-spot="goods-${n}"]`).getBoundingClientRect());
  return rows.map(({ top, bottom }) => top >= bar.bottom && bottom <= wings.top);
}"""


def test_on_a_phone_both_who_trade_are_in_sight(show: Watch) -> None:
    page, _, after = show(TRADE, game="colosseum", phone=True, until="[data-spot=goods-2] .marked.less")
    page.wait_for_selector("[data-spot=goods-2] .marked.less")
    assert page.evaluate(DEALERS) == [True, True]
    page.keyboard.press("Escape")
    rests(page)
    stands(page, after)


COUNTED = """() => {
  const [bar, dock] = ["#surtitle", ".actions"].map((one) => document.querySelector(one).getBoundingClientRect());
  const caption = document.querySelector("#surtitle p");
  const rows = [...document.querySelectorAll(".tally.now li")].map((row) => row.getBoundingClientRect());
  const sums = [...document.querySelectorAll(".tally.now [data-sums]")];
  return {
    whole: caption.scrollHeight <= caption.clientHeight,
    seen: rows.map(({ top, bottom }) => top >= bar.bottom && bottom <= dock.top),
    paid: sums.map(({ dataset }, n) => {
      const purse = document.querySelector(`[data-spot="purse-${n}"]`);
      return purse.textContent === dataset.sums.split(" ").at(-1);
    }),
    grown: sums.map(({ textContent, dataset }) => textContent === dataset.sums.split(" ")[1]),
  };
}"""


def festival() -> dict[int, Match]:
    """Five troupes before and at the festival of the first season."""
    match, luck = load("histrio", 5).new(7), Random(7)
    while True:
        before, seat = match.copy(), match.pending[0]
        match.play(seat, luck.choice(match.moves(seat)))
        if any(event.name == "actors-paid" for _, event in match.story(CLARA, before.ply)):
            return {0: before, 1: match}


def test_on_a_phone_all_troupes_are_in_sight_while_the_festival_is_counted(show: Watch) -> None:
    page, _, after = show((0, 1), phone=True, until="[data-show=on]:not([hidden])", matches=festival())
    page.wait_for_selector("[data-show=on]:not([hidden])")
    each = [True] * 5
    assert page.evaluate(COUNTED) == {"whole": True, "seen": each, "paid": each, "grown": each}
    assert "gains" in told(page)[-1], "who listens hears it all"
    page.keyboard.press("Escape")
    rests(page)
    stands(page, after)


STALL = """() => {
  const wares = [...document.querySelectorAll(".away[data-spot^=ware-]")];
  const middle = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2].map(Math.round);
  };
  return { sold: wares.map(middle), fresh: [...document.querySelectorAll("[data-as^=fresh-]")].map(middle) };
}"""


def test_a_lot_leaves_its_market_empty_until_new_tokens_lie_there(show: Watch) -> None:
    page, _, after = show(LOT, game="colosseum", until="[data-as^=fresh-]")
    page.wait_for_selector("[data-as^=fresh-]")
    assert len(page.evaluate(STALL)["sold"]) == 3
    page.keyboard.press("p")
    page.wait_for_function(f"() => {{ const {{ sold, fresh }} = ({STALL})(); return `${{sold}}` === `${{fresh}}`; }}")
    rests(page)
    stands(page, after)


LAID_OPEN = """() => {
  const sums = "[data-awaited] .tally.now .tally-cell";
  const watching = new MutationObserver(() => {
    const cell = document.querySelector(sums);
    if (!cell) return;
    watching.disconnect();
    window.found = [getComputedStyle(cell.closest(".tally")).opacity, getComputedStyle(cell).visibility];
  });
  watching.observe(document.documentElement, { attributes: true, childList: true, subtree: true });
}"""
"""How the festival looks in the very moment in which it is there: nobody can stop the table that is being laid."""


def test_the_festival_is_laid_open_and_only_its_sums_are_not_read_before(show: Watch) -> None:
    page, _, after = show((0, 1), matches=festival())
    plays(page)
    page.evaluate(LAID_OPEN)
    hurry(page)
    page.wait_for_function("() => window.found")
    assert page.evaluate("window.found") == ["1", "hidden"]
    page.keyboard.press("Escape")
    rests(page)
    stands(page, after)


TOUCHED = """(html) => {
  const { callbacks } = Idiomorph.defaults;
  const { afterNodeMorphed } = callbacks;
  let touched = 0;
  callbacks.afterNodeMorphed = () => touched++;
  document.getElementById("move").value = "nonsense";
  htmx.swap("#table", html, { swapStyle: "morph:outerHTML" }, { contextElement: document.getElementById("table") });
  Object.assign(callbacks, { afterNodeMorphed });
  return [touched, document.querySelectorAll("#table *").length, document.getElementById("move").value];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_touches_only_what_has_changed(enter: Enter, folder: Path, server: Server, game: str) -> None:
    match = next(match for match in stops(game, "over").values() if CLARA in match.pending)
    ready = lay(folder, [match])[0]
    visit = enter()
    visit.be(ready)
    watch(visit.page, server.url, ready, match, CLARA)
    touched, there, move = visit.page.evaluate(TOUCHED, fragment(match, CLARA, None, ready))
    assert 0 < touched < there / 4
    assert move == "", "what has been entered is nowhere in the markup"


LIT = """Math.max(0, ...[...document.querySelectorAll("#air .dusk path")]
  .map((shade) => shade.getAttribute("d").split("M").length - 2))"""


def test_on_a_phone_what_players_pay_is_seen_in_the_wings(show: Watch) -> None:
    page, _, after = show(WAGES, game="magnificent", phone=True, until=".wings .marked.less")
    page.wait_for_selector(".wings .marked.less")
    assert page.evaluate(IN_SIGHT)
    assert page.evaluate(LIT) <= 1, "the tent; the wings are never dark"
    page.keyboard.press("Escape")
    rests(page)
    stands(page, after)


LOOKS = 3  # so often somebody looks at a whole game
FOLLOW = f"""async () => {{{DIRECTOR}
  Object.assign(director, {{ speed: 60, rolling: true }});
  window.followed = [];
  new MutationObserver((changes) => {{
    for (const {{ addedNodes }} of changes)
      for (const {{ data }} of addedNodes) window.followed.push([data, document.getElementById("table").dataset.seen]);
  }}).observe(document.getElementById("voice"), {{ childList: true }});
}}"""


def followed(shown: list[dict[str, Any]], before: Match, after: Match) -> list[list[str]]:
    """Every sentence of a show and the board it is said over: the old one, until the new one is laid."""
    found, board = [], str(seen_of(before))
    for scene in shown:
        if not scene["beats"]:
            found.append([" ".join(scene["told"]), board])
        for beat in (beat for group in scene["beats"] for beat in group):
            board = str(seen_of(after)) if beat["do"] == "table" else board
            found += [[beat["say"], board]] if "say" in beat else []
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_followed_in_its_order_each_scene_on_its_board(
    enter: Enter, folder: Path, server: Server, game: str
) -> None:
    matches = list(stops(game, "over").values())
    looks = [*matches[: -len(matches) // LOOKS : len(matches) // LOOKS], matches[-1]]
    ready = lay(folder, looks[:1])[0]
    visit = enter(motion=True)
    visit.be(ready)
    page = visit.page
    watch(page, server.url, ready, looks[0], CLARA)
    page.evaluate(FOLLOW)
    for before, after in pairwise(looks):
        goes_on(page, ready, before, after, CLARA)
        page.wait_for_function(
            "seen => document.getElementById('table').dataset.seen === seen", arg=str(seen_of(after))
        )
        rests(page)
        stands(page, after)
        shown = scenes(fragment(after, CLARA, seen_of(before), ready))
        assert page.evaluate("window.followed.splice(0)") == followed(shown, before, after)
