"""`python -m spectacula.engine GAME`: compile the rules of a game, as `Warmup` does beside a game."""

import sys

from spectacula.engine.definition import definition
from spectacula.engine.warmup import in_the_background

in_the_background(lambda game, progress: definition(game).warm_up(progress), *sys.argv[1:])
