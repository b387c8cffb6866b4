"""Colosseum's events as beats: what moves on the table when something happens."""

from __future__ import annotations

from collections.abc import Callable

from spectacula.games.colosseum.state import COINS, FACE_LEAST, FACE_MOST, SOURCES, SQUARES, TOKENS
from spectacula.games.colosseum.table import Table
from spectacula.games.colosseum.view import lot_kinds, tell
from spectacula.kernel.words import Event
from spectacula.web.games.colosseum.track import centre, drawing, face_drawing
from spectacula.web.tables.scenes import Beat, Episode, Telling, concerned

DICE = ("board@.42,.5", "board@.56,.5")


class Props:
    """What stands where while the scenes of a telling pass by: the nobles, the cast, whom a deal is between."""

    def __init__(self, telling: Telling) -> None:
        before: Table = telling.before.table
        self.words = telling.words
        self.squares = [noble.square for noble in before.nobles]
        self.tokens = {player.seat: {good.kind: good.count for good in player.tokens} for player in before.players}
        self.programs = before.programs
        self.dealers: tuple[int, ...] = ()
        self.crowd = 0


def player(seat: int) -> str:
    return f"player-{seat}"


def inside(seat: int, spot: str) -> str:
    """A place in the row of a player."""
    return f"{player(seat)}/{spot}|{player(seat)}"


def purse(seat: int) -> str:
    return f"goods-{seat}/purse|{inside(seat, 'purse')}"


def goods(seat: int, spot: str) -> str:
    """A place among what a player holds, where all see it at the desk of a trade."""
    return f"goods-{seat}/{spot}|goods-{seat}|{inside(seat, 'tokens')}"


def coins(seat: int, by: int, other: str) -> list[Beat]:
    """Coins that come from somewhere, or go there."""
    ends = (other, inside(seat, "purse")) if by > 0 else (inside(seat, "purse"), other)
    flight = {"do": "fly", "what": "art:sestertius", "n": min(5, max(1, abs(by) // 4)), "size": 28, "sound": "coin"}
    return [{**flight, "from": ends[0], "to": ends[1]}, {"do": "count", "at": f"{player(seat)}/purse", "by": by}]


def token(kind: int) -> str:
    return f"art:{drawing(TOKENS[kind])}"


def gets(seat: int, what: str | list[str], start: str | list[str], **more: object) -> Beat:
    """Something comes to a player."""
    flight = {"do": "fly", "what": what, "size": 40, "from": start, "to": inside(seat, "tokens"), "sound": "card"}
    return {**flight, **more}


Act = Callable[[Episode, Event, str, Props], None]


def tells(scene: Episode, event: Event, line: str, props: Props) -> None:
    at = {"at": player(event.who)} if event.who >= 0 else {}
    if line:
        scene.add({"do": "say", **at}, say=line, seats=concerned(event))


def programs(scene: Episode, event: Event, line: str, props: Props) -> None:
    """A program goes to its owner, and what it costs to the bank."""
    flight = {"do": "fly", "what": f"prog-{event.a}|art:scales", "to": inside(event.who, "programs"), "scale": 0.3}
    start = {"from": f"prog-{event.a}|progs|board", "sound": "card"}
    paid = coins(event.who, -event.b, "board") if event.name == "bought-program" else []
    scene.add({**flight, **start}, *paid, say=line, seats=concerned(event))


def builds(scene: Episode, event: Event, line: str, props: Props) -> None:
    """Something new at an arena."""
    place = f"arena-{event.who}|{player(event.who)}"
    art = {"loge": "a-loge", "expanded": "arena-wall"}.get(event.name, "a-seat")
    flight = {"do": "fly", "what": f"art:{art}", "size": 40, "from": inside(event.who, "purse"), "to": place}
    scene.add({**flight, "sound": "stamp"}, say=line, seats=concerned(event))


def stall(market: int) -> str:
    return f"stall-{market + 1}|auction|board"


def wares(market: int, kinds: list[int]) -> list[str]:
    """Tokens as they lie in a market: those that have just come there, those of the table, or their drawings."""
    places = [(f"fresh-{market + 1}-{i}", f"stall-{market + 1}/ware-{i}") for i in range(1, len(kinds) + 1)]
    return ["|".join((*place, token(kind))) for place, kind in zip(places, kinds, strict=True)]


def wins(scene: Episode, event: Event, line: str, props: Props) -> None:
    """The hammer falls."""
    scene.add({"do": "light", "at": [stall(event.a), player(event.who)]})
    scene.add(*coins(event.who, -event.b, stall(event.a)), say=line, seats=concerned(event))


def takes(scene: Episode, event: Event, line: str, props: Props) -> None:
    """The tokens of a lot, each from where it lies; the market is empty then."""
    lot = wares(event.a, lot_kinds(event.b))
    if lot:
        start = [f"{ware}|{stall(event.a)}" for ware in lot]
        sold = {"do": "leave", "what": [f"auction/lot-{i}" for i in range(1, len(lot) + 1)]}
        scene.add(gets(event.who, lot, start), sold, {"do": "light"}, say=line, seats=concerned(event))
    else:
        scene.add({"do": "light"}, say=line, seats=concerned(event))


def refills(scene: Episode, event: Event, line: str, props: Props) -> None:
    """New tokens come out of the bag into a market, where they lie until the new table stands."""
    kinds = lot_kinds(event.b)
    if not kinds:
        tells(scene, event, line, props)
        return
    number = event.a + 1
    ends = {
        "from": f"stall-{number}@.5,.1|auction|board",
        "to": [f"stall-{number}/ware-{i}|{stall(event.a)}" for i in range(1, len(kinds) + 1)],
        "as": [f"fresh-{number}-{i}" for i in range(1, len(kinds) + 1)],
    }
    cards = [f"{token(kind)} fresh-token" for kind in kinds]
    flight = {"do": "fly", "what": cards, "keep": True, "fit": True, "sound": "card"}
    scene.add({**flight, **ends}, say=line, seats=concerned(event))


def deals(scene: Episode, event: Event, line: str, props: Props) -> None:
    props.dealers = (event.who, event.a)
    scene.seats = props.dealers
    lit = [*(f"goods-{seat}" for seat in props.dealers), *map(player, props.dealers)]
    scene.add({"do": "light", "at": lit, "whole": True}, say=line, seats=props.dealers)


def receives(scene: Episode, event: Event, line: str, props: Props) -> None:
    """Goods cross the table."""
    giver = next((seat for seat in props.dealers if seat != event.who), event.who)
    if event.a == COINS:
        flight = {"do": "fly", "what": "art:sestertius", "n": min(5, max(1, event.b // 4)), "size": 28, "sound": "coin"}
        ends = {"from": purse(giver), "to": purse(event.who)}
        counts = [
            {"do": "count", "at": [f"{player(seat)}/purse", f"goods-{seat}/purse"], "by": by}
            for seat, by in ((event.who, event.b), (giver, -event.b))
        ]
        scene.add({**flight, **ends}, *counts, say=line, seats=concerned(event))
    else:
        ware = f"ware-{TOKENS[event.a]}"
        ends = {"from": goods(giver, ware), "to": goods(event.who, ware)}
        flight = {"do": "fly", "what": token(event.a), "size": 40, "n": event.b, "sound": "card"}
        scene.add({**flight, **ends}, say=line, seats=concerned(event))


def decorated(scene: Episode, event: Event, line: str, props: Props) -> None:
    """A medal."""
    medal = {"do": "fly", "what": "art:a-medal", "size": 36, "from": "board", "to": inside(event.who, "medals")}
    count = {"do": "count", "at": f"{player(event.who)}/medals", "by": 1}
    scene.add({**medal, "sound": "coin"}, count, say=line, seats=concerned(event))


def rolls(scene: Episode, event: Event, line: str, props: Props) -> None:
    faces = [face_drawing(FACE_LEAST[face], FACE_MOST[face]) for face in (event.a, event.b) if face >= 0]
    roll = {"do": "roll", "art": "rdie", "face": faces, "at": list(DICE[: len(faces)]), "sound": "dice"}
    scene.add(roll, say=line, seats=concerned(event))


def marches(scene: Episode, event: Event, line: str, props: Props) -> None:
    """A noble walks from square to square."""
    start, props.squares[event.a] = props.squares[event.a], event.b
    ahead = (event.b - start) % SQUARES
    steps = range(ahead + 1) if ahead <= SQUARES // 2 else range(0, ahead - SQUARES - 1, -1)
    path = [centre((start + step) % SQUARES) for step in steps]
    walk = {"do": "march", "what": f"noble-{event.a}", "path": path, "is": f"on-{event.b}", "sound": "step"}
    scene.add({"do": "say"}, {**walk, "ms": 230 * max(1, len(path) - 1)}, say=line, seats=concerned(event))


def opens(scene: Episode, event: Event, line: str, props: Props) -> None:
    """The parade: who comes, and who is missing."""
    held = props.tokens[event.who]
    cast, missing = list[str](), list[str]()
    for need in props.programs[event.a - 1].needs:
        there = min(need.count, held.get(need.kind, 0))
        cast += [drawing(need.kind)] * there
        missing += [drawing(need.kind)] * (need.count - there)
    program = scene.title = props.words.own(f"program-{event.a}")
    bill = {"do": "parade", "seat": event.who, "title": program, "sub": props.words.names[event.who]}
    scene.key = True
    scene.add({**bill, "cast": cast[: event.b], "missing": missing, "sound": "gong"}, say=line, seats=concerned(event))


def gathers(scene: Episode, event: Event, line: str, props: Props) -> None:
    """One source of spectators."""
    text = line or props.words.say(tell(event))
    row = {"do": "source", "source": SOURCES[event.a], "text": text, "n": event.b, "sound": "murmur"}
    scene.add(row, say=line, seats=concerned(event))


def applauds(scene: Episode, event: Event, line: str, props: Props) -> None:
    scene.add({"do": "cheer", "sound": "applause"}, say=line, seats=concerned(event))
    scene.add({"do": "shut"})
    scene.add(*coins(event.who, event.b, "board"))


def overtakes(scene: Episode, event: Event, line: str, props: Props) -> None:
    """A new record: the marker runs past its rivals."""
    marker = {"do": "slide", "what": f"rec-{event.who}", "is": f"rec-{min(event.a, 160)}", "sound": "fanfare"}
    scene.add(
        marker, {"do": "count", "at": f"{player(event.who)}/record", "to": event.a}, say=line, seats=concerned(event)
    )


def crowns(scene: Episode, event: Event, line: str, props: Props) -> None:
    """A podium for the best show so far."""
    flight = {"do": "fly", "what": "art:a-podium", "size": 48, "from": "board", "to": player(event.who)}
    scene.add({"do": "light", "at": ["board", player(event.who)]})
    scene.add({**flight, "sound": "fanfare"}, say=line, seats=concerned(event))


def wears(scene: Episode, event: Event, line: str, props: Props) -> None:
    """A token is worn out."""
    fade = {"do": "fade", "what": token(event.a), "from": inside(event.who, "tokens")}
    scene.add(fade, say=line, seats=concerned(event))


def donates(scene: Episode, event: Event, line: str, props: Props) -> None:
    gift = gets(event.a, token(event.b), inside(event.who, "tokens"))
    scene.add(gift, say=line, seats=(event.who, event.a))


def shines(scene: Episode, event: Event, line: str, props: Props) -> None:
    """A star performer comes to the one who has most of a kind."""
    ware = f"ware-{TOKENS[event.a]}"
    start = goods(event.b, ware) if event.b >= 0 else "desk|board"
    star = {"do": "fly", "what": "art:i-star", "size": 34, "from": start, "to": goods(event.who, ware)}
    scene.add({**star, "sound": "harp"}, say=line, seats=concerned(event))


ACTS: dict[str, Act] = {
    "took-program": programs,
    "bought-program": programs,
    "expanded": builds,
    "seat": builds,
    "medal-seat": builds,
    "loge": builds,
    "won-lot": wins,
    "lot": takes,
    "refilled": refills,
    "emperor-token": decorated,
    "rested": decorated,
    "star": shines,
    "deal": deals,
    "received": receives,
    "rolled": rolls,
    "moved": marches,
    "moved-both": marches,
    "nudged": marches,
    "staged": opens,
    "spectators": gathers,
    "show": applauds,
    "record": overtakes,
    "podium": crowns,
    "worn": wears,
    "donated": donates,
}
