"""What is heard at a table: nothing before the first gesture, then a call for one's own turn, as loud as one likes."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter, Visit
from tests.browser.hands import answered
from tests.browser.house import Ready, Tables

LISTEN = "document.addEventListener('sound:played', (event) => (window.heard ??= []).push(event.detail.name))"
RENDER = """async () => {
  const own = [...document.scripts].find((script) => script.src.endsWith("/js/table.js")).src;
  const { names, perform } = await import(own.replace("table.js", "sound/band.js"));
  const found = {};
  for (const name of names) {
    for (const step of [0, 7]) {
      const room = new OfflineAudioContext(1, 44100 * 5, 44100);
      perform(room, room.destination, name, step, 0);
      const wave = (await room.startRendering()).getChannelData(0);
      found[`${name} ${step}`] = wave.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
    }
  }
  return found;
}"""


AWAKE = """async () => {
  const own = [...document.scripts].find((script) => script.src.endsWith("/js/table.js")).src;
  const { speaker } = await import(own.replace("table.js", "sound/heard.js"));
  return Boolean(speaker.awake);
}"""


def heard(page: Page) -> list[str]:
    return page.evaluate("window.heard ?? []") or []


def test_silent_until_the_first_gesture(enter: Enter, tables: Tables) -> None:
    page = enter(apart=True).sit(tables["colosseum"]["bid"])
    page.evaluate(LISTEN)
    page.evaluate("document.dispatchEvent(new CustomEvent('show:sound', { detail: { name: 'gong' } }))")
    assert heard(page) == []
    page.mouse.click(5, 5)
    page.wait_for_function(
        """() => {
          document.dispatchEvent(new CustomEvent("show:sound", { detail: { name: "gong" } }));
          return window.heard?.includes("gong");
        }"""
    )


def test_volume_and_mute_are_kept(enter: Enter, tables: Tables) -> None:
    page = enter().sit(tables["histrio"]["travel"])
    page.evaluate(LISTEN)
    page.click("[commandfor=menu]")
    answered(page, AWAKE)
    page.focus("#volume")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => window.heard?.includes('mine')")
    page.click("#sound")
    expect(page.locator("#sound")).to_have_attribute("aria-pressed", "false")
    page.reload()
    page.wait_for_selector("#task")
    assert page.input_value("#volume") == "5" and page.get_attribute("#sound", "aria-pressed") == "false"


SHOWN = """(mine, hidden) => {
  Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
  const table = document.getElementById("table");
  table.dataset.opened += "0";
  document.querySelector("#decide, #not-asked").id = mine ? "decide" : "not-asked";
  document.dispatchEvent(new CustomEvent("table:shown"));
}"""


def listening(visit: Visit, table: Ready) -> Page:
    """At a table where nothing happens but what is said here, with the speaker on."""
    visit.be(table)
    visit.page.route("**/board*", lambda route: route.fulfill(status=204))
    page = visit.sit(table)
    page.evaluate(LISTEN)
    page.keyboard.press("Shift")
    answered(page, AWAKE)
    return page


def hear(page: Page, name: str, mine: bool, hidden: bool) -> None:
    """A turn begins, again if the browser's clock of sound had not started yet."""
    said = f"({SHOWN})({str(mine).lower()}, {str(hidden).lower()})"
    page.wait_for_function(f"() => window.heard?.at(-1) === '{name}' || {said}")


def test_in_another_tab_only_one_s_own_turn_is_heard(enter: Enter, tables: Tables) -> None:
    page = listening(enter(), tables["histrio"]["travel"])
    hear(page, "mine", mine=True, hidden=True)
    page.evaluate(f"({SHOWN})(false, true)")
    assert heard(page) == ["mine"]


def test_one_s_own_turn_sounds_unlike_that_of_others(enter: Enter, tables: Tables) -> None:
    page = listening(enter(), tables["histrio"]["travel"])
    hear(page, "other", mine=False, hidden=False)
    hear(page, "mine", mine=True, hidden=False)
    assert heard(page) == ["other", "mine"]


def test_no_sound_is_louder_than_the_others_and_ones_own_turn_is_another(enter: Enter, tables: Tables) -> None:
    peaks: dict[str, float] = enter().sit(tables["histrio"]["travel"]).evaluate(RENDER)
    assert len(peaks) == 2 * 19
    for name, peak in peaks.items():
        assert 0.2 < peak < 0.65, name
    assert peaks["mine 0"] != peaks["other 0"]
