"""My games: everything somebody has played here, counted, exported and taken off the list."""
