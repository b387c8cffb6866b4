"""Legal moves as choices: the pieces that stand for each, and what it would lead to."""

from __future__ import annotations

from spectacula.kernel.vocabulary import Move
from spectacula.web.games import Choice, Sitting
from spectacula.web.games.histrio.previews import effect
from spectacula.web.tables.controls import slug


def choices(sitting: Sitting) -> tuple[Choice, ...]:
    if sitting.seat is None or sitting.seat not in sitting.view.pending:
        return ()
    return tuple(_choice(sitting, notation, label) for notation, label in sitting.labels.items())


def _choice(sitting: Sitting, notation: str, label: str) -> Choice:
    move = sitting.move(notation)
    said = effect(sitting, notation, move)
    return Choice(notation, picks(notation, move), label, said[:1].upper() + said[1:], move)


def picks(notation: str, move: Move) -> tuple[str, ...]:
    """Cities stand for journeys, players for thefts; everything else has a piece or a row of its own."""
    match move:
        case ("travel" | "travel-pair" | "use-ox" | "use-bear", cities):
            return tuple(f"city-{city + 1}" for city in cities)
        case ("steal" | "use-fox", (rival,)):
            return (f"player-{rival}",)
    return (slug(notation),)
