"""The games, each a folder of the same files. Their ids in the order they are offered."""

GAMES = ("histrio", "colosseum", "magnificent")
