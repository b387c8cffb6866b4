"""Houses whose tournaments are looked after when a test says so, with bots that decide at once."""

from __future__ import annotations

import asyncio

import pytest

from spectacula.server.house import House
from spectacula.server.tables import leaving
from spectacula.server.tournaments import laying
from spectacula.server.tournaments.desk import TournamentDesk


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laying, "FILLER", "random")
    monkeypatch.setattr(leaving, "SUCCESSOR", "random")


@pytest.fixture
def at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tournaments are looked after when a test says so."""
    monkeypatch.setattr(TournamentDesk, "look_after_for_ever", lambda _: asyncio.Event().wait())


@pytest.fixture
async def quiet_house(at_rest: None, small_house: House) -> House:
    return small_house
