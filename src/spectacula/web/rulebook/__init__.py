"""The rules we play, as pages: read from each game's rulebook, with its components drawn in."""
