"""Ratings: what somebody is worth at a game and how well that is known, settled once for every rated table."""
