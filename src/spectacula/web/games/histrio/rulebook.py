"""What Histrio's rulebook lists."""

from __future__ import annotations

from spectacula.engine.texts import Texts
from spectacula.games.histrio.state import ACROBAT_NAMES, REQUEST_NAMES, REQUEST_PAYS
from spectacula.web.rulebook.pieces import Lister, Piece

LEVELS = range(1, 6)


def actors(words: Texts) -> list[Piece]:
    """The five levels; comedians and tragedians do the same."""
    listed = []
    for level in LEVELS:
        animal = "rabbit" if level % 2 else "heron"
        names = f"{words.text(f'card-comedian-{level}')}, {words.text(f'card-tragedian-{level}')}"
        listed.append(Piece(f"level-{level}", f"{animal}-{level}", names, "", words.text(f"effect-{level}")))
    return listed


def purses(words: Texts) -> list[Piece]:
    does = words.text("help-bonus")
    return [Piece(f"card-bonus-{n}", "ecu", words.text(f"card-bonus-{n}"), "", does) for n in (1, 2, 3)]


def acrobats(words: Texts) -> list[Piece]:
    names = dict.fromkeys(ACROBAT_NAMES)
    return [Piece(f"card-{name}", name, words.text(f"card-{name}"), "", words.text(f"help-{name}")) for name in names]


def requests(words: Texts) -> list[Piece]:
    coins = "écus" if words.language == "fr" else "Écus"
    return [
        Piece(f"request-{name}", "i-star", words.text(f"request-{name}"), f"{pays} {coins}", words.text(f"wish-{name}"))
        for name, pays in ((name, REQUEST_PAYS[i]) for i, name in enumerate(REQUEST_NAMES))
    ]


LISTINGS: dict[str, Lister] = {"actors": actors, "purses": purses, "acrobats": acrobats, "requests": requests}
