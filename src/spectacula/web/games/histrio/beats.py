"""Histrio's events as beats: what moves on the table when something happens."""

from __future__ import annotations

from collections.abc import Callable

from spectacula.games.histrio.state import SEATS
from spectacula.games.histrio.view import ALL, Table
from spectacula.kernel.words import Event
from spectacula.web.games.histrio import dial, faces
from spectacula.web.tables.scenes import Beat, Episode, Telling, concerned

FIGURE = 72
"""px: a card of a city that is no longer in sight, drawn by its figure."""


class Props:
    """What lies where while the scenes of a telling pass by: the stacks of the cities, the Managers on stage."""

    def __init__(self, telling: Telling) -> None:
        before: Table = telling.before.table
        self.words = telling.words
        self.fields = before.theatre.fields
        self.mood = before.theatre.mood
        self.stacks = {city.number - 1: [card.id for card in city.cards] for city in before.cities}
        self.on_stage = [troupe.on_stage for troupe in before.troupes]
        self.city = 0

    def take(self, card: int) -> None:
        stack = self.stacks[self.city]
        if card in stack:
            stack.remove(card)

    def clear(self, city: int) -> list[int]:
        """The cards of a city, which are gone now."""
        cards, self.stacks[city] = self.stacks[city], []
        return cards


def piece(card: int) -> str:
    """A card as it lies on the table, or drawn where it lay in a city that is no longer in sight."""
    return f"enc-{card}|art:{faces.figure(ALL[card])}"


def place(city: int) -> str:
    return f"city-{city + 1}"


def player(seat: int) -> str:
    return f"player-{seat}"


def coins(n: int, start: str, end: str) -> Beat:
    return {"do": "fly", "what": "art:ecu", "n": max(1, n), "size": 30, "from": start, "to": end, "sound": "coin"}


def purse(seat: int, by: int) -> Beat:
    return {"do": "count", "at": f"purse-{seat}", "by": by}


def levels(seat: int, card: int, sign: int) -> list[Beat]:
    """The level of an Actor in the sums of a troupe."""
    sort = {"comedian": "comedy", "tragedian": "tragedy"}.get(ALL[card].sort)
    return [{"do": "count", "at": f"{sort}-{seat}", "by": sign * ALL[card].value}] if sort else []


def joins(seat: int, card: int, start: str | None = None) -> Beat:
    """A card comes to a troupe."""
    row = "acrobats" if ALL[card].sort == "acrobat" else "troupe"
    flight = {"do": "fly", "what": piece(card), "to": f"{row}-{seat}|{player(seat)}", "scale": 0.4, "sound": "card"}
    flight["drawn"] = FIGURE
    return {**flight, "from": f"enc-{card}|{start}"} if start else flight


Act = Callable[[Episode, Event, str, Props], None]


def tells(scene: Episode, event: Event, line: str, props: Props) -> None:
    """A sentence, and the one it is about."""
    at = {"at": player(event.who)} if event.who >= 0 else {}
    scene.add({"do": "say", **at}, say=line, seats=concerned(event))


def comes(scene: Episode, event: Event, line: str, props: Props) -> None:
    """Somebody has a city to themselves, or finds it empty."""
    props.city = event.a
    scene.add({"do": "light", "at": [place(event.a), player(event.who)]}, say=line, seats=concerned(event))


def meets(scene: Episode, event: Event, line: str, props: Props) -> None:
    """A collision: the cards are lost."""
    props.city = event.a
    seats = [seat for seat in range(SEATS) if event.name == "met" and event.b >> seat & 1]
    scene.seats = tuple(seats)
    scene.add({"do": "light", "at": [place(event.a), *map(player, seats)]}, say=line, seats=seats)
    cards = props.clear(event.a)
    stamp = {"do": "stamp", "at": f"{place(event.a)}@.5,.94", "text": props.words("stamp-together")}
    scene.add({"do": "shake", "at": place(event.a), "sound": "clash"}, *([stamp] if event.name == "met" else []))
    if cards:
        scene.add({"do": "fade", "what": [piece(card) for card in cards], "from": place(event.a)})


def pays(scene: Episode, event: Event, line: str, props: Props) -> None:
    """Alms: the coins of a card go into a purse."""
    props.take(event.a)
    start = f"enc-{event.a}|{place(props.city)}"
    scene.add(
        coins(event.b, start, f"purse-{event.who}"),
        {"do": "fade", "what": piece(event.a), "from": place(props.city), "drawn": FIGURE},
        say=line,
        seats=concerned(event),
    )
    scene.add(purse(event.who, event.b))


def recruits(scene: Episode, event: Event, line: str, props: Props) -> None:
    """An Actor or an Acrobat leaves the city with a troupe."""
    props.take(event.a)
    scene.add(joins(event.who, event.a, place(props.city)), say=line, seats=concerned(event))
    if sums := levels(event.who, event.a, 1):
        scene.add(*sums)


def loses(scene: Episode, event: Event, line: str, props: Props) -> None:
    """A card nobody could pay."""
    props.take(event.a)
    gone = {"do": "fade", "what": piece(event.a), "from": place(props.city), "drawn": FIGURE}
    scene.add(gone, say=line, seats=concerned(event))


def passes(scene: Episode, event: Event, line: str, props: Props) -> None:
    """Coins go from one purse into another; those for allied troupes into the Treasury."""
    gives, gets = (event.a, event.who) if event.name == "stole" else (event.who, event.a)
    start = f"purse-{gives}" if gives >= 0 else "theatre"
    end = f"purse-{gets}" if gets >= 0 else "theatre"
    scene.add(coins(event.b, start, end), say=line, seats={seat for seat in (gives, gets) if seat >= 0})
    moved = [purse(seat, by) for seat, by in ((gives, -event.b), (gets, event.b)) if seat >= 0]
    scene.add(*moved)


def fee(scene: Episode, event: Event, line: str, props: Props) -> None:
    scene.add(coins(event.a, f"purse-{event.who}", place(props.city)), say=line, seats=concerned(event))
    scene.add(purse(event.who, -event.a))


def earns(scene: Episode, event: Event, line: str, props: Props) -> None:
    scene.add(coins(event.a, "theatre", f"purse-{event.who}"), say=line, seats=concerned(event))
    scene.add(purse(event.who, event.a))


def enters(scene: Episode, event: Event, line: str, props: Props) -> None:
    """A Manager walks on, and the stage pays for all who stand there."""
    seat, number = event.who, props.on_stage[event.who]
    props.on_stage[seat] += 1
    side = 0.2 + 0.04 * seat if sum(props.on_stage) % 2 else 0.76 + 0.04 * seat
    manager = {"what": f"art:manager player-{seat + 1}", "as": f"mgr-{seat}-{number}", "size": 40, "keep": True}
    way = {"from": player(seat), "to": f"theatre@{side:.2f},.78", "sound": "step"}
    scene.add({"do": "fly", **manager, **way}, say=line, seats=concerned(event))
    if event.a:
        scene.add(coins(event.a, "theatre", f"purse-{seat}"))
        scene.add(purse(seat, event.a))


def visits(scene: Episode, event: Event, line: str, props: Props) -> None:
    """An Actor goes to court."""
    scene.add({"do": "light", "at": ["theatre", player(event.who)]})
    flight = {"do": "fly", "what": piece(event.a), "from": f"enc-{event.a}|{player(event.who)}", "sound": "card"}
    scene.add({**flight, "to": "theatre@.5,.62", "scale": 0.6}, say=line, seats=concerned(event))


def swings(scene: Episode, event: Event, line: str, props: Props) -> None:
    ends = {end: dial.angle(needle, props.fields) for end, needle in (("from", event.a), ("to", event.b))}
    scene.add({"do": "light", "at": "theatre"})
    scene.add({"do": "swing", "what": "needle", **ends, "is": f"needle-{event.b}", "sound": "needle"}, say=line)


def turns(scene: Episode, event: Event, line: str, props: Props) -> None:
    """The King's mood changes behind the curtain; all Managers go home."""
    scene.key = True
    props.mood = "tragedy" if props.mood == "comedy" else "comedy"
    sound = "harp" if props.mood == "comedy" else "strings"
    name = props.words(f"mood-{props.mood}")
    scene.add({"do": "curtain", "to": props.mood, "name": name, "sound": sound}, say=line)
    home = [(f"mgr-{seat}-{k}", player(seat)) for seat, there in enumerate(props.on_stage) for k in range(there)]
    props.on_stage = [0] * len(props.on_stage)
    if home:
        scene.add({"do": "fly", "what": [who for who, _ in home], "to": [to for _, to in home], "sound": "step"})
    scene.add({"do": "light"})


def draws(scene: Episode, event: Event, line: str, props: Props) -> None:
    """A Secret Request from the deck to a hand; the cards have one back."""
    seat = event.who
    flight = {"do": "fly", "what": "deck-requests|art:i-book", "copy": True, "size": 44, "sound": "card"}
    scene.add(
        {**flight, "from": "deck-requests|theatre", "to": f"requests-{seat}|held-{seat}|{player(seat)}"},
        say=line,
        seats=concerned(event),
    )


def uses(scene: Episode, event: Event, line: str, props: Props) -> None:
    """An Acrobat steps forward."""
    what = f"enc-{event.a}|art:{faces.figure(ALL[event.a])}"
    scene.add({"do": "bow", "what": what, "from": player(event.who)}, say=line, seats=concerned(event))


def takes(scene: Episode, event: Event, line: str, props: Props) -> None:
    """An Actor who had been discarded comes to a troupe after all."""
    scene.add(joins(event.who, event.a, "theatre"), *levels(event.who, event.a, 1), say=line, seats=concerned(event))


def fulfils(scene: Episode, event: Event, line: str, props: Props) -> None:
    stamp = {"do": "stamp", "at": f"tally-{event.who}|{player(event.who)}", "text": f"+{event.b}", "tone": "good"}
    scene.add({**stamp, "sound": "stamp"}, purse(event.who, event.b), say=line, seats=concerned(event))


ACTS: dict[str, Act] = {
    "alone": comes,
    "empty": comes,
    "met": meets,
    "allies-alone": meets,
    "bonus": pays,
    "joined": recruits,
    "found": recruits,
    "unpaid": loses,
    "stole": passes,
    "bribed": passes,
    "paid": fee,
    "gained": earns,
    "manager": enters,
    "court": visits,
    "needle": swings,
    "mood": turns,
    "drew": draws,
    "used": uses,
    "took": takes,
    "fulfilled": fulfils,
    "fulfilled-again": fulfils,
}
