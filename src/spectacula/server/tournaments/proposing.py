"""Proposing a tournament: what somebody may ask for, and what becomes of it."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field, replace

import msgspec

from spectacula.engine.game import SEEDS
from spectacula.server.errors import NotNow, NotRated, Refused
from spectacula.server.player import clean
from spectacula.server.tables.change import next_version
from spectacula.server.tables.terms import Clock, Terms
from spectacula.server.tournaments.tourney import Repeats, Tourney
from spectacula.tournaments.plan import MINUTES, ROUNDS, System, read_plan

NAME_LENGTH = 48
MOST_ENTRANTS = 128
MOST_OPEN = 3
"""As many tournaments one person may have open or running; a host any number."""
AHEAD = 366 * 24 * 3600.0
"""Seconds from now a tournament may be put down for at most."""
USUAL_CLOCK = Clock("seconds", 45, 600)
"""Without a clock a round would wait for whoever has gone to bed."""
DAY = 24 * 3600.0
EVERY: dict[str, float] = {"daily": DAY, "weekly": 7 * DAY}


@dataclass(frozen=True)
class Proposal:
    """What somebody asks for: a start time, or a number who are enough."""

    name: str
    game: str
    system: str
    players: int
    rounds: int = ROUNDS
    advance: int | None = None
    minutes: int = MINUTES
    options: dict[str, object] = field(default_factory=dict)
    clock: Clock = USUAL_CLOCK
    starts: float | None = None
    full_at: int | None = None
    most: int = MOST_ENTRANTS
    repeats: Repeats = ""
    rated: bool = False


def proposed(asked: Proposal, organiser: str, now: float | None = None) -> Tourney:
    """The tournament that is asked for; raises what makes it none."""
    now = time.time() if now is None else now
    seed = secrets.randbelow(SEEDS)
    plan = read_plan(
        asked.game, asked.players, asked.system, seed, asked.rounds, asked.advance, asked.minutes, asked.options
    )
    name = clean(asked.name, NAME_LENGTH)
    if not name:
        raise Refused("a tournament needs a name")
    if not 2 <= asked.most <= MOST_ENTRANTS:
        raise Refused(f"two to {MOST_ENTRANTS} can play along")
    if asked.rated and plan.system is System.DUPLICATE:
        raise NotRated("people", "where bots fill the same seats in all rooms nobody is rated")
    _check_start(asked, now)
    return Tourney(
        id=secrets.token_urlsafe(9),
        name=name,
        organiser=organiser,
        state="open",
        version=next_version(0),
        plan=plan,
        terms=Terms(clock=asked.clock, rated=asked.rated),
        most=asked.most,
        starts=asked.starts,
        full_at=asked.full_at,
        repeats=asked.repeats,
        created=now,
    )


def _check_start(asked: Proposal, now: float) -> None:
    if (asked.starts is None) == (asked.full_at is None):
        raise Refused("a tournament starts at a time, or when so many have joined")
    if asked.starts is not None and not now < asked.starts <= now + AHEAD:
        raise NotNow("a tournament starts in the future, within a year")
    if asked.full_at is not None and not 2 <= asked.full_at <= asked.most:
        raise Refused(f"it can start when two to {asked.most} have joined")
    if asked.repeats and asked.starts is None:
        raise Refused("what repeats needs a time to start at")


def next_one(found: Tourney, now: float) -> Tourney | None:
    """The same on another day, with another seed, where it repeats."""
    if not found.repeats or found.starts is None:
        return None
    step = EVERY[found.repeats]
    late = max(1, int((now - found.starts) // step) + 1)
    return replace(
        found,
        id=secrets.token_urlsafe(9),
        version=next_version(0),
        plan=msgspec.structs.replace(found.plan, seed=secrets.randbelow(SEEDS)),
        state="open",
        starts=found.starts + late * step,
        created=now,
        began=None,
        ended=None,
        entries=(),
        laid=(),
    )
