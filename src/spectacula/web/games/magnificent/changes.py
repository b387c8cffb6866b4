"""What is different on The Magnificent's table: wagons, posters, hats, dice, tents, cards and what players own."""

from __future__ import annotations

from spectacula.games.magnificent.view import Player, Table
from spectacula.web.games.magnificent.glide import die_names, hat_name
from spectacula.web.tables.changes import Change, counted, moved, new
from spectacula.web.words import Words


def changes(before: Table, now: Table, words: Words) -> list[Change]:
    found = []
    for road, way in zip(before.roads, now.roads, strict=True):
        if road.wagon != way.wagon:
            found.append(
                moved(f"wagon-{way.colour}", words("changed-wagon", colour=words.own(f"colour-{way.colour}")), words)
            )
    shown = {poster.id for poster in before.posters if poster is not None}
    fresh = [poster.id for poster in now.posters if poster is not None and poster.id not in shown]
    found += [new(f"po-{poster}", words.own(f"poster-{poster}"), words) for poster in fresh]
    for was, player in zip(before.players, now.players, strict=True):
        found += _player(was, player, words) + _hats(was, now, words) + _dice(was, now, words)
    return found


def _hats(before: Player, now: Table, words: Words) -> list[Change]:
    seat, spaces = before.seat, [space for space in now.players[before.seat].hats if space not in before.hats]
    return [moved(hat_name(now, seat, space), words("changed-hat", name=words.names[seat]), words) for space in spaces]


def _dice(before: Player, now: Table, words: Words) -> list[Change]:
    """Dice on cards that had none."""
    seat, empty = before.seat, {own.card.id for own in before.cards if own.card is not None and own.die is None}
    found = []
    for own, name in zip(now.players[seat].cards, die_names(now).cards[seat], strict=True):
        if own.die is not None and own.card is not None and own.card.id in empty:
            die = words("changed-die", colour=words.own(f"colour-{own.die.colour}"), value=own.die.value)
            found.append(new(name or f"player-{seat}", die, words, words.names[seat]))
    return found


def _player(before: Player, now: Player, words: Words) -> list[Change]:
    name = words.names[now.seat]
    figures = [
        (words("tip-points"), before.points, now.points),
        (words("tip-coins"), before.coins, now.coins),
        (words("gems"), sum(before.gems.values()), sum(now.gems.values())),
        (words("changed-tiles"), len(before.camp.tiles), len(now.camp.tiles)),
    ]
    found = counted(f"player-{now.seat}", name, figures, words)
    for kind, prefix in (("poster", "po"), ("tent", "tt")):
        known = {piece.id for place in before.places if (piece := getattr(place, kind)) is not None}
        pieces = [piece.id for place in now.places if (piece := getattr(place, kind)) is not None]
        fresh = [piece for piece in pieces if piece not in known]
        found += [new(f"{prefix}-{piece}", words.own(f"{kind}-{piece}"), words, name) for piece in fresh]
    known = {own.card.id for own in before.cards if own.card is not None}
    cards = [own.card.id for own in now.cards if own.card is not None and own.card.id not in known]
    return found + [new(f"mc-{card}", words.own(f"card-{card}"), words, name) for card in cards]
