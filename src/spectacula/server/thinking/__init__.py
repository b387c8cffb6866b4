"""Bots, hints and look-backs, and the processes they think in."""
