"""Perform: the hat on the track, posters with what each asks for, and what the show brings."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from spectacula.games.magnificent.pieces import ALL_POSTERS, Poster, Tent
from spectacula.games.magnificent.view import Place
from spectacula.web.controls import Control
from spectacula.web.games.magnificent import draw, faces
from spectacula.web.games.magnificent.circus import NOTHING
from spectacula.web.games.magnificent.glide import hat_name
from spectacula.web.games.magnificent.turn import Laying

POSTERS = {poster.id: poster for poster in ALL_POSTERS}


@dataclass(frozen=True)
class Tick:
    ok: bool
    text: str
    symbols: Markup


@dataclass(frozen=True)
class Act:
    """A poster that is shown, can be shown, or stays."""

    poster: Poster
    tent: Tent | None
    order: int
    ticks: tuple[Tick, ...]
    control: Control
    label: str


@dataclass(frozen=True)
class SpaceOn:
    energy: int
    posters: int
    hat: tuple[int, str] | None
    """The seat and the name of the hat here."""
    control: Control
    label: str


@dataclass(frozen=True)
class Showing:
    energy: int
    limit: int
    done: int
    acts: tuple[Act, ...]
    points: int
    coins: int
    points_now: int
    coins_now: int


def showing(laying: Laying) -> Showing | None:
    turn, me = laying.table.turn, laying.me
    if turn is None or me is None or turn.seat != me.seat:
        return None
    start = laying.sitting.start().table.players[me.seat]
    acts = [*_shown(laying, start.places), *_waiting(laying)]
    return Showing(
        energy=turn.energy,
        limit=turn.limit,
        done=turn.done,
        acts=tuple(acts),
        points=me.points - start.points,
        coins=me.coins - start.coins,
        points_now=me.points,
        coins_now=me.coins,
    )


def track_rows(laying: Laying) -> tuple[tuple[int, tuple[SpaceOn, ...]], ...]:
    """The performance track from the top down; spaces can be changed as long as the choice is only laid out."""
    words, table = laying.sitting.words, laying.table
    at = laying.step("perform ")
    energy = table.turn.energy if table.turn else 0
    ready = laying.ready
    rows: dict[int, list[SpaceOn]] = {}
    before = laying.sitting.start().table if at is not None else table
    taken = {stand.energy for stand in before.track if stand.hats}
    for space, stand in enumerate(table.track):
        if not stand.energy:
            continue
        move = f"perform {stand.energy}"
        control = NOTHING
        if at is not None and laying.laid[at] == move:
            control = Control(move, draft="|".join(laying.laid), chosen=True)
        elif at is not None and stand.energy <= energy and stand.energy not in taken:
            control = laying.instead(at, move)
        elif at is None and laying.mine and laying.kind == "turn":
            control = laying.control(move, words("space-n", n=stand.energy))
        if ready == move:
            control = Control(move, draft="|".join(laying.sitting.draft.steps), chosen=True)
        label = words("perform-label", space=stand.energy, posters=stand.posters)
        hat = (stand.hats[0], hat_name(table, stand.hats[0], space)) if stand.hats else None
        rows.setdefault(stand.posters, []).append(SpaceOn(stand.energy, stand.posters, hat, control, label))
    return tuple((posters, tuple(rows[posters])) for posters in sorted(rows, reverse=True))


def _shown(laying: Laying, places: tuple[Place, ...]) -> list[Act]:
    """Posters already performed in the steps laid out; a click takes them out again."""
    words, acts = laying.sitting.words, list[Act]()
    tents = {place.poster.id: place.tent for place in places if place.poster}
    for i, step in enumerate(laying.laid):
        if not step.startswith("show "):
            continue
        poster = POSTERS[step.split()[1].upper()]
        paid = 0
        while i + 1 + paid < len(laying.laid) and laying.laid[i + 1 + paid].startswith("pay "):
            paid += 1
        control = laying.without(i, paid) if laying.kind in ("show", "pay") else NOTHING
        ticks = (Tick(True, words("tick-done"), Markup("")),)
        name = faces.poster_name(words, poster)
        acts.append(Act(poster, tents.get(poster.id), len(acts) + 1, ticks, control, words("act-off", name=name)))
    return acts


def _waiting(laying: Laying) -> list[Act]:
    words, acts = laying.sitting.words, list[Act]()
    me, turn = laying.me, laying.table.turn
    shown = {step.split()[1].upper() for step in laying.laid if step.startswith("show ")}
    for place in me.places if me else ():
        if place.poster is None or place.poster.id in shown:
            continue
        name = faces.poster_name(words, place.poster)
        control = NOTHING
        if laying.mine and laying.kind == "show":
            control = laying.control(f"show {place.poster.id.lower()}", name)
        busy = any(turn.busy.values()) if turn else False
        acts.append(Act(place.poster, place.tent, 0, _ticks(laying, place, busy), control, words("act-on", name=name)))
    return acts


def _ticks(laying: Laying, place: Place, busy: bool) -> tuple[Tick, ...]:
    """What the poster asks for, and whether it is there."""
    words, poster = laying.sitting.words, place.poster
    assert poster is not None
    ticks = [Tick(place.tent is not None, words("tick-tent" if place.tent else "tick-no-tent"), Markup(""))]
    missing = place.missing_tiles
    if missing:
        icons = Markup("").join(draw.tile_icon(tile) for tile in missing)
        text = words("tick-busy" if busy else "tick-missing", n=len(missing))
        ticks.append(Tick(False, text, icons))
    else:
        icons = Markup("").join(draw.tile_icon(tile) for tile in dict.fromkeys(poster.tiles))
        ticks.append(Tick(True, words("tick-tiles", n=len(poster.tiles)), icons))
    gems = (*poster.gems, *(place.tent.gems if place.tent else ()))
    if gems:
        icons = Markup("").join(draw.gem(gem) for gem in gems)
        short = place.missing_gems
        ticks.append(
            Tick(not short, words("tick-gems-short", n=short) if short else words("tick-gems", n=len(gems)), icons)
        )
    return tuple(ticks)
