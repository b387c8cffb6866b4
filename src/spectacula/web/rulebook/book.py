"""A game's rulebook in one language: chapters of passages, each with an address that stays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import unescape

from markupsafe import Markup

from spectacula.engine.definition import definition
from spectacula.engine.texts import typeset
from spectacula.web.rulebook.drawing import render
from spectacula.web.rulebook.pieces import Piece, pieces_of

HEADING = re.compile(r"^(#{1,3}) (.+?)(?: \{#([a-z0-9-]+)\})?$")
LISTING = re.compile(r"^::: ([a-z-]+)$")


@dataclass(frozen=True)
class Passage:
    """What one heading holds: text, and the pieces it lists."""

    id: str
    title: str
    html: Markup
    pieces: tuple[Piece, ...]

    @property
    def plain(self) -> str:
        return plain(self.html)


@dataclass(frozen=True)
class Chapter:
    id: str
    title: str
    passages: tuple[Passage, ...]


@dataclass(frozen=True)
class Book:
    """The rules of a game."""

    title: str
    lead: Markup
    chapters: tuple[Chapter, ...]

    @property
    def passages(self) -> Iterator[Passage]:
        for chapter in self.chapters:
            yield from chapter.passages

    @property
    def addresses(self) -> frozenset[str]:
        """Everything that can be linked to."""
        chapters = {chapter.id for chapter in self.chapters}
        passages = {passage.id for passage in self.passages}
        return frozenset(chapters | passages | {piece.id for passage in self.passages for piece in passage.pieces})


@cache
def book(game: str, language: str) -> Book:
    source = definition(game).folder / "rulebook" / f"{language}.md"
    sections = _sections(typeset(source.read_text("utf-8"), language))
    _, _, title, lead = sections[0]
    chapters: list[Chapter] = []
    for level, address, heading, body in sections[1:]:
        if level == 2:
            chapters.append(Chapter(address, heading, ()))
        else:
            last = chapters[-1]
            passage = _passage(game, language, address, heading, body)
            chapters[-1] = Chapter(last.id, last.title, (*last.passages, passage))
    return Book(title, render(lead), tuple(chapters))


def plain(html: str) -> str:
    """The words without their dress."""
    return unescape(re.sub(r"[ \n]+", " ", re.sub(r"<[^>]+>", " ", html)).strip())


def _sections(text: str) -> list[tuple[int, str, str, str]]:
    """Heading level, address, title and body of every section, in order."""
    found: list[tuple[int, str, str, list[str]]] = []
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            found.append((len(heading[1]), heading[3] or "", heading[2], []))
        elif found:
            found[-1][3].append(line)
    return [(level, address, title, "\n".join(body)) for level, address, title, body in found]


def _passage(game: str, language: str, address: str, title: str, body: str) -> Passage:
    lines, pieces = [], []
    for line in body.splitlines():
        listing = LISTING.match(line)
        if listing:
            pieces += pieces_of(game, listing[1], language)
        else:
            lines.append(line)
    return Passage(address, title, render("\n".join(lines)), tuple(pieces))
