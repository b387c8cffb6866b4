"""What a choice would lead to, in words: from the game's own previews."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup

from spectacula.engine.preview import Preview
from spectacula.games.histrio.view import ALL, Table, Troupe, own_troupe, theatre
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Event
from spectacula.web.games import Sitting
from spectacula.web.games.histrio.dial import field_number, side, strip
from spectacula.web.words import Words

COURTING = ("send", "keep", "use-raven", "use-elephant")
TURNING = ("send", "use-raven", "use-elephant")


def effect(sitting: Sitting, notation: str, move: Move) -> str:
    """A legal move before it is chosen."""
    assert sitting.seat is not None
    words, table = sitting.words, sitting.view.table
    previews = sitting.preview(notation)
    match move:
        case ("travel" | "travel-pair", cities):
            return " ".join(_city(words, table, city, previews) for city in cities)
        case ("use-ox", (city,)):
            return _city(words, table, city, previews)
        case ("use-bear", _):
            price = table.troupes[sitting.seat].ecus - previews[0].part(own_troupe).ecus
            return words("fx-bear", n=price, alone=alone(words, previews[1].events))
        case ("steal", (rival,)):
            return words("fx-steal", n=table.troupes[rival].ecus)
        case ("use-fox", _):
            return words("fx-fox", n=next(event.b for event in previews[0].events if event.name == "stole"))
        case ("use-peacock", _):
            return words("fx-gain", n=next(event.a for event in previews[0].events if event.name == "gained"))
        case ("discard", (request,)):
            return words.own(f"wish-{_request_name(table, sitting.seat, request)}")
        case ("fulfil", (request,)):
            return _fulfilled(words, table, sitting.seat, request)
        case ("decline", _):
            return words("fx-decline")
        case (family, _) if family in (*COURTING, "use-monkey", "chameleons"):
            after = previews[-1]
            verdict = words("fx-show", show=show_of(words, after.part(own_troupe)))
            return f"{needle_to(words, table, after)}. {verdict}" if family in COURTING else verdict
        case (family, _) if family.startswith("use-"):
            return words.own(f"help-{family.removeprefix('use-')}")
    return ""


def target(sitting: Sitting, notation: str, move: Move) -> int | None:
    """Where the needle would stand after a move that turns it, or might turn it."""
    previews = _together(sitting.preview(notation)) if move.family == "travel" else sitting.preview(notation)
    if move.family not in (*TURNING, "travel") or not previews:
        return None
    return previews[0].part(theatre).needle


@dataclass(frozen=True)
class Prospect:
    """A journey as two small panels: what it brings alone, and what with others."""

    move: str
    alone: str
    met: str
    strip: Markup


def prospect(sitting: Sitting, notation: str, move: Move) -> Prospect | None:
    """Nothing where it is sure that nobody, or that somebody, comes."""
    previews, words = sitting.preview(notation), sitting.words
    here = [p for p in previews if any(event.name in ("alone", "empty") for event in p.events)]
    met = _together(previews)
    if move.family != "travel" or not here or not met:
        return None
    table: Table = sitting.view.table
    said = words("fc-met", needle=needle_to(words, table, met[0]))
    way = strip(table.theatre.needle, met[0].part(theatre).needle, table.theatre.fields)
    return Prospect(notation, alone(words, here[0].events), said, way)


def _together(previews: tuple[Preview, ...]) -> tuple[Preview, ...]:
    return tuple(p for p in previews if p.given and p.given.id == "given-together")


def place(words: Words, needle: int) -> str:
    """A field of the dial in words."""
    return words(f"field-{side(needle)}", n=field_number(needle))


def needle_to(words: Words, table: Table, after: Preview) -> str:
    """The movement and what it does to the King."""
    old, new = table.theatre, after.part(theatre)
    if new.needle == old.needle:
        return words("needle-stays", place=place(words, old.needle))
    said = [words("needle-moves", old=place(words, old.needle), new=place(words, new.needle))]
    for event in after.events[: after.own]:
        if event.name == "mood":
            said.append(words(f"king-turns-{new.mood}"))
            said += [words("managers-leave", n=event.b)] if event.b else []
    return ", ".join(said)


def alone(words: Words, events: Iterable[Event]) -> str:
    """What a city would bring to a troupe that is alone there."""
    told = list(events)
    if any(event.name == "empty" for event in told):
        return words("fc-request")
    joined = Counter(ALL[event.a].sort for event in told if event.name == "joined")
    said = [words(f"fc-{sort}", n=joined[sort]) for sort in ("comedian", "tragedian") if joined[sort]]
    said += [words.own(f"card-{ALL[event.a].name}") for event in told if event.name == "found"]
    sums = Counter[str]()
    for event in told:
        sums[event.name] += {"bonus": event.b, "stole": event.b, "manager": event.a, "paid": event.a}.get(event.name, 1)
    messages = {"bonus": "fc-ecus", "stole": "fc-steal", "manager": "fc-managers", "paid": "fc-fee"}
    messages |= {"unpaid": "fc-unpaid", "recovered": "fc-recover"}
    said += [words(message, n=sums[name]) for name, message in messages.items() if sums[name]]
    return ", ".join(said)


def _city(words: Words, table: Table, city: int, previews: tuple[Preview, ...]) -> str:
    """A destination: alone, and with others where they can come."""
    name = words.own(f"city-{city + 1}")
    here = [p for p in previews if any(event.a == city for event in p.events if event.name in ("alone", "empty"))]
    met = [
        p for p in previews if p.given and p.given.id == "given-together" and p.given.args["city"] == f"city-{city + 1}"
    ]
    needle = words("fc-met", needle=needle_to(words, table, met[0])) if met else ""
    if here and needle:
        return words("fc-city", city=name, alone=alone(words, here[0].events), met=needle)
    return words("fc-alone-sure", city=name, alone=alone(words, here[0].events)) if here else f"{name}: {needle}."


def _request_name(table: Table, seat: int, request: int) -> str:
    return next(held.name for held in (*(table.troupes[seat].hand or ()), *table.owl) if held.id == request)


def _fulfilled(words: Words, table: Table, seat: int, request: int) -> str:
    pays = next(held.pays for held in table.troupes[seat].hand or () if held.id == request)
    again = table.season == 1 and table.seasons > 1
    return words("fx-request-again" if again else "fx-request", n=pays)


def leaning(words: Words, lean: int) -> str:
    if lean == 0:
        return words("lean-even")
    return words("lean-comedy" if lean > 0 else "lean-tragedy", n=abs(lean))


def show_of(words: Words, troupe: Troupe) -> str:
    """A troupe's show as the King would see it."""
    verdict = words("show-pleases" if troupe.show > 0 else "show-not")
    return f"{leaning(words, troupe.lean)}, {verdict}"
