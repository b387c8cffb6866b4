"""Questions inside a turn, each as a row of options: a poster to take, a gem to pay, a place for a tent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from spectacula.games.magnificent.names import cell_name
from spectacula.games.magnificent.pieces import ALL_POSTERS, ALL_TENTS, Poster, Tent
from spectacula.games.magnificent.view import Player
from spectacula.web.games.magnificent import draw, faces
from spectacula.web.games.magnificent.turn import Laying
from spectacula.web.shell import art
from spectacula.web.tables.controls import Control

POSTERS = {poster.id.lower(): poster for poster in ALL_POSTERS}
TENTS = {tent.id.lower(): tent for tent in ALL_TENTS}


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


Answer = Callable[[Laying, str], Option]


def question(laying: Laying) -> Question | None:
    """The open question, if it is one that no part of the board answers better."""
    if not laying.mine or laying.kind not in OPTIONS:
        return None
    words, turn = laying.sitting.words, laying.table.turn
    answer = OPTIONS[laying.kind]
    moves = sorted(laying.sitting.labels, key=lambda move: (move == "leave", move == "deck"))
    options = tuple(answer(laying, move) for move in moves if _belongs(laying.kind, move))
    held = turn.poster if turn and laying.kind in ("lay", "discard") else None
    if turn and laying.kind == "arrange" and laying.me:
        held = turn.arranging[0] if turn.arranging else next((p.poster for p in laying.me.places if p.poster), None)
    tent = turn.tent if turn and laying.kind == "tent" else None
    note = words(f"q-{laying.kind}") if words.has(f"q-{laying.kind}") else ""
    return Question(laying.kind, words(f"h-{laying.kind}"), note, options, held, tent)


def _belongs(kind: str, move: str) -> bool:
    return not (kind == "arrange" and move == "keep") and not move.startswith(("trainer ", "board ", "bonus"))


def _poster(laying: Laying, move: str) -> Option:
    words, control = laying.sitting.words, laying.control(move)
    if move in ("deck", "leave"):
        symbol = art("e-poster", "e-sign") if move == "deck" else art("i-x", "e-sign")
        note = words("deck-left", n=laying.table.posters_left) if move == "deck" else words("leave-note")
        return Option(control, symbol, control.label, note)
    poster = POSTERS[move.split()[1]]
    name = faces.poster_name(words, poster)
    short = lacking(laying.me, poster) if laying.me else ()
    tag = words("tag-tiles", n=len(short)) if short else words("tag-camp")
    return Option(control, Markup(""), name, faces.poster_label(words, poster), poster, tag, bool(short))


def lacking(me: Player, poster: Poster) -> tuple[str, ...]:
    """Tiles a camp lacks for a poster."""
    short = []
    for tile in dict.fromkeys(poster.tiles):
        short += [tile] * max(0, poster.tiles.count(tile) - me.camp.built[tile])
    return tuple(short)


def _place(laying: Laying, move: str) -> Option:
    """A place: the tent below a poster, or the bonus under a tent."""
    words, control = laying.sitting.words, laying.control(move)
    if move == "leave":
        return Option(control, art("i-x", "e-sign"), control.label, words("leave-note"))
    number = int(move.split()[1])
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


def _gem(laying: Laying, move: str) -> Option:
    words, colour = laying.sitting.words, move.split()[1]
    held = laying.me.gems[colour] if laying.me else 0
    return Option(laying.control(move), draw.gem(colour), words.own(f"gem-{colour}"), words("you-have", n=held))


def _colour(laying: Laying, move: str) -> Option:
    words, colour = laying.sitting.words, move.split()[1]
    pips = laying.me.payment.sums[colour] if laying.me else 0
    return Option(laying.control(move), draw.sign(colour), words.own(f"colour-{colour}"), words("your-pips", n=pips))


def _value(laying: Laying, move: str) -> Option:
    turn = laying.table.turn
    colour = turn.die.colour if turn and turn.die else "clear"
    value = int(move.split()[1])
    return Option(laying.control(move), draw.die(colour, value), str(value))


def _copy(laying: Laying, move: str) -> Option:
    words = laying.sitting.words
    card = (
        next(c.card for c in laying.me.cards if c.card and c.card.id.lower() == move.split()[1]) if laying.me else None
    )
    assert card is not None
    face = faces.bonus_face(words, card.bonus)
    return Option(laying.control(move), face.symbol, face.text, faces.card_name(words, card))


def _tent(laying: Laying, move: str) -> Option:
    words, tent = laying.sitting.words, TENTS[move.split()[1]]
    symbol = art("tent", draw.tent_class(tent.id))
    return Option(laying.control(move), symbol, words.own(f"tent-{tent.id}"), faces.tent_yields(words, tent))


def _hat(laying: Laying, move: str) -> Option:
    words = laying.sitting.words
    hats = sorted(laying.me.hats) if laying.me else []
    at = laying.table.track[hats[-1] if move == "hat higher" else hats[0]].energy if hats else 0
    return Option(laying.control(move), art("tophat"), laying.sitting.labels[move], words("space-n", n=at))


def _double(laying: Laying, move: str) -> Option:
    words, name = laying.sitting.words, move.split()[1]
    bonus = next(c.bonus for c in laying.me.camp.bonuses if cell_name(c.cell) == name) if laying.me else None
    assert bonus is not None
    face = faces.bonus_face(words, bonus)
    return Option(laying.control(move), face.symbol, face.text, words("on-cell", cell=name))


def _tile(laying: Laying, move: str) -> Option:
    words = laying.sitting.words
    if move == "done":
        return Option(laying.control(move), art("i-check", "e-sign"), laying.sitting.labels[move])
    name = words.own(f"tile-{move.replace(' ', '-')}")
    return Option(laying.control(move), draw.tile_icon(move), name, words("supply-left", n=laying.table.supply[move]))


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
