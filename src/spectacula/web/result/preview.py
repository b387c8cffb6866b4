"""What a link to a table says where it is posted: of a finished game its story, of a running one only its name."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.server.tables.table import Table
from spectacula.web.result.story import story
from spectacula.web.words import Words

LOCALES = {"en": "en_GB", "de": "de_DE", "fr": "fr_FR"}


@dataclass(frozen=True)
class Preview:
    """What `result/preview.html` writes into the head of a page."""

    title: str
    line: str
    address: str
    locale: str
    picture: str = ""
    alt: str = ""


def preview(table: Table, words: Words, base: str, address: str) -> Preview:
    game, locale = words.own("title"), LOCALES[words.language]
    if not table.over:
        return Preview(game, words("result-running", game=game), base + address, locale)
    told = story(table.match, words)
    title = words("result-title", game=game, names=words.list(words.names))
    picture = base + picture_of(table, words.language)
    return Preview(title, told, base + address, locale, picture, words("result-alt", story=told))


def picture_of(table: Table, language: str) -> str:
    """The address of the picture in a language."""
    return f"/t/{table.id}/result.png?lang={language}"
