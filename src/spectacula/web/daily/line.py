"""My line beside the others': what those chose who stood where I stood."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from spectacula.engine.match import Match
from spectacula.server.daily.desk import Line
from spectacula.web.words import Words

SHOWN = 8
CHOICES = 3


@dataclass(frozen=True)
class Chosen:
    """A choice at a fork, and how many of a hundred took it."""

    label: str
    share: int
    mine: bool
    master: bool


@dataclass(frozen=True)
class Fork:
    """A decision of mine, and everybody who had the same one before them."""

    ply: int
    company: int
    choices: tuple[Chosen, ...]
    rest: int
    """How many of a hundred chose something else."""


def forks(match: Match, seat: int, others: Sequence[Line], master: Line | None, words: Words) -> list[Fork]:
    """The decisions of a seat for as long as somebody else, or the master, had played everything alike."""
    again, found = Match(match.game, match.seed), list[Fork]()
    alike, best = list(others), master
    for ply, played in enumerate(match.played):
        if not (alike or best) or len(found) == SHOWN:
            break
        move = match.game.definition.notation[played.move]
        alike = [line for line in alike if len(line) > ply and line[ply][0] == played.seat]
        best = best if best is not None and len(best) > ply and best[ply][0] == played.seat else None
        if played.seat == seat and len(again.moves(seat)) > 1:
            chose = [line[ply][1] for line in alike]
            found.append(_fork(match, ply, move, chose, None if best is None else best[ply][1], words))
        again.replay_move(played.seat, played.move)
        alike = [line for line in alike if line[ply][1] == move]
        best = best if best is not None and best[ply][1] == move else None
    return found


def _fork(match: Match, ply: int, mine: str, others: Sequence[str], master: str | None, words: Words) -> Fork:
    counted = Counter([mine, *others])
    shown = [move for move, _ in counted.most_common(CHOICES)]
    shown += [move for move in (mine, master) if move is not None and move not in shown]
    everybody = counted.total()
    choices = tuple(
        Chosen(_label(match, move, words), round(100 * counted[move] / everybody), move == mine, move == master)
        for move in dict.fromkeys(shown)
    )
    rest = everybody - sum(counted[move] for move in dict.fromkeys(shown))
    return Fork(ply, len(others), choices, round(100 * rest / everybody))


def _label(match: Match, move: str, words: Words) -> str:
    known = match.game.definition
    return words.say(known.describe(known.ids[move]))
