"""Parts of the table that ask nothing are drawn once for all who see them alike."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

import msgspec
from markupsafe import Markup

MOST_PARTS = 1000
_parts: OrderedDict[tuple[str, str, bytes], Markup] = OrderedDict()
_packed = msgspec.msgpack.Encoder().encode


class Kept:
    """`kept(part, *shown)` around a part of a template: `shown` is everything the part is drawn from."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, part: str, *shown: object, asks: bool = False, caller: Callable[[], Markup]) -> Markup:
        """What was drawn before, or what is drawn now; a part that asks something is always drawn anew."""
        if asks:
            return caller()
        key = (self.language, part, _packed(shown))
        found = _parts.get(key)
        if found is None:
            found = _parts[key] = caller()
            if len(_parts) > MOST_PARTS:
                _parts.popitem(last=False)
        else:
            _parts.move_to_end(key)
        return found
