"""The list of players: who sits where, what they are doing, and whether they are here."""

from __future__ import annotations

import time
from dataclasses import dataclass

from spectacula.engine.match import View
from spectacula.server.tables.table import SeatInfo, Table
from spectacula.web.games import Scene
from spectacula.web.terms.faces import Face, face
from spectacula.web.words import Words


@dataclass(frozen=True)
class Person:
    """A seat in the list of players."""

    seat: int
    name: str
    me: bool
    shared: bool
    tag: str
    status: str
    symbol: str
    ok: bool
    deciding: bool
    pick: bool
    invite: str | None
    can_stand_in: bool
    can_take_back: bool
    hints: int
    """How often this seat has asked for one."""
    clock: Face | None


def people(table: Table, view: View, words: Words, player: str | None, scene: Scene) -> tuple[Person, ...]:
    picks = frozenset(pick for choice in scene.choices for pick in choice.picks)
    return tuple(_person(table, view, words, player, n, f"player-{n}" in picks) for n in range(len(table.seats)))


def _person(table: Table, view: View, words: Words, player: str | None, n: int, pick: bool) -> Person:
    info, me = table.seats[n], n == view.seat
    mine = info.player_id is not None and info.player_id == player
    status, symbol, ok = _status(table, view, words, n, mine)
    member = player is not None and player in table.people
    stalled = not mine and table.absent(n)
    return Person(
        seat=n,
        name=words.names[n],
        me=me,
        shared=mine and not me,
        tag=_tag(info, words, me),
        status=status,
        symbol=symbol,
        ok=ok,
        deciding=n in view.pending,
        pick=pick,
        invite=info.invite if info.open and player == table.owner else None,
        can_stand_in=member and not view.over and info.kind == "person" and info.stand_in is None and stalled,
        can_take_back=mine and info.stand_in is not None and not view.over,
        hints=info.hints_asked,
        clock=face(table, n, words, time.time(), mine),
    )


def _tag(info: SeatInfo, words: Words, me: bool) -> str:
    if me:
        return words("you")
    if info.resigned:
        return words("resigned")
    if info.kind == "bot":
        return words("bot")
    if info.stand_in is not None:
        return words("stand-in")
    return words("open-seat") if info.open else ""


def _away(table: Table, info: SeatInfo, mine: bool) -> bool:
    """Whether the table lacks the person of this seat; whoever looks is here, be their stream open yet or not."""
    known = info.bot_level is None and info.player_id is not None and not mine and not table.discreet
    return known and not info.here


def _status(table: Table, view: View, words: Words, n: int, mine: bool) -> tuple[str, str, bool]:
    info = table.seats[n]
    if view.over:
        return (words("st-won"), "crown", True) if n in view.winners else ("", "", False)
    if n in view.committed:
        return words("st-ready"), "check", True
    if n in view.pending:
        if info.open:
            return words("open-seat"), "link", False
        if _away(table, info, mine):
            return words("st-away"), "clock", False
        return words("st-choosing" if view.sealed else "st-thinking"), "clock", False
    return (words("st-away"), "clock", False) if _away(table, info, mine) else ("", "", False)
