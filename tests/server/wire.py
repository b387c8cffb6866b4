"""A way to the house that costs next to nothing: hundreds of people share two cores with everything they try."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from typing import Any
from urllib.parse import urlsplit

LOST = (OSError, EOFError, TimeoutError, ValueError)
"""What becomes of a request whose server dies: no answer, or half of one."""


class Refused(OSError):
    """An answer that is not the one asked for."""


class Wire:
    """One connection that is kept as long as it lasts; one request at a time."""

    def __init__(self, url: str, name: str | None, token: str, patience: float) -> None:
        place = urlsplit(url)
        self.host, self.port = place.hostname, place.port
        self.head = f"Host: {name or place.netloc}\r\n" + (f"Authorization: Bearer {token}\r\n" if token else "")
        self.patience = patience
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """The status and the body of the answer."""
        try:
            async with asyncio.timeout(self.patience):
                reader, writer = self._line = self._line or await asyncio.open_connection(self.host, self.port)
                writer.write(self._request(method, path, body))
                status, headers = await self._answered(reader)
                said = await _body(reader, headers)
        except BaseException:
            self.hang_up()
            raise
        if "close" in headers.get("connection", ""):
            self.hang_up()
        return status, said

    async def post(self, path: str, **body: Any) -> Any:
        """What comes of something that is to succeed."""
        status, said = await self.ask("POST", path, body)
        if status >= 300:
            raise Refused(f"{path}: {status} {said[:200]!r}")
        return json.loads(said)

    async def lines(self, path: str) -> AsyncGenerator[bytes]:
        """A stream, line by line, for as long as it lasts."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write(self._request("GET", path, None, "Connection: close\r\n"))  # its end is the end of the stream
            async with asyncio.timeout(self.patience):
                status, _ = await self._answered(reader)
            if status != 200:
                raise Refused(f"{path}: {status}")
            while line := await reader.readline():
                yield line
        finally:
            writer.close()

    def hang_up(self) -> None:
        if self._line is not None:
            self._line[1].close()
        self._line = None

    def _request(self, method: str, path: str, body: Any, more: str = "") -> bytes:
        said = b"" if body is None else json.dumps(body).encode()
        kind = f"Content-Type: application/json\r\nContent-Length: {len(said)}\r\n" if said else ""
        return f"{method} {path} HTTP/1.1\r\n{self.head}{kind}{more}\r\n".encode() + said

    async def _answered(self, reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
        first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in rest if ": " in line)
        return int(first.split(" ", 2)[1]), headers


async def _body(reader: asyncio.StreamReader, headers: dict[str, str]) -> bytes:
    if "chunked" not in headers.get("transfer-encoding", ""):
        return await reader.readexactly(int(headers.get("content-length", 0)))
    parts = []
    while size := int(await reader.readline(), 16):
        parts.append(await reader.readexactly(size))
        await reader.readline()
    await reader.readline()
    return b"".join(parts)
