"""Families of moves that use something whose worth `spectacula balance` asks for: each move of them, or the whole."""

EACH = ("take", "buy", "stage")
WHOLE = ("buy-seat", "seat-for-medals", "build-loge")
