"""The course of a game as a picture: a line per player, its turning points, and a needle where one looks."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from spectacula.web.chart import Axis, Charts, Frame, Series, axis, for_both
from spectacula.web.review.timeline import Step, Timeline

LEFT, TOP, BOTTOM = 40.0, 34.0, 174.0
HEIGHT = 188
WIDE, NARROW = 1000, 460
SIZES = (("only-desk", WIDE, HEIGHT), ("only-phone", NARROW, HEIGHT))
NAMES = 128
PIN, APART = 14.0, 20.0


def frame_of(line: Timeline, width: int, around: Axis) -> Frame:
    """Where plies and values of a game lie in a picture of this width."""
    return Frame(LEFT, float(width - NAMES), TOP, BOTTOM, line.steps[-1].ply, around)


def scores(line: Timeline) -> list[Series]:
    """How the scores stood at every step, seat by seat."""
    return [[(step.ply, step.scores[seat]) for step in line.steps] for seat in range(len(line.steps[0].scores))]


def value_at(series: Series, ply: int) -> float:
    """The height of a line at a ply, between the points it goes through."""
    before = [point for point in series if point[0] <= ply][-1]
    after = next((point for point in series if point[0] > ply), before)
    span = after[0] - before[0]
    return before[1] + ((after[1] - before[1]) * (ply - before[0]) / span if span else 0.0)


def curves(
    line: Timeline, lines: Sequence[Series], around: Axis, names: tuple[str, ...], width: int, here: Step | None = None
) -> Markup:
    """Drawn in the tokens of the page, so that it follows the theme."""
    frame = frame_of(line, width, around)
    starts = [frame.x(chapter.since.ply) for chapter in line.chapters[1:]]
    parts = [
        _seen(frame, here) if here is not None else "",
        frame.grid(),
        *(f'<path d="M{x:.1f} {TOP}V{HEIGHT}" class="review-chapter"/>' for x in starts),
        _pins(line, lines, frame),
        frame.curves(names, lines, line.steps[-1].scores, marked=False),
        f'<path d="M{frame.x(here.ply):.1f} {TOP - 8}V{HEIGHT}" class="needle"/>' if here is not None else "",
    ]
    return Markup("".join(parts))


def _seen(frame: Frame, here: Step) -> str:
    """What lies before the position in view."""
    size = f'width="{frame.x(here.ply) - LEFT:.1f}" height="{BOTTOM - TOP}"'
    return f'<rect x="{LEFT}" y="{TOP}" {size} class="review-gone"/>'


def charts(line: Timeline, names: tuple[str, ...], here: Step | None = None) -> Charts:
    """The scores, from nothing up."""
    values = [score for step in line.steps for score in step.scores]
    return drawn(line, scores(line), axis(min(0, *values), max(values)), names, here)


def drawn(
    line: Timeline, lines: Sequence[Series], around: Axis, names: tuple[str, ...], here: Step | None = None
) -> Charts:
    return for_both(SIZES, lambda width, _: curves(line, lines, around, names, width, here))


def _pins(line: Timeline, lines: Sequence[Series], frame: Frame) -> str:
    """The numbers of the turning points above the lines, moved apart where they would cover each other."""
    out, at = [], 0.0
    for number, turn in enumerate(line.turns, 1):
        foot, y = frame.x(turn.step.ply), frame.y(value_at(lines[turn.seat], turn.step.ply))
        at = head = max(foot, at + APART)
        out.append(
            f'<path d="M{foot:.1f} {y:.1f}V{PIN + 16}L{head:.1f} {PIN}" class="pin-line"/>'
            f'<circle cx="{head:.1f}" cy="{PIN}" r="9.5" class="turning-pin" stroke="var(--p{turn.seat + 1})"/>'
            f'<text x="{head:.1f}" y="{PIN + 4.5}" text-anchor="middle" class="pin-number">{number}</text>'
        )
    return "".join(out)
