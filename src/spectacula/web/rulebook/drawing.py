"""Markdown with components drawn in: `![](art:ecu)` is a drawing, `![](art:gem.orange)` one in a colour."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from spectacula.web.shell import art

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

ALONE = re.compile(r"<p>((?:<svg[^>]*>.*?</svg>|[−+=→\s])+)</p>", re.S)


def render(text: str) -> Markup:
    """HTML of a passage; a paragraph of drawings alone becomes a row of them."""
    return Markup(ALONE.sub(r'<p class="pictures" aria-hidden="true">\1</p>', _markdown().render(text)))


@cache
def _markdown() -> MarkdownIt:
    from markdown_it import MarkdownIt  # pages without a passage need not wait for it

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.renderer.rules["image"] = _image  # type: ignore[attr-defined]
    return markdown


def _image(tokens: Sequence[Token], index: int, options: Any, env: Any) -> str:
    source = str(tokens[index].attrs["src"])
    name, _, colour = source.removeprefix("art:").partition(".")
    return art(name, f"picture {colour}".strip())
