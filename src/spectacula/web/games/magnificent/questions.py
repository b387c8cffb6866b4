"""Questions inside a turn, each as a row of options: a poster to take, a gem to pay, a place for a tent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from spectacula.games.magnificent.box import TILE_NAMES
from spectacula.games.magnificent.names import cell_name
from spectacula.games.magnificent.pieces import ALL_CARDS, ALL_POSTERS, ALL_TENTS, Poster, Tent, lacking
from spectacula.web.games.magnificent import acts, draw, faces
from spectacula.web.games.magnificent.glide import COLOURS
from spectacula.web.games.magnificent.steps import Laying
from spectacula.web.shell import art
from spectacula.web.tables.controls import Control

HELP = ("bonus", "trainer", "space")


@dataclass(frozen=True)
class Option:
    """One answer: a poster, or anything else as a drawing with words."""

    control: Control
    symbol: Markup
    title: str
    note: str = ""
    poster: Poster | None = None
    tag: str = ""
    short: bool = False


@dataclass(frozen=True)
class Question:
    kind: str
    title: str
    note: str
    options: tuple[Option, ...]
    held: Poster | None = None
    held_tent: Tent | None = None


Answer = Callable[[Laying, str, int], Option]
"""An option from a move's notation and what it is about; -1 for moves about nothing."""


def question(laying: Laying) -> Question | None:
    """The open question, if it is one that no part of the board answers better."""
    if not laying.mine or laying.kind not in OPTIONS:
        return None
    words, turn = laying.sitting.words, laying.table.turn
    answer = OPTIONS[laying.kind]
    moves = sorted(laying.sitting.labels, key=lambda move: (move == acts.LEAVE, move == acts.DECK))
    options = tuple(answer(laying, move, _about(laying, move)) for move in moves if _belongs(laying, move))
    held = turn.poster if turn and laying.kind in ("lay", "discard") else None
    if turn and laying.kind == "arrange" and laying.me:
        held = turn.arranging[0] if turn.arranging else next((p.poster for p in laying.me.places if p.poster), None)
    tent = turn.tent if turn and laying.kind == "tent" else None
    note = words(f"q-{laying.kind}") if words.has(f"q-{laying.kind}") else ""
    return Question(laying.kind, words(f"h-{laying.kind}"), note, options, held, tent)


def _belongs(laying: Laying, move: str) -> bool:
    family = laying.sitting.move(move).family
    return family not in HELP and not (laying.kind == "arrange" and family == "keep")


def _about(laying: Laying, move: str) -> int:
    return next(iter(laying.sitting.move(move).values), -1)


def _poster(laying: Laying, move: str, number: int) -> Option:
    words, control = laying.sitting.words, laying.control(move)
    if move == acts.DECK:
        note = words("deck-left", n=laying.table.posters_left)
        return Option(control, art("e-poster", "energy-sign"), control.label, note)
    if move == acts.LEAVE:
        return _leave(laying, control)
    poster = ALL_POSTERS[number]
    name = faces.poster_name(words, poster)
    short = lacking(poster, laying.me.camp.built) if laying.me else ()
    tag = words("tag-tiles", n=len(short)) if short else words("tag-camp")
    return Option(control, Markup(""), name, faces.poster_label(words, poster), poster, tag, bool(short))


def _leave(laying: Laying, control: Control) -> Option:
    return Option(control, art("i-x", "energy-sign"), control.label, laying.sitting.words("leave-note"))


def _place(laying: Laying, move: str, number: int) -> Option:
    """A place: the tent below a poster, or the bonus under a tent."""
    words, control = laying.sitting.words, laying.control(move)
    if move == acts.LEAVE:
        return _leave(laying, control)
    assert laying.me is not None
    place = laying.me.places[number - 1]
    title = words("place-n", n=number)
    if place.tent is not None:
        symbol = art("tent", draw.tent_class(place.tent.id))
        note = faces.tent_yields(words, place.tent)
        if place.tent.gems:
            note = f"{note}. {words('tent-asks', gems=faces.gems_in_words(words, place.tent.gems))}"
    elif place.bonus is not None:
        face = faces.bonus_face(words, place.bonus)
        symbol = face.symbol
        note = face.text if laying.kind == "tent" else words("no-tent-yet")
    else:
        symbol, note = Markup(""), ""
    if laying.kind == "tent" and place.poster is not None:
        note = f"{note}. {words('under', name=faces.poster_name(words, place.poster))}"
    return Option(control, symbol, title, note)


def _gem(laying: Laying, move: str, gem: int) -> Option:
    words, colour = laying.sitting.words, COLOURS[gem]
    held = laying.me.gems[colour] if laying.me else 0
    return Option(laying.control(move), draw.gem(colour), words.own(f"gem-{colour}"), words("you-have", n=held))


def _colour(laying: Laying, move: str, number: int) -> Option:
    words, colour = laying.sitting.words, COLOURS[number]
    pips = laying.me.payment.sums[colour] if laying.me else 0
    return Option(laying.control(move), draw.sign(colour), words.own(f"colour-{colour}"), words("your-pips", n=pips))


def _value(laying: Laying, move: str, value: int) -> Option:
    turn = laying.table.turn
    colour = turn.die.colour if turn and turn.die else "clear"
    return Option(laying.control(move), draw.die(colour, value), str(value))


def _copy(laying: Laying, move: str, number: int) -> Option:
    words, card = laying.sitting.words, ALL_CARDS[number]
    face = faces.bonus_face(words, card.bonus)
    return Option(laying.control(move), face.symbol, face.text, faces.card_name(words, card))


def _tent(laying: Laying, move: str, number: int) -> Option:
    words, tent = laying.sitting.words, ALL_TENTS[number]
    symbol = art("tent", draw.tent_class(tent.id))
    return Option(laying.control(move), symbol, words.own(f"tent-{tent.id}"), faces.tent_yields(words, tent))


def _hat(laying: Laying, move: str, higher: int) -> Option:
    words = laying.sitting.words
    hats = sorted(laying.me.hats) if laying.me else []
    at = laying.table.track[hats[-1] if higher else hats[0]].energy if hats else 0
    return Option(laying.control(move), art("tophat"), laying.sitting.labels[move], words("space-n", n=at))


def _double(laying: Laying, move: str, cell: int) -> Option:
    words = laying.sitting.words
    assert laying.me is not None
    bonus = next(c.bonus for c in laying.me.camp.bonuses if c.cell == cell)
    face = faces.bonus_face(words, bonus)
    return Option(laying.control(move), face.symbol, face.text, words("on-cell", cell=cell_name(cell)))


def _tile(laying: Laying, move: str, number: int) -> Option:
    words = laying.sitting.words
    if move == acts.DONE:
        return Option(laying.control(move), art("i-check", "energy-sign"), laying.sitting.labels[move])
    tile = TILE_NAMES[number]
    left = words("supply-left", n=laying.table.supply[tile])
    return Option(laying.control(move), draw.tile_icon(tile), faces.tile_name(words, tile), left)


OPTIONS: dict[str, Answer] = {
    "poster": _poster,
    "trip": _poster,
    "keep": _poster,
    "discard": _poster,
    "lay": _place,
    "tent": _place,
    "arrange": _place,
    "gem": _gem,
    "pay": _gem,
    "colour": _colour,
    "value": _value,
    "copy": _copy,
    "passed": _tent,
    "hat": _hat,
    "double": _double,
    "build": _tile,
}
