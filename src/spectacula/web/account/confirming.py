"""A link in a letter asks before it counts: whoever previews links must not use them up."""

from __future__ import annotations

from litestar import Response

from spectacula.web.account.place import Asked
from spectacula.web.shell import page
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words


def confirm(
    request: Asked, visitor: Visitor, words: Words, heading: str, line: str, action: str, label: str
) -> Response[str]:
    """A page with one question and one button."""
    template = "account/confirm.html"
    return page(request, visitor, template, words=words, heading=heading, line=line, action=action, label=label)
