"""The steps of the schema: how many a database has taken, and the rest of them. Only who takes one loads Alembic."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"
TAKEN = "alembic_version"
"""The table in which a database keeps its last step."""


class UnknownStep(LookupError):
    """A step that a later version has taken."""


@cache
def steps() -> tuple[str, ...]:
    """The names of all, in their order."""
    return tuple(sorted(file.stem.removeprefix("house_") for file in (MIGRATIONS / "versions").glob("house_*.py")))


def known(step: str) -> str:
    """Raises `UnknownStep` if it is none of ours."""
    if step not in steps():
        raise UnknownStep(step)
    return step


def revision_of(connection: Connection) -> str | None:
    """The last step that a database has taken, if there is one."""
    if not inspect(connection).has_table(TAKEN):
        return None
    revision: str | None = connection.scalar(text(f"SELECT version_num FROM {TAKEN}"))
    return revision


def is_up_to_date(connection: Connection) -> bool:
    """Raises `UnknownStep` if it is ahead."""
    revision = revision_of(connection)
    return revision is not None and known(revision) == steps()[-1]


def upgrade(connection: Connection, step: str = "head") -> None:
    """Take the steps up to this one."""
    from alembic import command

    command.upgrade(migrations(connection), step)


def downgrade(connection: Connection, step: str = "base") -> None:
    """Take the steps back, as far as this one."""
    from alembic import command

    command.downgrade(migrations(connection), step)


def migrations(connection: Connection) -> Config:
    """All steps, to be taken on a connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
