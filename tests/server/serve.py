"""Serves a house in a process of its own: `python serve.py FOLDER PORT`."""

from __future__ import annotations

import math
import sys
from pathlib import Path


def main(folder: str, port: str) -> None:
    """Imports come late: a worker process loads this file too, and needs none of them."""
    from litestar import Litestar

    from spectacula.server.building import build
    from spectacula.server.http.foundation import Foundation
    from spectacula.server.http.serving import serve
    from spectacula.server.settings import Settings

    house = build(Settings(folder=Path(folder), workers=1, tempo=0, generosity=math.inf, away_after=0.1))
    app = Litestar(plugins=[Foundation(house)])
    serve(app, "127.0.0.1", int(port))


if __name__ == "__main__":
    main(*sys.argv[1:])
