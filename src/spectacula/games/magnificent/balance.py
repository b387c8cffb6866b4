"""Families of moves that use something whose worth `spectacula balance` asks for: each move of them, or the whole.

`OURS` are those whose components are our own reconstruction, by what they are called.
"""

EACH = ("card", "trainer", "tent", "show")
WHOLE = ()
OURS = {"Cards": ("card",)}
