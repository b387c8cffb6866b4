"""A game's rules bound together with the drivers that run them, in both gears."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType, SimpleNamespace

from spectacula.engine import gears


class Bound:
    """Rules and drivers that find each other; what is compiled of them is kept under a hash of all of them."""

    def __init__(self, modules: Sequence[ModuleType], data: Sequence[Path]) -> None:
        self.modules = modules
        self.data = data
        self._warm = False

    @cached_property
    def plain(self) -> SimpleNamespace:
        """All rules and drivers as plain Python."""
        return gears.bind(self.modules)

    @cached_property
    def compiled(self) -> SimpleNamespace:
        """The entries as machine code; each compiles, or loads from the cache, on its first call."""
        return gears.compiled(self.modules, self.data, cache_folder())

    @property
    def is_warm(self) -> bool:
        """Whether all entries lie compiled in the cache."""
        self._warm = self._warm or self._sign.exists()
        return self._warm

    def mark_warm(self) -> None:
        """Every entry has been compiled."""
        self._sign.touch()

    @property
    def _sign(self) -> Path:
        """Numba finds compiled code again by place and time of its source, so the sign that it is there names them."""
        sources = [Path(m.__file__) for m in self.modules if m.__file__]
        places = repr([(str(path), path.stat().st_mtime_ns) for path in sources])
        name = f"complete-{hashlib.sha256(places.encode()).hexdigest()[:12]}"
        return cache_folder() / gears.fingerprint(self.modules, self.data) / name


def cache_folder() -> Path:
    """Where compiled rules are kept."""
    if chosen := os.environ.get("SPECTACULA_CACHE"):
        return Path(chosen)
    from platformdirs import user_cache_path

    return user_cache_path("spectacula")
