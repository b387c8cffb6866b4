"""Legal moves as choices: the pieces that stand for each, and what it would lead to."""

from __future__ import annotations

from spectacula.games.histrio.state import FOX_STEALS, PEACOCK_LEAST, PEACOCK_MOST
from spectacula.games.histrio.view import Table, Troupe
from spectacula.web.games import Choice, Sitting
from spectacula.web.games.histrio import forecast
from spectacula.web.words import Words


def choices(sitting: Sitting) -> tuple[Choice, ...]:
    if sitting.seat is None or sitting.seat not in sitting.view.pending:
        return ()
    table: Table = sitting.view.table
    me = table.troupes[sitting.seat]
    return tuple(
        Choice(move, picks(move), label, _sentence(effect(move, sitting.words, table, me)))
        for move, label in sitting.labels.items()
    )


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def picks(move: str) -> tuple[str, ...]:
    """Cities stand for journeys, players for thefts; everything else has a piece or a row of its own."""
    words = move.split()
    if words[0] == "travel":
        return tuple(f"city-{city}" for city in words[1:])
    if words[:2] in (["use", "ox"], ["use", "bear"]):
        return (f"city-{words[2]}",)
    if words[0] == "steal" or words[:2] == ["use", "fox"]:
        return (f"player-{int(words[-1]) - 1}",)
    return ("-".join(words),)


def card_steps(words: list[str]) -> int:
    """Steps of the needle for `… comedian 4`, or fields of `… comedy 2`."""
    return int(words[-1]) if words[-2] in ("comedian", "comedy") else -int(words[-1])


def target(move: str, table: Table) -> int | None:
    """Where the needle would stand after a move that turns it."""
    words = move.split()
    if words[0] == "send" or words[:2] in (["use", "raven"], ["use", "elephant"]):
        return forecast.pushed(table, card_steps(words))
    return None


def lean_after(move: str, table: Table, me: Troupe) -> int:
    """How the viewer's troupe leans after a move."""
    words = move.split()
    lean = me.lean + forecast.lean_of(table.guests if table.resolver == me.seat else ())
    if words[0] == "send" or words[:2] == ["use", "raven"]:
        return lean - card_steps(words)
    if words[:2] == ["use", "monkey"]:
        return lean + card_steps(words)
    if words[0] == "chameleons":
        return lean + int(words[1]) - int(words[3])
    return lean


def effect(move: str, words: Words, table: Table, me: Troupe) -> str:
    said = move.split()
    if said[0] == "travel":
        return forecast.journey(words, table, [table.cities[int(city) - 1] for city in said[1:]], me)
    if said[0] == "steal":
        return words("fx-steal", n=table.troupes[int(said[-1]) - 1].ecus)
    if said[0] == "discard":
        return words.own(f"wish-{said[1]}")
    if said[0] == "fulfil":
        return _request_effect(said[1], words, table, me)
    if said[0] == "use":
        return _acrobat_effect(move, words, table, me)
    needle = target(move, table)
    if needle is not None or said[0] in ("keep", "chameleons"):
        here = table.theatre.needle if needle is None else needle
        show = words("fx-show", show=forecast.show_after(words, lean_after(move, table, me), here))
        return f"{forecast.needle_to(words, table, here)}. {show}" if said[0] != "chameleons" else show
    return ""


def _request_effect(name: str, words: Words, table: Table, me: Troupe) -> str:
    if name == "none":
        return words("fx-decline")
    pays = next((request.pays for request in me.hand or () if request.name == name), 0)
    again = table.season == 1 and table.seasons > 1
    return words("fx-request-again" if again else "fx-request", n=pays)


def _acrobat_effect(move: str, words: Words, table: Table, me: Troupe) -> str:
    said = move.split()
    if said[1] == "ox":
        city = table.cities[int(said[2]) - 1]
        return words("fc-alone-sure", city=words.own(f"city-{said[2]}"), alone=forecast.alone(words, table, city, me))
    if said[1] == "bear":
        city = table.cities[int(said[2]) - 1]
        price = len(city.visitors) - 1 + city.allies
        return words("fx-bear", n=price, alone=forecast.alone(words, table, city, me))
    if said[1] == "fox":
        return words("fx-fox", n=min(FOX_STEALS, table.troupes[int(said[-1]) - 1].ecus))
    if said[1] == "peacock":
        on_stage = sum(troupe.on_stage for troupe in table.troupes)
        return words("fx-gain", n=max(PEACOCK_LEAST, min(PEACOCK_MOST, on_stage)))
    needle = target(move, table)
    if needle is not None or said[1] == "monkey":
        here = table.theatre.needle if needle is None else needle
        show = words("fx-show", show=forecast.show_after(words, lean_after(move, table, me), here))
        return f"{forecast.needle_to(words, table, here)}. {show}" if needle is not None else show
    return words.own(f"help-{said[1]}")
