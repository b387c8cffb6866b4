"""Deals of the day: the same for everybody in the house, played once, then compared."""
