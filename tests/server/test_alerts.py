"""Alerts: one message to each way of somebody who is not looking, against receivers that really read it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from spectacula.server.alerts.events import Event, Kind
from spectacula.server.alerts.push import house_key
from spectacula.server.alerts.waiting import lists
from spectacula.server.alerts.ways import GONE_FOR_GOOD, MOST, Way
from spectacula.server.alerts.wishes import Wishes
from spectacula.server.alerts.wording import Fact, Told, worded
from spectacula.server.building import build
from spectacula.server.errors import NotNow
from spectacula.server.house import House
from spectacula.server.people.export import profile
from spectacula.server.people.joining import join
from spectacula.server.people.once import digest_of
from spectacula.server.people.parting import part
from spectacula.server.player import Player
from spectacula.server.store.rows import Update
from spectacula.server.store.store import Conflict
from spectacula.server.tables import company
from spectacula.server.tables.table import Pace, SeatPlan, Table, Visit
from spectacula.server.tables.terms import DAY, Clock, Terms

from .at_table import INVITED, RANDOM_BOT, open_for, play_first, play_to, two_people
from .conftest import settings_in
from .databases import house_database
from .members import member
from .receivers import PushBrowser, Receiver, sender_of

pytestmark = pytest.mark.anyio
LATER = 3600.0
ALL = tuple(Kind)


@asynccontextmanager
async def opened(folder: Path, database: str) -> AsyncIterator[House]:
    """A house that may ask this machine."""
    settings = settings_in(folder, database)
    settings.local_alerts = True
    house = build(settings)
    await house.start()
    yield house
    await house.stop()


@pytest.fixture
async def house(database: str, tmp_path: Path) -> AsyncIterator[House]:
    async with opened(tmp_path, database) as here:
        yield here


async def hook(house: House, player: Player, receiver: Receiver, path: str = "/hook") -> Way:
    """A webhook of somebody who wants to hear of everything at any time."""
    way = await house.alerts.add(player, "json", "A hook", f"{receiver.url}{path}")
    await wish(house, player, quiet_from=0, quiet_to=0, choices={"push": ALL, "mail": ALL, "hook": ALL})
    return way


async def wish(house: House, player: Player, **wishes: Any) -> None:
    await house.alerts.wish(replace(await house.alerts.wishes(player.id), **wishes))


async def alerted(house: House, after: float = LATER) -> None:
    """Whatever is to be told until then arrives, at a second try if need be."""
    await house.alerts.clerk.look_after(time.time() + after)
    for row in await house.store.rows("errands", {}):
        if row["tries"] and not row["handed"]:
            as_it_was = {name: row[name] for name in ("id", "tries", "handed")}
            with suppress(Conflict):  # it is being brought, or has been
                await house.store.write([Update("errands", as_it_was, {"at": 0.0})])
        await house.errands.carry(row["id"])
    await house.errands.stop(10.0)


async def leave(house: House, table: Table, player: Player) -> None:
    """Shut the page."""
    await house.alter(table.id, lambda live: company.depart(live, [Visit(player.id, house.server)]))


async def waiting_for_bob(house: House, receiver: Receiver) -> tuple[Table, Player, Player]:
    """Ann has decided; Bob has a webhook and does not look."""
    table, ann, bob = await two_people(house)
    await hook(house, bob, receiver)
    return await play_first(house, table, 0), ann, bob


# --- when somebody is told, and when not


async def test_whoever_does_not_look_is_told_that_it_is_their_turn(house: House) -> None:
    async with Receiver() as receiver:
        await waiting_for_bob(house, receiver)
        await alerted(house)
        [told] = receiver.received
        assert told.said | {"id": ""} == {
            "id": "",
            "kind": "turn",
            "title": "Histrio: your turn",
            "text": "With Ann.",
            "link": None,
            "waiting": 1,
            "language": "en",
        }


async def test_nobody_is_told_what_they_are_looking_at(own_house: House) -> None:
    async with Receiver() as receiver:
        table, _, bob = await two_people(own_house)
        await hook(own_house, bob, receiver)
        await own_house.presence.arrive(table.id, bob.id)
        await play_first(own_house, table, 0)
        await alerted(own_house)
        assert receiver.received == []


async def test_a_hundred_changes_are_one_alert(own_house: House) -> None:
    async with Receiver() as receiver:
        table, ann, _ = await waiting_for_bob(own_house, receiver)
        for _ in range(50):
            await own_house.undo(table.id, ann.id, 0)
            await play_first(own_house, table, 0)
            await alerted(own_house)
        assert len(receiver.received) == 1


async def test_after_a_visit_the_next_turn_is_told_again(own_house: House) -> None:
    async with Receiver() as receiver:
        table, _, bob = await waiting_for_bob(own_house, receiver)
        await alerted(own_house)
        await play_first(own_house, table, 1)
        await leave(own_house, table, bob)
        table = await play_first(own_house, table, 0)
        await alerted(own_house, 2 * LATER)
        assert len(receiver.received) == 2


async def test_whoever_comes_before_the_alert_goes_out_gets_none(own_house: House) -> None:
    async with Receiver() as receiver:
        table, _, bob = await waiting_for_bob(own_house, receiver)
        await own_house.presence.arrive(table.id, bob.id)
        await alerted(own_house)
        assert receiver.received == []


async def test_a_turn_that_a_bot_has_taken_over_is_not_told(own_house: House) -> None:
    async with Receiver() as receiver:
        table, _, bob = await waiting_for_bob(own_house, receiver)
        await own_house.alter(table.id, lambda live: company.stand_in(live, bob.id, 1, "novice"))
        await alerted(own_house)
        assert receiver.received == []


async def test_several_tables_are_one_message(own_house: House) -> None:
    async with Receiver() as receiver:
        _, ann, bob = await waiting_for_bob(own_house, receiver)
        for _ in range(2):
            await own_house.rematch((await finished(own_house, ann, bob)).id, ann.id)
        await alerted(own_house)
        [told] = receiver.received
        assert (told.said["kind"], told.said["title"]) == ("several", "3 tables have news")


async def test_whoever_is_asked_to_ever_more_tables_hears_of_it_once_in_a_while(own_house: House) -> None:
    """Somebody who opens a table a minute for an hour, and moves at once, does not make a message of each."""
    async with Receiver() as receiver:
        _, ann, bob = await waiting_for_bob(own_house, receiver)
        for minute in range(60):
            table = await play_first(own_house, await open_between(own_house, ann, bob), 0)
            await leave(own_house, table, bob)
            await alerted(own_house, after=60.0 * minute)
        assert len(receiver.received) == 3600 / own_house.settings.alert_pause


async def finished(house: House, ann: Player, bob: Player) -> Table:
    """A game of the two that is over, with nobody at it any more."""
    table = await open_between(house, ann, bob)
    table = await play_to(house, table, 1000)
    for player in (ann, bob):
        await leave(house, table, player)
    return table


async def open_between(house: House, ann: Player, bob: Player) -> Table:
    table = await open_for(house, ann, INVITED)
    table, _ = await house.claim(table.seats[1].invite or "", bob)
    return table


async def test_the_end_of_a_game_and_a_rematch_are_told(own_house: House) -> None:
    async with Receiver() as receiver:
        ann, bob = await own_house.new_player("Ann"), await own_house.new_player("Bob")
        table = await play_to(own_house, await open_between(own_house, ann, bob), 1000)
        await leave(own_house, table, bob)
        await hook(own_house, bob, receiver)
        await own_house.rematch(table.id, ann.id)
        await alerted(own_house)
        assert [told.said["title"] for told in receiver.received] == ["Ann asks for another game of Histrio"]


async def test_a_seat_that_was_found_is_told_at_once_even_at_night(house: House) -> None:
    async with Receiver() as receiver:
        ann, bob = await house.new_player("Ann"), await house.new_player("Bob")
        await hook(house, ann, receiver)
        await wish(house, ann, quiet_from=0, quiet_to=24 * 60 - 1)
        for player in (ann, bob):
            await house.seekers.seek(player, ["histrio"], 2)
        await alerted(house, 0.0)
        assert [told.said["kind"] for told in receiver.received] == ["found"]


@pytest.mark.parametrize(("lasts", "told"), [(LATER, ["round"]), (None, []), (-1.0, [])])
async def test_a_round_is_told_of_at_night_only_if_it_is_live_and_still_waits(
    own_house: House, lasts: float | None, told: list[str]
) -> None:
    async with Receiver() as receiver:
        table, _, bob = await two_people(own_house)
        await hook(own_house, bob, receiver)
        await wish(own_house, bob, quiet_from=0, quiet_to=24 * 60 - 1)
        until = None if lasts is None else time.time() + lasts
        await own_house.alerts.tell(Event(bob.id, Kind.ROUND, table.id, "Autumn Cup", until))
        await alerted(own_house, 0.0)
        assert [each.said["kind"] for each in receiver.received] == told


def test_a_round_is_told_with_its_tournament() -> None:
    told = worded(Told((Fact(Kind.ROUND, "t", "histrio", ("Ann",), "Autumn Cup", LATER),)), "en", 0.0)
    assert (told.title, told.text) == ("Autumn Cup: your round of Histrio begins", "With Ann.")


async def test_a_reminder_says_how_much_time_is_left(own_house: House) -> None:
    async with Receiver() as receiver:
        table, _, bob = await waiting_for_bob(own_house, receiver)
        await alerted(own_house)
        await own_house.alerts.tell(Event(bob.id, Kind.REMINDER, table.id, until=time.time() + 3.5 * 3600))
        await alerted(own_house, 60)
        assert receiver.received[1].said["text"] == "3 hours left. With Ann."


async def test_a_table_against_bots_alerts_nobody(own_house: House) -> None:
    async with Receiver() as receiver:
        ann = await own_house.new_player("Ann")
        await hook(own_house, ann, receiver)
        table = await open_for(own_house, ann, RANDOM_BOT)
        await play_first(own_house, table, 0)
        await alerted(own_house)
        assert receiver.received == []


# --- what somebody wishes


async def test_what_was_not_chosen_is_not_told(own_house: House) -> None:
    async with Receiver() as receiver:
        _, _, bob = await waiting_for_bob(own_house, receiver)
        await wish(own_house, bob, choices={"push": ALL, "mail": ALL, "hook": (Kind.OVER,)})
        await alerted(own_house)
        assert receiver.received == []


@pytest.mark.parametrize(
    ("now", "until"),
    [("2026-07-01 23:30", "2026-07-02 08:00"), ("2026-07-02 07:59", "2026-07-02 08:00"), ("2026-07-02 08:00", None)],
)
def test_quiet_hours_are_those_of_the_persons_own_clock(now: str, until: str | None) -> None:
    zone = ZoneInfo("America/New_York")
    at = datetime.fromisoformat(now).replace(tzinfo=zone).timestamp()
    end = None if until is None else datetime.fromisoformat(until).replace(tzinfo=zone).timestamp()
    assert Wishes("bob", quiet_from=22 * 60, quiet_to=8 * 60, zone=str(zone)).quiet_until(at) == end


def test_the_same_hour_twice_is_never_quiet() -> None:
    assert (
        Wishes("bob", quiet_from=480, quiet_to=480).quiet_until(datetime(2026, 7, 1, 8, tzinfo=UTC).timestamp()) is None
    )


async def test_in_quiet_hours_an_alert_waits_for_their_end(own_house: House) -> None:
    async with Receiver() as receiver:
        _, _, bob = await waiting_for_bob(own_house, receiver)
        now = datetime.now(UTC)
        begin = now.hour * 60 + now.minute
        await wish(own_house, bob, quiet_from=begin, quiet_to=(begin + 120) % 1440)
        await alerted(own_house, 60)
        assert receiver.received == []
        await alerted(own_house, 3 * 3600)
        assert len(receiver.received) == 1


# --- several servers, and those that die


async def test_of_two_servers_one_sends(postgres: str, tmp_path: Path) -> None:
    database = await house_database(postgres)
    async with opened(tmp_path, database) as here, opened(tmp_path, database) as there, Receiver() as receiver:
        await waiting_for_bob(here, receiver)
        await asyncio.gather(alerted(here), alerted(there))
        await asyncio.gather(alerted(there), alerted(here))
        assert len(receiver.received) == 1


async def test_what_may_have_arrived_is_not_sent_again(own_house: House) -> None:
    async with Receiver(["no answer at all"]) as receiver:
        _, _, bob = await waiting_for_bob(own_house, receiver)
        await alerted(own_house)
        await alerted(own_house, 2 * LATER)
        [way] = await own_house.alerts.ways(bob.id)
        assert (len(receiver.received), way.problem) == (1, "unreachable")


# --- receivers that do not take it


async def test_a_busy_receiver_is_asked_again(own_house: House) -> None:
    async with Receiver(["503 Busy", "429 Slowly"]) as receiver:
        _, _, bob = await waiting_for_bob(own_house, receiver)
        for _ in range(5):
            await alerted(own_house)
        [way] = await own_house.alerts.ways(bob.id)
        assert (len(receiver.received), way.problem) == (3, "")


async def test_a_way_behind_which_nobody_is_any_more_is_switched_off(own_house: House) -> None:
    async with Receiver(["410 Gone"] * 9) as receiver:
        bob = await own_house.new_player("Bob")
        way = await hook(own_house, bob, receiver)
        for _ in range(GONE_FOR_GOOD + 2):
            await own_house.alerts.clerk.test(way)
            await alerted(own_house)
        [way] = await own_house.alerts.ways(bob.id)
        assert (way.off, way.problem, len(receiver.received)) == (True, "gone", GONE_FOR_GOOD)


async def test_a_redirect_is_followed_nowhere(own_house: House) -> None:
    async with Receiver() as inside, Receiver([f"302 Found\r\nLocation: {inside.url}/admin"]) as receiver:
        _, _, bob = await waiting_for_bob(own_house, receiver)
        await alerted(own_house)
        [way] = await own_house.alerts.ways(bob.id)
        assert (inside.received, way.problem) == ([], "refused")


# --- browsers


async def browser_of(house: House, player: Player, service: Receiver, **given: Any) -> PushBrowser:
    browser = PushBrowser(service)
    keys = msgspec.json.encode(browser.keys).decode()
    await house.alerts.add(player, "push", "Firefox, Linux", browser.endpoint, secret=keys, **given)
    await wish(house, player, quiet_from=0, quiet_to=0)
    return browser


async def test_a_browser_reads_what_the_push_service_cannot(own_house: House) -> None:
    async with Receiver() as service:
        table, _, bob = await two_people(own_house)
        browser = await browser_of(own_house, bob, service, language="de", base="https://house.example")
        await play_first(own_house, table, 0)
        await alerted(own_house)
        [told] = service.received
        said = browser.read(told)
        assert (said["title"], said["to"], said["waiting"]) == ("Hoftheater: Du bist dran", f"/t/{table.id}", 1)
        assert b"Histrio" not in told.body
        assert sender_of(told, service)["sub"] == "https://house.example"


@pytest.mark.parametrize(
    ("clock", "kept"),
    [(Clock("seconds", 45, 600), 645.0), (Clock("days", 1, 2), 3 * DAY), (None, DAY)],
    ids=["live", "by days", "without a clock"],
)
async def test_a_turn_is_kept_for_a_browser_until_its_time_is_up(
    own_house: House, clock: Clock | None, kept: float
) -> None:
    async with Receiver() as service:
        ann, bob = await own_house.new_player("Ann"), await own_house.new_player("Bob")
        seats, terms = [SeatPlan("me"), INVITED], Terms(clock=clock)
        table = await own_house.open_table(ann, "histrio", 2, {}, seats, Pace.INSTANT, terms=terms)
        await own_house.claim(table.seats[1].invite or "", bob)
        await browser_of(own_house, bob, service)
        await play_first(own_house, table, 0)
        await alerted(own_house)
        [told] = service.received
        assert kept - 60 < int(told.headers["ttl"]) <= kept


async def test_a_live_round_is_kept_for_a_browser_no_longer_than_it_waits(own_house: House) -> None:
    async with Receiver() as service:
        table, _, bob = await two_people(own_house)
        await browser_of(own_house, bob, service)
        await own_house.alerts.tell(Event(bob.id, Kind.ROUND, table.id, "Autumn Cup", time.time() + 645))
        await alerted(own_house, 0.0)
        [told] = service.received
        assert 585 < int(told.headers["ttl"]) <= 645


@pytest.mark.parametrize(
    ("ends", "good"), [((), DAY), ((100.0,), 100.0), ((100.0, 300.0), 300.0), ((100.0, None), DAY), ((-5.0,), 0.0)]
)
def test_a_message_is_good_as_long_as_any_of_it_is(ends: tuple[float | None, ...], good: float) -> None:
    facts = tuple(Fact(Kind.TURN, "t", "histrio", (), good_until=end) for end in ends)
    assert Told(facts).good_for(0.0) == good


async def test_whoever_asks_first_all_servers_sign_with_one_key(house: House) -> None:
    keys = await asyncio.gather(*(house_key(house.store) for _ in range(3)))
    assert len({key.public for key in keys}) == 1


# --- whose ways they are


async def test_somebody_has_five_ways_at_most(own_house: House) -> None:
    async with Receiver() as receiver:
        bob = await own_house.new_player("Bob")
        for number in range(MOST):
            await hook(own_house, bob, receiver, f"/{number}")
        await hook(own_house, bob, receiver, "/0")  # takes its own place
        with pytest.raises(NotNow):
            await hook(own_house, bob, receiver, "/one-more")


async def test_a_guest_who_signs_in_is_alerted_as_before(house: House) -> None:
    async with Receiver() as service:
        clara, guest = (await member(house)).player, await house.new_player("Guest")
        await browser_of(house, guest, service)
        await join(house, guest, clara)
        assert [way.sort for way in await house.alerts.ways(clara.id)] == ["push"]


async def test_with_a_session_ends_what_its_browser_is_told(own_house: House) -> None:
    async with Receiver() as service:
        clara = await member(own_house)
        session = digest_of(clara.session["session"])
        await browser_of(own_house, clara.player, service, session=session)
        await own_house.accounts.end_session(clara.player.id, session)
        assert await own_house.alerts.ways(clara.player.id) == []


async def test_an_export_names_ways_without_their_secrets(own_house: House) -> None:
    async with Receiver() as service:
        bob = await own_house.new_player("Bob")
        browser = await browser_of(own_house, bob, service)
        told = msgspec.json.encode((await profile(own_house, bob))["alerts"]).decode()
        assert browser.endpoint in told and browser.keys["auth"] not in told


async def test_whoever_goes_leaves_no_way_behind(house: House) -> None:
    async with Receiver() as receiver:
        *_, bob = await waiting_for_bob(house, receiver)
        await part(house, bob)
        for kind in ("alert_ways", "alert_wishes", "alerts", "errands"):
            assert await house.store.rows(kind, {}) == []


# --- the lists of one's own pages


async def test_a_list_is_told_of_when_it_becomes_ones_turn_and_not_before(house: House) -> None:
    table, _, bob = await two_people(house)
    told = lists(house, bob.id)
    first = await anext(told)
    await house.say(table.id, bob.id, "hello")
    await play_first(house, table, 1)
    second = await anext(told)
    assert (first[0], second[0]) == ("1", "0")
    await told.aclose()
