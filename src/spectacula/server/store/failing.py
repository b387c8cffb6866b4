"""What goes wrong with a database in the course of a day, told from what is wrong with a question put to it."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoneFree

from spectacula.server.errors import OutOfService

log = logging.getLogger(__name__)
FAILURES: tuple[type[Exception], ...] = (OSError, TimeoutError, sqlite3.Error, DBAPIError, NoneFree)
with suppress(ModuleNotFoundError):  # PostgreSQL is an extra
    from asyncpg.exceptions import InterfaceError, PostgresError

    FAILURES += (PostgresError, InterfaceError)


@contextmanager
def in_service() -> Iterator[None]:
    """Raises `OutOfService` when the database is lost, locked, full or read-only; a clash of rows goes through."""
    try:
        yield
    except IntegrityError:
        raise
    except FAILURES as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0] or type(error).__name__
        log.error("the database cannot be used: %s", reason)
        raise OutOfService("the database cannot be used now; nothing was changed, try again in a minute") from error
