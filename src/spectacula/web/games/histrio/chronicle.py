"""What the story of a game tells about its rounds, its cities and its totals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from spectacula.games.histrio.state import COMEDY, SEATS, START_ECUS
from spectacula.games.histrio.view import ALL
from spectacula.kernel.words import Event
from spectacula.web.games import Story


@dataclass
class Met:
    """A card met in a city, and what it brought."""

    card: int
    event: str
    effects: list[Event] = field(default_factory=list)


@dataclass
class Visit:
    """A city of the round: who came, what was met, and everything that happened there."""

    city: int
    kind: str
    seats: tuple[int, ...]
    allies: int = 0
    met: list[Met] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)


@dataclass
class Count:
    """One troupe in the totals of a season."""

    before: int
    actors: frozenset[int]
    chameleons: tuple[int, int] = (0, 0)
    for_actors: int = 0
    verdict: str = ""
    difference: int = 0
    for_show: int = 0
    request: int | None = None
    for_request: int = 0
    again: int | None = None
    for_again: int = 0
    declined: bool = False


@dataclass
class Totals:
    season: int
    mood: str
    counts: dict[int, Count]
    paid: bool = False


@dataclass
class Chronicle:
    """Everything the board wants to know of the past."""

    players: int
    season: int = 1
    round: int = 1
    mood: str = ""
    ecus: list[int] = field(default_factory=list)
    troupes: list[set[int]] = field(default_factory=list)
    splits: dict[int, tuple[int, int]] = field(default_factory=dict)
    visits: dict[int, Visit] = field(default_factory=dict)
    totals: dict[int, Totals] = field(default_factory=dict)
    open_city: int | None = None

    @property
    def here(self) -> Visit | None:
        return self.visits.get(self.open_city) if self.open_city is not None else None


def chronicle(story: Story, players: int) -> Chronicle:
    """Read the story from its beginning."""
    told = Chronicle(players)
    told.ecus = [START_ECUS] * players
    told.troupes = [set() for _ in range(players)]
    for _, event in story:
        for read in _readers(event.name):
            read(told, event)
    return told


@cache
def _readers(name: str) -> tuple[Callable[[Chronicle, Event], None], ...]:
    """Who reads an event of this name, in order."""
    return tuple(read for read, names in READERS.items() if name in names or read is _city)


def _king(told: Chronicle, event: Event) -> None:
    """What he wants."""
    if event.name == "needle":
        told.mood = "comedy" if event.b >= 0 else "tragedy"
    elif event.name == "season":
        told.mood = "comedy" if event.b == COMEDY else "tragedy"


def _round(told: Chronicle, event: Event) -> None:
    if event.name == "season" and event.a > 1:
        if told.season in told.totals:
            told.totals[told.season].paid = True
        told.season, told.round, told.visits, told.open_city = event.a, 1, {}, None
        told.troupes = [set() for _ in range(told.players)]
        told.splits = {}
    elif event.name == "round" and event.a > 1:
        told.round, told.visits, told.open_city = event.a, {}, None
    elif event.name == "season-over":
        told.open_city = None
    elif event.name == "over" and told.season in told.totals:
        told.totals[told.season].paid = True


def _purse(told: Chronicle, event: Event) -> None:
    name, who, a, b = event
    if name in ("bonus", "pleased", "best", "fulfilled", "fulfilled-again"):
        told.ecus[who] += b
    elif name in ("manager", "gained", "actors-paid"):
        told.ecus[who] += a
    elif name == "paid":
        told.ecus[who] -= a
    elif name in ("stole", "bribed"):
        sign = 1 if name == "stole" else -1
        told.ecus[who] += sign * b
        if a >= 0:
            told.ecus[a] -= sign * b


def _troupe(told: Chronicle, event: Event) -> None:
    if event.name in ("joined", "took"):
        told.troupes[event.who].add(event.a)
    elif event.name == "court":
        told.troupes[event.who].discard(event.a)
    elif event.name == "chameleons":
        told.splits[event.who] = (event.a, event.b)


def _city(told: Chronicle, event: Event) -> None:
    name, who, a, b = event
    if name in ("alone", "empty"):
        told.visits[a] = Visit(a, name, (who,))
        told.open_city = a
    elif name in ("met", "allies-alone"):
        seats = tuple(p for p in range(SEATS) if name == "met" and b >> p & 1)
        told.visits[a] = Visit(a, name, seats, b >> SEATS if name == "met" else b)
        told.open_city = a
    elif told.here is not None and name not in ("used", "gained", "took"):
        told.here.events.append(event)
        if name in ("bonus", "joined", "found", "unpaid"):
            told.here.met.append(Met(a, name))
        elif told.here.met and name in ("recovered", "stole", "manager", "no-manager", "paid"):
            told.here.met[-1].effects.append(event)
    elif name == "used":
        told.open_city = None


def level_sum(actors: frozenset[int], sort: str) -> int:
    return sum(ALL[card].value for card in actors if ALL[card].sort == sort)


def _festival(told: Chronicle, event: Event) -> None:
    name, who, a, b = event
    if name == "season-over":
        counts = {p: Count(told.ecus[p], frozenset()) for p in range(told.players)}
        told.totals[told.season] = Totals(told.season, "", counts)
    totals = told.totals.get(told.season)
    if totals is None or who < 0:
        return
    count = totals.counts[who]
    if name == "actors-paid":
        count.for_actors = a
    elif name in ("pleased", "best", "displeased"):
        count.verdict, count.difference, count.for_show = name, a, b
        count.actors = frozenset(told.troupes[who])
        count.chameleons = told.splits.get(who, (0, 0))
        totals.mood = told.mood
    elif name == "fulfilled":
        count.request, count.for_request = a, b
    elif name == "fulfilled-again":
        count.again, count.for_again = a, b
    elif name == "declined":
        count.declined = True


SHOWN = ("actors-paid", "pleased", "best", "fulfilled", "fulfilled-again")
READERS: dict[Callable[[Chronicle, Event], None], tuple[str, ...]] = {
    _round: ("season", "round", "season-over", "over"),
    _purse: (*SHOWN, "bonus", "manager", "gained", "paid", "stole", "bribed"),
    _troupe: ("joined", "took", "court", "chameleons"),
    _city: (),
    _king: ("needle", "season"),
    _festival: (*SHOWN, "season-over", "displeased", "declined"),
}
"""What each of them reads; whatever happens in a city belongs to the visit there."""
