"""The page with the rules of a game."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from msgspec import Meta

from spectacula.engine.texts import Texts
from spectacula.games import GAMES
from spectacula.web.games import OFFERED, playbill_of
from spectacula.web.rulebook.book import book
from spectacula.web.rulebook.links import passages_by_name
from spectacula.web.rulebook.search import find
from spectacula.web.shell import page
from spectacula.web.visitor import Visitor

TABLE = re.compile(r"[\w-]{6,24}")
Query = FromQuery[Annotated[str, Meta(max_length=80)]]


@get("/rules/{game:str}", include_in_schema=False)
async def rules(
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    game: FromPath[str],
    q: Query = "",
    table: Query = "",
) -> Response[str]:
    """All rules of a game; `q` looks for words, `table` is the way back."""
    if game not in GAMES:
        raise NotFoundException
    text = book(game, visitor.language)
    return page(
        request,
        visitor,
        "rulebook/rules.html",
        game=game,
        title=_title(game, visitor.language),
        book=text,
        q=q.strip(),
        hits=find(text, q),
        table=table if TABLE.fullmatch(table) else "",
        mascot=playbill_of(game).MASCOT if game in OFFERED else "logo",
        offered=game in OFFERED,
        others=[(other, _title(other, visitor.language)) for other in GAMES if other != game],
    )


@get("/rules/{game:str}/names", include_in_schema=False)
async def names(game: FromPath[str], language: FromQuery[Literal["en", "de", "fr"]]) -> Response[dict[str, str]]:
    """The passage of everything that has a name, for the tips on the table."""
    if game not in GAMES:
        raise NotFoundException
    return Response(passages_by_name(game, language), headers={"Cache-Control": "private, max-age=600"})


def _title(game: str, language: str) -> str:
    return Texts(game, language).text("title")


HANDLERS = [rules, names]
