"""Histrio's table: the theatre, eight cities, the troupes, the totals."""
