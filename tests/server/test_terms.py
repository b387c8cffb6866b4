"""What was agreed before the curtain rose: stored, shown, and kept wherever the table goes."""

from __future__ import annotations

import msgspec
import pytest

from spectacula.server.errors import Refused
from spectacula.server.finding import board as boards
from spectacula.server.finding.doors import Doors
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.tables.table import Pace, SeatPlan, Table
from spectacula.server.tables.terms import DAY, NOTHING_AGREED, Clock, Terms, read_terms, terms_text
from spectacula.web.terms.choosing import ClockChoice, chosen_terms, clock_choices
from spectacula.web.words import Words

from .at_table import INVITED, RANDOM_BOT, Program, again, open_for, play_to
from .visiting import Client

pytestmark = pytest.mark.anyio
LIVE = Terms(clock=Clock("seconds", 45, 600))


async def timed(house: House, owner: Player, terms: Terms = LIVE, doors: Doors = Doors()) -> Table:  # noqa: B008
    seats = [SeatPlan("me"), INVITED]
    return await house.open_table(owner, "histrio", 2, {}, seats, Pace.INSTANT, doors=doors, terms=terms)


async def test_terms_are_stored_with_the_table(small_house: House) -> None:
    table = await timed(small_house, await small_house.new_player("Ann"))
    assert (await again(small_house, table)).terms == LIVE


async def test_a_table_without_terms_has_no_clock(small_house: House) -> None:
    table = await open_for(small_house, await small_house.new_player("Ann"), RANDOM_BOT)
    assert (await again(small_house, table)).terms == NOTHING_AGREED


def test_terms_with_something_unknown_in_them_are_not_read() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `dice`"):
        read_terms('{"dice": 3}')


def test_what_is_stored_reads_as_it_was_agreed() -> None:
    assert read_terms(terms_text(LIVE)) == LIVE and terms_text(NOTHING_AGREED) is None


@pytest.mark.parametrize("terms", [Terms(tournament="cup"), Terms(same_deal=True)])
async def test_nobody_opens_a_table_of_a_tournament(small_house: House, terms: Terms) -> None:
    with pytest.raises(Refused, match="laid out by the tournament"):
        await timed(small_house, await small_house.new_player("Ann"), terms)


@pytest.mark.parametrize("clock", ['{"unit":"seconds","move":4}', '{"unit":"days","move":1,"reserve":31}'])
def test_a_clock_nobody_could_play_by_is_none(clock: str) -> None:
    with pytest.raises(msgspec.ValidationError, match="for a decision"):
        msgspec.json.decode(clock, type=Clock)


def test_days_are_days() -> None:
    clock = Clock("days", 2, 4)
    assert (clock.allowance, clock.whole_reserve, clock.live) == (2 * DAY, 4 * DAY, False)


async def test_a_clock_is_for_tables_to_which_somebody_is_invited(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    with pytest.raises(Refused, match="invited"):
        await small_house.open_table(ann, "histrio", 2, {}, [SeatPlan("me"), RANDOM_BOT], terms=LIVE)


async def test_a_rematch_keeps_the_terms(small_house: House) -> None:
    ann, bob = await small_house.new_player("Ann"), await small_house.new_player("Bob")
    table = await timed(small_house, ann)
    assert table.room is not None
    table, _ = await small_house.claim(table.room.invite, bob)
    table = await play_to(small_house, table, 10_000)
    assert (await small_house.rematch(table.id, bob.id)).terms == LIVE


async def test_the_board_tells_the_terms(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "AT_MOST_EVERY", 0.0)
    await timed(small_house, await small_house.new_player("Ann"), doors=Doors(house=True))
    (notice,) = (await small_house.board.now()).notices.values()
    assert notice.terms == LIVE


@pytest.fixture
async def program(client: Client) -> Program:
    return await Program(client).arrive()


async def test_programs_agree_on_terms_too(program: Program) -> None:
    seats = [{"kind": "me"}, {"kind": "invite"}]
    clock = {"unit": "days", "move": 2, "reserve": 4}
    answer = await program.post("/tables", game="histrio", seats=seats, terms={"clock": clock})
    assert answer.json()["terms"] == {"clock": clock}


async def test_terms_the_house_does_not_know_are_refused(program: Program) -> None:
    seats = [{"kind": "me"}, {"kind": "invite"}]
    answer = await program.post("/tables", game="histrio", seats=seats, terms={"dice": 3})
    assert answer.status_code == 400


@pytest.mark.parametrize("choice", clock_choices(Words("en")))
def test_every_clock_on_the_page_can_be_chosen(choice: ClockChoice) -> None:
    assert chosen_terms({"clock": choice.pace, f"clock-{choice.pace}": choice.name}).clock is not None


def test_no_clock_is_no_clock() -> None:
    assert chosen_terms({"clock": "none", "clock-live": "45-600"}) == NOTHING_AGREED
