"""People whose names are kept, in a line each."""

from __future__ import annotations

from typing import NamedTuple

from spectacula.server.house import House
from spectacula.server.http.place import place_of
from spectacula.server.people.desk import SignedIn
from spectacula.server.player import Player

from .authenticator import ORIGIN, Authenticator

HERE = place_of(ORIGIN, named=True)
LAPTOP, PHONE = "Firefox, Linux", "Safari, iPhone"


class Member(NamedTuple):
    """Somebody whose name is kept, their device, and the session of their browser."""

    player: Player
    device: Authenticator
    session: dict[str, str]


async def keep(house: House, player: Player, device: Authenticator) -> SignedIn | None:
    secret, asked = await house.accounts.ask_to_keep(player, HERE)
    return await house.accounts.keep(player, HERE, secret, device.make(asked), LAPTOP)


async def kept(house: House, guest: Player) -> Member:
    """A guest whose name is kept from now on."""
    device = Authenticator()
    signed = await keep(house, guest, device)
    player = await house.player(guest.id)
    assert signed is not None and player is not None
    return Member(player, device, {"player": guest.id, "session": signed.secret})


async def member(house: House, name: str = "Clara") -> Member:
    return await kept(house, await house.new_player(name))


async def sign_in(house: House, device: Authenticator, guest: Player | None = None) -> SignedIn:
    """On a phone."""
    secret, asked = await house.accounts.ask_who(HERE)
    return await house.accounts.sign_in(HERE, secret, device.sign(asked), PHONE, guest)
