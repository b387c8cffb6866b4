"""Once for all games: gears that run the rules, games, matches and records."""
