"""What a seat may know of a game of Histrio, built from an allow-list; and events as a seat may see them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from spectacula.games.histrio.moves import city_name, request_name
from spectacula.games.histrio.requests import is_met
from spectacula.games.histrio.resolution import netted, visitor
from spectacula.games.histrio.shows import lean, level_sum, show
from spectacula.games.histrio.state import (
    ACROBAT,
    ACROBAT_NAMES,
    ALL_CITIES,
    CARD_SORT,
    CARD_VALUE,
    CARDS,
    CHOOSE_CITY,
    CITIES,
    COMEDY,
    COURSE,
    DIAL,
    FIRST_ACROBAT,
    FULFILLING,
    MANAGERS,
    OVER,
    OWL_CHOICE,
    RAVEN_WINDOW,
    REQUEST_NAMES,
    REQUEST_PAYS,
    REQUESTS,
    REQUESTS_OPEN,
    SEASON_ONE_ONLY,
    SEASONS,
    SEATS,
    SOURCES,
    TRAGEDY,
    State,
)
from spectacula.games.histrio.theatre import mood
from spectacula.games.histrio.travel import allies_in
from spectacula.kernel.words import Event, Name, Say, Seat

SORTS = ("comedian", "tragedian", "bonus", "acrobat")


class Card(msgspec.Struct, frozen=True):
    """An Encounter card. `name` is its message (`card-<name>`), `value` its level or Ecus."""

    id: int
    sort: str
    value: int
    name: str


class Request(msgspec.Struct, frozen=True):
    """A Secret Request in sight. `met` is whether it would pay if the season ended now."""

    id: int
    name: str
    pays: int
    met: bool


class Acrobat(msgspec.Struct, frozen=True):
    """An Acrobat before its owner: `used` until next season, `fresh` if gained this round."""

    card: Card
    used: bool
    fresh: bool


class City(msgspec.Struct, frozen=True):
    """A city, its stack from the oldest to the newest card, who stands before it and who has been there.

    The Ox closes it to everybody but its owner, the Bear lets its owner resolve it as if alone.
    `push` is where its Actors would turn the needle if troupes met there: up is comedy.
    """

    number: int
    cards: tuple[Card, ...]
    push: int
    visitors: tuple[int, ...]
    allies: int
    caravels: tuple[int, ...]
    closed_by: int | None
    cleared_by: int | None


class Ally(msgspec.Struct, frozen=True):
    """An allied troupe: cities its deck may still bring, and the card it travels with, if the viewer may know."""

    deck: tuple[int, ...]
    city: int | None


class Troupe(msgspec.Struct, frozen=True):
    """One player's open facts, and the requests the viewer may see."""

    seat: int
    ecus: int
    travel: tuple[int, ...]
    used_cities: tuple[int, ...]
    actors: tuple[Card, ...]
    comedy: int
    tragedy: int
    lean: int
    show: int
    acrobats: tuple[Acrobat, ...]
    managers: int
    on_stage: int
    requests: int
    hand: tuple[Request, ...] | None
    face_up: tuple[Request, ...]
    earned: tuple[dict[str, int], ...]
    ally: Ally | None


class Theatre(msgspec.Struct, frozen=True):
    """The dial has `fields` per side; `field` is 1 and up on the side of the mood."""

    mood: str
    field: int
    fields: int
    needle: int


class Table(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    season: int
    seasons: int
    round: int
    stage: str
    cities: tuple[City, ...]
    theatre: Theatre
    troupes: tuple[Troupe, ...]
    encounters_left: int
    requests_left: int
    discarded_requests: tuple[Request, ...]
    thrown: tuple[Card, ...]
    resolving: int | None
    resolver: int | None
    guests: tuple[Card, ...]
    owl: tuple[Request, ...]
    horse: int | None
    turtle: int | None


def card_name(card: int) -> str:
    sort = CARD_SORT[card]
    return ACROBAT_NAMES[card - FIRST_ACROBAT] if sort == ACROBAT else f"{SORTS[sort]}-{CARD_VALUE[card]}"


ALL = tuple(Card(c, SORTS[CARD_SORT[c]], CARD_VALUE[c], card_name(c)) for c in range(CARDS))


def cards(mask: int) -> tuple[Card, ...]:
    return tuple(ALL[c] for c in range(CARDS) if mask >> c & 1)


def cities(mask: int) -> tuple[int, ...]:
    return tuple(c + 1 for c in range(CITIES) if mask >> c & 1)


def view(s: State, seat: int) -> Table:
    """The table as this seat sees it; -1 for the public."""
    actor = s.asked.bit_length() - 1
    owl = s.stage == OWL_CHOICE and (actor == seat or s.option[REQUESTS_OPEN])
    return Table(
        season=s.season + 1,
        seasons=1 if s.option[SEASON_ONE_ONLY] else SEASONS,
        round=s.round,
        stage="over" if s.stage == OVER else COURSE.kind(s.stage),
        cities=tuple(_city(s, c) for c in range(CITIES)),
        theatre=theatre(s, seat),
        troupes=tuple(_troupe(s, p, seat) for p in range(s.players)),
        encounters_left=s.deck.bit_count(),
        requests_left=s.request_deck.bit_count(),
        discarded_requests=_requests(s, s.request_discard, -1),
        thrown=cards(s.thrown),
        resolving=s.city + 1 if 0 <= s.city < CITIES and s.guests else None,
        resolver=visitor(s) if s.guests else None,
        guests=cards(s.guests),
        owl=_requests(s, s.owl_drawn, seat) if owl else (),
        horse=s.horse_seat if s.horse_seat >= 0 else None,
        turtle=s.turtle_seat if s.turtle_seat >= 0 else None,
    )


def theatre(s: State, seat: int) -> Theatre:
    """The dial, which everybody sees."""
    side = "comedy" if mood(s) == COMEDY else "tragedy"
    return Theatre(side, s.needle + 1 if s.needle >= 0 else -s.needle, s.option[DIAL], s.needle)


def _city(s: State, city: int) -> City:
    revealed = s.stage != CHOOSE_CITY
    there = [p for p in range(s.players) if revealed and city in (s.choice[p], s.second[p])]
    gone = [p for p in range(s.players) if not s.travel[p] >> city & 1]
    return City(
        number=city + 1,
        cards=tuple(ALL[s.stack[city, i]] for i in range(s.height[city])),
        push=netted(s, city),
        visitors=tuple(there),
        allies=allies_in(s, city) if revealed else 0,
        caravels=tuple(gone),
        closed_by=s.ox_seat if s.ox_city == city else None,
        cleared_by=s.bear_seat if s.bear_city == city else None,
    )


def own_troupe(s: State, seat: int) -> Troupe:
    """A player's own troupe."""
    return _troupe(s, seat, seat)


def _troupe(s: State, p: int, seat: int) -> Troupe:
    mine = p == seat or bool(s.option[REQUESTS_OPEN])
    faced = [s.face_up[p, season] for season in range(SEASONS) if s.face_up[p, season] >= 0]
    return Troupe(
        seat=p,
        ecus=s.ecus[p],
        travel=cities(s.travel[p]),
        used_cities=cities(ALL_CITIES & ~s.travel[p]),
        actors=cards(s.troupe[p]),
        comedy=level_sum(s, p, COMEDY),
        tragedy=level_sum(s, p, TRAGEDY),
        lean=lean(s, p),
        show=show(s, p),
        acrobats=tuple(_acrobat(s, card) for card in cards(s.acrobats[p])),
        managers=MANAGERS - s.on_stage[p],
        on_stage=s.on_stage[p],
        requests=s.request_hand[p].bit_count(),
        hand=_requests(s, s.request_hand[p], p) if mine else None,
        face_up=tuple(_request(s, r, p) for r in faced),
        earned=tuple({source: s.earned[p, season, i] for i, source in enumerate(SOURCES)} for season in range(SEASONS)),
        ally=_ally(s, p, seat) if s.players == 2 else None,
    )


def _acrobat(s: State, card: Card) -> Acrobat:
    """What was gained in the last round is ready once the season's totals begin."""
    resolving = s.stage < RAVEN_WINDOW
    return Acrobat(card, bool(s.used >> card.id & 1), resolving and bool(s.fresh >> card.id & 1))


def _ally(s: State, p: int, seat: int) -> Ally:
    known = s.ally[p] >= 0 and (p == seat or s.stage != CHOOSE_CITY)
    deck = s.ally_deck[p]
    if s.ally[p] >= 0 and not known:
        deck |= 1 << s.ally[p]
    return Ally(cities(deck), s.ally[p] + 1 if known else None)


def _request(s: State, r: int, owner: int) -> Request:
    return Request(r, REQUEST_NAMES[r], REQUEST_PAYS[r], owner >= 0 and bool(_met_now(s, owner, r)))


def _requests(s: State, mask: int, owner: int) -> tuple[Request, ...]:
    return tuple(_request(s, r, owner) for r in range(REQUESTS) if mask >> r & 1)


def _met_now(s: State, seat: int, r: int) -> int:
    """Whether a request would pay with the purses as they are."""
    if s.stage == FULFILLING:
        return is_met(s, seat, r)
    held = [s.purse[p] for p in range(SEATS)]
    for p in range(SEATS):
        s.purse[p] = s.ecus[p]
    met = is_met(s, seat, r)
    for p in range(SEATS):
        s.purse[p] = held[p]
    return met


# --- events


def seen(event: Event, seat: int, options: Mapping[str, object]) -> Event | None:
    """An event as this seat may see it: which request a rival drew stays hidden."""
    if event.name == "drew" and event.who != seat and not options["requests_open"]:
        return event._replace(a=-1)
    return event


def tell(event: Event) -> Say:
    """An event as a sentence for the log."""
    name, who, a, b = event
    player = {"player": Seat(who)} if who >= 0 else {}
    if name in ("alone", "empty", "announced", "travelled", "ally-travelled", "allies-alone"):
        return Say(_variant(name, b), {**player, "city": city_name(a), "number": a + 1, "allies": b})
    if name == "travelled-twice":
        return Say("event-travelled-twice", {**player, "first": city_name(a), "second": city_name(b)})
    if name == "met":
        troupes = [Seat(p) for p in range(SEATS) if b >> p & 1]
        allies = b >> SEATS
        said = "event-met-allies" if allies else "event-met"
        return Say(said, {"players": troupes, "city": city_name(a), "number": a + 1, "allies": allies})
    if name == "dealt":
        return Say("event-dealt", {"city": city_name(a), "number": a + 1, "card": Name(f"card-{ALL[b].name}")})
    if name in ("found", "used"):
        return Say(f"event-{name}", {**player, "card": Name(f"card-{ALL[a].name}.object")})
    if name in ("bonus", "joined", "unpaid", "court", "took"):
        return Say(f"event-{name}", {**player, "card": Name(f"card-{ALL[a].name}"), "ecus": b})
    if name in ("drew", "discarded", "fulfilled", "fulfilled-again"):
        if a < 0:
            return Say("event-drew-hidden", player)
        return Say(f"event-{name}", {**player, "request": request_name(a), "ecus": b})
    if name == "bribed" and a < 0:
        return Say("event-bribed-allies", {**player, "ecus": b})
    if name in ("stole", "bribed"):
        return Say(f"event-{name}", {**player, "victim": Seat(a), "ecus": b})
    if name == "needle":
        way, side = "comedy" if b > a else "tragedy", "comedy" if b >= 0 else "tragedy"
        place = {"mood": Name(side), "field": b + 1 if b >= 0 else -b}
        return Say("event-needle", {"fields": abs(b - a), "side": Name(f"{way}.towards"), **place})
    if name in ("mood", "season", "actors-paid"):
        side = Name("comedy" if (a if name == "mood" else b) == COMEDY else "tragedy")
        return Say(f"event-{name}", {**player, "mood": side, "number": a, "ecus": a})
    if name == "recovered":
        return Say("event-recovered-last" if a else "event-recovered", {**player, "left": b})
    return Say(f"event-{name}", {**player, "a": a, "b": b})


def _variant(name: str, b: int) -> str:
    if name == "alone" and b:
        return "event-alone-bear"
    if name == "ally-travelled" and b:
        return "event-ally-kept-away"
    return f"event-{name}"
