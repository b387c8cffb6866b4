"""A browser without a screen: it keeps cookies and fills in forms as pages ask."""

from __future__ import annotations

from itertools import count
from typing import Any

import httpx

from tests.server.authenticator import ORIGIN, Authenticator

HOUSE = ORIGIN
CLARAS = (f"Clara {number}" for number in count(1))
"""No two of one house keep names that look alike."""
CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"


class Browser:
    """Somebody's browser, at an app that is open."""

    def __init__(self, app: Any, base: str = HOUSE, address: str = "127.0.0.1") -> None:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 1234))
        self.client = httpx.AsyncClient(transport=transport, base_url=base, headers={"User-Agent": CHROME})

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.client.get(path, headers=headers)

    async def post(self, path: str, **form: str) -> httpx.Response:
        return await self.client.post(path, data=form, headers=await self._proof())

    async def tell(self, path: str, body: Any = None) -> httpx.Response:
        return await self.client.post(path, json=body or {}, headers=await self._proof())

    async def _proof(self) -> dict[str, str]:
        if "csrf" not in self.client.cookies:
            await self.client.get("/sign-in")
        return {"X-CSRFToken": self.client.cookies["csrf"]}

    async def keep(self, device: Authenticator, name: str = "") -> httpx.Response:
        asked = await self.tell("/passkeys/question", {"name": name or next(CLARAS)})
        assert asked.status_code == 200, asked.text
        return await self.tell("/passkeys/answer", device.make(asked.text))

    async def sign_in(self, device: Authenticator) -> httpx.Response:
        asked = await self.tell("/sign-in/question")
        return await self.tell("/sign-in/answer", device.sign(asked.text))
