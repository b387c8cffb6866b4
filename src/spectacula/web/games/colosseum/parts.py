"""Colosseum's board for one viewer, part by part."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from markupsafe import Markup

from spectacula.games.colosseum.table import Table
from spectacula.web.games import Sitting
from spectacula.web.games.colosseum import track
from spectacula.web.games.colosseum.auction import Hammer, hammer
from spectacula.web.games.colosseum.ceremony import Ceremony, ceremony
from spectacula.web.games.colosseum.controls import control, moves_of
from spectacula.web.games.colosseum.desk import Desk, desk
from spectacula.web.games.colosseum.ending import End, end_of_game
from spectacula.web.games.colosseum.invest import Invest, invest
from spectacula.web.games.colosseum.mine import Mine, facts_of, mine
from spectacula.web.games.colosseum.prospects import Hand
from spectacula.web.games.colosseum.show import Tonight, show
from spectacula.web.tables.controls import Control
from spectacula.web.words import Words

MODES = {
    "draft": "invest",
    "investing": "invest",
    "auctions": "auction",
    "trading": "trade",
    "shows": "show",
    "ceremony": "ceremony",
    "over": "over",
}


@dataclass(frozen=True)
class Spot:
    """A button on the board: a square to build on, a market to open."""

    cls: str
    sign: str
    label: str
    control: Control


@dataclass(frozen=True)
class Board:
    mode: str
    table: Table
    drawing: Markup
    sentence: str
    spots: tuple[Spot, ...]
    invest: Invest | None
    hammer: Hammer | None
    desk: Desk | None
    show: Tonight | None
    ceremony: Ceremony | None
    end: End | None
    mine: Mine | None
    facts: tuple[Markup, ...]
    changes: tuple[Control, ...]
    seat: int | None


def board_parts(sitting: Sitting) -> Board:
    table: Table = sitting.view.table
    mode = MODES[table.phase]
    seat = sitting.seat
    bidding = hammer(sitting, table) if mode == "auction" else None
    dealing = desk(sitting, table) if mode == "trade" else None
    more, less, then = (dealing.gets, dealing.gives, dealing.then) if dealing is not None else _coming(table)
    staged = show(sitting, table) if mode == "show" and table.stage is not None else None
    return Board(
        mode=mode,
        table=table,
        drawing=_drawing(sitting, table, mode, staged),
        sentence=_sentence(sitting, table),
        spots=_spots(sitting, table, mode),
        invest=invest(sitting, table, seat) if mode != "over" and seat is not None else None,
        hammer=bidding,
        desk=dealing,
        show=staged,
        ceremony=ceremony(sitting, table, table.round) if mode == "ceremony" else None,
        end=end_of_game(sitting, table) if mode == "over" else None,
        mine=mine(sitting, table, more, less, then) if seat is not None and mode != "over" else None,
        facts=tuple(facts_of(sitting.words, table, p, _note(sitting, table, p.seat)) for p in table.players),
        changes=tuple(control(sitting, notation) for notation, _ in moves_of(sitting, "cash-medal", "swap-action")),
        seat=seat,
    )


def _coming(table: Table) -> tuple[Hand, Hand, dict[int, int | None]]:
    """Tokens of the lot under the hammer, and what programs would draw with it."""
    if table.auction is None or table.auction.market is None:
        return Counter(), Counter(), {}
    lot = table.markets[table.auction.market - 1]
    return Counter(lot.tokens), Counter(), {gain.program: gain.then or None for gain in lot.gains}


def _drawing(sitting: Sitting, table: Table, mode: str, staged: Tonight | None) -> Markup:
    words = sitting.words
    parts = [track.GROUND]
    parts += [track.arena(p.seat, p.arena.squares, p.arena.loge, p.arena.seats) for p in table.players]
    if staged is not None and table.stage is not None and table.stage.dice:
        parts += [track.small_stalls(tuple(not m.tokens for m in table.markets)), _dice(words, table)]
    else:
        lit = table.auction.market if table.auction else None
        for market in table.markets:
            sold = (
                words("stall-empty")
                if market.sold_to is None
                else words("stall-sold", name=sitting.names[market.sold_to])
            )
            parts.append(track.stall(market.number, market.tokens, sold, market.number == lit))
        labels = (words("the-round"), words("supply-medals"), words("supply-podiums"), words("supply-seats"))
        parts.append(track.supply(table.round, table.medals_left, table.podiums_left, table.seats_left, labels))
    count = (staged.performer, staged.ledger.total) if staged is not None and staged.ledger.certain else None
    hopes = tuple((show.program, show.total) for show in table.stage.stagings) if table.stage is not None else ()
    parts.append(track.records(table, count, hopes))
    parts += [track.plate(p.seat, p.arena.squares, words.own(f"city-{p.arena.city}")) for p in table.players]
    movers = staged.movers if staged is not None else ()
    parts.append(track.nobles(table, frozenset(mover.id for mover in movers if mover.reaches)))
    return track.drawn(parts)


def _dice(words: Words, table: Table) -> str:
    assert table.stage is not None
    stage = table.stage
    captions = tuple(
        words("die-used") if i < stage.dice_used else words("die-choice") if most > least else words("die-n", n=most)
        for i, (least, most) in enumerate(stage.dice)
    )
    faces = tuple(track.face_drawing(least, most) for least, most in stage.dice)
    return track.dice(faces, stage.dice_used, captions, words("die-both"))


def _sentence(sitting: Sitting, table: Table) -> str:
    words = sitting.words
    nobles = [
        words(
            "noble-in", noble=words.own(f"noble-{n.name}"), city=words.own(f"city-{table.players[n.arena].arena.city}")
        )
        if n.arena is not None
        else words("noble-on", noble=words.own(f"noble-{n.name}"), n=n.square)
        for n in table.nobles
    ]
    return words("board-sentence", nobles="; ".join(nobles))


def _spots(sitting: Sitting, table: Table, mode: str) -> tuple[Spot, ...]:
    words, found = sitting.words, []
    if sitting.seat is None:
        return ()
    if sitting.view.kind == "invest":
        arena = table.players[sitting.seat].arena
        squares = {"expand-counterclockwise": arena.grows_back, "expand-clockwise": arena.grows_on}
        for notation, move in moves_of(sitting, *squares):
            square = squares[move.family]
            label = words("spot-expand", what=sitting.labels[notation], n=square)
            found.append(Spot(f"at-{square}", "+", label, control(sitting, notation)))
    if sitting.view.kind == "open":
        for notation, move in moves_of(sitting, "market"):
            (number,) = move.values
            label = _market_label(sitting, number, table)
            found.append(Spot(f"stall stall-{number}", "", label, control(sitting, notation)))
    return tuple(found)


def _market_label(sitting: Sitting, number: int, table: Table) -> str:
    words, market = sitting.words, table.markets[number - 1]
    tokens = words.list([words.own(f"token-{token}") for token in market.tokens])
    return words("market-label", n=number, tokens=tokens)


def _note(sitting: Sitting, table: Table, seat: int) -> str:
    """What a player is doing in this phase."""
    words, player = sitting.words, table.players[seat]
    if table.phase == "auctions":
        if player.won_market:
            return words("bid-won", n=player.won_market)
        if table.auction and table.auction.market and seat in table.auction.passed:
            return words("bid-passed")
    if table.phase == "shows" and player.performed_this_round and player.latest:
        return words("showed", n=player.latest.total)
    return words("start-player") if seat == table.start else ""
