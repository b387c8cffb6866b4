"""`python -m spectacula.bots GAME`: compile what bots of a game think with, as `BotWarmup` does beside a game."""

import sys

from spectacula.bots.warmup import warm_up
from spectacula.engine.warmup import in_the_background

in_the_background(warm_up, *sys.argv[1:])
