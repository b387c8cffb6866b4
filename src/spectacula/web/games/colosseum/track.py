"""The board as a drawing: 36 squares, arenas in their real size and place, nobles, markets, dice and records."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from markupsafe import Markup, escape

from spectacula.games.colosseum.state import COMPONENTS, SQUARES
from spectacula.games.colosseum.view import Noble, Table

WIDE, HIGH, CELL, EDGE = 744, 504, 60, 14
ROMAN = ("I", "II", "III", "IV", "V")
REST_COLOURS = {n["square"]: n["name"] for n in COMPONENTS["track"]["nobles"]}
NOBLE_FILL = {"emperor": "#b3202c", "consul": "#2c62b0", "senator": "#d9a91f"}
AWNINGS = ("#8c5a6a", "#2f6d80", "#a3283a", "#5d7f37", "#b5651c")
CROWD = ("#fff4dd", "#ffe7bd", "#f2c98a", "#e7a98a")
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
    return "\n".join(out)


def rail(value: int, most: int) -> float:
    return RAIL_LEFT + (RAIL_RIGHT - RAIL_LEFT) * min(value, most) / most


def _square(square: int) -> str:
    x, y = corner(square)
    if square in REST_COLOURS:
        return (
            f'<rect x="{x}" y="{y}" width="56" height="56" rx="9" fill="{NOBLE_FILL[REST_COLOURS[square]]}"/>'
            f'<rect x="{x + 3}" y="{y + 3}" width="50" height="50" rx="7" fill="none" stroke="#fff8" '
            f'stroke-width="1.3"/><use href="#a-medal" x="{x + 13}" y="{y + 13}" width="30" height="30" opacity=".9"/>'
        )
    return (
        f'<rect x="{x}" y="{y}" width="56" height="56" rx="8" fill="#f4ead4" stroke="#cdb992"/>'
        f'<path d="M{x} {y + 28}h24m12 0h20M{x + 22} {y}v28M{x + 34} {y + 28}v25" stroke="#dfceab" '
        f'stroke-width="1.4" fill="none"/>'
    )


@cache
def ground() -> str:
    """The paved rim and the sand inside."""
    return (
        f'<rect width="{WIDE}" height="{HIGH}" rx="16" fill="#c9b287"/>'
        '<rect x="6" y="6" width="732" height="492" rx="12" fill="#e6d6b6"/>'
        '<rect x="74" y="74" width="596" height="356" rx="10" fill="#d7b57e"/>'
        '<rect x="79" y="79" width="586" height="346" rx="8" fill="none" stroke="#b8935a" stroke-width="1.5" '
        'stroke-dasharray="2 5"/>' + "".join(_square(square) for square in range(SQUARES))
    )


def _span(squares: tuple[int, ...]) -> tuple[int, int, int, int]:
    corners = [corner(square) for square in squares]
    x, y = min(c[0] for c in corners) - 6, min(c[1] for c in corners) - 6
    return x, y, max(c[0] for c in corners) + 62 - x, max(c[1] for c in corners) + 62 - y


def _row(first: float, last: float) -> list[float]:
    """Places of spectators along a side."""
    count = max(1, round((last - first) / 6.5))
    return [first + (last - first) * i / count for i in range(count + 1)]


@cache
def arena(seat: int, squares: tuple[int, ...], loge: bool, seats: int) -> str:
    """Oval stands in the player's colour with a dotted crowd, sand inside, a dashed line between parts."""
    x, y, w, h = _span(squares)
    dots = [(a, float(b)) for a in _row(x + 21, x + w - 21) for b in (y + 11, y + h - 13)]
    dots += [(float(a), b) for b in _row(y + 26, y + h - 27) for a in (x + 12, x + w - 12)]
    crowd = "".join(
        f'<circle cx="{a:.1f}" cy="{b:.1f}" r="1.9" fill="{CROWD[(i * 7 + i // 3) % 4]}"/>'
        for i, (a, b) in enumerate(dots)
    )
    out = [
        f'<g class="p{seat + 1}"><rect x="{x}" y="{y}" width="{w}" height="{h}" rx="22" fill="var(--pd)"/>'
        f'<rect x="{x + 2}" y="{y + 1}" width="{w - 4}" height="{h - 4}" rx="20" fill="var(--pc)"/>'
        f'<rect x="{x + 7}" y="{y + 6}" width="{w - 14}" height="{h - 14}" rx="16" fill="var(--pd)"/>{crowd}'
        f'<rect x="{x + 16}" y="{y + 15}" width="{w - 32}" height="{h - 32}" rx="11" fill="#f3dca6"/>'
        f'<rect x="{x + 16}" y="{y + 15}" width="{w - 32}" height="7" rx="5" fill="#d9b878" opacity=".7"/>'
        f'<rect x="{x + 18.5}" y="{y + 17.5}" width="{w - 37}" height="{h - 37}" rx="9" fill="none" '
        f'stroke="#d3b06a" stroke-width="1.3"/>'
    ]
    for square in squares:
        cx, cy = centre(square)
        if square in REST_COLOURS:
            fill = NOBLE_FILL[REST_COLOURS[square]]
            out.append(
                f'<rect x="{cx - 15}" y="{cy - 13}" width="30" height="26" rx="7" fill="{fill}" opacity=".8"/>'
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
    side = "" if w > h else " atleft" if x < 300 else " atright"
    wide = max(74, 34 + round(7.6 * len(name)))
    if w > h:
        left, top = x + (w - wide) / 2, (y + h - 8 if y < 200 else y - 11)
    else:
        left = 5 if x < 300 else WIDE - 5 - wide
        top = y + h - 28 if x < 300 else y + 5
    return (
        f'<g class="p{seat + 1} plate{side}"><rect x="{left}" y="{top}" width="{wide}" height="19" rx="9.5" '
        f'fill="var(--pd)"/><g class="sign"><use href="#ps-{seat + 1}" x="{left + 4}" y="{top + 2.5}" width="14" '
        f'height="14"/></g><text x="{left + wide / 2 + 8}" y="{top + 14}" text-anchor="middle" class="ct">'
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
        f'<g id="noble-{i}" class="noble mv on-{noble.square}"><g transform="translate({shift} 0)">{ring}'
        f'<use href="#noble-{noble.name}" x="-19" y="-31" width="38" height="50"/><g class="nb">'
        '<circle cx="13" cy="-19" r="9" fill="#fffaf0" stroke="#7c4b16" stroke-width="1.2"/>'
        f'<text x="13" y="-15" text-anchor="middle" class="nv">+{noble.spectators}</text></g></g></g>'
    )


@cache
def _awning(x: float, y: float, colour: str, pale: str, strip: float, count: int, drop: int) -> str:
    radius = strip / 2
    return "".join(
        f'<path d="M{x + strip * i:.1f} {y}h{strip:.1f}v{drop}a{radius:.1f} {radius:.1f} 0 0 1 -{strip:.1f} 0Z" '
        f'fill="{pale if i % 2 else colour}"/>'
        for i in range(count)
    )


@cache
def stall(number: int, tokens: tuple[str, ...], sold: str, lit: bool) -> str:
    """A market with its three tokens, or who took them."""
    x, y = STALLS[number - 1]
    empty = not tokens
    colour, pale = ("#9c8f7a", "#c9bfae") if empty else (AWNINGS[number - 1], "#f5ead3")
    out = []
    if lit:
        out.append(
            f'<rect x="{x - 7}" y="{y - 7}" width="196" height="142" rx="14" fill="#fff3cf" stroke="var(--limelight)" '
            f'stroke-width="4"/><rect x="{x - 4.5}" y="{y - 4.5}" width="191" height="137" rx="12" fill="none" '
            f'stroke="var(--limelight-ink)" stroke-width="1.5"/>'
        )
    out.append(
        f'<rect x="{x + 6}" y="{y + 30}" width="170" height="92" rx="6" fill="#8a5f34"/>'
        f'<rect x="{x + 6}" y="{y + 30}" width="170" height="26" fill="#5f3f20"/>'
        f'<rect x="{x}" y="{y + 108}" width="182" height="18" rx="5" fill="#a9784a"/>'
        f'<rect x="{x}" y="{y + 108}" width="182" height="5" rx="2" fill="#c4945f"/>'
        + _awning(x, y, colour, pale, 20.222, 9, 26)
        + f'<rect x="{x - 3}" y="{y - 3}" width="188" height="7" rx="3" fill="#6b4423"/>'
        f'<rect x="{x + 64}" y="{y + 6}" width="54" height="18" rx="9" fill="#2a1a12"/>'
        f'<text x="{x + 91}" y="{y + 19.5}" text-anchor="middle" class="mk">{ROMAN[number - 1]}</text>'
    )
    if empty:
        out.append(f'<text x="{x + 91}" y="{y + 86}" text-anchor="middle" class="sold">{escape(sold)}</text>')
    for i, token in enumerate(tokens):
        left, top = x + 13 + 54 * i, y + 46
        out.append(
            f'<rect x="{left}" y="{top + 2}" width="49" height="49" rx="9.8" fill="#a8741f"/><rect x="{left}" '
            f'y="{top}" width="49" height="49" rx="9.8" fill="#fffaf0" stroke="#c79a55" stroke-width="1.5"/>'
            f'<use href="#{drawing(token)}" x="{left + 5.4}" y="{top + 5.4}" width="38.2" height="38.2"/>'
        )
    return f"<g>{''.join(out)}</g>"


def drawing(token: str) -> str:
    """The drawing of a token."""
    return {"emperor": "a-emperor-token", "coins": "sestertius"}.get(token, f"a-{token}")


@cache
def small_stalls(sold: tuple[bool, ...]) -> str:
    """The markets in the background of a show."""
    out = []
    for i, gone in enumerate(sold):
        x = 98 + 112 * i
        colour, pale = ("#9c8f7a", "#c9bfae") if gone else (AWNINGS[i], "#f5ead3")
        out.append(
            f'<rect x="{x + 3}" y="112" width="92" height="22" rx="3" fill="#5f3f20"/>'
            + _awning(x, 98, colour, pale, 14, 7, 22)
            + f'<rect x="{x - 2}" y="95" width="102" height="6" rx="3" fill="#6b4423"/><rect x="{x + 31}" y="102" '
            f'width="36" height="16" rx="8" fill="#2a1a12"/><text x="{x + 49}" y="114.5" text-anchor="middle" '
            f'class="mk">{ROMAN[i]}</text>'
        )
    return "".join(out)


@cache
def supply(now: int, medals: int, podiums: int, seats: int, words: tuple[str, str, str, str]) -> str:
    """The round track, and what the bank still holds."""
    title, *labels = words
    out = [
        '<rect x="474" y="242" width="182" height="136" rx="12" fill="#fffaf0" stroke="#b8935a" stroke-width="1.5"/>'
        f'<text x="565" y="267" text-anchor="middle" class="pq">{escape(title)}</text>'
    ]
    for i, name in enumerate(ROMAN):
        fill, ink = ("#8f3a18", "#fff") if i + 1 == now else ("#d9c5a2" if i + 1 < now else "#fffaf0", "#5a3a20")
        x = 501 + 32 * i
        out.append(
            f'<circle cx="{x}" cy="294" r="14" fill="{fill}" stroke="#8f3a18" stroke-width="1.6"/>'
            f'<text x="{x}" y="299" text-anchor="middle" class="rd" fill="{ink}">{name}</text>'
        )
    for i, (name, count) in enumerate((("a-medal", medals), ("a-podium", podiums), ("a-seat", seats))):
        x = 486 + 57 * i
        out.append(
            f'<use href="#{name}" x="{x}" y="319" width="28" height="28"/><text x="{x + 30}" y="340" class="sv">'
            f'{count}</text><text x="{x + 24}" y="365" text-anchor="middle" class="rt pl">{escape(labels[i])}</text>'
        )
    return "".join(out)


def records(table: Table, tonight: tuple[int, int] | None) -> str:
    """Everybody's record on one rail; `tonight` is whose show stands where."""
    most = max([*(player.record for player in table.players), tonight[1] if tonight else 0])
    top, step = (80, 10) if most <= 80 else (160, 20)
    out = ['<g transform="translate(0 400)"' + (' class="long">' if top == 160 else ">")]
    out.append(
        f'<path d="M{RAIL_LEFT} 0H{RAIL_RIGHT}" stroke="#8d6a3a" stroke-width="3" stroke-linecap="round"/>'
        + "".join(
            f'<path d="M{rail(v, top):.1f}-5v10" stroke="#8d6a3a" stroke-width="2"/>'
            f'<text x="{rail(v, top):.1f}" y="19" text-anchor="middle" class="rt">{v}</text>'
            for v in range(0, top + 1, step)
        )
    )
    placed: list[int] = []
    for player in sorted(table.players, key=lambda p: p.record):
        near = sum(abs(player.record - other) < top * 0.045 for other in placed)
        placed.append(player.record)
        out.append(
            f'<g id="rec-{player.seat}" class="p{player.seat + 1} mv rec-{min(player.record, 160)}">'
            f'<g transform="translate({24 * (near // 3)} {-23 * (near % 3)})" class="recm">'
            f'<circle r="11.5" fill="#fffaf0" stroke="#b8935a"/><use href="#ps-{player.seat + 1}" x="-8" y="-8" '
            f'width="16" height="16"/></g></g>'
        )
    if tonight:
        seat, count = tonight
        out.append(
            f'<g class="p{seat + 1} mv rec-{min(count, 160)}" id="rec-now"><path d="M0-14l6-9h-12Z" fill="#3a2600"/>'
            '<circle r="13.5" fill="#fff3cf" stroke="var(--limelight)" stroke-width="3"/><g class="recm">'
            f'<use href="#ps-{seat + 1}" x="-9" y="-9" width="18" height="18"/></g>'
            f'<text y="-28" text-anchor="middle" class="sv">{count}</text></g>'
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
            f'<text x="{x + 49}" y="322" text-anchor="middle" class="dcap{" b" if i == used else ""}">'
            f"{escape(captions[i])}</text>"
        )
    if len(faces) == 2 and used == 0:
        out.append(
            f'<g class="sumb"><use href="#rdie-{faces[0]}" x="508" y="206" width="38" height="38"/>'
            '<text x="558" y="232" text-anchor="middle" class="sv">+</text>'
            f'<use href="#rdie-{faces[1]}" x="570" y="206" width="38" height="38"/>'
            f'<text x="558" y="272" text-anchor="middle" class="dcap">{escape(both)}</text></g>'
        )
    return "".join(out)


def face_drawing(least: int, most: int) -> int:
    """Which die is drawn: the face that leaves the choice is the first."""
    return 1 if most > least else most


def drawn(parts: list[str]) -> Markup:
    return Markup("".join(parts))
