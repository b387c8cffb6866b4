"""Cards as they lie on the table, in the viewer's language."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup, escape

from spectacula.engine.texts import Texts
from spectacula.games.histrio.view import ALL, Card
from spectacula.web.shell import art

CLASSES = {"comedian": "comedy", "tragedian": "tragedy", "bonus": "bonus", "acrobat": "acrobat"}
MASKS = {"comedian": "mask-comedy", "tragedian": "mask-tragedy"}


def cls(card: Card) -> str:
    return CLASSES[card.sort]


def figure(card: Card) -> str:
    if card.sort == "bonus":
        return "ecu"
    return {"comedian": f"rabbit-{card.value}", "tragedian": f"heron-{card.value}"}.get(card.sort, card.name)


@cache
def name(number: int, language: str) -> str:
    return Texts("histrio", language).text(f"card-{ALL[number].name}")


@cache
def short(number: int, language: str) -> str:
    """A few words: what the card does."""
    card, texts = ALL[number], Texts("histrio", language)
    if card.sort == "bonus":
        return texts.text("help-short-bonus")
    return texts.text(f"help-short-{card.name}" if card.sort == "acrobat" else f"effect-short-{card.value}")


@cache
def full(number: int, language: str) -> str:
    """The whole rule of a card."""
    card, texts = ALL[number], Texts("histrio", language)
    if card.sort == "bonus":
        return texts.text("help-bonus")
    return texts.text(f"help-{card.name}" if card.sort == "acrobat" else f"effect-{card.value}")


@cache
def seal(number: int) -> Markup:
    card = ALL[number]
    if card.sort == "acrobat":
        return art("i-star")
    return Markup(f"+{card.value}" if card.sort == "bonus" else str(card.value))


@cache
def card_html(number: int, language: str, more: str = "") -> Markup:
    """A card with its stable id; it explains itself on hover, focus and long press."""
    card, texts = ALL[number], Texts("histrio", language)
    title = name(number, language)
    picture = Markup("")
    if card.sort == "bonus":
        coins = art("ecu") * card.value
        picture = Markup(f'<span class="coins count-{card.value}">{coins}</span>')
    else:
        mask = art(MASKS[card.sort], "card-mask") if card.sort in MASKS else ""
        picture = Markup(f"{mask}{art(figure(card), 'card-figure')}")
    ribbon = title if card.sort == "acrobat" else texts.text(f"sort-{card.sort}")
    return Markup(
        f'<div class="card {cls(card)} {more}" id="enc-{number}" data-vt="enc-{number}" '
        f'data-tip-title="{escape(title)}" data-tip="{escape(full(number, language))}">'
        f'<span class="seal" aria-hidden="true">{seal(number)}</span>{picture}<span class="card-ribbon" '
        f'aria-hidden="true">'
        f"<b>{escape(ribbon)}</b><i>{escape(short(number, language))}</i></span>"
        f'<span class="visually-hidden">{escape(title)}: {escape(full(number, language))}</span></div>'
    )


@cache
def chip(number: int, language: str) -> Markup:
    """A card of another troupe: only its seal, in the list of players."""
    card = ALL[number]
    return Markup(
        f'<i class="level-chip {cls(card)}" id="enc-{number}" data-vt="enc-{number}" aria-hidden="true" '
        f'data-tip-title="{escape(name(number, language))}" data-tip="{escape(full(number, language))}">'
        f"{card.value}</i>"
    )


@cache
def small(number: int, badge: str = "") -> Markup:
    """A card in the totals: figure and level."""
    card = ALL[number]
    text = badge or str(card.value)
    return Markup(f'<i class="small-card {cls(card)}">{art(figure(card))}<b>{text}</b></i>')
