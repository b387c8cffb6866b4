"""What is packed here is unpacked there: by the very scripts of the site, in Node."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from random import Random

import pytest

from spectacula.kernel.errors import SpectaculaError
from spectacula.site import cellar
from spectacula.site.building import PAGES, check, pack, path_of, tight
from spectacula.site.packing import LOCALES, messages, ours
from spectacula.web.result.picture import DATES

UNLZMA = """
const { readFileSync, writeFileSync } = await import("node:fs");
const [script, packed, out, size] = process.argv.slice(1);
const { unlzma } = await import(script);
writeFileSync(out, unlzma(new Uint8Array(readFileSync(packed)), Number(size)));
"""
UNPACK = """
const { readFileSync } = await import("node:fs");
const [script, packed] = process.argv.slice(1);
const { unpack } = await import(script);
const made = [];
const text = (bytes) => new TextDecoder().decode(bytes);
const files = { mkdirTree: (path) => made.push(path), writeFile: (path, bytes) => made.push([path, text(bytes)]) };
unpack(new Uint8Array(readFileSync(packed)), files, "/site");
console.log(JSON.stringify(made));
"""


REPACK = """
const { readFileSync } = await import("node:fs");
const [script, ...packed] = process.argv.slice(1);
const { repacked, unpack } = await import(script);
const packs = packed.map((file) => new Uint8Array(readFileSync(file)));
const whole = repacked(packs, (name) => name !== "a/b.txt");
const made = [];
const files = { mkdirTree: () => {}, writeFile: (path, bytes) => made.push([path, new TextDecoder().decode(bytes)]) };
unpack(whole, files, "/site");
console.log(JSON.stringify(made));
"""


def node(script: str, *args: object) -> str:
    command = ["node", "--input-type=module", "-e", script, *map(str, args)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def contents() -> dict[str, bytes]:
    luck = Random(1)
    return {
        "nothing": b"",
        "one letter": b"a",
        "a long run": b"a" * 100_000,
        "noise": luck.randbytes(50_000),
        "words": " ".join(luck.choice(["tragedy", "comedy", "curtain"]) for _ in range(20_000)).encode(),
        "far away": (page := luck.randbytes(3_000)) + luck.randbytes(300_000) + page,
        "this file": Path(__file__).read_bytes(),
    }


@pytest.mark.parametrize("name", contents())
def test_lzma_gives_back_what_was_packed(name: str, tmp_path: Path) -> None:
    content = contents()[name]
    (tmp_path / "packed").write_bytes(tight(content))
    node(UNLZMA, PAGES / "lzma.js", tmp_path / "packed", tmp_path / "out", len(content))
    assert (tmp_path / "out").read_bytes() == content


def test_a_pack_gives_back_its_files(tmp_path: Path) -> None:
    (tmp_path / "packed").write_bytes(pack([("a/b.txt", b"Histrio"), ("a/c.txt", b""), ("d.txt", "Inès".encode())]))
    made = json.loads(node(UNPACK, PAGES / "unpack.js", tmp_path / "packed"))
    files = [["/site/a/b.txt", "Histrio"], ["/site/a/c.txt", ""], ["/site/d.txt", "Inès"]]
    assert made == ["/site/a", *files[:2], "/site", files[2]]


def test_packs_become_one_with_the_files_that_are_still_wanted(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.write_bytes(pack([("a/b.txt", b"Histrio"), ("a/c.txt", b"Colosseum")]))
    second.write_bytes(pack([("d.txt", "Inès".encode())]))
    made = json.loads(node(REPACK, PAGES / "unpack.js", first, second))
    assert made == [["/site/a/c.txt", "Colosseum"], ["/site/d.txt", "Inès"]]


def test_the_house_goes_without_what_only_a_server_needs() -> None:
    names = {name for name, _ in ours()}
    assert {"spectacula/site/tab/house.py", "spectacula/web/pages.py", "spectacula/games/histrio/rules.py"} <= names
    left = ("spectacula/lab/", "spectacula/server/store/sql.py", "spectacula/web/app.py", "spectacula/site/building.py")
    assert [name for name in names if name.startswith(left)] == []


def test_words_are_ready_in_every_language() -> None:
    names = {name for name, _ in messages()}
    assert {f"spectacula/web/texts/{language}.messages" for language in ("en", "de", "fr")} <= names


def test_every_locale_that_a_picture_is_dated_in_goes_along() -> None:
    assert set(DATES.values()) <= set(LOCALES)


def test_a_path_to_publish_under_has_slashes_at_both_ends() -> None:
    assert [path_of(given) for given in ("/", "", "games", "/a/b.c/")] == ["/", "/", "/games/", "/a/b.c/"]
    with pytest.raises(SpectaculaError, match="under a path"):
        path_of("https://host/games")


def test_what_was_made_once_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cellar, "cache_folder", lambda: tmp_path)
    made = [cellar.kept("words", [("en", given)], given.upper) for given in (b"a", b"b", b"a")]
    assert made == [b"A", b"B", b"A"]
    assert cellar.kept("words", [("en", b"a")], lambda: b"anew") == b"A"


def test_another_pyodide_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SpectaculaError, match="npm install pyodide@"):
        check(tmp_path)
    (tmp_path / "package.json").write_text('{"version": "0.1.0"}')
    with pytest.raises(SpectaculaError, match=r"is 0\.1\.0"):
        check(tmp_path)
