"""What must stay where it is, in sight, and whole, on screens of all sizes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter, OwnTable
from tests.browser.hands import heard, open_table, seated
from tests.browser.house import Tables

CUT = """() => [...document.querySelectorAll("#table *")]
  .filter((part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((part) => part.offsetParent && !part.closest(".visually-hidden, [hidden]"))
  .filter((part) => getComputedStyle(part).clipPath === "none")
  .filter((part) => getComputedStyle(part).overflowX !== "visible" && part.scrollWidth > part.clientWidth + 1)
  .map((part) => `${part.className} ${part.textContent.trim()}`)"""
BOX = "selector => document.querySelector(selector).getBoundingClientRect().toJSON()"
LAST = "() => [...document.querySelectorAll('#log-lines > li')].at(-1).getBoundingClientRect().bottom"
TOUCHING = """() => [...document.querySelectorAll(".tally-header b")].flatMap((head) => {
  const range = document.createRange();
  range.selectNodeContents(head);
  const over = range.getBoundingClientRect().right - head.parentElement.getBoundingClientRect().right;
  return over > 0 ? [head.textContent] : [];
})"""

WRAPS = """(words) => {
  const [effect, board] = ["effect", "board"].map((id) => document.getElementById(id));
  const before = board.getBoundingClientRect().y;
  effect.textContent = words;
  return [effect.getBoundingClientRect().height, before, board.getBoundingClientRect().y];
}"""

OVERLAPS = """([one, other]) => {
  for (const part of document.querySelectorAll("details")) part.open = true;
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
  const [stars, prices] = [boxes(one), boxes(other)].map((found) => found.filter((part) => part.width > 0));
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return stars.length ? stars.filter((star) => prices.some((price) => meet(star, price))).length : -1;
}"""
OUTSIDE = """() => [...document.querySelectorAll(".tray .asset > i")].flatMap((caption) => {
  const range = document.createRange();
  range.selectNodeContents(caption);
  const [words, tile] = [range.getBoundingClientRect(), caption.parentElement.getBoundingClientRect()];
  return words.left < tile.left || words.right > tile.right ? [caption.textContent] : [];
})"""


def box(page: Page, selector: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(BOX, selector)
    return found


@pytest.mark.parametrize(("game", "name"), [("histrio", "announce"), ("colosseum", "trade"), ("magnificent", "turn")])
def test_the_newest_line_of_the_log_is_in_sight(enter: Enter, tables: Tables, game: str, name: str) -> None:
    page = enter().sit(tables[game][name])
    assert page.evaluate(LAST) <= 900


def test_the_board_does_not_jump_when_a_sentence_wraps(enter: Enter, tables: Tables) -> None:
    page = enter(language="de").sit(tables["colosseum"]["bid"])
    height, before, after = page.evaluate(WRAPS, "Lang genug für zwei Zeilen. " * 6)
    assert height > 30 and after == before


def test_investing_fits_one_screen(enter: Enter, tables: Tables) -> None:
    page = enter().sit(tables["colosseum"]["invest"])
    mine = box(page, "#mine")
    assert mine["y"] + mine["height"] <= 900
    assert page.evaluate("document.documentElement.scrollHeight") <= 1050, "only the talk goes on below"


LONGEST = [("colosseum", "noble"), ("colosseum", "trade"), ("magnificent", "turn"), ("magnificent", "pay")]


@pytest.mark.parametrize(("game", "name"), LONGEST)
def test_a_turn_is_no_long_way_on_a_phone(enter: Enter, tables: Tables, game: str, name: str) -> None:
    visit = enter(phone=True)
    page = visit.sit(tables[game][name])
    assert page.evaluate("document.documentElement.scrollHeight") < 3100
    assert visit.wider_than_screen() <= 0


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_full_table_of_bots_is_no_wider_than_a_phone(enter: Enter, language: str) -> None:
    visit = enter(phone=True, language=language)
    page = visit.go("/new/magnificent?with=bots")
    open_table(page, 4, ["me", "bot", "bot", "bot"])
    seated(page)
    expect(page.locator("#ctab-board")).to_be_visible()
    assert visit.wider_than_screen() <= 0


def test_a_drawer_of_a_phone_opens_for_who_goes_there_and_stays_open(enter: Enter, tables: Tables) -> None:
    page = enter(phone=True).sit(tables["magnificent"]["show"])
    expect(page.locator("#circus-0")).to_be_hidden()
    page.click("#tabs a[href='#mine']")
    expect(page.locator("#circus-0")).to_be_visible()
    page.evaluate("document.dispatchEvent(new CustomEvent('table:shown'))")
    expect(page.locator("#circus-0")).to_be_visible()


def test_a_desk_has_no_drawers(enter: Enter, tables: Tables) -> None:
    page = enter().sit(tables["magnificent"]["show"])
    expect(page.locator("#circus-0")).to_be_visible()
    expect(page.locator(".drawer > summary:visible")).to_have_count(0)


def test_on_a_phone_the_main_board_lies_with_the_circuses(enter: Enter, tables: Tables) -> None:
    page = enter(phone=True).sit(tables["magnificent"]["turn"])
    expect(page.locator("#mainboard")).to_be_hidden()
    page.click("#ctab-board")
    expect(page.locator("#mainboard")).to_be_visible()
    expect(page.locator("#mine .circus:visible")).to_have_count(0)


@pytest.mark.parametrize("name", ["announce", "chameleon", "raven", "second", "acrobats"])
def test_no_name_is_cut_on_a_small_desk_in_german(enter: Enter, tables: Tables, name: str) -> None:
    visit = enter(language="de")
    visit.be(tables["histrio"][name])
    visit.page.set_viewport_size({"width": 1280, "height": 720})
    page = visit.sit(tables["histrio"][name])
    cut = page.evaluate(CUT)
    page.set_viewport_size({"width": 1440, "height": 900})
    assert cut == []


def test_a_phone_on_its_side_shows_the_cities(enter: Enter, tables: Tables) -> None:
    visit = enter(phone=True)
    visit.be(tables["histrio"]["travel"])
    visit.page.set_viewport_size({"width": 844, "height": 390})
    page = visit.sit(tables["histrio"]["travel"])
    cities = page.evaluate("scrollTo(0, 0); document.querySelector('.cities').getBoundingClientRect().y")
    assert cities + 90 < 390


def test_heads_of_columns_do_not_touch(enter: Enter, tables: Tables) -> None:
    visit = enter(language="de")
    visit.be(tables["histrio"]["over"])
    visit.page.set_viewport_size({"width": 1024, "height": 768})
    assert visit.sit(tables["histrio"]["over"]).evaluate(TOUCHING) == []


def test_the_course_fits_a_small_screen(enter: Enter, tables: Tables) -> None:
    visit = enter()
    visit.be(tables["magnificent"]["over"])
    visit.page.set_viewport_size({"width": 1024, "height": 768})
    assert box(visit.sit(tables["magnificent"]["over"]), "#course .score-lines.only-desk")["height"] <= 400


def test_what_is_written_below_the_tent_is_below_it(enter: Enter, tables: Tables) -> None:
    page = enter().sit(tables["magnificent"]["last turns"])
    assert box(page, ".tent-panel .caption")["top"] >= box(page, ".tent-panel .big-top svg")["bottom"] - 8


def test_after_a_move_the_keyboard_is_at_the_prompt(enter: Enter, own_table: OwnTable) -> None:
    page = enter().sit(own_table("colosseum", "bid"))
    heard(page)
    quiet = page.locator(".quiet-move").first
    quiet.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => table.dataset.kind !== 'bid' || !document.querySelector('#decide')")
    assert page.evaluate("document.getElementById('prompt').contains(document.activeElement)")


def test_a_new_question_is_read_from_its_beginning_on_a_phone(enter: Enter, own_table: OwnTable) -> None:
    page = enter(phone=True).sit(own_table("colosseum", "bid"))
    page.evaluate("scrollTo(0, 900)")
    page.locator(".quiet-move").first.tap()
    page.wait_for_function("() => scrollY < 200")


def test_pieces_glide_below_what_lies_on_the_table(enter: Enter, tables: Tables) -> None:
    page = enter().sit(tables["histrio"]["travel"])
    page.locator("[commandfor=menu]").first.click()
    assert page.evaluate("getComputedStyle(document.getElementById('menu')).viewTransitionName") == "menu"


def test_a_piece_that_grows_does_not_blur(enter: Enter, tables: Tables) -> None:
    page = enter(motion=True).sit(tables["histrio"]["travel"])
    heard(page)
    named = page.evaluate(
        """async () => {
          const piece = document.querySelector("#table [data-vt]");
          const width = `${3 * piece.getBoundingClientRect().width}px`;
          const motion = document.startViewTransition(() => Object.assign(piece.style, { width, maxWidth: width }));
          await motion.ready.catch(() => {});
          return getComputedStyle(piece).viewTransitionName;
        }"""
    )
    assert named == "none"


def test_the_star_of_a_goal_hides_no_price(enter: Enter, tables: Tables) -> None:
    page = enter(language="de").sit(tables["colosseum"]["program"])
    assert page.evaluate(OVERLAPS, [".goalmark", ".card-price .coins"]) == 0


@pytest.mark.parametrize("language", ["de", "fr"])
def test_captions_of_a_counter_offer_are_whole(enter: Enter, tables: Tables, language: str) -> None:
    page = enter(language=language).sit(tables["colosseum"]["answer"])
    page.locator("[data-draft^=counter]").first.click()
    page.wait_for_selector(".tray .asset")
    assert page.evaluate(OUTSIDE) == [] and page.evaluate(CUT) == []
