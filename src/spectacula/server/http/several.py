"""Several server processes on one listening socket, from making ready to the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from spectacula.server.http.logs import logging_config
from spectacula.server.http.looking_after import Several
from spectacula.server.http.members import ServeOne
from spectacula.server.http.serving import address_of, allow_many_connections, listen, make_ready
from spectacula.server.settings import Settings


def serve_several(settings: Settings, serve_one: ServeOne, ready: Callable[[str], None]) -> None:
    """Serve until stopped; `ready` is called with the address once all of them answer."""
    asyncio.run(make_ready(settings))
    settings.secret()
    logging_config(settings).configure()
    allow_many_connections()
    with listen(settings.host, settings.port) as listening:
        Several(settings, serve_one, listening).run(lambda: ready(address_of(settings, listening)))
