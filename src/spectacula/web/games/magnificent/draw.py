"""Drawings made of parts: dice, gems, camp tiles, the camp itself and the travel rings."""

from __future__ import annotations

import math
from functools import cache

from markupsafe import Markup

from spectacula.games.magnificent.box import (
    COLOUR_NAMES,
    COLOURS,
    HEIGHT,
    ROUNDS,
    SEATS,
    TILE_NAMES,
    TURNS,
    WIDTH,
)
from spectacula.games.magnificent.pieces import Bonus, Tile, tile_shape
from spectacula.games.magnificent.view import Area, Camp, Road
from spectacula.web.shell import art

CELL = 44
MOST_LAPS = ROUNDS * TURNS * SEATS
"""If every turn of a game were a trip all around the same ring."""
KEYS = {"orange": "tint-fire", "green": "tint-beast", "purple": "tint-magic", "clear": "tint-clear", "any": "tint-any"}
TONES = {"orange": "fire", "green": "beast", "purple": "magic", "clear": "clear"}
SIGNS = {"orange": "e-flame", "green": "e-paw", "purple": "e-moon", "clear": "e-spark"}
ACTS = {
    "p-fire": "R01O R04O R08O R10O R13O R16O R16P",
    "p-torch": "SAO SBO R02O R05O R06O R07P R09O",
    "p-phoenix": "R03O R05P R07O R11O",
    "p-clown": "R12O R14G R15O",
    "p-tiger": "R04G R08G R09G R10G R12G",
    "p-ele": "SBG R02G R07G R15G",
    "p-owl": "R01G R05G R13G",
    "p-goat": "SAG R06G R16G",
    "p-hat": "SBP R03G R11P R13P R14O",
    "p-orb": "R03P R08P R09P R12P",
    "p-moon": "R02P R04P R06P R11G R14P",
    "p-cards": "SAP R01P R10P R15P",
}
"""Drawings and the posters they fit."""
ACT_OF = {poster: act for act, posters in ACTS.items() for poster in posters.split()}
TENTS = ("tent-red", "tent-blue", "tent-green", "tent-gold", "tent-plum")
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


def gliding(name: str) -> str:
    """The name under which a piece glides from place to place."""
    return f' data-vt="{name}"' if name else ""


@cache
def die(colour: str, value: int, cls: str = "", name: str = "", spot: str = "") -> Markup:
    sign = art(SIGNS[colour])
    place = f' data-spot="{spot}"' if spot else ""
    return Markup(
        f'<span class="die tinted {KEYS[colour]}{" " + cls if cls else ""}"{gliding(name)}{place}>{art(f"die-{value}")}'
        f'<i class="die-sign">{sign}</i></span>'
    )


@cache
def gem(colour: str, cls: str = "", name: str = "") -> Markup:
    drawing = {"clear": "gem-clear", "any": "gem-mixed"}.get(colour, "gem")
    picture = art(drawing, f"gem tinted {KEYS[colour]}{' ' + cls if cls else ''}")
    return Markup(f'<span class="gem-wrap"{gliding(name)}>{picture}</span>') if name else picture


@cache
def sign(colour: str) -> Markup:
    return Markup(f'<span class="tinted {KEYS[colour]} sign">{art(SIGNS[colour])}</span>')


def colour_of(tile: str) -> str:
    """The colour of a camp tile."""
    return COLOUR_NAMES[TILE_NAMES.index(tile) % COLOURS]


@cache
def tile_icon(name: str) -> Markup:
    """A camp tile, small, in its first position."""
    cells = tile_shape(TILE_NAMES.index(name), 0)
    least = min(column for _, column in cells)
    wide = max(column for _, column in cells) - least + 1
    squares = "".join(f"M{7 * (column - least) + 1} {7 * row + 1}h5v5h-5z" for row, column in cells)
    return Markup(
        f'<svg class="tile-icon tinted {KEYS[colour_of(name)]}" viewBox="-1 -1 {7 * wide + 2} 16" aria-hidden="true">'
        f'<path d="{squares}"/></svg>'
    )


def tent_class(tent_id: str) -> str:
    """Tents differ by the colour of their stripes."""
    return TENTS[int(tent_id[1:]) % len(TENTS)]


@cache
def scene(poster_id: str) -> Markup:
    """The picture of a poster, cut to its frame."""
    return Markup(
        f'<svg class="scene" viewBox="0 0 60 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">'
        f'<use href="#{ACT_OF[poster_id]}" width="60" height="80"/></svg>'
    )


# --- the camp


def outline(cells: Cells) -> str:
    """A polyomino as one path, just inside the grid: its rows, its columns, and corners where four cells meet."""
    inside, inner = set(cells), CELL - 2
    parts = []
    for row, column in cells:
        x, y = column * CELL + 1, row * CELL + 1
        wide = next(n for n in range(1, len(cells) + 1) if (row, column + n) not in inside)
        high = next(n for n in range(1, len(cells) + 1) if (row + n, column) not in inside)
        if (row, column - 1) not in inside:
            parts.append(f"M{x} {y}h{wide * CELL - 2}v{inner}H{x}z")
        if (row - 1, column) not in inside and high > 1:
            parts.append(f"M{x} {y}h{inner}v{high * CELL - 2}H{x}z")
        if {(row, column + 1), (row + 1, column), (row + 1, column + 1)} <= inside:
            parts.append(f"M{x + inner} {y + inner}h2v2h-2z")
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
        f'<g class="tile tinted {KEYS[colour]}{" " + cls if cls else ""}"><path class="tile-depth" d="{way}"/>'
        f'<path class="tile-face" d="{way}"/><g class="tile-signs">{signs}</g></g>'
    )


def _tile(tile: Tile, name: str, last: bool) -> str:
    """A tile where it was built; the last one drops in."""
    drawn = polyomino(tuple((cell // WIDTH, cell % WIDTH) for cell in tile.cells), tile.colour)
    return f'<g id="{name}" class="{"fresh" if last else "laid"}">{drawn}</g>' if name else drawn


def bonus_at(bonus: Bonus, x: float, y: float, size: float) -> str:
    """The bonus printed on a cell, and how much of it."""
    drawing = BONUSES[bonus.does]
    number = ""
    if bonus.much > 1 or bonus.does in ("coins", "points"):
        number = (
            f'<circle cx="{x + size - 2:g}" cy="{y + size - 3:g}" r="9" class="bonus-dot"/>'
            f'<text x="{x + size - 2:g}" y="{y + size + 1:g}" class="bonus-text" text-anchor="middle">'
            f"{bonus.much}</text>"
        )
    return (
        f'<g class="bonus"><use href="#{drawing}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>{number}</g>'
    )


GRID = "".join(f"M{column * CELL + 5} {row * CELL + 5}h34v34h-34z" for row in range(HEIGHT) for column in range(WIDTH))


def frame(cells: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Left, top, width and height of an area."""
    rows, columns = [cell // WIDTH for cell in cells], [cell % WIDTH for cell in cells]
    x, y = min(columns) * CELL, min(rows) * CELL
    return x, y, (max(columns) + 1) * CELL - x, (max(rows) + 1) * CELL - y


def _filled(held: Camp, fillers: int) -> tuple[list[Area], list[int]]:
    """The areas that count when so many gems fill cells, those that lack least first, and the cells they fill."""
    full, cells = list[Area](), list[int]()
    built = {cell for tile in held.tiles for cell in tile.cells}
    for area in sorted(held.areas, key=lambda area: area.free):
        if len(cells) + area.free <= fillers:
            full.append(area)
            cells += [cell for cell in area.cells if cell not in built]
    return full, cells


def camp(held: Camp, points: int, seat: int | None = None, fillers: int = 0) -> Markup:
    """Grid, areas, bonuses, tiles, seals on completed areas; on a player's own board tiles have names.

    When the game is over, gems left over fill cells.
    """
    completed, gems = _filled(held, fillers)
    parts = [
        f'<rect x="-3" y="-3" width="{WIDTH * CELL + 6}" height="{HEIGHT * CELL + 6}" rx="9" class="camp-ground"/>'
    ]
    parts.append(f'<path class="camp-grid" d="{GRID}"/>')
    for area in held.areas:
        x, y, wide, high = frame(area.cells)
        full = " full" if area in completed else ""
        parts.append(
            f'<rect x="{x + 3}" y="{y + 3}" width="{wide - 6}" height="{high - 6}" rx="7" class="area{full}"/>'
        )
    for cell in held.bonuses:
        if not cell.covered:
            x, y = cell.cell % WIDTH * CELL, cell.cell // WIDTH * CELL
            parts.append(bonus_at(cell.bonus, x + 10, y + 9, 24))
    for n, tile in enumerate(held.tiles, 1):
        parts.append(_tile(tile, "" if seat is None else f"tile-{seat}-{n}", n == len(held.tiles)))
    for filled in gems:
        x, y = filled % WIDTH * CELL, filled // WIDTH * CELL
        parts.append(f'<use href="#gem-mixed" x="{x + 9}" y="{y + 9}" width="26" height="26" class="filler"/>')
    for area in completed:
        x, y, wide, high = frame(area.cells)
        parts.append(
            f'<circle cx="{x + wide / 2:g}" cy="{y + high / 2:g}" r="13" class="seal"/>'
            f'<text x="{x + wide / 2:g}" y="{y + high / 2 + 5:g}" text-anchor="middle" class="bonus-text">'
            f"+{points}</text>"
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
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.9 * k:.1f}" class="ring-tent"/><use href="#tent" '
            f'data-spot="tent-{space.tent.id}" class="{tent_class(space.tent.id)}" x="{x - size / 2:.1f}" '
            f'y="{y - size / 2:.1f}" width="{size:.1f}" height="{size * 0.84:.1f}"/>'
        )
    if space.symbol == "poster":
        return (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.72 * k:.1f}" class="ring-open"/><use href="#e-poster" '
            f'class="ring-poster" '
            f'x="{x - k / 2:.1f}" y="{y - k / 2:.1f}" width="{k:.1f}" height="{k:.1f}"/>'
        )
    if not space.symbol:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.24 * k:.1f}" class="ring-nothing"/>'
    drawing = "gem-clear" if space.symbol == "clear" else "gem"
    return (
        f'<use href="#{drawing}" class="tinted {KEYS[space.symbol]}" x="{x - k / 2:.1f}" y="{y - k / 2:.1f}" '
        f'width="{k:.1f}" height="{k:.1f}"/>'
    )


def ring(road: Road, name: str, laps: int, came: int) -> Markup:
    """A whole ring, small; `laps` the wagon has been around, `came` as far as it rolls in."""
    key = KEYS[road.colour]
    parts = [
        '<circle cx="95" cy="95" r="76" class="ring-way"/><circle cx="95" cy="95" r="88" class="ring-edge"/>'
        '<circle cx="95" cy="95" r="64" class="ring-edge"/>'
    ]
    parts += [_space(road, i, *around(i, 76, 95), 14) for i in range(20)]
    where = f"pos{road.wagon} lap{laps}" + (f" came{came}" if came else "")
    parts.append(
        f'<g class="glides wagon small {where}" id="wagon-{road.colour}"><circle r="16"/>'
        f'<use href="#wagon" x="-13" y="-12" width="26" height="22"/></g>'
        f'<use href="#{SIGNS[road.colour]}" class="ring-sign" x="76" y="66" width="38" height="38"/>'
        f'<text x="95" y="122" text-anchor="middle" class="ring-name">{name}</text>'
    )
    return Markup(f'<g class="tinted {key}">{"".join(parts)}</g>')


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
        '<circle cx="300" cy="300" r="232" class="big-ring-way"/><circle cx="300" cy="300" r="266" '
        'class="big-ring-edge"/>'
        '<circle cx="300" cy="300" r="198" class="big-ring-edge"/>',
    ]
    if reach:
        parts.append(f'<path d="{arc(232, min(reach, 20))}" class="big-ring-reach"/>')
    if steps:
        parts.append(
            f'<path d="{arc(232, steps)}" class="big-ring-path"/><path d="{arc(266, steps)}" class="big-ring-line"/>'
        )
    for i in range(20):
        (x, y), (u, v) = around(i + 0.5, 198, 300), around(i + 0.5, 266, 300)
        parts.append(f'<path d="M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}" class="big-ring-bar"/>')
    for i in range(20):
        faded = reach and ((i - start) % 20 > reach or (i == start and reach < 20))
        x, y = around(i, 232, 300)
        drawn = _space(road, i, x, y, 34)
        tent = road.spaces[i].tent
        if tent is not None:
            drawn += _worth(tent.points, tent.coins, x, y)
        parts.append(f'<g class="{"out-of-reach" if faded else "near"}">{drawn}</g>')
    x, y = around(start, 232, 300)
    if steps:
        parts.append(
            f'<g class="was" transform="translate({x:.1f} {y:.1f})"><circle r="29"/>'
            f'<use href="#wagon" x="-22" y="-20" width="44" height="37"/></g>'
        )
    where = f"inside pos{start + steps}" if steps else f"pos{start}"
    parts.append(
        f'<g class="glides wagon now {where}" id="wagon-now"><circle r="31"/>'
        f'<use href="#wagon" x="-24" y="-22" width="48" height="40"/></g>'
        f'<use href="#{SIGNS[road.colour]}" class="ring-sign" x="262" y="192" width="76" height="76"/>'
        f'<text x="300" y="304" text-anchor="middle" class="ring-title">{lines[0]}</text>'
        f'<text x="300" y="334" text-anchor="middle" class="ring-count">{lines[1]}</text>'
        f'<text x="300" y="358" text-anchor="middle" class="ring-note">{lines[2]}</text>'
    )
    return Markup(f'<g class="tinted {KEYS[road.colour]}">{"".join(parts)}</g>')


def wagon_rules() -> str:
    """Where wagons stand: turned out from the middle and upright again, so that they travel along the ring. An angle
    only grows with every space and every lap: nobody cuts through the middle or runs back over the start. Where the
    drawing itself is new, the wagon rolls in from where its trip began."""
    angle = "(var(--at) + var(--lap) - var(--back))"
    turned, upright = f"rotate(calc({angle}))", f"rotate(calc(-1 * {angle}))"
    rules = [
        ".glides.wagon{--mid:300px;--out:-232px;--lap:0deg;--back:0deg;transition-duration:calc(2 * var(--t-move))}",
        f".glides.wagon{{transform:translate(var(--mid),var(--mid)) {turned} translateY(var(--out)) {upright}}}",
        ".glides.small{--mid:95px;--out:-76px}.glides.inside{--out:-196px}",
    ]
    rules += [f".glides.pos{i}{{--at:{18 * i}deg}}" for i in range(40)]
    rules += [f".glides.lap{n}{{--lap:{360 * n}deg}}" for n in range(1, MOST_LAPS + 1)]
    rules += [f"@starting-style{{.glides.wagon.came{n}{{--back:{18 * n}deg}}}}" for n in range(1, 21)]
    return "\n".join(rules)


def _worth(points: int, coins: int, x: float, y: float) -> str:
    """What a tent yields, under it."""
    goods = [(name, much) for name, much in (("ticket", points), ("circus-coin", coins)) if much]
    wide = 30 * len(goods) + 8
    out = f'<rect x="{x - wide / 2:.1f}" y="{y + 12:.1f}" width="{wide}" height="20" rx="10" class="ring-tag"/>'
    for n, (name, much) in enumerate(goods):
        left = x - wide / 2 + 5 + 30 * n
        out += f'<use href="#{name}" x="{left:.1f}" y="{y + 15:.1f}" width="17" height="14"/>'
        out += f'<text x="{left + 18:.1f}" y="{y + 27:.1f}" class="tag-value">{much}</text>'
    return out
