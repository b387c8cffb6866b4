"""Line breaks and indentation in a template are for its readers: they are not sent.

Between words a line break is a blank, as it is between the attributes of a tag; next to a tag or to a `{{ }}` it is
nothing. A blank that is to be seen there stands inside a line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream

BREAK = re.compile(r"\s*\n\s*")
EDGE = re.compile(r"""<(?=[a-zA-Z/!]|$)|[>"']""")


class Lines(Extension):
    """Takes the line breaks out of a template while it is compiled; what fails still names its line."""

    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        place = Place()
        for token in stream:
            if token.type == "data":
                yield Token(token.lineno, "data", _joined(token.value, place))
            else:
                yield token


class Place:
    """Whether one reads text, a tag, or the quoted value of an attribute."""

    def __init__(self) -> None:
        self.in_tag = False
        self.quote = ""

    def read(self, html: str) -> None:
        for edge in EDGE.findall(html):
            if self.quote:
                self.quote = "" if edge == self.quote else self.quote
            elif edge == "<":
                self.in_tag = True
            elif edge == ">":
                self.in_tag = False
            elif self.in_tag:
                self.quote = edge


def _joined(html: str, place: Place) -> str:
    first, *others = BREAK.split(html)
    place.read(first)
    joined, before = first, first
    for line in others:
        joined += _blank(before, line, place) + line
        place.read(line)
        before = line
    return joined


def _blank(before: str, after: str, place: Place) -> str:
    """What stands for a line break."""
    if place.in_tag:
        return "" if after.startswith((">", "/>")) and not place.quote else " "
    words = before and after and not before.endswith(">") and not after.startswith("<")
    return " " if words else ""
