"""Histrio's table in sentences."""

from __future__ import annotations

from spectacula.games.histrio.view import City, Request, Table, Troupe
from spectacula.kernel.words import Speech


def table_lines(table: Table, seat: int | None, words: Speech) -> list[str]:
    """King, cities, troupes."""
    theatre = table.theatre
    lines = [
        words.text("terminal-season", season=table.season, seasons=table.seasons, round=table.round),
        words.text("terminal-king", mood=words.text(theatre.mood), field=theatre.field, fields=theatre.fields),
        words.text("terminal-decks", encounters=table.encounters_left, requests=table.requests_left),
    ]
    lines += [_city(city, words) for city in table.cities]
    for troupe in table.troupes:
        lines += _troupe(troupe, words)
    return lines


def _city(city: City, words: Speech) -> str:
    cards = ", ".join(words.text(f"card-{card.name}") for card in reversed(city.cards)) or words.text("terminal-empty")
    line = f"{city.number} {words.text(f'city-{city.number}')}: {cards}"
    if city.closed_by is not None:
        line += f" [{words.text('card-ox')}: {words.name_of(city.closed_by)}]"
    return line


def _troupe(troupe: Troupe, words: Speech) -> list[str]:
    lines = [
        words.text(
            "terminal-troupe",
            name=words.name_of(troupe.seat),
            ecus=troupe.ecus,
            comedy=troupe.comedy,
            tragedy=troupe.tragedy,
            travel=", ".join(map(str, troupe.travel)),
            managers=troupe.managers,
            requests=troupe.requests,
        )
    ]
    if troupe.actors:
        lines.append("    " + ", ".join(words.text(f"card-{card.name}") for card in troupe.actors))
    for acrobat in troupe.acrobats:
        state = words.text("terminal-used" if acrobat.used else "terminal-ready")
        name = acrobat.card.name
        lines.append(f"    {words.text(f'card-{name}')} ({state}): {words.text(f'help-{name}')}")
    lines += [_request(request, words) for request in (*(troupe.hand or ()), *troupe.face_up)]
    return lines


def _request(request: Request, words: Speech) -> str:
    met = words.text("terminal-met" if request.met else "terminal-not-met")
    return f"    {words.text(f'request-{request.name}')} ({request.pays}, {met}): {words.text(f'wish-{request.name}')}"
