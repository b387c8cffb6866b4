"""The games, each a folder of the same files. Their ids in the order they are offered."""

from importlib import import_module
from pathlib import Path

GAMES = ("histrio", "colosseum", "magnificent")


def folder_of(game: str, package: str = __name__) -> Path:
    """The folder of a game, or what another package such as `spectacula.web.games` has of it."""
    return Path(str(import_module(f"{package}.{game}").__file__)).parent
