"""The opening: sides, the card draft, trainers."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.games.magnificent.pieces import Card
from spectacula.web.games.magnificent import acts, faces
from spectacula.web.games.magnificent.acts import spell
from spectacula.web.games.magnificent.steps import Laying
from spectacula.web.tables.controls import Control, slug

SIDES = ("side-a", "side-b")


@dataclass(frozen=True)
class Dealt:
    """A card or a trainer to choose before the first round."""

    control: Control
    card: Card | None = None
    bonus: faces.Face | None = None
    number: str = ""
    rest: str = ""
    title: str = ""
    note: str = ""
    label: str = ""


@dataclass(frozen=True)
class Opening:
    title: str
    note: str
    kind: str
    options: tuple[Dealt, ...]
    kept: tuple[Dealt, ...]


def opening(laying: Laying) -> Opening:
    words, table = laying.sitting.words, laying.table
    kind = {"sides": "side", "draft": "draft", "trainers": "trainer"}[table.phase]
    options: list[Dealt] = []
    kept: list[Dealt] = []
    if kind == "side":
        for side, name in enumerate(SIDES):
            control = laying.control(spell("side", side)) if laying.mine else Control()
            options.append(Dealt(control, title=words(name), note=words(f"{name}-line"), label=words(name)))
    elif kind == "draft":
        options = [_dealt(laying, card) for card in table.hand or ()]
        kept = [_dealt(laying, card) for card in table.kept or ()]
    else:
        for ability in table.trainer_draft:
            name = faces.ability_name(words, ability)
            control = laying.control(acts.use(ability)) if laying.mine else Control()
            does = faces.ability_does(words, ability)
            options.append(Dealt(control, title=name, note=does, label=f"{name}: {does}"))
    alone = kind == "draft" and len(table.players) == 1
    line = words("open-draft-alone-line") if alone else words(f"open-{kind}-line")
    return Opening(words(f"open-{kind}"), line, kind, tuple(options), tuple(kept))


def _dealt(laying: Laying, card: Card) -> Dealt:
    words = laying.sitting.words
    number, rest = faces.card_scores(words, card)
    move = acts.choose_card(card)
    control = Control()
    if laying.mine and laying.kind == "draft" and move in laying.sitting.labels:
        control = Control(move, laying.sitting.labels[move], pick=slug(move))
    return Dealt(control, card, faces.bonus_face(words, card.bonus), number, rest, label=faces.card_label(words, card))
