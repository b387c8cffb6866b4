"""Hints at the table: the best few moves of a seat that is to decide, and why."""
