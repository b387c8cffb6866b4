"""Before a game: choosing one, setting up a table, taking a seat by invitation."""
