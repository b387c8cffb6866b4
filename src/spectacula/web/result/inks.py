"""The colours of the pages for a picture, which knows no style sheets: tokens put in by their values."""

from __future__ import annotations

import re
from functools import cache

from markupsafe import Markup

from spectacula.web import assets
from spectacula.web.games import board_of

DECLARED = re.compile(r"(--[\w-]+):\s*([^;}]+)")
BLOCK = re.compile(r"([^{}]+)\{([^{}]*)\}")
LIGHTS = re.compile(r"light-dark\(([^,]+),\s*([^)]+)\)")
USED = re.compile(r"var\((--[\w-]+)(?:,\s*([^)]+))?\)")


@cache
def inks(game: str) -> dict[str, str]:
    """Every token as this game's pages show it: with the lights up, or down where the game is played at night."""
    night = getattr(board_of(game), "THEME", None) == "dark"
    sheet = assets.listing().tokens
    found: dict[str, str] = {}
    for chosen in (":root", f'[data-game="{game}"]', f"[data-game={game}]"):
        for selector, rules in BLOCK.findall(sheet):
            if selector.strip() == chosen:
                found |= {name: LIGHTS.sub(r"\2" if night else r"\1", value) for name, value in DECLARED.findall(rules)}
    return found


def painted(svg: str, game: str) -> str:
    """A drawing with every token replaced by its value."""
    known = inks(game)
    return USED.sub(lambda used: known.get(used[1], used[2] or "none").strip(), svg)


def drawing(name: str, x: float, y: float, width: float, height: float, seat: int | None = None) -> Markup:
    """A drawing of the sprite at a place of the picture, in a player's colours where it has any."""
    inner = assets.symbol(name)
    if seat is not None:
        inner = inner.replace("var(--pc", f"var(--p{seat + 1}").replace("var(--pd", f"var(--p{seat + 1}-d")
    colour = f' color="var(--p{seat + 1})"' if seat is not None else ""
    box = f'x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{assets.viewbox(name)}"'
    return Markup(f"<svg {box}{colour}>{inner}</svg>")
