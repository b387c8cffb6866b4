"""Histrio's table: the theatre, eight cities, the troupes, the totals."""

ICON = "king-comedy"
MASCOT = "manager"
WEIGHT = 1
