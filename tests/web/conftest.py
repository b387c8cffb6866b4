"""Houses behind pages are those of the server's tests."""

from __future__ import annotations

from tests.server.lending import lent_processes, own_processes
from tests.server.noon import noon

__all__ = ["lent_processes", "noon", "own_processes"]
