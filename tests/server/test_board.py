"""The notice board: what hangs there, for whom, and how others hear of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing
from pathlib import Path

import pytest

from spectacula.server.building import build
from spectacula.server.errors import TooManyOpen
from spectacula.server.finding import board as boards
from spectacula.server.finding.board import Board, Notice
from spectacula.server.finding.doors import MOST_OPEN, Doors
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.tables.table import Pace, SeatPlan, Table

from .at_table import INVITED, RANDOM_BOT, Program
from .conftest import settings_in
from .visiting import Client

pytestmark = pytest.mark.anyio
OPEN = Doors(house=True, languages=("en", "fr"), watch=True)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "AT_MOST_EVERY", 0.0)


async def opened(house: House, owner: Player, doors: Doors = OPEN) -> Table:
    seats = [SeatPlan("me"), INVITED, RANDOM_BOT]
    return await house.open_table(owner, "histrio", 3, {}, seats, Pace.INSTANT, doors=doors)


async def changed(looking: AsyncIterator[Board], before: Board) -> Board:
    """The next that is another; the same is shown again as a heartbeat."""
    while (board := await anext(looking)).name == before.name:
        pass
    return board


async def hung(house: House) -> list[Notice]:
    return list((await house.board.now()).notices.values())


async def test_a_table_open_to_the_house_hangs_there_with_its_seats(house: House) -> None:
    table = await opened(house, await house.new_player("Ann"))
    (notice,) = await hung(house)
    assert table.room is not None and notice.key == table.room.invite
    assert (notice.host, notice.free, notice.bots) == ("Ann", (False, True, False), (False, False, True))
    assert notice.languages == ("en", "fr")


async def test_a_table_for_friends_is_shown_to_nobody(house: House) -> None:
    await opened(house, await house.new_player("Ann"), Doors(watch=False))
    assert await hung(house) == []


async def test_whoever_is_in_the_house_joins_by_the_notice(house: House) -> None:
    table = await opened(house, await house.new_player("Ann"))
    (notice,) = await hung(house)
    bob = await house.new_player("Bob")
    assert (await house.claim(notice.key, bob))[1] == 1
    assert table.people >= {bob.id} and not table.gathering


async def test_a_game_that_may_be_watched_hangs_there_until_it_is_over(house: House) -> None:
    ann = await house.new_player("Ann")
    table = await opened(house, ann)
    await house.rooms.begin(table.id, ann.id)
    (notice,) = await hung(house)
    assert notice.running and notice.key == table.id
    await house.clear(table.id)
    assert await hung(house) == []


async def test_a_game_nobody_may_watch_is_gone_and_its_address_was_never_shown(house: House) -> None:
    ann = await house.new_player("Ann")
    table = await opened(house, ann, Doors(house=True))
    (notice,) = await hung(house)
    assert table.id not in repr(notice)
    await house.rooms.begin(table.id, ann.id)
    assert await hung(house) == []


async def test_a_table_that_everybody_has_left_alone_is_taken_down(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await house.new_player("Ann")
    table = await opened(house, ann)
    monkeypatch.setattr(boards, "FRESH", 0.0)
    house.board.forget()
    assert await hung(house) == []
    await house.presence.arrive(table.id, ann.id)
    assert len(await hung(house)) == 1


async def test_those_who_look_are_told_of_every_change(house: House) -> None:
    ann = await house.new_player("Ann")
    async with aclosing(house.board.boards()) as looking:
        empty = await anext(looking)
        table = await opened(house, ann)
        one = await changed(looking, empty)
        assert [len(part) for part in one.since(empty)] == [1, 0]
        await house.rooms.leave(table.id, ann.id)
        none = await changed(looking, one)
    assert none.name == empty.name
    assert none.since(one) == ([], list(one.notices))


async def test_nobody_fills_the_board_alone(house: House) -> None:
    ann = await house.new_player("Ann")
    for _ in range(MOST_OPEN):
        await opened(house, ann)
    with pytest.raises(TooManyOpen):
        await opened(house, ann)
    assert (await opened(house, ann, Doors())).gathering, "friends may still be invited"


async def test_a_board_of_the_same_content_has_the_same_name() -> None:
    notice = Notice(
        "k", False, "histrio", "Ann", ("Ann", ""), (False,) * 2, (False, True), ("a", None), (), (), False, 1.0
    )
    assert boards.board_of([notice]).name == boards.board_of([notice]).name != boards.board_of([]).name
    assert Board("x", {}).since(None) == ([], [])


# --- several servers


@pytest.fixture
async def other(postgres_house: tuple[House, str], tmp_path: Path) -> AsyncIterator[House]:
    other = build(settings_in(tmp_path, postgres_house[1]))
    await other.start()
    yield other
    await other.stop()


@pytest.fixture
async def postgres_house(postgres: str, tmp_path: Path) -> AsyncIterator[tuple[House, str]]:
    from .databases import new_database

    url = await new_database(postgres)
    house = build(settings_in(tmp_path, url))
    await house.start()
    yield house, url
    await house.stop()


async def test_a_table_opened_through_one_server_is_seen_through_another(
    postgres_house: tuple[House, str], other: House
) -> None:
    house, _ = postgres_house
    async with aclosing(other.board.boards()) as looking:
        before = await anext(looking)
        await opened(house, await house.new_player("Ann"))
        assert len((await changed(looking, before)).since(before)[0]) == 1


# --- for programs


async def test_programs_read_the_board_and_join(client: Client) -> None:
    ann, bob = await Program(client, "Ann").arrive(), await Program(client, "Bob").arrive()
    seats = [{"kind": "me"}, {"kind": "invite"}]
    await ann.post("/tables", game="histrio", seats=seats, doors={"house": True})
    found = (await bob.get("/board")).json()
    assert found["running"] == [] and found["open"][0]["names"] == ["Ann", None]
    joined = await bob.post("/join", invite=found["open"][0]["join"])
    assert joined.json()["your_seats"] == [1] and joined.json()["room"]["started"]
