"""Once for all games: the kernel rules are written with, its gears, games, matches and records."""
