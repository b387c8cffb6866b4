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
from spectacula.server.http.streams import Told, boards, framed
from spectacula.web.games import OFFERED, playbill_of
from spectacula.web.lobby.filters import Wanted, pace_of
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
EVERYTHING = Wanted()
TOKEN = '<input type="hidden" name="_csrf_token" value="{}">'


def row(notice: Notice, visitor: Visitor, token: str, wanted: Wanted = EVERYTHING) -> Markup:
    """A row of the board for somebody's page, hidden if it is not wanted; rows that come later get both from there."""
    html = seen(notice, visitor).replace(TOKEN.format(""), TOKEN.format(token))
    return Markup(html if wanted.fits(notice) else html.replace("<li ", "<li hidden ", 1))


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
            pace=pace_of(notice),
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


class Since:
    """What has happened between two boards, written once for everybody of a language who does not sit there."""

    def __init__(self, board: Board, before: Board | None) -> None:
        self.board = board
        fresh, self.gone = board.since(before)
        self.fresh = [notice for notice in fresh if notice.game in OFFERED]
        self.people = {person for notice in self.fresh for person in notice.people}
        self._told: dict[str, bytes] = {}

    def told(self, language: str, player_id: str | None) -> bytes:
        """For somebody who sits at one of the tables, or for all others."""
        if player_id is not None:
            return framed(self._events(language, player_id), self.board)
        if language not in self._told:
            self._told[language] = framed(self._events(language, None), self.board)
        return self._told[language]

    def _events(self, language: str, player_id: str | None) -> Iterable[Told]:
        for notice in self.fresh:
            own = player_id is not None and player_id in notice.people
            yield ("running" if notice.running else "looking", drawn(notice, language, own))
        for key in self.gone:
            yield "gone", f"notice-{key}"


@lru_cache(maxsize=128)
def since(board: Board, before: Board | None) -> Since:
    return Since(board, before)


@get("/board/events", include_in_schema=False)
async def events(
    request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], house: NamedDependency[House]
) -> ServerSentEvent:
    """Rows that are new or changed, and the ids of those that are gone."""

    def told(board: Board, before: Board | None) -> bytes:
        change = since(board, before)
        own = visitor.id is not None and visitor.id in change.people
        return change.told(visitor.language, visitor.id if own else None)

    return await boards(request, house, told, *beside(request, visitor, house))


HANDLERS = [events]
