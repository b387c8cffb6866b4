"""Histrio's scenes: the letters, the reveal, city by city, the court, the Acrobats, the festival, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from spectacula.games.histrio.state import REWARD
from spectacula.games.histrio.view import Table
from spectacula.kernel.words import Event
from spectacula.web.games.histrio import faces
from spectacula.web.games.histrio.beats import ACTS, Props, place, player, purse, tells
from spectacula.web.tables.scenes import Beat, Episode, Telling, concerned

KINDS = {
    **dict.fromkeys(("season", "round", "dealt"), "round"),
    **dict.fromkeys(("travelled", "travelled-twice", "ally-travelled"), "reveal"),
    **dict.fromkeys(("alone", "empty", "met", "allies-alone"), "city"),
    **dict.fromkeys(("season-over", "chameleons", "actors-paid", "pleased", "displeased", "best"), "festival"),
    **dict.fromkeys(("fulfilled", "fulfilled-again", "declined"), "requests"),
    **{name: name for name in ("court", "used", "over")},
}
"""Which scene an event opens or belongs to; all others go on with the scene before."""
ONE_EACH = ("city", "court", "used")
COLUMNS = {
    "step-actors": ("chameleons", "actors-paid"),
    "step-show": ("pleased", "displeased"),
    "step-best": ("best",),
}
"""The festival as the rulebook counts it; the Secret Requests follow."""
LETTERS = ("theatre@.06,.84", "theatre@.145,.84", "theatre@.23,.84", "theatre@.855,.86", "theatre@.94,.86")
"""Where the letters lie on the stage, by seat."""


def scenes(telling: Telling) -> list[Episode]:
    """Everything since then, scene by scene."""
    props = Props(telling)
    parts = _parts([event for _, event in telling.story])
    found = [STAGED.get(kind, _acted)(events, telling, props) for kind, events in parts]
    if parts:
        _settle(found[-1], *parts[-1])
    return [scene for scene in (*found, _sealed(telling)) if scene.beats]


def _parts(events: list[Event]) -> list[tuple[str, list[Event]]]:
    """The events of each scene."""
    parts: list[tuple[str, list[Event]]] = []
    for event in events:
        kind = KINDS.get(event.name, "")
        if not parts or kind in ONE_EACH or kind not in ("", parts[-1][0]):
            parts.append((kind, []))
        parts[-1][1].append(event)
    return parts


def _title(event: Event, telling: Telling) -> str:
    words, kind = telling.words, KINDS.get(event.name, "")
    if kind == "city":
        return f"{event.a + 1} {words.own(f'city-{event.a + 1}')}"
    if kind == "used":
        return faces.name(event.a, words.language)
    return words(f"scene-{kind or 'city'}")


def _acted(events: list[Event], telling: Telling, props: Props) -> Episode:
    """Event after event, each with its own movement."""
    scene = Episode(_title(events[0], telling), concerned(events[0]))
    for event in events:
        ACTS.get(event.name, tells)(scene, event, telling.line(event), props)
    return scene


def _sealed(telling: Telling) -> Episode:
    """Letters that have been sealed since, if nothing else has happened: no word, they lie on the stage."""
    table: Table = telling.now.table
    scene = Episode()
    if telling.newly_sealed and not telling.story and table.stage == "travel":
        letters = [f"letter-{seat}" for seat in telling.newly_sealed]
        homes = [player(seat) for seat in telling.newly_sealed]
        scene.add({"do": "table"})
        scene.add({"do": "arrive", "what": letters, "from": homes, "sound": "stamp"})
    return scene


def _round(events: list[Event], telling: Telling, props: Props) -> Episode:
    scene = Episode(telling.words("scene-round"))
    lines = [line for event in events if (line := telling.line(event))]
    if lines:
        scene.add({"do": "light", "sound": "gong"}, say=" ".join(lines))
    return scene


def _settle(scene: Episode, kind: str, events: list[Event]) -> None:
    """What is seen on the new table, when nothing else has happened since: cards are dealt, shows are counted."""
    if kind == "round":
        dealt = [f"enc-{event.b}" for event in events if event.name == "dealt"]
        scene.beats.insert(0, [{"do": "table"}])
        if dealt:
            scene.beats.append([{"do": "arrive", "what": dealt, "from": "deck-encounters|theatre", "sound": "card"}])
    elif kind == "festival" and any(event.name != "season-over" for event in events):
        scene.beats[:0] = [[{"do": "table", "awaited": "sums"}], [{"do": "column", "upto": 0}]]
        for column, group in enumerate(scene.beats[-len(COLUMNS) :], 1):
            group[:] = [{**beat, "do": "say"} for beat in group]  # the purses of the new table are full already
            group.append({"do": "column", "upto": column, "hold": True})
        scene.add({"do": "column", "upto": len(COLUMNS) + 1})


def _reveal(events: list[Event], telling: Telling, props: Props) -> Episode:
    """All letters are opened together, and all airships leave at once."""
    scene = Episode(telling.words("scene-reveal"), key=True)
    sent = [(event.who, city) for event in events if event.name != "ally-travelled" for city in _cities(event)]
    allies = [event for event in events if event.name == "ally-travelled" and not event.b]
    seats = sorted({seat for seat, _ in sent})
    numbers = [", ".join(str(city + 1) for other, city in sent if other == seat) for seat in seats]
    names = [f"letter-{seat}" for seat in seats]
    if seats:
        scene.add(
            {"do": "letters", "who": seats, "text": numbers, "at": [LETTERS[seat] for seat in seats], "as": names}
        )
        scene.add({"do": "open", "what": names, "sound": "card"})
    crowd, there = Counter(city for _, city in sent), Counter[int]()
    fleet = {"do": "fly", "keep": True, "size": 54, "lift": 100, "ms": 1250, "whole": True, "sound": "harp"}
    what, start, end, called = [], [], [], []
    for seat, city in sent:
        there[city] += 1
        what.append(f"art:caravel player-{seat + 1}")
        start.append(f"letter-{seat}")
        end.append(f"{place(city)}@{there[city] / (crowd[city] + 1):.2f},.3")
        called.append(f"caravel-{seat}-{city + 1}")
    for event in allies:
        what.append("art:caravel")
        start.append(player(event.who))
        end.append(f"{place(event.a)}@.5,.42")
        called.append(f"ally-{event.who}")
    lines = " ".join(filter(None, map(telling.line, events)))
    opened = [{"do": "fade", "what": names}] if names else []
    scene.add({**fleet, "what": what, "from": start, "to": end, "as": called}, *opened, say=lines, seats=seats)
    return scene


def _cities(event: Event) -> tuple[int, ...]:
    return (event.a, event.b) if event.name == "travelled-twice" else (event.a,)


def _festival(events: list[Event], telling: Telling, props: Props) -> Episode:
    """Column after column for all troupes, in the rulebook's order."""
    scene = Episode(telling.words("festival-name"), key=True)
    over = [event for event in events if event.name == "season-over"]
    for event in over:
        scene.add({"do": "say", "at": "theatre", "sound": "gong"}, say=telling.line(event))
    if len(over) < len(events):
        for step, names in COLUMNS.items():
            column = [event for event in events if event.name in names]
            paid = [purse(event.who, paid) for event in column if (paid := _paid(event))]
            scene.add(*paid, say=" ".join(map(telling.line, column)), seats={event.who for event in column})
            scene.beats[-1][0]["short"] = _head(step, telling)
    return scene


def _head(step: str, telling: Telling) -> str:
    """What a column is about: enough for a phone, where the table below says the rest."""
    table: Table = telling.before.table
    words = telling.words
    return words("step-caption", name=words(step), rule=words(f"{step}-line", n=int(REWARD[table.season - 1])))


def _paid(event: Event) -> int:
    return {"actors-paid": event.a, "pleased": event.b, "best": event.b}.get(event.name, 0)


def _requests(events: list[Event], telling: Telling, props: Props) -> Episode:
    """The Secret Requests, opened together; the festival has been seen."""
    table: Table = telling.before.table
    scene = _acted(events, telling, props)
    scene.key = True
    seen: Beat = {"do": "seen", "what": f"season-{table.season}"}
    scene.beats.append([seen])
    return scene


STAGED: dict[str, Callable[[list[Event], Telling, Props], Episode]] = {
    "round": _round,
    "reveal": _reveal,
    "festival": _festival,
    "requests": _requests,
}
