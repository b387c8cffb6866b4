"""The end of a round: sets to choose, a card to score, what everybody paid."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.games.magnificent.box import KEPT, MISSING_COIN
from spectacula.games.magnificent.pieces import Ability, Card, Die, ability, card
from spectacula.games.magnificent.view import Player
from spectacula.web.games.magnificent import acts, faces
from spectacula.web.games.magnificent.steps import Laying
from spectacula.web.tables.controls import Control

STAMPS = {"set": "set-taken", "removed": "set-removed"}


@dataclass(frozen=True)
class Pair:
    """A master card of the display with the trainer beside it."""

    card: Card | None
    trainer: Ability | None
    bonus: faces.Face | None
    number: str
    rest: str
    trainer_name: str
    trainer_does: str
    control: Control
    label: str
    worth: str = ""
    """What the card would score for the viewer now."""
    gone: tuple[int, str] | None = None
    """Who took it at this round's end, in words too."""


@dataclass(frozen=True)
class Scored:
    """One of my cards at the round end: what it counts and what it brings."""

    card: Card
    bonus: faces.Face
    number: str
    rest: str
    counted: int
    worth: int
    height: int
    best: bool
    fresh: bool
    control: Control
    label: str


@dataclass(frozen=True)
class Paid:
    """A row of the payment."""

    seat: int
    me: bool
    dice: tuple[Die, ...]
    sums: tuple[tuple[str, int, bool], ...]
    due: int
    missing: int
    result: str


@dataclass(frozen=True)
class Ends:
    pairs: tuple[Pair, ...]
    order: tuple[tuple[int, int, str], ...]
    scored: tuple[Scored, ...]
    paid: tuple[Paid, ...]
    price: int
    after: tuple[tuple[str, str], ...]
    """What follows: drawings and sentences."""
    after_title: str


def pairs(laying: Laying) -> tuple[Pair, ...]:
    """What lies on display."""
    lying = (pair for pair in laying.table.sets if pair.card is not None or pair.trainer is not None)
    return tuple(_pair(laying, pair.card, pair.trainer, pair.worth) for pair in lying)


def _pair(
    laying: Laying,
    card: Card | None,
    trainer: Ability | None,
    worth: int | None = None,
    gone: tuple[int, str] | None = None,
) -> Pair:
    words = laying.sitting.words
    bonus, number, rest, control, said = None, "", "", Control(), []
    if card is not None:
        bonus = faces.bonus_face(words, card.bonus)
        number, rest = faces.card_scores(words, card)
        said.append(faces.card_label(words, card))
        if laying.mine and laying.kind in ("set", "remove") and gone is None:
            control = laying.control(acts.choose_card(card))
    name = faces.ability_name(words, trainer) if trainer else ""
    does = faces.ability_does(words, trainer) if trainer else ""
    if name:
        said.append(f"{name}: {does}")
    now = ""
    if card is not None and worth is not None:
        now = words("for-you-now", n=worth)
        said.append(words("set-worth", n=worth))
        said += _counting(laying, card, trainer)
    return Pair(card, trainer, bonus, number, rest, name, does, control, ". ".join(said), now, gone)


def _counting(laying: Laying, card: Card, trainer: Ability | None) -> list[str]:
    """What has to be known about the figure of some cards."""
    words = laying.sitting.words
    if card.score in ("die-colour", "die-low"):
        return [words("set-dice")]
    if card.score == "trainer" and trainer is not None:
        return [words("set-trainer")]
    return [words("set-coins")] if card.score == "coin" and laying.table.phase == "turns" else []


def _gone(laying: Laying) -> list[Pair]:
    """Sets taken or removed since everybody paid."""
    words, found = laying.sitting.words, list[Pair]()
    for _, event in reversed(laying.sitting.story):
        if event.name in ("paid", "round"):
            break
        if event.name in STAMPS:
            stamp = words(STAMPS[event.name], name=laying.sitting.names[event.who])
            found.insert(0, _pair(laying, card(event.a), ability(event.b), gone=(event.who, stamp)))
    return found


def ends(laying: Laying) -> Ends:
    words, table = laying.sitting.words, laying.table
    me = laying.me
    order = tuple(
        (seat, _highest(laying, seat), words("chooses") if seat == _now(laying) else "") for seat in table.order
    )
    return Ends(
        pairs=(*pairs(laying), *_gone(laying)) if table.phase == "sets" else (),
        order=order if table.phase == "sets" else (),
        scored=_scored(laying, me) if me else (),
        paid=tuple(_paid(laying, player) for player in table.players),
        price=int(MISSING_COIN[table.round - 1]),
        after=_after(laying),
        after_title=words("next-end") if table.round == table.rounds else words("next-round", n=table.round + 1),
    )


def _after(laying: Laying) -> tuple[tuple[str, str], ...]:
    """What happens when everybody has chosen."""
    words, table = laying.sitting.words, laying.table
    if table.round == table.rounds:
        return ("ticket", words("next-cards")), ("e-tile", words("next-areas")), ("circus-coin", words("next-coins"))
    lines = [("trainer", words("next-markers"))]
    if len(table.players) > 1:
        lines.append(("tophat", words("next-hats")))
        lines.append(("die-5", words("next-start", name=laying.sitting.names[table.order[-1]])))
    return tuple(lines)


def _now(laying: Laying) -> int:
    pending = laying.sitting.view.pending
    return pending[0] if pending else -1


def _highest(laying: Laying, seat: int) -> int:
    hats = laying.table.players[seat].hats
    return laying.table.track[max(hats)].energy if hats else 0


def _scored(laying: Laying, me: Player) -> tuple[Scored, ...]:
    words = laying.sitting.words
    best = max((own.worth for own in me.cards if own.card), default=0)
    found = []
    for slot, own in enumerate(me.cards):
        if own.card is None:
            continue
        number, rest = faces.card_scores(words, own.card)
        control = Control()
        move = acts.choose_card(own.card)
        if laying.mine and laying.kind == "score":
            control = laying.control(move)
        elif laying.sitting.view.choice == move:
            control = Control(move, chosen=True)
        label = f"{faces.card_label(words, own.card)}. {words('worth-now', n=own.worth)}"
        height = round(10 * own.worth / best) if best > 0 else 0
        bonus = faces.bonus_face(words, own.card.bonus)
        top, fresh = own.worth == best, slot == KEPT
        found.append(Scored(own.card, bonus, number, rest, own.counted, own.worth, height, top, fresh, control, label))
    return tuple(found)


def _paid(laying: Laying, player: Player) -> Paid:
    words, sums = laying.sitting.words, player.payment.sums
    paid = player.payment.due - sums["clear"]
    strongest = next((c for c, n in sums.items() if c != "clear" and 0 < n == paid), None)
    rows = tuple((c, n, c == strongest or (c == "clear" and n > 0)) for c, n in sums.items())
    missing = player.payment.last_missing
    lost = next((e.b for _, e in reversed(laying.sitting.story) if (e.name, e.who) == ("missing", player.seat)), 0)
    result = words("paid-missing", n=missing, lost=lost) if missing else words("paid-left", n=player.coins)
    dice = tuple(own.die for own in player.cards if own.die)
    due = player.payment.last_due
    return Paid(player.seat, player.seat == laying.sitting.seat, dice, rows, due, missing, result)


# --- the opening
