"""How the JSON API says no: one shape for everything, with a short code and, when stale, the current position."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import (
    HTTPException,
    NotAuthorizedException,
    NotFoundException,
    PermissionDeniedException,
    TooManyRequestsException,
    ValidationException,
)

from spectacula.engine.texts import Texts
from spectacula.kernel.errors import CannotUndo, IllegalMove, SpectaculaError
from spectacula.server.errors import OutOfService, Refused, Stale
from spectacula.server.http.api.shapes import seen_by
from spectacula.server.player import Player

Caller = Request[Player, str, Any]


class Clash(HTTPException):
    """The table has moved on, or it is not the moment."""

    status_code = 409
    detail = "The table has moved on, or it is not the moment"


class Illegal(HTTPException):
    """The rules forbid it; `extra.why` says which one."""

    status_code = 422
    detail = "The rules forbid it"


class Taken(HTTPException):
    """Somebody else whose name is kept is called that, or looks so."""

    status_code = 422
    detail = "Somebody else keeps a name that looks like it"


class Gone(HTTPException):
    """A table that can no longer be played."""

    status_code = 410
    detail = "The table can no longer be played"


class Closed(HTTPException):
    """The database cannot be reached or takes nothing now; nothing has changed. Come again after `Retry-After`."""

    status_code = 503
    detail = "The database cannot be used now"


FOR_ANYBODY: list[type[HTTPException]] = [ValidationException, TooManyRequestsException, Closed]
WITH_TOKEN: list[type[HTTPException]] = [*FOR_ANYBODY, NotAuthorizedException]
OPENING: list[type[HTTPException]] = [*WITH_TOKEN, Clash]
AT_TABLE: list[type[HTTPException]] = [*WITH_TOKEN, NotFoundException, PermissionDeniedException, Gone]
CHANGING: list[type[HTTPException]] = [*AT_TABLE, Clash]
PLAYING: list[type[HTTPException]] = [*CHANGING, Illegal]


def refuse(request: Caller, error: SpectaculaError) -> Response[dict[str, Any]]:
    """Any refusal of the house or the engine as JSON."""
    if isinstance(error, IllegalMove):
        return _answer(422, "illegal-move", error.args[0], why=_why(request, error))
    if isinstance(error, CannotUndo):
        return _answer(409, "cannot-undo", str(error))
    if isinstance(error, Stale):
        mine = error.table.seats_of(request.user.id)
        table = seen_by(request.user, error.table, asked_seat(request, mine))
        return _answer(409, error.code, str(error), ply=error.table.match.ply, table=table)
    if isinstance(error, Refused):
        answer = _answer(error.status, error.code, str(error))
        answer.headers.update(retry_after(error))
        return answer
    return _answer(400, type(error).__name__, str(error))


def retry_after(error: Exception) -> dict[str, str]:
    """When to come again, where it is known."""
    return {"Retry-After": str(error.come_again)} if isinstance(error, OutOfService) else {}


def refuse_request(status: int, error: Exception) -> Response[dict[str, Any]]:
    """What was asked in a wrong way, or of nobody, in the same shape; of a failure of ours only that it is one."""
    if not isinstance(error, HTTPException) or status >= 500:
        return _answer(status, "failed", "something went wrong here")
    content = {"status_code": status, "detail": error.detail, "extra": error.extra or {}}
    return Response(content, status_code=status, media_type="application/json", headers=error.headers)


def asked_seat(request: Caller, mine: list[int]) -> int | None:
    """The seat this request was about, if it is the caller's own."""
    seat = request.scope.get("state", {}).get("seat")
    return seat if seat in mine else (mine[0] if mine else None)


def _why(request: Caller, error: IllegalMove) -> str:
    texts: Texts | None = request.scope.get("state", {}).get("texts")
    return error.reason.id if texts is None else texts.say(error.reason)


def _answer(status: int, code: str, detail: str, **extra: Any) -> Response[dict[str, Any]]:
    content = {"status_code": status, "detail": detail, "extra": {"error": code, **extra}}
    return Response(content, status_code=status, media_type="application/json")
