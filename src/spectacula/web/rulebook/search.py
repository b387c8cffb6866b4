"""Finding words in a rulebook: the same on the server as in the page's own filter."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from markupsafe import Markup, escape

from spectacula.web.rulebook.book import Book

AROUND = 46
MOST = 60


@dataclass(frozen=True)
class Hit:
    """A passage or piece that holds the words looked for."""

    id: str
    title: str
    excerpt: Markup


def find(book: Book, query: str) -> list[Hit]:
    """Passages and pieces that hold every word of the query, in the book's order."""
    wanted = folded(query).split()
    if not wanted:
        return []
    hits = []
    for passage in book.passages:
        entries = [(passage.id, passage.title, passage.plain)]
        entries += [(piece.id, piece.title, f"{piece.note} {piece.text}".strip()) for piece in passage.pieces]
        for address, title, text in entries:
            if all(word in folded(f"{title} {text}") for word in wanted):
                hits.append(Hit(address, title, _excerpt(text, wanted[0])))
    return hits[:MOST]


def folded(text: str) -> str:
    """Small letters without accents."""
    plain = unicodedata.normalize("NFD", text.lower())
    return (
        "".join(letter for letter in plain if not unicodedata.combining(letter)).replace("œ", "oe").replace("ß", "ss")
    )


def _excerpt(text: str, word: str) -> Markup:
    """Some words around the first place, with it marked."""
    place = re.search(re.escape(word), _same_length(text))
    start, end = place.span() if place is not None else (0, 0)
    before = text[max(0, start - AROUND) : start]
    if start > AROUND:
        before = "…" + before.partition(" ")[2]
    after = text[end : end + AROUND]
    if end + AROUND < len(text):
        after = after.rpartition(" ")[0] + "…"
    return escape(before) + Markup("<mark>") + escape(text[start:end]) + Markup("</mark>") + escape(after)


def _same_length(text: str) -> str:
    """Folded letter by letter, so that places stay where they are."""
    return "".join((folded(letter) or " ")[0] for letter in text)
