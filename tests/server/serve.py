"""Serves a house in a process of its own, and says when: `python serve.py FOLDER PORT SETTING=NUMBER…`."""

from __future__ import annotations

import math
import sys
from pathlib import Path


def main(folder: str, port: str, *changes: str) -> None:
    """Imports come late: a worker process loads this file too, and needs none of them."""
    from litestar import Litestar

    from spectacula.server.building import build
    from spectacula.server.http.foundation import Foundation
    from spectacula.server.http.serving import serve
    from spectacula.server.settings import Settings

    here = Settings(
        folder=Path(folder),
        port=int(port),
        workers=1,
        tempo=0,
        told_within=0,
        generosity=math.inf,
        away_after=0.1,
        thinking_limit=600,
    )
    for change in changes:
        name, _, value = change.partition("=")
        setattr(here, name, float(value))
    serve(Litestar(plugins=[Foundation(build(here))]), lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
