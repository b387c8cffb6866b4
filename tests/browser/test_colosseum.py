"""Colosseum in a real Chromium: first and last rounds, an auction and a trade between two browsers, drafts, undo."""

from __future__ import annotations

import random

import pytest

from tests.browser.arena_hands import confirm, decide, drafted, lay, open_arena, opened, plainly, quiet, ready
from tests.browser.conftest import Enter, OwnTable
from tests.browser.hands import agree, heard, seated, visible
from tests.browser.house import Tables


def test_a_game_is_begun_against_bots(enter: Enter) -> None:
    page = enter().go("/new/colosseum?with=bots")
    page.fill("#name-1", "Clara")
    open_arena(page, ["me", "bot", "bot"])
    luck, kinds = random.Random(7), set[str]()
    while not {"invest", "trade", "announce"} <= kinds:
        page.wait_for_selector("#go")
        kinds.add(decide(page, luck))


def test_an_auction_and_a_trade_between_two_browsers(enter: Enter) -> None:
    """Clara opens, Livia overbids; then Clara offers, Livia counters, Clara accepts."""
    host, guest = enter(), enter()
    page = host.go("/new/colosseum?with=invite")
    page.fill("#name-1", "Clara")
    open_arena(page, ["me", "invite", "here"])
    theirs = guest.page
    theirs.goto(page.inner_text("#invite-link").strip())
    theirs.fill("#guest-name", "Livia")
    theirs.click(".button.gold")
    for one in (page, theirs):
        seated(one)
    pages = {"0": page, "1": theirs, "2": page}

    def asked(kind: str) -> str:
        """Whose decision it is, once it is of this kind; every other one is answered in the plainest way."""
        for _ in range(60):
            agree(page, theirs)
            page.wait_for_selector("#people .player.deciding")
            seat = (page.get_attribute("#people .player.deciding", "id") or "").removeprefix("player-")
            mine = pages[seat]
            mine.wait_for_function(
                "seat => document.querySelector('#decide input[name=seat]')?.value === seat", arg=seat
            )
            now = mine.get_attribute("#table", "data-kind") or ""
            if now == kind:
                return seat
            quiet(mine, {"invest": "stop investing", "bid": "pass", "open": "give up opening"}[now])
        raise AssertionError(kind)

    opener = asked("open")
    first = pages[opener]
    lay(first, "#lot-3")
    assert first.get_attribute("#table", "data-kind") == "opening-bid"
    assert drafted(first) == ["market 3"], "nothing is opened before the bid is confirmed"
    first.fill("#amount", "10")
    assert "Bid 10 coins" in first.inner_text("#go")
    confirm(first)
    raiser = asked("bid")
    second = pages[raiser]
    assert "10" in second.locator(".bids .bidder--top .bid").inner_text()
    assert second.get_attribute("#amount", "min") == "11"
    second.keyboard.press("ArrowUp")
    assert "Bid 12 coins" in second.inner_text("#go")
    second.locator(".auction .quick-bid").first.click()
    assert "Bid 11 coins" in second.inner_text("#go")
    second.locator(".auction .quick-bid").last.click()
    all_in = int(second.locator(".auction .quick-bid").last.inner_text().split()[-1])
    assert all_in == 30
    confirm(second)
    page.wait_for_selector(f"#log-lines >> text=wins market 3 for {all_in} coins")
    theirs.wait_for_selector(f"#log-lines >> text=wins market 3 for {all_in} coins")

    trader = asked("trade")
    giver = pages[trader]
    other = "1" if trader != "1" else "0"
    taker = pages[other]
    lay(giver, f".offer-to .player-{int(other) + 1}")
    wanted = giver.locator(f".rival.player-{int(other) + 1} .asset").first
    lay(giver, f".rival.player-{int(other) + 1} button.asset >> nth=0")
    assert not ready(giver), "nothing is offered for it yet"
    kind = (wanted.get_attribute("id") or "").split("-", 2)[2]
    given = giver.locator(f".my-asset-list button.asset[data-draft]:not(#give-{kind})").first
    lay(giver, f"#{given.get_attribute('id')}")
    assert ready(giver)
    lay(giver, "#undo")
    assert not ready(giver), "taken back step by step"
    lay(giver, f"#{given.get_attribute('id')}")
    lay(giver, "#coin-give-2")
    assert ready(giver)
    confirm(giver)

    taker.wait_for_selector("#counter")
    lay(taker, "#counter")
    assert taker.inner_text("#desk-h") == "Your counter-offer"
    assert ready(taker), "the counter begins as the same deal"
    lay(taker, "#coin-want-2")
    confirm(taker)
    giver.wait_for_function("() => document.querySelector('#table').dataset.kind === 'reply'")
    assert giver.locator(".offer-letter").count() == 2, "the offer and its counter"
    at = opened(giver)
    giver.click("#go")
    giver.wait_for_function("at => document.querySelector('#decide input[name=opened]')?.value !== at", arg=at)
    for one in (giver, taker):
        one.wait_for_selector("#log-lines >> text=trade:")


def test_a_show_is_laid_out_and_taken_back_step_by_step(enter: Enter, tables: Tables) -> None:
    page = enter().sit(tables["colosseum"]["noble"])
    before = page.inner_text(".ledger-total .laurel b")
    assert not ready(page)
    page.locator(".lit-square.noble-spot").first.click()
    assert page.locator(".lit-square.legal:visible").count() >= 1, "the squares in reach light up"
    laid = []
    for _ in range(6):
        if ready(page):
            break
        lay(page, ".mover-reaches .reach[data-draft], .staging[data-draft]")
        laid.append(drafted(page))
    assert laid and laid[0][0].startswith("move ")
    assert "Begin the show" in page.inner_text("#go") or ready(page)
    slots = page.locator("button.actor--ok")
    if slots.count():
        count = int(page.inner_text(".ledger-total .laurel b"))
        lay(page, "button.actor--ok")
        assert int(page.inner_text(".ledger-total .laurel b")) < count, "the count follows every token"
    while drafted(page):
        lay(page, "#undo")
    assert page.inner_text(".ledger-total .laurel b") == before
    page.reload()
    assert drafted(page) == []


def test_nothing_that_is_drawn_or_rolled_shows_in_a_draft(enter: Enter, tables: Tables) -> None:
    """Drafts end where chance begins, and nobody drafts for somebody else."""
    table = tables["colosseum"]["announce"]
    visit = enter()
    page = visit.sit(table)
    page.evaluate(
        """() => {
          const draft = document.getElementById("draft");
          draft.value = "announce show|move emperor 3";
          return htmx.ajax("POST", draft.dataset.to, { source: "#decide", target: "#table" });
        }"""
    )
    assert page.get_attribute("#table", "data-kind") == "announce"
    assert page.locator("[id^=die-]").count() == 0
    watcher = enter().go(f"/t/{table.id}")
    assert watcher.locator("[data-draft], [data-pick], #decide").count() == 0
    text = watcher.content()
    assert "seed" not in text.lower()


@pytest.mark.parametrize("kind", ["bid", "opening-bid"])
def test_a_phone_shows_once_what_is_bid_for(enter: Enter, tables: Tables, kind: str) -> None:
    """Beside the bids or in the dock."""
    page = enter(phone=True).sit(tables["colosseum"][kind])
    assert len(visible(page, ".lot")) == 1


def test_keys_are_enough(enter: Enter, own_table: OwnTable) -> None:
    """Arrow keys name the bid, Ctrl+Enter confirms it."""
    page = enter().sit(own_table("colosseum", "opening-bid"))
    at, least = opened(page), int(page.get_attribute("#amount", "min") or 0)
    page.focus("#prompt")
    page.keyboard.press("ArrowUp")
    assert f"Bid {least + 1} coins" in page.inner_text("#go")
    page.keyboard.press("ArrowDown")
    assert f"Bid {least} coins" in page.inner_text("#go")
    page.keyboard.press("Control+Enter")
    page.wait_for_function("at => document.querySelector('#decide input[name=opened]')?.value !== at", arg=at)


def test_a_bid_beyond_a_hundred(enter: Enter, own_table: OwnTable) -> None:
    """The hundred is laid out first; then every amount counts from there, up to all the coins."""
    page = enter().sit(own_table("colosseum", "rich"))
    heard(page)
    at, coins = opened(page), int(page.inner_text(".player.deciding .stat:nth-child(2)").split()[0])
    assert coins > 107
    assert page.get_attribute("#amount", "max") == "107"
    lay(page, "#hundred")
    assert page.get_attribute("#amount", "min") == "108"
    assert page.get_attribute("#amount", "max") == str(coins)
    page.fill("#amount", str(coins))
    assert f"Bid {coins} coins" in page.inner_text("#go")
    assert "0 coins left" in page.inner_text("#effect")
    page.fill("#amount", str(coins + 1))
    assert not ready(page), "more than one has"
    page.locator(".auction .quick-bid").first.click()
    assert "Bid 108 coins" in page.inner_text("#go")
    confirm(page)
    assert opened(page) != at
    page.wait_for_selector("#log-lines >> text=108")


def test_two_medals_buy_one_more_investment_by_the_booklet(enter: Enter, own_table: OwnTable) -> None:
    page = enter().sit(own_table("colosseum", "decorated"))
    medals = int(page.inner_text(".player.deciding .stat:nth-child(3)").split()[0])
    assert page.locator(".investment-list .investment").count() == 4, "no seat for medals at this table"
    lay(page, "#build-3")
    assert page.locator(".investment.legal").count() == 0, "one investment a round"
    lay(page, ".again .exchange:has-text('medals')")
    assert int(page.inner_text(".player.deciding .stat:nth-child(3)").split()[0]) == medals - 2
    assert page.locator(".basket-list li").count() == 2
    page.locator("#build-3.legal").click()
    assert "Invest 20 coins" in page.inner_text("#go"), "both are paid together"
    confirm(page)
    page.wait_for_selector("#log-lines >> text=luxury seat")


def test_programs_can_be_filtered_and_stay_so(enter: Enter, tables: Tables) -> None:
    """By what I can pay, by what I could stage now; the choice outlasts the next look at the table."""
    page = enter().sit(tables["colosseum"]["invest"])
    cards = page.locator("#progs .program-cards > li")
    assert cards.locator("visible=true").count() == 20
    page.check("#only-stage", force=True)
    shown = cards.locator("visible=true")
    assert 0 < shown.count() < 20
    assert all("–" not in text for text in shown.locator(".card-value").all_inner_texts())
    lay(page, ".exchange[data-draft]")
    assert page.is_checked("#only-stage")
    assert 0 < shown.count() < 20
    page.check("#only-coins", force=True)
    coins = int(page.inner_text(".player.deciding .stat:nth-child(2)").split()[0])
    prices = [int(text) for text in shown.locator(".coins").all_inner_texts()]
    assert all(price <= coins for price in prices)
    assert page.locator(".no-fit").is_visible() == (not prices)


def test_the_last_round_around_one_screen(enter: Enter, own_table: OwnTable) -> None:
    """Three people take turns at one screen: whoever is asked has the screen, without a cover, to the end."""
    page = enter().sit(own_table("colosseum", "last round"))
    luck, asked = random.Random(3), set()
    for _ in range(700):
        page.wait_for_selector("#go, .ending")
        if page.locator(".ending").count():
            break
        asked.add(page.get_attribute("#decide input[name=seat]", "value"))
        plainly(page, luck)
    assert page.locator(".podium .place").count() == 3, "the game has an end"
    assert asked == {"0", "1", "2"}
    assert page.locator("#course .curve").count() >= 3
    assert [int(text) for text in page.locator(".podium .laurel b").all_inner_texts()] == [
        int(text) for text in page.locator(".breakdown .total-row td").all_inner_texts()
    ]


MOVING = """() => {
  window.moved = new Set();
  document.addEventListener("transitionrun", (event) => {
    const piece = event.target.closest(".track g[id]");
    if (piece) window.moved.add(`${piece.id} ${event.propertyName}`);
  });
}"""


def test_an_arena_grows_and_a_noble_walks(enter: Enter, tables: Tables) -> None:
    """Pieces of the board stay the same pieces from one look to the next, so that their change is a movement."""
    page = enter(motion=True).go("/new/colosseum?with=here")
    open_arena(page, ["me", "here", "here"])
    page.wait_for_selector("#table[data-kind=invest]")
    seat = page.get_attribute("#decide input[name=seat]", "value")
    page.evaluate(MOVING)
    page.locator(".lit-square.legal").first.click()
    confirm(page)
    page.wait_for_function("seat => moved.has(`arena-${seat} width`) || moved.has(`arena-${seat} height`)", arg=seat)
    page = enter(motion=True).sit(tables["colosseum"]["noble"])
    page.evaluate(MOVING)
    lay(page, ".mover-reaches .reach[data-draft]")
    page.wait_for_function("() => [...moved].some((name) => /^noble-\\d transform/.test(name))")
