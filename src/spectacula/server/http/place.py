"""Where a browser finds the house, as passkeys know it."""

from __future__ import annotations

from urllib.parse import urlsplit

from spectacula.server.http.door import is_number, name_in
from spectacula.server.people.passkeys import NoPasskeys, Place


def place_of(base: str, named: bool) -> Place:
    """The house at an address. Unless its operator has `named` it, a proxy may speak TLS that it knows nothing of."""
    parts = urlsplit(base)
    name = name_in(parts.netloc)
    if not name or is_number(name):
        raise NoPasskeys("a passkey belongs to a name, not to a number: call the house by its name, here localhost")
    schemes = (parts.scheme,) if named else ("https", "http")
    return Place(name, tuple(f"{scheme}://{parts.netloc.lower()}" for scheme in schemes))
