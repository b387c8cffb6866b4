"""Oysters has no pieces to list."""

from spectacula.web.rulebook.pieces import Lister

LISTINGS: dict[str, Lister] = {}
