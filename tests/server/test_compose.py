"""The containers: every word of the file is one that Compose knows, and what belongs together does."""

from __future__ import annotations

import dataclasses
import re
import shlex
from typing import Any

import yaml  # type: ignore[import-untyped]

from spectacula.server.settings import Settings

from .hosting import COMMANDS
from .houses import ROOT
from .proxies import DEPLOY

FILE = DEPLOY / "compose.yaml"
TEXT = FILE.read_text()
FOUND: dict[str, Any] = yaml.safe_load(TEXT)
DURATION = r"(\d+(us|ms|s|m|h))+"
SERVICE = {
    "build": {"context": str, "dockerfile": str},
    "image": r"[a-z][a-z/]*(:[\w.]+)?",
    "command": str,
    "environment": {r"[A-Z_]+": (str, int)},
    "ports": [r"\d+:\d+"],
    "volumes": [r"[\w./-]+:/[\w./-]+(:ro)?"],
    "depends_on": ([str], {r"\w+": {"condition": r"service_(started|healthy|completed_successfully)"}}),
    "healthcheck": {"test": str, "interval": DURATION},
    "restart": r"no|always|on-failure|unless-stopped",
    "stop_grace_period": DURATION,
}
COMPOSE = {"services": {r"[a-z]+": SERVICE}, "volumes": {r"[a-z]+": None}}


def fits(value: Any, shape: Any) -> bool:
    """A type, a pattern for all of a text, a list of one shape, names and their shapes, or one of several shapes."""
    if isinstance(shape, tuple):
        return any(fits(value, each) for each in shape)
    if isinstance(shape, list):
        return isinstance(value, list) and all(fits(each, shape[0]) for each in value)
    if isinstance(shape, dict):
        return isinstance(value, dict) and all(
            any(re.fullmatch(name, key) and fits(each, inner) for name, inner in shape.items())
            for key, each in value.items()
        )
    if isinstance(shape, str):
        return isinstance(value, str) and re.fullmatch(shape, value) is not None
    return value is None if shape is None else isinstance(value, shape)


def test_every_word_is_known() -> None:
    assert fits(FOUND, COMPOSE)


def test_a_wrong_word_is_found() -> None:
    for right, wrong in (
        ("depends_on", "depend_on"),
        ("unless-stopped", "until-stopped"),
        ("interval: 2s", "interval: 2"),
    ):
        assert right in TEXT
        assert not fits(yaml.safe_load(TEXT.replace(right, wrong)), COMPOSE)


def test_services_wait_for_services_that_can_be_well() -> None:
    services = FOUND["services"]
    for service in services.values():
        waits = service.get("depends_on", [])
        assert set(waits) <= set(services)
        for name, how in waits.items() if isinstance(waits, dict) else ():
            assert how["condition"] != "service_healthy" or "healthcheck" in services[name]


def test_what_is_mounted_and_built_is_there() -> None:
    mounted = [line.split(":")[0] for service in FOUND["services"].values() for line in service.get("volumes", [])]
    assert {name for name in mounted if "/" not in name} == set(FOUND["volumes"])
    assert all((DEPLOY / name).is_file() for name in mounted if "/" in name)
    built = FOUND["services"]["house"]["build"]
    assert (DEPLOY / built["context"] / built["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    assert {service["image"] for service in FOUND["services"].values()} >= {"spectacula"}


def test_the_picture_is_made_of_files_that_are_there() -> None:
    lines = (DEPLOY / "Dockerfile").read_text().splitlines()
    copied = [name for line in lines if line.startswith("COPY ") for name in line.split()[1:-1]]
    named = [word for line in lines if line.startswith("RUN ") for word in line.split() if word.endswith(".lock")]
    assert len(copied) > 4 and named and all((ROOT / name).exists() for name in (*copied, *named))


def test_containers_are_told_settings_only() -> None:
    known = {f"SPECTACULA_{field.name.upper()}" for field in dataclasses.fields(Settings)}
    told = set(re.findall(r"(SPECTACULA_\w+):", TEXT))
    assert told - {"SPECTACULA_HOUSE", "SPECTACULA_UPSTREAM"} <= known


def test_what_is_asked_of_the_operator_is_given_by_the_command() -> None:
    """The command of the page, word by word; it stands at the head of the file too."""
    (command,) = [line for line in COMMANDS if "docker compose" in line]
    assert TEXT.startswith(f"# {command}\n")
    name, *words = shlex.split(command)
    assert words == ["docker", "compose", "-f", "deploy/compose.yaml", "up", "--detach"]
    asked = re.findall(r"\$\{(\w+)(?::\?[^}]*)?\}", TEXT)
    assert set(asked) == {name.split("=")[0]} and len(asked) == TEXT.count("$")
