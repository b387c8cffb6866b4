"""A house as it is served: a database, processes that think, and news that all servers of the database hear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spectacula.server.alerts.crying import Crier
from spectacula.server.alerts.wording import KIND as ALERT
from spectacula.server.errands import Messenger
from spectacula.server.house import House
from spectacula.server.news import News
from spectacula.server.people.letters import KIND as LETTER
from spectacula.server.people.letters import Postman
from spectacula.server.settings import Settings
from spectacula.server.spans import NoSpans, Spans
from spectacula.server.store.books import SqlBooks
from spectacula.server.store.listening import Notified
from spectacula.server.store.sheets import SqlSheets
from spectacula.server.store.sql import SqlStore
from spectacula.server.store.store import Store
from spectacula.server.thinking.gears import CompiledBeside
from spectacula.server.thinking.processes import Processes
from spectacula.server.thinking.workers import Staff

if TYPE_CHECKING:
    from spectacula.server.telemetry import Telemetry

GIVING_WAY = 10  # a search takes what pages and quick decisions leave


def build(settings: Settings | None = None) -> House:
    """A house that is not open yet: `start` opens it."""
    settings = settings or Settings()
    store = SqlStore(settings.database_url, settings.database_connections)
    telemetry = _telemetry(settings)
    house = House(settings, store, _staff(settings, telemetry), SqlBooks(store), SqlSheets(store))
    if telemetry is not None:
        telemetry.follow(store.engine)
        house.spans = telemetry
    house.errands.messengers = messengers(settings, store)
    if not settings.workers:
        from spectacula.server.jobs.errands import BearersElsewhere

        house.errands.bearers = BearersElsewhere(settings)
    if store.register is not None:
        house.news = _news(settings, store, house.server)
    return house


def spans_of(settings: Settings) -> Spans:
    """What a process tells of its work, if anybody wants to know."""
    return _telemetry(settings) or NoSpans()


def _telemetry(settings: Settings) -> Telemetry | None:
    if not settings.telemetry:
        return None
    from spectacula.server.telemetry import Telemetry

    return Telemetry(settings)


def messengers(settings: Settings, store: Store) -> dict[str, Messenger]:
    """Who brings errands of which kind to the world outside, as far as it was told where to."""
    letters: dict[str, Messenger] = {LETTER: Postman(settings)} if settings.smtp else {}
    return letters | ({ALERT: Crier(settings, store)} if settings.alerts else {})


def _staff(settings: Settings, telemetry: Telemetry | None) -> Staff:
    staff = _thinkers(settings, telemetry or NoSpans())
    return staff if telemetry is None else telemetry.staff(staff)


def _thinkers(settings: Settings, spans: Spans) -> Staff:
    """Searches are thought by processes of this server, or by `spectacula work`; quick decisions always here."""
    quick = Processes(1, settings.thinking_limit)
    if settings.workers:
        search = Processes(settings.workers, settings.thinking_limit, GIVING_WAY)
        return Staff(search, quick, CompiledBeside(search))
    from spectacula.server.jobs.asking import CompiledElsewhere, Elsewhere

    elsewhere = Elsewhere(settings, spans)
    return Staff(elsewhere, quick, CompiledElsewhere(elsewhere), (elsewhere.keep_watch,))


def _news(settings: Settings, store: SqlStore, server: str) -> News:
    """Over Valkey where there is one, otherwise over PostgreSQL."""
    if not settings.valkey:
        return Notified(store.engine, server)
    from spectacula.server.valkey.client import connect
    from spectacula.server.valkey.news import Published

    return Published(connect(settings.valkey), server)
