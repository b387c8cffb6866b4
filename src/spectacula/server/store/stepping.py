"""The schema, step by step: up with a newer Spectacula, down again before an older one is put in its place."""

from __future__ import annotations

from sqlalchemy import Connection

from spectacula.server.store.alone import alone_with
from spectacula.server.store.database import BadDatabase
from spectacula.server.store.steps import downgrade, known, revision_of, steps, upgrade


async def step_to(url: str, revision: str) -> tuple[str, str]:
    """Take a database that nobody serves to a step of the schema, all or nothing; says from where to where."""
    if revision not in steps():
        raise BadDatabase(f"there is no step {revision}: the schema has {steps()[0]} to {steps()[-1]}")
    async with alone_with(url) as db:
        return await db.run_sync(_step, revision), revision


def _step(connection: Connection, revision: str) -> str:
    before = revision_of(connection)
    if before is None:
        raise BadDatabase("there is no house in this database: `spectacula serve` makes one")
    move = downgrade if known(before) > revision else upgrade
    move(connection, revision)
    return before
