"""What Colosseum's rulebook lists."""

from __future__ import annotations

from spectacula.engine.texts import Texts
from spectacula.games.colosseum.names import counted
from spectacula.games.colosseum.state import COMPONENTS
from spectacula.web.rulebook.pieces import Lister, Piece

SPECIAL = ("joker", "action", "emperor")
DRAWINGS = {"emperor": "a-emperor-token"}


def tokens(words: Texts) -> list[Piece]:
    """Every kind of token and how many there are."""
    listed = []
    for token in COMPONENTS["token"]:
        name = token["name"]
        about = f"piece-token-{name}" if name in SPECIAL else f"piece-{'star' if token.get('star') else 'no-star'}"
        note = words.text("piece-count", n=token["green"] + token["orange"])
        drawing = DRAWINGS.get(name, f"a-{name}")
        listed.append(Piece(f"token-{name}", drawing, words.text(f"token-{name}"), note, words.text(about)))
    return listed


def programs(words: Texts) -> list[Piece]:
    """All thirty, with what they need and what they draw."""
    listed = []
    for program in COMPONENTS["program"]:
        number, needs = program["number"], program["needs"]
        most = max(needs, key=lambda name: needs[name])
        wanted = ", ".join(words.say(counted(name, n)) for name, n in needs.items())
        crowd = ", ".join(map(str, program["spectators"]))
        note = words.text("piece-program", arena=program["arena"], coins=program["cost"])
        title = f"{number} {words.text(f'program-{number}')}"
        text = words.text("piece-needs", tokens=wanted, spectators=crowd)
        listed.append(Piece(f"program-{number}", f"a-{most}", title, note, text))
    return listed


LISTINGS: dict[str, Lister] = {"tokens": tokens, "programs": programs}
