"""Colosseum's table: the track with its arenas, five markets, the trade desk, the shows."""
