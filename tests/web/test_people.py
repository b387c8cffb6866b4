"""The list of players: who is here."""

from __future__ import annotations

import pytest

from spectacula.server.house import House
from spectacula.server.tables.table import Pace, SeatInfo, Table
from spectacula.web.tables.screen import sit
from tests.scenes import scene
from tests.server.at_table import two_people
from tests.server.visiting import visiting
from tests.web.pages import cookie_of


def shown_to_ann(*, bob_is_here: bool) -> list[str]:
    """What Ann, whose own stream is not open yet, reads beside the two names."""
    match = scene("histrio", "travel")
    seats = [SeatInfo("person", name, player_id=name) for name in ("Ann", "Bob", "Eve")[: match.game.players]]
    seats[1].here = bob_is_here
    table = Table("t", match.game, match, seats, "Ann", Pace.INSTANT, version=7, created=0.0)
    return [person.status for person in sit(table, "Ann", "en").people[:2]]


def test_whoever_has_gone_is_away_at_once() -> None:
    assert shown_to_ann(bob_is_here=False)[1] == "away"


def test_whoever_is_here_is_not() -> None:
    assert shown_to_ann(bob_is_here=True)[1] != "away"


def test_nobody_is_told_that_they_are_away_themselves() -> None:
    assert shown_to_ann(bob_is_here=False)[0] != "away"


@pytest.mark.anyio
async def test_the_page_of_a_table_knows_already_that_one_has_come(house: House) -> None:
    """What the stream tells first is no news: the table need not be laid anew."""
    table, ann, _ = await two_people(house)
    async with visiting(house) as client:
        client.cookies.set("visitor", cookie_of(house.settings, ann.id))
        page = (await client.get(f"/t/{table.id}")).text
        stream = house.versions(table.id, ann.id)
        version = await anext(stream)
        await stream.aclose()
    assert f'data-version="{version}"' in page


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "A master has played for Bob"), ("de", "Meister"), ("fr", "Un maître a joué pour Bob")],
)
def test_that_a_master_had_to_sit_in_for_a_grandmaster_is_said(language: str, told: str) -> None:
    match = scene("histrio", "travel")
    seats = [SeatInfo("bot", name, level="grandmaster") for name in ("Ann", "Bob", "Eve")[: match.game.players]]
    seats[0] = SeatInfo("person", "Ann", player_id="Ann", stand_in="skilled")
    table = Table("t", match.game, match, seats, "Ann", Pace.INSTANT, version=7, created=0.0)
    assert sit(table, "Ann", language).sat_in == ""
    seats[1].stand_in = "master"
    said = sit(table, "Ann", language).sat_in
    assert told in said and "Bob" in said and "Ann" not in said
