"""Somebody's own tables as lists show them: what each asks of them, whom it waits for, what is seen to already."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from spectacula.kernel.errors import SpectaculaError
from spectacula.kernel.words import Say
from spectacula.server.alerts.waiting import name_of
from spectacula.server.house import House
from spectacula.server.orders.desk import ANSWER
from spectacula.server.tables.codec import live_table
from spectacula.server.tables.table import TableCard
from spectacula.web.games import OFFERED, playbill_of
from spectacula.web.terms.faces import remaining
from spectacula.web.words import Words

LISTED = 12
REMEMBERED = 4096
ASKED: OrderedDict[tuple[str, int, int, float], Say | None] = OrderedDict()
"""What was asked at tables that were listed lately, by table, seat, ply and when it was touched."""


@dataclass(frozen=True)
class Entry:
    """A table in the list of the visitor's own."""

    id: str
    game: str
    icon: str
    title: str
    where: str
    line: str
    mine: bool
    action: str
    asked: str = ""
    """The question that waits for the visitor, in the words of the game."""
    orders: int = 0
    """Standing orders of the visitor there, which nobody else hears of."""
    others_on: str = ""
    """Whom the table waits for at this moment."""


def entry(card: TableCard, words: Words, asked: str = "", orders: int = 0) -> Entry:
    own, mine = words.about(card.game), waits(card)
    named = ", ".join(filter(None, _others(card)))
    return Entry(
        card.id,
        card.game,
        playbill_of(card.game).ICON,
        own.own("title"),
        " · ".join(_where(card, words)),
        words("continue-with", names=named) if named else "",
        mine,
        words(_action(card)),
        asked,
        orders,
        _others_on(card, words),
    )


def _others(card: TableCard) -> Sequence[str]:
    return [name for seat, name in enumerate(card.names) if seat not in card.seats] or card.names


def _where(card: TableCard, words: Words) -> list[str]:
    """How a table stands: its pace, the time that is left, how much was decided."""
    if card.finished is not None:
        won = ", ".join(card.names[seat] for seat in card.winners)
        return [words("continue-over", names=won) if won else words("continue-drawn")]
    if card.damaged or card.away:
        return [words("table-damaged" if card.damaged else "away-state")]
    if card.gathering:
        return [words("continue-gathers")]
    found = [words("clock-choose-days")] if card.by_days else []
    if waits(card) and card.ends is not None:
        found.append(words("clock-left", time=remaining(card.ends - time.time(), words)))
    return [*found, words("continue-ply", n=card.ply)]


def _others_on(card: TableCard, words: Words) -> str:
    """Whom a game that goes on waits for, unless it is the visitor."""
    names = [card.names[seat] for seat in card.pending if seat not in card.seats]
    goes_on = card.finished is None and not (card.gathering or card.away or card.my_turn)
    return words("waiting-for", names=words.list(names)) if goes_on and names and all(names) else ""


def _action(card: TableCard) -> str:
    if card.finished is not None:
        return "continue-again"
    if card.gathering:
        return "continue-room"
    return "continue-turn" if waits(card) else "continue-look"


def waits(card: TableCard) -> bool:
    """Whether a table waits for its person."""
    return card.my_turn and card.finished is None


def urgency(card: TableCard) -> tuple[int, float]:
    """What waits for me stands first, least time first, then rooms that fill, then what others think about."""
    rank = 0 if waits(card) else 1 if card.gathering else 2 if card.finished is None else 3
    return rank, math.inf if card.ends is None else card.ends


async def question(house: House, card: TableCard, words: Words) -> str:
    """What a table asks its person; nothing where several share a screen, as what one is asked may be a secret."""
    if not waits(card) or len(card.seats) != 1:
        return ""
    key = card.id, card.seats[0], card.ply, card.touched
    if key not in ASKED:
        with suppress(SpectaculaError):
            ASKED[key] = await _asked(house, card)
        while len(ASKED) > REMEMBERED:
            ASKED.popitem(last=False)
    said = ASKED.get(key)
    names = tuple(name or words.texts.text("player", number=seat + 1) for seat, name in enumerate(card.names))
    return "" if said is None else Words(words.language, card.game, names).say(said)


async def _asked(house: House, card: TableCard) -> Say | None:
    """From memory if the table stands there as listed; otherwise it is read this once, and goes on at rest."""
    table = house.live.get(card.id)
    if table is None or table.doubtful or table.match.ply != card.ply:
        stored = await house.store.load(card.id)
        table = None if stored is None else live_table(stored)
    return None if table is None else table.match.prompt(card.seats[0])


async def orders_of(house: House, player_id: str, known: Sequence[TableCard]) -> Counter[str]:
    """How many standing orders somebody has given, by table."""
    if not any(card.by_days and card.finished is None for card in known):
        return Counter()
    given = await house.orders.of_everywhere(player_id)
    return Counter(each.table_id for each in given if each.order.name != ANSWER)


async def entries(
    house: House, player_id: str, known: Sequence[TableCard], words: Words, most: int = LISTED
) -> list[Entry]:
    """Somebody's tables, the most urgent first; the first twelve with their questions, for which a table is read."""
    listed = [card for card in sorted(known, key=urgency) if card.game in OFFERED][:most]
    orders = await orders_of(house, player_id, listed)
    asked = [await question(house, card, words) for card in listed[:LISTED]]
    asked += [""] * (len(listed) - len(asked))
    return [entry(card, words, text, orders[card.id]) for card, text in zip(listed, asked, strict=True)]


async def own_tables(house: House, player_id: str | None, known: Sequence[TableCard], words: Words) -> dict[str, Any]:
    """The visitor's own tables as the lobby lists them, and a name for the list."""
    tables = [] if player_id is None else await entries(house, player_id, known, words)
    return {"tables": tables, "waiting": sum(table.mine for table in tables), "mine": name_of(known)}
