"""Families of moves that use something whose worth `spectacula balance` asks for."""

EACH = ("stake",)
WHOLE = ("dive",)
