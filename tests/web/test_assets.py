"""Style sheets and scripts as they are served."""

from __future__ import annotations

import gzip
import json
import posixpath
import re
from pathlib import Path

import pytest

from spectacula.web.assets import assets, listing, url
from spectacula.web.games import OFFERED, board_of

IMPORTED = re.compile(r'(?:import|from)\s*"([^"]+)"')


@pytest.mark.parametrize("name", sorted(name for name in assets() if name.endswith(".js")))
def test_whatever_a_script_imports_is_served(name: str) -> None:
    asked = IMPORTED.findall(assets()[name].content.decode()) if "vendor" not in name else []
    found = {posixpath.normpath(posixpath.join(posixpath.dirname(name), path)) for path in asked}
    assert found <= assets().keys()


@pytest.mark.parametrize("game", OFFERED)
def test_a_games_own_scripts_are_served(game: str) -> None:
    assert {f"games/{game}/{script}" for script in board_of(game).SCRIPTS} <= assets().keys()


@pytest.mark.parametrize("game", OFFERED)
def test_pages_that_name_a_game_know_its_colours(game: str) -> None:
    assert f'[data-game="{game}"]{{--accent:' in assets()["css/tokens.css"].content.decode()


def test_files_that_somebody_else_serves_are_only_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = {"version": "abc", "names": ["css/base.css"], "tokens": ":root{}"}
    (tmp_path / "assets.json").write_text(json.dumps(listed))
    monkeypatch.setattr("spectacula.web.assets.LISTING", tmp_path / "assets.json")
    monkeypatch.setattr("spectacula.web.assets.listing", listing.__wrapped__)
    assert url("css/base.css") == "/static/abc/css/base.css"
    with pytest.raises(KeyError):
        url("css/table.css")


def test_the_sounds_of_the_house_are_a_small_parcel() -> None:
    scripts = [asset.content for name, asset in assets().items() if name.startswith("js/sound")]
    assert scripts and sum(len(gzip.compress(script)) for script in scripts) < 8 * 1024
