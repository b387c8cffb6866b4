"""Under which address others reach this house, and whether they can at all."""

from __future__ import annotations

import socket
from contextlib import closing, suppress
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from spectacula.server.http.door import answers_to, name_in, names_of
from spectacula.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")


@dataclass(frozen=True)
class Reach:
    """Where guests go. A house that listens on its own machine only is reached by nobody; `near` is what would be."""

    address: str
    works: bool
    near: str | None = None


def reach(settings: Settings, known: str) -> Reach:
    """`known` is the address under which whoever asks has come, or the one the operator names."""
    if not is_here(known):
        return Reach(known, works=True)
    near = network_address()
    port = urlsplit(known).port or (443 if known.startswith("https:") else 80)
    there = None if near is None else f"{urlsplit(known).scheme}://{near}:{port}"
    if not _listens_beyond(settings.host):
        return Reach(known, works=False, near=there)
    if there is None or not answers_to(names_of(settings), near or ""):
        return Reach(known, works=False)
    return Reach(there, works=True, near=there)


def is_here(address: str) -> bool:
    """Whether an address means this very machine to whoever follows it."""
    name = name_in(urlsplit(address).netloc)
    if name == "localhost" or name.endswith(".localhost"):
        return True
    with suppress(ValueError):
        return ip_address(name).is_loopback
    return False


def network_address() -> str | None:
    """This machine's address in the network it is in; nothing is sent to find out."""
    with suppress(OSError), closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        probe.connect(("192.0.2.1", 9))
        found = str(probe.getsockname()[0])
        return None if ip_address(found).is_loopback or found in EVERYWHERE else found
    return None


def _listens_beyond(host: str) -> bool:
    return host in EVERYWHERE or not is_here(f"http://{f'[{host}]' if ':' in host else host}")
