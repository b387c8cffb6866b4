"""The line under the question: what matters now, and what the table as it stands would come to."""

from __future__ import annotations

from spectacula.games.colosseum.state import MEDAL_CROWD
from spectacula.games.colosseum.table import Table
from spectacula.web.games import Sitting
from spectacula.web.games.colosseum.controls import moves_of
from spectacula.web.games.colosseum.invest import laid_out
from spectacula.web.games.colosseum.parts import Board
from spectacula.web.games.colosseum.prospects import drawn, own_programs
from spectacula.web.games.colosseum.show import idle_medals
from spectacula.web.tables.aim import aim


def line(sitting: Sitting, table: Table, board: Board) -> str:
    """What is laid out so far, or what matters now."""
    words, kind = sitting.words, sitting.view.kind
    if sitting.seat is None or kind is None:
        return ""
    if kind == "cast" and (idle := idle_medals(sitting, table)):
        return words("line-last-medals", n=idle, spectators=MEDAL_CROWD * idle)
    if board.desk is not None and board.desk.problem and sitting.draft.steps:
        return board.desk.problem
    if (kind == "open" and not moves_of(sitting, "market")) or (kind == "bid" and not moves_of(sitting, "bid")):
        return words(f"line-{kind}-short")
    said = words("line-invest-laid", n=laid_out(sitting), left=table.players[sitting.seat].coins)
    if kind != "invest" or not sitting.draft.laid:
        said = aim(sitting.view, words, _form(sitting, table, board))
    return f"{said} {_as_it_stands(sitting, table, board)}".rstrip()


def _form(sitting: Sitting, table: Table, board: Board) -> str:
    """Which of a question's aims holds: the last show has no later one, and not every throw brings a noble home."""
    match sitting.view.kind:
        case "invest" | "program" if table.round == table.rounds:
            return "last"
        case "noble" if board.show is not None:
            reaches = [reach for mover in board.show.movers for reach in mover.reaches]
            return "home" if any(reach.good for reach in reaches) else ""
    return ""


def _as_it_stands(sitting: Sitting, table: Table, board: Board) -> str:
    """What the game foresees for one's own show, or what comes of the answer."""
    words, kind, me = sitting.words, sitting.view.kind, table.players[sitting.seat or 0]
    match kind:
        case "invest":
            best = max(own_programs(table, me.seat), key=drawn, default=None)
            if best is None or not drawn(best):
                return words("line-invest")
            return words("line-invest-best", program=words.own(f"program-{best.number}"), n=drawn(best))
        case "announce" | "noble" | "program":
            shows = table.stage.stagings if table.stage else ()
            most = max((show.total for show in shows), default=0)
            return words("line-best-show", n=most, record=me.record) if most else ""
        case "trade" | "offer" | "counter":
            return (board.desk.problem if board.desk else "") or words("line-trade")
    return words(f"line-{kind}") if words.has(f"line-{kind}") else ""
