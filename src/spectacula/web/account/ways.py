"""Keeping the name, and the ways to come back to it: a passkey, a recovery code, a link in a letter."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect

from spectacula.server.errors import Refused
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.people.desk import SignedIn
from spectacula.server.people.once import Spent
from spectacula.web.account.confirming import confirm
from spectacula.web.account.invited import invited_by
from spectacula.web.account.letters import one_more, sign_in_letter
from spectacula.web.account.place import Asked, by_name, device, from_here, passkeys_here
from spectacula.web.account.signing import in_their_language, landing, remember
from spectacula.web.shell import back_to, page
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

NOTICES = {
    "spent": "account-spent",
    "code": "account-no-code",
    "letter": "account-letter-sent",
    "ended": "account-signed-out",
    "gone": "account-gone",
}


@get("/keep", include_in_schema=False)
async def keep(request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House]) -> Response[Any]:
    if visitor.kept:
        return back_to("/account")
    welcome = await house.accounts.invitations.welcome(invited_by(request))
    return page(request, visitor, "account/keep.html", welcome=welcome, **await _standing(request, visitor, house))


@get("/keep/from/{secret:str}", guards=[at_most(30, "moves")], include_in_schema=False)
async def come_over(
    request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House], secret: FromPath[str]
) -> Redirect:
    """A guest of this machine who was called by a number goes on under its name, and is still themselves."""
    if from_here(request):
        try:
            guest = await house.accounts.moved(secret, visitor.player)
        except Refused:
            return back_to("/keep")
        if guest != visitor.player:
            request.set_session({"player": guest.id})
    return back_to("/keep")


@get("/sign-in", include_in_schema=False)
async def sign_in(
    request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House], notice: FromQuery[str] = ""
) -> Response[Any]:
    if visitor.kept:
        return back_to("/account")
    words = Words(visitor.language)
    return page(
        request,
        visitor,
        "account/sign-in.html",
        **await _standing(request, visitor, house),
        letters=house.accounts.mailer is not None,
        notice=words(NOTICES[notice]) if notice in NOTICES else "",
        problem=notice in ("spent", "code"),
    )


@post("/sign-in/code", status_code=303, guards=[at_most(10, "codes")], include_in_schema=False)
async def with_code(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    data: URLEncodedBody[dict[str, str]],
) -> Redirect:
    try:
        signed = await house.accounts.sign_in_with_code(data.get("code", ""), device(request), visitor.player)
    except Spent:
        return back_to("/sign-in?notice=code")
    return _welcome(request, signed, house)


@post("/sign-in/letter", status_code=303, guards=[at_most(6, "letters")], include_in_schema=False)
async def send_letter(request: Asked, house: NamedDependency[House], data: URLEncodedBody[dict[str, str]]) -> Redirect:
    """The answer is the same for everybody, and comes before anybody has looked who is known here."""
    from spectacula.server.people.letters import clean_address

    mailer, address = house.accounts.mailer, clean_address(data.get("mail", ""))
    if mailer is not None and address is not None and await one_more(request, address):
        mailer.see_to(sign_in_letter(house, mailer, address))
    return back_to("/sign-in?notice=letter")


@get("/sign-in/by/{secret:str}", guards=[at_most(30, "by letter")], include_in_schema=False)
async def look_at_letter(
    request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House], secret: FromPath[str]
) -> Response[Any]:
    """Ask before the link is used up."""
    try:
        player = await house.accounts.look_at_letter(secret)
    except Spent:
        return back_to("/sign-in?notice=spent")
    words = Words(player.language or visitor.language)
    heading, line = words("account-letter-title", name=player.name), words("account-letter-line")
    return confirm(request, visitor, words, heading, line, f"/sign-in/by/{secret}", words("account-sign-in"))


@post("/sign-in/by/{secret:str}", status_code=303, guards=[at_most(30, "by letter")], include_in_schema=False)
async def by_letter(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    secret: FromPath[str],
    data: URLEncodedBody[dict[str, str]],
) -> Redirect:
    try:
        signed = await house.accounts.sign_in_by_letter(secret, device(request), visitor.player)
    except Spent:
        return back_to("/sign-in?notice=spent")
    return _welcome(request, signed, house)


def _welcome(request: Asked, signed: SignedIn, house: House) -> Redirect:
    remember(request, signed)
    answer = back_to(landing(signed))
    in_their_language(answer, signed, house)
    return answer


async def _standing(request: Asked, visitor: Visitor, house: House) -> dict[str, Any]:
    """What there is to keep, and where a passkey can be used if not here."""
    elsewhere = by_name(request)
    if elsewhere is not None:
        guest = visitor.player
        elsewhere += "/keep" if guest is None else f"/keep/from/{await house.accounts.moving(guest)}"
    return {
        "tables": 0 if visitor.id is None else len(await house.tables_of(visitor.id)),
        **passkeys_here(request, house),
        "elsewhere": elsewhere,
    }


HANDLERS = [keep, come_over, sign_in, with_code, send_letter, look_at_letter, by_letter]
