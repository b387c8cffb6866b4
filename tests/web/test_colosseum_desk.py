"""Colosseum's desk, goals, last show and ceremony on the page, without a browser."""

from __future__ import annotations

import re

from tests.games.colosseum.stage import Stage
from tests.web.pages import seen_by


def fair() -> Stage:
    """Seat 0 has lions, seat 1 ships, seat 2 horses; their shows need them."""
    stage = Stage().coins(20, 20, 20).hand(0, lion=2).hand(1, ship=2).hand(2, horse=1)
    return stage.programs(0, 6).programs(1, 5).trading()


def draft_of(page: str, button: str) -> str | None:
    """What a button would lay out."""
    found = re.search(rf'id="{button}"[^>]*?data-draft="([^"]*)"', page)
    return found[1] if found else None


def test_a_rivals_token_addresses_that_rival() -> None:
    match = fair().match
    page = seen_by(match, 0, steps=("offer to all", "give lion"))
    assert draft_of(page, "want-1-ship") == "offer to 2|give lion|want ship"


def test_another_rivals_token_drops_what_that_one_does_not_have() -> None:
    match = fair().match
    page = seen_by(match, 0, steps=("offer to 2", "give lion", "want ship"))
    assert draft_of(page, "want-2-horse") == "offer to 3|give lion|want horse"


def test_a_deal_laid_out_says_what_the_rules_make_of_it() -> None:
    match = fair().match
    page = seen_by(match, 0, steps=("offer to 2", "give lion", "want ship"))
    desk = page.split('id="desk"')[1].split('id="mine"')[0]
    assert re.findall(r"Your [A-Z]\w+|\w+ of Player 1", desk) == ["Your Venatio", "Naumachia of Player 1"]


def test_a_program_for_sale_can_be_starred_and_a_lot_counts_towards_it() -> None:
    stage = Stage().coins(20, 20, 20).hand(0, gladiator=1).market(2, "ship", "lion", "lion").auctions()
    page = seen_by(stage.match, 0)
    assert 'id="goal-11"' in page
    assert "Goal Amphitrite’s Anger: 1 → 2 of 8 tokens" in page


def test_a_last_show_with_unused_medals_warns() -> None:
    stage = Stage().hand(0, comedian=2, decoration=1).programs(0, 2).medals(2).round(5).shows()
    stage.show(0, "stage program 2")
    page = seen_by(stage.match, 0)
    assert "This is your last show, and 2 medals are still unused: 6 more spectators" in page
    assert 'data-first="perform"' not in page


def test_an_earlier_show_with_medals_does_not_warn() -> None:
    stage = Stage().hand(0, comedian=2, decoration=1).programs(0, 2).medals(2).shows().show(0, "stage program 2")
    page = seen_by(stage.match, 0)
    assert "last show" not in page and 'data-first="perform"' in page


def after_shows(*coins: int) -> Stage:
    """Seats 0 and 1 draw 7 spectators each, seat 2 gives no show."""
    stage = Stage().coins(*coins).nobles().hand(0, gladiator=2, decoration=1).hand(1, comedian=2, decoration=1)
    stage.programs(0, 1).programs(1, 2).shows()
    return stage.show(0, "stage program 1", "perform").show(1, "stage program 2", "perform")


def test_a_tie_for_the_podium_says_that_more_coins_decided() -> None:
    page = seen_by(after_shows(1, 9, 3).match, 0)
    assert "Player 0 and Player 1 share the highest record. Then more coins decide, for Player 1." in page


def test_a_tie_in_coins_too_shows_the_dice() -> None:
    page = seen_by(after_shows(5, 5, 3).match, 0)
    said = re.search(r"share the highest record and have equally many coins. Then the dice decide, for [^<]*", page)
    assert said is not None and said[0].count("Player 0 ") >= 1 and said[0].count("Player 1 ") >= 1


def test_a_podium_without_a_tie_explains_nothing() -> None:
    stage = (
        Stage().nobles().hand(0, gladiator=2, decoration=1).programs(0, 1).shows().show(0, "stage program 1", "perform")
    )
    assert "share the highest record" not in seen_by(stage.match, 0)
