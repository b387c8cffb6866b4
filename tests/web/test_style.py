"""How style sheets and templates are written, as far as a linter does not know it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from spectacula.web.assets import HERE, assets

SHEETS = sorted(HERE.rglob("*.css"), key=Path.as_posix)
TEMPLATES = sorted(HERE.rglob("*.html"), key=Path.as_posix)
MOST_LINES = 150
COLOURED = {"accents.css", "palette.css"}
COLOUR = re.compile(
    r"#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![\w-])(?:white|black|red|green|blue|gold)(?![\w-])"
)
DECLARATION = re.compile(r"^\s*[\w-]+: [^;{}]*;", re.M)
NAME = re.compile(r"\.([a-z][\w-]*)", re.I)
COMMENT = re.compile(r"/\*.*?\*/", re.S)
WORDS = {"bid", "die", "end", "gem", "hat", "log", "lot", "met", "now", "tag", "was"}
"""Names of three letters that are words."""
LENT = {"htmx-request"}
"""Classes others set."""


def _relative(path: Path) -> str:
    return path.relative_to(HERE).as_posix()


def _bare(sheet: str) -> str:
    return re.sub(r'"[^"]*"', "", COMMENT.sub("", sheet))


@cache
def _styled() -> frozenset[str]:
    """Every class that a sheet we send speaks of."""
    sheets = [_bare(asset.content.decode()) for name, asset in assets().items() if name.endswith(".css")]
    selectors = (found for sheet in sheets for found in re.findall(r"([^{};]+)\{", sheet) if found[0] != "@")
    return frozenset(name for selector in selectors for name in NAME.findall(selector))


@cache
def _written() -> str:
    """Everything that can put a class on a page."""
    files = (path for path in HERE.rglob("*") if path.suffix in (".html", ".py", ".js") and "vendor" not in path.parts)
    return "\n".join(path.read_text("utf-8") for path in sorted(files))


@cache
def _words() -> set[str]:
    return set(re.findall(r"[\w-]+", _written()))


@cache
def _beginnings() -> set[str]:
    """What is written right before a value."""
    return set(re.findall(r"""(?<![\w-])([\w-]+)['"]?\s*[{~]""", _written()))


def _is_set(name: str) -> bool:
    """Whether a class is written out somewhere, or made of a beginning and a value."""
    made = {name[: end.end()] for end in re.finditer(r"-|[a-z](?=\d+$)", name)}
    return name in _words() or bool(made & _beginnings())


def test_a_sheet_or_template_is_a_component_and_short() -> None:
    lengths = {_relative(part): len(part.read_text("utf-8").splitlines()) for part in (*SHEETS, *TEMPLATES)}
    assert {part: lines for part, lines in lengths.items() if lines > MOST_LINES} == {}


def _uncommented(sheet: Path) -> str:
    return COMMENT.sub("", sheet.read_text("utf-8"))


def test_colours_come_from_tokens() -> None:
    others = [sheet for sheet in SHEETS if sheet.name not in COLOURED and sheet.parent.name != "tokens"]
    declared = [
        (_relative(sheet), line.strip()) for sheet in others for line in DECLARATION.findall(_uncommented(sheet))
    ]
    assert declared and [(sheet, line) for sheet, line in declared if COLOUR.search(line)] == []


def test_classes_are_named_with_words() -> None:
    assert {name for name in _styled() if len(name) < 4} <= WORDS


def test_every_class_of_a_sheet_is_set_somewhere() -> None:
    assert {name for name in _styled() if not _is_set(name)} <= LENT


def test_every_class_of_a_template_is_of_use() -> None:
    scripts = "\n".join(path.read_text("utf-8") for path in HERE.rglob("*.js") if "vendor" not in path.parts)
    known = _styled() | set(re.findall(r"[\w-]+", scripts))
    found = set()
    for template in HERE.rglob("*.html"):
        for value in re.findall(r'class="([^"]*)"', template.read_text("utf-8")):
            plain = re.sub(r"\{%.*?%\}|\{\{.*?\}\}", "\0", value, flags=re.S)
            found |= {name for name in plain.split() if "\0" not in name}
    assert found <= known


ASKS_THE_PAGE = re.compile(r"(?:\bbody|\bhtml|:root|\.showing|\.behind)[^\s,{]*:has\(")


def test_between_a_sentence_and_what_follows_in_the_next_line_a_blank_is_written() -> None:
    """Line breaks are not sent (`web/lines.py`)."""
    glued = re.compile(r"(?:\{\{ words\([^{}]*\) \}\}|·)\n\s*<(?:a|b|em|time)\b")
    assert [_relative(path) for path in TEMPLATES if glued.search(path.read_text("utf-8"))] == []


def test_no_rule_asks_the_page_itself_what_it_holds() -> None:
    """Every piece that flies would have the whole table styled anew."""
    assert [_relative(sheet) for sheet in SHEETS if ASKS_THE_PAGE.search(_uncommented(sheet))] == []
