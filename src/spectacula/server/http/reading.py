"""Requests whose bodies cannot be read are refused like any other that makes no sense."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ClientException, ValidationException
from litestar.handlers import HTTPRouteHandler


class CarefulRequest(Request[Any, Any, Any]):
    """JSON nested too deeply, or in no encoding, is a bad request and no failure of ours; a number is no yes or no."""

    async def json(self) -> Any:
        try:
            found = await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise ClientException("the body cannot be read: nested too deeply, or not in UTF-8") from None
        handler = self.scope.get("route_handler")
        if isinstance(handler, HTTPRouteHandler) and handler.parsed_data_field is not None:
            _check(found, handler.parsed_data_field.raw)
        return found


def _check(found: Any, wanted: Any) -> None:
    """Litestar reads bodies as leniently as addresses, where everything is a string; what it refuses is left to it."""
    try:
        msgspec.convert(found, wanted, strict=False)
    except msgspec.ValidationError:
        return
    try:
        msgspec.convert(found, wanted)
    except msgspec.ValidationError as error:
        raise ValidationException(str(error)) from None
