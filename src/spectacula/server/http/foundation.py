"""What every app of the house stands on: the house itself, the API, sessions, headers, limits, compression."""

from __future__ import annotations

import gc
import logging
from importlib.metadata import version
from types import EllipsisType
from typing import Any

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.logging.config import BaseLoggingConfig
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins import InitPlugin
from litestar.types import Scope

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.house import House
from spectacula.server.http.door import Door
from spectacula.server.http.limits import Limits
from spectacula.server.http.logs import logging_config
from spectacula.server.http.reading import CarefulRequest
from spectacula.server.http.safety import csrf_config, safe_headers
from spectacula.server.settings import Settings

log = logging.getLogger(__name__)
EVENT_STREAMS = "/events$"


class Foundation(InitPlugin):
    """`Litestar(plugins=[Foundation(house)], route_handlers=[…])`: handlers may then ask for `house`.

    `logging` and `sessions` are those of one machine unless others are given; `programs` says whether any may come.
    """

    def __init__(
        self,
        house: House,
        logging: BaseLoggingConfig | EllipsisType | None = ...,
        sessions: DefineMiddleware | None = None,
        programs: bool = True,
    ) -> None:
        self.house = house
        self.programs = programs
        self.logging = logging_config(house.settings) if isinstance(logging, EllipsisType) else logging
        self.sessions = sessions or _cookie_sessions(house.settings)

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        house = self.house
        app_config.dependencies["house"] = Provide(house_of, sync_to_thread=False)
        app_config.state.update(served(house))
        app_config.on_startup.extend([open_house, keep_collections_short])
        app_config.on_shutdown.append(close_house)
        app_config.before_send.append(safe_headers(house.settings))
        app_config.after_exception.append(log_failure)
        app_config.request_class = CarefulRequest
        app_config.csrf_config = csrf_config(house.settings)
        app_config.middleware[:0] = [DefineMiddleware(Door, settings=house.settings), self.sessions]
        app_config.compression_config = CompressionConfig("gzip", gzip_compress_level=5, exclude=[EVENT_STREAMS])
        app_config.openapi_config = None
        if self.programs:
            _let_in_programs(app_config)
        app_config.logging_config = self.logging
        return app_config


def served(house: House) -> dict[str, Any]:
    """What an app finds in its state: the house it serves, and how much anybody may ask of it."""
    return {"house": house, "limits": _limits(house)}


def house_of(scope: Scope) -> House:
    house: House = Litestar.from_scope(scope).state.house
    return house


async def open_house(app: Litestar) -> None:
    await app.state.house.start()
    await app.state.limits.start()


async def close_house(app: Litestar) -> None:
    await app.state.limits.stop()
    await app.state.house.stop()


def _let_in_programs(app_config: AppConfig) -> None:
    from spectacula.server.http.api.routes import api_router, health, ready  # not needed where nobody asks for it

    app_config.route_handlers.extend([api_router(), health, ready])
    app_config.openapi_config = _openapi()


def _cookie_sessions(settings: Settings) -> DefineMiddleware:
    from spectacula.server.http.sessions import session_config  # needs cryptography, other sessions do not

    return session_config(settings).middleware


def _limits(house: House) -> Limits:
    """Counted by this process, or together with others where there is a Valkey."""
    most = house.settings.generosity, house.settings.streams_per_address
    if not house.settings.valkey:
        return Limits(*most)
    from spectacula.server.valkey.client import connect
    from spectacula.server.valkey.limits import SharedLimits

    return SharedLimits(connect(house.settings.valkey), house.server, *most)


def keep_collections_short() -> None:
    """Whatever start-up has made stays; full collections over it would hold up everybody for 150 ms."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


async def log_failure(error: Exception, scope: Scope) -> None:
    """Failures of ours go to the log; refusals do not."""
    if not isinstance(error, (HTTPException, SpectaculaError)):
        log.error("%s failed", scope.get("path_template") or "none", exc_info=error)


def _openapi() -> OpenAPIConfig:
    from spectacula.server.http.api.page import ApiPage

    schemes: dict[str, Any] = {"token": SecurityScheme(type="http", scheme="bearer")}
    return OpenAPIConfig(
        title="Spectacula",
        version=version("spectacula"),
        description="The tables of this house for programs. Get a token from POST /api/players.",
        path="/schema",
        render_plugins=[ApiPage(path="/"), JsonRenderPlugin()],
        components=Components(security_schemes=schemes),
        use_handler_docstrings=True,
    )
