"""The Magnificent: one to four circus directors build a camp, travel for tents and posters, and put on shows."""

from spectacula.kernel.options import Option

PLAYERS = (1, 4)
MINUTES = 75
RULES_VERSION = 1
OPTIONS = (
    Option("start_posters", 4, (4, 6)),
    Option("camp_tiles", 84, (84, 72)),
    Option("setup", "first_game", ("first_game", "advanced")),
    Option("turn_order", "clockwise", ("clockwise", "hats")),
)
RULE_MODULES = (
    "asking",
    "goods",
    "posters",
    "camp",
    "travel",
    "perform",
    "abilities",
    "energy",
    "turn",
    "opening",
    "scoring",
    "round_end",
    "rules",
    "observation",
    "values",
    "advice",
)
