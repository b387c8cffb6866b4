"""What is different on Histrio's table: cards, cities, the needle, purses and requests."""

from __future__ import annotations

from spectacula.games.histrio.view import City, Table, Troupe
from spectacula.web.games.histrio import faces
from spectacula.web.tables.changes import Change, counted, new
from spectacula.web.words import Words


def changes(before: Table, now: Table, words: Words) -> list[Change]:
    found = []
    for old, city in zip(before.cities, now.cities, strict=True):
        found += _city(old, city, words)
    if before.theatre.needle != now.theatre.needle:
        place = f"{words(f'mood-{now.theatre.mood}')} {now.theatre.field}"
        found.append(Change("needle", words("changed-needle", place=place)))
    for was, troupe in zip(before.troupes, now.troupes, strict=True):
        found += _troupe(was, troupe, words)
    return found


def _city(before: City, now: City, words: Words) -> list[Change]:
    name, known = words.own(f"city-{now.number}"), {card.id for card in before.cards}
    fresh = [card.id for card in now.cards if card.id not in known]
    found = [new(f"enc-{card}", faces.name(card, words.language), words, name) for card in fresh]
    guests = (now.visitors, now.allies, now.caravels, now.closed_by)
    if guests != (before.visitors, before.allies, before.caravels, before.closed_by):
        found.append(Change(f"city-{now.number}", words("changed-city", city=name)))
    return found


def _troupe(before: Troupe, now: Troupe, words: Words) -> list[Change]:
    name = words.names[now.seat]
    known = {card.id for card in before.actors} | {acrobat.card.id for acrobat in before.acrobats}
    cards = [card.id for card in (*now.actors, *(acrobat.card for acrobat in now.acrobats)) if card.id not in known]
    found = counted(f"player-{now.seat}", name, [(words("changed-ecus"), before.ecus, now.ecus)], words)
    found += [new(f"enc-{card}", faces.name(card, words.language), words, name) for card in cards]
    held = {request.name for request in before.hand or ()}
    drawn = [request.name for request in now.hand or () if request.name not in held]
    return found + [new(f"req-{request}", words.own(f"request-{request}"), words) for request in drawn]
