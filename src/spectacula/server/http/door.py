"""The front door: by which name a house is called, and who really calls when proxies stand in front of it."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Any

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Receive, Scope, Send

from spectacula.server.settings import Settings

FOR_EVERYBODY = ("/health", "/ready")


class WrongHouse(HTTPException):
    """Asked for under a name that this house does not answer to."""

    status_code = 421
    detail = "this house does not answer to that name; its operator may add it to allowed_hosts"


class Door:
    """Sees to the caller's address and scheme, then to the name the house was called by."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.names = names_of(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            headers = Headers.from_scope(scope)
            see_through(self.settings, scope, headers)
            if scope["path"] not in FOR_EVERYBODY and not answers_to(self.names, headers.get("host", "")):
                raise WrongHouse
        await self.app(scope, receive, send)


def names_of(settings: Settings) -> frozenset[str]:
    """The names that are allowed, in small letters; `*` is any, `*.house.example` any below it, `#` any number."""
    base = settings.base_url.partition("://")[2].rsplit("@", 1)[-1]
    named = {name.lower() for name in settings.allowed_hosts}
    if base:
        named.add(name_in(base))
    if not named:
        machine = socket.gethostname().lower()
        named = {"#", "localhost", machine, f"{machine.partition('.')[0]}.local"}
    return frozenset(named)


def answers_to(names: frozenset[str], host: str) -> bool:
    name = name_in(host)
    if "*" in names or name in names:
        return True
    if "#" in names and is_number(name):
        return True
    return any(name.endswith(known[1:]) for known in names if known.startswith("*."))


def name_in(host: str) -> str:
    """The name of `name:port`, an IPv6 address in brackets without them."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].rstrip(".").lower()


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def see_through(settings: Settings, scope: Any, headers: Mapping[str, str]) -> None:
    """Behind a trusted proxy the caller is the last address that is not one; what anybody else claims is not heard."""
    client = scope.get("client")
    if client is None or not trusted(settings, client[0]):
        return
    for claimed in reversed(headers.get("x-forwarded-for", "").split(",")):
        address = name_in(claimed.strip())  # some proxies send the port too
        if not is_number(address):
            address = claimed.strip()
        if not is_number(address):
            break
        scope["client"] = (address, 0)
        if not trusted(settings, address):
            break
    if headers.get("x-forwarded-proto", "").partition(",")[0].strip() in ("http", "https"):
        scope["scheme"] = headers["x-forwarded-proto"].partition(",")[0].strip()


def trusted(settings: Settings, address: str) -> bool:
    return is_number(address) and any(ip_address(address) in network for network in settings.networks)
