"""Legal moves as choices, what the gold button does, and the question above it."""

from __future__ import annotations

from spectacula.games.magnificent.names import cell_name
from spectacula.games.magnificent.pieces import ALL_ABILITIES, ALL_CARDS, ALL_POSTERS, lacking
from spectacula.kernel.vocabulary import Move
from spectacula.web.games import Choice
from spectacula.web.games.magnificent import acts, faces
from spectacula.web.games.magnificent.opening import SIDES
from spectacula.web.games.magnificent.round_end import pairs
from spectacula.web.games.magnificent.steps import Laying
from spectacula.web.tables.controls import slug
from spectacula.web.tables.draft import written


def choices(laying: Laying) -> tuple[Choice, ...]:
    if not laying.mine:
        return ()
    words = laying.sitting.words
    found = []
    for move, label in laying.sitting.labels.items():
        said, act = words("go-done") if move == acts.DONE else label, laying.sitting.move(move)
        found.append(Choice(move, (slug(move),), said, _effect(laying, act), act))
    return tuple(found)


def _effect(laying: Laying, move: Move) -> str:
    """What a choice would lead to."""
    words, me, table = laying.sitting.words, laying.me, laying.table
    match laying.kind, move:
        case ("poster" | "trip", ("poster", (number,))) if me is not None:
            poster = ALL_POSTERS[number]
            short = lacking(poster, me.camp.built)
            tail = words("fx-lacks", tiles=faces.tiles_in_words(words, short)) if short else words("fx-camp")
            return f"{faces.poster_label(words, poster)} {tail}"
        case (_, ("deck", _)):
            return words("fx-deck")
        case ("score", ("card", (number,))) if me is not None:
            worth = next(own.worth for own in me.cards if own.card == ALL_CARDS[number])
            return words("fx-score", n=worth, now=me.points, then=me.points + worth)
        case ("set" | "remove", ("card", (number,))):
            return next(pair.label for pair in pairs(laying) if pair.card == ALL_CARDS[number])
        case ("draft", ("card", (number,))):
            return faces.card_label(words, ALL_CARDS[number])
        case (_, ("trainer", (number,))) if table.phase == "trainers":
            return faces.ability_does(words, ALL_ABILITIES[number])
        case (_, ("side", (side,))):
            return words(f"{SIDES[side]}-line")
        case (_, ("done", _)):
            return words("fx-done")
    return ""


def first(laying: Laying) -> str | None:
    """The move the gold button stands ready for."""
    if not laying.mine:
        return None
    if laying.ready is not None:
        return laying.ready
    labels = laying.sitting.labels
    if laying.kind == "arrange" and acts.KEEP in labels:
        return acts.KEEP
    return acts.DONE if acts.DONE in labels and not _posters_left(laying) else None


def _posters_left(laying: Laying) -> bool:
    """Whether posters are left to be arranged after the show."""
    return laying.kind == "show" and laying.me is not None and any(place.poster for place in laying.me.places)


def onward(laying: Laying) -> tuple[str, str] | None:
    """The gold button where it only leads to the next question."""
    words = laying.sitting.words
    if laying.mine and laying.kind == "show" and _posters_left(laying):
        return words("end-show"), written((*laying.laid, acts.DONE))
    tiles = laying.legal("tile")
    if laying.mine and laying.kind == "build" and len(tiles) == 1:
        return laying.sitting.labels[tiles[0]], written((*laying.laid, tiles[0]))
    return None


def headline(laying: Laying) -> str:
    """Alone there is a ladder instead of rivals; a trip or a show about to be played asks for itself."""
    words, view = laying.sitting.words, laying.sitting.view
    if view.over and len(view.scores) == 1:
        rank = words.own(f"rank-{laying.table.players[0].rank}")
        return words("solo-over", n=view.scores[0], rank=rank)
    match laying.about:
        case ("travel", (steps,)):
            return words("ask-travel", n=steps)
        case ("cell", (cell,)):
            return words("ask-place", cell=cell_name(cell))
    return ""
