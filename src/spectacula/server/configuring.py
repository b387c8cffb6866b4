"""Settings as an operator gives them: on the command line, in the environment, or in a file, in this order."""

from __future__ import annotations

import dataclasses
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from spectacula.server.settings import BadSetting, Settings, data_folder

PREFIX = "SPECTACULA_"
FILE = "settings.toml"
ELSEWHERE = {"folder": "DATA"}  # the environment's name for it, where it is another
LISTS = ("allowed_hosts", "trusted_proxies")
OWN_NAMES: tuple[str, ...] = ()
"""Unless told, a served house answers to numbers, to localhost and to the machine's own name."""


def configured(
    flags: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings of a house that is served. Flags that are None or empty were not given."""
    given = {name: value for name, value in flags.items() if value not in (None, ())}
    values = {"allowed_hosts": OWN_NAMES, **_from_file(file, environment), **_from(environment), **given}
    try:
        return msgspec.convert(values, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$.")
        raise BadSetting(f"the setting {where.rstrip('`')} cannot be used: {what}" if where else what) from None


def _path(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, (str, Path)):
        return Path(value)
    raise NotImplementedError(kind)


def _from(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for each in dataclasses.fields(Settings):
        text = environment.get(PREFIX + ELSEWHERE.get(each.name, each.name.upper()), "")
        if text:
            found[each.name] = _split(text) if each.name in LISTS else text
    return found


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _from_file(file: Path | None, environment: Mapping[str, str]) -> dict[str, Any]:
    """The file that is named, or the one in the data folder if it is there."""
    named = file or (Path(environment[PREFIX + "SETTINGS"]) if environment.get(PREFIX + "SETTINGS") else None)
    path = named or data_folder() / FILE
    if named is None and not path.exists():
        return {}
    try:
        values = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetting(f"cannot read the settings in {path}: {error}") from None
    unknown = sorted(values.keys() - {each.name for each in dataclasses.fields(Settings)})
    if unknown:
        raise BadSetting(f"there is no setting {unknown[0]} ({path})")
    return values
