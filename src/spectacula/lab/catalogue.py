"""The games on offer, as data and as a list to read."""

from __future__ import annotations

from typing import Any

from spectacula.bots import LEVELS, levels_of
from spectacula.bots.levels import GRANDMASTER
from spectacula.bots.trained import has_net
from spectacula.engine.definition import definition
from spectacula.engine.texts import LANGUAGES, Texts
from spectacula.games import GAMES


def catalogue() -> list[dict[str, Any]]:
    """Every game with its titles, player counts, options and bot levels."""
    return [_entry(game) for game in GAMES]


def _entry(game: str) -> dict[str, Any]:
    chosen = definition(game)
    return {
        "id": game,
        "title": {language: Texts(game, language).text("title") for language in LANGUAGES},
        "players": list(range(chosen.players[0], chosen.players[1] + 1)),
        "minutes": chosen.minutes,
        "rules": chosen.version,
        "options": {o.name: {"default": o.default, "values": list(o.values)} for o in chosen.options},
        "bots": list(levels_of(game)),
    }


def describe() -> str:
    """The same for people."""
    lines = []
    for game in GAMES:
        chosen, words = definition(game), Texts(game, "en")
        fewest, most = chosen.players
        lines.append(f"{game}: {words.text('title')}, {fewest} to {most} players, about {chosen.minutes} minutes")
        lines.append(f"  {words.text('tagline')}")
        for option in chosen.options:
            default = str(option.default).lower()
            lines.append(
                f"  --option {option.name}={'|'.join(option.spellings)} ({default}): {_help(words, option.name)}"
            )
    lines.append(f"bots: {', '.join(LEVELS)}; {GRANDMASTER} in {', '.join(filter(has_net, GAMES))}")
    return "\n".join(lines)


def _help(words: Texts, option: str) -> str:
    return words.text(f"option-{option}-help")
