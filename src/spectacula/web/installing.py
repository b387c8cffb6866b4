"""What makes a house an app to install: icons drawn from the logo, and the manifest that names them."""

from __future__ import annotations

import json
from functools import cache

import resvg_py

from spectacula.web import assets

NIGHT = "#1b1320"
ICONS = (("icon-192.png", 192, False), ("icon-512.png", 512, False), ("icon-full-512.png", 512, True))
"""Name, size, and whether it may be cut to any shape."""


@cache
def icon(size: int, full: bool) -> bytes:
    """The logo on night; one that may be cut keeps it within the middle."""
    edge, round_ = (14, 0) if full else (4, 14)
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="{size}" height="{size}">'
        f'<rect width="64" height="64" rx="{round_}" fill="{NIGHT}"/>'
        f'<svg x="{edge}" y="{edge}" width="{64 - 2 * edge}" height="{64 - 2 * edge}" '
        f'viewBox="{assets.viewbox("logo")}">{assets.symbol("logo")}</svg></svg>'
    )
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True))


def manifest(base: str, description: str, folder: str = "") -> bytes:
    """The app that begins at `base`, with its icons in a folder there."""
    icons = [
        {
            "src": f"{base}{folder}{name}",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": "maskable" if full else "any",
        }
        for name, size, full in ICONS
    ]
    return json.dumps(
        {
            "name": "Spectacula",
            "short_name": "Spectacula",
            "description": description,
            "id": base,
            "start_url": base,
            "scope": base,
            "display": "standalone",
            "background_color": NIGHT,
            "theme_color": NIGHT,
            "icons": icons,
        }
    ).encode()
