"""The table of Oysters in the browser."""

ICON = MASCOT = "oyster"
WEIGHT = 1
