"""The Magnificent's events as beats: what moves on the table when something happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from spectacula.games.magnificent.box import COLOUR_NAMES, RING, SPACE_ENERGY, START_SPACES, TILE_NAMES, WIDTH
from spectacula.games.magnificent.pieces import ALL_ABILITIES, ALL_CARDS, ALL_POSTERS, ALL_TENTS
from spectacula.games.magnificent.pieces import Tile as Laid
from spectacula.games.magnificent.view import Table
from spectacula.kernel.words import Event
from spectacula.web.games.magnificent import draw
from spectacula.web.games.magnificent.glide import pooled
from spectacula.web.tables.scenes import Beat, Telling

MOST_PIECES = 6
"""As many coins or tickets fly; the number says the rest."""


class Props:
    """What lies where while the scenes of a telling pass by: the dice of the tent, the wagons, the hats."""

    def __init__(self, telling: Telling) -> None:
        before: Table = telling.before.table
        self.now: Table = telling.now.table
        self.pool = Counter((die.colour, die.value) for die in before.dice)
        self.wagons = {road.colour: road.wagon for road in before.roads}
        self.hats = [list(player.hats) for player in before.players]
        self.built = [len(player.camp.tiles) for player in before.players]
        self.source = "tent"
        """Where goods come from."""
        self.pips = 0

    def die(self, colour: str, value: int) -> str:
        """A die leaves the tent."""
        self.pool[colour, value] -= 1
        return pooled(colour, value, max(0, self.pool[colour, value]))

    def hat(self, seat: int, space: int) -> str:
        """The hat that goes to a space: one that stands elsewhere in the end, or one from home."""
        hats, then = self.hats[seat], self.now.players[seat].hats
        moved = [n for n, stood in enumerate(hats) if stood not in then]
        if len(moved) == 1 and len(then) <= len(hats):
            hats[moved[0]] = space
            return f"hat-{seat}-{moved[0]}"
        hats.append(space)
        return ""

    def tile(self, seat: int, kind: int, cell: int) -> Laid | None:
        """The next tile of a camp, as it lies now."""
        fresh = self.now.players[seat].camp.tiles[self.built[seat] :]
        self.built[seat] += 1
        return next((tile for tile in fresh if tile.name == TILE_NAMES[kind] and cell in tile.cells), None)


@dataclass
class Moved:
    """What one event moves: the thing itself, goods that come or go, and numbers."""

    lead: list[Beat] = field(default_factory=list)
    goods: list[Beat] = field(default_factory=list)
    sums: Counter[str] = field(default_factory=Counter)


def player(seat: int) -> str:
    return f"player-{seat}"


def own(spot: str, seat: int) -> str:
    """A place of a player's circus; where that is out of sight, their panel."""
    return f"{spot}|{player(seat)}"


def fly(what: str, start: str, end: str, n: int = 1, size: int = 30, **more: object) -> Beat:
    return {"do": "fly", "what": what, "n": max(1, min(MOST_PIECES, n)), "size": size, "from": start, "to": end, **more}


def coins(n: int, start: str, end: str) -> Beat:
    return fly("art:circus-coin", start, end, n, 28, sound="coin")


def gem(colour: str) -> str:
    return f"art:{'gem-clear' if colour == 'clear' else 'gem'} tinted {draw.KEYS[colour]}"


def store(seat: int, colour: str) -> str:
    return f"store-{seat}-{colour}|gems-{seat}|{player(seat)}"


def counts(sums: Counter[str]) -> list[Beat]:
    return [{"do": "count", "at": spot, "by": by} for spot, by in sums.items() if by]


def _picture(poster: int) -> str:
    return f"poster-{ALL_POSTERS[poster].id}|art:{draw.ACT_OF[ALL_POSTERS[poster].id]}"


def _card(card: int) -> str:
    return f"mc-{ALL_CARDS[card].id}"


def space(at: int) -> str:
    """A space of the performance track, by the name it has on the table."""
    return f"start-{at}" if at < START_SPACES else f"space-{SPACE_ENERGY[at - START_SPACES]}"


# --- the die, and what makes it stronger


def _die(event: Event, props: Props) -> Moved:
    colour, value = COLOUR_NAMES[event.a // 6], event.a % 6 + 1
    props.pips, props.source = value, f"{_card(event.b)}|tent"
    name = props.die(colour, value)
    die = f"{name}|art:die-{value} tinted {draw.KEYS[colour]}"  # it may be in hand already, and no longer lie there
    to = f"slot-{event.who}-{ALL_CARDS[event.b].id}|dice-{event.who}|{player(event.who)}"
    way = {"from": f"{name}|tent-dice|tent", "to": to, "scale": 0.8, "ms": 850}
    return Moved([{"do": "fly", "what": die, **way, "sound": "dice"}])


def _card_bonus(event: Event, props: Props) -> Moved:
    props.source = f"{_card(event.a)}|tent"
    return Moved(
        [{"do": "bow", "what": _card(event.a), "at": own(_card(event.a), event.who), "sound": "card", "ms": 800}]
    )


def _helps(event: Event, props: Props) -> Moved:
    """A trainer marker goes to work."""
    ability = ALL_ABILITIES[event.a].id if event.name == "trained" else ""
    work = f"tr-{ability}|tent" if ability else "tent"
    props.source = work
    start = own(f"markers-{event.who}", event.who)
    marker = fly(f"art:trainer player-{event.who + 1}", start, work, size=34, sound="step")
    return Moved([marker], sums=Counter({f"markers-{event.who}": -1}))


def _spends(event: Event, props: Props) -> Moved:
    colour = COLOUR_NAMES[event.a]
    return Moved(goods=[fly(gem(colour), store(event.who, colour), props.source, size=26, sound="energy")])


# --- build, travel, perform


def _energy(event: Event, props: Props) -> list[Beat]:
    """The pips of the die and what was added to them, as the action has counted it."""
    if not 0 < props.pips < event.b:
        return []
    at = own(f"masters-{event.who}", event.who)
    parts = [props.pips, f"+ {event.b - props.pips}"]
    return [{"do": "sum", "at": at, "art": "e-bolt", "parts": parts, "total": event.b, "sound": "energy"}]


def _builds(event: Event, props: Props) -> Moved:
    props.source = f"camp-{event.who}|tent"
    return Moved(_energy(event, props))


def _tile(event: Event, props: Props) -> Moved:
    tile = props.tile(event.who, event.a, event.b)
    if tile is None:
        return Moved()
    cells = tuple((cell // WIDTH, cell % WIDTH) for cell in tile.cells)
    shape = {"path": draw.outline(cells), "frame": draw.frame(tile.cells), "tone": draw.KEYS[tile.colour]}
    places = {"camp": f"camp-{event.who}", "at": player(event.who)}
    return Moved([{"do": "drop", **places, **shape, "sound": "stamp"}])


def _travels(event: Event, props: Props) -> Moved:
    colour = COLOUR_NAMES[event.a]
    wagon, at = f"wagon-{colour}|wagon-now", props.wagons[colour]
    props.wagons[colour] = (at + event.b) % RING
    props.source = wagon
    return Moved([{"do": "march", "what": wagon, "at": at, "steps": event.b, "sound": "step"}])


def _performs(event: Event, props: Props) -> Moved:
    seat = event.who
    hat = props.hat(seat, event.a + START_SPACES)
    figure, to = f"art:tophat player-{seat + 1}", space(event.a + START_SPACES)
    what, start = (f"{hat}|{figure}", f"{hat}|{player(seat)}") if hat else (figure, player(seat))
    flight = fly(what, start, to, size=40, keep=True, sound="roll", ms=1000)
    return Moved([{**flight, "as": hat} if hat else flight, *_energy(event, props)])


def _shown(event: Event, props: Props) -> Moved:
    """A poster steps forward."""
    poster = _picture(event.a)
    props.source = own(poster.split("|")[0], event.who)
    bow = {"do": "bow", "what": poster, "at": props.source, "sound": "harp", "ms": 900}
    return Moved([bow], sums=Counter({f"shown-{event.who}": 1}))


def _earns(event: Event, props: Props) -> Moved:
    seat, goods = event.who, []
    if event.a:
        goods.append(fly("art:ticket", props.source, f"points-{seat}", event.a, 40, sound="coin"))
    if event.b:
        goods.append(coins(event.b, props.source, f"purse-{seat}"))
    return Moved(goods=goods, sums=Counter({f"points-{seat}": event.a, f"purse-{seat}": event.b}))


def _pays_gem(event: Event, props: Props) -> Moved:
    colour = COLOUR_NAMES[event.a]
    return Moved(goods=[fly(gem(colour), store(event.who, colour), "tent", size=26, sound="spark")])


# --- goods


def _gems(event: Event, props: Props) -> Moved:
    colour = COLOUR_NAMES[event.a]
    return Moved(goods=[fly(gem(colour), props.source, store(event.who, colour), event.b, 26, sound="spark")])


def _full(event: Event, props: Props) -> Moved:
    return _coined(event.who, event.b, props)


def _coins(event: Event, props: Props) -> Moved:
    return _coined(event.who, event.a, props)


def _coined(seat: int, n: int, props: Props) -> Moved:
    return Moved(goods=[coins(n, props.source, f"purse-{seat}")], sums=Counter({f"purse-{seat}": n}))


def _points(event: Event, props: Props) -> Moved:
    ticket = fly("art:ticket", props.source, f"points-{event.who}", event.a, 40, sound="coin")
    return Moved(goods=[ticket], sums=Counter({f"points-{event.who}": event.a}))


def _marker(event: Event, props: Props) -> Moved:
    to = own(f"markers-{event.who}", event.who)
    start = "tent" if event.name == "marker-back" else props.source
    marker = fly(f"art:trainer player-{event.who + 1}", start, to, size=34, sound="step")
    return Moved(goods=[marker], sums=Counter({f"markers-{event.who}": 1}))


def _poster(event: Event, props: Props) -> Moved:
    """From the display or the deck to where it hangs now."""
    places = props.now.players[event.who].places
    wanted = ALL_POSTERS[event.a].id
    hangs = next((n for n, place in enumerate(places, 1) if place.poster and place.poster.id == wanted), 0)
    to = own(f"place-{event.who}-{hangs}" if hangs else f"places-{event.who}", event.who)
    start = "posters|tent" if event.name == "drawn" else f"poster-{wanted}|posters|tent"
    flight = fly(_picture(event.a), start, to, size=56, sound="card")
    return Moved(goods=[{**flight, "scale": 0.7}])


def _discards(event: Event, props: Props) -> Moved:
    start = own(f"poster-{ALL_POSTERS[event.a].id}", event.who)
    return Moved(goods=[{"do": "fade", "what": _picture(event.a), "from": start}])


def _pitches(event: Event, props: Props) -> Moved:
    tent = ALL_TENTS[event.a].id
    what = f"tent-{tent}|art:tent {draw.tent_class(tent)}"
    to = own(f"place-{event.who}-{event.b + 1}@.5,.82", event.who)
    return Moved(goods=[fly(what, f"tent-{tent}|{props.source}", to, size=44, sound="stamp")])


# --- the round's end


def _pays(event: Event, props: Props) -> Moved:
    sums = Counter({f"purse-{event.who}": -event.a})
    return Moved(goods=[coins(event.a, f"purse-{event.who}", "tent")] if event.a else [], sums=sums)


def _lacks(event: Event, props: Props) -> Moved:
    at, text = f"{player(event.who)}@.6,.2", f"\N{MINUS SIGN}{event.b}"
    stamp = {"do": "stamp", "at": at, "text": text, "sound": "stamp"}
    return Moved(goods=[stamp], sums=Counter({f"points-{event.who}": -event.b}))


def _hat_home(event: Event, props: Props) -> Moved:
    seat, hats = event.who, props.hats[event.who]
    name = f"hat-{seat}-{hats.index(event.a)}" if event.a in hats else space(event.a)
    what = f"{name}|art:tophat player-{seat + 1}"
    return Moved([fly(what, f"{name}|{space(event.a)}", player(seat), size=36, sound="step")])


def _takes(event: Event, props: Props) -> Moved:
    """A master card and the trainer beside it go to a player, or out of the game."""
    pieces = [_card(event.a)] + ([f"tr-{ALL_ABILITIES[event.b].id}"] if event.b >= 0 else [])
    if event.name == "removed":
        return Moved([{"do": "fade", "what": pieces}])
    flight = {"do": "fly", "what": pieces, "to": player(event.who), "scale": 0.35, "ms": 800, "sound": "card"}
    return Moved([flight])


def _scores(event: Event, props: Props) -> Moved:
    spot = own(_card(event.a), event.who)
    bow = {"do": "bow", "what": f"{_card(event.a)}|art:ticket", "at": spot, "sound": "harp", "ms": 900}
    gained = fly("art:ticket", spot, f"points-{event.who}", event.b, 40, sound="coin") if event.b > 0 else None
    return Moved([bow], [gained] if gained else [], Counter({f"points-{event.who}": event.b}))


def _counts_points(event: Event, props: Props) -> Moved:
    return Moved(sums=Counter({f"points-{event.who}": event.b}))


ACTS: dict[str, Callable[[Event, Props], Moved]] = {
    "die": _die,
    "bonus": _card_bonus,
    "copied": _card_bonus,
    "trained": _helps,
    "space": _helps,
    "spent": _spends,
    "build": _builds,
    "tile": _tile,
    "travel": _travels,
    "perform": _performs,
    "shown": _shown,
    "earned": _earns,
    "paid-gem": _pays_gem,
    "gems": _gems,
    "full": _full,
    "coins": _coins,
    "points": _points,
    "marker": _marker,
    "marker-back": _marker,
    "poster": _poster,
    "drawn": _poster,
    "discarded": _discards,
    "tent": _pitches,
    "paid": _pays,
    "missing": _lacks,
    "hat-home": _hat_home,
    "set": _takes,
    "removed": _takes,
    "scored": _scores,
    "card-left": _counts_points,
    "coin-points": _counts_points,
    "areas": _counts_points,
}


def moved(event: Event, props: Props) -> Moved:
    return (
        ACTS[event.name](event, props)
        if event.name in ACTS and (event.who >= 0 or event.name == "removed")
        else Moved()
    )
