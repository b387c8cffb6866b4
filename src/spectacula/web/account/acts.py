"""What is done on the account page, each by a form."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect

from spectacula.server.errors import NotNow
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.people.once import Spent, digest_of
from spectacula.server.player import Player, clean_name
from spectacula.web.account.confirming import confirm
from spectacula.web.account.letters import address_letter, one_more
from spectacula.web.account.pages import account_page
from spectacula.web.account.place import Asked
from spectacula.web.shell import back_to
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

Form = URLEncodedBody[dict[str, str]]
Me = NamedDependency[Visitor]
TheHouse = NamedDependency[House]
OFTEN = at_most(60, "account")


def member(visitor: Visitor) -> Player:
    """Whoever is signed in here."""
    if visitor.player is None or visitor.player.kept is None:
        raise NotAuthorizedException("sign in first")
    return visitor.player


@post("/account/sign-out", status_code=303, include_in_schema=False)
async def sign_out(request: Asked, visitor: Me, house: TheHouse) -> Redirect:
    await house.accounts.end_session(member(visitor).id, _here(request))
    request.clear_session()
    return back_to("/sign-in?notice=ended")


@post("/account/sessions/end", status_code=303, guards=[OFTEN], include_in_schema=False)
async def end_session(visitor: Me, house: TheHouse, data: Form) -> Redirect:
    await house.accounts.end_session(member(visitor).id, data.get("id", ""))
    return back_to("/account?notice=ended")


@post("/account/sessions/others", status_code=303, guards=[OFTEN], include_in_schema=False)
async def end_others(request: Asked, visitor: Me, house: TheHouse) -> Redirect:
    await house.accounts.end_others(member(visitor).id, _here(request))
    return back_to("/account?notice=others")


@post("/account/passkeys/name", status_code=303, guards=[OFTEN], include_in_schema=False)
async def rename_passkey(visitor: Me, house: TheHouse, data: Form) -> Redirect:
    if clean_name(data.get("name", "")):
        await house.accounts.rename_passkey(member(visitor).id, data.get("id", ""), data["name"])
    return back_to("/account")


@post("/account/passkeys/remove", status_code=303, guards=[OFTEN], include_in_schema=False)
async def remove_passkey(visitor: Me, house: TheHouse, data: Form) -> Redirect:
    try:
        await house.accounts.remove_passkey(member(visitor).id, data.get("id", ""))
    except NotNow:
        return back_to("/account?notice=last")
    return back_to("/account?notice=removed")


@post("/account/codes", status_code=200, guards=[at_most(6, "new codes")], include_in_schema=False)
async def new_codes(request: Asked, visitor: Me, house: TheHouse) -> Response[str]:
    """New recovery codes, on the page this once."""
    codes = await house.accounts.new_codes(member(visitor).id)
    return await account_page(request, visitor, house, codes=codes)


@post("/account/tokens", status_code=200, guards=[at_most(10, "tokens")], include_in_schema=False)
async def new_token(request: Asked, visitor: Me, house: TheHouse, data: Form) -> Response[Any]:
    """A token for a program, on the page this once."""
    name = clean_name(data.get("name", ""))
    try:
        token = await house.accounts.new_token(member(visitor).id, name)
    except NotNow:
        return back_to("/account?notice=tokens")
    return await account_page(request, visitor, house, token=(name, token))


@post("/account/tokens/revoke", status_code=303, guards=[OFTEN], include_in_schema=False)
async def revoke(visitor: Me, house: TheHouse, data: Form) -> Redirect:
    await house.accounts.revoke(member(visitor).id, data.get("id", ""))
    return back_to("/account?notice=revoked")


@post("/account/mail", status_code=303, guards=[at_most(6, "letters")], include_in_schema=False)
async def ask_address(request: Asked, visitor: Me, house: TheHouse, data: Form) -> Redirect:
    """A letter to an address, which counts once its link is followed."""
    from spectacula.server.people.letters import clean_address

    player, mailer, address = member(visitor), house.accounts.mailer, clean_address(data.get("mail", ""))
    if mailer is None or address is None:
        return back_to("/account?notice=address")
    if await one_more(request, address):
        secret = await house.accounts.ask_address(player.id, address)
        link = f"{house.settings.base_url}/account/mail/{secret}"
        await address_letter(mailer, address, player, link, visitor.language)
    return back_to("/account?notice=letter")


@get("/account/mail/{secret:str}", guards=[at_most(30, "by letter")], include_in_schema=False)
async def look_at_address(request: Asked, visitor: Me, secret: FromPath[str]) -> Response[Any]:
    """The link in such a letter asks before it counts."""
    words = Words(visitor.language)
    if not visitor.kept:
        return back_to("/sign-in?notice=spent")
    heading, line = words("account-address-title", name=visitor.name), words("account-address-line")
    return confirm(request, visitor, words, heading, line, f"/account/mail/{secret}", words("account-address-confirm"))


@post("/account/mail/{secret:str}", status_code=303, guards=[OFTEN], include_in_schema=False)
async def confirm_address(visitor: Me, house: TheHouse, secret: FromPath[str], data: Form) -> Redirect:
    try:
        await house.accounts.confirm_address(member(visitor).id, secret)
    except Spent:
        return back_to("/account?notice=spent")
    except NotNow:
        return back_to("/account?notice=taken")
    return back_to("/account?notice=mail")


@post("/account/mail/forget", status_code=303, guards=[OFTEN], include_in_schema=False)
async def forget_address(visitor: Me, house: TheHouse) -> Redirect:
    try:
        await house.accounts.forget_address(member(visitor).id)
    except NotNow:
        return back_to("/account?notice=last")
    return back_to("/account?notice=nomail")


def _here(request: Asked) -> str:
    return digest_of(str(request.session.get("session", "")))


HANDLERS = [
    *(sign_out, end_session, end_others, rename_passkey, remove_passkey, new_codes, new_token, revoke),
    *(ask_address, look_at_address, confirm_address, forget_address),
]
