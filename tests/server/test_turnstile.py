"""The turnstile: the urgent first, nobody twice, and a place given up is passed on."""

from __future__ import annotations

import asyncio

import pytest

from spectacula.server.thinking.turnstile import Turnstile

pytestmark = pytest.mark.anyio


class Visitors:
    """People who go through, note it, and stay until they are sent away."""

    def __init__(self, places: int) -> None:
        self.turnstile = Turnstile(places)
        self.inside: list[str] = []
        self.went: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._gates: dict[str, asyncio.Event] = {}

    async def come(self, name: str, urgent: bool = False) -> None:
        self._gates[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._visit(name, urgent))
        await asyncio.sleep(0)

    async def send_away(self, name: str) -> None:
        self._gates[name].set()
        await self.tasks[name]
        await asyncio.sleep(0)

    async def _visit(self, name: str, urgent: bool) -> None:
        await self.turnstile.enter(urgent)
        self.inside.append(name)
        self.went.append(name)
        await self._gates[name].wait()
        self.inside.remove(name)
        self.turnstile.leave()


async def test_so_many_and_no_more_are_inside() -> None:
    guests = Visitors(2)
    for name in "abcd":
        await guests.come(name)
    assert guests.inside == ["a", "b"]
    await guests.send_away("b")
    assert guests.inside == ["a", "c"]


async def test_the_urgent_go_first_and_equals_in_the_order_they_came() -> None:
    guests = Visitors(1)
    for name, urgent in (("a", False), ("b", False), ("c", True), ("d", False), ("e", True)):
        await guests.come(name, urgent)
    for name in "acebd":
        await guests.send_away(name)
    assert guests.went == list("acebd")


async def test_who_gives_up_waiting_leaves_the_place_to_the_next() -> None:
    guests = Visitors(1)
    for name in "abc":
        await guests.come(name)
    guests.tasks["b"].cancel()
    await guests.send_away("a")
    assert guests.inside == ["c"]


async def test_a_place_is_not_lost_on_somebody_who_gives_up_when_called() -> None:
    guests = Visitors(1)
    for name in "abc":
        await guests.come(name)
    guests._gates["a"].set()
    await asyncio.sleep(0)  # a leaves and calls b
    guests.tasks["b"].cancel()
    await asyncio.sleep(0.01)
    assert guests.inside == ["c"]
    await guests.send_away("c")
    await guests.come("d")
    assert guests.inside == ["d"]
