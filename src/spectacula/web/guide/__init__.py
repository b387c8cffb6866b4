"""Guided first games: a recorded opening on real rules, told step by step, that goes on against novice bots."""
