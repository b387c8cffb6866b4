"""The Magnificent in a real Chromium: first and last turns, building by mouse and keys, every prompt, phone, words."""

from __future__ import annotations

import math
import random
import re
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.circus_hands import asked, clicked, enabled, play_on, ready, step
from tests.browser.conftest import Enter, OwnTable
from tests.browser.hands import agree, heard, kind_of, open_table, seated, twice, visible
from tests.browser.house import Server, Tables, lay
from tests.scenes import last_decision


def test_a_first_turn_against_bots(enter: Enter) -> None:
    page = enter().go("/new/magnificent?with=bots")
    page.fill("#name-1", "Clara")
    page.check("input[name=level-2][value=novice]", force=True)
    open_table(page, 2, ["me", "bot"])
    luck = random.Random(4)
    play_on(page, luck, until="die")
    step(page, luck)
    assert "turn" in play_on(page, luck, until="die")


def test_a_game_alone_begins_below_its_ladder(enter: Enter) -> None:
    page = enter().go("/new/magnificent?with=bots")
    open_table(page, 1, ["me"])
    page.wait_for_selector("#go")
    assert page.locator(".ladder li").count() == 3
    assert play_on(page, random.Random(2), until="die").count("draft") == 4


def test_a_game_alone_ends_on_its_ladder(enter: Enter, folder: Path, server: Server) -> None:
    page = enter().sit(lay(folder, [last_decision("magnificent", 1)])[0])
    play_on(page, random.Random(2))
    assert page.locator(".ladder li").count() == 3
    assert "point" in page.inner_text("#task")
    assert page.locator(".final-table tfoot td").count() == 1


def take_die_and_card(page: Page, die: int = 0) -> None:
    visible(page, ".die-box.legal > .hit-area")[die].click()
    page.wait_for_selector("#table[data-kind=card]", state="attached")
    visible(page, ".master-row .master.legal > .hit-area")[0].click()
    page.wait_for_selector("#table[data-kind=turn]", state="attached")


def energies(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".dice-grid .die-energy").all_inner_texts()]


def to_rotate(page: Page) -> None:
    """A die strong enough to build, a card, the lowest level, and the tile in hand."""
    at = next(i for i, energy in enumerate(energies(page)) if energy >= 3 and "kC" not in _die_class(page, i))
    take_die_and_card(page, at)
    page.locator(".lane-build .lane-mark.legal > .hit-area").first.click()
    page.wait_for_function("() => ['build', 'rotate'].includes(document.querySelector('#table').dataset.kind)")
    if kind_of(page) == "build":
        page.click("#onward")
    page.wait_for_selector("#table[data-kind=rotate]", state="attached")


def _die_class(page: Page, i: int) -> str:
    return page.locator(".dice-grid .die-box > .die").nth(i).get_attribute("class") or ""


def start(enter: Enter, motion: bool = False) -> Page:
    """A first turn against bots."""
    page = enter(motion=motion).go("/new/magnificent?with=bots")
    open_table(page, 2, ["me", "bot"])
    page.wait_for_selector("#go")
    if kind_of(page) == "trainer":
        page.locator(".deal .legal > .hit-area").first.click()
        page.click("#go")
    page.wait_for_selector("#table[data-kind=die]", state="attached")
    return page


def ghost(page: Page) -> tuple[str, str]:
    """Where the tile hangs and how it is turned."""
    place = page.get_attribute("#camp-hand .ghost", "transform") or ""
    turn = page.eval_on_selector("#camp-hand [data-turn]:not([hidden])", "tile => tile.dataset.turn")
    return place, str(turn)


def test_build_by_mouse(enter: Enter) -> None:
    """Turn, flip, drag; nothing is sent before the gold button, and every step can be taken back."""
    page = start(enter)
    tiles = page.locator("#circus-0 .camp .tile").count
    to_rotate(page)
    _, first = ghost(page)
    turns = {first}
    for button in ("rotate", "flip", "rotate", "rotate"):
        page.click(f"[data-tile={button}]")
        turns.add(ghost(page)[1])
    assert len(turns) >= 3, "the tile turns and flips"
    box = page.locator("#camp-hand").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.7, steps=4)
    page.mouse.up()
    there = ghost(page)
    assert enabled(page, "#onward")
    assert " tile" in page.inner_text("#effect")
    page.click("#onward")
    page.wait_for_function(
        "() => (document.querySelector('#undo')?.dataset.draft ?? '').includes('turn ') || "
        "document.querySelector('#choices').dataset.first?.startsWith('at ')"
    )
    if kind_of(page) == "cell":
        assert ghost(page)[0] == there[0], "the tile waits where it was put"
        assert "end the turn" in page.inner_text("#task")
    else:
        assert page.locator("#circus-0 .camp .tile").count() == 1
    opened = page.input_value("input[name=opened]")
    while page.locator("button#undo[data-draft]").count():
        left = page.get_attribute("#undo", "data-draft")
        page.click("#undo")
        page.wait_for_function("left => document.querySelector('#undo')?.dataset.draft !== left", arg=left)
    assert kind_of(page) == "die"
    assert page.input_value("input[name=opened]") == opened, "nothing has been played"
    assert tiles() == 0


def test_build_by_keyboard(enter: Enter) -> None:
    page = start(enter)
    to_rotate(page)
    page.focus("#camp-hand")
    before = ghost(page)
    page.keyboard.press("r")
    page.keyboard.press("f")
    assert ghost(page)[1] != before[1] or page.locator("#camp-hand [data-turn]").count() == 1
    for key in ("ArrowDown", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    assert ghost(page)[0] != before[0]
    label = page.get_attribute("#camp-hand", "aria-label") or ""
    assert "tile" in label
    page.keyboard.press("Enter")
    page.wait_for_function(
        "() => (document.querySelector('#undo')?.dataset.draft ?? '').includes('turn ') || "
        "document.querySelector('#choices').dataset.first?.startsWith('at ')"
    )
    for _ in range(8):
        if kind_of(page) not in ("build", "rotate", "cell", "poster", "lay"):
            break
        if enabled(page, "#go"):
            break
        ready(page)
        step(page, random.Random(1))
    assert page.locator("#go, #onward").count() >= 1


def test_build_by_touch(enter: Enter, tables: Tables) -> None:
    page = enter(phone=True).sit(tables["magnificent"]["rotate"])
    before = ghost(page)
    page.locator("#camp-hand").scroll_into_view_if_needed()
    box = page.locator("#camp-hand").bounding_box()
    assert box is not None
    for across, down in ((0.15, 0.85), (0.85, 0.85), (0.85, 0.15)):
        page.touchscreen.tap(box["x"] + box["width"] * across, box["y"] + box["height"] * down)
    expect(page.locator("#camp-hand .ghost"), "it follows the finger").not_to_have_attribute("transform", before[0])
    page.locator("[data-tile=rotate]").tap()
    turned = page.locator("#camp-hand [data-turn]:not([hidden])")
    if page.locator("#camp-hand [data-turn]").count() > 1:
        expect(turned).not_to_have_attribute("data-turn", before[1])
    page.locator("#onward").tap()
    page.wait_for_function("() => document.querySelector('#draft').value.includes('at ')")


def total(page: Page) -> int:
    return int(page.inner_text(".energy-sum output b"))


def test_the_energy_adds_up(enter: Enter) -> None:
    """Die and own dice as promised under the die; a gem adds two and can be taken back."""
    page = start(enter)
    at = next(i for i in range(len(energies(page))) if "kC" not in _die_class(page, i))
    promised = energies(page)[at]
    take_die_and_card(page, at)
    assert total(page) == promised
    parts = [int(text) for text in page.locator(".energy-sum .energy-fixed b").all_inner_texts()]
    assert sum(parts) == promised
    gem = page.locator(".energy-parts .energy-part:not(.added)", has=page.locator(".gem")).locator("> .hit-area")
    gem.first.click()
    page.wait_for_selector(".energy-parts .energy-part.added")
    assert total(page) == promised + 2
    page.locator(".energy-parts .energy-part.added > .hit-area").first.click()
    page.wait_for_selector(".energy-parts .energy-part.added", state="detached")
    assert total(page) == promised


def test_what_is_out_of_reach_says_why(enter: Enter) -> None:
    page = start(enter)
    at = next(i for i, energy in enumerate(energies(page)) if energy < 18 and "kC" not in _die_class(page, i))
    take_die_and_card(page, at)
    page.locator(".lane-build .lane-mark.blocked > .hit-area").last.click(force=True)
    expect(page.locator("#bubble.why")).to_contain_text("energy")
    assert kind_of(page) == "turn"


def test_what_was_revealed_stays(enter: Enter, tables: Tables) -> None:
    """Posters drawn from the deck have been seen: there is no way back."""
    page = enter().sit(tables["magnificent"]["keep"])
    assert page.locator("#ask .answer").count() >= 2
    assert page.locator("#undo").count() == 0


def test_an_illegal_place_says_why(enter: Enter, tables: Tables) -> None:
    page = enter().sit(tables["magnificent"]["rotate"])
    page.focus("#camp-hand")
    for key in ["ArrowLeft"] * 10 + ["ArrowUp"] * 6:
        page.keyboard.press(key)
    seen = set()
    for key in ("ArrowRight", "ArrowDown") * 8:
        page.keyboard.press(key)
        if page.get_attribute("#onward", "aria-disabled") == "true":
            seen.add(page.inner_text("#effect"))
    assert any("cover" in text or "share a side" in text for text in seen)


def test_pieces_glide(enter: Enter) -> None:
    """With motion on, a die taken glides from the tent onto its card, and nothing is named twice on the way."""
    page = start(enter, motion=True)
    heard(page)
    page.evaluate(
        "window.moved = []; const start = document.startViewTransition.bind(document);"
        "document.startViewTransition = (change) => { const t = start(change);"
        "t.ready.then(() => moved.push(...document.getAnimations().map(a => a.effect.pseudoElement || '')))"
        ".catch(error => { if (error.name !== 'AbortError') moved.push(String(error)); }); return t; };"
    )
    name = page.locator(".dice-grid .die-box.legal > .die").first.get_attribute("data-vt") or ""
    take_die_and_card(page)
    assert twice(page) == []
    assert page.locator(f".master-row .current [data-vt={name}]").count() == 1
    page.wait_for_function("name => window.moved.includes(`::view-transition-group(${name})`)", arg=name)
    assert not page.evaluate("moved.filter(name => name.includes('Error'))")


def test_wagons_travel_along_the_ring(enter: Enter, tables: Tables) -> None:
    """All the way from space 17 over the start to space 3 a wagon stays on its ring, forward and upright."""
    page = enter(motion=True).sit(tables["magnificent"]["die"])
    way = page.evaluate(
        """() => { const wagon = document.querySelector("#wagon-orange");
          wagon.classList.remove("glides"); wagon.setAttribute("class", "glides wagon small pos17 lap1");
          wagon.getAnimations().forEach((one) => one.finish()); getComputedStyle(wagon).transform;
          wagon.setAttribute("class", "glides wagon small pos3 lap2");
          const [moving] = wagon.getAnimations(); moving.pause();
          const time = moving.effect.getComputedTiming().duration;
          return [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => { moving.currentTime = part * time * 0.999;
            const m = new DOMMatrix(getComputedStyle(wagon).transform);
            return [Math.hypot(m.e - 95, m.f - 95), Math.atan2(m.e - 95, 95 - m.f), m.b]; }); }"""
    )
    assert all(abs(radius - 76) < 0.5 for radius, _, _ in way)
    assert all(abs(lean) < 0.01 for _, _, lean in way)
    turns = [math.degrees(angle) % 360 for _, angle, _ in way]
    assert abs(turns[0] - 306) < 1 and abs(turns[-1] - 54) < 1
    steps = [(after - before) % 360 for before, after in pairwise(turns)]
    assert sum(steps) < 110 and all(step < 108 for step in steps), "forward, and the short way"


def test_a_wagon_rolls_in_where_the_table_is_new(enter: Enter, tables: Tables) -> None:
    """The last trip is seen even if it ended a turn and the board was drawn anew; laying out steps repeats nothing."""
    page = enter(motion=True).sit(tables["magnificent"]["die"])
    came = page.locator(".main-board .wagon[class*=came]")
    assert came.count() == 1
    way = came.evaluate(
        """(wagon) => { wagon.getAnimations().forEach((one) => one.finish());
          const there = new DOMMatrix(getComputedStyle(wagon).transform);
          wagon.replaceWith(wagon = wagon.cloneNode(true)); getComputedStyle(wagon).transform;
          const [moving] = wagon.getAnimations(); moving.pause();
          const at = (part) => { moving.currentTime = part * moving.effect.getComputedTiming().duration * 0.999;
            const m = new DOMMatrix(getComputedStyle(wagon).transform); return [m.e, m.f]; };
          return [[there.e, there.f], at(0), at(0.5), at(1)]; }"""
    )
    there, start, between, end = way
    assert math.dist(there, end) < 1 < math.dist(there, start)
    assert all(abs(math.dist((95, 95), point) - 76) < 0.5 for point in (start, between, end))
    visible(page, ".die-box.legal > .hit-area")[0].click()
    page.wait_for_selector("#table[data-kind=card]", state="attached")
    assert page.locator(".wagon[class*=came]").count() == 0


def test_a_wagon_stands_where_the_table_says(enter: Enter, tables: Tables) -> None:
    """With motion or without: each wagon's middle lies on the middle of its space."""
    for motion in (True, False):
        page = enter(motion=motion).sit(tables["magnificent"]["die"])
        for ring in page.locator(".main-board .ring").all():
            said = re.search(r"space (\d+)", ring.get_attribute("aria-label") or "")
            assert said is not None
            angle = math.tau * int(said[1]) / 20
            x, y = ring.evaluate(
                "async (ring) => { const wagon = ring.querySelector('.wagon');"
                " await Promise.all(wagon.getAnimations().map((one) => one.finished));"
                " const m = new DOMMatrix(getComputedStyle(wagon).transform); return [m.e, m.f]; }"
            )
            assert math.dist((x, y), (95 + 76 * math.sin(angle), 95 - 76 * math.cos(angle))) < 0.5


def test_a_show_is_counted_before_it_is_played(enter: Enter, tables: Tables) -> None:
    """A poster chosen gets a number and a row; the sums follow, and it can be taken out again."""
    page = enter().sit(tables["magnificent"]["show"])
    acts = page.locator(".show-act").count()
    points, coins = page.locator(".brings-sum b").all_inner_texts()
    chosen = page.locator(".show-act", has=page.locator(".show-toggle.legal:not(.selected)")).first
    worth = [added(text) for text in chosen.locator(".gain-figures b").all_inner_texts()]
    name = chosen.locator(".poster b").inner_text()
    chosen.locator(".show-toggle").click()
    page.wait_for_selector(".show-act.act--yes .act-order")
    ready(page)
    while kind_of(page) == "pay":
        clicked(page, page.locator("#ask .answer.legal > .hit-area").first)
    row = page.locator(".brings-table tbody tr", has_text=name)
    poster, tent, gained = (int(text) for text in row.locator("td").all_inner_texts())
    assert [poster + tent, gained] == worth
    after = [int(text) for text in page.locator(".brings-sum b").all_inner_texts()]
    assert after == [int(points) + worth[0], int(coins) + worth[1]]
    assert page.locator(".show-act").count() == acts, "every poster keeps its place"
    assert "the show brings" in page.inner_text("#prompt")
    page.locator(".show-act.act--yes .show-toggle.selected").first.click()
    page.wait_for_selector(".show-act.act--yes", state="detached")
    assert page.locator(".brings-sum b").all_inner_texts() == [points, coins]
    assert page.locator(".brings-table").count() == 0


def added(text: str) -> int:
    """`7+4` as a number."""
    return sum(int(part) for part in text.split("+"))


def test_a_poster_is_carried_onto_its_place(enter: Enter, tables: Tables) -> None:
    page = enter().sit(tables["magnificent"]["lay"])
    heard(page)
    held, place = page.locator("#ask .held"), page.locator(".places .place.legal").last
    number = (place.get_attribute("id") or "").rpartition("-")[2]
    middle = place.bounding_box()
    assert middle is not None
    held.hover()
    page.mouse.down()
    page.mouse.move(middle["x"] + middle["width"] / 2, middle["y"] + 30, steps=5)
    expect(place).to_have_class(re.compile("over"))
    page.mouse.up()
    page.wait_for_function("move => document.querySelector('#draft').value.endsWith(move)", arg=f"place {number}")
    page.click("#undo")
    page.wait_for_selector("#table[data-kind=lay]", state="attached")
    assert page.input_value("#draft") == ""


def test_the_last_round_around_one_screen(enter: Enter, own_table: OwnTable) -> None:
    """Two people at one screen to the end: the curtain between their turns hides everything; sets carry stamps."""
    page = enter().sit(own_table("magnificent", "last turns"))
    ready(page)
    luck, covers, stamps, kinds = random.Random(6), list[str](), set[str](), set[str]()
    for _ in range(600):
        page.wait_for_selector("#go, #open, .final-table", state="attached")
        if page.locator(".final-table").count():
            break
        if page.locator("#open").count():
            assert page.locator(".camp-box, .poster, .die").count() == 0
            covers.append(page.inner_text("#cover-title b"))
            page.click("#open")
            page.wait_for_selector("#task")
        else:
            stamps.update(page.locator(".stamp").all_inner_texts())
            kinds.add(step(page, luck))
    assert {"turn", "rotate", "show", "score", "set"} <= kinds
    assert page.locator(".podium li").count() == 2, "the game ends, for both to see"
    assert page.locator("#open").count() == 0
    assert len(set(covers)) == 2
    assert len(covers) >= 8, "a curtain before every turn"
    assert any("took it" in stamp for stamp in stamps)
    page.click("text=Play again")
    page.wait_for_selector("#go, #open")


def test_other_boards_are_one_click_away(enter: Enter) -> None:
    page = start(enter)
    expect(page.locator("#circus-0")).to_be_visible()
    page.click("#player-1 .look-at")
    expect(page.locator("#circus-1")).to_be_visible()
    expect(page.locator("#circus-0")).to_be_hidden()
    visible(page, ".die-box.legal > .hit-area")[0].click()
    page.wait_for_selector("#table[data-kind=card]", state="attached")
    expect(page.locator("#circus-1"), "what was opened stays open").to_be_visible()
    page.click("#ctab-0")
    expect(page.locator("#circus-0")).to_be_visible()
    assert "due at round end" in page.inner_text(".topbar")


def test_two_browsers(enter: Enter) -> None:
    """What is laid out stays at home; what is played is seen by everybody."""
    host, guest = enter(), enter()
    page = host.go("/new/magnificent?with=invite")
    page.fill("#name-1", "Clara")
    open_table(page, 2, ["me", "invite"])
    theirs = guest.page
    theirs.goto(page.inner_text("#invite-link").strip())
    theirs.fill("#guest-name", "Yuki")
    theirs.click(".button.gold")
    for one in (page, theirs):
        seated(one)
    luck = random.Random(3)
    for _ in range(4):
        mover = asked(page, theirs)
        if kind_of(mover) == "die":
            break
        ready(mover)
        step(mover, luck)
        agree(page, theirs)
    mover = asked(page, theirs)
    watcher = theirs if mover is page else page
    seen = watcher.locator(".dice .die").count()
    visible(mover, ".die-box.legal > .hit-area")[0].click()
    mover.wait_for_selector("#table[data-kind=card]", state="attached")
    watcher.reload()
    assert watcher.locator(".dice .die").count() == seen, "a die laid out is not yet taken"
    ready(mover)
    for _ in range(20):
        if not mover.locator("#go").count():
            break
        step(mover, luck)
    watcher.wait_for_selector("#go")
    assert watcher.locator(".dice-grid .die-box").count() == seen - 1
