"""Style sheets, scripts, fonts and drawings, read once; their address changes with their content."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from spectacula.web.games import OFFERED, board_of, page_folder
from spectacula.web.sheets import bundled, packed

HERE = Path(__file__).parent
TOKENS = "css/tokens.css"
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".md": "text/plain",
}
LISTING = HERE / "assets.json"
"""Where the files are served by somebody else: what pages must know of them."""


@dataclass(frozen=True)
class Asset:
    content: bytes
    packed: bytes | None
    media_type: str


@cache
def assets() -> dict[str, Asset]:
    """Everything under `static/`, and of each game its sheets bundled as `games/<id>.css` and its scripts beside them.

    A page asks for few sheets: those of the components lie in folders and go out with the sheet that imports them.
    The games' accents go with the tokens: pages that name a game show its colours.
    """
    found = {}
    for path in sorted((HERE / "static").rglob("*")):
        part = path.suffix == ".css" and path.parent != HERE / "static" / "css"
        if path.suffix in TYPES and not part:
            found[path.relative_to(HERE / "static").as_posix()] = _asset(_read(path), path.suffix)
    for game in OFFERED:
        found[f"games/{game}.css"] = _asset(_pack(_game_sheet(game), ".css"), ".css")
        for path in sorted(page_folder(game).glob("*.js")):
            found[f"games/{game}/{path.name}"] = _asset(_read(path), ".js")
    found[TOKENS] = _asset(_pack(_tokens(), ".css"), ".css")
    return found


def _tokens() -> str:
    sheets = [HERE / "static" / TOKENS, *(page_folder(game) / "css" / "accents.css" for game in OFFERED)]
    return "\n".join(map(bundled, sheets))


def _read(path: Path) -> bytes:
    """A file as it is sent; what we write to be read goes out without comments and indentation."""
    if path.suffix == ".css":
        return _pack(bundled(path), ".css")
    written = path.suffix == ".js" and ".min." not in path.name
    return _pack(path.read_text("utf-8"), path.suffix) if written else path.read_bytes()


def _pack(text: str, suffix: str) -> bytes:
    if suffix == ".css":
        return packed(text).encode()
    from rjsmin import jsmin  # not needed where the files are only listed

    return str(jsmin(text)).encode()


def _asset(content: bytes, suffix: str) -> Asset:
    zipped = None if suffix == ".woff2" else gzip.compress(content, 9, mtime=0)
    return Asset(content, zipped, TYPES[suffix])


def _game_sheet(game: str) -> str:
    board = board_of(game)
    sheet = bundled(page_folder(game) / "css" / "index.css")
    return "\n".join([sheet, motion_rules(board.pieces()), board.sheet()])


def motion_rules(pieces: list[str]) -> str:
    """One rule per component, so that it glides from where it was to where it is."""
    return "\n".join(f'[data-vt="{piece}"]{{view-transition-name:{piece}}}' for piece in pieces)


class Listing(NamedTuple):
    """What there is, the version of all of it, and the sheet that says what colours there are."""

    version: str
    names: frozenset[str]
    tokens: str


@cache
def listing() -> Listing:
    if LISTING.exists():
        listed = json.loads(LISTING.read_text("utf-8"))
        return Listing(listed["version"], frozenset(listed["names"]), listed["tokens"])
    digest = hashlib.sha256()
    for name, asset in assets().items():
        digest.update(name.encode() + asset.content)
    return Listing(digest.hexdigest()[:12], frozenset(assets()), assets()[TOKENS].content.decode())


def version() -> str:
    return listing().version


def url(name: str) -> str:
    """The address of a file; it may be kept for ever."""
    if name not in listing().names:
        raise KeyError(f"no static file {name}")
    return f"/static/{version()}/{name}"


def acts(game: str) -> str:
    """The address of what only this game can show of its scenes; nothing if all tables can."""
    name = f"games/{game}/acts.js"
    return url(name) if name in listing().names else ""


@cache
def _symbols() -> dict[str, str]:
    sheets = [HERE / "art.svg", *(page_folder(game) / "art.svg" for game in OFFERED)]
    art = "".join(sheet.read_text("utf-8") for sheet in sheets)
    return {match[1]: match[0] for match in re.finditer(r'<symbol id="([^"]+)".*?</symbol>', art, re.S)}


def symbol(name: str) -> str:
    """What a drawing is made of, without the frame that names it."""
    return re.sub(r"</?symbol[^>]*>", "", _symbols()[name])


@cache
def sprite(names: frozenset[str]) -> str:
    """The drawings a page uses, once, to be referred to by `<use href="#name">`."""
    drawn = "".join(_symbols()[name] for name in sorted(names))
    return f'<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true">{drawn}</svg>'


def used_symbols(html: str) -> frozenset[str]:
    """Names of the drawings a piece of HTML refers to."""
    return frozenset(name for name in re.findall(r'<use href="#([a-z0-9-]+)"', html) if name in _symbols())


@cache
def viewbox(name: str) -> str:
    found = re.search(r'viewBox="([^"]+)"', _symbols()[name])
    assert found is not None
    return found[1]
