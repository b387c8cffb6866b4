"""Sessions cannot be forged, forms need their token, and every answer carries the headers."""

from __future__ import annotations

import stat
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, Request, get, post

from spectacula.server.building import build
from spectacula.server.http.foundation import Foundation
from spectacula.server.http.safety import headers_for
from spectacula.server.http.sessions import RENEWED_AFTER, session_config
from spectacula.server.settings import Settings

from .conftest import settings_in
from .visiting import Client, at

pytestmark = pytest.mark.anyio


@get("/who", sync_to_thread=False)
def who(request: Request[Any, Any, Any]) -> dict[str, str | None]:
    return {"player": request.session.get("player")}


@post("/enter", sync_to_thread=False)
def enter(request: Request[Any, Any, Any]) -> None:
    request.set_session({"player": "ann"})


@get("/fail", sync_to_thread=False)
def fail() -> None:
    raise RuntimeError("secret")


@pytest.fixture
async def pages(tmp_path: Path) -> AsyncIterator[Client]:
    app = Litestar([who, enter, fail], plugins=[Foundation(build(settings_in(tmp_path)))])
    async with at(app, raising=False) as client:
        yield client


async def _enter(pages: Client) -> None:
    await pages.get("/who")
    answer = await pages.post("/enter", headers={"X-CSRFToken": pages.cookies["csrf"]})
    assert answer.status_code == 201


async def test_a_session_is_kept_by_its_cookie(pages: Client) -> None:
    await _enter(pages)
    assert (await pages.get("/who")).json() == {"player": "ann"}


async def test_an_answer_that_comes_late_brings_nobody_back(pages: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing says again who somebody is, but after a week."""
    await _enter(pages)
    assert "visitor=" not in (await pages.get("/who")).headers.get("set-cookie", "")
    now = time.time()
    monkeypatch.setattr("time.time", lambda: now + RENEWED_AFTER + 1)
    answer = await pages.get("/who")
    assert (answer.json(), "visitor=" in answer.headers["set-cookie"]) == ({"player": "ann"}, True)
    assert "visitor=" not in (await pages.get("/who")).headers.get("set-cookie", "")


async def test_a_forged_session_is_nobody(pages: Client, tmp_path: Path) -> None:
    await _enter(pages)
    name, true = next((c.name, c.value or "") for c in pages.cookies.jar if c.name.startswith("visitor"))
    other_key = session_config(settings_in(tmp_path / "other"))._backend_class(
        session_config(settings_in(tmp_path / "other"))
    )
    forged = other_key.dump_data({"player": "ann"})[0].decode()
    pages.cookies.clear()
    for value in (forged, true[:-4] + "AAAA", "garbage", "", "a" * 4000):
        answer = await pages.get("/who", headers={"Cookie": f"{name}={value}"})
        assert (answer.status_code, answer.json()) == (200, {"player": None})


async def test_a_form_without_its_token_is_refused(pages: Client) -> None:
    await pages.get("/who")
    for headers in ({}, {"X-CSRFToken": "forged"}):
        assert (await pages.post("/enter", headers=headers)).status_code == 403
    assert (await pages.get("/who")).json() == {"player": None}


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/who", 200),
        ("GET", "/nowhere", 404),
        ("GET", "/fail", 500),
        ("POST", "/enter", 403),
        ("GET", "/api/tables", 401),
    ],
)
async def test_every_answer_carries_the_headers(pages: Client, method: str, path: str, status: int) -> None:
    answer = await pages.request(method, path)
    assert answer.status_code == status
    assert "secret" not in answer.text
    for name, value in headers_for(Settings()).items():
        assert answer.headers[name] == value


def test_the_secret_is_made_once_and_kept_private(tmp_path: Path) -> None:
    settings = settings_in(tmp_path / "data")
    secret = settings.secret()
    assert len(secret) == 32
    assert settings_in(tmp_path / "data").secret() == secret
    assert stat.S_IMODE((tmp_path / "data" / "secret.key").stat().st_mode) == 0o600
    assert settings_in(tmp_path / "elsewhere").secret() != secret
