"""What was made once for a site is kept, under what it was made of: the next one takes a few seconds."""

from __future__ import annotations

import hashlib
import os
import secrets
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from spectacula.engine.bound import cache_folder

UNUSED = 30 * 24 * 3600  # seconds after which a thing is thrown away
Parts = Iterable[tuple[str, bytes]]


def kept(kind: str, parts: Parts, make: Callable[[], bytes]) -> bytes:
    """From the cellar, or made and put there; whoever changes how a kind is made says so in its parts."""
    place = cache_folder() / "site" / kind / digest(parts)
    try:
        found = place.read_bytes()
        os.utime(place)
        return found
    except FileNotFoundError:
        made = make()
    place.parent.mkdir(parents=True, exist_ok=True)
    draft = place.with_name(f"{place.name}.{secrets.token_hex(4)}")
    draft.write_bytes(made)
    draft.replace(place)
    _clear(place.parent)
    return made


def digest(parts: Parts) -> str:
    """A short name for some contents."""
    told = hashlib.sha256()
    for name, content in parts:
        told.update(name.encode() + b"\0" + hashlib.sha256(content).digest())
    return told.hexdigest()[:12]


def _clear(folder: Path) -> None:
    for file in folder.iterdir():
        try:
            if time.time() - file.stat().st_mtime > UNUSED:
                file.unlink()
        except FileNotFoundError:
            continue  # another build was faster
