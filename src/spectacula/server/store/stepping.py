"""The schema, step by step: up with a newer Spectacula, down again before an older one is put in its place."""

from __future__ import annotations

from sqlalchemy import Connection

from spectacula.server.store.alone import Alone
from spectacula.server.store.database import BadDatabase, answering, close, connect
from spectacula.server.store.steps import downgrade, known, revision_of, steps, upgrade


async def step_to(url: str, revision: str) -> tuple[str, str]:
    """Take a database that nobody serves to a step of the schema, all or nothing; says from where to where."""
    if revision not in steps():
        raise BadDatabase(f"there is no step {revision}: the schema has {steps()[0]} to {steps()[-1]}")
    engine = connect(url)
    alone = Alone(engine)
    try:
        with answering(engine):
            await alone.hold()
            async with engine.connect() as connection:
                await connection.execution_options(writes=True)
                async with connection.begin():
                    before = await connection.run_sync(_step, revision)
    finally:
        await alone.let_go()
        await close(engine)
    return before, revision


def _step(connection: Connection, revision: str) -> str:
    before = revision_of(connection)
    if before is None:
        raise BadDatabase("there is no house in this database: `spectacula serve` makes one")
    move = downgrade if known(before) > revision else upgrade
    move(connection, revision)
    return before
