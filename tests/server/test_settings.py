"""Settings: flags before environment before file, checked before anything starts."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

import pytest

from spectacula.server.configuring import configured
from spectacula.server.finding.seeking import BEAT
from spectacula.server.settings import BadSetting, Settings

DOCS = Path(__file__).parents[2] / "docs" / "settings.md"


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nworkers = 2\nbase_url = "http://file.example"\ntrusted_proxies = ["10.0.0.0/8"]')
    environment = {"SPECTACULA_WORKERS": "3", "SPECTACULA_BASE_URL": "https://env.example/"}
    found = configured({"base_url": "https://flag.example", "port": None}, file, environment)
    assert (found.port, found.workers, found.base_url) == (1, 3, "https://flag.example")
    assert [str(network) for network in found.networks] == ["10.0.0.0/8"]


def test_the_file_in_the_data_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPECTACULA_DATA", str(tmp_path))
    (tmp_path / "settings.toml").write_text("heartbeat = 3")
    found = configured({})
    assert (found.heartbeat, found.folder) == (3.0, tmp_path)


@pytest.mark.parametrize("heartbeat", [0.1, 15.0, 300.0])
def test_no_stream_is_silent_for_so_long_that_pages_take_it_for_broken(heartbeat: float) -> None:
    found = Settings(heartbeat=heartbeat)
    assert max(BEAT, *(found.pulse() for _ in range(1000))) * 1.2 < found.silence


def test_lists_in_the_environment_are_set_apart_by_commas() -> None:
    environment = {"SPECTACULA_ALLOWED_HOSTS": "a.example, *.b.example", "SPECTACULA_HTTPS": "true"}
    found = configured({}, environment=environment)
    assert found.allowed_hosts == ("a.example", "*.b.example") and found.https and found.secure


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("workers = 0", "workers"),
        ('port = "here"', "port"),
        ("no_such_thing = 1", "no_such_thing"),
        ('base_url = "house.example"', "base_url"),
        ('base_url = "https://house.example/below"', "base_url"),
        ('trusted_proxies = ["everybody"]', "trusted_proxies"),
        ("heartbeat = -1", "heartbeat"),
        ('metrics = "everywhere"', "^metrics is an address"),
        ('telemetry = "collector"', "^telemetry is a collector"),
        ("telemetry_share = 2", "telemetry_share"),
        ("this is no toml", "house.toml"),
    ],
)
def test_what_cannot_be_used_is_told_in_one_line(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    with pytest.raises(BadSetting, match=told) as refusal:
        configured({}, file, {})
    assert "\n" not in str(refusal.value)


def test_a_file_that_is_not_there_is_told_if_it_was_named(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="nowhere"):
        configured({}, tmp_path / "nowhere.toml", {})


def test_every_setting_is_documented_with_its_default() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| ([^|]*) \|", DOCS.read_text("utf-8"), re.MULTILINE))
    assert list(told) == [each.name for each in dataclasses.fields(Settings)]
    for each in dataclasses.fields(Settings):
        if isinstance(each.default, (int, float)) and not isinstance(each.default, bool):
            assert told[each.name].strip() == f"{each.default:g}"
