"""Families of moves that use something whose worth `spectacula balance` asks for: each move of them, or the whole.

`OURS` are those whose components are our own reconstruction, by what they are called.
"""

EACH = ("fulfil",)
WHOLE = (
    "use-ox",
    "use-horse",
    "use-turtle",
    "use-bear",
    "use-fox",
    "use-elephant",
    "use-peacock",
    "use-owl",
    "use-monkey",
    "use-raven",
)
OURS = {"Requests": EACH, "Acrobats": WHOLE}
