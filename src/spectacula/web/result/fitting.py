"""Text that fits: how wide letters run in the faces of the picture, about."""

from __future__ import annotations

NARROW, WIDE = "fijlrtIJ.,:;'’!|()[] ", "mwMWÆŒ@%—"


def width_of(text: str, size: float) -> float:
    """The width of a line, a little more rather than less."""
    return size * sum(0.34 if letter in NARROW else 1.06 if letter in WIDE else 0.58 for letter in text)


def size_for(text: str, room: float, most: float, least: float) -> float:
    """The largest size at which a line fits its room."""
    return max(least, min(most, most * room / max(1.0, width_of(text, most))))


def lines_of(text: str, room: float, size: float) -> list[str]:
    """A sentence broken into lines that fit their room."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def shortened(text: str, room: float, size: float) -> str:
    """A line that fits its room, cut where it does not."""
    if width_of(text, size) <= room:
        return text
    while text and width_of(f"{text}…", size) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"
