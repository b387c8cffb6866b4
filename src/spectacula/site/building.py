"""`spectacula site OUT`: a folder of files, and with them the whole house in any browser that opens it."""

from __future__ import annotations

import gzip
import json
import lzma
import re
import shutil
import subprocess
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from spectacula.bots.wasm.building import NET, files_of, net_files_of
from spectacula.engine.texts import LANGUAGES, Texts
from spectacula.games import GAMES, folder_of
from spectacula.kernel.errors import SpectaculaError
from spectacula.site import packing
from spectacula.site.cellar import digest, kept
from spectacula.site.wheels import for_browsers
from spectacula.web import assets
from spectacula.web.games import OFFERED
from spectacula.web.installing import ICONS, icon, manifest

HERE = Path(__file__).parent
PAGES = HERE / "pages"
HOUSE = ("asking.js", "house.js", "image.js", "python.js", "shelf.js", "thinking.js")
UNPACKING = ("lzma.js", "unpack.js", "unpacking.js")
BEGINNING = ("image.js", "python.js")
"""What decides how Python's memory looks when the house is furnished."""
SEARCH = ("gear.js", "glancer.js", "thinker.js")
PYODIDE = "314.0.7"
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK, SHELF = "spectacula house", "spectacula"
SPOKEN = tuple((game, language) for game in OFFERED for language in LANGUAGES)
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
"""How packs are sent, which are worth the time it takes to unpack them."""


@dataclass
class Site:
    """Files by their addresses; each is kept by browsers until its address changes, but for the few fresh ones."""

    base: str = "/"
    files: dict[str, bytes] = field(default_factory=dict)
    listed: list[dict[str, Any]] = field(default_factory=list)

    def add(
        self,
        path: str,
        content: bytes,
        packed: bool = True,
        start: bool = False,
        fresh: bool = False,
        asked: bool = False,
    ) -> str:
        """What is `packed` is sent so, whatever the host does. What is `asked` for is not fetched before.

        Where it lies, the site's own path included, comes back.
        """
        suffix = Path(path).suffix
        packed = packed and suffix not in AS_IT_IS
        sent = kept("gzip", [(suffix, content)], partial(gzipped, content)) if packed else content
        self.files[f"{path}.packed" if packed else path] = sent
        kind = TYPES.get(suffix, "text/html; charset=utf-8" if path == "/" else "application/octet-stream")
        marks = {"packed": packed, "start": start, "fresh": fresh, "asked": asked}
        listed = {"path": self.at(path), "size": len(sent), "type": kind}
        self.listed.append(listed | {name: mark for name, mark in marks.items() if mark})
        return self.at(path)

    def at(self, path: str) -> str:
        return self.base + path.removeprefix("/")

    @property
    def version(self) -> str:
        return digest(self.files.items())


def build(out: Path, pyodide: Path, base: str = "/") -> dict[str, int]:
    """Write the site into a folder, to be published under `base`; what a first visit loads, in bytes, by address."""
    check(pyodide)
    site = Site(path_of(base))
    config = {"base": site.base, **_python(site, pyodide), "gears": _gears(site), "nets": _nets(site), **_scripts(site)}
    _static(site)
    _front(site, config)
    told = {"version": site.version, "base": site.base, "files": site.listed}
    worker = (PAGES / "sw.js").read_text("utf-8")
    site.files["/sw.js"] = f"const SITE = {json.dumps(told)};\n{worker}".encode()
    for path, content in site.files.items():
        file = out / ("index.html" if path == "/" else path.lstrip("/"))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    shutil.copy(out / "index.html", out / "404.html")
    return {file["path"]: file["size"] for file in site.listed if "asked" not in file}


def path_of(base: str) -> str:
    """`/some/path/`, with slashes at both ends."""
    path = f"/{base.strip('/')}/".replace("//", "/")
    if not re.fullmatch(r"/([\w.~-]+/)*", path, re.ASCII):
        raise SpectaculaError(f"a site is published under a path such as /games/, not {base}")
    return path


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
    folder = f"/kept/{digest(contents.items())}/"
    for name, content in contents.items():
        site.add(folder + name, content, start=True)
    made = _bytecode(pyodide)
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    packs = {"packages.pack": made.packages, "house.pack": made.house}
    begun = [*contents.items(), ("library", made.library), *packs.items()]
    begun += [(name, (PAGES / name).read_bytes()) for name in BEGINNING]
    return {
        "python": site.at(folder),
        "library": _kept(site, "library.zip", made.library, start=True),
        "linked": {name: _kept(site, "linked.wasm", content, start=True) for name, content in made.linked.items()},
        "packs": [_pack(site, name, content) for name, content in packs.items()],
        "lock": json.dumps({"info": lock["info"], "packages": {}}),
        "image": site.at(f"/kept/{digest(begun)}/image"),
    }


def _pack(site: Site, name: str, content: bytes) -> dict[str, Any]:
    """Where a pack lies, and how long it is when it is unpacked."""
    sent = kept("lzma", [(repr(TIGHT), content)], partial(tight, content))
    return {"address": _kept(site, name, sent, packed=False, start=True), "length": len(content)}


def gzipped(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def tight(content: bytes) -> bytes:
    """What `lzma.js` unpacks."""
    return lzma.compress(content, lzma.FORMAT_ALONE, filters=[TIGHT])


class Bytecode(NamedTuple):
    """The library as an archive that Python imports from, what the house stands on and the house itself as packs.

    What is machine code is linked before Python begins; in the pack an empty file stands for it.
    """

    library: bytes
    packages: bytes
    house: bytes
    linked: dict[str, bytes]


def _bytecode(pyodide: Path) -> Bytecode:
    made = (packing.ours(), packing.templates(), packing.messages(), _listing())
    library, packages, house = _compiled(
        pyodide,
        dict(packing.standard(pyodide / "python_stdlib.zip")),
        dict([*packing.theirs(), *packing.of_wheel(for_browsers("msgspec"))]),
        {name: content for files in made for name, content in files},
    )
    linked = {name: content for name, content in packages.items() if name.endswith(".so")}
    packages |= dict.fromkeys(linked, b"")
    return Bytecode(archive(library.items()), pack(packages.items()), pack(house.items()), linked)


def _listing() -> Iterator[tuple[str, bytes]]:
    """What the pages know of the files that are handed out beside them."""
    listing = assets.listing()
    yield "spectacula/web/assets.json", json.dumps({**listing._asdict(), "names": sorted(listing.names)}).encode()


def _compiled(pyodide: Path, *sources: Mapping[str, bytes]) -> list[dict[str, bytes]]:
    """The same files as bytecode: what has not changed comes from the cellar."""
    maker = HERE / "bytecode.mjs"
    how = [("maker", maker.read_bytes()), ("python", PYODIDE.encode())]
    made = []
    for source in sources:
        packed = kept("bytecode", [*source.items(), *how], partial(_as_bytecode, maker, pyodide, source))
        with zipfile.ZipFile(BytesIO(packed)) as compiled:
            made.append({name: compiled.read(name) for name in compiled.namelist()})
    return made


def _as_bytecode(maker: Path, pyodide: Path, source: Mapping[str, bytes]) -> bytes:
    with TemporaryDirectory() as folder:
        given, made = Path(folder) / "in.zip", Path(folder) / "out.zip"
        given.write_bytes(archive(source.items()))
        _node(maker, pyodide, given, made)
        return made.read_bytes()


def _node(script: Path, *args: Path) -> None:
    node = shutil.which("node")
    if node is None:
        raise SpectaculaError("a site is made with Node: pip install 'spectacula[site]'")
    done = subprocess.run(
        [node, script, *(each.resolve() for each in args)], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise SpectaculaError(f"Python for the browser could not be compiled: {done.stderr.strip()}")


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
        parts = files_of(game)
        address = f"/kept/{digest(parts.items())}/{game}"
        for ending, content in parts.items():
            site.add(address + ending, content, start=True)
        addresses[game] = site.at(address)
    return addresses


def _nets(site: Site) -> dict[str, str]:
    """Where the nets lie, with their modules and layouts: for who plays against a grandmaster."""
    addresses = {}
    for game in GAMES:
        if parts := net_files_of(game):
            address = f"/kept/{digest(parts.items())}/{game}"
            for ending, content in parts.items():
                site.add(address + ending, content, asked=True)
            addresses[game] = site.at(address + NET)
    return addresses


def _scripts(site: Site) -> dict[str, str]:
    """The scripts beside each other, for they import each other."""
    search = HERE.parent / "bots" / "wasm"
    files = [*(PAGES / name for name in (*HOUSE, *UNPACKING)), *(search / name for name in SEARCH)]
    contents = {file.name: file.read_bytes() for file in files}
    folder = f"/kept/{digest(contents.items())}/"
    for name, content in contents.items():
        site.add(folder + name, content, start=True)
    return {"house": site.at(f"{folder}house.js")}


def _static(site: Site) -> None:
    """What the pages refer to."""
    for name, asset in assets.assets().items():
        site.add(assets.url(name), asset.content)


def _front(site: Site, config: dict[str, Any]) -> None:
    """The page that everything begins with, and what makes it an app to install; none of it is packed."""
    for name, picture in ((name, icon(size, full)) for name, size, full in ICONS):
        site.add(f"/{name}", picture, fresh=True)
    site.add(
        "/manifest.webmanifest", manifest(site.base, _texts("en").text("site-description")), packed=False, fresh=True
    )
    logo = assets.symbol("logo")
    loose = {name: _kept(site, name, (PAGES / name).read_bytes(), packed=False) for name in ("shell.js", "curtain.css")}
    beside = "" if site.base == "/" else f" {site.base}"  # other sites may share the browser's things
    config = {**config, "languages": LANGUAGES, "lockName": f"{LOCK}{beside}", "shelf": f"{SHELF}{beside}"}
    words = sorted([*HERE.glob("texts/*.ftl"), *(folder_of(game) / "texts" / f"{each}.ftl" for game, each in SPOKEN)])
    of = [*((file.name, file.read_bytes()) for file in (PAGES / "index.html", *words)), ("logo", logo.encode())]
    of += [("site", json.dumps([config, loose]).encode())]
    site.add("/", kept("front", of, lambda: _page(site.base, config, loose, logo)), packed=False, fresh=True)


def _page(base: str, config: dict[str, Any], loose: dict[str, str], logo: str) -> bytes:
    loader = FileSystemLoader(PAGES)
    page = Environment(loader=loader, autoescape=True, undefined=StrictUndefined).get_template("index.html")
    html = page.render(
        base=base,
        site=config,
        shell=loose["shell.js"],
        sheet=loose["curtain.css"],
        logo=logo,
        tongues=[_texts(each) for each in LANGUAGES],
        games={each: [Texts(game, each) for game in OFFERED] for each in LANGUAGES},
    )
    return html.encode()


def _texts(language: str) -> Texts:
    """The words of the front."""
    return Texts(None, language, also=(HERE / "texts",))


def _kept(site: Site, name: str, content: bytes, packed: bool = True, start: bool = False) -> str:
    return site.add(f"/kept/{digest([(name, content)])}/{name}", content, packed, start)
