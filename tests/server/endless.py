"""Serves a house that never closes, and says when: `python -m tests.server.endless FOLDER`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from litestar import Litestar

from spectacula.server import ending
from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.http.foundation import Foundation
from spectacula.server.http.serving import serve
from spectacula.server.settings import Settings


async def never(_house: House) -> None:
    while True:
        await asyncio.sleep(3600)


def main(folder: str) -> None:
    setattr(House, "stop", never)  # noqa: B010
    ending.CLEARING_UP = 0.0
    settings = Settings(folder=Path(folder), port=0, workers=1, stop_timeout=0.2)
    serve(Litestar(plugins=[Foundation(build(settings))]), lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
