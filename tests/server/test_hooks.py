"""Webhooks as Discord, a Matrix room and ntfy get them: what arrives at a receiver when it is somebody's turn."""

from __future__ import annotations

from typing import Any

import pytest

from spectacula.server.alerts import hooks
from spectacula.server.alerts.ways import Sort
from spectacula.server.house import House

from .at_table import play_first, two_people
from .receivers import Received, Receiver
from .test_alerts import ALL, alerted, wish

pytestmark = pytest.mark.anyio
BASE = "http://house.example"
TURN, WITH = "Histrio: your turn", "With Ann."


async def arrived(house: House, sort: Sort, path: str, place: str = "", token: str = "") -> tuple[Received, str]:
    """The only message to a webhook of this sort, and where its link leads."""
    async with Receiver() as receiver:
        table, _, bob = await two_people(house)
        address, room, secret = hooks.read(sort, f"{receiver.url}{path}", place, token)
        await house.alerts.add(bob, sort, "Mine", address, place=room, secret=secret, base=BASE)
        await wish(house, bob, quiet_from=0, quiet_to=0, choices={"hook": ALL})
        await play_first(house, table, 0)
        await alerted(house)
        [received] = receiver.received
        return received, f"{BASE}/t/{table.id}"


def told(received: Received) -> tuple[str, str, str | None, Any]:
    return received.method, received.path, received.headers.get("authorization"), received.said


async def test_discord_gets_a_message(own_house: House) -> None:
    received, link = await arrived(own_house, "discord", "/api/webhooks/1/key")
    said = {
        "username": "Spectacula",
        "content": f"**{TURN}**\n{WITH}\n<{link}>",
        "allowed_mentions": {"parse": []},
    }
    assert told(received) == ("POST", "/api/webhooks/1/key", None, said)


async def test_a_matrix_room_gets_a_notice(own_house: House) -> None:
    received, link = await arrived(own_house, "matrix", "", "!abc:matrix.example", "secret")
    method, path, token, said = told(received)
    assert (method, token) == ("PUT", "Bearer secret")
    assert path.startswith("/_matrix/client/v3/rooms/%21abc%3Amatrix.example/send/m.room.message/")
    assert said == {"msgtype": "m.notice", "body": f"{TURN}\n{WITH}\n{link}"}


async def test_ntfy_gets_a_message_that_leads_to_the_table(own_house: House) -> None:
    received, link = await arrived(own_house, "ntfy", "/mine", token="secret")
    said = {"topic": "mine", "title": TURN, "message": WITH, "priority": 3, "click": link}
    assert told(received) == ("POST", "/", "Bearer secret", said)
