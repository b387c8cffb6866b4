"""Under the lines of a game: a band that says where it stood, and signs of what happened, each leading to its step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from markupsafe import Markup, escape

from spectacula.engine.definition import definition
from spectacula.web.chart import Axis, Charts, Frame
from spectacula.web.review.curves import SIZES, WIDE, frame_of
from spectacula.web.review.signs import Place, signs_of
from spectacula.web.review.timeline import Step, Timeline
from spectacula.web.words import Words

BAND, LANE, LANES = 16.0, 18.0, 2
LETTER = 6.8
ROOM = 70
"""What a choice needs in the picture, so that more than choices can be seen there."""
COSTLY, FINE = "costly", "fine"
FLAT = Axis(0, 1, 1)  # a band has places across and no values
GLYPHS = {
    "cross": '<path d="M-5-5 5 5M5-5-5 5" class="review-line"/>',
    "kite": '<path d="M0-7.5 5 0 0 7.5-5 0Z"/>',
    "star": '<path d="M0-7.5 2.1-2.6 7.3-2.2 3.3 1.2 4.6 6.3 0 3.5-4.6 6.3-3.3 1.2-7.3-2.2-2.1-2.6Z"/>',
    "ring": '<circle r="4.8" class="review-line"/>',
    "arch": '<path d="M-6.5 6V-.5a6.5 6.5 0 0 1 13 0V6H2.8V.6a2.8 2.8 0 0 0-5.6 0V6Z"/>',
    "arrows": '<path d="M-6-2.6H5M2-5.8 5.4-2.6M6 2.8H-5M-2 6-5.4 2.8" class="review-line"/>',
    "tent": '<path d="M0-4 7 6.5H2L0 2-2 6.5H-7Z"/><path d="M0-4V-7.5H4.4L3-6.2" class="review-line review-thin"/>',
    "wheel": '<circle r="5.6" class="review-line"/><path d="M-5.4 0H5.4M0-5.4V5.4" class="review-line review-thin"/>',
    "tiles": '<path d="M-6-6h5.2v5.2H-6ZM.8-6H6v5.2H.8ZM-6 .8h5.2V6H-6Z"/>',
    COSTLY: '<circle r="7.6" class="review-bad"/><text y="4.2" text-anchor="middle" class="review-sign-text">?</text>',
    FINE: '<circle r="7.6" class="review-good"/><text y="4.2" text-anchor="middle" class="review-sign-text">!</text>',
}
"""Told apart by shape: round (0, 0), some 14 across."""


class Mark(NamedTuple):
    """A sign in the picture and in the list: its step, its kind and shape, whose it is, and what it tells."""

    step: Step
    kind: str
    shape: str
    seat: int | None
    text: str


class Strip(NamedTuple):
    """What `review/lines.html` draws under the lines."""

    pictures: Charts
    marks: tuple[Mark, ...]
    legend: tuple[tuple[Markup, str], ...]
    stretches: str


Link = Callable[[Step], str]


def strip(line: Timeline, telling: Sequence[Mark], words: Words, here: Step, link: Link) -> Strip:
    """`telling`: choices the coach points to, the most important first."""
    assert words.game is not None
    marks, ranks = list(_marks(line, words)), list(signs_of(words.game).SHAPES)
    ranked = sorted(marks, key=lambda mark: ranks.index(mark.kind))
    pictures = []
    for cls, width, _ in SIZES:
        drawing, height = _picture(line, [*telling[: width // ROOM], *ranked], words, here, link, width)
        pictures.append((cls, f"0 0 {width} {height:.0f}", drawing))
    in_order = tuple(sorted([*telling, *marks], key=lambda mark: mark.step.number))
    return Strip(pictures, in_order, tuple(_legend(line, [*telling, *ranked], words)), _told(line, words))


def glyph(shape: str, seat: int | None = None) -> Markup:
    """A sign by itself, for the legend and the list."""
    cls = f"review-sign player-{seat + 1}" if seat is not None else "review-sign"
    return Markup(f'<svg class="{cls}" viewBox="-9 -9 18 18" aria-hidden="true">{GLYPHS[shape]}</svg>')


def _marks(line: Timeline, words: Words) -> Iterator[Mark]:
    assert words.game is not None
    shapes, tell = signs_of(words.game).SHAPES, definition(words.game).tell
    for sign in line.signs:
        seat = sign.event.who if sign.event.who >= 0 else None
        yield Mark(line.steps[sign.step], sign.kind, shapes[sign.kind], seat, words.say(tell(sign.event)))


def _tone(place: Place, words: Words) -> str:
    return f"{words(f'band-{place.tone}')} {place.mark if place.mark.isdigit() else ''}".strip()


def _told(line: Timeline, words: Words) -> str:
    """The band in words."""
    return ", ".join(
        words("review-stretch", what=_tone(place, words), n=since.number) for place, since, _ in line.stretches
    )


def _legend(line: Timeline, marks: Sequence[Mark], words: Words) -> Iterator[tuple[Markup, str]]:
    """What occurs in this game."""
    assert words.game is not None
    found = {place.tone: place for place, _, _ in line.stretches}
    for tone, colour in signs_of(words.game).TONES.items():
        if tone in found:
            yield _swatch(found[tone].mark, colour), words(f"band-{tone}")
    for kind, shape in {mark.kind: mark.shape for mark in marks}.items():
        yield glyph(shape), words(f"sign-{kind}")


def _swatch(mark: str, colour: str) -> Markup:
    inner = "" if mark.isdigit() else f'<use href="#{mark}" x="6" y="1" width="12" height="12"/>'
    return Markup(
        f'<svg class="review-swatch" viewBox="0 0 24 14" aria-hidden="true">'
        f'<rect width="24" height="14" rx="3" fill="{colour}"/>{inner}</svg>'
    )


def _picture(
    line: Timeline, marks: Sequence[Mark], words: Words, here: Step, link: Link, width: int
) -> tuple[Markup, float]:
    scale, size = frame_of(line, width, FLAT), 1.0 if width == WIDE else 1.25
    placed = list(_placed(marks, scale, 16.0 * size))
    lanes = 1 + max((lane for _, _, lane in placed), default=0)
    foot = BAND + 6 + lanes * LANE * size + 13 * size
    out = [_bands(line, words, scale, size), _chapters(line, words, scale, size, foot)]
    for mark, x, lane in placed:
        y = BAND + 5 + (lane + 0.5) * LANE * size
        cls = f"review-sign player-{mark.seat + 1}" if mark.seat is not None else "review-sign"
        told = escape(words("review-sign", n=mark.step.number, what=mark.text))
        out.append(
            f'<a href="{escape(link(mark.step))}" tabindex="-1" class="{cls}"><title>{told}</title>'
            f'<g transform="translate({x:.1f} {y:.1f}) scale({size})">'
            f'<rect x="-8" y="-9" width="16" height="18" class="review-hit"/>{GLYPHS[mark.shape]}</g></a>'
        )
    at = scale.x(here.ply)
    out.append(
        f'<path d="M{at:.1f} 0V{foot - 14 * size:.1f}" class="needle"/>'
        f'<circle cx="{at:.1f}" cy="{BAND / 2}" r="{7 * size}" class="review-knob"/>'
    )
    return Markup("".join(out)), foot + 5


def _placed(marks: Sequence[Mark], scale: Frame, apart: float) -> Iterator[tuple[Mark, float, int]]:
    """The more important first; a sign that would cover another takes the next lane, or is left to the list."""
    taken: list[list[float]] = [[] for _ in range(LANES)]
    for mark in marks:
        x = scale.x(mark.step.ply)
        free = [lane for lane in range(LANES) if all(abs(x - other) >= apart for other in taken[lane])]
        if free:
            taken[free[0]].append(x)
            yield mark, x, free[0]


def _bands(line: Timeline, words: Words, scale: Frame, size: float) -> str:
    assert words.game is not None
    tones, out, icon = signs_of(words.game).TONES, [], 13.0
    for place, since, until in line.stretches:
        x, w = scale.x(since.ply), scale.x(until.ply) - scale.x(since.ply)
        out.append(
            f'<rect x="{x + 0.6:.1f}" width="{max(0.8, w - 1.2):.1f}" height="{BAND}" fill="{tones[place.tone]}" '
            f'class="review-band"><title>{escape(_tone(place, words))}</title></rect>'
        )
        if w < icon * size + 3:
            continue
        if place.mark.isdigit():
            out.append(
                f'<text x="{x + w / 2:.1f}" y="12" text-anchor="middle" class="axis-label review-number">'
                f"{place.mark}</text>"
            )
        else:
            left, top = x + w / 2 - icon / 2, (BAND - icon) / 2
            box = f'x="{left:.1f}" y="{top}" width="{icon}" height="{icon}"'
            out.append(f'<use href="#{place.mark}" {box} class="review-mark"/>')
    return "".join(out)


def _chapters(line: Timeline, words: Words, scale: Frame, size: float, foot: float) -> str:
    out = []
    for place, since, until in line.chapters:
        left, right = scale.x(since.ply), scale.x(until.ply)
        out.append(f'<path d="M{left:.1f} {BAND + 3}V{foot - 13 * size:.1f}" class="grid"/>')
        number = place.chapter.isdigit()
        label = place.chapter if number else words(f"chapter-{place.chapter}")
        if len(label) * LETTER + 3 <= right - left:
            cls = "axis-label" if number else "axis-label strong-label"
            at = f'x="{(left + right) / 2:.1f}" y="{foot:.1f}"'
            out.append(f'<text {at} text-anchor="middle" class="{cls}">{escape(label)}</text>')
    return "".join(out)
