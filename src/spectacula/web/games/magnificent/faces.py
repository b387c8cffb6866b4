"""Components in words and pictures, as the templates draw them."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from spectacula.games.magnificent.pieces import Ability, Bonus, Card, Poster, Tent
from spectacula.web.games.magnificent import draw
from spectacula.web.shell import art
from spectacula.web.words import Words


@dataclass(frozen=True)
class Face:
    """What a bonus, a card or a tent looks like: a drawing, a number, words."""

    symbol: Markup
    number: str
    text: str


def bonus_face(words: Words, bonus: Bonus) -> Face:
    drawing = draw.BONUSES[bonus.does]
    number = f"+{bonus.much}" if bonus.does in ("energy", "coins", "points") else ""
    cls = "trainer-icon" if drawing == "trainer" else "energy-sign" if drawing.startswith(("e-", "i-")) else ""
    return Face(art(drawing, cls), number, words.own(f"does-{bonus.does}", n=bonus.much))


def ability_name(words: Words, ability: Ability) -> str:
    return words.own(f"{'space' if ability.id.startswith('H') else 'trainer'}-{ability.id}")


def ability_does(words: Words, ability: Ability) -> str:
    return words.own(f"does-{ability.bonus.does}", n=ability.bonus.much)


def card_name(words: Words, card: Card) -> str:
    return words.own(f"card-{card.id}")


def card_scores(words: Words, card: Card) -> tuple[str, str]:
    """The number of a card's scoring and the rest of its sentence."""
    said = words.own(f"per-{card.score}", points=card.points, per=card.per)
    number, _, rest = said.partition(" ")
    return (number, rest) if number.isdigit() else ("", said)


def card_label(words: Words, card: Card) -> str:
    """A whole card as a sentence."""
    number, rest = card_scores(words, card)
    return f"{words.own(f'does-{card.bonus.does}', n=card.bonus.much)}. {number} {rest}".replace("  ", " ")


def poster_name(words: Words, poster: Poster) -> str:
    return words.own(f"poster-{poster.id}")


def tile_name(words: Words, tile: str) -> str:
    return words.own(f"tile-{tile.replace(' ', '-')}")


def tiles_in_words(words: Words, tiles: tuple[str, ...]) -> str:
    """Tiles by kind: "2 × small green tile, large purple tile"."""
    said = []
    for name in dict.fromkeys(tiles):
        n = tiles.count(name)
        tile = tile_name(words, name)
        said.append(f"{n} × {tile}" if n > 1 else tile)
    return ", ".join(said)


def gems_in_words(words: Words, gems: tuple[str, ...]) -> str:
    kinds = dict.fromkeys(gems)
    return ", ".join(words("gems-of", n=gems.count(name), gem=words.own(f"gem-{name}")) for name in kinds)


def poster_label(words: Words, poster: Poster) -> str:
    """A whole poster as a sentence."""
    needs = [tiles_in_words(words, poster.tiles)]
    if poster.gems:
        needs.append(gems_in_words(words, poster.gems))
    return words(
        "poster-label",
        name=poster_name(words, poster),
        needs="; ".join(needs),
        points=poster.points,
        coins=poster.coins,
    )


def tent_yields(words: Words, tent: Tent) -> str:
    """What a tent adds to every show."""
    said = []
    if tent.points:
        said.append(words.own("does-points", n=tent.points))
    if tent.coins:
        said.append(words.own("does-coins", n=tent.coins))
    return ", ".join(said)


def tent_label(words: Words, tent: Tent) -> str:
    yields = words("tent-label", name=words.own(f"tent-{tent.id}"), yields=tent_yields(words, tent))
    return f"{yields} {words('tent-asks', gems=gems_in_words(words, tent.gems))}" if tent.gems else yields
