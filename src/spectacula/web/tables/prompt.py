"""The bar that says whose turn it is and what to do."""

from __future__ import annotations

from dataclasses import dataclass, replace

from spectacula.engine.match import Match, View
from spectacula.kernel.words import Say
from spectacula.server.tables.table import Table
from spectacula.web.games import board_of
from spectacula.web.rulebook.links import address_of
from spectacula.web.tables.aim import aim
from spectacula.web.words import Words


@dataclass(frozen=True)
class Prompt:
    """Whose turn it is, the question, and a line under it."""

    badges: tuple[tuple[int, str], ...]
    headline: str
    line: str
    asks: bool = False
    busy: bool = False
    again: bool = False
    error: str = ""
    rule: str | None = None
    """Where the rulebook explains the question."""


def prompt(table: Table, match: Match, view: View, words: Words, refused: str | Say) -> Prompt:
    """What to do now; after a move that was refused, why, with the way to the rule that forbids it."""
    if view.over:
        return _over(table, view, words)
    if isinstance(refused, str):
        return _asked(table, match, view, words, refused)
    asked = _asked(table, match, view, words, words.say(refused))
    return replace(asked, rule=address_of(match.game.id, refused.id) or asked.rule)


def _asked(table: Table, match: Match, view: View, words: Words, error: str) -> Prompt:
    seat, names = view.seat, words.names
    asked = seat in view.pending and bool(view.moves)
    waiting = [n for n in view.pending if n != seat or not asked]
    if seat is not None and asked:
        said = match.prompt(seat) or Say("why-not-now")
        badges = ((seat, words("your-turn", name=names[seat])),)
        rule = address_of(match.game.id, said.id)
        return Prompt(badges, words.say(said), aim(view, words), asks=True, error=error, rule=rule)
    listed = words.list([names[n] for n in waiting])
    if seat is not None and view.choice is not None and table.seats[seat].stand_in is None:
        definition = table.game.definition
        choice = words.say(definition.describe(definition.ids[view.choice]))
        line = words("sealed-waiting", names=listed)
        return Prompt(((seat, names[seat]),), words("sealed-mine", choice=choice), line, again=True, error=error)
    return _waiting(table, view, words, waiting, error)


def _waiting(table: Table, view: View, words: Words, waiting: list[int], error: str) -> Prompt:
    names = words.names
    badges = tuple((n, names[n]) for n in waiting)
    busy = len(waiting) == 1 and table.seats[waiting[0]].bot_level is not None
    listed = words.list([names[n] for n in waiting])
    headline = words("waiting-bot", name=listed) if busy else words("waiting-for", names=listed)
    return Prompt(badges, headline, _meanwhile(table, view, words, waiting, busy), busy=busy, error=error)


def _meanwhile(table: Table, view: View, words: Words, waiting: list[int], busy: bool) -> str:
    """What somebody who waits should know."""
    if view.seat is not None and table.seats[view.seat].stand_in is not None:
        return words("menu-minded", name=words.names[view.seat])
    if busy:
        return words("waiting-bot-line")
    if view.seat is None:
        return words("watching-line")
    unclaimed = [words.names[n] for n in waiting if table.seats[n].open]
    return words("waiting-open", names=words.list(unclaimed)) if unclaimed else words("waiting-line")


def _over(table: Table, view: View, words: Words) -> Prompt:
    names = words.names
    winners = words.list([names[n] for n in view.winners])
    score = board_of(table.game.id).score(max(view.scores), words)
    shared = len(view.winners) > 1
    headline = words("won-shared" if shared else "won-line", names=winners, score=score)
    badges = tuple((n, words("st-won") if shared else words("won-badge", names=names[n])) for n in view.winners)
    return Prompt(badges[:1] if not shared else badges, headline, words("over-line"))
