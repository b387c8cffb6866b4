"""The King's dial, and small strips of it, as SVG."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin

from markupsafe import Markup

X, Y = 528.0, 196.0
OUTER, INNER, DIGITS = 166.0, 118.0, 142.0
REDS = ("#d96a6c", "#cf555a", "#c44048", "#b62f38", "#a3242f", "#8f1c28")
YELLOWS = ("#f9dc84", "#f6d069", "#f2c44f", "#edb838", "#e6aa25", "#dc9a14")
DIALS = (4, 5, 6, 7, 8)


def angle(needle: int, fields: int) -> float:
    """Degrees from the top to the middle of a field."""
    return (needle + 0.5) * 90 / fields


def field_number(needle: int) -> int:
    return needle + 1 if needle >= 0 else -needle


def side(needle: int) -> str:
    return "comedy" if needle >= 0 else "tragedy"


def colour(needle: int, fields: int) -> str:
    shades = YELLOWS if needle >= 0 else REDS
    return shades[round((field_number(needle) - 1) * 5 / (fields - 1))]


def _at(radius: float, degrees: float) -> str:
    return f"{X + radius * sin(radians(degrees)):.1f} {Y - radius * cos(radians(degrees)):.1f}"


def wedge(needle: int, fields: int) -> str:
    """The outline of a field."""
    start, end = needle * 90 / fields, (needle + 1) * 90 / fields
    return (
        f"M{_at(OUTER, start)}A{OUTER:g} {OUTER:g} 0 0 1 {_at(OUTER, end)}"
        f"L{_at(INNER, end)}A{INNER:g} {INNER:g} 0 0 0 {_at(INNER, start)}Z"
    )


@cache
def dial(fields: int) -> Markup:
    """All fields with their digits."""
    drawn = []
    for needle in range(-fields, fields):
        middle = angle(needle, fields)
        x, y = X + DIGITS * sin(radians(middle)), Y - DIGITS * cos(radians(middle)) + 7
        ink = "#4a3208" if needle >= 0 else "#fff3ea"
        drawn.append(
            f'<path d="{wedge(needle, fields)}" fill="{colour(needle, fields)}" stroke="#4a2a16" stroke-width="2"/>'
            f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle" class="dial-number" fill="{ink}">'
            f"{field_number(needle)}</text>"
        )
    return Markup("".join(drawn))


@cache
def ring(needle: int, fields: int) -> Markup:
    """The gold ring of a field that can be chosen."""
    outline = wedge(needle, fields)
    return Markup(
        f'<path d="{outline}" fill="none" stroke="#3a2600" stroke-width="9" stroke-linejoin="round"/>'
        f'<path d="{outline}" fill="#ffd25733" stroke="#ffc53d" stroke-width="6" stroke-linejoin="round"/>'
    )


@cache
def arc(old: int, new: int, fields: int) -> Markup:
    """The dotted way of the needle."""
    start, end = angle(old, fields), angle(new, fields)
    if old == new:
        return Markup("")
    sweep, turn = (1, 90) if end > start else (0, -90)
    return Markup(
        f'<path d="M{_at(101, start)}A101 101 0 0 {sweep} {_at(101, end)}" fill="none" stroke="#ffd257" '
        f'stroke-width="5" stroke-dasharray="1 9" stroke-linecap="round"/><path d="M-8 7 0-8 8 7Z" '
        f'transform="translate({_at(101, end)}) rotate({end + turn:.1f})" fill="#ffd257"/>'
    )


@cache
def strip(old: int, new: int, fields: int) -> Markup:
    """The dial as a line: where the needle is, and where it would be."""
    width = 14
    cells = "".join(
        f'<rect x="{(n + fields) * width + 0.5}" y="9" width="13" height="12" rx="2.5" fill="{colour(n, fields)}"/>'
        for n in range(-fields, fields)
    )
    a, b = ((n + fields + 0.5) * width for n in (old, new))
    middle = fields * width
    way = ""
    if old != new:
        tip = 6 if new < old else -6
        way = (
            f'<path d="M{a} 3H{b}M{b + tip} -.5L{b} 3 {b + tip} 6.5" class="needle-way"/>'
            f'<circle cx="{a}" cy="15" r="5" fill="#fffaf0" stroke="#1f4e5f" stroke-width="2.2"/>'
        )
    return Markup(
        f'<svg class="strip" viewBox="0 -2 {2 * fields * width} 26" aria-hidden="true">{cells}'
        f'<path d="M{middle} 6v18" class="middle"/>{way}'
        f'<circle cx="{b}" cy="15" r="6.5" fill="#1f4e5f" stroke="#fffaf0" stroke-width="2.2"/></svg>'
    )


def needle_rules() -> str:
    """A class per place of the needle: its turning is a transition."""
    rules = [f".dial-{d}.needle-{n}{{transform:rotate({angle(n, d):g}deg)}}" for d in DIALS for n in range(-d, d)]
    return "\n".join(rules)
