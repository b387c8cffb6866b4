"""Reports: what was said comes along, few a day, decided once by the host, and kept no longer than need be."""

from __future__ import annotations

import io
import time
import zipfile
from pathlib import Path

import pytest

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.errors import NotNow
from spectacula.server.host import line
from spectacula.server.host.reports import DECIDED, MOST_A_DAY, UNDECIDED, Silenced, TooManyReports
from spectacula.server.house import House
from spectacula.server.people.export import export
from spectacula.server.people.joining import join
from spectacula.server.people.parting import part
from spectacula.server.player import Player
from spectacula.server.store.sql import SqlStore
from spectacula.server.tables.table import Table

from .at_table import two_people
from .in_memory import house_in_memory

pytestmark = pytest.mark.anyio


@pytest.fixture
async def small_house(tmp_path: Path) -> House:
    return house_in_memory(tmp_path)


async def reported(house: House) -> tuple[Table, Player, Player, str]:
    """Ann has reported Bob for what he said; with the id of the report."""
    table, ann, bob = await two_people(house)
    table = await house.say(table.id, bob.id, "you clown")
    await house.say(table.id, ann.id, "please stop")
    await house.reports.report(ann, bob.id, table, "insult", "again and again")
    [report] = await house.reports.waiting()
    return table, ann, bob, report.id


async def known(house: House, player: Player) -> Player:
    found = await house.player(player.id)
    assert found is not None
    return found


async def test_a_report_brings_along_the_words_of_whom_it_is_about_and_of_nobody_else(house: House) -> None:
    await reported(house)
    [report] = await house.reports.waiting()
    assert (report.name, report.reporter, report.kind, report.line) == ("Bob", "Ann", "insult", "again and again")
    assert report.evidence == ("you clown",)


async def test_there_are_few_reports_a_day(small_house: House) -> None:
    table, ann, bob = await two_people(small_house)
    for _ in range(MOST_A_DAY):
        await small_house.reports.report(ann, bob.id, table, "spam", "")
    with pytest.raises(TooManyReports):
        await small_house.reports.report(ann, bob.id, table, "spam", "")


@pytest.mark.parametrize(("about", "kind"), [(0, "insult"), (1, "boredom")])
async def test_nobody_reports_themselves_or_for_no_reason(small_house: House, about: int, kind: str) -> None:
    table, *pair = await two_people(small_house)
    with pytest.raises(NotNow):
        await small_house.reports.report(pair[0], pair[about].id, table, kind, "")


async def test_a_warning_is_there_until_it_is_read(house: House) -> None:
    *_, bob, report = await reported(house)
    await house.reports.warn(report)
    assert (await known(house, bob)).warned
    await house.reports.read(bob.id)
    assert not (await known(house, bob)).warned


async def test_whoever_is_silenced_says_nothing_and_plays_on(house: House) -> None:
    table, _, bob, report = await reported(house)
    await house.reports.silence(report, 7.0)
    with pytest.raises(Silenced):
        await house.say(table.id, bob.id, "who, me?")
    assert bob.id in (await house.table(table.id)).people


async def test_a_silence_ends(small_house: House) -> None:
    table, _, bob, report = await reported(small_house)
    await small_house.reports.silence(report, 0.0)
    table = await small_house.say(table.id, bob.id, "sorry")
    assert table.talk[-1].text == "sorry"


async def test_a_report_is_decided_once(house: House) -> None:
    *_, report = await reported(house)
    await house.reports.close(report)
    assert await house.reports.waiting() == []
    with pytest.raises(NotNow):
        await house.reports.warn(report)


async def test_a_decided_report_goes_after_its_time_and_not_before(
    small_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    *_, report = await reported(small_house)
    await small_house.reports.close(report)
    now = time.time()
    for later, left in ((DECIDED - 60, 1), (DECIDED + 60, 0)):
        monkeypatch.setattr(time, "time", lambda later=later: now + later)
        await small_house.reports.clear_out()
        assert len(await small_house.store.rows("reports", {})) == left


async def test_a_report_nobody_decides_on_goes_too(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await reported(small_house)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + UNDECIDED + 60)
    await small_house.reports.clear_out()
    assert await small_house.reports.waiting() == []


async def test_with_whom_it_is_about_a_report_goes(house: House) -> None:
    _, _, bob, _ = await reported(house)
    await part(house, bob)
    assert await house.store.rows("reports", {}) == []


async def test_a_report_of_somebody_who_has_gone_has_no_reporter(house: House) -> None:
    _, ann, _, _ = await reported(house)
    await part(house, ann)
    assert [report.reporter for report in await house.reports.waiting()] == [""]


async def test_a_guest_cannot_sign_in_out_of_a_silence(house: House) -> None:
    table, _, bob, report = await reported(house)
    await house.reports.silence(report, 7.0)
    kept = await house.new_player("Clara")
    await join(house, bob, kept)
    with pytest.raises(Silenced):
        await house.say(table.id, kept.id, "it is me")


async def test_the_export_tells_what_one_has_reported(small_house: House) -> None:
    _, ann, _, _ = await reported(small_house)
    archive = zipfile.ZipFile(io.BytesIO(await export(small_house, ann)))
    assert b"again and again" in archive.read("reports.json")


async def test_the_command_line_lists_what_waits(house: House) -> None:
    await reported(house)
    assert isinstance(house.store, SqlStore)
    told = await line.reports(house.store)
    assert "insult" in told and "Bob" in told and "said: you clown" in told


async def test_the_command_line_decides_like_the_desk(house: House) -> None:
    _, _, bob, _ = await reported(house)
    (report,) = await house.reports.waiting()
    assert isinstance(house.store, SqlStore) and report.id in await line.reports(house.store)
    assert "silence" in await line.decide(house, report.id, "silence", 7)
    silenced = await house.player(bob.id)
    assert silenced is not None and silenced.silent_until > time.time()
    assert not await house.reports.waiting()
    with pytest.raises(NotNow):
        await line.decide(house, report.id, "close", 7)
    with pytest.raises(SpectaculaError, match="no report"):
        await line.decide(house, "none", "warn", 7)
