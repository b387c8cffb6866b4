"""One request to an address somebody gave us: never into a private network, and it is followed nowhere else."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.errors import Refused

PATIENCE = 10.0
LONGEST = 2000
HEAD = 16 * 1024
PORTS = {"https": 443, "http": 80}
PLAIN = re.compile(r"[!-~]+")
TRANSLATED = ip_network("64:ff9b::/96")
"""IPv6 addresses that stand for an IPv4 one, which a network may translate."""
Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


class BadAddress(Refused):
    """An address to which no alert goes; the message says why, and `reason` is a word for it."""

    status = 422
    code = "bad-address"

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class NotTaken(SpectaculaError):
    """The message has certainly not arrived: it may be sent again."""


class Unclear(SpectaculaError):
    """It may have arrived, but nobody said so: it is not sent again."""


@dataclass(frozen=True)
class Post:
    """A request. `method` is POST but for those who want to be asked otherwise."""

    url: str
    headers: Mapping[str, str]
    body: bytes
    method: str = "POST"


@dataclass(frozen=True)
class Answer:
    status: int
    retry_after: float = 0.0


class Outside:
    """What lies outside of the house. `local` lets requests go to this machine and its network too, without TLS."""

    def __init__(
        self, local: bool = False, resolve: Resolve | None = None, trust: ssl.SSLContext | None = None
    ) -> None:
        self.local = local
        self.resolve = resolve or _resolve
        self._trust = trust

    async def check(self, url: str) -> None:
        """Raises `BadAddress` for an address to which nothing would be sent."""
        try:
            await self._place_of(self._read(url))
        except NotTaken:
            raise BadAddress("unknown", "no such address can be found") from None

    async def send(self, post: Post, before: Callable[[], Awaitable[None]]) -> Answer:
        """Send it to the very address that was checked. `before` is called when the first byte is about to go."""
        parts = self._read(post.url)
        address, port = await self._place_of(parts)
        try:
            async with asyncio.timeout(PATIENCE):
                reader, writer = await self._connect(parts, address, port)
        except (OSError, TimeoutError, ssl.SSLError) as error:
            raise NotTaken(type(error).__name__) from None
        try:
            await before()
            async with asyncio.timeout(PATIENCE):
                writer.write(_request(post, parts))
                await writer.drain()
                return await _answer(reader)
        except (OSError, TimeoutError, EOFError, ValueError) as error:
            raise Unclear(type(error).__name__) from None
        finally:
            writer.close()

    async def _connect(
        self, parts: SplitResult, address: str, port: int
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if parts.scheme == "http":
            return await asyncio.open_connection(address, port, limit=HEAD)
        trust = self._trust or known_authorities()
        return await asyncio.open_connection(address, port, limit=HEAD, ssl=trust, server_hostname=parts.hostname)

    def _read(self, url: str) -> SplitResult:
        try:
            parts = urlsplit(url)
            sound = bool(parts.hostname) and parts.port != 0
        except ValueError:
            sound = False
        if not sound or len(url) > LONGEST or not PLAIN.fullmatch(url) or parts.username is not None:
            raise BadAddress("url", "this is not the address of a web server")
        if parts.scheme not in (("https", "http") if self.local else ("https",)):
            raise BadAddress("https", "alerts only go to addresses that begin with https://")
        return parts

    async def _place_of(self, parts: SplitResult) -> tuple[str, int]:
        """The number behind a name. One that lies in a private network, if only among others, is nobody's to ask."""
        port = parts.port or PORTS[parts.scheme]
        try:
            async with asyncio.timeout(PATIENCE):
                found = await self.resolve(parts.hostname or "", port)
        except (OSError, TimeoutError, UnicodeError) as error:
            raise NotTaken(type(error).__name__) from None
        if not found:
            raise NotTaken("no address")
        if not self.local and not all(is_public(ip_address(each.partition("%")[0])) for each in found):
            raise BadAddress("private", "this address lies in a private network, and alerts only go to public ones")
        return found[0], port


@cache
def known_authorities() -> ssl.SSLContext:
    """Those this machine trusts, read when the first message goes out: there are many."""
    return ssl.create_default_context()


def is_public(address: Address) -> bool:
    """Whether an address belongs to the whole world, and so does the one it may stand for."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
        if address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner and not is_public(inner):
            return False
        if address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def _resolve(host: str, port: int) -> Sequence[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(each[4][0]) for each in found))


def _request(post: Post, parts: SplitResult) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    host = parts.netloc
    fields = {"Host": host, "User-Agent": "Spectacula", "Connection": "close", **post.headers}
    fields["Content-Length"] = str(len(post.body))
    if not all(PLAIN.fullmatch(value.replace(" ", "_")) for value in fields.values()):
        raise ValueError("a header is not plain")
    head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    return f"{post.method} {target} HTTP/1.1\r\n{head}\r\n".encode("ascii") + post.body


async def _answer(reader: asyncio.StreamReader) -> Answer:
    """The head of an answer; what else it says is not read."""
    while True:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except asyncio.LimitOverrunError:
            raise ValueError("the head of the answer is too long") from None
        if not (first := re.match(rb"HTTP/1\.[01] (\d{3})", head)):
            raise ValueError("this is no answer")
        if (status := int(first[1])) >= 200:
            later = re.search(rb"\r\nretry-after: *(\d{1,6})\r\n", head, re.IGNORECASE)
            return Answer(status, float(later[1]) if later else 0.0)
