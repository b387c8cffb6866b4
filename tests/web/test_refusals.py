"""The API beside the pages: what is asked in a wrong way is told what is wrong, in the API's own shape."""

from __future__ import annotations

from pathlib import Path

from litestar.testing import TestClient

from spectacula.server.settings import Settings
from spectacula.web.app import create


def test_a_wrong_question_is_told_what_is_wrong(tmp_path: Path) -> None:
    with TestClient(create(Settings(folder=tmp_path))) as client:
        token = client.post("/api/players", json={"name": "Ann"}).json()["token"]
        wrong = client.post(
            "/api/tables/none/pace", json={"pace": "warp"}, headers={"Authorization": f"Bearer {token}"}
        )
        assert wrong.status_code == wrong.json()["status_code"] == 400
        assert "pace" in wrong.text and "warp" in wrong.text
        stranger = client.get("/api/tables")
        assert stranger.status_code == stranger.json()["status_code"] == 401 and stranger.json()["detail"]
        nowhere = client.get("/api/nowhere")
        assert nowhere.status_code == nowhere.json()["status_code"] == 404
