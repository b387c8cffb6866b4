"""The picture of a finished game, for whoever may open its review."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from spectacula.server.errors import NotNow
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.thinking.workers import NoThought
from spectacula.web.result.picture import picture, svg
from spectacula.web.result.raster import png
from spectacula.web.visitor import Visitor
from spectacula.web.words import LANGUAGES

KEPT = 64
"""Pictures of about a hundred kilobytes each."""


class Pictures:
    """The latest pictures, each drawn once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def of(self, house: House, name: str, drawing: str) -> bytes:
        if name not in self._kept:
            try:
                self._kept[name] = await house.bots.staff.quick.run(png, drawing)
            except NoThought:
                raise NotNow("nobody has time for a picture; ask again in a while") from None
        self._kept.move_to_end(name)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[name]


PICTURES = Pictures()


@get("/t/{table_id:str}/result.png", include_in_schema=False, guards=[at_most(120, "picture")])
async def result(
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    table_id: FromPath[str],
    lang: FromQuery[str] = "",
) -> Response[bytes]:
    """Kept by browsers for as long as it stays the same; of a running game there is none."""
    table = await house.table(table_id)
    if not table.over:
        raise NotNow("there is a picture of the result when the game is over")
    drawing = svg(picture(table, lang if lang in LANGUAGES else visitor.language))
    name = sha256(drawing.encode()).hexdigest()[:32]
    headers = {"ETag": f'"{name}"', "Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"}
    if f'"{name}"' in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type="image/png", headers=headers)
    return Response(await PICTURES.of(house, name, drawing), media_type="image/png", headers=headers)


HANDLERS = [result]
