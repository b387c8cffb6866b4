"""What the waiting room shows, and to whom."""

from __future__ import annotations

import re
from html import unescape

import pytest

from spectacula.engine.game import load
from spectacula.server.http.addresses import Reach
from spectacula.server.tables.table import Pace, Room, SeatInfo, Table, TableCard
from spectacula.web.lobby.own import entry
from spectacula.web.room.square import square
from spectacula.web.room.view import RoomView, room_view
from spectacula.web.words import LANGUAGES, Words

NEAR = Reach("http://192.168.0.23:8000", works=True)
ROOM = Room("secret-invite", "TANGO-PUMA-4271")


def room(viewer: str | None, reach: Reach = NEAR, language: str = "en", house: bool = False) -> RoomView:
    """Ann's table with Bob, who has gone out, a bot and a free seat."""
    game = load("histrio", 4)
    seats = [
        SeatInfo("person", "Ann", "ann", here=True),
        SeatInfo("person", "Bob", "bob"),
        SeatInfo("bot", "Scapin", level="novice"),
        SeatInfo("person", "", invite="one-seat"),
    ]
    doors = Room(ROOM.invite, ROOM.code, house=house)
    table = Table("t", game, game.new(), seats, "ann", Pace.BRISK, version=1, created=0.0, room=doors)
    return room_view(table, viewer, Words(language, "histrio", table.names(language)), reach)


def test_every_seat_says_how_it_stands() -> None:
    assert [place.state for place in room("ann").places] == ["here", "away", "bot", "free"]


def test_the_way_in_is_shown_to_those_inside_only() -> None:
    assert room("eve").invite is None and room(None).invite is None
    invite = room("bob").invite
    assert invite is not None and invite.link == "http://192.168.0.23:8000/join/secret-invite"


def test_only_the_host_has_a_say_about_seats() -> None:
    assert [place.acts for place in room("ann").places] == [(), ("rise",), (), ("bot",)]
    assert not any(place.acts for viewer in ("bob", "eve", None) for place in room(viewer).places)


def test_strangers_sit_down_where_the_table_is_open_to_the_house() -> None:
    assert room("eve", house=True).may_sit and not room("eve").may_sit and not room("bob", house=True).may_sit


def test_a_mail_says_link_and_code() -> None:
    invite = room("ann").invite
    assert invite is not None and "TANGO-PUMA-4271" in invite.mail and "secret-invite" in invite.mail


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_that_works_nowhere_is_told_as_such(language: str) -> None:
    shown = room("ann", Reach("http://127.0.0.1:8000", works=False), language)
    assert shown.line == Words(language)("room-unreachable")


def test_a_square_is_a_drawing_with_a_name() -> None:
    drawn = square("http://192.168.0.23:8000/join/x", 'a "name"')
    assert unescape(re.findall('aria-label="([^"]*)"', drawn)[0]) == 'a "name"'
    assert drawn.count("<path") == 1


@pytest.mark.parametrize(("names", "line"), [(("Ann", "", ""), ""), (("Ann", "Bob", ""), "with Bob")])
def test_the_lobby_names_those_who_have_come(names: tuple[str, ...], line: str) -> None:
    card = TableCard("t", "histrio", 3, names, (0,), False, 0, 0.0, 0.0, None, (), (), gathering=True)
    assert entry(card, Words("en")).line == line
