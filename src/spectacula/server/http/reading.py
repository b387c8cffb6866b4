"""Requests whose bodies cannot be read are refused like any other that makes no sense."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class CarefulRequest(Request[Any, Any, Any]):
    """JSON nested too deeply, or in no encoding, is a bad request and no failure of ours."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise ClientException("the body cannot be read: nested too deeply, or not in UTF-8") from None
