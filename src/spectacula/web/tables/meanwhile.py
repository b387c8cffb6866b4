"""Since your last turn: what happened meanwhile, in three lines, and what is different on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup, escape

from spectacula.engine.match import Match
from spectacula.kernel.words import Event, Say, Seat
from spectacula.server.tables.table import Table
from spectacula.web.games import Story, board_of
from spectacula.web.tables.changes import Change, changes
from spectacula.web.tables.log import log_lines
from spectacula.web.words import Words

LINES = 3


@dataclass(frozen=True)
class Meanwhile:
    """What somebody missed: the ply of their last decision, how many others have decided since, and the gist."""

    since: int
    seat: int
    decisions: int
    lines: tuple[Markup, ...]
    changes: tuple[Change, ...]


def returning(table: Table, player_id: str | None) -> bool:
    """Whether somebody comes back to a seat of their own."""
    return all(not table.seats[seat].here for seat in table.seats_of(player_id))


def meanwhile(table: Table, player_id: str | None, language: str) -> Meanwhile | None:
    """What the one who plays a seat alone has missed; nothing if nobody else has moved."""
    mine = table.seats_of(player_id)
    if len(mine) != 1 or table.over:
        return None
    seat, since = mine[0], last_decision(table.match, mine[0])
    decisions = sum(played.seat != seat for played in table.match.played[since:])
    if since == 0 or not decisions:
        return None
    words = Words(language, table.game.id, table.names(language))
    told = recap(table.match, seat, since, words)
    return Meanwhile(since, seat, decisions, told, changes(table.match, seat, since, words))


def last_decision(match: Match, seat: int) -> int:
    """The ply after a seat's last decision; 0 if it has made none."""
    return next((ply for ply in range(match.ply, 0, -1) if match.played[ply - 1].seat == seat), 0)


def recap(match: Match, seat: int, since: int, words: Words) -> tuple[Markup, ...]:
    """The gist of what a seat may know of everything after a ply: what concerns it most, in the order it happened."""
    tell, board = match.game.definition.tell, board_of(match.game.id)
    story = [(ply, event) for ply, event in match.story(seat, since) if event.name not in board.SILENT]
    weights = [_weight(event, seat, tell, board.CHAPTERS) for _, event in story]
    best = sorted(range(len(story)), key=lambda i: (-weights[i], -i))
    points = _points(match, since, words)
    chosen = [story[i] for i in sorted(_different(best, story, weights)[: LINES - len(points)])]
    return (*(line.html for line in log_lines(chosen, match.game, words.texts)), *points)


def _points(match: Match, since: int, words: Words) -> tuple[Markup, ...]:
    """Who has gained or lost how much, if anybody has."""
    past = match.copy()
    past.rewind(since)
    won = [now - then for then, now in zip(past.scores, match.scores, strict=True)]
    told = [
        f"{words.names[seat]} {'+' if points > 0 else '−'}{abs(points)}" for seat, points in enumerate(won) if points
    ]
    return (escape(words("meanwhile-points", who=", ".join(told))),) if told else ()


def _weight(event: Event, seat: int, tell: Callable[[Event], Say], chapters: frozenset[str]) -> int:
    said = tell(event)
    named = event.who == seat or any(isinstance(arg, Seat) and arg == seat for arg in said.args.values())
    return 3 * named + 2 * (event.name in chapters)


def _different(best: list[int], story: Story, weights: list[int]) -> list[int]:
    """Three lines tell three things: one line of a kind, and one of each player where the viewer is not concerned."""
    seen: set[tuple[str, int]] = set()
    kept = []
    for i in best:
        event = story[i][1]
        kind = (event.name if weights[i] else "", event.who)
        if kind not in seen:
            seen.add(kind)
            kept.append(i)
    return kept
