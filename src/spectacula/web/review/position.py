"""One position of a finished game, drawn by the game's own board through the eyes of a seat or of all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from markupsafe import Markup

from spectacula.engine.match import Match, Played, View
from spectacula.kernel.words import Event
from spectacula.server.tables.table import Table
from spectacula.web.daily.days import withheld
from spectacula.web.games import Scene, Sitting, Story, board_of
from spectacula.web.review.moments import moments
from spectacula.web.review.timeline import Step, Timeline, timeline
from spectacula.web.tables.log import Line, log_lines
from spectacula.web.tables.scenes import Telling, staged
from spectacula.web.words import Words

LOG_STEPS = 6
ALL = "all"


@dataclass(frozen=True)
class Eyes:
    """Through whose eyes: a seat, or all hands open."""

    seat: int | None

    @property
    def name(self) -> str:
        return ALL if self.seat is None else str(self.seat)


@dataclass(frozen=True)
class Position:
    """What the review's templates draw."""

    table: Table
    line: Timeline
    step: Step
    eyes: Eyes
    words: Words
    view: View
    scene: Scene
    movers: tuple[int, ...]
    headline: str
    story: tuple[Line, ...]
    news: tuple[Markup, ...]
    moments: tuple[Markup, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return self.words.names

    @property
    def last(self) -> bool:
        return self.step.number == len(self.line.steps) - 1

    @property
    def withheld(self) -> str:
        """When its record can be had and it may be played on, as long as others still play the same cards."""
        return withheld(self.table, self.words)

    @property
    def over(self) -> bool:
        """Whether the game ends here."""
        return self.last and self.table.over


def position(table: Table, ply: int, eyes: Eyes, language: str) -> Position:
    line = timeline(table.match)
    step = line.at(ply)
    past = table.match.copy()
    past.rewind(step.ply)
    names = table.names(language)
    words = Words(language, table.game.id, names)
    story = open_story(past) if eyes.seat is None else past.story(eyes.seat)
    view = msgspec.structs.replace(seen_by(past, eyes), moves=(), kind=None, choice=None, pending=(), committed=())
    board = board_of(table.game.id)
    scene = board.scene(Sitting(view, story, words, names, {}, {}))
    since = line.steps[max(0, step.number - LOG_STEPS)].ply + 1
    lines = log_lines(story, table.game, words.texts, since if step.number else 0)
    return Position(
        table=table,
        line=line,
        step=step,
        eyes=eyes,
        words=words,
        view=view,
        scene=scene,
        movers=tuple(dict.fromkeys(played.seat for played in past.played[step.since : step.ply])),
        headline=_headline(past, step, words, eyes, story),
        story=tuple(lines),
        news=tuple(told.html for told in lines if _ply_of(told) > step.since and not told.chapter)[:2],
        moments=moments(table, line, table.match.story(eyes.seat), words),
    )


def beats(shown: Position, since: int) -> Markup:
    """The scenes that lead to a position from the one before it; nothing if the page shows any other."""
    start = shown.line.beside(shown.step, -1)
    if start is None or start.ply != since:
        return Markup("")
    before, now = (shown.table.match.copy() for _ in range(2))
    before.rewind(since)
    now.rewind(shown.step.ply)
    whole = open_story(now) if shown.eyes.seat is None else now.story(shown.eyes.seat)
    story = [(ply, event) for ply, event in whole if ply > since]
    return staged(Telling(seen_by(before, shown.eyes), seen_by(now, shown.eyes), story, shown.words))


def seen_by(past: Match, eyes: Eyes) -> View:
    """The table as a seat saw it; with all hands open every player's own things come from that player's view."""
    if eyes.seat is not None:
        return past.view(eyes.seat)
    public = past.view(None)
    seats = [past.view(seat).table for seat in range(past.game.players)]
    opened = {
        name: tuple(getattr(seats[piece.seat], name)[place] for place, piece in enumerate(value))
        for name in public.table.__struct_fields__
        if _one_each(value := getattr(public.table, name), past.game.players)
    }
    return msgspec.structs.replace(public, table=msgspec.structs.replace(public.table, **opened))


def _one_each(value: Any, players: int) -> bool:
    """Whether a part of the table is the list of what lies before the players."""
    listed = isinstance(value, tuple) and len(value) == players
    return listed and all(isinstance(getattr(piece, "seat", None), int) for piece in value)


def open_story(past: Match) -> list[tuple[int, Any]]:
    """Everything that happened, secrets included."""
    told = [(0, event) for event in past.opening]
    return told + [(ply, event) for ply, played in enumerate(past.played, 1) for event in played.events]


def _headline(past: Match, step: Step, words: Words, eyes: Eyes, story: Story) -> str:
    """Who decided what, as far as these eyes saw it."""
    if step.number == 0:
        return words("review-start")
    said = []
    for ply in range(step.since + 1, step.ply + 1):
        played = past.played[ply - 1]
        told = [event for at, event in story if at == ply and event.who == played.seat]
        said.append(_decided(past, played, words, eyes.seat in (None, played.seat), told))
    return " · ".join(said[:5])


def _decided(past: Match, played: Played, words: Words, open_to: bool, told: list[Event]) -> str:
    definition, name = past.game.definition, words.names[played.seat]
    if open_to:
        return words("review-move", name=name, move=words.say(definition.describe(played.move)))
    return words.say(definition.tell(told[0])) if told else words("review-decided", name=name)


def _ply_of(line: Line) -> int:
    return int(line.key.split("-")[1])
