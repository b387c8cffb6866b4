"""Questions to a device and its answers, in JSON: the page's script carries them."""

from __future__ import annotations

from typing import Any

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Struct

from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.people.once import Spent
from spectacula.server.people.passkeys import read_answer
from spectacula.server.player import clean_name
from spectacula.web.account.invited import invited_by
from spectacula.web.account.place import Asked, device, place
from spectacula.web.account.signing import ask_here, asked_here, in_their_language, landing, remember
from spectacula.web.visitor import Visitor, settled

NOT_KEPT = {"Cache-Control": "no-store"}


class NameIn(Struct):
    """What somebody wants to be called."""

    name: str = ""


def _question(text: str) -> Response[bytes]:
    return Response(text.encode(), status_code=200, media_type="application/json", headers=NOT_KEPT)


def _go(to: str) -> Response[Any]:
    return Response({"to": to}, status_code=200, media_type="application/json", headers=NOT_KEPT)


@post("/passkeys/question", guards=[at_most(30, "passkeys")], include_in_schema=False)
async def ask_to_keep(
    request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House], data: JSONBody[NameIn]
) -> Response[bytes]:
    """A question for a device that is to hold a passkey; a newcomer becomes a guest, a guest may change the name."""
    here = place(request, house)
    name = clean_name(data.name)
    player = await settled(request, house, visitor, name)
    if name and name != player.name:
        player = await house.rename(player.id, name)
    secret, asked = await house.accounts.ask_to_keep(player, here, invited_by(request))
    ask_here(request, secret)
    return _question(asked)


@post("/passkeys/answer", guards=[at_most(30, "passkeys")], include_in_schema=False)
async def keep(
    request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House]
) -> Response[dict[str, str]]:
    """The device has made a passkey: the name is kept, or has one way in more."""
    secret, answer, player = asked_here(request), read_answer(await request.body()), visitor.player
    if player is None:
        raise Spent("nobody was asked here")
    here, invitation = place(request, house), invited_by(request)
    signed = await house.accounts.keep(player, here, secret, answer, device(request), invitation)
    if signed is None:
        return _go("/account?notice=passkey")
    await house.accounts.speak(player, visitor.language)
    remember(request, signed)
    return _go("/account?notice=kept")


@post("/sign-in/question", guards=[at_most(30, "passkeys")], include_in_schema=False)
async def ask_who(request: Asked, house: NamedDependency[House]) -> Response[bytes]:
    """A question for any device that holds a passkey of this house."""
    secret, asked = await house.accounts.ask_who(place(request, house))
    ask_here(request, secret)
    return _question(asked)


@post("/sign-in/answer", guards=[at_most(30, "passkeys")], include_in_schema=False)
async def sign_in(
    request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House]
) -> Response[dict[str, str]]:
    """The device says who holds it."""
    secret, answer = asked_here(request), read_answer(await request.body())
    signed = await house.accounts.sign_in(place(request, house), secret, answer, device(request), visitor.player)
    remember(request, signed)
    gone = _go(landing(signed))
    in_their_language(gone, signed, house)
    return gone


HANDLERS = [ask_to_keep, keep, ask_who, sign_in]
