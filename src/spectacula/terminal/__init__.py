"""The games in a terminal: line by line, so that keyboards, pipes and screen readers all work."""

from pathlib import Path

TEXTS = Path(__file__).parent / "texts"
