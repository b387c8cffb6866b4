"""A drawing becomes a PNG. In a module of its own, for a worker does it: the rasteriser lets nothing else run."""

from __future__ import annotations

from pathlib import Path

FONTS = Path(__file__).parent / "fonts"


def png(svg: str) -> bytes:
    """Our own faces; names in other scripts borrow what the machine has."""
    import resvg_py  # a worker's business; there is none of it where a browser draws

    return resvg_py.svg_to_bytes(
        svg_string=svg,
        skip_system_fonts=_latin(svg),
        font_files=[str(path) for path in sorted(FONTS.glob("*.ttf"))],
        font_family="Source Sans 3",
    )


def _latin(text: str) -> bool:
    return all(ord(letter) < 0x180 or 0x2000 <= ord(letter) < 0x2300 for letter in text)
