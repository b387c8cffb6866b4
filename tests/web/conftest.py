"""Houses behind pages are those of the server's tests."""

from __future__ import annotations

from tests.server.lending import lent_processes, own_processes

__all__ = ["lent_processes", "own_processes"]
