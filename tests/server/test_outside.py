"""Requests to addresses somebody gave us: none goes into a private network, whatever it is called."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import ip_address
from pathlib import Path

import pytest

from spectacula.server.alerts import outside
from spectacula.server.alerts.outside import HEAD, Answer, BadAddress, NotTaken, Outside, Post, Unclear, is_public

from .houses import free_port
from .receivers import Receiver, self_signed

pytestmark = pytest.mark.anyio


async def nothing() -> None: ...


def called(*numbers: str) -> Outside:
    """A world in which every name stands for these numbers."""

    async def resolve(host: str, port: int) -> Sequence[str]:
        return numbers

    return Outside(resolve=resolve)


@pytest.mark.parametrize(
    "number",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "198.18.0.1", "::", "::1", "fe80::1", "fc00::1", "fec0::1", "ff02::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::80ff:fffe"),
    ],
)
async def test_a_name_that_stands_for_a_private_number_is_refused(number: str) -> None:
    assert not is_public(ip_address(number))
    with pytest.raises(BadAddress, match="private network"):
        await called(number).check("https://push.example/abc")


async def test_one_private_number_among_public_ones_is_enough() -> None:
    with pytest.raises(BadAddress, match="private network"):
        await called("93.184.215.14", "127.0.0.1").check("https://push.example/abc")


@pytest.mark.parametrize("number", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])
async def test_a_public_number_is_not(number: str) -> None:
    await called(number).check("https://push.example/abc")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "0177.0.0.1", "0"])
async def test_however_this_machine_is_spelled_it_is_not_asked(host: str) -> None:
    with pytest.raises(BadAddress):
        await Outside().check(f"https://{host}/abc")


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://push.example/", "https"),
        ("ftp://push.example/", "https"),
        ("file:///etc/passwd", "url"),
        ("https://", "url"),
        ("https://name:secret@push.example/", "url"),
        ("https://push.example/\r\nHost: inside", "url"),
        ("https://push.example:99999/", "url"),
        ("https://[::1", "url"),
        (f"https://push.example/{'x' * 2000}", "url"),
    ],
)
async def test_what_is_no_address_of_a_web_server_is_refused(url: str, reason: str) -> None:
    with pytest.raises(BadAddress) as refused:
        await called("93.184.215.14").check(url)
    assert refused.value.reason == reason


async def test_a_name_is_looked_up_once_and_that_number_is_asked() -> None:
    """Whoever answers first with a public number and then with a private one gains nothing."""
    asked: list[str] = []

    async def resolve(host: str, port: int) -> Sequence[str]:
        asked.append(host)
        return ["127.0.0.1"]

    async with Receiver() as receiver:
        port = receiver.url.rpartition(":")[2]
        world = Outside(local=True, resolve=resolve)
        assert await world.send(Post(f"http://push.example:{port}/abc", {}, b"{}"), nothing) == Answer(200)
        assert asked == ["push.example"]
        assert receiver.received[0].headers["host"] == f"push.example:{port}"


async def test_a_name_that_turns_private_after_it_was_checked_is_asked_no_more() -> None:
    """No connection is made, not even one over which nothing is said."""
    numbers, called_at = ["93.184.215.14"], list[object]()

    async def resolve(host: str, port: int) -> Sequence[str]:
        return numbers

    server = await asyncio.start_server(lambda *streams: called_at.append(streams), "127.0.0.1", 0)
    url = f"https://push.example:{server.sockets[0].getsockname()[1]}/abc"
    outside = Outside(resolve=resolve)
    await outside.check(url)
    numbers[0] = "127.0.0.1"
    with pytest.raises(BadAddress, match="private network"):
        await outside.send(Post(url, {}, b"{}"), nothing)
    server.close()
    assert called_at == []


async def test_where_nobody_listens_nothing_has_arrived() -> None:
    with pytest.raises(NotTaken):
        await Outside(local=True).send(Post(f"http://127.0.0.1:{free_port()}", {}, b""), nothing)


async def test_a_certificate_that_nobody_vouches_for_is_not_taken(tmp_path: Path) -> None:
    async with Receiver(trust=self_signed(tmp_path)) as receiver:
        with pytest.raises(NotTaken, match="SSLCertVerificationError"):
            await Outside(local=True).send(Post(receiver.url, {}, b""), nothing)
    assert not receiver.received


async def test_whoever_speaks_no_tls_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "PATIENCE", 0.1)
    async with Receiver() as receiver:
        with pytest.raises(NotTaken, match="TimeoutError"):
            await Outside(local=True).send(Post(receiver.url.replace("http:", "https:"), {}, b""), nothing)


async def test_an_answer_without_end_is_not_read_to_its_end() -> None:
    async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nX: " + b"x" * (4 * HEAD))
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(pour, "127.0.0.1", 0)
    with pytest.raises(Unclear):
        port = server.sockets[0].getsockname()[1]
        await Outside(local=True).send(Post(f"http://127.0.0.1:{port}/", {}, b""), nothing)
    server.close()


async def test_how_long_to_wait_is_heard() -> None:
    async with Receiver(["429 Slowly\r\nRetry-After: 90"]) as receiver:
        assert await Outside(local=True).send(Post(receiver.url, {}, b""), nothing) == Answer(429, 90.0)
