"""The moves that end a turn: what the gold button says, and what it would lead to."""

from __future__ import annotations

from spectacula.games.colosseum.table import Table
from spectacula.kernel.vocabulary import Move
from spectacula.web.games import Choice, Sitting
from spectacula.web.games.colosseum.auction import gains, hundreds
from spectacula.web.games.colosseum.controls import is_step
from spectacula.web.games.colosseum.invest import cost_of, laid_out
from spectacula.web.games.colosseum.parts import Board
from spectacula.web.games.colosseum.steps import spell
from spectacula.web.tables.controls import slug

QUIET = frozenset(map(spell, ("pass", "give-up-opening", "end-trading", "refuse", "no-show", "decline-donation")))
READY = {
    "bid": "bid",
    "opening-bid": "bid",
    "offer": "propose",
    "counter": "propose",
    "answer": "accept",
    "reply": "accept",
    "announce": "announce-show",
    "cast": "perform",
}


def quiet(sitting: Sitting) -> frozenset[str]:
    """Moves with a button of their own beside the gold one."""
    return QUIET if sitting.draft.laid else QUIET | {spell("stop-investing")}


def choices(sitting: Sitting, table: Table, board: Board) -> tuple[Choice, ...]:
    if sitting.seat is None or sitting.seat not in sitting.view.pending:
        return ()
    if sitting.view.kind in ("offer", "counter") and not sitting.draft.whole:
        return ()
    found = [notation for notation in sitting.labels if not is_step(sitting, notation)]
    return tuple(_choice(sitting, table, board, notation, sitting.move(notation)) for notation in found)


def _choice(sitting: Sitting, table: Table, board: Board, notation: str, move: Move) -> Choice:
    label = _label(sitting, table, board, move) or sitting.labels[notation]
    return Choice(notation, (slug(notation),), label, _effect(sitting, table, board, notation, move), move)


def _label(sitting: Sitting, table: Table, board: Board, move: Move) -> str:
    """What the gold button says, where the move's own sentence does not do."""
    words, family = sitting.words, move.family
    if family == "bid":
        return words("go-bid", n=hundreds(sitting) + move.values[0])
    if family == "propose" and board.desk is not None and board.desk.want is not None:
        to = board.desk.want.seat
        return words("go-send", name=sitting.names[to]) if to is not None else words("go-send-all")
    if sitting.view.kind == "invest" and (sitting.draft.laid or family == "stop-investing"):
        spent = laid_out(sitting) + cost_of(table, move)
        if spent > 0:
            return words("go-invest", n=spent)
        return words("go-invest-free" if sitting.draft.laid else "go-invest-nothing")
    if family == "perform" and board.show is not None:
        return words("go-perform", n=board.show.ledger.total)
    return ""


def _effect(sitting: Sitting, table: Table, board: Board, notation: str, move: Move) -> str:
    words, family = sitting.words, move.family
    if sitting.view.kind == "invest" and sitting.draft.laid and family != "stop-investing":
        return sitting.labels[notation]
    if family in ("buy", "take"):
        return _program(sitting, table, move.values[0])
    if family in ("bid", "pass") and table.auction and table.auction.market:
        coins = table.players[sitting.seat or 0].coins
        lead = [words("fx-bid", n=coins - hundreds(sitting) - move.values[0])] if family == "bid" else []
        return " · ".join((*lead, *gains(sitting, table.markets[table.auction.market - 1])[:2]))
    if family in ("accept", "propose") and board.desk is not None:
        source = board.desk.effects or next((letter.effects for letter in board.desk.letters if letter.mine), ())
        return " · ".join(e.text if e.then is None else f"{e.text}: {e.now} → {e.then}" for e in source if not e.goal)
    if family == "perform" and board.show is not None:
        return board.show.ledger.label
    return ""


def _program(sitting: Sitting, table: Table, number: int) -> str:
    program = table.programs[number - 1]
    assert program.prospect is not None
    now, missing = program.prospect.spectators or 0, program.prospect.missing
    return sitting.words("fx-program", now=now, full=program.table[0], parts=program.arena, n=missing)
