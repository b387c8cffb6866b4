"""A player's board: posters above tents, gems, trainers, master cards and the camp."""

from __future__ import annotations

import json
from dataclasses import dataclass

from markupsafe import Markup

from spectacula.games.magnificent.box import AREA_POINTS, GEM_SLOTS, HEIGHT, WIDTH
from spectacula.games.magnificent.names import cell_name
from spectacula.games.magnificent.pieces import Card, Die
from spectacula.games.magnificent.view import Place, Player, Turn
from spectacula.web.controls import Control
from spectacula.web.draft import written
from spectacula.web.games.magnificent import draw, faces
from spectacula.web.games.magnificent.turn import ACTIONS, Laying
from spectacula.web.words import Words

COLOURS = ("orange", "green", "purple", "clear")
NOTHING = Control()


@dataclass(frozen=True)
class Slot:
    """A poster place with the tent below it."""

    number: int
    place: Place
    tag: str
    cls: str
    put: Control
    label: str


@dataclass(frozen=True)
class Helper:
    """A trainer tile or a space of the main board."""

    id: str
    name: str
    short: str
    does: str
    control: Control
    used: bool


@dataclass(frozen=True)
class Master:
    """A master card on the table, its die and what it would score now."""

    card: Card | None
    die: Die | None
    bonus: faces.Face | None
    number: str
    rest: str
    worth: int
    now: bool
    control: Control
    label: str


@dataclass(frozen=True)
class Stored:
    """Gems of one colour in their slots."""

    colour: str
    held: int
    slots: int
    name: str


@dataclass(frozen=True)
class Spot:
    """A camp cell that can be chosen, where the question is about one."""

    cell: int
    control: Control


@dataclass(frozen=True)
class Circus:
    player: Player
    me: bool
    slots: tuple[Slot, ...]
    stored: tuple[Stored, ...]
    helpers: tuple[Helper, ...]
    masters: tuple[Master, ...]
    camp: Markup
    camp_label: str
    levels: tuple[tuple[int, tuple[str, ...], str], ...]
    holding: Holding | None
    spots: tuple[Spot, ...]
    tired: int
    payment: str


@dataclass(frozen=True)
class Holding:
    """The tile in hand: everything the browser needs to turn, flip and place it."""

    tile: str
    colour: str
    data: str
    drawings: Markup
    name: str
    steps: str
    back: str | None
    """The draft with the tile in hand again, where its position has been laid out already."""


def circus(laying: Laying, player: Player) -> Circus:
    words, table = laying.sitting.words, laying.table
    me = player.seat == laying.sitting.seat
    turn = table.turn if table.turn and table.turn.seat == player.seat else None
    return Circus(
        player=player,
        me=me,
        slots=tuple(_slot(laying, player, n, place) for n, place in enumerate(player.places, 1)),
        stored=tuple(
            Stored(c, player.gems[c], GEM_SLOTS, words("gems-of", n=player.gems[c], gem=words.own(f"gem-{c}")))
            for c in COLOURS
        ),
        helpers=tuple(_helpers(laying, player, turn)),
        masters=tuple(_master(laying, player, i) for i in range(len(player.cards)) if _lies(player, i)),
        camp=draw.camp(player.camp, AREA_POINTS),
        camp_label=words(
            "camp-label",
            covered=player.camp.covered,
            tiles=len(player.camp.tiles),
            areas=sum(area.free == 0 for area in player.camp.areas),
        ),
        levels=_levels(laying, turn),
        holding=_holding(laying, turn) if me and turn and laying.mine else None,
        spots=_spots(laying) if me else (),
        tired=player.tired + (len(turn.used) if turn else 0),
        payment=payment_line(words, player),
    )


def payment_line(words: Words, player: Player) -> str:
    due = player.payment.due
    if player.payment.missing:
        return words("due-short", n=due, missing=player.payment.missing)
    return words("due", n=due)


def _lies(player: Player, i: int) -> bool:
    return player.cards[i].card is not None or player.cards[i].die is not None


def _slot(laying: Laying, player: Player, n: int, place: Place) -> Slot:
    words = laying.sitting.words
    me = player.seat == laying.sitting.seat
    tag, cls = lacks(words, place)
    put = laying.control(f"place {n}", words("place-n", n=n)) if me and laying.mine else NOTHING
    if laying.kind not in ("lay", "tent", "arrange"):
        put = NOTHING
    said = [words("place-n", n=n)]
    if place.poster:
        said.append(faces.poster_label(words, place.poster))
    if place.tent:
        said.append(faces.tent_label(words, place.tent))
    if tag:
        said.append(tag)
    return Slot(n, place, tag, cls, put, ". ".join(said))


def lacks(words: Words, place: Place) -> tuple[str, str]:
    """What a poster still lacks before it can be performed."""
    if place.poster is None:
        return "", ""
    if place.ready:
        return words("tag-ready"), "ready"
    if place.tent is None:
        return words("tag-no-tent"), "short"
    if place.missing_tiles:
        return words("tag-tiles", n=len(place.missing_tiles)), "short"
    return words("tag-gems", n=place.missing_gems), "short"


def _helpers(laying: Laying, player: Player, turn: Turn | None) -> list[Helper]:
    words, me = laying.sitting.words, player.seat == laying.sitting.seat
    used = {ability.id for ability in turn.used} if turn else set()
    found = []
    if me and turn and turn.card and laying.mine:
        name, does = words("card-bonus"), faces.bonus_face(words, turn.card.bonus).text
        control = laying.control("bonus", name)
        if control.live or not turn.bonus_left:
            found.append(Helper("bonus", name, name, does, control, not turn.bonus_left))
    for kind, abilities in (("trainer", player.trainers), ("board", laying.table.board_spaces if me else ())):
        for ability in abilities:
            name, move = faces.ability_name(words, ability), f"{kind} {ability.id.lower()}"
            control = laying.control(move, name) if me and laying.mine else NOTHING
            at = laying.step(move) if me else None
            if at is not None and laying.step(*ACTIONS) is None and _simple(ability.bonus.does):
                control = laying.without(at)
            does = faces.ability_does(words, ability)
            short = words("board-space") if kind == "board" else name
            found.append(Helper(ability.id, name, short, does, control, ability.id in used))
    return found


def _simple(does: str) -> bool:
    """Effects that ask nothing more, so that taking them back leaves no loose end."""
    return does in ("energy", "coins", "points", "gem-clear", "survey", "marker-back")


def _master(laying: Laying, player: Player, i: int) -> Master:
    words, own = laying.sitting.words, player.cards[i]
    me = player.seat == laying.sitting.seat
    turn = laying.table.turn
    card = own.card
    if card is None:
        return Master(None, own.die, None, "", "", 0, False, NOTHING, "")
    now = turn is not None and turn.seat == player.seat and turn.card == card
    control = NOTHING
    if me and laying.mine and laying.kind in ("card", "copy"):
        control = laying.control(f"card {card.id.lower()}", faces.card_name(words, card))
    number, rest = faces.card_scores(words, card)
    label = f"{faces.card_name(words, card)}. {faces.card_label(words, card)}. {words('worth-now', n=own.worth)}"
    bonus = faces.bonus_face(words, card.bonus)
    return Master(card, own.die, bonus, number, rest, own.worth, now, control, label)


def _levels(laying: Laying, turn: Turn | None) -> tuple[tuple[int, tuple[str, ...], str], ...]:
    """Build levels with their tiles: reached, out of reach, or the one being built."""
    colour = turn.colour if turn and turn.colour else "green"
    chosen = next((int(step.split()[1]) for step in laying.laid if step.startswith("build ")), 0)
    found = []
    for level in laying.table.levels:
        tiles = (f"small {colour}",) * level.small + (f"large {colour}",) * level.large
        state = "now" if level.energy == chosen else "no" if turn and turn.energy < level.energy else ""
        found.append((level.energy, tiles, state))
    return tuple(found)


# --- building


def _holding(laying: Laying, turn: Turn) -> Holding | None:
    if turn.tile is None or not turn.fits:
        return None
    words = laying.sitting.words
    colour = turn.tile.split()[1]
    cells = [list(fit.cells) for fit in turn.fits]
    taken = [cell for tile in (laying.me.camp.tiles if laying.me else ()) for cell in tile.cells]
    bonuses = {
        str(cell.cell): words.own(f"does-{cell.bonus.does}", n=cell.bonus.much)
        for cell in (laying.me.camp.bonuses if laying.me else ())
        if not cell.covered
    }
    name = words.own(f"tile-{turn.tile.replace(' ', '-')}")
    data = {
        "wide": WIDTH,
        "high": HEIGHT,
        "chain": laying.kind == "rotate",
        "fits": [
            {"turn": fit.turn, "shape": [list(square) for square in fit.shape], "cells": cells[i]}
            for i, fit in enumerate(turn.fits)
        ],
        "taken": taken,
        "bonuses": bonuses,
        "names": [cell_name(cell) for cell in range(WIDTH * HEIGHT)],
        "say": {
            "at": words("tile-at", tile=name, cell="§"),
            "covers": words("tile-covers", bonuses="§"),
            "plain": words("tile-plain"),
            "covered": words.own("why-covered", cell="§"),
            "beside": words.own("why-not-beside", cell="§"),
        },
    }
    drawings = Markup("").join(
        Markup('<g data-turn="{}" hidden>{}</g>').format(fit.turn, draw.polyomino(fit.shape, colour))
        for fit in turn.fits
    )
    turned = laying.laid and laying.laid[-1].startswith("turn ")
    back = written(laying.laid[:-1]) if turned else None
    return Holding(turn.tile, colour, json.dumps(data), drawings, name, written(laying.laid), back)


def _spots(laying: Laying) -> tuple[Spot, ...]:
    """Cells to choose from when a bonus is received once more."""
    if laying.kind != "double" or not laying.mine:
        return ()
    names = {cell_name(cell): cell for cell in range(WIDTH * HEIGHT)}
    return tuple(
        Spot(names[move.split()[1]], laying.control(move)) for move in laying.sitting.labels if move.startswith("at ")
    )
