"""Tournaments: who plays whom, in which seat, for which points; the same for people of a house and for bots."""
