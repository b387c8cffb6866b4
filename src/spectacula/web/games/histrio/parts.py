"""The parts of Histrio's board: theatre, cities, the track of a resolution, the open panel, the viewer's own area."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from spectacula.games.histrio.moves import VOCABULARY
from spectacula.games.histrio.view import Acrobat, City, Request, Table, Troupe
from spectacula.web.games import Choice, Sitting
from spectacula.web.games.histrio import dial, faces, previews
from spectacula.web.games.histrio.chronicle import Chronicle
from spectacula.web.games.histrio.ending import End, end_of_game
from spectacula.web.games.histrio.festival import Festival, festival
from spectacula.web.games.histrio.panel import Panel, open_panel
from spectacula.web.games.histrio.previews import Prospect, prospect, target
from spectacula.web.words import Words

spell = VOCABULARY.spell

TRAVEL_STAGES = ("announce", "travel", "turtle", "bear")
LEFT = (302, 250, 198, 150, 276, 224, 174)
RIGHT = (728, 780, 832, 880, 754, 806, 856)


@dataclass(frozen=True)
class Ghost:
    """Where the needle would stand after a move: shown while it is selected."""

    move: str
    needle: int
    arc: Markup


@dataclass(frozen=True)
class FieldRing:
    pick: str
    ring: Markup


@dataclass(frozen=True)
class TheatreView:
    mood: str
    needle: int
    fields: int
    dial: Markup
    plate: str
    sentence: str
    managers: tuple[tuple[str, int, int], ...]
    ghosts: tuple[Ghost, ...]
    prospects: tuple[Prospect, ...]
    rings: tuple[FieldRing, ...]


@dataclass(frozen=True)
class CityView:
    number: int
    name: str
    cards: tuple[Markup, ...]
    been: tuple[int, ...]
    docked: tuple[int, ...]
    allies: int
    closed_by: int | None
    can: bool
    why: str
    label: str
    tip: str
    mine: bool


@dataclass(frozen=True)
class Stop:
    """A city on the track of the resolution."""

    number: int
    name: str
    state: str
    seats: tuple[int, ...]
    allies: int


@dataclass(frozen=True)
class TravelCard:
    city: int
    name: str
    used: bool
    can: bool
    why: str


@dataclass(frozen=True)
class AcrobatView:
    html: Markup
    used: bool
    fresh: bool
    pick: str
    why: str
    name: str


@dataclass(frozen=True)
class RequestView:
    name: str
    title: str
    wish: str
    pays: int
    met: bool
    pick: str
    open: bool


@dataclass(frozen=True)
class Mine:
    """The viewer's own area."""

    seat: int
    travel: tuple[TravelCard, ...]
    troupe: tuple[Markup, ...]
    acrobats: tuple[AcrobatView, ...]
    requests: tuple[RequestView, ...]
    comedy: int
    tragedy: int
    share: float
    lean: str
    pleases: bool
    ally: str


@dataclass(frozen=True)
class Facts:
    """Open facts of a player, for the list of players."""

    ecus: int
    comedy: int
    tragedy: int
    lean: str
    side: str
    travel: str
    requests: str
    managers: str
    chips: tuple[Markup, ...]
    acrobats: tuple[tuple[str, str, str, bool], ...]
    face_up: tuple[tuple[str, str], ...]
    hand: tuple[tuple[str, str], ...]
    ally: str


@dataclass(frozen=True)
class Board:
    mode: str
    theatre: TheatreView
    cities: tuple[CityView, ...]
    track: tuple[Stop, ...]
    panel: Panel | None
    mine: Mine | None
    facts: tuple[Facts, ...]
    encounters: int
    requests: int
    festival: Festival | None
    end: End | None
    ribbon: str
    letters: tuple[int, ...]
    """Seats whose choice of a city lies sealed on the stage."""


def board_parts(sitting: Sitting, told: Chronicle, offered: tuple[Choice, ...]) -> Board:
    table: Table = sitting.view.table
    words = sitting.words
    mode = _mode(sitting, table)
    return Board(
        mode=mode,
        theatre=_theatre(sitting, table, offered),
        cities=tuple(_city(sitting, table, city, offered) for city in table.cities),
        track=_track(words, table, told) if mode == "resolve" else (),
        panel=open_panel(sitting, table, told, offered) if mode == "resolve" else None,
        mine=None if sitting.seat is None else _mine(sitting, table, offered),
        facts=tuple(_facts(sitting, table, troupe) for troupe in table.troupes),
        encounters=table.encounters_left,
        requests=table.requests_left,
        festival=_festival(sitting, table, told, offered, mode),
        end=end_of_game(sitting, table, told) if mode == "over" else None,
        ribbon=words("festival-season", season=table.season),
        letters=sitting.view.committed if table.stage == "travel" else (),
    )


def _mode(sitting: Sitting, table: Table) -> str:
    if sitting.view.over:
        return "over"
    if table.stage == "fulfil":
        return "totals"
    return "travel" if table.stage in TRAVEL_STAGES else "resolve"


def _festival(
    sitting: Sitting, table: Table, told: Chronicle, offered: tuple[Choice, ...], mode: str
) -> Festival | None:
    """The totals while they are counted, and once more when the second season opens."""
    if mode == "totals":
        return festival(sitting, table, told.totals[table.season], offered, now=True)
    if mode == "travel" and table.season == 2 and table.round == 1 and 1 in told.totals:
        return festival(sitting, table, told.totals[1], (), now=False)
    return None


def _theatre(sitting: Sitting, table: Table, offered: tuple[Choice, ...]) -> TheatreView:
    words, theatre = sitting.words, table.theatre
    fields = theatre.fields
    ghosts = []
    for choice in offered:
        needle = target(sitting, choice.move, sitting.move(choice.move))
        if needle is not None and needle != theatre.needle:
            ghosts.append(Ghost(choice.move, needle, dial.arc(theatre.needle, needle, fields)))
    rings = tuple(
        FieldRing(choice.picks[0], dial.ring(needle, fields))
        for choice in offered
        if (move := sitting.move(choice.move)).family == "use-elephant"
        and (needle := target(sitting, choice.move, move)) is not None
        and needle != theatre.needle
    )
    stage = [(troupe.seat, k) for troupe in table.troupes for k in range(troupe.on_stage)]
    managers = tuple(
        (f"mgr-{seat}-{k}", seat, (LEFT if place % 2 == 0 else RIGHT)[place // 2 % 7])
        for place, (seat, k) in enumerate(stage)
    )
    there = words.list([f"{sitting.names[t.seat]} {t.on_stage}" for t in table.troupes if t.on_stage]) or "0"
    return TheatreView(
        mood=theatre.mood,
        needle=theatre.needle,
        fields=fields,
        dial=dial.dial(fields),
        plate=words(f"mood-{theatre.mood}"),
        sentence=words(
            "theatre-label",
            mood=words(f"mood-{theatre.mood}"),
            field=previews.place(words, theatre.needle),
            fields=fields,
            managers=there,
        ),
        managers=managers,
        ghosts=tuple(ghosts),
        prospects=tuple(filter(None, (prospect(sitting, one.move, sitting.move(one.move)) for one in offered))),
        rings=rings,
    )


def _city(sitting: Sitting, table: Table, city: City, offered: tuple[Choice, ...]) -> CityView:
    words, language = sitting.words, sitting.words.language
    last = len(city.cards) - 1
    cards = tuple(
        faces.card_html(card.id, language, "top" if i == last else "peek") for i, card in enumerate(city.cards)
    )
    pick = f"city-{city.number}"
    can = any(pick in choice.picks for choice in offered)
    why = next((why for move, why in sitting.why.items() if sitting.move(move).values == (city.number - 1,)), "")
    name = words.own(f"city-{city.number}")
    stack = [f"{faces.name(c.id, language)} ({faces.short(c.id, language)})" for c in reversed(city.cards)]
    tip = words("city-stack", cards="; ".join(stack)) if stack else words("city-empty")
    been = tuple(seat for seat in city.caravels if seat not in city.visitors)
    label = words("city-label", n=city.number, city=name, stack=tip)
    return CityView(
        number=city.number,
        name=name,
        cards=cards,
        been=been,
        docked=city.visitors,
        allies=city.allies,
        closed_by=city.closed_by,
        can=can,
        why="" if can else why,
        label=f"{label} {why}" if why and not can else label,
        tip=tip,
        mine=sitting.seat in city.visitors,
    )


def _track(words: Words, table: Table, told: Chronicle) -> tuple[Stop, ...]:
    stops = []
    now = told.open_city + 1 if told.open_city is not None and table.stage in ("steal", "court", "discard") else None
    waiting = True
    for city in table.cities:
        if city.number == now:
            state = "now"
        elif city.number - 1 in told.visits:
            state = "done"
        elif city.visitors or city.allies:
            state, waiting = ("next", False) if waiting else ("later", False)
        else:
            state = "quiet"
        stops.append(Stop(city.number, words.own(f"city-{city.number}"), state, city.visitors, city.allies))
    return tuple(stops)


def _mine(sitting: Sitting, table: Table, offered: tuple[Choice, ...]) -> Mine:
    assert sitting.seat is not None
    words, me = sitting.words, table.troupes[sitting.seat]
    legal = {pick for choice in offered for pick in choice.picks}
    total = me.comedy + me.tragedy
    return Mine(
        seat=me.seat,
        travel=tuple(_travel_card(sitting, table, me, city, legal) for city in table.cities),
        troupe=tuple(faces.card_html(card.id, words.language) for card in _by_sort(me)),
        acrobats=tuple(_acrobat(sitting, acrobat, legal) for acrobat in me.acrobats),
        requests=tuple(_request(words, r, legal, False) for r in me.hand or ())
        + tuple(_request(words, r, legal, True) for r in me.face_up),
        comedy=me.comedy,
        tragedy=me.tragedy,
        share=me.comedy / total if total else 0.5,
        lean=previews.show_of(words, me),
        pleases=me.show > 0,
        ally=_ally(words, me),
    )


def _by_sort(me: Troupe) -> list[Any]:
    return sorted(me.actors, key=lambda card: (card.sort, -card.value, card.id))


def _travel_card(sitting: Sitting, table: Table, me: Troupe, city: City, legal: set[str]) -> TravelCard:
    used = city.number in me.used_cities
    can = sitting.view.kind in ("travel", "turtle") and f"city-{city.number}" in legal
    why = sitting.why.get(spell("travel", city.number - 1), "")
    return TravelCard(city.number, sitting.words.own(f"city-{city.number}"), used, can, "" if can else why)


def _acrobat(sitting: Sitting, acrobat: Acrobat, legal: set[str]) -> AcrobatView:
    name = acrobat.card.name
    pick = f"use-{name}" if f"use-{name}" in legal else ""
    why = next((why for move, why in sitting.why.items() if sitting.move(move).family == f"use-{name}"), "")
    if pick or any(sitting.move(move).family == f"use-{name}" for move in sitting.labels):
        why = ""
    state = ("turned" if acrobat.used else "") + (" fresh" if acrobat.fresh else "")
    html = faces.card_html(acrobat.card.id, sitting.words.language, state)
    return AcrobatView(html, acrobat.used, acrobat.fresh, pick, why, sitting.words.own(f"card-{name}"))


def _request(words: Words, request: Request, legal: set[str], face_up: bool) -> RequestView:
    pick = next((p for p in (f"discard-{request.name}", f"fulfil-{request.name}") if p in legal), "")
    return RequestView(
        request.name,
        words.own(f"request-{request.name}"),
        words.own(f"wish-{request.name}"),
        request.pays,
        request.met,
        "" if face_up else pick,
        face_up,
    )


def _ally(words: Words, troupe: Troupe) -> str:
    """Two players: where the allied troupe may go."""
    if troupe.ally is None:
        return ""
    if troupe.ally.city is not None:
        return words("ally-goes", n=troupe.ally.city, city=words.own(f"city-{troupe.ally.city}"))
    return words("ally-deck", cities=", ".join(str(city) for city in troupe.ally.deck))


def _facts(sitting: Sitting, table: Table, troupe: Troupe) -> Facts:
    words, language = sitting.words, sitting.words.language
    mine = troupe.seat == sitting.seat
    return Facts(
        ecus=troupe.ecus,
        comedy=troupe.comedy,
        tragedy=troupe.tragedy,
        lean=previews.leaning(words, troupe.lean),
        side="comedy" if troupe.lean > 0 else "tragedy" if troupe.lean < 0 else "even",
        travel=words("n-travel", n=len(troupe.travel)),
        requests=words("n-requests", n=troupe.requests),
        managers=words("n-managers", n=troupe.managers),
        chips=() if mine else tuple(faces.chip(card.id, language) for card in _by_sort(troupe)),
        acrobats=tuple(
            (a.card.name, words.own(f"card-{a.card.name}"), words.own(f"help-{a.card.name}"), a.used)
            for a in troupe.acrobats
        ),
        face_up=tuple((words.own(f"request-{r.name}"), words.own(f"wish-{r.name}")) for r in troupe.face_up),
        hand=()
        if mine
        else tuple((words.own(f"request-{r.name}"), words.own(f"wish-{r.name}")) for r in troupe.hand or ()),
        ally="" if mine else _ally(words, troupe),
    )
