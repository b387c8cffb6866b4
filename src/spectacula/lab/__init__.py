"""Measuring and comparing: simulations, the bench."""
