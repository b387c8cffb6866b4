"""The Magnificent's table in the browser."""

ICON = "tent"
MASCOT = "tophat"
WEIGHT = 3
