"""A house in one file: as of one moment, however much is played meanwhile, and on either database again."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest

from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.store.backup import BadBackup, back_up, restore
from spectacula.server.store.database import BadDatabase, prepare
from spectacula.server.tables.table import Table

from .at_table import INVITED, PERSON_HERE, again, engine_of, open_for, play_first, play_to, standing, two_people
from .conftest import settings_in

pytestmark = pytest.mark.anyio
SECRET = b"k" * 32


def url_of(house: House) -> str:
    return engine_of(house).url.render_as_string(hide_password=False)


async def opened(folder: Path, url: str | None = None) -> House:
    folder.mkdir(exist_ok=True)
    house = build(settings_in(folder, url))
    await house.start()
    return house


async def lively(house: House) -> tuple[Player, list[Table]]:
    """Tables of every kind: just opened, sealed choices, talk, an offer to go back, over, over with a rematch."""
    sealed, ann, bob = await two_people(house)
    sealed = await play_first(house, sealed, 0)
    await house.say(sealed.id, ann.id, "Bravo 🎭 «é»")
    offered, ann2, _ = await two_people(house)
    offered = await play_to(house, offered, 5)
    await house.ask_undo(offered.id, ann2.id, 0, 2)
    over = await play_to(house, await open_for(house, ann, PERSON_HERE), 1000)
    fresh = await house.rematch(over.id, ann.id)
    return ann, [sealed, offered, over, fresh, await open_for(house, bob, INVITED)]


async def test_what_comes_back_is_what_was_there(house: House, tmp_path: Path) -> None:
    ann, tables = await lively(house)
    token = await house.new_token(ann.id)
    before = [standing(await again(house, table)) for table in tables]
    file = tmp_path / "house.backup"
    await back_up(url_of(house), SECRET, file)
    elsewhere = f"sqlite:///{tmp_path / 'restored.db'}"
    secret, rows = await restore(elsewhere, file)
    assert (secret, rows["tables"]) == (SECRET, len(tables))
    new = await opened(tmp_path / "new", elsewhere)
    assert [standing(await new.table(table.id)) for table in tables] == before
    assert await new.player_by_token(token) == ann
    over = await new.table(tables[2].id)
    assert over.record().verify().scores == tables[2].match.scores
    await new.stop()


async def test_a_backup_goes_back_to_either_database(small_house: House, database: str, tmp_path: Path) -> None:
    _, tables = await lively(small_house)
    file = tmp_path / "house.backup"
    await back_up(url_of(small_house), SECRET, file)
    url = database.replace("house.db", "other.db")
    await prepare(url)  # an empty house is as good as none
    await restore(url, file)
    new = await opened(tmp_path / "new", url)
    for table in tables:
        assert standing(await new.table(table.id)) == standing(await again(small_house, table))
    await new.stop()


async def test_under_load_it_is_one_moment_and_every_record_holds(house: House, tmp_path: Path) -> None:
    ann = await house.new_player("Ann")
    tables = [await open_for(house, ann, PERSON_HERE) for _ in range(4)]
    acknowledged = {table.id: 0 for table in tables}
    stop = asyncio.Event()

    async def play_on(table: Table) -> None:
        while not stop.is_set() and not table.over:
            await play_first(house, table, table.match.pending[-1])
            acknowledged[table.id] = table.match.ply

    players = [asyncio.create_task(play_on(table)) for table in tables]
    while sum(acknowledged.values()) < 12:
        await asyncio.sleep(0)
    before = dict(acknowledged)
    await back_up(url_of(house), SECRET, tmp_path / "house.backup")
    stop.set()
    await asyncio.gather(*players)
    await restore(f"sqlite:///{tmp_path / 'restored.db'}", tmp_path / "house.backup")
    new = await opened(tmp_path / "new", f"sqlite:///{tmp_path / 'restored.db'}")
    for table in tables:
        found = (await new.table(table.id)).match
        assert before[table.id] <= found.ply <= table.match.ply
        assert [(p.seat, p.move) for p in found.played] == [(p.seat, p.move) for p in table.match.played[: found.ply]]
        assert found.record().verify().position == found.position
    await new.stop()


async def test_a_database_in_use_is_not_written_over(small_house: House, tmp_path: Path) -> None:
    await lively(small_house)
    await back_up(url_of(small_house), SECRET, tmp_path / "house.backup")
    with pytest.raises(BadDatabase, match="already holds a house"):
        await restore(url_of(small_house), tmp_path / "house.backup")
    await small_house.store.hold()
    with pytest.raises(BadDatabase, match="another server"):
        await restore(url_of(small_house), tmp_path / "house.backup")


@pytest.fixture(scope="module")
async def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What the file of a lively house holds."""
    folder = tmp_path_factory.mktemp("lively")
    house = await opened(folder)
    await lively(house)
    await back_up(url_of(house), SECRET, folder / "house.backup")
    await house.stop()
    return (folder / "house.backup").read_bytes()


@pytest.mark.parametrize("part", [0.0, 0.3, 0.99])
async def test_a_file_that_is_cut_short_is_refused_whole(whole: bytes, tmp_path: Path, part: float) -> None:
    file = tmp_path / "house.backup"
    file.write_bytes(whole[: int(len(whole) * part)])
    with pytest.raises(BadBackup) as refusal:
        await restore(f"sqlite:///{tmp_path / 'restored.db'}", file)
    assert "\n" not in str(refusal.value) and not (tmp_path / "restored.db").exists()


async def test_a_file_that_was_changed_is_refused(whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    plain = gzip.decompress(whole)
    assert b"Bravo" in plain
    file.write_bytes(gzip.compress(plain.replace(b"Bravo", b"Bravi")))
    with pytest.raises(BadBackup, match="damaged"):
        await restore(f"sqlite:///{tmp_path / 'restored.db'}", file)


@pytest.mark.parametrize(
    "content",
    [b"", b"no backup", gzip.compress(b'["something-else", {}]\n'), gzip.compress(b"[]\n")],
    ids=["empty", "text", "other", "nothing"],
)
async def test_a_file_that_is_no_backup_is_told_in_one_line(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(BadBackup) as refusal:
        await restore(f"sqlite:///{tmp_path / 'restored.db'}", tmp_path / "file")
    assert "\n" not in str(refusal.value)


async def test_a_backup_from_a_newer_house_is_told_so(small_house: House, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    async with engine_of(small_house).begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await back_up(url_of(small_house), SECRET, file)
    with pytest.raises(BadBackup, match="newer Spectacula"):
        await restore(f"sqlite:///{tmp_path / 'restored.db'}", file)


async def test_only_this_user_may_read_it_and_nothing_is_left_beside_it(small_house: House, tmp_path: Path) -> None:
    file = tmp_path / "kept" / "house.backup"
    file.parent.mkdir()
    await back_up(url_of(small_house), SECRET, file)
    assert file.stat().st_mode & 0o777 == 0o600 and list(file.parent.iterdir()) == [file]
    with pytest.raises(BadBackup, match="cannot write"):
        await back_up(url_of(small_house), SECRET, tmp_path / "nowhere" / "house.backup")
