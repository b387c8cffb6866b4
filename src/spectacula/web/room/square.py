"""An address as a square for the camera of a phone."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

BORDER = 2


@lru_cache(maxsize=256)
def square(address: str, label: str) -> Markup:
    """The QR code of an address as a drawing."""
    import segno  # nobody is invited where it is missing

    code = segno.make(address, error="m", micro=False)
    size = code.symbol_size(border=BORDER)[0]
    dots = "".join(
        f"M{x} {y}h1v1h-1Z"
        for y, row in enumerate(code.matrix_iter(border=BORDER))
        for x, dark in enumerate(row)
        if dark
    )
    drawn = Markup('<path class="dots" d="{}"/>').format(dots)
    return Markup('<svg class="square" viewBox="0 0 {0} {0}" role="img" aria-label="{1}">{2}</svg>').format(
        size, label, drawn
    )
