"""A whole house in one file: every row as of one moment, and the key of its sessions. Either database reads it."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Column, Connection, LargeBinary, MetaData, Table, func, insert, inspect, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.store.alone import alone_with
from spectacula.server.store.database import BadDatabase, answering, close, connect
from spectacula.server.store.steps import TAKEN, UnknownStep, downgrade, known, revision_of, upgrade

FORMAT = "spectacula-backup-1"
QUEUE = "saq_"  # tables of the queue of thoughts, which is nobody's memory
UNDER_WAY = "errands"  # would be done again by a house that is restored
BATCH = 500
Line = list[Any]


class BadBackup(SpectaculaError):
    """A file that cannot be restored; the message says why."""


# --- to a file


async def back_up(url: str, secret: bytes, file: Path) -> Counter[str]:
    """Write everything as it stands at one moment, whoever plays meanwhile. Returns how many rows of each table."""
    draft = file.with_name(f"{file.name}.part")
    engine = connect(url)
    try:
        with _writing(file):
            out = _new_file(draft)
        with answering(engine), out:
            rows = await _write_all(engine, secret, out, file)
        with _writing(file):
            draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
        await close(engine)
    return rows


@contextmanager
def _writing(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadBackup(f"cannot write {file}: {error.strerror or error}") from None


def _new_file(path: Path) -> IO[bytes]:
    """Readable by this user only: it holds the key of everybody's session."""
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")


async def _write_all(engine: AsyncEngine, secret: bytes, out: IO[bytes], file: Path) -> Counter[str]:
    rows, digest, packed = Counter[str](), hashlib.sha256(), gzip.GzipFile(fileobj=out, mode="wb", mtime=0)

    def put(line: Line) -> None:
        text = json.dumps(line, ensure_ascii=False, separators=(",", ":"), default=_in_letters).encode()
        digest.update(text)
        with _writing(file):
            packed.write(text + b"\n")

    async with _one_moment(engine) as db:
        schema, tables = await db.run_sync(_stored)
        put([FORMAT, {"schema": schema, "made": time.time(), "secret": secret}])
        for table in tables:
            async for row in (await db.stream(select(table))).mappings():
                put([table.name, dict(row)])
                rows[table.name] += 1
    put(["end", {"rows": rows, "digest": digest.hexdigest()}])
    with _writing(file):
        packed.close()
        out.flush()
        os.fsync(out.fileno())
    return rows


@asynccontextmanager
async def _one_moment(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    options: dict[str, Any] = {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}
    async with engine.connect() as connection:
        yield await connection.execution_options(**options)


def _stored(connection: Connection) -> tuple[str, list[Table]]:
    """The revision of the schema and its tables, those that others refer to first."""
    revision = revision_of(connection)
    if revision is None:
        raise BadDatabase("there is no house in this database")
    return revision, _tables(connection)


def _tables(connection: Connection) -> list[Table]:
    known = MetaData()
    known.reflect(connection)
    left_out = (TAKEN, UNDER_WAY)
    return [t for t in known.sorted_tables if t.name not in left_out and not t.name.startswith(QUEUE)]


def _in_letters(value: object) -> str:
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    raise TypeError(type(value))


# --- and back


async def restore(url: str, file: Path) -> tuple[bytes, Counter[str]]:
    """Fill an empty database from a file: all of it or nothing. Returns the key of the sessions and the rows."""
    head, rows = _checked(file)
    async with alone_with(url) as db:
        await db.run_sync(_fill, head["schema"], file)
    return base64.b64decode(head["secret"]), rows


def _checked(file: Path) -> tuple[dict[str, Any], Counter[str]]:
    """What a file says of itself, if it is whole."""
    digest, rows, head = hashlib.sha256(), Counter[str](), dict[str, Any]()
    for text, (name, what) in _lines(file):
        if name == "end":
            if what != {"rows": rows, "digest": digest.hexdigest()}:
                raise BadBackup(f"{file} is damaged: what it holds is not what was written")
            return head, rows
        digest.update(text)
        if name == FORMAT:
            head = what
        else:
            rows[name] += 1
    raise BadBackup(f"{file} is cut short")


def _lines(file: Path) -> Iterator[tuple[bytes, Line]]:
    try:
        with gzip.open(file) as packed:
            for number, text in enumerate(packed):
                line = json.loads(text)
                if number == 0 and line[0] != FORMAT:
                    raise BadBackup(f"{file} is no backup of a house, or of a later version")
                yield text.rstrip(b"\n"), line
    except FileNotFoundError:
        raise BadBackup(f"there is no file {file}") from None
    except (OSError, EOFError, ValueError, LookupError) as error:
        raise BadBackup(f"{file} is no backup of a house, or is damaged: {error}") from None


def _fill(connection: Connection, schema: str, file: Path) -> None:
    """The schema the rows were written in, the rows, then the schema of today."""
    _be_empty(connection)
    try:
        upgrade(connection, known(schema))
    except UnknownStep:
        raise BadBackup(f"{file} was made by a newer Spectacula: use that version to restore it") from None
    tables = {table.name: table for table in _tables(connection)}
    later: list[tuple[Table, dict[str, Any]]] = []
    batch: list[dict[str, Any]] = []
    before = ""
    for _, (name, row) in _lines(file):
        if name != before or len(batch) >= BATCH:
            _insert(connection, tables.get(before), batch, later)
            before, batch = name, []
        batch.append(row)
    for table, row in later:
        keys = [column == row[column.name] for column in table.primary_key]
        connection.execute(update(table).where(*keys).values({c: row[c.name] for c in _own_kind(table)}))
    upgrade(connection)


def _be_empty(connection: Connection) -> None:
    """A database that is new, or whose tables hold nothing."""
    tables = _tables(connection)
    for table in tables:
        if connection.scalar(select(func.count()).select_from(table)):
            raise BadDatabase("this database already holds a house: restore into an empty one")
    if inspect(connection).has_table(TAKEN):
        downgrade(connection)


def _insert(connection: Connection, table: Table | None, batch: Sequence[dict[str, Any]], later: list[Any]) -> None:
    """Rows of one table. What refers to a row of the same table is put in when all of them are there."""
    if table is None or not batch:
        return
    letters = [column.name for column in table.c if isinstance(column.type, LargeBinary)]
    own = [column.name for column in _own_kind(table)]
    rows = []
    for row in batch:
        packed = {name: base64.b64decode(row[name]) for name in letters if row[name] is not None}
        rows.append({**row, **packed, **dict.fromkeys(own)})
        if any(row[name] is not None for name in own):
            later.append((table, row))
    connection.execute(insert(table), rows)


def _own_kind(table: Table) -> list[Column[Any]]:
    return [column for column in table.c if any(key.column.table is table for key in column.foreign_keys)]
