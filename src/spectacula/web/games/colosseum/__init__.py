"""Colosseum's table: the track with its arenas, five markets, the trade desk, the shows."""

ICON = "arena-wall"
MASCOT = "noble-emperor"
WEIGHT = 2
