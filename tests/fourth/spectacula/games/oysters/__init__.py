"""Oysters: everybody holds a pearl in secret, may dive for another, and stakes coins on it."""

from spectacula.kernel.options import Option

PLAYERS = (2, 3)
MINUTES = 2
RULES_VERSION = 1
OPTIONS = (Option("dives", True, (True, False)),)
RULE_MODULES = ("diving", "staking", "rules", "observation", "advice")
