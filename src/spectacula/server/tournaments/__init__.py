"""Tournaments of a house: proposed, joined, drawn round by round, and kept as a page."""
