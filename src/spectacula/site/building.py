"""`spectacula site OUT`: a folder of files, and with them the whole house in any browser that opens it."""

from __future__ import annotations

import gzip
import hashlib
import json
import lzma
import shutil
import subprocess
import zipfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from spectacula.bots.wasm.building import thinker
from spectacula.engine.bound import cache_folder
from spectacula.engine.texts import LANGUAGES, Texts
from spectacula.games import GAMES
from spectacula.kernel.errors import SpectaculaError
from spectacula.site import packing
from spectacula.site.icons import ICONS, icon
from spectacula.site.wheels import for_browsers
from spectacula.web import assets
from spectacula.web.games import OFFERED

HERE = Path(__file__).parent
PAGES = HERE / "pages"
SCRIPTS = ("house.js", "shelf.js", "thinking.js", "unpack.js")
WORKER = ("lzma.js", "sw.js")
SEARCH = ("gear.js", "thinker.js")
PYODIDE = "314.0.7"
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK_NAME = "spectacula house"
TYPES = {
    **assets.TYPES,
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".json": "application/json",
    ".html": "text/html; charset=utf-8",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
AS_IT_IS = (".woff2", ".png")
TIGHT = {"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 24}
PACKERS: dict[str, Callable[[bytes], bytes]] = {
    "": lambda content: content,
    "gzip": lambda content: gzip.compress(content, 9, mtime=0),
    "lzma": lambda content: lzma.compress(content, lzma.FORMAT_ALONE, filters=[TIGHT]),
}
"""How files are sent, whatever the host does: the browser unpacks gzip, `lzma.js` what is worth the time."""


@dataclass
class Site:
    """Files by their addresses; each is kept by browsers until its address changes, but for the few fresh ones."""

    files: dict[str, bytes] = field(default_factory=dict)
    listed: list[dict[str, Any]] = field(default_factory=list)

    def add(self, path: str, content: bytes, packed: str = "gzip", start: bool = False, fresh: bool = False) -> str:
        """`packed` is how; an empty text is not at all."""
        suffix = Path(path).suffix
        packed = "" if suffix in AS_IT_IS else packed
        sent = PACKERS[packed](content)
        self.files[f"{path}.packed" if packed else path] = sent
        kind = TYPES.get(suffix, "text/html; charset=utf-8" if path == "/" else "application/octet-stream")
        marks = {"packed": packed, "start": start, "fresh": fresh}
        listed = {"path": path, "size": len(sent), "length": len(content), "type": kind}
        self.listed.append(listed | {name: mark for name, mark in marks.items() if mark})
        return path

    @property
    def version(self) -> str:
        return _digest(self.files.items())


def build(out: Path, pyodide: Path) -> dict[str, int]:
    """Write the site into a folder; what a first visit loads, in bytes, by address."""
    check(pyodide)
    site = Site()
    config = {**_python(site, pyodide), "gears": _gears(site), **_scripts(site)}
    _static(site)
    _front(site, config)
    listed = f"const SITE = {json.dumps({'version': site.version, 'files': site.listed})};\n"
    site.files["/sw.js"] = (listed + "".join((PAGES / name).read_text("utf-8") for name in WORKER)).encode()
    for path, content in site.files.items():
        file = out / ("index.html" if path == "/" else path.lstrip("/"))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    shutil.copy(out / "index.html", out / "404.html")
    return {file["path"]: file["size"] for file in site.listed}


def check(pyodide: Path) -> None:
    try:
        found = json.loads((pyodide / "package.json").read_text("utf-8"))["version"]
    except (OSError, KeyError, ValueError):
        raise SpectaculaError(f"no Pyodide in {pyodide}: npm install pyodide@{PYODIDE}, or name its folder") from None
    if found != PYODIDE:
        raise SpectaculaError(f"the Pyodide in {pyodide} is {found}, and {PYODIDE} is needed")


# --- Python


def _python(site: Site, pyodide: Path) -> dict[str, Any]:
    """Pyodide, its library and the packages, all as bytecode."""
    contents = {name: (pyodide / name).read_bytes() for name in PYTHON}
    folder = f"/kept/{_digest(contents.items())}/"
    for name, content in contents.items():
        site.add(folder + name, content, start=True)
    library, packages = _bytecode(pyodide)
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    return {
        "python": folder,
        "library": _kept(site, "library.zip", library, start=True),
        "packages": _kept(site, "packages.pack", packages, "lzma", start=True),
        "lock": json.dumps({"info": lock["info"], "packages": {}}),
    }


def _bytecode(pyodide: Path) -> tuple[bytes, bytes]:
    """The library as an archive that Python imports from, and the packages as a pack."""
    wheel = for_browsers("msgspec")
    source = {f"library/{name}": content for name, content in packing.standard(pyodide / "python_stdlib.zip")}
    made = packing.templates(), packing.messages(), _listing()
    for files in (packing.ours(), *made, packing.theirs(), packing.of_wheel(wheel)):
        source |= {f"packages/{name}": content for name, content in files}
    with zipfile.ZipFile(_compiled(source, pyodide)) as compiled:
        contents = {name: compiled.read(name) for name in compiled.namelist()}
    return archive(_under("library/", contents)), pack(_under("packages/", contents))


def _listing() -> Iterator[tuple[str, bytes]]:
    """What the pages know of the files that are handed out beside them."""
    listing = assets.listing()
    yield "spectacula/web/assets.json", json.dumps({**listing._asdict(), "names": sorted(listing.names)}).encode()


def _compiled(source: dict[str, bytes], pyodide: Path) -> Path:
    """An archive of bytecode from the cache, or compiled and put there."""
    maker = HERE / "bytecode.mjs"
    name = _digest([*source.items(), ("maker", maker.read_bytes()), ("python", PYODIDE.encode())])
    kept = cache_folder() / "site" / f"{name}.zip"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=kept.parent) as folder:
            given, made = Path(folder) / "in.zip", Path(folder) / "out.zip"
            given.write_bytes(archive(source.items()))
            _node(maker, pyodide, given, made)
            made.replace(kept)
    return kept


def _node(script: Path, *args: Path) -> None:
    node = shutil.which("node")
    if node is None:
        raise SpectaculaError("a site is made with Node: pip install 'spectacula[site]'")
    done = subprocess.run(
        [node, script, *(each.resolve() for each in args)], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise SpectaculaError(f"Python for the browser could not be compiled: {done.stderr.strip()}")


def _under(folder: str, contents: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    return ((name.removeprefix(folder), content) for name, content in contents.items() if name.startswith(folder))


def archive(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A zip that is not packed in itself: packed as a whole it becomes smaller."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        for name, content in files:
            packed.writestr(zipfile.ZipInfo(name), content)
    return out.getvalue()


def pack(files: Iterable[tuple[str, bytes]]) -> bytes:
    """What `unpack.js` reads."""
    listed = list(files)
    names = json.dumps([(name, len(content)) for name, content in listed]).encode()
    return len(names).to_bytes(4, "little") + names + b"".join(content for _, content in listed)


# --- files


def _gears(site: Site) -> dict[str, str]:
    """Where each game's module lies, with its layout beside it."""
    addresses = {}
    for game in GAMES:
        built = thinker(game)
        parts = {".wasm": built.module, ".json": json.dumps(built.layout).encode()}
        addresses[game] = f"/kept/{_digest(parts.items())}/{game}"
        for suffix, content in parts.items():
            site.add(addresses[game] + suffix, content, start=True)
    return addresses


def _scripts(site: Site) -> dict[str, str]:
    """The scripts beside each other, for they import each other."""
    search = HERE.parent / "bots" / "wasm"
    files = [*(PAGES / name for name in SCRIPTS), *(search / name for name in SEARCH)]
    contents = {file.name: file.read_bytes() for file in files}
    folder = f"/kept/{_digest(contents.items())}/"
    for name, content in contents.items():
        site.add(folder + name, content, start=True)
    return {"house": f"{folder}house.js"}


def _static(site: Site) -> None:
    """What the pages refer to."""
    for name, asset in assets.assets().items():
        site.add(assets.url(name), asset.content)


def _front(site: Site, config: dict[str, Any]) -> None:
    """The page that everything begins with, and what makes it an app to install; none of it is packed."""
    for name, picture in ((name, icon(size, full)) for name, size, full in ICONS):
        site.add(f"/{name}", picture, fresh=True)
    site.add("/manifest.webmanifest", _manifest(), packed="", fresh=True)
    loose = {name: _kept(site, name, (PAGES / name).read_bytes(), packed="") for name in ("shell.js", "curtain.css")}
    loader = FileSystemLoader(PAGES)
    page = Environment(loader=loader, autoescape=True, undefined=StrictUndefined).get_template("index.html")
    html = page.render(
        site={**config, "languages": LANGUAGES, "lockName": LOCK_NAME},
        shell=loose["shell.js"],
        sheet=loose["curtain.css"],
        logo=assets.symbol("logo"),
        tongues=[_texts(each) for each in LANGUAGES],
        games={each: [Texts(game, each) for game in OFFERED] for each in LANGUAGES},
    )
    site.add("/", html.encode(), packed="", fresh=True)


def _texts(language: str) -> Texts:
    """The words of the front."""
    return Texts(None, language, also=(HERE / "texts",))


def _manifest() -> bytes:
    words = _texts("en")
    return json.dumps(
        {
            "name": "Spectacula",
            "short_name": "Spectacula",
            "description": words.text("site-description"),
            "id": "/",
            "start_url": "/",
            "display": "standalone",
            "background_color": "#1b1320",
            "theme_color": "#1b1320",
            "icons": [
                {
                    "src": f"/{name}",
                    "sizes": f"{size}x{size}",
                    "type": "image/png",
                    "purpose": "maskable" if full else "any",
                }
                for name, size, full in ICONS
            ],
        }
    ).encode()


def _kept(site: Site, name: str, content: bytes, packed: str = "gzip", start: bool = False) -> str:
    return site.add(f"/kept/{_digest([(name, content)])}/{name}", content, packed, start)


def _digest(parts: Iterable[tuple[str, bytes]]) -> str:
    digest = hashlib.sha256()
    for name, content in parts:
        digest.update(name.encode() + b"\0" + hashlib.sha256(content).digest())
    return digest.hexdigest()[:12]
