"""The board as a drawing: 36 squares, arenas in their real size and place, nobles, markets, dice and records."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from markupsafe import Markup, escape

from spectacula.games.colosseum.state import COMPONENTS, MARKET_SIZE, ROUNDS, SQUARES
from spectacula.games.colosseum.table import Noble, Table

WIDE, HIGH, CELL, EDGE = 744, 504, 60, 14
REST_COLOURS = {n["square"]: n["name"] for n in COMPONENTS["track"]["nobles"]}
NOBLE_FILL = {"emperor": "#b3202c", "consul": "#2c62b0", "senator": "#d9a91f"}
SOLD, GREY, PALE = "#9c8f7a", "#c9bfae", "#f5ead3"
AWNINGS = ("#8c5a6a", "#2f6d80", "#a3283a", "#5d7f37", "#b5651c")
CROWD = ("#fff4dd", "#ffe7bd", "#f2c98a", "#e7a98a")
CROWD_GAP = 6.5
STALLS = ((88, 98), (281, 98), (474, 98), (88, 246), (281, 246))
RAIL_LEFT, RAIL_RIGHT = 104.0, 640.0


def place(square: int) -> tuple[int, int]:
    """Column and row of a square on the rim of 12 by 8."""
    if square <= 11:
        return square, 0
    if square <= 18:
        return 11, square - 11
    if square <= 29:
        return 29 - square, 7
    return 0, 36 - square


def corner(square: int) -> tuple[int, int]:
    column, row = place(square)
    return EDGE + CELL * column, EDGE + CELL * row


def centre(square: int) -> tuple[int, int]:
    x, y = corner(square)
    return x + 28, y + 28


def rules() -> str:
    """Where pieces and buttons stand, as style rules: a page may not carry styles of its own."""
    out = []
    for square in range(SQUARES):
        x, y = centre(square)
        out.append(f".on-{square}{{transform:translate({x}px,{y}px)}}")
        left, top = corner(square)
        out.append(f".at-{square}{{left:{100 * left / WIDE:.2f}%;top:{100 * top / HIGH:.2f}%}}")
    for i, (x, y) in enumerate(STALLS):
        out.append(f".stall-{i + 1}{{left:{100 * (x - 4) / WIDE:.2f}%;top:{100 * (y - 5) / HIGH:.2f}%}}")
    for value in range(0, 161):
        out.append(f".rec-{value}{{transform:translate({rail(value, 80 if value <= 80 else 160):.1f}px,0)}}")
        if value <= 80:
            out.append(f".long .rec-{value}{{transform:translate({rail(value, 160):.1f}px,0)}}")
    out += [
        f".awning-{i}{{--a1:{a};--a2:{b}}}" for i, (a, b) in enumerate(((SOLD, GREY), *((a, PALE) for a in AWNINGS)))
    ]
    return "\n".join(out)


def rail(value: int, most: int) -> float:
    return RAIL_LEFT + (RAIL_RIGHT - RAIL_LEFT) * min(value, most) / most


GROUND = f'<use href="#ground" width="{WIDE}" height="{HIGH}"/>'


def _span(squares: tuple[int, ...]) -> tuple[int, int, int, int]:
    corners = [corner(square) for square in squares]
    x, y = min(c[0] for c in corners) - 6, min(c[1] for c in corners) - 6
    return x, y, max(c[0] for c in corners) + 62 - x, max(c[1] for c in corners) + 62 - y


def _round(x: float, y: float, w: float, h: float, radius: int, more: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{radius}" {more}/>'


def _crowd(x: float, y: float, w: float, h: float) -> str:
    """Spectators all around: dots in four colours, one row of dashes for each."""
    each = CROWD_GAP * len(CROWD)
    around = each * max(1, round((2 * (w + h) - 24) / each))
    return "".join(
        _round(
            *(x, y, w, h, 14),
            f'class="crowd" pathLength="{around}" stroke="{colour}" stroke-dashoffset="{-CROWD_GAP * i}"',
        )
        for i, colour in enumerate(CROWD)
    )


@cache
def arena(seat: int, squares: tuple[int, ...], loge: bool, seats: int) -> str:
    """Oval stands in the player's colour with a dotted crowd, sand inside, a dashed line between parts."""
    x, y, w, h = _span(squares)
    out = [
        f'<g class="player-{seat + 1} arena" id="arena-{seat}">',
        _round(x, y, w, h, 22, 'class="arena-wall"'),
        _round(x + 2, y + 1, w - 4, h - 4, 20, 'class="arena-rim"'),
        _round(x + 7, y + 6, w - 14, h - 14, 16, 'class="arena-wall"'),
        _crowd(x + 12, y + 11, w - 24, h - 24),
        _round(x + 16, y + 15, w - 32, h - 32, 11, 'fill="#f3dca6"'),
        _round(x + 16, y + 15, w - 32, 7, 5, 'fill="#d9b878" opacity=".7"'),
        _round(x + 18.5, y + 17.5, w - 37, h - 37, 9, 'fill="none" stroke="#d3b06a" stroke-width="1.3"'),
    ]
    for square in squares:
        cx, cy = centre(square)
        if square in REST_COLOURS:
            fill = NOBLE_FILL[REST_COLOURS[square]]
            out.append(
                f'<path d="M{cx - 15} {cy - 13}h30v26h-30Z" fill="{fill}" opacity=".8"/>'
                f'<use href="#a-medal" x="{cx - 10}" y="{cy - 10}" width="20" height="20" opacity=".85"/>'
            )
    for one, two in pairwise(squares):
        (ax, ay), (bx, by) = centre(one), centre(two)
        mx, my = (ax + bx) // 2, (ay + by) // 2
        line = f"M{mx} {my - 16}v32" if ay == by else f"M{mx - 16} {my}h32"
        out.append(f'<path d="{line}" stroke="#d3b06a" stroke-width="1.5" stroke-dasharray="3 3"/>')
    out.append(_fittings(squares, loge, seats))
    return "".join([*out, "</g>"])


def _fittings(squares: tuple[int, ...], loge: bool, seats: int) -> str:
    """Luxury seats and the loge stand at the outer wall."""
    x, y, w, h = _span(squares)
    flat = w > h
    outer = (y - 1 if y < 200 else y + h - 20) if flat else (x - 1 if x < 300 else x + w - 20)
    out = []
    for i, name in enumerate((["a-loge"] if loge else []) + ["a-seat"] * seats):
        along = (x + 22 if flat else y + 22) + 21 * i
        a, b = (along, outer) if flat else (outer, along)
        out.append(
            f'<circle cx="{a + 10}" cy="{b + 10}" r="11" fill="#fffaf0"/>'
            f'<use href="#{name}" x="{a}" y="{b}" width="20" height="20"/>'
        )
    return "".join(out)


@cache
def plate(seat: int, squares: tuple[int, ...], name: str) -> str:
    """The name of the city at the inner side of its arena."""
    x, y, w, h = _span(squares)
    side = "" if w > h else " at-left" if x < 300 else " at-right"
    wide = max(74, 34 + round(7.6 * len(name)))
    if w > h:
        left, top = x + (w - wide) / 2, (y + h - 8 if y < 200 else y - 11)
    else:
        left = 5 if x < 300 else WIDE - 5 - wide
        top = y + h - 28 if x < 300 else y + 5
    return (
        f'<g class="player-{seat + 1} plate{side}"><rect x="{left}" y="{top}" width="{wide}" height="19" rx="9.5" '
        f'fill="var(--pd)"/><g class="sign"><use href="#ps-{seat + 1}" x="{left + 4}" y="{top + 2.5}" width="14" '
        f'height="14"/></g><text x="{left + wide / 2 + 8}" y="{top + 14}" text-anchor="middle" class="city-text">'
        f"{escape(name)}</text></g>"
    )


def nobles(table: Table, ringed: frozenset[str]) -> str:
    """Busts with their value, those that may move ringed; several on one square stand side by side."""
    out = []
    for i, noble in enumerate(table.nobles):
        beside = [n.id for n in table.nobles if n.square == noble.square]
        out.append(_noble(i, noble, beside.index(noble.id), len(beside), noble.id in ringed))
    return "".join(out)


def _noble(i: int, noble: Noble, at: int, of: int, ringed: bool) -> str:
    shift = 16 * at - 8 * (of - 1)
    ring = (
        '<ellipse cx="0" cy="19" rx="19" ry="6" fill="none" stroke="var(--limelight)" stroke-width="3"/>'
        '<ellipse cx="0" cy="19" rx="16.5" ry="4.4" fill="none" stroke="var(--limelight-ink)"/>'
        if ringed
        else ""
    )
    return (
        f'<g id="noble-{i}" class="noble glides on-{noble.square}"><g transform="translate({shift} 0)">{ring}'
        f'<use href="#noble-{noble.name}" x="-19" y="-31" width="38" height="50"/><g class="noble-badge">'
        '<circle cx="13" cy="-19" r="9" fill="#fffaf0" stroke="#7c4b16" stroke-width="1.2"/>'
        f'<text x="13" y="-15" text-anchor="middle" class="noble-value">+{noble.spectators}</text></g></g></g>'
    )


@cache
def stall(number: int, tokens: tuple[str, ...], sold: str, lit: bool) -> str:
    """A market with its three tokens, or who took them."""
    x, y = STALLS[number - 1]
    out = []
    if lit:
        out.append(
            f'<rect x="{x - 7}" y="{y - 7}" width="196" height="142" rx="14" fill="#fff3cf" stroke="var(--limelight)" '
            f'stroke-width="4"/><rect x="{x - 4.5}" y="{y - 4.5}" width="191" height="137" rx="12" fill="none" '
            f'stroke="var(--limelight-ink)" stroke-width="1.5"/>'
        )
    out.append(
        f'<use href="#stall" class="awning-{number if tokens else 0}" x="{x - 3}" y="{y - 3}" width="188" '
        f'height="132"/>'
        f'<text x="{x + 91}" y="{y + 19.5}" text-anchor="middle" class="stall-number">{number}</text>'
    )
    if not tokens:
        out.append(f'<text x="{x + 91}" y="{y + 86}" text-anchor="middle" class="sold">{escape(sold)}</text>')
    for i in range(MARKET_SIZE):
        left, top = x + 13 + 54 * i, y + 46
        size = f'x="{left}" y="{top}" width="49" height="51"'
        ware = _ware(tokens[i], left, top, size) if i < len(tokens) else f'<rect {size} fill="none"/>'
        out.append(f'<g data-spot="ware-{i + 1}">{ware}</g>')
    return f'<g id="stall-{number}">{"".join(out)}</g>'


def _ware(token: str, left: float, top: float, size: str) -> str:
    """A token on its card."""
    place = f'x="{left + 5.4}" y="{top + 5.4}" width="38.2" height="38.2"'
    return f'<use href="#ware" {size}/><use href="#{drawing(token)}" {place}/>'


def drawing(token: str) -> str:
    """The drawing of a token."""
    return {"emperor": "a-emperor-token", "coins": "sestertius"}.get(token, f"a-{token}")


@cache
def small_stalls(sold: tuple[bool, ...]) -> str:
    """The markets in the background of a show."""
    out = []
    for i, gone in enumerate(sold):
        x = 98 + 112 * i
        out.append(
            f'<use href="#stall-far" class="awning-{0 if gone else i + 1}" x="{x - 2}" y="95" width="102" height="42"/>'
            f'<text x="{x + 49}" y="114.5" text-anchor="middle" class="stall-number">{i + 1}</text>'
        )
    return "".join(out)


@cache
def supply(now: int, medals: int, podiums: int, seats: int, words: tuple[str, str, str, str]) -> str:
    """The round track, and what the bank still holds."""
    title, *labels = words
    out = [
        '<rect x="474" y="242" width="182" height="136" rx="12" fill="#fffaf0" stroke="#b8935a" stroke-width="1.5"/>'
        f'<text x="565" y="267" text-anchor="middle" class="plaque">{escape(title)}</text>'
    ]
    for number in range(1, ROUNDS + 1):
        fill, ink = ("#8f3a18", "#fff") if number == now else ("#d9c5a2" if number < now else "#fffaf0", "#5a3a20")
        x = 469 + 32 * number
        out.append(
            f'<circle cx="{x}" cy="294" r="14" fill="{fill}" stroke="#8f3a18" stroke-width="1.6"/>'
            f'<text x="{x}" y="299" text-anchor="middle" class="round-number" fill="{ink}">{number}</text>'
        )
    for i, (name, count) in enumerate((("a-medal", medals), ("a-podium", podiums), ("a-seat", seats))):
        x = 486 + 57 * i
        out.append(
            f'<use href="#{name}" x="{x}" y="319" width="28" height="28"/><text x="{x + 30}" y="340" '
            f'class="supply-value">'
            f'{count}</text><text x="{x + 24}" y="365" text-anchor="middle" class="rail-text place-label">'
            f"{escape(labels[i])}</text>"
        )
    return "".join(out)


def records(table: Table, tonight: tuple[int, int] | None, hopes: tuple[tuple[int, int], ...] = ()) -> str:
    """Everybody's record on one rail; `tonight` is whose show stands where, `hopes` what each program would reach."""
    totals = [total for _, total in hopes]
    most = max([*(player.record for player in table.players), *totals, tonight[1] if tonight else 0])
    top, step = (80, 10) if most <= 80 else (160, 20)
    out = ['<g transform="translate(0 400)"' + (' class="long">' if top == 160 else ">")]
    out.append(
        f'<path d="M{RAIL_LEFT} 0H{RAIL_RIGHT}" stroke="#8d6a3a" stroke-width="3" stroke-linecap="round"/>'
        + "".join(
            f'<path d="M{rail(v, top):.1f}-5v10" stroke="#8d6a3a" stroke-width="2"/>'
            f'<text x="{rail(v, top):.1f}" y="19" text-anchor="middle" class="rail-text">{v}</text>'
            for v in range(0, top + 1, step)
        )
    )
    placed: list[int] = []
    for player in sorted(table.players, key=lambda p: p.record):
        near = sum(abs(player.record - other) < top * 0.045 for other in placed)
        placed.append(player.record)
        out.append(
            f'<g id="rec-{player.seat}" class="player-{player.seat + 1} glides rec-{min(player.record, 160)}">'
            f'<g transform="translate({24 * (near // 3)} {-23 * (near % 3)})" class="record-marker">'
            f'<circle r="11.5" fill="#fffaf0" stroke="#b8935a"/><use href="#ps-{player.seat + 1}" x="-8" y="-8" '
            f'width="16" height="16"/></g></g>'
        )
    if table.stage is not None and hopes:
        out.append(_ghosts(table.stage.performer, hopes, top))
    if tonight:
        seat, count = tonight
        out.append(
            f'<g class="player-{seat + 1} glides rec-{min(count, 160)}" id="rec-now"><path d="M0-14l6-9h-12Z" '
            f'fill="#3a2600"/>'
            '<circle r="13.5" fill="#fff3cf" stroke="var(--limelight)" stroke-width="3"/><g class="record-marker">'
            f'<use href="#ps-{seat + 1}" x="-9" y="-9" width="18" height="18"/></g>'
            f'<text y="-28" text-anchor="middle" class="supply-value">{count}</text></g>'
        )
    return "".join([*out, "</g>"])


def _ghosts(seat: int, hopes: tuple[tuple[int, int], ...], top: int) -> str:
    """Where the marker could stand tonight: a dashed flag with the number of each program."""
    out, placed = [f'<g class="player-{seat + 1} hopes">'], list[int]()
    for program, total in sorted(hopes, key=lambda hope: hope[1]):
        high = 36 + 23 * (sum(abs(total - other) < top * 0.045 for other in placed) % 2)
        placed.append(total)
        out.append(
            f'<g class="glides rec-{min(total, 160)}" id="hope-{program}"><path d="M0-3V{11 - high}"/>'
            f'<circle cy="{-high}" r="11.5"/><text y="{4 - high}" text-anchor="middle">{program}</text></g>'
        )
    return "".join([*out, "</g>"])


@cache
def dice(faces: tuple[int, ...], used: int, captions: tuple[str, ...], both: str) -> str:
    """Roman dice on the sand: used ones fade, the next one is ringed."""
    out = [
        '<ellipse cx="372" cy="254" rx="264" ry="98" fill="#c79f62"/><ellipse cx="372" cy="250" rx="262" ry="96" '
        'fill="#eed9ac"/><ellipse cx="372" cy="250" rx="248" ry="86" fill="none" stroke="#d3b06a" '
        'stroke-width="1.5" stroke-dasharray="3 5"/>'
    ]
    middle = 372 if len(faces) == 1 else 300
    for i, face in enumerate(faces):
        x = middle - 49 + (150 * i - 75 * (len(faces) - 1))
        ring = (
            '<rect x="-5" y="-5" width="108" height="108" rx="24" fill="none" stroke="var(--limelight)" '
            'stroke-width="4"/><rect x="-2" y="-2" width="102" height="102" rx="22" fill="none" '
            'stroke="var(--limelight-ink)" stroke-width="1.5"/>'
            if i == used
            else ""
        )
        fade = ' opacity=".6"' if i < used else ""
        out.append(
            f'<g id="die-{i}" transform="translate({x} 186) rotate({(-6, 5)[i % 2]} 49 49)"{fade}><ellipse cx="49" '
            f'cy="98" rx="48" ry="10" fill="#0003"/>{ring}<use href="#rdie-{face}" width="98" height="98"/></g>'
            f'<text x="{x + 49}" y="322" text-anchor="middle" '
            f'class="dice-caption{" strong-label" if i == used else ""}">'
            f"{escape(captions[i])}</text>"
        )
    if len(faces) == 2 and used == 0:
        out.append(
            f'<g class="dice-sum"><use href="#rdie-{faces[0]}" x="508" y="206" width="38" height="38"/>'
            '<text x="558" y="232" text-anchor="middle" class="supply-value">+</text>'
            f'<use href="#rdie-{faces[1]}" x="570" y="206" width="38" height="38"/>'
            f'<text x="558" y="272" text-anchor="middle" class="dice-caption">{escape(both)}</text></g>'
        )
    return "".join(out)


def face_drawing(least: int, most: int) -> int:
    """Which die is drawn: the face that leaves the choice is the first."""
    return 1 if most > least else most


def drawn(parts: list[str]) -> Markup:
    return Markup("".join(parts))
