"""The moves that end a turn: what the gold button says, and what it would lead to."""

from __future__ import annotations

from spectacula.games.colosseum.view import Table
from spectacula.web.games import Choice, Sitting
from spectacula.web.games.colosseum.auction import gains
from spectacula.web.games.colosseum.controls import is_step
from spectacula.web.games.colosseum.invest import cost_of
from spectacula.web.games.colosseum.parts import Board
from spectacula.web.tables.controls import slug

QUIET = frozenset({"pass", "give up opening", "end trading", "refuse", "no show", "decline donation"})
READY = {"cast": "perform", "answer": "accept", "reply": "accept", "announce": "announce show"}


def choices(sitting: Sitting, table: Table, board: Board) -> tuple[Choice, ...]:
    if sitting.seat is None or sitting.seat not in sitting.view.pending:
        return ()
    if sitting.view.kind in ("offer", "counter") and not sitting.draft.whole:
        return ()
    found = [move for move in sitting.labels if not is_step(sitting, move)]
    return tuple(_choice(sitting, table, board, move) for move in found)


def _choice(sitting: Sitting, table: Table, board: Board, move: str) -> Choice:
    return Choice(move, (slug(move),), _label(sitting, table, board, move), _effect(sitting, table, board, move))


def _label(sitting: Sitting, table: Table, board: Board, move: str) -> str:
    words, label = sitting.words, sitting.labels[move]
    if move.startswith("bid ") and board.hammer is not None:
        return words("go-bid", n=board.hammer.hundreds + int(move.split()[1]))
    if move == "propose" and board.desk is not None and board.desk.want is not None:
        to = board.desk.want.seat
        return words("go-send", name=sitting.names[to]) if to is not None else words("go-send-all")
    if sitting.view.kind == "invest" and (sitting.draft.laid or move == "stop investing"):
        spent = sum(cost_of(table, step) for step in (*sitting.draft.laid, move))
        if spent > 0:
            return words("go-invest", n=spent)
        return words("go-invest-free" if sitting.draft.laid else "go-invest-nothing")
    if move == "perform" and board.show is not None:
        return words("go-perform", n=board.show.ledger.total)
    return label


def _effect(sitting: Sitting, table: Table, board: Board, move: str) -> str:
    words, said = sitting.words, move.split()
    if sitting.view.kind == "invest" and sitting.draft.laid and move != "stop investing":
        return sitting.labels[move]
    if said[:2] in (["buy", "program"], ["take", "program"]):
        prospect = table.programs[int(said[2]) - 1].prospect
        program = table.programs[int(said[2]) - 1]
        now = (prospect.spectators if prospect else None) or 0
        return words(
            "fx-program", now=now, full=program.table[0], parts=program.arena, n=prospect.missing if prospect else 0
        )
    if said[0] in ("bid", "pass") and table.auction and table.auction.market:
        better = gains(words, table.markets[table.auction.market - 1])
        coins = table.players[sitting.seat or 0].coins
        lead = (
            words("fx-bid", n=coins - int(said[1]) - 100 * sitting.draft.laid.count("add 100"))
            if said[0] == "bid"
            else ""
        )
        return " · ".join(part for part in (lead, *better[:2]) if part)
    if move in ("accept", "propose") and board.desk is not None:
        source = board.desk.effects or next((letter.effects for letter in board.desk.letters if letter.mine), ())
        return " · ".join(e.text if e.then is None else f"{e.text}: {e.now} → {e.then}" for e in source)
    if move == "perform" and board.show is not None:
        return board.show.ledger.label
    return ""
