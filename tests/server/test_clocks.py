"""Clocks of seats: counted from stored moments, standing still when they should, and what happens when time is up."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from spectacula.server.alerts.events import Event, Kind, events_of
from spectacula.server.building import build
from spectacula.server.errors import NotNow, Refused
from spectacula.server.house import House
from spectacula.server.live.changes import Work
from spectacula.server.people.joining import join
from spectacula.server.player import Player
from spectacula.server.store.rows import Write
from spectacula.server.tables.change import changed
from spectacula.server.tables.clocks import Break, counted, ends, kept, looked_at, out, reached, timeouts, used
from spectacula.server.tables.table import Pace, SeatPlan, Table, TableCard
from spectacula.server.tables.terms import DAY, Clock, Terms
from spectacula.server.timing.hours import GAP
from spectacula.server.timing.vacations import A_YEAR
from spectacula.web.terms.faces import face
from spectacula.web.words import Words

from .at_table import INVITED, Program, again, play_first
from .conftest import settings_in
from .databases import house_database
from .members import member, sign_in
from .moved import Moved, Stopped
from .visiting import Client

pytestmark = pytest.mark.anyio
LIVE, DAYS = Clock("seconds", 45, 600), Clock("days", 1, 2)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Moved:
    return Stopped(monkeypatch)


def today() -> date:
    """By the clock of the house."""
    return datetime.fromtimestamp(time.time(), UTC).date()


async def playing(house: House, clock: Clock = LIVE, people: int = 2) -> tuple[Table, list[Player]]:
    """People who have found each other at a table with a clock; all of them are to choose where to travel."""
    company = [await house.new_player(f"Player {n}") for n in range(people)]
    seats = [SeatPlan("me"), *[INVITED] * (people - 1)]
    terms = Terms(clock=clock)
    table = await house.open_table(company[0], "histrio", people, {}, seats, Pace.INSTANT, terms=terms)
    assert table.room is not None
    for one in company[1:]:
        table, _ = await house.claim(table.room.invite, one)
    return table, company


async def look(house: House) -> None:
    """The timekeeper looks, as it does every second."""
    await house.time.hours.beat(time.time())
    await house.time.look_after(time.time())


async def house_open_until_now(house: House, clock: Moved, seconds: float) -> None:
    """Time passes in a house that is open."""
    await house.time.hours.beat(time.time())
    house.time.hours._last = clock.on(seconds)
    await house.time.look_after(time.time())


def awake_for(house: House, clock: Moved, seconds: float) -> None:
    """The same before anybody looks."""
    house.time.hours._last = clock.on(seconds)


def left(table: Table, seat: int) -> float:
    agreed = table.terms.clock
    assert agreed is not None
    return agreed.allowance + table.clocks[seat].reserve - used(table, seat, time.time())


# --- counting


@pytest.mark.parametrize(
    ("breaks", "seconds"),
    [([], 100), ([Break(20, 30)], 90), ([Break(20, 40), Break(30, 50)], 70), ([Break(-9, 10), Break(95, 999)], 85)],
)
def test_breaks_are_not_counted(breaks: list[Break], seconds: float) -> None:
    assert counted(0, 100, breaks) == seconds
    assert reached(0, 0, breaks) == 0 or breaks[0].since < 0


@pytest.mark.parametrize(
    ("breaks", "moment"),
    [([], 60), ([Break(20, 30)], 70), ([Break(20, 30), Break(65, 75)], 80), ([Break(70, 80)], 60)],
)
def test_a_break_moves_the_end_on(breaks: list[Break], moment: float) -> None:
    assert reached(0, 60, breaks) == moment


# --- running


async def test_before_the_curtain_no_clock_runs(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    seats = [SeatPlan("me"), INVITED]
    table = await small_house.open_table(ann, "histrio", 2, {}, seats, terms=Terms(clock=LIVE))
    assert [clock.since for clock in table.clocks] == [None, None] and table.due is None


async def test_everybody_who_owes_a_choice_has_a_running_clock(small_house: House, clock: Moved) -> None:
    table, _ = await playing(small_house)
    clock.on(50)
    assert left(table, 0) == pytest.approx(595) == left(table, 1)


async def test_a_clock_stops_with_the_sealed_choice(small_house: House, clock: Moved) -> None:
    table, _ = await playing(small_house)
    clock.on(20)
    table = await play_first(small_house, table, 0)
    assert ends(table, 0) is None and ends(table, 1) is not None


async def test_a_decision_within_its_time_costs_no_reserve(small_house: House, clock: Moved) -> None:
    table, _ = await playing(small_house)
    awake_for(small_house, clock, 44)
    table = await play_first(small_house, table, 0)
    assert table.clocks[0].reserve == 600


async def test_what_goes_beyond_is_taken_from_the_reserve(small_house: House, clock: Moved) -> None:
    table, _ = await playing(small_house)
    awake_for(small_house, clock, 145)
    table = await play_first(small_house, table, 0)
    assert table.clocks[0].reserve == pytest.approx(500)


async def test_clocks_survive_leaving_memory(small_house: House, clock: Moved) -> None:
    table, _ = await playing(small_house)
    awake_for(small_house, clock, 30)
    table = await again(small_house, await play_first(small_house, table, 0))
    clock.on(30)
    assert left(table, 1) == pytest.approx(585)


async def test_taking_back_gives_no_time_back(small_house: House, clock: Moved) -> None:
    table, (ann, _) = await playing(small_house)
    awake_for(small_house, clock, 30)
    await play_first(small_house, table, 0)
    clock.on(5)
    table = await small_house.undo(table.id, ann.id, 0)
    assert left(table, 0) == pytest.approx(615)


async def test_a_table_without_a_clock_has_none(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    table = await small_house.open_table(ann, "histrio", 2, {}, [SeatPlan("me"), SeatPlan("here")])
    assert (table.clocks, timeouts(table)) == ((), (0, 0))


# --- time is up


async def test_when_time_is_up_a_bot_minds_the_seat(house: House, clock: Moved) -> None:
    table, _ = await playing(house)
    table = await play_first(house, table, 0)
    await house_open_until_now(house, clock, 646)
    table = await house.table(table.id)
    assert table.seats[1].stand_in == "skilled" and timeouts(table) == (0, 1)


async def test_before_that_nothing_happens(small_house: House, clock: Moved) -> None:
    table, _ = await playing(small_house)
    version = table.version
    await house_open_until_now(small_house, clock, 640)
    assert (await small_house.table(table.id)).version == version


async def test_two_who_look_at_once_count_it_once(small_house: House, clock: Moved) -> None:
    table, _ = await playing(small_house)
    await play_first(small_house, table, 0)
    small_house.time.hours._last = clock.on(646)
    now = time.time()
    await asyncio.gather(small_house.time.look_after(now), small_house.time.look_after(now))
    assert timeouts(await small_house.table(table.id)) == (0, 1)


async def test_whoever_comes_back_decides_again(small_house: House, clock: Moved) -> None:
    table, (_, bob) = await playing(small_house, people=2)
    await play_first(small_house, table, 0)
    await house_open_until_now(small_house, clock, 646)
    table = await small_house.take_back(table.id, bob.id, 1)
    assert table.seats[1].stand_in is None
    assert all(found.reserve == 0 for found in table.clocks[1:]), "the reserve is gone"


@pytest.mark.parametrize(("agreed", "may"), [(LIVE, True), (DAYS, False)])
async def test_by_days_nobody_leaves_the_seat_of_somebody_else_to_a_bot(
    small_house: House, clock: Moved, agreed: Clock, may: bool
) -> None:
    table, (ann, _) = await playing(small_house, agreed)
    table = await small_house.table(table.id)
    clock.on(600)
    assert table.absent(1) is may
    if not may:
        with pytest.raises(NotNow):
            await small_house.stand_in(table.id, ann.id, 1)


async def test_the_third_time_puts_somebody_last(small_house: House) -> None:
    table, _ = await playing(small_house)
    table.clocks = (replace(table.clocks[0], timeouts=2), replace(table.clocks[1], timeouts=3))
    assert out(table) == {1}


# --- standing still


async def test_while_the_house_is_closed_no_time_passes(small_house: House, clock: Moved) -> None:
    table, _ = await playing(small_house)
    await look(small_house)
    clock.on(10_000)
    await look(small_house)
    table = await small_house.table(table.id)
    assert left(table, 1) == pytest.approx(645) and table.seats[1].stand_in is None


async def test_a_restarted_house_knows_that_it_was_closed(tmp_path: Path, clock: Moved) -> None:
    settings = settings_in(tmp_path)
    first = build(settings)
    await first.start()
    table, _ = await playing(first)
    await look(first)
    await first.stop()
    clock.on(10_000)
    second = build(settings)
    await second.start()
    await look(second)
    found = await second.table(table.id)
    await second.stop()
    assert left(found, 1) == pytest.approx(645)


async def test_a_restarted_house_counts_no_closed_hour_against_the_first_to_move(tmp_path: Path, clock: Moved) -> None:
    settings = settings_in(tmp_path)
    first = build(settings)
    await first.start()
    table, _ = await playing(first)
    await look(first)
    await first.stop()
    clock.on(10_000)
    second = build(settings)
    await second.start()
    table = await play_first(second, await second.table(table.id), 0)
    await second.stop()
    assert table.clocks[0].reserve == 600


async def test_whoever_is_first_to_move_after_a_sleep_is_not_charged_for_it(small_house: House, clock: Moved) -> None:
    table, _ = await playing(small_house)
    await look(small_house)
    clock.on(10_000)
    table = await play_first(small_house, table, 0)
    assert table.clocks[0].reserve == 600 and left(table, 1) == pytest.approx(645)


async def test_after_a_sleep_every_table_is_looked_at_although_somebody_has_moved(
    small_house: House, clock: Moved
) -> None:
    (moved, _), (other, _) = [await playing(small_house) for _ in range(2)]
    await look(small_house)
    clock.on(10_000)
    await play_first(small_house, moved, 0)
    await small_house.time.look_after(time.time())
    found = await small_house.table(other.id)
    assert found.due == ends(found, 0) and left(found, 0) == pytest.approx(645)


async def test_a_table_that_cannot_be_seen_to_holds_up_no_other(
    small_house: House, clock: Moved, monkeypatch: pytest.MonkeyPatch
) -> None:
    (broken, _), (sound, _) = [await playing(small_house) for _ in range(2)]
    alter = small_house.alter

    async def failing(table_id: str, work: Work) -> Table:
        if table_id == broken.id:
            raise ValueError("out of order")
        return await alter(table_id, work)

    monkeypatch.setattr(small_house, "alter", failing)
    await house_open_until_now(small_house, clock, 646)
    assert timeouts(await small_house.table(sound.id)) == (1, 1)


async def test_a_short_interruption_counts(small_house: House, clock: Moved) -> None:
    table, _ = await playing(small_house)
    awake_for(small_house, clock, 0)
    clock.on(GAP - 1)
    await look(small_house)
    assert left(await small_house.table(table.id), 1) == pytest.approx(645 - GAP + 1)


async def test_a_lost_connection_stops_no_clock(small_house: House, clock: Moved) -> None:
    table, (ann, _) = await playing(small_house)
    await small_house.presence.act(table.id, ann.id)
    await small_house.presence.see_off(table.id, ann.id)
    clock.on(10)
    assert left(table, 0) == pytest.approx(635)


async def test_whoever_has_agreed_to_go_back_is_not_hurried(small_house: House, clock: Moved) -> None:
    table, _ = await playing(small_house, people=3)
    for seat in range(3):
        table = await play_first(small_house, table, seat)
    asker = next(seat for seat in range(3) if seat not in table.match.pending[:1])
    on_turn = table.match.pending[0]
    people = [seat.player_id or "" for seat in table.seats]
    await small_house.ask_undo(table.id, people[asker], asker, 0)
    table = await small_house.answer_undo(table.id, people[on_turn], on_turn, agree=True)
    before = left(table, on_turn)
    clock.on(100)
    assert ends(table, on_turn) is None and left(table, on_turn) == before


# --- several servers


async def test_whichever_server_looks_first_it_happens_once(postgres: str, tmp_path: Path, clock: Moved) -> None:
    settings = settings_in(tmp_path, await house_database(postgres))
    houses = build(settings), build(settings)
    for house in houses:
        await house.start()
    table, _ = await playing(houses[0])
    await play_first(houses[0], table, 0)
    await houses[1].table(table.id)
    now = clock.on(646)
    for house in houses:
        house.time.hours._last = now
    await asyncio.gather(*(house.time.look_after(now) for house in houses))
    found = [timeouts(await house.table(table.id)) for house in houses]
    for house in houses:
        await house.stop()
    assert found == [(0, 1), (0, 1)]


# --- by days


async def test_vacation_stops_the_clock_by_days(small_house: House, clock: Moved) -> None:
    table, (_, bob) = await playing(small_house, DAYS)
    await small_house.time.vacations.take(bob.id, today(), today() + timedelta(days=9), time.time())
    await house_open_until_now(small_house, clock, 5 * DAY)
    table = await small_house.table(table.id)
    assert left(table, 1) == pytest.approx(3 * DAY)
    assert [seat.stand_in for seat in table.seats] == ["skilled", None]


async def test_live_play_knows_no_vacation(small_house: House, clock: Moved) -> None:
    table, (_, bob) = await playing(small_house)
    await small_house.time.vacations.take(bob.id, today(), today(), time.time())
    awake_for(small_house, clock, 30)
    assert left(await again(small_house, table), 1) == pytest.approx(615)


async def test_whoever_is_back_early_is_on_the_clock_again(small_house: House, clock: Moved) -> None:
    table, (_, bob) = await playing(small_house, DAYS)
    vacation = await small_house.time.vacations.take(bob.id, today(), today() + timedelta(days=9), time.time())
    awake_for(small_house, clock, 2 * DAY)
    await small_house.time.vacations.end(bob.id, vacation.id, time.time())
    awake_for(small_house, clock, DAY)
    assert left(await small_house.table(table.id), 1) == pytest.approx(2 * DAY)


@pytest.mark.parametrize(("begins", "days"), [(-1, 3), (0, A_YEAR + 1), (3, 0), (400, 2)])
async def test_a_vacation_has_bounds(small_house: House, clock: Moved, begins: int, days: int) -> None:
    ann = await small_house.new_player("Ann")
    first = today() + timedelta(days=begins)
    with pytest.raises(Refused):
        await small_house.time.vacations.take(ann.id, first, first + timedelta(days=days - 1), time.time())


async def test_vacations_asked_for_at_the_same_time_share_the_days_of_the_year(house: House) -> None:
    ann = await house.new_player("Ann")
    year = date(today().year + 1, 1, 1)
    at = datetime(year.year - 1, 12, 1, tzinfo=UTC).timestamp()
    asked = [(year + timedelta(days=n * 30), year + timedelta(days=n * 30 + 9)) for n in range(4)]
    takes = (house.time.vacations.take(ann.id, first, last, at) for first, last in asked)
    told = await asyncio.gather(*takes, return_exceptions=True)
    assert sorted(isinstance(each, Refused) for each in told) == [False, False, True, True]


async def test_a_guest_brings_no_more_vacation_than_a_year_has(small_house: House) -> None:
    clara, guest = await member(small_house), await small_house.new_player("Guest")
    year = date(today().year + 1, 1, 1)
    at = datetime(year.year - 1, 12, 31, tzinfo=UTC).timestamp()
    for who, month in ((clara.player, 0), (guest, 60)):
        first = year + timedelta(days=month)
        await small_house.time.vacations.take(who.id, first, first + timedelta(days=A_YEAR - 1), at)
    await sign_in(small_house, clara.device, guest)
    assert len(await small_house.time.vacations.of(clara.player.id)) == 1


async def test_a_guest_signs_in_although_the_account_goes_on_vacation_at_that_moment(
    small_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    clara, guest = (await member(small_house)).player, await small_house.new_player("Guest")
    vacations, today = small_house.time.vacations, datetime.now(UTC).date()
    first, last = today + timedelta(days=3), today + timedelta(days=5)
    await vacations.take(guest.id, first, last, time.time())
    settling = vacations.settling

    async def too_late(player_id: str) -> Write:
        settled = await settling(player_id)
        monkeypatch.undo()
        await vacations.take(clara.id, first, last, time.time())
        return settled

    monkeypatch.setattr(vacations, "settling", too_late)
    await join(small_house, guest, clara)
    assert [(each.first, each.last) for each in await vacations.of(clara.id)] == [(first, last)]
    assert await small_house.player(guest.id) is None


async def test_a_table_that_goes_meanwhile_keeps_no_other_from_hearing_of_a_vacation(
    small_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (_, bob) = await playing(small_house, DAYS)
    for host in [await small_house.new_player(f"Host {n}") for n in range(2)]:
        seats, terms = [SeatPlan("me"), INVITED], Terms(clock=DAYS)
        other = await small_house.open_table(host, "histrio", 2, {}, seats, terms=terms)
        await small_house.claim(other.room.invite if other.room else "", bob)
    listed = small_house.tables_of

    async def one_goes(player_id: str) -> list[TableCard]:
        cards = await listed(player_id)
        await small_house.clear(cards[0].id)
        return cards

    monkeypatch.setattr(small_house, "tables_of", one_goes)
    before, tomorrow = ends(table, 1) or 0.0, datetime.now(UTC).date() + timedelta(days=1)
    await small_house.time.vacations.take(bob.id, tomorrow, tomorrow + timedelta(days=9), time.time())
    assert (ends(small_house.live[table.id], 1) or 0.0) > before


async def test_somebody_is_reminded_once_of_a_decision(small_house: House, clock: Moved) -> None:
    table, _ = await playing(small_house, DAYS)
    await house_open_until_now(small_house, clock, 2.9 * DAY)
    table = await small_house.table(table.id)
    assert [found.reminded for found in table.clocks] == [True, True] and table.seats[0].stand_in is None
    version = table.version
    await house_open_until_now(small_house, clock, 60)
    assert (await small_house.table(table.id)).version == version


async def test_a_reminder_says_until_when(small_house: House, clock: Moved) -> None:
    table, (ann, bob) = await playing(small_house, DAYS)
    now = clock.on(2.9 * DAY)
    change = looked_at(table, dataclasses.replace(changed(table), at=now))
    assert change is not None
    told = list(events_of(table, kept(table, change)))
    assert [(event.kind, event.player_id) for event in told] == [(Kind.REMINDER, one) for one in (ann.id, bob.id)]
    assert told[0].until == ends(table, 0)


async def test_whoever_is_away_hears_that_a_bot_minds_the_seat(small_house: House, clock: Moved) -> None:
    table, (_, bob) = await playing(small_house)
    table = await play_first(small_house, table, 0)
    change = looked_at(table, dataclasses.replace(changed(table), at=clock.on(646)))
    assert change is not None
    assert list(events_of(table, kept(table, change))) == [Event(bob.id, Kind.MINDED, table.id)]


async def test_programs_plan_vacations_too(client: Client) -> None:
    program = await Program(client).arrive()
    first = today() + timedelta(days=3)
    planned = await program.post("/me/vacations", first=str(first), last=str(first + timedelta(days=2)))
    assert [round((each["until"] - each["since"]) / DAY) for each in planned.json()] == [3]
    ended = await program.post("/me/vacations/end", id=planned.json()[0]["id"])
    assert ended.json() == []


async def test_the_list_of_tables_tells_when_ones_time_is_up(small_house: House, clock: Moved) -> None:
    table, (ann, _) = await playing(small_house, DAYS)
    awake_for(small_house, clock, 100)
    (card,) = await small_house.tables_of(ann.id)
    assert card.ends == ends(table, 0) and card.my_turn


# --- on the page


async def test_a_seat_shows_its_clock(small_house: House, clock: Moved) -> None:
    table, _ = await playing(small_house)
    shown = face(table, 0, Words("en", "histrio", table.names()), clock.on(0.5))
    assert shown is not None and shown.text == "0:44 + 10:00" and not shown.short


async def test_little_time_is_plain_to_see(small_house: House, clock: Moved) -> None:
    table, _ = await playing(small_house)
    shown = face(table, 0, Words("en", "histrio", table.names()), clock.on(519.5))
    assert shown is not None and shown.short and shown.text == "2:05"


async def test_a_clock_by_days_shows_days_and_then_hours(small_house: House, clock: Moved) -> None:
    table, _ = await playing(small_house, DAYS)
    words, now = Words("en", "histrio", table.names()), clock.on(DAY + 2)
    texts = [shown.text for later in (0.0, 1.5 * DAY) if (shown := face(table, 0, words, now + later)) is not None]
    assert [text.replace("\N{NO-BREAK SPACE}", " ") for text in texts] == ["1 d 23 h", "11 h 59 min"]


async def test_the_others_see_who_is_on_vacation(small_house: House, clock: Moved) -> None:
    table, (_, bob) = await playing(small_house, DAYS)
    await small_house.time.vacations.take(bob.id, today(), today() + timedelta(days=2), time.time())
    table = await small_house.table(table.id)
    shown = face(table, 1, Words("en", "histrio", table.names()), time.time())
    assert shown is not None and shown.text.startswith("on vacation until ") and shown.ends is None
