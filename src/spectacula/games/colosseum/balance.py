"""Families of moves that use something whose worth `spectacula balance` asks for: each move of them, or the whole.

`OURS` are those whose components are our own reconstruction, by what they are called.
"""

EACH = ("take", "buy", "stage")
WHOLE = ("buy-seat", "seat-for-medals", "build-loge")
OURS: dict[str, tuple[str, ...]] = {}
