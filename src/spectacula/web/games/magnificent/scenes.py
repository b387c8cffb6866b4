"""The Magnificent's scenes: a round opens, turn after turn, the wages, the cards, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import zip_longest

from spectacula.games.magnificent.view import Table
from spectacula.kernel.words import Event
from spectacula.web.games.magnificent.beats import Moved, Props, counts, moved, player
from spectacula.web.games.magnificent.glide import pool
from spectacula.web.tables.scenes import Episode, Telling, concerned

KINDS = {
    **dict.fromkeys(("first", "board", "start-poster", "side", "cards", "trainer"), "opening"),
    **dict.fromkeys(("round", "reserve"), "round"),
    **dict.fromkeys(("paid", "missing", "hat-home"), "wages"),
    **dict.fromkeys(("set", "removed", "scored", "home"), "cards"),
    **dict.fromkeys(("card-left", "coin-points", "areas", "won", "lost"), "end"),
}
"""Which scene an event belongs to; all others belong to somebody's turn."""
MOST_SAID = 90
"""Letters of a caption."""
ACTIONS = ("build", "travel", "perform")
ABOUT = {
    **{name: name for name in ACTIONS},
    **dict.fromkeys(("tile", "lost-tiles"), "build"),
    **dict.fromkeys(("tent", "left-tent", "full"), "travel"),
    **dict.fromkeys(("shown", "earned", "paid-gem", "arranged"), "perform"),
}
"""What a part of a turn is about, by what happens in it."""
HEADLINES = (*ACTIONS, "tile", "shown", "earned")
"""What another's turn is told by: the first of these that has happened."""
LEADING = ("die", *ACTIONS, "tile", "shown")
"""What is seen of another's turn before what it brings."""
OPENS = frozenset({"die", "bonus", "copied", "trained", "space", "tile", "shown", *ACTIONS})
"""What begins a sentence of one's own turn; what follows is what it brings."""


def scenes(telling: Telling) -> list[Episode]:
    """Everything since then, scene by scene."""
    props = Props(telling)
    parts = _parts([event for _, event in telling.story])
    found = [STAGED[kind](events, telling, props) for kind, events in parts]
    if parts and parts[-1][0] == "round":
        _rolled(found[-1], telling)
    return [scene for scene in found if scene.beats]


def _parts(events: list[Event]) -> list[tuple[str, list[Event]]]:
    """The events of each scene; every player's turn is one."""
    parts: list[tuple[str, list[Event]]] = []
    for event in events:
        kind = KINDS.get(event.name, "turn")
        if not parts or kind != parts[-1][0] or (kind == "turn" and event.who != parts[-1][1][-1].who):
            parts.append((kind, []))
        parts[-1][1].append(event)
    return parts


def _all(moves: list[Moved]) -> Moved:
    """What several events move, together."""
    sums = Counter[str]()
    for one in moves:
        sums.update(one.sums)
    return Moved([beat for one in moves for beat in one.lead], [beat for one in moves for beat in one.goods], sums)


def _said(scene: Episode, events: list[Event], telling: Telling, moves: Moved) -> None:
    """Some events and their sentences: first the thing itself, then what it brings, then the numbers."""
    captions = _captions([line for event in events if (line := telling.line(event))])
    seats = {seat for event in events for seat in concerned(event)}
    groups = [group for group in (moves.lead, moves.goods, counts(moves.sums)) if group]
    for group, caption in zip_longest(groups, captions, fillvalue=()):
        scene.add(*group, say=caption or "", seats=seats)


def _captions(lines: list[str]) -> list[str]:
    """Sentences together, as many as fit the bar of a phone."""
    found: list[str] = []
    for line in lines:
        if found and len(found[-1]) + len(line) < MOST_SAID:
            found[-1] += f" {line}"
        else:
            found.append(line)
    return found


# --- turns


def _turn(events: list[Event], telling: Telling, props: Props) -> Episode:
    """My own turn sentence by sentence; another's in one, with three movements at most."""
    action = next((ABOUT[event.name] for event in events if event.name in ABOUT), "die")
    scene = Episode(telling.words(f"scene-{action}"), concerned(events[0]), key=action == "perform")
    if events[0].who == telling.now.seat:
        for sentence in _sentences(events):
            _said(scene, sentence, telling, _all([moved(event, props) for event in sentence]))
    else:
        _briefly(scene, events, telling, props)
    if any(event.name == "shown" for event in events):
        scene.add({"do": "say", "sound": "applause"})
    return scene


def _sentences(events: list[Event]) -> list[list[Event]]:
    found: list[list[Event]] = []
    for event in events:
        if not found or event.name in OPENS:
            found.append([])
        found[-1].append(event)
    return found


def _briefly(scene: Episode, events: list[Event], telling: Telling, props: Props) -> None:
    """One caption, the action's; the log has the rest. The die, the action, and what both bring."""
    moves = [(event, moved(event, props)) for event in events]
    lead = {name: [beat for event, one in moves for beat in one.lead if event.name == name] for name in LEADING}
    whole = _all([one for _, one in moves])
    acted = [beat for name in LEADING[1:] for beat in lead[name]]
    groups = [group for group in (lead["die"], acted, [*whole.goods, *counts(whole.sums)]) if group]
    lines = [(event, line) for event in events if (line := telling.line(event))]
    told = {event.name: line for event, line in reversed(lines)}
    caption = next((told[name] for name in HEADLINES if name in told), lines[0][1] if lines else "")
    first, *others = groups or [[]]
    scene.add(*first, say=caption, seats=concerned(events[0]), told=[line for _, line in lines])
    for group in others:
        scene.add(*group)


# --- rounds


def _opening(events: list[Event], telling: Telling, props: Props) -> Episode:
    """Told, not played."""
    scene = Episode(telling.words("scene-opening"))
    for event in events:
        scene.add(say=telling.line(event), seats=concerned(event))
    return scene


def _round(events: list[Event], telling: Telling, props: Props) -> Episode:
    scene = Episode(telling.words("scene-round"))
    lines = " ".join(map(telling.line, events))
    scene.add({"do": "light", "sound": "gong"}, say=lines, seats=concerned(events[0]))
    return scene


def _rolled(scene: Episode, telling: Telling) -> None:
    """Nothing has happened since: the dice are rolled on the new table."""
    table: Table = telling.now.table
    scene.beats.insert(0, [{"do": "table"}])
    scene.add({"do": "roll", "what": list(pool(table.dice)), "sound": "dice"})


def _wages(events: list[Event], telling: Telling, props: Props) -> Episode:
    """Everybody pays, one after the other; then the hats go home together."""
    scene = Episode(telling.words("scene-wages"), key=True)
    for seat in dict.fromkeys(event.who for event in events if event.name != "hat-home"):
        scene.add({"do": "light", "at": ["tent", player(seat)], **({} if scene.beats else {"sound": "gong"})})
        mine = [event for event in events if event.who == seat and event.name != "hat-home"]
        _said(scene, mine, telling, _all([moved(event, props) for event in mine]))
    hats = [event for event in events if event.name == "hat-home"]
    if hats:
        scene.add({"do": "light"})
        _said(scene, hats, telling, _all([moved(event, props) for event in hats]))
    return scene


def _cards(events: list[Event], telling: Telling, props: Props) -> Episode:
    """Sets are taken in the order of the hats; the cards all have chosen are scored one by one."""
    scored = any(event.name == "scored" for event in events)
    scene = Episode(telling.words("scene-score" if scored else "scene-sets"), key=scored)
    for event in events:
        _said(scene, [event], telling, moved(event, props))
    return scene


def _end(events: list[Event], telling: Telling, props: Props) -> Episode:
    """What is left is counted, player by player, what brings nothing only told; the places name the winner."""
    scene = Episode(telling.words("scene-end"), key=True)
    result = [event for event in events if event.name in ("won", "lost")]
    left = [event for event in events if event not in result]
    for seat in dict.fromkeys(event.who for event in left):
        scene.add({"do": "light", "at": player(seat)})
        mine = [event for event in left if event.who == seat]
        counted = [event for event in mine if event.b]
        if counted:
            _summed(scene, counted, telling, _all([moved(event, props) for event in counted]))
        scene.told += [telling.line(event) for event in mine if not event.b]
    scene.add({"do": "light"})
    lines = [telling.line(event) for event in result]
    if len(telling.words.names) > 1:
        scene.told += lines
    elif lines:
        scene.add({"do": "say", "sound": "fanfare"}, say=" ".join(lines), seats=[event.who for event in result])
    return scene


def _summed(scene: Episode, events: list[Event], telling: Telling, moves: Moved) -> None:
    """All of a player's in one go; a phone says only what it comes to."""
    seat, lines = events[0].who, [telling.line(event) for event in events]
    scene.add(*moves.lead, *moves.goods, *counts(moves.sums), say=" ".join(lines), seats=[seat], told=lines)
    points = sum(event.b for event in events)
    scene.beats[-1][0]["short"] = telling.words("end-count", name=telling.words.names[seat], n=points)


STAGED: dict[str, Callable[[list[Event], Telling, Props], Episode]] = {
    "opening": _opening,
    "round": _round,
    "turn": _turn,
    "wages": _wages,
    "cards": _cards,
    "end": _end,
}
