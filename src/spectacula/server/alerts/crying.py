"""The crier: brings one message by one way, and notes at the way what came of it, for its person to read."""

from __future__ import annotations

import time
from contextlib import suppress
from email.utils import parseaddr
from hashlib import sha256
from typing import Any

import msgspec

from spectacula.server.alerts import hooks, push
from spectacula.server.alerts.outside import Answer, BadAddress, NotTaken, Outside, Post, Unclear
from spectacula.server.alerts.ways import GONE_FOR_GOOD, Way, way_of
from spectacula.server.alerts.wording import Message, worded
from spectacula.server.alerts.wording import Told as Facts
from spectacula.server.errands import HandOver, Never, NotYet, Told
from spectacula.server.settings import Settings
from spectacula.server.store.rows import Update
from spectacula.server.store.store import Conflict, Store

NOBODY = (404, 410)
LATER = (408, 425, 429)
LONGEST_KEPT = 28 * 24 * 3600.0
"""Seconds: a push service keeps nothing for longer."""


class Crier:
    """For browsers and webhooks; alerts by mail are letters like any other."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.outside = Outside(settings.local_alerts)
        self._key: push.HouseKey | None = None

    async def carry(self, told: Told, hand_over: HandOver) -> None:
        found = await self.store.rows("alert_ways", {"id": told["way"]})
        if not found or found[0]["off"]:
            raise Never("its way is not used any more")
        way = way_of(found[0])
        try:
            answer = await self.outside.send(await self._post(way, told), hand_over)
        except BadAddress:
            await self._note(way, problem="address", off=True)
            raise Never("nothing is sent to such an address") from None
        except NotTaken as reason:
            await self._note(way, problem="unreachable")
            raise NotYet(str(reason)) from None
        except Unclear as reason:
            await self._note(way, problem="unreachable")
            raise Never(f"it is not known whether it arrived: {reason}") from None
        await self._heed(way, answer)

    async def _heed(self, way: Way, answer: Answer) -> None:
        """What a receiver says to a message. One that says too often that nobody is there is not asked again."""
        if 200 <= answer.status < 300:
            await self._note(way, used=time.time(), gone=0, problem="")
            return
        if answer.status in LATER or answer.status >= 500:
            await self._note(way, problem="unreachable")
            raise NotYet(f"it says {answer.status}")
        if answer.status in NOBODY:
            gone = way.gone + 1
            await self._note(way, gone=gone, problem="gone", off=gone >= GONE_FOR_GOOD)
        else:
            await self._note(way, problem="refused")
        raise Never(f"it says {answer.status}")

    async def _note(self, way: Way, **values: Any) -> None:
        with suppress(Conflict):  # the way was removed meanwhile
            await self.store.write([Update("alert_ways", {"id": way.id}, values)])

    async def _post(self, way: Way, told: Told) -> Post:
        player = await self.store.player(way.player_id)
        language = (player and player["language"]) or way.language
        facts, now = msgspec.convert(told["facts"], Facts), time.time()
        message = worded(facts, language, now)
        if way.sort == "push":
            return await self._pushed(way, message, min(LONGEST_KEPT, facts.good_for(now)))
        return hooks.request(way, message, self.settings.base_url or way.base, told["id"])

    async def _pushed(self, way: Way, message: Message, good_for: float) -> Post:
        """For a browser; while that is away, a push service keeps one message of a topic, as long as it is good for."""
        keys: dict[str, str] = msgspec.json.decode(way.secret)
        self._key = self._key or await push.house_key(self.store)
        headers = {
            "Authorization": self._key.signed(way.address, self._subject(way)),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(good_for)),
            "Urgency": "high" if message.urgent else "normal",
            "Topic": push.letters(sha256(f"{way.id} {message.to}".encode()).digest()[:24]),
        }
        browser = push.Browser.read(keys["p256dh"], keys["auth"])
        return Post(way.address, headers, browser.seal(msgspec.json.encode(message)))

    def _subject(self, way: Way) -> str:
        """Whom a push service may write to about our messages."""
        if sender := parseaddr(self.settings.mail_from)[1]:
            return f"mailto:{sender}"
        base = self.settings.base_url or way.base
        return base if base.startswith("https:") else "mailto:house@localhost"
