"""The house stands on protocols: one in memory, without sockets, threads, processes or a database, plays as well."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from spectacula.server.house import House

from .at_table import PERSON_HERE, again, open_for, play_to, standing, two_people
from .in_memory import house_in_memory

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]


def test_a_game_is_played_through_http_without_sockets_threads_or_a_database(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.bare", str(tmp_path)]
    played = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr


@pytest.fixture
async def house(tmp_path: Path) -> House:
    return house_in_memory(tmp_path)


async def test_a_table_comes_back_from_any_store(house: House) -> None:
    table, ann, bob = await two_people(house)
    table = await play_to(house, table, 35)
    await house.say(table.id, ann.id, "Bravo")
    await house.ask_undo(table.id, ann.id, 0, 20)
    before = standing(table)
    assert standing(await again(house, table)) == before
    await house.answer_undo(table.id, bob.id, 1, True)
    table = await house.table(table.id)
    assert standing(await again(house, table)) == standing(table)


async def test_a_table_is_forgotten_by_any_store(house: House) -> None:
    ann = await house.new_player("Ann")
    table = await open_for(house, ann, PERSON_HERE)
    await house.forget(table.id, ann.id)
    assert await house.tables_of(ann.id) == []
