"""What a choice would lead to, in words: the consequences a player could work out from the open table."""

from __future__ import annotations

from collections.abc import Iterable

from spectacula.games.histrio.view import Card, City, Table, Troupe
from spectacula.web.games.histrio.dial import field_number, side
from spectacula.web.words import Words


def signed(card: Card) -> int:
    """Steps of the needle, or of a troupe's leaning."""
    return {"comedian": card.value, "tragedian": -card.value}.get(card.sort, 0)


def lean_of(cards: Iterable[Card]) -> int:
    return sum(signed(card) for card in cards)


def pushed(table: Table, steps: int) -> int:
    """Where the needle would stand; it stops at the ends."""
    fields = table.theatre.fields
    return max(-fields, min(fields - 1, table.theatre.needle + steps))


def leaning(words: Words, lean: int) -> str:
    if lean == 0:
        return words("lean-even")
    return words("lean-comedy" if lean > 0 else "lean-tragedy", n=abs(lean))


def pleases(lean: int, needle: int) -> bool:
    return lean > 0 if needle >= 0 else lean < 0


def place(words: Words, needle: int) -> str:
    """A field of the dial in words."""
    return words(f"field-{side(needle)}", n=field_number(needle))


def needle_to(words: Words, table: Table, needle: int) -> str:
    """The movement and what it does to the King."""
    old = table.theatre.needle
    if needle == old:
        return words("needle-stays", place=place(words, old))
    said = words("needle-moves", old=place(words, old), new=place(words, needle))
    if (needle >= 0) != (old >= 0):
        leave = sum(troupe.on_stage for troupe in table.troupes)
        turn = words(f"king-turns-{side(needle)}")
        return f"{said}, {turn}" + (f", {words('managers-leave', n=leave)}" if leave else "")
    return said


def alone(words: Words, table: Table, city: City, me: Troupe) -> str:
    """What a city would bring to a troupe that is alone there, newest card first."""
    if not city.cards:
        return words("fc-request")
    said = []
    for sort in ("comedian", "tragedian"):
        n = sum(card.sort == sort for card in city.cards)
        if n:
            said.append(words(f"fc-{sort}", n=n))
    said += [words.own(f"card-{card.name}") for card in reversed(city.cards) if card.sort == "acrobat"]
    actors = [card.value for card in city.cards if card.sort in ("comedian", "tragedian")]
    bonus = sum(card.value for card in city.cards if card.sort == "bonus")
    if bonus:
        said.append(words("fc-ecus", n=bonus))
    if actors.count(2):
        said.append(words("fc-steal", n=actors.count(2)))
    if actors.count(3):
        said.append(words("fc-managers", n=_manager_income(table, me, actors.count(3))))
    if actors.count(5):
        said.append(words("fc-fee", n=actors.count(5)))
    if actors.count(1):
        said.append(words("fc-recover"))
    return ", ".join(said)


def _manager_income(table: Table, me: Troupe, calls: int) -> int:
    there = sum(troupe.on_stage for troupe in table.troupes)
    income = 0
    for call in range(1, calls + 1):
        income += there + min(call, me.managers)
    return income


def together(words: Words, table: Table, city: City) -> str:
    """What happens if somebody else comes as well."""
    return words("fc-met", needle=needle_to(words, table, pushed(table, lean_of(city.cards))))


def journey(words: Words, table: Table, cities: Iterable[City], me: Troupe) -> str:
    """A destination before it is chosen."""
    said = []
    for city in cities:
        name = words.own(f"city-{city.number}")
        if city.closed_by == me.seat:
            said.append(words("fc-alone-sure", city=name, alone=alone(words, table, city, me)))
        else:
            said.append(
                words("fc-city", city=name, alone=alone(words, table, city, me), met=together(words, table, city))
            )
    return " ".join(said)


def show_after(words: Words, lean: int, needle: int) -> str:
    """A troupe's show as the King would see it."""
    verdict = words("show-pleases" if pleases(lean, needle) else "show-not")
    return f"{leaning(words, lean)}, {verdict}"
