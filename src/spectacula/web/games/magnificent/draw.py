"""Drawings made of parts: dice, gems, camp tiles, the camp itself and the travel rings."""

from __future__ import annotations

import math
from functools import cache

from markupsafe import Markup

from spectacula.games.magnificent.box import HEIGHT, TILE_NAMES, WIDTH
from spectacula.games.magnificent.pieces import Bonus, Tile, tile_shape
from spectacula.games.magnificent.view import Camp, Road
from spectacula.web.shell import art

CELL = 44
KEYS = {"orange": "kO", "green": "kG", "purple": "kP", "clear": "kC", "any": "kA"}
TONES = {"orange": "fire", "green": "beast", "purple": "magic", "clear": "clear"}
SIGNS = {"orange": "e-flame", "green": "e-paw", "purple": "e-moon", "clear": "e-spark"}
ACTS = {
    "O": ("p-fire", "p-torch", "p-phoenix", "p-clown"),
    "G": ("p-tiger", "p-ele", "p-owl", "p-goat"),
    "P": ("p-hat", "p-orb", "p-moon", "p-cards"),
}
TENTS = ("t-red", "t-blue", "t-green", "t-gold", "t-plum")
BONUSES = {
    "energy": "e-bolt",
    "coins": "circus-coin",
    "points": "ticket",
    "gem-die": "gem-mixed",
    "gem-clear": "gem-clear",
    "gem-any": "gem-mixed",
    "gems-two": "gem-mixed",
    "poster": "e-poster",
    "two-posters": "e-poster",
    "marker": "trainer",
    "marker-back": "trainer",
    "colour": "e-palette",
    "die-value": "e-turn",
    "copy": "i-copy",
    "small-tile": "e-tile",
    "recolour": "e-palette",
    "survey": "e-bolt",
    "double": "e-twice",
    "tent-passed": "tent",
    "extra-poster": "e-poster",
    "lack-tile": "e-tile",
}
Cells = tuple[tuple[int, int], ...]


@cache
def die(colour: str, value: int, cls: str = "") -> Markup:
    sign = art(SIGNS[colour])
    return Markup(
        f'<span class="die k {KEYS[colour]}{" " + cls if cls else ""}">{art(f"die-{value}")}'
        f'<i class="em">{sign}</i></span>'
    )


@cache
def gem(colour: str, cls: str = "") -> Markup:
    drawing = {"clear": "gem-clear", "any": "gem-mixed"}.get(colour, "gem")
    return art(drawing, f"gm k {KEYS[colour]}{' ' + cls if cls else ''}")


@cache
def sign(colour: str) -> Markup:
    return Markup(f'<span class="k {KEYS[colour]} sgn">{art(SIGNS[colour])}</span>')


@cache
def tile_icon(name: str) -> Markup:
    """A camp tile, small, in its first position."""
    cells = tile_shape(TILE_NAMES.index(name), 0)
    least = min(column for _, column in cells)
    wide = max(column for _, column in cells) - least + 1
    squares = "".join(
        f'<rect x="{7 * (column - least) + 0.4:.1f}" y="{7 * row + 0.4:.1f}" width="6.2" height="6.2" rx="1.4"/>'
        for row, column in cells
    )
    return Markup(
        f'<svg class="ti k {KEYS[name.split()[1]]}" viewBox="-1 -1 {7 * wide + 2} 16" aria-hidden="true">'
        f"<g>{squares}</g></svg>"
    )


def tent_class(tent_id: str) -> str:
    """Tents differ by the colour of their stripes."""
    return TENTS[int(tent_id[1:]) % len(TENTS)]


@cache
def act_of(poster_id: str) -> str:
    """The drawing of a poster: every colour has acts of its own."""
    acts = ACTS[poster_id[-1]]
    number = int(poster_id[1:3]) if poster_id[1:3].isdigit() else ord(poster_id[1])
    return acts[number % len(acts)]


@cache
def scene(poster_id: str) -> Markup:
    """The picture of a poster, cut to its frame."""
    return Markup(
        f'<svg class="sc" viewBox="0 0 60 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f'<use href="#{act_of(poster_id)}" width="60" height="80"/></svg>'
    )


# --- the camp


def outline(cells: Cells, size: float = CELL, gap: float = 1.0) -> str:
    """A polyomino as one path: its cells, bridged where they touch."""
    inside = set(cells)
    parts = []
    wide = size - 2 * gap
    for row, column in cells:
        x, y = column * size, row * size
        parts.append(f"M{x + gap:g} {y + gap:g}h{wide:g}v{wide:g}h{-wide:g}Z")
        if (row, column + 1) in inside:
            parts.append(f"M{x + size - 2 * gap:g} {y + gap:g}h{4 * gap:g}v{wide:g}h{-4 * gap:g}Z")
        if (row + 1, column) in inside:
            parts.append(f"M{x + gap:g} {y + size - 2 * gap:g}h{wide:g}v{4 * gap:g}h{-wide:g}Z")
        if {(row, column + 1), (row + 1, column), (row + 1, column + 1)} <= inside:
            parts.append(f"M{x + size - 3 * gap:g} {y + size - 3 * gap:g}h{6 * gap:g}v{6 * gap:g}h{-6 * gap:g}Z")
    return "".join(parts)


@cache
def polyomino(cells: Cells, colour: str, cls: str = "") -> Markup:
    """A camp tile: bevelled, with the sign of its colour in every cell."""
    way = outline(cells)
    signs = "".join(
        f'<use href="#{SIGNS[colour]}" x="{column * CELL + 12}" y="{row * CELL + 11}" width="20" height="20"/>'
        for row, column in cells
    )
    return Markup(
        f'<g class="tile k {KEYS[colour]}{" " + cls if cls else ""}"><path class="t-d" d="{way}"/>'
        f'<path class="t-e" d="{way}" transform="translate(0 -1.5)"/>'
        f'<path class="t-f" d="{way}" transform="translate(0 -1.5)"/><g class="t-s">{signs}</g></g>'
    )


def _tile(tile: Tile) -> str:
    return polyomino(tuple((cell // WIDTH, cell % WIDTH) for cell in tile.cells), tile.colour)


def bonus_at(bonus: Bonus, x: float, y: float, size: float) -> str:
    """The bonus printed on a cell, and how much of it."""
    drawing = BONUSES[bonus.does]
    number = ""
    if bonus.much > 1 or bonus.does in ("coins", "points"):
        number = (
            f'<circle cx="{x + size - 2:g}" cy="{y + size - 3:g}" r="9" class="bdot"/>'
            f'<text x="{x + size - 2:g}" y="{y + size + 1:g}" class="bt" text-anchor="middle">{bonus.much}</text>'
        )
    return (
        f'<g class="bonus"><use href="#{drawing}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>{number}</g>'
    )


GRID = "".join(
    f"M{column * CELL + 6} {row * CELL + 1}h32a5 5 0 0 1 5 5v32a5 5 0 0 1-5 5h-32a5 5 0 0 1-5-5v-32a5 5 0 0 1 5-5Z"
    for row in range(HEIGHT)
    for column in range(WIDTH)
)


def _frame(cells: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Left, top, width and height of an area."""
    rows, columns = [cell // WIDTH for cell in cells], [cell % WIDTH for cell in cells]
    x, y = min(columns) * CELL, min(rows) * CELL
    return x, y, (max(columns) + 1) * CELL - x, (max(rows) + 1) * CELL - y


def camp(held: Camp, points: int) -> Markup:
    """Grid, areas, bonuses, tiles, seals on completed areas."""
    parts = [f'<rect x="-3" y="-3" width="{WIDTH * CELL + 6}" height="{HEIGHT * CELL + 6}" rx="9" class="c-bg"/>']
    parts.append(f'<path class="c-grid" d="{GRID}"/>')
    for area in held.areas:
        x, y, wide, high = _frame(area.cells)
        full = " full" if area.free == 0 else ""
        parts.append(
            f'<rect x="{x + 3}" y="{y + 3}" width="{wide - 6}" height="{high - 6}" rx="7" class="area{full}"/>'
        )
    for cell in held.bonuses:
        if not cell.covered:
            x, y = cell.cell % WIDTH * CELL, cell.cell // WIDTH * CELL
            parts.append(bonus_at(cell.bonus, x + 10, y + 9, 24))
    parts += [_tile(tile) for tile in held.tiles]
    for area in held.areas:
        x, y, wide, high = _frame(area.cells)
        if area.free == 0:
            parts.append(
                f'<circle cx="{x + wide / 2:g}" cy="{y + high / 2:g}" r="13" class="seal"/>'
                f'<text x="{x + wide / 2:g}" y="{y + high / 2 + 5:g}" text-anchor="middle" class="bt">+{points}</text>'
            )
    return Markup("".join(parts))


# --- the rings


def around(i: float, radius: float, centre: float) -> tuple[float, float]:
    """The middle of a space: space 0 at the top, then clockwise."""
    angle = math.tau * i / 20 - math.tau / 4
    return centre + radius * math.cos(angle), centre + radius * math.sin(angle)


def _space(road: Road, i: int, x: float, y: float, k: float) -> str:
    """One space of a ring; k is the size of a gem."""
    space = road.spaces[i]
    if space.symbol == "poster" and space.tent is not None:
        size = 1.75 * k
        return (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.9 * k:.1f}" class="r-tent"/><use href="#tent" '
            f'class="{tent_class(space.tent.id)}" x="{x - size / 2:.1f}" y="{y - size / 2:.1f}" width="{size:.1f}" '
            f'height="{size * 0.84:.1f}"/>'
        )
    if space.symbol == "poster":
        return (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.72 * k:.1f}" class="r-open"/><use href="#e-poster" class="r-po" '
            f'x="{x - k / 2:.1f}" y="{y - k / 2:.1f}" width="{k:.1f}" height="{k:.1f}"/>'
        )
    if not space.symbol:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.24 * k:.1f}" class="r-nil"/>'
    drawing = "gem-clear" if space.symbol == "clear" else "gem"
    return (
        f'<use href="#{drawing}" class="k {KEYS[space.symbol]}" x="{x - k / 2:.1f}" y="{y - k / 2:.1f}" '
        f'width="{k:.1f}" height="{k:.1f}"/>'
    )


def ring(road: Road, name: str) -> Markup:
    """A whole ring, small."""
    key = KEYS[road.colour]
    parts = [
        '<circle cx="95" cy="95" r="76" class="r-way"/><circle cx="95" cy="95" r="88" class="r-edge"/>'
        '<circle cx="95" cy="95" r="64" class="r-edge"/>'
    ]
    parts += [_space(road, i, *around(i, 76, 95), 14) for i in range(20)]
    parts.append(
        f'<g class="mv wag w{road.wagon}" id="wagon-{road.colour}"><circle r="16"/>'
        f'<use href="#wagon" x="-13" y="-12" width="26" height="22"/></g>'
        f'<use href="#{SIGNS[road.colour]}" class="r-sign" x="76" y="66" width="38" height="38"/>'
        f'<text x="95" y="122" text-anchor="middle" class="rn">{name}</text>'
    )
    return Markup(f'<g class="k {key}">{"".join(parts)}</g>')


def big_ring(road: Road, start: int, steps: int, reach: int, lines: tuple[str, str, str]) -> Markup:
    """The ring of a trip: from where the wagon stood, as far as it goes."""

    def arc(radius: float, n: int) -> str:
        x, y = around(start, radius, 300)
        half = around(start + n / 2, radius, 300) if n else (x, y)
        end = around(start + n, radius, 300)
        return f"M{x:.1f} {y:.1f}A{radius} {radius} 0 0 1 {half[0]:.1f} {half[1]:.1f}" + (
            f"A{radius} {radius} 0 0 1 {end[0]:.1f} {end[1]:.1f}"
        )

    parts = [
        '<circle cx="300" cy="300" r="232" class="R-way"/><circle cx="300" cy="300" r="266" class="R-edge"/>'
        '<circle cx="300" cy="300" r="198" class="R-edge"/>',
    ]
    if reach:
        parts.append(f'<path d="{arc(232, min(reach, 20))}" class="R-reach"/>')
    if steps:
        parts.append(f'<path d="{arc(232, steps)}" class="R-path"/><path d="{arc(266, steps)}" class="R-line"/>')
    for i in range(20):
        (x, y), (u, v) = around(i + 0.5, 198, 300), around(i + 0.5, 266, 300)
        parts.append(f'<path d="M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}" class="R-bar"/>')
    for i in range(20):
        faded = (i - start) % 20 > reach or (i == start and reach < 20)
        x, y = around(i, 232, 300)
        drawn = _space(road, i, x, y, 34)
        tent = road.spaces[i].tent
        if tent is not None:
            drawn += _worth(tent.points, tent.coins, x, y)
        parts.append(f'<g class="{"far" if faded else "near"}">{drawn}</g>')
    x, y = around(start, 232, 300)
    if steps:
        parts.append(
            f'<g class="was" transform="translate({x:.1f} {y:.1f})"><circle r="29"/>'
            f'<use href="#wagon" x="-22" y="-20" width="44" height="37"/></g>'
        )
    where = f"W{(start + steps) % 20}" if steps else f"V{start}"
    parts.append(
        f'<g class="mv wag now {where}" id="wagon-now"><circle r="31"/>'
        f'<use href="#wagon" x="-24" y="-22" width="48" height="40"/></g>'
        f'<use href="#{SIGNS[road.colour]}" class="r-sign" x="262" y="192" width="76" height="76"/>'
        f'<text x="300" y="304" text-anchor="middle" class="bn1">{lines[0]}</text>'
        f'<text x="300" y="334" text-anchor="middle" class="bn2">{lines[1]}</text>'
        f'<text x="300" y="358" text-anchor="middle" class="bn3">{lines[2]}</text>'
    )
    return Markup(f'<g class="k {KEYS[road.colour]}">{"".join(parts)}</g>')


def wagon_rules() -> str:
    """Where wagons stand, so that a change of place is a movement."""
    rules = []
    for i in range(20):
        for name, radius, centre in (("w", 76, 95), ("W", 196, 300), ("V", 232, 300)):
            x, y = around(i, radius, centre)
            rules.append(f".{name}{i}{{transform:translate({x:.1f}px,{y:.1f}px)}}")
    return "\n".join(rules)


def _worth(points: int, coins: int, x: float, y: float) -> str:
    """What a tent yields, under it."""
    goods = [(name, much) for name, much in (("ticket", points), ("circus-coin", coins)) if much]
    wide = 30 * len(goods) + 8
    out = f'<rect x="{x - wide / 2:.1f}" y="{y + 12:.1f}" width="{wide}" height="20" rx="10" class="r-tag"/>'
    for n, (name, much) in enumerate(goods):
        left = x - wide / 2 + 5 + 30 * n
        out += f'<use href="#{name}" x="{left:.1f}" y="{y + 15:.1f}" width="17" height="14"/>'
        out += f'<text x="{left + 18:.1f}" y="{y + 27:.1f}" class="tv">{much}</text>'
    return out
