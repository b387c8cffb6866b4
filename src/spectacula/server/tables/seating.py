"""Who sits where when a table opens."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Sequence

from spectacula.bots import levels_of
from spectacula.engine.game import Game
from spectacula.kernel.errors import BadPlayers, UnknownLevel
from spectacula.server.player import Player, clean_name
from spectacula.server.tables.table import SeatInfo, SeatPlan

STAGE_NAMES = ("Colombine", "Arlequin", "Isabelle", "Scapin", "Zerbinette", "Pantalon", "Pierrot", "Brighella")


def seat_everybody(owner: Player, game: Game, plans: Sequence[SeatPlan]) -> list[SeatInfo]:
    """The seats of a new table as its owner plans them."""
    if len(plans) != game.players:
        raise BadPlayers(f"{game.players} players need {game.players} seats, not {len(plans)}")
    taken = {clean_name(plan.name) for plan in plans} | {owner.name}
    names = iter([name for name in STAGE_NAMES if name not in taken])
    return [_seat(owner, game.id, plan, names) for plan in plans]


def _seat(owner: Player, game: str, plan: SeatPlan, stage_names: Iterator[str]) -> SeatInfo:
    name = clean_name(plan.name)
    if plan.kind == "bot":
        return SeatInfo("bot", name or next(stage_names), level=known_level(plan.level, game))
    if plan.kind == "invite":
        return SeatInfo("person", name, invite=new_invite())
    name = name or (owner.name if plan.kind == "me" else "")
    return SeatInfo("person", name, owner.id, opened=time.time())


def seat_again(seats: Sequence[SeatInfo], by: str) -> list[SeatInfo]:
    """The same company once more: whoever asks sits down, a seat is kept for everybody else; stand-ins leave."""
    return [_again(seat, seat.kind == "person" and seat.player_id != by) for seat in seats]


def _again(seat: SeatInfo, asked: bool) -> SeatInfo:
    player_id, invite = (None, new_invite()) if asked else (seat.player_id, None)
    return SeatInfo(seat.kind, seat.name, player_id, seat.level, None, invite)


def hints_by_default(seats: Sequence[SeatInfo], owner: str) -> bool:
    """Hints disturb nobody where the others are bots or sit at the same screen."""
    return all(seat.kind == "bot" or seat.player_id == owner for seat in seats)


def new_invite() -> str:
    return secrets.token_urlsafe(18)


def known_level(level: str | None, game: str) -> str:
    if level is None or level not in levels_of(game):
        raise UnknownLevel(f"bots play at level {', '.join(levels_of(game))}, not {level}")
    return level
