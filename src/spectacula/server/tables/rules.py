"""What is different at a rated table: people only, each for themselves, and nothing is taken back unless all agree."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from spectacula.server.errors import NotNow, NotRated
from spectacula.server.player import Player
from spectacula.server.tables.table import SeatInfo, SeatPlan, Table
from spectacula.server.tables.terms import Terms


def check_opening(owner: Player, plans: Sequence[SeatPlan], hints: bool | None, terms: Terms) -> None:
    """Raises `NotRated` unless this can be a rated table."""
    if not terms.rated:
        if terms != terms.friendly():
            raise NotRated("friendly", "a range of ratings is for rated tables")
        return
    check_kept(owner)
    if hints:
        raise NotRated("hints", "there are no hints at a rated table")
    if terms.clock is None:
        raise NotRated("clock", "a rated table is played by a clock, so that nobody has to wait for ever")
    kinds = [plan.kind for plan in plans]
    if len(kinds) < 2 or kinds.count("me") > 1 or not set(kinds) <= {"me", "invite"}:
        raise NotRated("people", "a rated table needs a person at a screen of their own in every seat")


def check_kept(player: Player) -> None:
    """A rating needs somebody to whom it belongs."""
    if player.kept is None:
        raise NotRated("guest", "a rating belongs to a name that is kept: keep yours first")


def check_browser(table: Table, others: Collection[str]) -> None:
    """One person has one seat, as far as the house can know: `others` are names of the same browser."""
    if not table.people.isdisjoint(others):
        raise NotRated("browser", "somebody at this table plays at the browser you are at")


def check_bots(table: Table) -> None:
    """No bot sits down at a rated table."""
    if table.terms.rated:
        raise NotRated("people", "a rated table waits for people: no bot fills a seat")


def plays_oneself(table: Table) -> bool:
    """Whether nobody lets a bot decide for them: a rating rests on how it ends, or others are compared by it."""
    return table.terms.rated or table.contest


def check_own_stand_in(table: Table, by: str, seat: int) -> None:
    """Nobody lets a bot play for their rating. Whoever has long been away may be minded, and counts as gone."""
    mine = table.seats[seat].player_id == by
    if table.terms.rated and (table.gathering or mine):
        raise NotRated("myself", "at a rated table you decide for yourself, or resign")
    if table.contest and mine:
        raise NotNow("a daily deal and a tournament are played by oneself")


def check_undo(table: Table, was_sealed: bool) -> None:
    """What nobody has seen may be changed; all else is taken back together or not at all."""
    if table.terms.rated and not was_sealed:
        raise NotRated("undo", "at a rated table everybody must agree to take something back")


def again(terms: Terms, seats: Sequence[SeatInfo]) -> Terms:
    """What holds for a rematch: where a bot plays on for somebody who left, it is a friendly one."""
    return terms.friendly() if any(seat.kind == "bot" for seat in seats) else terms
