"""How a house behaves and where it keeps its things: the one list of everything that can be set."""

from __future__ import annotations

import os
import random
import secrets
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import SplitResult, urlsplit

from msgspec import Meta

from spectacula.kernel.errors import SpectaculaError

Network = IPv4Network | IPv6Network
Seconds = Annotated[float, Meta(ge=0)]
Count = Annotated[int, Meta(ge=1)]
ANY_HOST = ("*",)


class BadSetting(SpectaculaError):
    """A setting that cannot be used; the message names it and says what it may be."""


def data_folder() -> Path:
    """The user's data folder, or the one named by SPECTACULA_DATA."""
    if chosen := os.environ.get("SPECTACULA_DATA"):
        return Path(chosen)
    from platformdirs import user_data_path  # not needed where the folder is given

    return user_data_path("spectacula")


@dataclass
class Settings:
    """Times are in seconds. `docs/settings.md` tells what each is for."""

    # where
    folder: Path = field(default_factory=data_folder)
    database: str | None = None
    database_connections: Count = 10
    valkey: str = ""
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    processes: Count = 1

    # how the world sees the house
    base_url: str = ""
    allowed_hosts: tuple[str, ...] = ANY_HOST
    trusted_proxies: tuple[str, ...] = ()
    https: bool = False
    frame_ancestors: Literal["none", "self"] = "none"
    guests: bool = True
    accounts: bool = True
    sign_up: Literal["open", "invitation"] = "open"
    site: str = ""

    # letters
    smtp: str = ""
    mail_from: str = ""

    # alerts
    alerts: bool = True
    alert_after: Seconds = 20.0
    alert_pause: Seconds = 900.0
    local_alerts: bool = False

    # how much anybody may ask
    generosity: Annotated[float, Meta(gt=0)] = 1.0
    streams_per_address: Count = 100
    tables_per_person: Annotated[int, Meta(ge=0)] = 0
    waiting_connections: Count = 400
    header_timeout: Seconds = 10.0
    body_timeout: Seconds = 30.0
    idle_timeout: Seconds = 75.0

    # bots
    workers: Annotated[int, Meta(ge=0)] = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    tempo: Seconds = 1.0
    thinking_limit: Seconds = 20.0
    patience: Seconds = 10.0

    # looking after it
    logs: Literal["plain", "json"] = "plain"
    log_requests: bool = False
    metrics: str = ""
    telemetry: str = ""
    telemetry_share: Annotated[float, Meta(ge=0, le=1)] = 1.0
    stop_timeout: Seconds = 10.0
    lease: Annotated[float, Meta(gt=0)] = 6.0

    # tables
    told_within: Seconds = 600.0
    heartbeat: Seconds = 15.0
    away_after: Seconds = 6.0
    idle_after: Seconds = 600.0
    finished_after: Seconds = 60.0
    sweep_every: Seconds = 30.0
    keep_finished_days: Annotated[float, Meta(ge=0)] = 0
    keep_idle_days: Annotated[float, Meta(ge=0)] = 0

    def __post_init__(self) -> None:
        if (self.processes > 1 or self.valkey) and not (self.database or "").startswith("postgres"):
            what = "Valkey is for houses on" if self.valkey else "several processes need"
            raise BadSetting(f"{what} PostgreSQL: set database to postgresql://USER@HOST/NAME")
        if not self.workers and not (self.database or "").startswith("postgres"):
            raise BadSetting("workers = 0 leaves all thinking to `spectacula work`, which needs PostgreSQL as database")
        self.base_url = _plain_base(self.base_url)
        self._check_letters()
        self.metrics_address = _address(self.metrics) if self.metrics else None
        _check_collector(self.telemetry)
        self.networks: tuple[Network, ...] = tuple(_network(each) for each in self.trusted_proxies)

    def _check_letters(self) -> None:
        """Links in letters lead to the operator's own address only, never to one that a browser claims."""
        if not self.smtp:
            return
        server = urlsplit(self.smtp)
        if server.scheme not in ("smtp", "smtps") or not server.hostname:
            raise BadSetting(
                "smtp is a mail server such as smtp://NAME:PASSWORD@mail.example:587 or smtps://mail.example"
            )
        if "@" not in self.mail_from or not self.base_url:
            raise BadSetting("smtp needs mail_from, the sender of letters, and base_url, where their links lead")

    def pulse(self) -> float:
        """The heartbeat of one stream, so that not all beat at once."""
        return self.heartbeat * random.uniform(0.7, 1.3)

    @property
    def silence(self) -> float:
        """Seconds after which a stream that says nothing is broken: clearly longer than any heartbeat."""
        return 2 * self.heartbeat + 10

    @property
    def secure(self) -> bool:
        """Whether visitors come over TLS, here or at a proxy."""
        return self.https or self.base_url.startswith("https:")

    @property
    def where(self) -> str:
        """The database asked for, or the file in the data folder."""
        return self.database or f"sqlite+aiosqlite:///{self.folder / 'house.db'}"

    @property
    def database_url(self) -> str:
        """The same, with a folder to put the file in."""
        if not self.database:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return self.where

    def secret(self) -> bytes:
        """The key that signs sessions: made once, readable by this user only."""
        path = self.folder / "secret.key"
        if not path.exists():
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            _write_once(path, secrets.token_bytes(32))
        return path.read_bytes()

    def keep_secret(self, key: bytes) -> None:
        """Sign sessions with this key from now on."""
        (self.folder / "secret.key").unlink(missing_ok=True)
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        _write_once(self.folder / "secret.key", key)


def _plain_base(url: str) -> str:
    """`https://house.example`, without anything after the name and the port."""
    parts = urlsplit(url.rstrip("/"))
    if url and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query):
        raise BadSetting(f"base_url is an address such as https://house.example, not {url}")
    return parts.geturl()


def _address(text: str) -> tuple[str, int]:
    """`127.0.0.1:9100`, or only the port."""
    host, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdecimal() or not 0 < int(port[:6]) < 65536:
        raise BadSetting(f"metrics is an address such as 127.0.0.1:9100, not {text}")
    return host.strip("[]") or "127.0.0.1", int(port)


def _check_collector(url: str) -> None:
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.hostname or not _has_good_port(parts)):
        raise BadSetting(f"telemetry is a collector such as http://collector.example:4318, not {url}")


def _has_good_port(parts: SplitResult) -> bool:
    try:
        return parts.port != 0
    except ValueError:
        return False


def _network(text: str) -> Network:
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadSetting(f"trusted_proxies are addresses or networks such as 10.0.0.0/8, not {text}") from None


def _write_once(path: Path, data: bytes) -> None:
    """Put the file in place whole, or leave the one somebody else has just put there."""
    draft = path.with_suffix(f".{secrets.token_hex(4)}")
    draft.touch(mode=0o600, exist_ok=False)
    with draft.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
