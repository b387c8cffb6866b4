"""Where names are kept by invitation: a link of the host's, with which one guest keeps theirs."""

from __future__ import annotations

from contextlib import suppress

from spectacula.server.errors import Refused
from spectacula.server.people.once import OnceOnly, Spent, digest_of
from spectacula.server.settings import Settings
from spectacula.server.store.rows import Delete, Update, Write

KIND = "invited"
DAY = 24 * 3600.0


class NotInvited(Refused):
    """This house keeps the names of those only whom its host has invited."""

    status = 403
    code = "not-invited"


class Invitations:
    """To keep one's name here, not to a table. Each holds for one person."""

    def __init__(self, settings: Settings, once: OnceOnly) -> None:
        self.settings = settings
        self.once = once

    @property
    def needed(self) -> bool:
        return self.settings.sign_up == "invitation"

    async def welcome(self, secret: str) -> bool:
        """Whether somebody who has shown this may keep their name."""
        if not self.needed:
            return True
        with suppress(Spent):
            await self.once.look(KIND, secret)
            return True
        return False

    async def check(self, secret: str) -> None:
        if not await self.welcome(secret):
            raise NotInvited("this house keeps names by invitation: ask its host for one")

    def spent(self, secret: str) -> list[Write]:
        """What is stored with the name that is kept: of two who try at once, one succeeds."""
        mine = {"digest": digest_of(secret)}
        return [Update("once", mine, {"until": 0.0}), Delete("once", mine)] if self.needed else []


async def invite(once: OnceOnly, base: str, days: float) -> str:
    """The link that the host hands on."""
    return f"{base}/welcome/{await once.issue(KIND, days * DAY)}"
