"""Where the house keeps its things and how it behaves."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The user's data folder, or the one named by SPECTACULA_DATA."""
    chosen = os.environ.get("SPECTACULA_DATA")
    return Path(chosen) if chosen else user_data_path("spectacula")


@dataclass
class Settings:
    """Times are in seconds. `workers` search, beside one more for bots that decide at once.

    `tempo` stretches the pace of bots (0: at once), `generosity` the rate limits. A thought is given up after
    `thinking_limit`; a table waits for one, with whatever is in line before it, no longer than `patience`.
    """

    folder: Path = field(default_factory=data_folder)
    database: str | None = None
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    tempo: float = 1.0
    generosity: float = 1.0
    thinking_limit: float = 20.0
    patience: float = 10.0
    heartbeat: float = 15.0
    away_after: float = 6.0
    idle_after: float = 600.0
    finished_after: float = 60.0
    sweep_every: float = 30.0
    https: bool = False

    @property
    def database_url(self) -> str:
        """The database asked for, or the file in the data folder."""
        if self.database:
            return self.database
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return f"sqlite+aiosqlite:///{self.folder / 'house.db'}"

    def secret(self) -> bytes:
        """The key that signs sessions: made once, readable by this user only."""
        path = self.folder / "secret.key"
        if not path.exists():
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            _write_once(path, secrets.token_bytes(32))
        return path.read_bytes()


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
