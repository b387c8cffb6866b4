"""The API beside the pages: what is asked in a wrong way is told what is wrong, in the API's own shape."""

from __future__ import annotations

from pathlib import Path

import pytest

from spectacula.server.building import build
from tests.server.conftest import settings_in
from tests.server.visiting import visiting


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_a_wrong_question_is_told_what_is_wrong(tmp_path: Path) -> None:
    async with visiting(build(settings_in(tmp_path))) as client:
        token = (await client.post("/api/players", json={"name": "Ann"})).json()["token"]
        wrong = await client.post(
            "/api/tables/none/pace", json={"pace": "warp"}, headers={"Authorization": f"Bearer {token}"}
        )
        assert wrong.status_code == wrong.json()["status_code"] == 400
        assert "pace" in wrong.text and "warp" in wrong.text
        stranger = await client.get("/api/tables")
        assert stranger.status_code == stranger.json()["status_code"] == 401 and stranger.json()["detail"]
        nowhere = await client.get("/api/nowhere")
        assert nowhere.status_code == nowhere.json()["status_code"] == 404
