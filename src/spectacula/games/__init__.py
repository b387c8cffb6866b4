"""The games, each a folder of the same files; one may also lie elsewhere on the path, under `spectacula/games`."""

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import extend_path, iter_modules

__path__ = extend_path(__path__, __name__)

FIRST = ("histrio", "colosseum", "magnificent")
GAMES = (*FIRST, *sorted(found.name for found in iter_modules(__path__) if found.ispkg and found.name not in FIRST))
"""Their ids in the order they are offered."""


@cache
def folder_of(game: str, package: str = __name__) -> Path:
    """The folder of a game, or what another package such as `spectacula.web.games` has of it."""
    return Path(str(import_module(f"{package}.{game}").__file__)).parent
