"""The front door: by which names a house answers, whom it believes about callers, and where it sends them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.datastructures import Headers

from spectacula.server.house import House
from spectacula.server.http.door import answers_to, names_of, see_through
from spectacula.server.settings import Settings
from spectacula.web.shell import back_to
from tests.web.pages import cookie_of

from .at_table import INVITED, open_for
from .in_memory import house_in_memory
from .visiting import Client, visiting

pytestmark = pytest.mark.anyio


def house_with(folder: Path, **changes: Any) -> House:
    house = house_in_memory(folder)
    house.settings = replace(house.settings, **changes)
    return house


def answers(settings: Settings, host: str) -> bool:
    return answers_to(names_of(settings), host)


# --- names


@pytest.mark.parametrize(
    ("allowed", "host", "welcome"),
    [
        (("a.example",), "a.example", True),
        (("a.example",), "A.Example:8000", True),
        (("a.example",), "b.example", False),
        (("a.example",), "a.example.b.example", False),
        (("a.example",), "127.0.0.1", False),
        (("*.a.example",), "x.a.example", True),
        (("*.a.example",), "xa.example", False),
        (("*",), "anything", True),
        ((), "127.0.0.1:8000", True),
        ((), "[::1]:8000", True),
        ((), "192.168.1.7", True),
        ((), "localhost:8000", True),
        ((), "rebound.example", False),
        ((), "", False),
    ],
)
def test_a_house_answers_to_its_names(allowed: tuple[str, ...], host: str, welcome: bool) -> None:
    assert answers(Settings(allowed_hosts=allowed), host) is welcome


def test_a_house_answers_to_the_name_of_its_address() -> None:
    settings = Settings(allowed_hosts=(), base_url="https://house.example:8443")
    assert answers(settings, "house.example") and not answers(settings, "other.example")


async def test_another_name_is_refused_but_not_a_question_after_its_health(tmp_path: Path) -> None:
    house = house_with(tmp_path, allowed_hosts=("house.example",))
    async with visiting(house) as client:
        assert (await client.get("/", headers={"Host": "evil.example"})).status_code == 421
        assert (await client.get("/api/games", headers={"Host": "evil.example"})).status_code == 421
        assert (await client.get("/health", headers={"Host": "10.0.0.1"})).status_code == 200
        assert (await client.get("/", headers={"Host": "house.example"})).status_code == 200


async def test_invitations_bear_the_address_of_the_house_whatever_the_caller_says(tmp_path: Path) -> None:
    house = house_with(tmp_path, base_url="https://house.example")
    ann = await house.new_player("Ann")
    table = await open_for(house, ann, INVITED)
    headers = {"Host": "evil.example", "Cookie": f"visitor={cookie_of(house.settings, ann.id)}"}
    async with visiting(house) as client:
        page = await client.get(f"/room/{table.id}", headers=headers)
    assert table.room is not None
    assert f"https://house.example/join/{table.room.invite}" in page.text
    assert "evil.example" not in page.text


# --- callers


@pytest.mark.parametrize(
    ("peer", "forwarded", "caller"),
    [
        ("127.0.0.1", "9.9.9.9", "9.9.9.9"),
        ("127.0.0.1", "1.1.1.1, 9.9.9.9", "9.9.9.9"),
        ("127.0.0.1", "9.9.9.9, 10.1.1.1", "9.9.9.9"),
        ("127.0.0.1", "9.9.9.9:1234", "9.9.9.9"),
        ("127.0.0.1", "2001:db8::1", "2001:db8::1"),
        ("127.0.0.1", "nonsense", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("8.8.8.8", "9.9.9.9", "8.8.8.8"),
    ],
)
def test_only_trusted_proxies_say_who_calls(peer: str, forwarded: str, caller: str) -> None:
    settings = Settings(trusted_proxies=("127.0.0.1", "10.0.0.0/8"))
    scope: dict[str, Any] = {"client": (peer, 1), "scheme": "http"}
    see_through(settings, scope, Headers({"x-forwarded-for": forwarded, "x-forwarded-proto": "https"}))
    assert scope["client"][0] == caller
    assert scope["scheme"] == ("http" if peer == "8.8.8.8" else "https")


def test_without_trusted_proxies_nobody_is_believed_not_even_on_this_machine() -> None:
    scope: dict[str, Any] = {"client": ("127.0.0.1", 1), "scheme": "http"}
    see_through(Settings(), scope, Headers({"x-forwarded-for": "9.9.9.9", "x-forwarded-proto": "https"}))
    assert scope == {"client": ("127.0.0.1", 1), "scheme": "http"}


# --- TLS


@pytest.fixture
async def secure(tmp_path: Path) -> AsyncIterator[Client]:
    async with visiting(house_with(tmp_path, https=True), base_url="https://house.example") as client:
        yield client


async def test_over_tls_every_cookie_is_secure_and_browsers_stay(secure: Client) -> None:
    first = await secure.get("/")
    csrf = {"X-CSRFToken": secure.cookies["csrf"]}
    named = await secure.post("/name", data={"name": "Ann"}, headers=csrf, follow_redirects=False)
    chosen = await secure.post("/language", data={"language": "de"}, headers=csrf, follow_redirects=False)
    for answer in (first, named, chosen):
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        cookies = answer.headers.get_list("set-cookie")
        assert cookies and all("secure" in cookie.lower() for cookie in cookies)


async def test_without_tls_no_browser_is_told_to_use_it(tmp_path: Path) -> None:
    async with visiting(house_with(tmp_path)) as client:
        answer = await client.get("/")
    assert "strict-transport-security" not in answer.headers
    assert "secure" not in answer.headers["set-cookie"].lower()


# --- ways back


@pytest.mark.parametrize(
    "address",
    [
        "//evil.example",
        "////evil.example",
        "/\\evil.example",
        "https://evil.example",
        "/\t/evil.example",
        "///",
        "\\\\a",
    ],
)
def test_nobody_is_sent_to_another_house(address: str) -> None:
    location = back_to(address).url
    assert location == "/" or (location.startswith("/") and not location.startswith(("//", "/\\")))


@pytest.mark.parametrize("address", ["/", "/mine?notice=gone", "/t/abc", "/review/x?ply=3&eyes=all"])
def test_pages_of_the_house_are_led_back_to(address: str) -> None:
    assert back_to(address).url == address
