"""Where the browser is: whether a passkey can be used there, and where it could be."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from spectacula.server.house import House
from spectacula.server.http.door import is_number, name_in
from spectacula.server.http.limits import address_of
from spectacula.server.http.place import place_of
from spectacula.server.people.devices import device_of
from spectacula.server.people.passkeys import Place
from spectacula.web.shell import base_of

Asked = Request[Any, Any, Any]


def place(request: Asked, house: House) -> Place:
    return place_of(base_of(request), bool(house.settings.base_url))


def device(request: Asked) -> str:
    return device_of(request.headers.get("user-agent", ""))


def passkeys_here(request: Asked, house: House) -> dict[str, Any]:
    """Whether a passkey can be used under the name the house was called by; if not, where it can."""
    base = house.settings.base_url
    is_safe = base.startswith("https:") and str(request.base_url).rstrip("/") != base
    return {
        "host": request.headers.get("host", ""),
        "by_number": by_number(request),
        "elsewhere": None,
        "safe_address": base if is_safe else None,
    }


def by_number(request: Asked) -> bool:
    """Whether the house was called by a number, to which no passkey can belong."""
    return is_number(name_in(request.headers.get("host", "")))


def by_name(request: Asked) -> str | None:
    """The same house under a name, for a browser on the machine of the house."""
    parts = urlsplit(str(request.base_url))
    if not by_number(request) or not _is_here(name_in(parts.netloc)) or not from_here(request):
        return None
    return f"{parts.scheme}://localhost{'' if parts.port is None else f':{parts.port}'}"


def from_here(request: Asked) -> bool:
    """Whether the browser runs on the machine of the house."""
    return _is_here(address_of(request))


def _is_here(address: str) -> bool:
    return is_number(address) and ip_address(address).is_loopback
