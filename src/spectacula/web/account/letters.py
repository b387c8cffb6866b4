"""What letters say, and how many go to one address."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.house import House
from spectacula.server.http.limits import limits_of
from spectacula.server.people.desk import ADDRESS_HOLDS, LETTER_HOLDS
from spectacula.server.people.once import digest_of
from spectacula.server.player import Player
from spectacula.web.account.place import Asked
from spectacula.web.words import Words

if TYPE_CHECKING:
    from spectacula.server.people.letters import Mailer

log = logging.getLogger(__name__)
AN_HOUR = 4
"""Letters to one address, whoever asks for them."""


async def one_more(request: Asked, address: str) -> bool:
    """Whether an address may get another letter now."""
    return not await limits_of(request).take("letters to", digest_of(address), AN_HOUR / 60, AN_HOUR)


async def sign_in_letter(house: House, mailer: Mailer, address: str) -> None:
    """A link for whoever has confirmed this address; nothing for anybody else."""
    try:
        found = await house.accounts.letter_to(address)
        if found is not None:
            player, secret = found
            words, link = Words(player.language or "en"), f"{house.settings.base_url}/sign-in/by/{secret}"
            text = words("letter-text", name=player.name, link=link)
            await mailer.post(address, words("letter-subject"), text, LETTER_HOLDS, player.id)
    except SpectaculaError:
        log.warning("a letter could not be written: the store is out of service")


async def address_letter(mailer: Mailer, address: str, player: Player, link: str, language: str) -> None:
    words = Words(language)
    text = words("letter-address-text", name=player.name, link=link)
    await mailer.post(address, words("letter-address-subject"), text, ADDRESS_HOLDS, player.id)
