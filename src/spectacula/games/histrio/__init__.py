"""Histrio: theatre troupes travel in secret, recruit actors and sway the King between comedy and tragedy."""

from spectacula.kernel.options import Option

PLAYERS = (2, 5)
MINUTES = 40
RULES_VERSION = 1
OPTIONS = (
    Option("dial", 6, (4, 5, 6, 7, 8)),
    Option("requests_open", False, (False, True)),
    Option("season_one_only", False, (False, True)),
)
RULE_MODULES = (
    "theatre",
    "shows",
    "requests",
    "travel",
    "resolution",
    "acrobats",
    "season",
    "foresight",
    "rules",
    "observation",
    "advice",
)
