"""Guests at the tables of a net: they take the game's advice and nothing else, so that it does not only meet its like.

A net that knows its own kind alone learns how that bids and trades, and is lost among others.
"""

from __future__ import annotations

from typing import Any

import torch

from spectacula.lab.learning.tables import Tables

CLOSELY = (4.0, 12.0)  # times as closely as a net, guests follow the game's advice


class Guests:
    """Who sits where stays so from game to game: three of four tables have some, one to all but one."""

    def __init__(self, tables: Tables) -> None:
        games, seats = torch.arange(tables.n, device=tables.device), torch.arange(tables.seats, device=tables.device)
        kind, place = (games % 4)[:, None], (seats + games[:, None] // 4) % tables.players[:, None]
        self.seated = ((kind == 0) & (place == 0)) | ((kind == 1) & (place > 0)) | ((kind == 2) & (place % 2 == 0))
        self.closely = torch.where(games // 16 % 2 == 0, *CLOSELY)[:, None]

    def asked(self, seat: Any) -> Any:
        """Where a guest is to decide."""
        return self.seated.gather(1, seat[:, None])[:, 0]

    def among(self, seat: Any, logits: Any, leaning: Any) -> Any:
        """The logits, those of guests among them."""
        return torch.where(self.asked(seat)[:, None], self.closely * leaning.float(), logits)
