"""What The Magnificent's rulebook lists."""

from __future__ import annotations

from collections import Counter

from spectacula.engine.texts import Texts
from spectacula.games.magnificent.pieces import ALL_ABILITIES, ALL_CARDS, ALL_POSTERS, ALL_TENTS, Bonus
from spectacula.web.rulebook.pieces import Lister, Piece

COLOURS = {"o": "orange", "g": "green", "p": "purple"}
SCENES = {"o": "p-fire", "g": "p-tiger", "p": "p-moon"}


def _does(bonus: Bonus, words: Texts) -> str:
    return words.text(f"does-{bonus.does}", n=bonus.much)


def _counted(kind: str, names: tuple[str, ...], words: Texts) -> str:
    counts = Counter(names)
    return ", ".join(f"{n} × {words.text(f'{kind}-' + name.replace(' ', '-'))}" for name, n in counts.items())


def _reward(points: int, coins: int, words: Texts) -> str:
    parts = [words.text("does-points", n=points)] if points else []
    parts += [words.text("does-coins", n=coins)] if coins else []
    return ", ".join(parts)


def masters(words: Texts) -> list[Piece]:
    """All master cards: top bonus and what they score."""
    return [
        Piece(
            f"card-{card.id}".lower(),
            "tophat",
            words.text(f"card-{card.id}"),
            card.id,
            f"{_does(card.bonus, words)}. {words.text(f'per-{card.score}', points=card.points, per=card.per)}",
        )
        for card in ALL_CARDS
    ]


def trainers(words: Texts) -> list[Piece]:
    """Trainer tiles and the spaces of the main board."""
    listed = []
    for ability in ALL_ABILITIES:
        kind = "trainer" if ability.id.startswith("TR") else "space"
        name = f"{kind}-{ability.id}"
        text = f"{words.text(f'{name}.help')} {_does(ability.bonus, words)}."
        listed.append(Piece(name.lower(), "trainer", words.text(name), "", text))
    return listed


def posters(words: Texts) -> list[Piece]:
    listed = []
    for poster in ALL_POSTERS:
        colour = poster.id[-1].lower()
        needs = _counted("tile", poster.tiles, words)
        if poster.gems:
            needs += f"; {_counted('gem', poster.gems, words)}"
        name = f"poster-{poster.id}"
        reward = _reward(poster.points, poster.coins, words)
        listed.append(Piece(name.lower(), SCENES[colour], words.text(name), reward, needs, COLOURS[colour]))
    return listed


def tents(words: Texts) -> list[Piece]:
    listed = []
    for tent in ALL_TENTS:
        cost = words.text("piece-tent-cost", gems=_counted("gem", tent.gems, words)) if tent.gems else ""
        reward = words.text("piece-tent", reward=_reward(tent.points, tent.coins, words))
        listed.append(Piece(f"tent-{tent.id}".lower(), "tent", words.text(f"tent-{tent.id}"), "", f"{reward} {cost}"))
    return listed


LISTINGS: dict[str, Lister] = {"masters": masters, "trainers": trainers, "posters": posters, "tents": tents}
