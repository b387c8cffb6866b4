"""Whoever follows a link of the host's may keep their name, where that needs an invitation."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.web.account.place import Asked
from spectacula.web.shell import back_to
from spectacula.web.visitor import INVITED


def invited_by(request: Asked) -> str:
    """The invitation this browser has shown, if it has."""
    return str(request.session.get(INVITED, ""))


@get("/welcome/{secret:str}", guards=[at_most(20, "welcome")], include_in_schema=False)
async def welcome(request: Asked, house: NamedDependency[House], secret: FromPath[str]) -> Redirect:
    """Looking does not use it up: it is the name that is kept with it which does."""
    if house.accounts.invitations.needed and await house.accounts.invitations.welcome(secret):
        request.session[INVITED] = secret
    return back_to("/keep")


HANDLERS = [welcome]
