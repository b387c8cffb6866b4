"""Families of moves that use something whose worth `spectacula balance` asks for: each move of them, or the whole."""

EACH = ("card", "trainer", "tent", "show")
WHOLE = ()
