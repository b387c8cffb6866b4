"""Colosseum's table without a browser: what can be laid out, what a card shows, what nobody may see."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random

import msgspec
import pytest

from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.games.colosseum.state import SQUARES
from spectacula.web import assets
from spectacula.web.games import Sitting, board_of
from spectacula.web.games.colosseum import track
from spectacula.web.games.colosseum.controls import FINAL, is_step
from spectacula.web.tables.draft import goes_on, imagine
from spectacula.web.words import Words
from tests.scenes import scene, way_to
from tests.web.pages import seen_by

WHOLE = ("three players", "over", "five players")


def test_what_is_taken_for_a_step_leaves_more_to_decide() -> None:
    """Steps are mostly known without trying; trying them must say the same."""
    plain = 0
    for game in WHOLE:
        for match, seat in way_to("colosseum", game):
            view = match.view(seat)
            untried = Sitting(view, (), Words("en"), (), {}, dict.fromkeys(view.moves, "x"), goes_on=lambda move: False)
            tried = replace(untried, goes_on=trying(match, seat))
            for move in view.moves:
                on = tried.goes_on(move) and tried.move(move).family not in FINAL
                plain += is_step(untried, move)
                assert is_step(tried, move) == on, (game, match.ply, move)
    assert plain > 1000


def trying(match: Match, seat: int) -> Callable[[str], bool]:
    return lambda move: goes_on(match, seat, move, board_of("colosseum"))


@pytest.mark.parametrize("game", WHOLE)
def test_a_page_and_the_api_tell_nothing_a_seat_cannot_know(game: str) -> None:
    """Games that differ only in what is still to be drawn and rolled look the same, laid out steps included."""
    luck, compared = Random(4), 0
    for match, seat in way_to("colosseum", game):
        if luck.random() < 0.1:
            viewer = luck.choice([None, *range(match.game.players)])
            copy = match.copy()
            copy.state = match.game.definition.layout.new(match.concealed(viewer or 0, luck.randrange(2**60)))
            assert msgspec.json.encode(match.view(viewer)) == msgspec.json.encode(copy.view(viewer))
            assert seen_by(match, viewer) == seen_by(copy, viewer)
            moves = luck.sample(match.moves(seat), 1)
            assert _drafting(match, seat, moves) == _drafting(copy, seat, moves)
            compared += 1
    assert compared > 15


def _drafting(match: Match, seat: int, moves: list[str]) -> tuple[tuple[str, ...], bytes]:
    after, draft = imagine(match, seat, tuple(moves), board_of("colosseum"))
    return draft.laid, msgspec.json.encode(after.view(seat))


@pytest.mark.parametrize(("language", "market"), [("en", "market"), ("de", "Markt"), ("fr", "marché")])
def test_a_market_has_one_number_on_the_board_in_prompt_auction_and_log(language: str, market: str) -> None:
    match = next(match for match, seat in way_to("colosseum", "over") if match.kind(seat) == "bid" and won(match))
    seat, table = match.pending[0], match.view(None).table
    assert table.auction is not None
    number, page = table.auction.market, seen_by(match, seat, language)
    prompt, auction, log = (page.split(f'id="{part}"')[1] for part in ("prompt", "auction", "log"))
    for part in (prompt, auction, log):
        assert f"{market} {number}" in part[:9000]
    assert [int(n) for n in re.findall(r'class="stall-number">(.+?)<', page)] == [1, 2, 3, 4, 5]
    taken = next(player.won_market for player in table.players if player.won_market)
    assert page.count(f"{market} {taken}") >= 3, "beside the player, in the auction and in the log"
    assert not re.search(rf"(?i)>[IV]+<|{market} [IVX]+\b", page)


def won(match: Match) -> bool:
    """Somebody has won a market in this phase."""
    table = match.view(None).table
    return table.phase == "auctions" and any(player.won_market for player in table.players)


def test_squares_and_arenas_are_drawn_in_the_same_places() -> None:
    """The paving is one drawing; the arenas and nobles are set on it by number."""
    ground = assets.sprite(frozenset({"ground"}))
    for square in range(SQUARES):
        x, y = track.corner(square)
        assert f'x="{x}" y="{y}" width="56"' in ground, square


def test_a_card_says_what_it_shows() -> None:
    """Who hears a program hears its price, what is missing and whose it is; a card nobody may click is no button."""
    match = load("colosseum", 3).new(1)
    while match.kind(match.pending[0]) != "invest" or not match.view(None).table.programs[10].for_sale:
        match.play(match.pending[0], match.moves(match.pending[0])[0])
    seat = match.pending[0]
    mine, theirs = seen_by(match, seat), seen_by(match, (seat + 1) % 3)
    assert '<button type="button" class="program-card legal" id="sale-11"' in mine
    assert '<div class="program-card " id="sale-11"' in theirs
    assert "Program 11, Amphitrite’s Anger. Costs 13." in mine


def test_the_bid_of_all_coins_says_so_in_order() -> None:
    html = seen_by(scene("colosseum", "rich"), scene("colosseum", "rich").pending[0])
    assert re.search(r">\s*all \d+\s*</button>", html)


def test_the_record_rail_shows_what_each_program_would_reach() -> None:
    match = scene("colosseum", "program")
    seat = match.pending[0]
    stagings = match.view(seat).table.stage.stagings
    found = re.findall(r'class="glides rec-(\d+)" id="hope-(\d+)"', seen_by(match, seat))
    assert stagings and {(int(program), int(total)) for total, program in found} == {
        (show.program, show.total) for show in stagings
    }


def test_once_a_program_is_chosen_one_marker_stands_for_the_show() -> None:
    match = scene("colosseum", "cast")
    page = seen_by(match, match.pending[0])
    assert "hope-" not in page and 'id="rec-now"' in page
