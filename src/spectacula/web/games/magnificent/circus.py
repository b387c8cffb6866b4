"""A player's board: posters above tents, gems, trainers, master cards and the camp."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property

from markupsafe import Markup

from spectacula.games.magnificent.box import AREA_POINTS, GEM_SLOTS, HEIGHT, WIDTH
from spectacula.games.magnificent.names import cell_name
from spectacula.games.magnificent.pieces import Card, Die
from spectacula.games.magnificent.view import Place, Player, Turn
from spectacula.web.games.magnificent import acts, draw, faces
from spectacula.web.games.magnificent.acts import spell
from spectacula.web.games.magnificent.glide import gem_name
from spectacula.web.games.magnificent.steps import ACTIONS, Laying
from spectacula.web.tables.controls import Control
from spectacula.web.tables.draft import written
from spectacula.web.words import Words

MOST_ENERGY = 99
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
    die_name: str
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
    gems: tuple[str, ...]
    """The name of every gem."""
    free: int
    name: str


@dataclass(frozen=True)
class Spot:
    """A camp cell that can be chosen, where the question is about one."""

    cell: int
    control: Control


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
    ready: str | None
    """The move that the gold button stands ready for."""


class Circus:
    """One player's board. Its parts are worked out when they are drawn; `asks_…` says which of them ask something."""

    def __init__(self, laying: Laying, player: Player, die_names: tuple[str, ...]) -> None:
        self.laying = laying
        self.player = player
        self.die_names = die_names
        self.me = player.seat == laying.sitting.seat
        turn = laying.table.turn
        self.turn = turn if turn and turn.seat == player.seat else None
        self.asked = self.me and laying.mine
        self.asks_place = self.asked and laying.kind in ("lay", "tent", "arrange")
        self.asks_card = self.asked and laying.kind in ("card", "copy")
        self.asks_help = self.asked and self.turn is not None
        self.current = self.turn.card.id if self.turn and self.turn.card else ""
        self.used = tuple(ability.id for ability in self.turn.used) if self.turn else ()
        self.tired = player.tired + len(self.used)

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        return tuple(_slot(self, n, place) for n, place in enumerate(self.player.places, 1))

    @cached_property
    def stored(self) -> tuple[Stored, ...]:
        words, seat, found = self.laying.sitting.words, self.player.seat, list[Stored]()
        for colour, held in self.player.gems.items():
            names = tuple(gem_name(seat, colour, n + 1) for n in range(held))
            said = words("gems-of", n=held, gem=words.own(f"gem-{colour}"))
            found.append(Stored(colour, names, GEM_SLOTS - held, said))
        return tuple(found)

    @cached_property
    def helpers(self) -> tuple[Helper, ...]:
        return tuple(_helpers(self))

    @cached_property
    def masters(self) -> tuple[Master, ...]:
        return tuple(_master(self, i) for i in range(len(self.player.cards)) if _lies(self.player, i))

    @cached_property
    def camp(self) -> Markup:
        return draw.camp(self.player.camp, AREA_POINTS, self.player.seat, self.fillers)

    @property
    def fillers(self) -> int:
        """Gems left over that fill the camp when the game is over."""
        return self.player.fillers if self.laying.sitting.view.over else 0

    @cached_property
    def camp_label(self) -> str:
        return camp_label(self.laying.sitting.words, self.player)

    @cached_property
    def level(self) -> tuple[str, int, int]:
        """The colour that is built, the energy for it, and the level laid out."""
        if self.turn is None or self.turn.colour is None:
            return "green", MOST_ENERGY, 0
        step = self.laying.step("build") if self.me else None
        chosen = self.laying.sitting.move(self.laying.laid[step]).values[0] if step is not None else 0
        return self.turn.colour, self.turn.energy, chosen

    @cached_property
    def levels(self) -> tuple[tuple[int, tuple[str, ...], str], ...]:
        """Build levels with their tiles: reached, out of reach, or the one being built."""
        colour, energy, chosen = self.level
        found = []
        for level in self.laying.table.levels:
            tiles = (f"small {colour}",) * level.small + (f"large {colour}",) * level.large
            state = "now" if level.energy == chosen else "no" if energy < level.energy else ""
            found.append((level.energy, tiles, state))
        return tuple(found)

    @cached_property
    def holding(self) -> Holding | None:
        return _holding(self.laying, self.turn) if self.asked and self.turn else None

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        return _spots(self.laying) if self.me else ()

    @cached_property
    def payment(self) -> str:
        return payment_line(self.laying.sitting.words, self.player)


def camp_label(words: Words, player: Player) -> str:
    camp = player.camp
    full = sum(area.free == 0 for area in camp.areas)
    return words("camp-label", covered=camp.covered, tiles=len(camp.tiles), areas=full)


def payment_line(words: Words, player: Player) -> str:
    due = player.payment.due
    if player.payment.missing:
        return words("due-short", n=due, missing=player.payment.missing)
    return words("due", n=due)


def _lies(player: Player, i: int) -> bool:
    return player.cards[i].card is not None or player.cards[i].die is not None


def _slot(circus: Circus, n: int, place: Place) -> Slot:
    words = circus.laying.sitting.words
    tag, cls = lacks(words, place)
    put = circus.laying.control(spell("place", n), words("place-n", n=n)) if circus.asks_place else NOTHING
    said = [words("place-n", n=n)]
    if place.poster:
        said.append(faces.poster_label(words, place.poster))
    if place.tent:
        said.append(faces.tent_label(words, place.tent))
    if place.missing_tiles:
        said.append(words("fx-lacks", tiles=faces.tiles_in_words(words, place.missing_tiles)))
    elif tag:
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
        return words("tag-short", n=len(place.missing_tiles)), "short"
    return words("tag-gems", n=place.missing_gems), "short"


def _helpers(circus: Circus) -> list[Helper]:
    laying, turn = circus.laying, circus.turn
    words, found = laying.sitting.words, list[Helper]()
    if circus.asked and turn and turn.card:
        name, does = words("card-bonus"), faces.bonus_face(words, turn.card.bonus).text
        control = laying.control(acts.BONUS, name)
        if control.live or not turn.bonus_left:
            found.append(Helper("bonus", name, name, does, control, not turn.bonus_left))
    board_spaces = laying.table.board_spaces if circus.me else ()
    for ability in (*circus.player.trainers, *board_spaces):
        name, move = faces.ability_name(words, ability), acts.use(ability)
        control = laying.control(move, name) if circus.asked else NOTHING
        if circus.me and move in laying.laid and laying.step(*ACTIONS) is None:
            at = laying.laid.index(move)
            control = laying.without(at) if laying.asked_nothing(at) else control
        does = faces.ability_does(words, ability)
        short = words("board-space") if ability in board_spaces else name
        found.append(Helper(ability.id, name, short, does, control, ability.id in circus.used))
    return found


def _master(circus: Circus, i: int) -> Master:
    words, own = circus.laying.sitting.words, circus.player.cards[i]
    card = own.card
    if card is None:
        return Master(None, own.die, circus.die_names[i], None, "", "", 0, False, NOTHING, "")
    control = NOTHING
    if circus.asks_card:
        control = circus.laying.control(acts.choose_card(card), faces.card_name(words, card))
    number, rest = faces.card_scores(words, card)
    label = f"{faces.card_name(words, card)}. {faces.card_label(words, card)}. {words('worth-now', n=own.worth)}"
    bonus = faces.bonus_face(words, card.bonus)
    now = card.id == circus.current
    return Master(card, own.die, circus.die_names[i], bonus, number, rest, own.worth, now, control, label)


# --- building


def _holding(laying: Laying, turn: Turn) -> Holding | None:
    if turn.tile is None or not turn.fits:
        return None
    words = laying.sitting.words
    colour = draw.colour_of(turn.tile)
    cells = [list(fit.cells) for fit in turn.fits]
    taken = [cell for tile in (laying.me.camp.tiles if laying.me else ()) for cell in tile.cells]
    bonuses = {
        str(cell.cell): words.own(f"does-{cell.bonus.does}", n=cell.bonus.much)
        for cell in (laying.me.camp.bonuses if laying.me else ())
        if not cell.covered
    }
    name = faces.tile_name(words, turn.tile)
    data = {
        "wide": WIDTH,
        "high": HEIGHT,
        "chain": laying.kind == "rotate",
        "fits": [
            {
                "turn": fit.turn,
                "move": spell("turn", fit.turn),
                "shape": [list(square) for square in fit.shape],
                "cells": cells[i],
            }
            for i, fit in enumerate(turn.fits)
        ],
        "taken": taken,
        "bonuses": bonuses,
        "names": [cell_name(cell) for cell in range(WIDTH * HEIGHT)],
        "moves": [spell("cell", cell) for cell in range(WIDTH * HEIGHT)],
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
    turned = bool(laying.laid) and laying.sitting.move(laying.laid[-1]).family == "turn"
    back = written(laying.laid[:-1]) if turned else None
    ready = laying.ready if laying.about_to("cell") else None
    return Holding(turn.tile, colour, json.dumps(data), drawings, name, written(laying.laid), back, ready)


def _spots(laying: Laying) -> tuple[Spot, ...]:
    """Cells to choose from when a bonus is received once more."""
    if laying.kind != "double" or not laying.mine:
        return ()
    return tuple(Spot(laying.sitting.move(move).values[0], laying.control(move)) for move in laying.legal("cell"))
