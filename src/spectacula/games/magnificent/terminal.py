"""The Magnificent's table in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from spectacula.games.magnificent.names import cell_name
from spectacula.games.magnificent.pieces import Ability, Bonus, Card, Die, Poster, Tent
from spectacula.games.magnificent.view import Camp, OwnCard, Place, Player, Road, Set, Stand, Table, Turn
from spectacula.kernel.words import Speech


def table_lines(table: Table, seat: int | None, words: Speech) -> list[str]:
    """Dice, rings, track, display, every circus, and the turn in progress."""
    here = {"round": table.round, "rounds": table.rounds, "turn": table.turn_number, "turns": table.turns}
    lines = [words.text("terminal-turn", **here), words.text("terminal-main-tent", dice=_dice(table.dice, words))]
    lines += [_road(road, words) for road in table.roads]
    lines += [_track(table.track, words), _supply(table, words)]
    lines += [f"    {_poster(poster, words)}" for poster in table.posters if poster is not None]
    for chosen in table.sets:
        pair = [_offered(chosen, words)] if chosen.card is not None else []
        pair += [_ability(chosen.trainer, words)] if chosen.trainer is not None else []
        if pair:
            lines.append(words.text("terminal-set", pair="; ".join(pair)))
    for card in (*(table.hand or ()), *(table.kept or ())):
        lines.append(f"    {_card(card, words)}")
    for player in table.players:
        lines += _player(player, words)
    return lines + (_turn(table.turn, words) if table.turn is not None else [])


def bonus_in_words(bonus: Bonus, words: Speech) -> str:
    return words.text(f"does-{bonus.does}", n=bonus.much)


def _dice(dice: Iterable[Die], words: Speech) -> str:
    listed = [f"{words.text(f'die-{die.colour}')} {die.value}" for die in dice]
    return ", ".join(listed) or words.text("terminal-empty")


def _counted(kind: str, names: Iterable[str], words: Speech) -> str:
    """So many of each tile or gem."""
    counts = Counter(names)
    listed = [f"{n} × {words.text(f'{kind}-' + name.replace(' ', '-'))}" for name, n in counts.items()]
    return ", ".join(listed) or words.text("terminal-empty")


def _gems(gems: Mapping[str, int], words: Speech) -> str:
    return _counted("gem", [gem for gem, n in gems.items() for _ in range(n)], words)


def _road(road: Road, words: Speech) -> str:
    spaces = []
    for number, space in enumerate(road.spaces):
        if space.tent is not None:
            what = _tent(space.tent, words)
        elif space.symbol == "poster":
            what = words.text("terminal-poster")
        else:
            what = words.text(f"gem-{space.symbol}") if space.symbol else "–"
        spaces.append(f"[{what}]" if number == road.wagon else what)
    return words.text("terminal-ring", colour=words.text(f"colour-{road.colour}"), spaces=", ".join(spaces))


def _track(track: tuple[Stand, ...], words: Speech) -> str:
    taken = [
        words.text("terminal-stand", space=stand.energy, names=", ".join(words.name_of(seat) for seat in stand.hats))
        for stand in track
        if stand.hats
    ]
    free = ", ".join(str(stand.energy) for stand in track if stand.energy and not stand.hats)
    return words.text("terminal-track", taken="; ".join(taken) or words.text("terminal-empty"), free=free)


def _supply(table: Table, words: Speech) -> str:
    tiles = ", ".join(f"{n} × {words.text('tile-' + name.replace(' ', '-'))}" for name, n in table.supply.items())
    return words.text("terminal-store", tiles=tiles, posters=table.posters_left)


def _tent(tent: Tent, words: Speech) -> str:
    gems = f", {_counted('gem', tent.gems, words)}" if tent.gems else ""
    return f"{words.text(f'tent-{tent.id}')} ({_reward(tent.points, tent.coins, words)}{gems})"


def _reward(points: int, coins: int, words: Speech) -> str:
    parts = [words.text("does-points", n=points)] if points else []
    parts += [words.text("does-coins", n=coins)] if coins else []
    return ", ".join(parts) or words.text("terminal-empty")


def _poster(poster: Poster, words: Speech) -> str:
    needs = _counted("tile", poster.tiles, words)
    if poster.gems:
        needs += f"; {_counted('gem', poster.gems, words)}"
    name, reward = words.text(f"poster-{poster.id}"), _reward(poster.points, poster.coins, words)
    return words.text("terminal-bill", name=name, needs=needs, reward=reward)


def _card(card: Card, words: Speech) -> str:
    score = words.text(f"per-{card.score}", points=card.points, per=card.per)
    return f"{words.text(f'card-{card.id}')}: {score}; {bonus_in_words(card.bonus, words)}"


def _offered(chosen: Set, words: Speech) -> str:
    """A card on display, with what it would be worth to whoever may still take one."""
    assert chosen.card is not None
    card = _card(chosen.card, words)
    return card if chosen.worth is None else words.text("terminal-card", card=card, worth=chosen.worth)


def _ability(ability: Ability, words: Speech) -> str:
    kind = "trainer" if ability.id.startswith("TR") else "space"
    return f"{words.text(f'{kind}-{ability.id}')}: {bonus_in_words(ability.bonus, words)}"


def _player(player: Player, words: Speech) -> list[str]:
    pay = player.payment
    return [
        words.text(
            "terminal-circus",
            name=words.name_of(player.seat),
            points=player.points,
            coins=player.coins,
            markers=player.markers,
            due=pay.due,
            missing=pay.missing,
        ),
        f"    {_gems(player.gems, words)}",
        *(f"    {_ability(trainer, words)}" for trainer in player.trainers),
        *(f"    {_own_card(own, words)}" for own in player.cards if own.card is not None),
        *(f"    {_place(number, place, words)}" for number, place in enumerate(player.places, 1)),
        *(f"    {line}" for line in _camp(player.camp, words)),
    ]


def _own_card(own: OwnCard, words: Speech) -> str:
    assert own.card is not None
    die = f" [{words.text(f'die-{own.die.colour}')} {own.die.value}]" if own.die is not None else ""
    return words.text("terminal-card", card=_card(own.card, words), worth=own.worth) + die


def _place(number: int, place: Place, words: Speech) -> str:
    empty = words.text("terminal-empty")
    poster = _poster(place.poster, words) if place.poster is not None else empty
    tent = _tent(place.tent, words) if place.tent is not None else empty
    line = words.text("terminal-place", number=number, poster=poster, tent=tent)
    if place.missing_tiles:
        line += " " + words.text("terminal-lacks", tokens=_counted("tile", place.missing_tiles, words))
    if place.bonus is not None:
        line += " " + words.text("terminal-tent-bonus", bonus=bonus_in_words(place.bonus, words))
    return line


def _camp(camp: Camp, words: Speech) -> list[str]:
    """What stands where, and which bonuses are still to be covered."""
    summary = words.text("terminal-camp", covered=camp.covered, rows=camp.rows, columns=camp.columns)
    tiles = [
        f"{words.text('tile-' + tile.name.replace(' ', '-'))}: {', '.join(map(cell_name, tile.cells))}"
        for tile in camp.tiles
    ]
    free = [f"{cell_name(cell.cell)} {bonus_in_words(cell.bonus, words)}" for cell in camp.bonuses if not cell.covered]
    return [summary, *tiles, words.text("terminal-uncovered", cells="; ".join(free) or words.text("terminal-empty"))]


def _turn(turn: Turn, words: Speech) -> list[str]:
    if turn.die is None:
        return []
    die = f"{words.text(f'die-{turn.die.colour}')} {turn.die.value}"
    name = words.name_of(turn.seat)
    lines = [words.text("terminal-energy", name=name, die=die, energy=turn.energy)]
    if turn.tile is not None:
        tile = words.text("tile-" + turn.tile.replace(" ", "-"))
        spots = [cell_name(cell) for fit in turn.fits for cell in fit.cells]
        lines.append(words.text("terminal-laying", tile=tile, cells=", ".join(dict.fromkeys(spots))))
    return lines
