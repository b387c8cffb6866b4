"""Who is at the browser: a player known by an encrypted session, with a language and a theme."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.web.words import LANGUAGES, preferred

THEMES = ("light", "dark")
INVITED = "invited"
"""What a session calls the invitation of the host's that this browser has shown."""
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Visitor:
    player: Player | None
    language: str
    theme: str | None

    @property
    def id(self) -> str | None:
        return None if self.player is None else self.player.id

    @property
    def name(self) -> str:
        return "" if self.player is None else self.player.name

    @property
    def unheard(self) -> frozenset[str]:
        """Whose talk is hidden from them."""
        return frozenset() if self.player is None else self.player.unheard

    @property
    def kept(self) -> bool:
        """Whether the name is kept; a guest lives in this browser alone."""
        return self.player is not None and self.player.kept is not None


async def visitor_of(request: Request[Any, Any, Any], house: House) -> Visitor:
    """Read the session and the two harmless cookies."""
    player = await house.accounts.known(request.session)
    language = (player and player.language) or request.cookies.get("language", "")
    if language not in LANGUAGES:
        language = preferred(request.headers.get("accept-language", ""))
    theme = request.cookies.get("theme")
    return Visitor(player, language, theme if theme in THEMES else None)


async def settled(request: Request[Any, Any, Any], house: House, visitor: Visitor, name: str = "") -> Player:
    """The visitor as a player; a newcomer becomes one."""
    if visitor.player is not None:
        return visitor.player
    player = await house.new_player(name)
    shown = {INVITED: request.session[INVITED]} if INVITED in request.session else {}
    request.set_session({"player": player.id, **shown})
    return player


def lasting(key: str, value: str, secure: bool) -> Cookie:
    return Cookie(key=key, value=value, max_age=YEAR, httponly=True, samesite="lax", path="/", secure=secure)
