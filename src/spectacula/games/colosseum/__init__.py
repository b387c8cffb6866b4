"""Colosseum: five rounds of buying, bidding, trading and staging the greatest show of Rome."""

from __future__ import annotations

from spectacula.kernel.options import Option

PLAYERS = (3, 5)
MINUTES = 120
RULES_VERSION = 1
SECRETS = False  # everything lies open: a shared screen needs no cover
OPTIONS = (
    Option("medals", "sheet", ("sheet", "booklet")),
    Option("auctions", "standard", ("standard", "intense")),
    Option("start_programs", "dealt", ("dealt", "draft")),
)
RULE_MODULES = (
    "purse",
    "phases",
    "tokens",
    "preparation",
    "investing",
    "auction",
    "bundle",
    "trade",
    "nobles",
    "show",
    "ceremony",
    "foresight",
    "rules",
    "observation",
    "plans",
    "advice",
)
