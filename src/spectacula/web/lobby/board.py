"""The notice board in the lobby: its rows in the visitor's language, and the stream that keeps them so."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.response import ServerSentEvent
from markupsafe import Markup

from spectacula.engine.definition import definition
from spectacula.server.finding.board import Board, Notice
from spectacula.server.house import House
from spectacula.server.http.streams import Told, boards
from spectacula.web.games import OFFERED, playbill_of
from spectacula.web.lobby.finding import beside
from spectacula.web.shell import environment
from spectacula.web.terms.words import agreed
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words


@dataclass(frozen=True)
class Chair:
    """A seat in a row of the board."""

    seat: int
    state: str
    """"taken", "bot" or "free"."""
    name: str


SIGNS = ("i-bot", "i-eye", *(f"ps-{n}" for n in range(1, 6)))
ROW_SYMBOLS = frozenset((*SIGNS, *(playbill_of(game).ICON for game in OFFERED)))
"""The drawings of rows that are still to come."""
TOKEN = '<input type="hidden" name="_csrf_token" value="{}">'


def row(notice: Notice, visitor: Visitor, token: str) -> Markup:
    """A row of the board for somebody's page; rows that come later get the token from there."""
    return Markup(seen(notice, visitor).replace(TOKEN.format(""), TOKEN.format(token)))


def seen(notice: Notice, visitor: Visitor) -> str:
    """A row as somebody sees it: the table at which they wait themselves is theirs."""
    return drawn(notice, visitor.language, visitor.id is not None and visitor.id in notice.people)


@lru_cache(maxsize=2048)
def drawn(notice: Notice, language: str, own_table: bool = False) -> str:
    """A row in one line, the same for all who speak a language and do not sit there."""
    words = Words(language)
    own = words.about(notice.game)
    html = (
        environment()
        .get_template("lobby/row.html")
        .render(
            notice=notice,
            words=words,
            own=own,
            own_table=own_table,
            mark=playbill_of(notice.game).ICON,
            chairs=_chairs(notice, words),
            facts=_facts(notice, own),
        )
    )
    return " ".join(html.split())


def _chairs(notice: Notice, words: Words) -> list[Chair]:
    states = ["free" if free else "bot" if bot else "taken" for free, bot in zip(notice.free, notice.bots, strict=True)]
    named = [name or words.texts.text("player", number=seat + 1) for seat, name in enumerate(notice.names)]
    return [Chair(seat, state, named[seat]) for seat, state in enumerate(states)]


def _facts(notice: Notice, own: Words) -> list[str]:
    """What is not as usual at this table."""
    usual = {option.name: str(option.default).lower() for option in definition(notice.game).options}
    found = [own.own(f"option-{name}-{value}") for name, value in notice.options if usual.get(name, value) != value]
    return [*(each.text for each in agreed(notice.terms, own)), *found, *([own("board-hints")] if notice.hints else [])]


def shown(board: Board) -> tuple[list[Notice], list[Notice]]:
    """What looks for people, and what may be watched."""
    ours = [notice for notice in board.notices.values() if notice.game in OFFERED]
    return [notice for notice in ours if not notice.running], [notice for notice in ours if notice.running]


@get("/board/events", include_in_schema=False)
async def events(
    request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], house: NamedDependency[House]
) -> ServerSentEvent:
    """Rows that are new or changed, and the ids of those that are gone."""

    def told(board: Board, before: Board | None) -> Iterable[Told]:
        fresh, gone = board.since(before)
        for notice in fresh:
            if notice.game in OFFERED:
                yield ("running" if notice.running else "looking", seen(notice, visitor))
        for key in gone:
            yield "gone", f"notice-{key}"

    return await boards(request, house, told, *beside(request, visitor, house))


HANDLERS = [events]
