"""The people round a table: seats, invites, talk, stand-ins, shared screens, rematches."""

from __future__ import annotations

import asyncio

import pytest

from spectacula.kernel.errors import BadPlayers, UnknownLevel
from spectacula.server.errors import InviteUsed, NoSuchInvite, NoSuchTable, NotNow, NotYourSeat, Refused
from spectacula.server.house import House
from spectacula.server.player import NAME_LENGTH, TALK_LENGTH, clean, clean_name
from spectacula.server.tables.table import SeatPlan, TableCard

from .at_table import INVITED, PERSON_HERE, RANDOM_BOT, again, long_gone, open_for, play_first, play_to, two_people

pytestmark = pytest.mark.anyio


async def test_an_invite_claims_a_seat_once(house: House) -> None:
    ann, bob, eve = [await house.new_player(name) for name in ("Ann", "Bob", "Eve")]
    table = await open_for(house, ann, INVITED)
    invite = table.seats[1].invite or ""
    assert (await house.claim(invite, bob))[1] == 1
    assert (await house.claim(invite, bob))[1] == 1
    with pytest.raises(InviteUsed):
        await house.claim(invite, eve)
    with pytest.raises(NoSuchInvite):
        await house.claim("nonsense", eve)
    table = await again(house, table)
    assert (table.seats[1].player_id, table.seats[1].name) == (bob.id, "Bob")


async def test_two_people_claim_at_once(house: House) -> None:
    ann, *others = [await house.new_player(name) for name in ("Ann", "Bob", "Eve", "Joe")]
    table = await open_for(house, ann, INVITED)
    invite = table.seats[1].invite or ""
    results = await asyncio.gather(*(house.claim(invite, p) for p in others), return_exceptions=True)
    assert sum(isinstance(result, InviteUsed) for result in results) == 2


async def test_tables_are_listed_for_those_who_sit_there(house: House) -> None:
    table, ann, bob = await two_people(house)
    eve = await house.new_player("Eve")
    for player, seat in ((ann, 0), (bob, 1)):
        (card,) = await house.tables_of(player.id)
        assert (card.id, card.seats, card.my_turn, card.names) == (table.id, (seat,), True, ("Ann", "Bob"))
    assert await house.tables_of(eve.id) == []
    await play_first(house, table, 0)
    assert [card.my_turn for card in await house.tables_of(ann.id)] == [False]
    table = await play_to(house, table, 1000)
    (card,) = await house.tables_of(ann.id)
    assert (card.finished is not None, card.scores) == (True, table.match.scores)


async def test_plans_that_do_not_fit_are_refused(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    with pytest.raises(BadPlayers):
        await small_house.open_table(ann, "histrio", 3, {}, [SeatPlan("me")])
    with pytest.raises(UnknownLevel):
        await open_for(small_house, ann, SeatPlan("bot", level="genius"))
    with pytest.raises(NoSuchTable):
        await small_house.table("nowhere")
    assert await small_house.tables_of(ann.id) == []


async def test_a_level_is_a_level_of_the_game(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await small_house.new_player("Ann")
    best = SeatPlan("bot", level="grandmaster")
    table = await small_house.open_table(ann, "magnificent", 2, {}, [SeatPlan("me"), best])
    assert table.seats[1].level == "grandmaster"
    monkeypatch.setattr("spectacula.bots.levels.has_net", lambda game: False)
    with pytest.raises(UnknownLevel, match=r"^bots play at level random, .*, master, not grandmaster$"):
        await small_house.open_table(ann, "colosseum", 3, {}, [SeatPlan("me"), best, best])


async def test_talk_is_plain_short_and_only_for_those_at_the_table(house: House) -> None:
    table, ann, bob = await two_people(house)
    eve = await house.new_player("Eve")
    await house.say(table.id, ann.id, "  <b>Hi</b>\x00\n\u202eyou ")
    await house.say(table.id, bob.id, "x" * 10_000)
    with pytest.raises(NotYourSeat):
        await house.say(table.id, eve.id, "let me in")
    with pytest.raises(Refused):
        await house.say(table.id, ann.id, " \x07 ")
    talk = (await again(house, table)).talk
    assert [(t.number, t.seat, t.name) for t in talk] == [(0, 0, "Ann"), (1, 1, "Bob")]
    assert (talk[0].text, len(talk[1].text)) == ("<b>Hi</b> you", TALK_LENGTH)


def test_names_are_one_plain_line() -> None:
    assert clean_name(" A\tn\r\nn \x1b[31m ") == "A n n [31m"
    assert len(clean_name("é" * 1000)) == NAME_LENGTH
    assert clean("👩‍🎤 ok", 20) == "👩‍🎤 ok"


@pytest.mark.parametrize(
    "name", ["An\u200bn", "\u202eAnn", "A\u00adnn", "Ann\u2800", "\u2060Ann\ufeff", "An\U000e0041n"]
)
def test_nobody_takes_a_name_that_only_looks_like_anothers(name: str) -> None:
    assert clean_name(name) == "Ann"


def test_a_name_is_seen_and_stays_in_its_line() -> None:
    assert clean_name("\u200d\u3164\u200c") == ""
    assert clean_name("A" + "\u0301" * 20) == "A" + "\u0301" * 4


async def test_a_new_name_is_seen_at_open_tables(small_house: House) -> None:
    table, ann, _ = await two_people(small_house)
    await small_house.rename(ann.id, "Anna")
    assert (await again(small_house, table)).names() == ("Anna", "Bob")


async def test_a_table_that_goes_meanwhile_keeps_no_other_from_a_new_name(
    small_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, _ = await two_people(small_house)
    await open_for(small_house, ann, INVITED)
    listed = small_house.tables_of

    async def the_latest_goes(player_id: str) -> list[TableCard]:
        cards = await listed(player_id)
        await small_house.clear(cards[0].id)
        return cards

    monkeypatch.setattr(small_house, "tables_of", the_latest_goes)
    await small_house.rename(ann.id, "Anna")
    assert (await again(small_house, table)).names() == ("Anna", "Bob")


async def test_a_bot_stands_in_for_somebody_who_left(small_house: House) -> None:
    table, ann, bob = await two_people(small_house)
    await play_first(small_house, table, 0)
    long_gone(table, 1)
    async with small_house.news.watch(table.id) as told:
        await small_house.stand_in(table.id, ann.id, 1)
        while table.match.ply == 0:
            await told.get()
    with pytest.raises(NotNow):
        await small_house.play(table.id, bob.id, 1, table.match.ply, ["travel 1"])
    table = await again(small_house, table)
    assert table.seats[1].stand_in == "novice"
    await small_house.take_back(table.id, bob.id, 1)
    assert (await again(small_house, table)).seats[1].stand_in is None


async def test_nobody_is_replaced_while_here_or_by_strangers(small_house: House) -> None:
    table, ann, bob = await two_people(small_house)
    eve = await small_house.new_player("Eve")
    with pytest.raises(NotYourSeat):
        await small_house.stand_in(table.id, eve.id, 1)
    stream = small_house.versions(table.id, bob.id)
    await anext(stream)
    assert table.seats[1].here
    long_gone(table, 1)
    with pytest.raises(NotNow):
        await small_house.stand_in(table.id, ann.id, 1)
    with pytest.raises(NotYourSeat):
        await small_house.take_back(table.id, ann.id, 1)
    await small_house.stand_in(table.id, bob.id, 1, "random")
    await stream.aclose()


async def test_whoever_closes_the_page_is_away(small_house: House) -> None:
    small_house.settings.away_after = 0.01
    table, _, bob = await two_people(small_house)
    streams = [small_house.versions(table.id, bob.id) for _ in range(2)]
    for stream in streams:
        await anext(stream)
    await streams[0].aclose()
    await asyncio.sleep(0.05)
    assert table.seats[1].here
    version = table.version
    async with small_house.news.watch(table.id) as told:
        await streams[1].aclose()
        while table.seats[1].here:
            await told.get()
    assert table.version > version
    assert table.seats[1].last_seen is not None


async def test_everybody_who_listens_hears_of_a_change(small_house: House) -> None:
    table, ann, bob = await two_people(small_house)
    listeners = [small_house.versions(table.id, player) for player in (ann.id, bob.id, None)]
    seen = [await anext(listener) for listener in listeners]
    await play_first(small_house, table, 0)
    heard = [await anext(listener) for listener in listeners]
    assert all(now > before for now, before in zip(heard, seen, strict=True))
    assert set(heard) == {table.version}
    for listener in listeners:
        await listener.aclose()
    assert not small_house.news.watched(table.id)


async def test_a_shared_screen_covers_between_seats(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    table = await open_for(small_house, ann, PERSON_HERE, PERSON_HERE)
    assert (table.viewing_seat(ann.id), table.covered(ann.id)) == (None, True)
    await small_house.face(table.id, ann.id, 0)
    assert (table.viewing_seat(ann.id), table.covered(ann.id)) == (0, False)
    await play_first(small_house, table, 0)
    assert table.covered(ann.id)
    while not table.over:
        seat = table.match.pending[0]
        await small_house.face(table.id, ann.id, seat)
        assert table.viewing_seat(ann.id) == seat
        await play_first(small_house, table, seat)
        shown = table.viewing_seat(ann.id)
        assert shown is None or shown in table.match.owing or table.over


async def test_a_shared_screen_shows_no_seat_that_has_nothing_to_decide(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    table = await open_for(small_house, ann, PERSON_HERE)
    while len(table.match.owing) != 1:
        await play_first(small_house, table, table.match.pending[0])
    acting = table.match.owing[0]
    with pytest.raises(NotNow):
        await small_house.face(table.id, ann.id, 1 - acting)
    with pytest.raises(NotYourSeat):
        await small_house.face(table.id, "stranger", acting)
    await small_house.face(table.id, ann.id, acting)
    await small_house.face(table.id, ann.id, None)
    assert table.covered(ann.id)


async def test_a_rematch_seats_the_same_people_once(house: House) -> None:
    table, ann, bob = await two_people(house)
    with pytest.raises(NotNow):
        await house.rematch(table.id, ann.id)
    table = await play_to(house, table, 1000)
    with pytest.raises(NotYourSeat):
        await house.rematch(table.id, "stranger")
    new, same = await asyncio.gather(house.rematch(table.id, ann.id), house.rematch(table.id, bob.id))
    assert new is same
    assert new.id != table.id
    assert (await again(house, table)).rematch == new.id
    assert [(s.name, s.player_id) for s in new.seats] == [("Ann", ann.id), ("Bob", bob.id)]
    assert new.match.seed != table.match.seed


async def test_a_rematch_begins_when_everybody_has_agreed(house: House) -> None:
    table, ann, bob = await two_people(house)
    table = await play_to(house, table, 1000)
    new = await house.rematch(table.id, bob.id)
    assert new.gathering and new.people == {bob.id} and new.owner == bob.id
    assert new.names()[0] == "Ann"
    assert not (await house.rematch(table.id, ann.id)).gathering


async def test_bots_have_names_nobody_else_has(small_house: House) -> None:
    arlequin = await small_house.new_player("Colombine")
    table = await open_for(small_house, arlequin, RANDOM_BOT, RANDOM_BOT, RANDOM_BOT)
    assert len(set(table.names())) == 4
