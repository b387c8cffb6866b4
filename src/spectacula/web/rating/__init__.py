"""Ratings on the pages: at the end of a table, the list of the best, curves, and how all of it works."""
