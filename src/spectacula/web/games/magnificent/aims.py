"""The line under the question: what matters now, the energy as a sum, and what is due at round end."""

from __future__ import annotations

from spectacula.games.magnificent.box import GEM_ENERGY
from spectacula.games.magnificent.view import Player, Turn
from spectacula.web.games.magnificent import faces
from spectacula.web.games.magnificent.show import showing
from spectacula.web.games.magnificent.steps import Laying
from spectacula.web.tables.aim import aim


def line(laying: Laying) -> str:
    """What matters now; once a step stands ready, only what it leads to."""
    turn, me = laying.table.turn, laying.me
    if not laying.mine or turn is None or me is None or turn.seat != me.seat:
        return ""
    facts = _facts(laying, turn, me)
    return facts if laying.ready is not None else f"{_aim(laying, turn, me)} · {facts}"


def _aim(laying: Laying, turn: Turn, me: Player) -> str:
    view, words = laying.sitting.view, laying.sitting.words
    match laying.kind:
        case "turn" if turn.colour is None:
            return aim(view, words, "clear")
        case "turn":
            return _next_show(laying, me)
        case "build" if not laying.legal("tile"):
            return aim(view, words, "over")
        case "show" if not laying.legal("show"):
            return aim(view, words, "over")
    return aim(view, words)


def _next_show(laying: Laying, me: Player) -> str:
    """What stands between the viewer and a show: nothing, tiles, a tent, or a poster."""
    view, words = laying.sitting.view, laying.sitting.words
    hung = [place for place in me.places if place.poster]
    ready = sum(place.ready for place in hung)
    if ready and laying.legal("perform"):
        return aim(view, words, "show", n=ready)
    if not hung:
        return aim(view, words, "poster")
    nearest = min(hung, key=lambda place: (len(place.missing_tiles), place.tent is None))
    assert nearest.poster is not None
    name = faces.poster_name(words, nearest.poster)
    if nearest.missing_tiles:
        return aim(view, words, "build", poster=name, tiles=faces.tiles_in_words(words, nearest.missing_tiles))
    return aim(view, words, "tent", poster=name) if nearest.tent is None else aim(view, words)


def _facts(laying: Laying, turn: Turn, me: Player) -> str:
    """The energy as a sum, and what the show brings or the payment it leads to."""
    words = laying.sitting.words
    due = words("line-due", n=me.payment.due, coins=me.coins)
    if turn.card is None or turn.die is None:
        return due
    spent = GEM_ENERGY * sum(turn.gems_spent.values())
    parts = [turn.die.value, *(part for part in (turn.own_dice, spent, turn.extra) if part)]
    total = words("line-sum", sum=" + ".join(map(str, parts)), energy=turn.energy)
    show = showing(laying) if laying.kind in ("show", "pay", "arrange") else None
    if show is not None and show.earned:
        return f"{total} · {words('line-show', points=show.points, coins=show.coins)}"
    return f"{total} · {due}"
