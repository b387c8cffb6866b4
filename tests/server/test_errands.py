"""Errands: stored until they are done, tried again with pauses, done once whoever dies over them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest

from spectacula.server.building import build
from spectacula.server.errands import PAUSES, Errands, HandOver, Never, NotYet, Told
from spectacula.server.house import House
from spectacula.server.people.parting import part
from spectacula.server.store.rows import Row, Update
from spectacula.server.store.store import Conflict

from .conftest import settings_in
from .moved import Stopped

pytestmark = pytest.mark.anyio
A_DAY = 86_400.0


class Errandboy:
    """Notes what he has brought; does beforehand, and after it was handed over, what he is told."""

    def __init__(self, before: BaseException | None = None, after: BaseException | None = None) -> None:
        self.before, self.after = before, after
        self.brought: list[str] = []

    async def carry(self, told: Told, hand_over: HandOver) -> None:
        if self.before is not None:
            raise self.before
        await hand_over()
        if self.after is not None:
            raise self.after
        self.brought.append(told["text"])


class Dawdler(Errandboy):
    """Stops on the way to the door, and once more in it."""

    def __init__(self) -> None:
        super().__init__()
        self.on_the_way, self.may_go_on = asyncio.Event(), asyncio.Event()
        self.in_the_door, self.may_enter = asyncio.Event(), asyncio.Event()

    async def carry(self, told: Told, hand_over: HandOver) -> None:
        self.on_the_way.set()
        await self.may_go_on.wait()
        await hand_over()
        self.in_the_door.set()
        await self.may_enter.wait()
        self.brought.append(told["text"])


@pytest.fixture
async def house(database: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    house = build(settings_in(tmp_path_factory.mktemp("house"), database))
    await house.start()
    yield house
    await house.stop()


def sent_with(house: House, boy: Errandboy) -> Errands:
    errands = Errands(house.store, lease=60)
    errands.messengers["note"] = boy
    return errands


async def waiting(house: House) -> list[Row]:
    return await house.store.rows("errands", {})


async def later(house: House) -> None:
    """So much time passes that all that may be tried again may be."""
    for row in await waiting(house):
        with suppress(Conflict):  # the house lets go what has taken too long
            await house.store.write([Update("errands", {"id": row["id"]}, {"at": 0.0})])


async def carry_all(house: House, errands: Errands) -> None:
    for row in await waiting(house):
        await errands.carry(row["id"])


async def test_an_errand_is_done_and_forgotten(house: House) -> None:
    errands = sent_with(house, boy := Errandboy())
    await errands.send("note", {"text": "come"}, A_DAY)
    await carry_all(house, errands)
    assert boy.brought == ["come"] and not await waiting(house)


async def test_of_two_who_see_it_one_does_it(house: House) -> None:
    boy = Errandboy()
    one, other = sent_with(house, boy), sent_with(house, boy)
    await one.send("note", {"text": "come"}, A_DAY)
    [row] = await waiting(house)
    await asyncio.gather(one.carry(row["id"]), other.carry(row["id"]))
    assert boy.brought == ["come"]


async def test_who_hands_it_over_while_another_reaches_for_it_is_the_only_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    late, quick = Dawdler(), Errandboy()
    await sent_with(house, late).send("note", {"text": "come"}, A_DAY)
    [row] = await waiting(house)
    under_way = asyncio.create_task(sent_with(house, late).carry(row["id"]))
    await late.on_the_way.wait()
    await later(house)
    look = house.store.rows

    async def look_away(table: str, where: Row) -> list[Row]:
        found = await look(table, where)
        late.may_go_on.set()
        await late.in_the_door.wait()
        return found

    with monkeypatch.context() as moment:
        moment.setattr(house.store, "rows", look_away)
        await sent_with(house, quick).carry(row["id"])
    late.may_enter.set()
    await under_way
    assert (late.brought, quick.brought) == (["come"], [])


async def test_what_is_not_accepted_yet_is_tried_again_after_a_pause_that_grows(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    Stopped(monkeypatch)
    errands = sent_with(house, Errandboy(before=NotYet("busy")))
    await errands.send("note", {"text": "come"}, A_DAY)
    pauses = []
    for _ in PAUSES[:3]:
        await later(house)
        await carry_all(house, errands)
        pauses += [row["at"] - time.time() for row in await waiting(house)]
    assert pauses == pytest.approx(PAUSES[:3])


async def test_nothing_is_tried_before_its_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    Stopped(monkeypatch)
    errands = sent_with(house, Errandboy(before=NotYet("busy")))
    await errands.send("note", {"text": "come"}, A_DAY)
    await carry_all(house, errands)
    assert await house.store.errands_due(time.time()) == []
    errands = sent_with(house, boy := Errandboy())
    await carry_all(house, errands)
    assert boy.brought == []


async def test_what_was_refused_after_it_was_handed_over_is_tried_again(house: House) -> None:
    errands = sent_with(house, Errandboy(after=NotYet("busy")))
    await errands.send("note", {"text": "come"}, A_DAY)
    await carry_all(house, errands)
    await later(house)
    errands = sent_with(house, boy := Errandboy())
    await carry_all(house, errands)
    assert boy.brought == ["come"]


@pytest.mark.parametrize("reason", [Never("refused"), NotYet("busy")])
async def test_what_is_refused_for_good_or_for_too_long_is_given_up(house: House, reason: Exception) -> None:
    errands = sent_with(house, Errandboy(before=reason))
    await errands.send("note", {"text": "come"}, A_DAY if isinstance(reason, Never) else 0.0)
    await later(house)
    await carry_all(house, errands)
    assert not await waiting(house)


async def test_an_errand_goes_on_with_another_when_its_bearer_dies(house: House) -> None:
    dies = sent_with(house, Errandboy(before=KeyboardInterrupt()))
    await dies.send("note", {"text": "come"}, A_DAY)
    with pytest.raises(KeyboardInterrupt):
        await carry_all(house, dies)
    errands = sent_with(house, boy := Errandboy())
    await carry_all(house, errands)
    assert boy.brought == [], "the first has it for a while yet"
    await later(house)
    await carry_all(house, errands)
    assert boy.brought == ["come"]


async def test_an_errand_that_may_have_arrived_is_not_done_again(house: House) -> None:
    dies = sent_with(house, Errandboy(after=ConnectionResetError()))
    await dies.send("note", {"text": "come"}, A_DAY)
    await carry_all(house, dies)
    await later(house)
    errands = sent_with(house, boy := Errandboy())
    await carry_all(house, errands)
    assert boy.brought == [] and not await waiting(house)


async def test_an_errand_for_somebody_goes_with_them(house: House) -> None:
    errands, ann = sent_with(house, Errandboy()), await house.new_player("Ann")
    await errands.send("note", {"text": "come"}, A_DAY, ann.id)
    await part(house, ann)
    assert not await waiting(house)


async def test_a_house_that_opens_again_goes_on_with_its_errands(house: House) -> None:
    await house.errands.send("note", {"text": "come"}, A_DAY)
    again = build(house.settings)
    again.errands.messengers["note"] = boy = Errandboy()
    await again.start()
    while await waiting(house):
        await asyncio.sleep(0.01)
    await again.stop()
    assert boy.brought == ["come"]


async def test_what_nobody_here_brings_waits_for_others_and_goes_in_the_end(house: House) -> None:
    errands = Errands(house.store, lease=60)
    await errands.send("note", {"text": "come"}, A_DAY)
    await carry_all(house, errands)
    [row] = await waiting(house)
    await house.store.write([Update("errands", {"id": row["id"]}, {"until": 1.0})])
    await carry_all(house, errands)
    assert not await waiting(house)
