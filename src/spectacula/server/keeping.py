"""What an operator does beside serving: look whether all is well, make a backup, restore one."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from pathlib import Path

from spectacula.server.settings import BadSetting, Settings
from spectacula.server.store import backup
from spectacula.server.store.database import examine
from spectacula.server.valkey.client import examine as reach


def check(settings: Settings) -> str:
    """Whether a house could be served with these settings, in one line; nothing is changed."""
    folder = next(place for place in (settings.folder, *settings.folder.absolute().parents) if place.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise BadSetting(f"the folder {settings.folder} cannot be written to")
    if settings.database is None and not settings.folder.exists():
        return f"all is well: the folder {settings.folder} and a database in it will be made"
    told = asyncio.run(examine(settings.where))
    if settings.telemetry:
        import spectacula.server.telemetry  # noqa: F401  # raises where its packages are missing
    if settings.valkey:
        asyncio.run(reach(settings.valkey))
        told += ", Valkey answers"
    return f"all is well: {told}{_workers(settings)}"


def _workers(settings: Settings) -> str:
    """Who thinks, where it is not the server itself."""
    if settings.workers:
        return ""
    from spectacula.server.jobs.queue import who_works

    workers = asyncio.run(who_works(settings)).workers
    return f", workers elsewhere: {workers}" if workers else ", nobody thinks for it yet: start `spectacula work`"


def back_up(settings: Settings, file: Path) -> str:
    """Everything to a file, in one line."""
    rows = asyncio.run(backup.back_up(settings.where, settings.secret(), file))
    return f"{file} holds {_told(rows)}"


def restore(settings: Settings, file: Path) -> str:
    """Everything from a file, in one line. The key of the sessions comes with it, so that everybody is known again."""
    secret, rows = asyncio.run(backup.restore(settings.database_url, file))
    settings.keep_secret(secret)
    return f"restored {_told(rows)}"


def _told(rows: Mapping[str, int]) -> str:
    return f"{rows['tables']} tables, {rows['moves']} moves and {rows['players']} players"
